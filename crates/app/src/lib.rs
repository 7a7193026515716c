//! What the page is and does, without a browser: [`state::State`] is plain data, [`event::Event`] what can happen to it,
//! [`update::update`] changes it, and what is to be done outside is returned as [`effect::Effect`]s.

pub mod activity;
pub mod animation;
pub mod board;
pub mod certain;
pub mod choices;
pub mod clock;
pub mod course;
pub mod editor;
pub mod effect;
pub mod event;
pub mod figures;
pub mod game_board;
pub mod geometry;
pub mod hand;
pub mod happening;
pub mod hint;
pub mod json;
pub mod lesson;
pub mod library;
pub mod look;
pub mod message;
pub mod moves;
pub mod notice;
pub mod outside;
pub mod page;
pub mod parts;
pub mod pool;
pub mod prover;
pub mod qr;
pub mod record_event;
pub mod rules;
pub mod saved;
pub mod settings;
pub mod shelf;
pub mod sound;
pub mod state;
pub mod statistics;
pub mod status;
pub mod store;
#[cfg(test)]
mod tests;
pub mod update;
pub mod verdict;
pub mod words;
