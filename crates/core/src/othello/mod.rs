//! Othello: eight by eight squares, discs that turn over, and its notation.
//!
//! The rules are those of the World Othello Federation, as Oliver Merkel's `UCThello` tells them; see [`Ruleset`]
//! for his option.

mod bitboard;
mod evaluate;
mod flips;
mod game;
mod movegen;
mod moves;
mod notation;
mod playout;
mod position;
mod ruleset;
mod square;
mod tabletop;

pub use bitboard::Bitboard;
pub use game::Othello;
pub use moves::Move;
pub use position::Position;
pub use ruleset::{Passing, Ruleset};
pub use square::Square;

use crate::GameId;
use crate::catalogue::{GameInfo, NamedRuleset};

/// The game for those who choose one.
pub const INFO: GameInfo = GameInfo {
    id: GameId::Othello,
    description: "Bracket your opponent's discs to turn them over; whoever has most in the end wins.",
    rulesets: &[
        NamedRuleset {
            name: "othello",
            title: "Tournament rules",
            description: "The tournament rules: who has no set must pass, and the game ends when nobody has one.",
            source: "World Othello Federation; Oliver Merkel's UCThello",
        },
        NamedRuleset {
            name: "othello,pass=game-over",
            title: "Without passing",
            description: "No passing: the game ends as soon as the player to move has no set.",
            source: "an option of Oliver Merkel's UCThello",
        },
    ],
};
