//! The rules of a game and their notation.
//!
//! Searching and display are separate traits: [`PlayoutPolicy`](crate::playout::PlayoutPolicy), [`Evaluation`](crate::evaluate::Evaluation) and
//! [`Tabletop`](crate::tabletop::Tabletop).

use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::TextError;
use crate::key::KeyHasher;
use crate::named;

/// A position that occurs this often, with the same side to move, is a draw.
pub const REPETITIONS_DRAW: usize = 3;

named! {
    /// One of the two sides, called light and dark in every game.
    #[derive(Default, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Player {
        /// The side with the light pieces.
        #[default]
        Light = "light",
        /// The side with the dark pieces.
        Dark = "dark",
    }
}

impl Player {
    /// Both players, light first.
    pub const BOTH: [Self; 2] = Self::ALL;

    /// The other side.
    #[inline]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }

    /// 0 for light, 1 for dark, to index a pair.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `l` or `d`, as in a position text.
    pub const fn letter(self) -> char {
        match self {
            Self::Light => 'l',
            Self::Dark => 'd',
        }
    }
}

/// The result of a finished game; serialized as its [`name`](Self::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Outcome {
    /// This player has won.
    Win(Player),
    /// A draw.
    Draw,
}

impl From<Outcome> for &'static str {
    fn from(outcome: Outcome) -> Self {
        outcome.name()
    }
}

impl TryFrom<String> for Outcome {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Self::from_name(&name).ok_or_else(|| format!("no outcome: {name}"))
    }
}

impl Outcome {
    /// `light` or `dark` for the winner, or `draw`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win(winner) => winner.name(),
            Self::Draw => "draw",
        }
    }

    /// The outcome with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        if name == Self::Draw.name() { Some(Self::Draw) } else { Player::from_name(name).map(Self::Win) }
    }

    /// The score for `player`: 1 for a win, 0.5 for a draw, 0 for a loss.
    #[inline]
    pub fn score(self, player: Player) -> f32 {
        match self {
            Self::Win(winner) if winner == player => 1.0,
            Self::Win(_) => 0.0,
            Self::Draw => 0.5,
        }
    }
}

/// The reason why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The player to move has no piece left.
    NoPieces,
    /// The player to move has pieces but no legal move.
    NoMoves,
    /// The position has occurred for the third time with the same side to move.
    Repetition,
    /// Too many plies without an irreversible move, such as a capture.
    QuietPlies,
    /// Both sides have passed in turn.
    Passes,
    /// Neither side has a legal move, and the discs were counted.
    Discs,
    /// The players have agreed on a draw.
    Agreement,
    /// A player has resigned.
    Resignation,
    /// A player has run out of time.
    Time,
}

impl Reason {
    /// Whether a player has to claim it over the board. The page ends its games without a claim, but games from files go
    /// on after such draws.
    pub const fn is_claimed(self) -> bool {
        matches!(self, Self::Repetition | Self::QuietPlies)
    }

    /// Whether the position on the board is decided, not only the game: by agreement, resignation or time it isn't.
    pub const fn decides_position(self) -> bool {
        !matches!(self, Self::Agreement | Self::Resignation | Self::Time)
    }
}

/// The outcome of a finished game and its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// The outcome.
    pub outcome: Outcome,
    /// The reason.
    pub reason: Reason,
}

impl Ending {
    /// A draw for this reason.
    #[inline]
    pub(crate) const fn draw(reason: Reason) -> Self {
        Self { outcome: Outcome::Draw, reason }
    }

    /// The ending for a player without a legal move: a loss.
    #[inline]
    pub(crate) fn lost(player: Player, has_pieces: bool) -> Self {
        let reason = if has_pieces { Reason::NoMoves } else { Reason::NoPieces };
        Self { outcome: Outcome::Win(player.opponent()), reason }
    }
}

