//! In what the rulesets differ.

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
