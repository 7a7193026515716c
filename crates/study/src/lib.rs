//! The logic of the study's page, independent of the browser. The board, the record and the features shared with the
//! game's page are in the [`State`](alquerque_app::state::State) of `alquerque_app`; [`Study`] holds everything beyond
//! it.

pub mod address;
pub mod arrows;
pub mod balance;
pub mod command;
pub mod edits;
pub mod effect;
pub mod engine_id;
pub mod engine_words;
pub mod engines;
pub mod event;
pub mod lab;
pub mod limit;
pub mod line_preview;
pub mod move_score;
mod named;
pub mod number;
pub mod other_tab;
pub mod puzzles;
pub mod review;
pub mod shapes;
pub mod studies;
pub mod study;
pub mod symbols;
pub mod tab;
pub mod text_form;
pub mod tree_text;
pub mod uct;
pub mod update;
pub mod view;
pub mod words;
pub mod worker;

pub use event::{Event, Node};
pub use study::Study;
pub use worker::Worker;

#[cfg(test)]
mod tests;