/// A two-player game of perfect information together with its ruleset.
///
/// A `Game` is a value that holds the rules; positions do not carry them. One move is a whole turn: a capture chain is
/// a single move, so the side to move changes at every ply.
pub trait Game: Clone + Debug + Send + Sync {
    /// A position: the board and the side to move. Two positions are equal if play can continue from them in the same
    /// ways; ply counters are not compared.
    type Position: Copy + Eq + Hash + Debug + Send + Sync;
    /// One whole turn.
    type Move: Copy + Eq + Hash + Debug + Send;

    /// The starting position.
    fn start(&self) -> Self::Position;

    /// The side to move.
    fn to_move(&self, position: &Self::Position) -> Player;

    /// Replaces the contents of `moves` with all legal moves, in a fixed order and without duplicates. The moves are
    /// those of the board: a game that is over by repetition or a ply count may still have some.
    fn moves_into(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);

    /// All legal moves, in a fixed order.
    fn moves(&self, position: &Self::Position) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.moves_into(position, &mut moves);
        moves
    }

    /// The position after `mv`, which must be legal in `position`. An illegal move does not panic, but may give a
    /// meaningless position.
    fn play_unchecked(&self, position: &Self::Position, mv: Self::Move) -> Self::Position;

    /// The position after `mv`; `None` if it is not legal or the game is over.
    fn play(&self, position: &Self::Position, mv: Self::Move) -> Option<Self::Position> {
        let moves = self.moves(position);
        let is_legal = moves.contains(&mv) && self.ending(position, &moves).is_none();
        is_legal.then(|| self.play_unchecked(position, mv))
    }

    /// The number of legal moves; 0 if and only if the game is over. Games may count without listing the moves; `moves`
    /// is scratch space for those that list them.
    fn count_moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>) -> usize {
        self.moves_into(position, moves);
        if self.ending(position, moves).is_some() { 0 } else { moves.len() }
    }

    /// Whether the game is over in `position`, whose legal moves must be `moves`. Draws by repetition depend on the
    /// history and are not detected here: see [`crate::record::Record`].
    fn ending(&self, position: &Self::Position, moves: &[Self::Move]) -> Option<Ending>;

    /// Whether positions can repeat under these rules. Only then do the third occurrence of a position, the count of
    /// quiet plies and an agreement draw a game.
    #[inline]
    fn can_repeat(&self) -> bool {
        false
    }

    /// The halfmove clock: plies since the last irreversible move, such as a capture, or since the start. Positions
    /// before that move cannot occur again. The draw by quiet plies uses the clock; it is 0 in games without
    /// repetition.
    #[inline]
    fn quiet_plies(&self, _position: &Self::Position) -> usize {
        0
    }

    /// The position with its ply counters reset. Games without ply counters have nothing to reset.
    #[inline]
    fn at_rest(&self, position: &Self::Position) -> Self::Position {
        *position
    }

    /// A hash for transposition tables. Equal positions with equal halfmove clocks have equal keys; others almost
    /// certainly differ. The clock takes part because evaluations and the distance to a draw depend on it.
    fn key(&self, position: &Self::Position) -> u64 {
        let mut hasher = KeyHasher::default();
        position.hash(&mut hasher);
        let quiet = self.quiet_plies(position);
        if quiet > 0 {
            hasher.write_usize(quiet);
        }
        hasher.finish()
    }
}

/// The notation of a game's rules, positions and moves.
pub trait Notation: Game {
    /// The ruleset in its shortest text form, such as `merkel,invert=allowed`.
    fn ruleset_text(&self) -> String;

    /// Parses a position.
    ///
    /// # Errors
    /// If the text is not a valid position of this ruleset.
    fn parse_position(&self, text: &str) -> Result<Self::Position, TextError>;

    /// Writes a position. [`Notation::parse_position`] of the result is equal to it.
    fn position_text(&self, position: &Self::Position) -> String;

    /// Parses a move and checks that it is legal in `position`.
    ///
    /// # Errors
    /// If the text is not a move, or not a legal one; the error then lists the legal moves.
    fn parse_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, TextError>;

    /// Writes a move in the game's notation, such as `c2-c3`, `a3xc3xe5`, `f5` or `pass`.
    fn move_text(&self, mv: Self::Move) -> String;
}
