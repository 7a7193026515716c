//! The views as data: what they show in a state.

pub mod end_card;
pub mod friend;
pub mod new_game;
pub mod options;
pub mod panel;
pub mod thoughts;
