//! The options of the rules, the named rulesets, and their text form.

use std::fmt;
use std::str::FromStr;

use super::point::{Direction, SIZE};
use super::{Bitboard, Point};
use crate::options::{self, RuleOption};
use crate::{Player, TextError};

/// Where a checker may step without capturing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Steps {
    /// Along a line forward, diagonally forward or sideways, but not from the opponent's base row.
    #[default]
    Forward,
    /// Along any line.
    Any,
}

/// Whether a checker may take back its own last step, each checker for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Inverting {
    /// A checker may not step back to the point that it left with its own last move.
    #[default]
    Forbidden,
    /// A checker may step back.
    Allowed,
}

/// Whether a player who can capture has to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Capture {
    /// A step is legal only where no capture is.
    #[default]
    Compulsory,
    /// A player may step instead.
    Optional,
}

/// How long a chain of captures is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Chain {
    /// It goes on until no further capture is possible.
    #[default]
    Compulsory,
    /// It may stop after any jump.
    Optional,
    /// One jump a turn.
    Single,
}

/// Whether play withdraws to the inner 3 x 3 points when few checkers are left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum InnerSquare {
    /// All points are played on to the end.
    #[default]
    Off,
    /// Once only [`INNER_SQUARE_CHECKERS`] checkers are on the board, nobody lands on the edge any more, and checkers on the
    /// edge must move to the inner square first.
    FromEight,
}

/// The number of checkers from which on the inner square counts.
pub const INNER_SQUARE_CHECKERS: u32 = 8;

/// The rules of one kind of Alquerque.
///
/// Its text form is the name of one of [`Ruleset::NAMED`] and the options in which it differs: `merkel`,
/// `merkel,invert=allowed`, `murray,begin=dark`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Where a checker may step.
    pub steps: Steps,
    /// Whether a checker may take back its own last step.
    pub inverting: Inverting,
    /// Whether captures are compulsory.
    pub capture: Capture,
    /// How long a chain of captures is.
    pub chain: Chain,
    /// Whether the end game is played on the inner square.
    pub inner_square: InnerSquare,
    /// Who begins.
    pub begin: Player,
}

impl Default for Ruleset {
    fn default() -> Self {
        Self::MERKEL
    }
}

/// The options by their names in a text, each with its values.
const OPTIONS: [RuleOption<Ruleset>; 6] = [
    (
        "steps",
        &[
            ("forward", |rules| Ruleset { steps: Steps::Forward, ..rules }),
            ("any", |rules| Ruleset { steps: Steps::Any, ..rules }),
        ],
    ),
    (
        "invert",
        &[
            ("forbidden", |rules| Ruleset { inverting: Inverting::Forbidden, ..rules }),
            ("allowed", |rules| Ruleset { inverting: Inverting::Allowed, ..rules }),
        ],
    ),
    (
        "capture",
        &[
            ("compulsory", |rules| Ruleset { capture: Capture::Compulsory, ..rules }),
            ("optional", |rules| Ruleset { capture: Capture::Optional, ..rules }),
        ],
    ),
    (
        "chain",
        &[
            ("compulsory", |rules| Ruleset { chain: Chain::Compulsory, ..rules }),
            ("optional", |rules| Ruleset { chain: Chain::Optional, ..rules }),
            ("single", |rules| Ruleset { chain: Chain::Single, ..rules }),
        ],
    ),
    (
        "inner",
        &[
            ("off", |rules| Ruleset { inner_square: InnerSquare::Off, ..rules }),
            ("8", |rules| Ruleset { inner_square: InnerSquare::FromEight, ..rules }),
        ],
    ),
    (
        "begin",
        &[
            ("light", |rules| Ruleset { begin: Player::Light, ..rules }),
            ("dark", |rules| Ruleset { begin: Player::Dark, ..rules }),
        ],
    ),
];

impl Ruleset {
    /// The rules of Oliver Merkel's HTML5 Alquerque.
    pub const MERKEL: Self = Self {
        steps: Steps::Forward,
        inverting: Inverting::Forbidden,
        capture: Capture::Compulsory,
        chain: Chain::Compulsory,
        inner_square: InnerSquare::Off,
        begin: Player::Light,
    };
    /// Alquerque in the mediaeval Book of Games, with both kinds of compulsion.
    pub const MEDIEVAL: Self = Self { steps: Steps::Any, inverting: Inverting::Allowed, ..Self::MERKEL };
    /// Ancient checkers: chains may stop, and the end game is played on the inner square.
    pub const ANCIENT: Self = Self { chain: Chain::Optional, inner_square: InnerSquare::FromEight, ..Self::MEDIEVAL };
    /// The words of the Libro de los juegos alone: nothing is compulsory, and one capture is made at a time.
    pub const ALFONSO: Self = Self { capture: Capture::Optional, chain: Chain::Single, ..Self::MEDIEVAL };
    /// Murray's reading: nothing is compulsory, and chains are possible.
    pub const MURRAY: Self = Self { capture: Capture::Optional, chain: Chain::Optional, ..Self::MEDIEVAL };

    /// The rulesets that have a name.
    pub const NAMED: [(&'static str, Self); 5] = [
        ("merkel", Self::MERKEL),
        ("medieval", Self::MEDIEVAL),
        ("ancient", Self::ANCIENT),
        ("alfonso", Self::ALFONSO),
        ("murray", Self::MURRAY),
    ];

    /// The directions in which `player`'s checkers step without capturing.
    pub const fn step_directions(self, player: Player) -> &'static [Direction] {
        use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
        match (self.steps, player) {
            (Steps::Any, _) => &Direction::ALL,
            (Steps::Forward, Player::Light) => &[North, NorthEast, East, West, NorthWest],
            (Steps::Forward, Player::Dark) => &[East, SouthEast, South, SouthWest, West],
        }
    }

    /// The points from which `player`'s checkers may step as long as the inner square does not matter.
    pub const fn step_origins(self, player: Player) -> Bitboard {
        match self.steps {
            Steps::Any => Bitboard::ALL,
            Steps::Forward => Bitboard(Bitboard::ALL.0 & !Bitboard::row(far_row(player)).0),
        }
    }

    /// Whether the direction, origin and target of a step are such that the ruleset would let `player` make it on
    /// an empty board.
    pub fn has_step(self, player: Player, from: Point, direction: Direction) -> bool {
        self.step_directions(player).contains(&direction)
            && self.step_origins(player).contains(from)
            && from.neighbour(direction).is_some()
    }

    /// Whether a game could go on for ever, so that repetition and a count of quiet plies end it, and a draw can be
    /// agreed on. Where checkers only step forward and sideways and never straight back, each runs out of steps; where they
    /// step along any line they can walk in circles.
    pub const fn can_repeat(self) -> bool {
        matches!((self.steps, self.inverting), (Steps::Any, _) | (_, Inverting::Allowed))
    }
}

const fn far_row(player: Player) -> u8 {
    match player {
        Player::Light => SIZE - 1,
        Player::Dark => 0,
    }
}

impl fmt::Display for Ruleset {
    /// Writes the name of the nearest named ruleset, the first of several, and the options in which this one differs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        options::write(f, *self, &Self::NAMED, &OPTIONS)
    }
}

impl FromStr for Ruleset {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        options::parse(text, &Self::NAMED, &OPTIONS)
    }
}
