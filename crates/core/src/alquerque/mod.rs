//! Alquerque de doze: the board of 25 points, its rules and its notation.
//!
//! The rules are those of Oliver Merkel's "Alquerque", which are close to the proposals of R. C. Bell,
//! *Board and Table Games from Many Civilizations*, 1979.

mod bitboard;
mod game;
mod movegen;
mod moves;
mod notation;
mod playout;
mod point;
mod position;
mod ruleset;
mod tabletop;

pub use bitboard::Bitboard;
pub use game::{Alquerque, QUIET_PLIES_DRAW};
pub use moves::Move;
pub use point::{Direction, Point};
pub use position::Position;
pub use ruleset::{Inverting, Ruleset};

use crate::family::{GameInfo, NamedRuleset};

/// The game for those who choose one.
pub const INFO: GameInfo = GameInfo {
    name: "alquerque",
    title: "Alquerque",
    description: "The thousand-year-old ancestor of draughts: jump over your opponent's checkers on 25 points.",
    rulesets: &[NamedRuleset {
        name: "merkel",
        description: "Forward and sideways only, captures compulsory to the end: every game comes to an end.",
        source: "Oliver Merkel's HTML5 Alquerque; close to R. C. Bell's proposals of 1979",
    }],
};
