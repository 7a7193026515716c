//! What a game is: its rules, and nothing else.
//!
//! How it is written, searched and shown are traits of their own: [`Notation`](crate::Notation),
//! [`PlayoutPolicy`](crate::playout::PlayoutPolicy), [`Evaluation`](crate::evaluate::Evaluation) and
//! [`Tabletop`](crate::tabletop::Tabletop).

use std::fmt::Debug;
use std::hash::Hash;

/// Occurrences of a position, with the same side to move, that end the game as a draw.
pub const REPETITIONS_DRAW: usize = 3;

/// One of the two sides; in every game they are called light and dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The side with the light pieces.
    Light,
    /// The side with the dark pieces.
    Dark,
}

impl Player {
    /// Both players, light first.
    pub const BOTH: [Self; 2] = [Self::Light, Self::Dark];

    /// The other side.
    #[inline]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }

    /// 0 for light, 1 for dark: the place of this player's things in a pair.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `light` or `dark`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The player of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|player| player.name() == name)
    }

    /// `l` or `d`, as in a position text.
    pub const fn letter(self) -> char {
        match self {
            Self::Light => 'l',
            Self::Dark => 'd',
        }
    }
}

/// How a finished game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player has won.
    Win(Player),
    /// Nobody has won.
    Draw,
}

impl Outcome {
    /// `light` or `dark` for the winner, or `draw`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win(winner) => winner.name(),
            Self::Draw => "draw",
        }
    }

    /// The outcome of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        if name == Self::Draw.name() { Some(Self::Draw) } else { Player::from_name(name).map(Self::Win) }
    }

    /// What the outcome is worth to `player`: 1 for a win, 0.5 for a draw, 0 for a loss.
    #[inline]
    pub fn score(self, player: Player) -> f32 {
        match self {
            Self::Win(winner) if winner == player => 1.0,
            Self::Win(_) => 0.0,
            Self::Draw => 0.5,
        }
    }
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The player to move has no piece left.
    NoPieces,
    /// The player to move has pieces but no legal move.
    NoMoves,
    /// The position has occurred for the third time with the same side to move.
    Repetition,
    /// Too many plies have passed without a capture or another move that cannot be taken back.
    QuietPlies,
    /// Both sides have passed, one after the other.
    Passes,
    /// Nobody can set any more, and the discs were counted.
    Discs,
    /// The players have agreed on a draw.
    Agreement,
    /// A player has given the game up.
    Resignation,
    /// A player's time is up.
    Time,
}

/// A finished game's outcome together with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who has won, if anybody.
    pub outcome: Outcome,
    /// Why the game is over.
    pub reason: Reason,
}

/// A two-player game of perfect information together with its ruleset.
///
/// A `Game` is a value that holds the rules; positions do not carry them. One move is one whole turn: a
/// chain of captures is a single move, so that the side to move always changes between two plies.
pub trait Game: Clone + Debug {
    /// A state of the board with the side to move. Two positions are equal when play can go on from
    /// them in the same ways: counters of plies do not take part.
    type Position: Copy + Eq + Hash + Debug;
    /// One whole turn.
    type Move: Copy + Eq + Hash + Debug;

    /// The position in which a game begins.
    fn start(&self) -> Self::Position;

    /// The side whose turn it is.
    fn to_move(&self, position: &Self::Position) -> Player;

    /// Replaces the contents of `moves` by all legal moves, in a fixed order and without duplicates.
    fn moves_into(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);

    /// All legal moves, in a fixed order.
    fn moves(&self, position: &Self::Position) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.moves_into(position, &mut moves);
        moves
    }

    /// The position after `mv`, which must be legal in `position`: an illegal move gives some position,
    /// which need not make sense.
    fn play_unchecked(&self, position: &Self::Position, mv: Self::Move) -> Self::Position;

    /// The position after `mv`; `None` where it is not legal or the game is over.
    fn play(&self, position: &Self::Position, mv: Self::Move) -> Option<Self::Position> {
        let moves = self.moves(position);
        let is_legal = moves.contains(&mv) && self.ending(position, &moves).is_none();
        is_legal.then(|| self.play_unchecked(position, mv))
    }

    /// Whether the game is over in `position`, whose legal moves are `moves`. Repetition is not seen
    /// here, as it takes the game's history: see [`crate::record::Record`].
    fn ending(&self, position: &Self::Position, moves: &[Self::Move]) -> Option<Ending>;

    /// Whether a position can occur again in the course of a game. It is a rule: only then the third time is a draw, a count
    /// of quiet plies ends the game, and the players may agree on a draw.
    fn can_repeat(&self) -> bool;

    /// Plies since the last one that cannot be taken back, such as a capture, or since the beginning: no earlier position
    /// can occur again. The rules count them for the draw by quiet plies; it is 0 where nothing can be repeated.
    fn quiet_plies(&self, position: &Self::Position) -> usize;
}
