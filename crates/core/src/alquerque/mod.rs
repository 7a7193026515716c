//! Alquerque de doze: the board of 25 points, its rules and its notation.
//!
//! There are several documented sets of rules, told apart by the options of a [`Ruleset`]. The first, `merkel`, is that of
//! Oliver Merkel's "Alquerque", which is close to the proposals of R. C. Bell, *Board and Table Games from Many
//! Civilizations*, 1979.

mod bitboard;
mod evaluate;
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
pub use game::{Alquerque, PASSES_DRAW, QUIET_PLIES_DRAW};
pub use moves::Move;
pub use point::{Direction, Point};
pub use position::Position;
pub use ruleset::{Capture, Chain, INNER_SQUARE_CHECKERS, InnerSquare, Inverting, Ruleset, Steps};

use crate::GameId;
use crate::catalogue::{GameInfo, NamedRuleset};

/// The game for those who choose one.
pub const INFO: GameInfo = GameInfo {
    id: GameId::Alquerque,
    description: "The thousand-year-old ancestor of draughts: jump over your opponent's checkers on 25 points.",
    rulesets: &[
        NamedRuleset {
            name: "merkel",
            title: "Merkel",
            description: "Forward and sideways only, captures compulsory to the end: every game comes to an end.",
            source: "Oliver Merkel, Alquerque (HTML5); close to R. C. Bell, Board and Table Games, 1979",
        },
        NamedRuleset {
            name: "medieval",
            title: "Medieval",
            description: "Steps along any line, captures compulsory to the end.",
            source: "Alquerque in the mediaeval Book of Games, after the Libro de los juegos, 1283",
        },
        NamedRuleset {
            name: "ancient",
            title: "Ancient",
            description: "Steps along any line, a capture is compulsory but may stop; the last eight fight on the inner square.",
            source: "Alquerque (ancient checkers), El Qirkat",
        },
        NamedRuleset {
            name: "alfonso",
            title: "Alfonso",
            description: "Steps along any line, nothing is compulsory, one capture a turn.",
            source: "Libro de los juegos, Alfonso X, 1283, as Ludii encodes it",
        },
        NamedRuleset {
            name: "murray",
            title: "Murray",
            description: "Steps along any line, nothing is compulsory, captures may go on.",
            source: "H. J. R. Murray, A History of Board-Games Other Than Chess, 1951, as Ludii encodes it",
        },
    ],
};
