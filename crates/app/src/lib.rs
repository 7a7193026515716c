//! The page's logic, independent of the browser.
//!
//! [`update::update`] applies an [`event::Event`] to the [`state::State`], which is plain data, and returns
//! [`effect::Effect`]s for the page to carry out.

pub mod accuracy;
pub mod activity;
pub mod animation;
pub mod backup;
pub mod balance;
pub mod board;
pub mod choices;
pub mod clock;
pub mod drawings;
pub mod editor;
pub mod effect;
pub mod end_card;
pub mod ended_game;
pub mod environment;
pub mod event;
pub mod figures;
pub mod game_event;
pub mod game_mode;
pub mod geometry;
pub mod hand;
pub mod handicap;
mod help;
pub mod hint;
pub mod importing;
pub mod json;
pub mod ladder;
pub mod lesson;
pub mod library;
pub mod live;
pub mod look;
pub mod moves;
pub mod notice;
pub mod nouns;
pub mod page;
pub mod parts;
pub mod player_names;
pub mod pool;
pub mod premove;
pub mod proven;
pub mod prover;
pub mod puzzle_results;
pub mod qr;
pub mod record_event;
pub mod rules;
pub mod saved;
pub mod seat;
pub mod settings;
pub mod shelf;
pub mod shortcuts;
pub mod sound;
pub mod spoken;
pub mod state;
pub mod statistics;
pub mod status;
pub mod store;
#[cfg(test)]
mod tests;
pub mod text;
pub mod title;
pub mod update;
pub mod verdict;
pub mod watchdog;
