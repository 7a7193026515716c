//! The options of the rulesets.

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
