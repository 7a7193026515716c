//! The study's views as data: what they show in a state.

pub mod analysis;
pub mod engines;
pub mod lab;
pub mod puzzles;
pub mod review;
pub mod studies;
pub mod tree;
pub mod uct;

use alquerque_app::markup::Words;

/// A move as a text of the page.
fn moves(text: &str) -> Words {
    crate::words::move_text(text).into()
}
