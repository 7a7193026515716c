//! The page's logic, independent of the browser.
//!
//! [`update::update`] applies an [`event::Event`] to the [`state::State`], which is plain data, and returns
//! [`effect::Effect`]s for the page to carry out.

pub mod accuracy;
pub mod activity;
pub mod ai;
pub mod animation;
pub mod announce;
pub mod board;
pub mod clock;
pub mod command;
pub mod editor;
pub mod effect;
pub mod elements;
pub mod end_card;
pub mod event;
pub(crate) mod first;
pub mod game;
pub mod hint;
pub mod importing;
pub mod input;
pub mod installation;
pub mod jobs;
pub mod lesson;
pub mod library;
pub mod live;
pub mod markup;
pub mod new_game;
pub mod notice;
pub mod openings;
pub mod page;
pub mod parts;
pub mod premove;
pub mod prover;
pub mod record;
pub mod settings;
pub mod share;
pub mod shortcuts;
pub mod state;
pub mod statistics;
pub mod storage;
#[cfg(test)]
mod tests;
pub mod text;
pub mod update;
