//! The options of all rulesets and their values, with their texts.

use crate::{Player, named};

named! {
    /// An option of the rules, by its name in a ruleset's text, such as `invert`.
    #[derive(Hash)]
    pub enum RuleOption {
        /// Where a checker of Alquerque may step.
        Steps = "steps",
        /// Whether a checker of Alquerque may undo its own last step.
        Inverting = "invert",
        /// Whether captures are compulsory.
        Capture = "capture",
        /// The length of capture chains.
        Chain = "chain",
        /// Whether the endgame is played on the inner square.
        InnerSquare = "inner",
        /// What happens to a player of Othello without a legal move.
        Passing = "pass",
        /// The side that moves first.
        Begin = "begin",
    }
}

/// A value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleValue {
    /// A value of [`RuleOption::Steps`].
    Steps(Steps),
    /// A value of [`RuleOption::Inverting`].
    Inverting(Inverting),
    /// A value of [`RuleOption::Capture`].
    Capture(Capture),
    /// A value of [`RuleOption::Chain`].
    Chain(Chain),
    /// A value of [`RuleOption::InnerSquare`].
    InnerSquare(InnerSquare),
    /// A value of [`RuleOption::Passing`].
    Passing(Passing),
    /// A value of [`RuleOption::Begin`].
    Begin(Player),
}

impl RuleValue {
    /// The option to which the value belongs.
    pub const fn option(self) -> RuleOption {
        match self {
            Self::Steps(_) => RuleOption::Steps,
            Self::Inverting(_) => RuleOption::Inverting,
            Self::Capture(_) => RuleOption::Capture,
            Self::Chain(_) => RuleOption::Chain,
            Self::InnerSquare(_) => RuleOption::InnerSquare,
            Self::Passing(_) => RuleOption::Passing,
            Self::Begin(_) => RuleOption::Begin,
        }
    }

    /// The value in a ruleset's text after the option's name, such as `allowed`.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Steps(Steps::Forward) => "forward",
            Self::Steps(Steps::Any) => "any",
            Self::Inverting(Inverting::Forbidden) => "forbidden",
            Self::Inverting(Inverting::Allowed) => "allowed",
            Self::Capture(Capture::Compulsory) | Self::Chain(Chain::Compulsory) => "compulsory",
            Self::Capture(Capture::Optional) | Self::Chain(Chain::Optional) => "optional",
            Self::Chain(Chain::Single) => "single",
            Self::InnerSquare(InnerSquare::Off) => "off",
            Self::InnerSquare(InnerSquare::FromEight) => "8",
            Self::Passing(Passing::Must) => "must",
            Self::Passing(Passing::GameOver) => "game-over",
            Self::Begin(player) => player.name(),
        }
    }
}

/// An option of a game's rulesets. Its values can be combined freely with those of the game's other options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The option.
    pub option: RuleOption,
    /// Its values, the default first.
    pub values: &'static [RuleValue],
}

impl OptionInfo {
    /// The value with this text.
    pub fn value(&self, text: &str) -> Option<RuleValue> {
        self.values.iter().copied().find(|value| value.text() == text)
    }
}

/// Where a checker may step without capturing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Steps {
    /// Along a line forward, diagonally forward or sideways, but not from the opponent's base row.
    #[default]
    Forward,
    /// Along any line.
    Any,
}

/// Whether a checker may undo its own last step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Inverting {
    /// A checker may not step back to the point that it left with its own last move.
    #[default]
    Forbidden,
    /// A checker may step back.
    Allowed,
}

/// Whether captures are compulsory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Capture {
    /// Steps are legal only if no capture is.
    #[default]
    Compulsory,
    /// A player may step instead.
    Optional,
}

/// The length of capture chains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Chain {
    /// It goes on until no further capture is possible.
    #[default]
    Compulsory,
    /// It may stop after any jump.
    Optional,
    /// One jump per turn.
    Single,
}

/// Whether the endgame with few checkers is played on the inner 3 x 3 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum InnerSquare {
    /// The whole board stays in play.
    #[default]
    Off,
    /// With [`INNER_SQUARE_CHECKERS`] checkers or fewer, no move ends on the edge, and checkers on the edge must enter
    /// the inner square first.
    FromEight,
}

/// From this number of checkers down, the inner square is in force.
pub const INNER_SQUARE_CHECKERS: u32 = 8;

/// What happens to a player who cannot place a disc.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passing {
    /// The player passes if the opponent can place a disc: the World Othello Federation's rule.
    #[default]
    Must,
    /// The game is over at once: an option of `UCThello`.
    GameOver,
}
