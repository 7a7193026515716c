//! Renders the state to the page.

pub(crate) mod animation;
pub(crate) mod arrow;
pub(crate) mod board;
pub(crate) mod editor;
pub(crate) mod elements;
pub(crate) mod end_card;
pub(crate) mod fields;
pub(crate) mod figures;
pub(crate) mod friend;
pub(crate) mod heading;
pub(crate) mod moves;
pub(crate) mod new_game;
pub(crate) mod options;
pub(crate) mod pages;
pub(crate) mod parts;
mod rules;
