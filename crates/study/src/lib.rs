//! The logic of the study's page, independent of the browser. The board, the record and the features shared with the
//! game's page are in the [`State`](alquerque_app::state::State) of `alquerque_app`; [`Study`] holds everything beyond
//! it.

pub mod address;
pub mod command;
pub mod effect;
pub mod engines;
pub mod event;
pub mod lab;
pub mod puzzles;
pub mod record;
pub mod review;
pub mod studies;
pub mod study;
pub mod tab;
#[cfg(test)]
mod tests;
pub mod text;
pub mod uct;
pub mod update;
pub mod worker;

pub use crate::event::{Event, NodeEvent};
pub use crate::study::Study;
pub use crate::worker::Worker;
