//! The views as data: what they show in a state.

pub mod end_card;
pub mod friend;
pub mod moves;
pub mod new_game;
pub mod options;
pub mod panel;
pub mod record;
pub mod shortcuts;
pub mod statistics;
pub mod thoughts;
