//! What the page is and does, without a browser: [`state::State`] is plain data, [`event::Event`] what can happen to it,
//! [`update::update`] changes it, and what is to be done outside is returned as [`event::Effect`]s.
#![allow(missing_docs, reason = "the fields' docs are being completed")]

pub mod board;
pub mod choices;
pub mod desk;
pub mod editor;
pub mod event;
pub mod figures;
pub mod geometry;
pub mod hand;
pub mod library;
pub mod look;
pub mod saved;
pub mod settings;
pub mod state;
pub mod status;
pub mod store;
#[cfg(test)]
mod tests;
pub mod update;
