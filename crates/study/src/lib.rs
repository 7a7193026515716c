//! What the study's page is and does beside the game's, without a browser. The board, the record and all that a game's page can do are
//! the [`State`](alquerque_app::state::State) of `alquerque_app`; the [`Study`] goes along with it.

pub mod arrows;
pub mod balance;
pub mod edits;
pub mod effect;
pub mod engine_id;
pub mod engines;
pub mod event;
pub mod lab;
pub mod number;
pub mod review;
pub mod study;
pub mod symbols;
pub mod tab;
pub mod text_form;
pub mod tree_text;
pub mod uct;
pub mod update;
pub mod words;
pub mod worker;

pub use event::{Event, Node};
pub use study::Study;
pub use worker::Worker;

#[cfg(test)]
mod tests;
