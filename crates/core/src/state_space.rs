//! States: positions without ply counters, for the solver.

use crate::game::{Game, Outcome, Player};

/// A game whose positions split into a state, which alone decides the legal moves, and ply counters.
///
/// A value proven for a state holds for each of its positions, unless a draw by a count comes first.
pub trait StateSpace: Game {
    /// A hash that is equal for states that differ only by a symmetry of the rules or by exchanging the players along
    /// with their sides of the board, and almost certainly different for others.
    fn canonical_key(&self, position: &Self::Position) -> u64;
}

/// Indexes the states with given pieces, from 0. States that are equivalent by symmetry or by exchanging the players
/// share an index.
pub trait Numbering {
    /// The states to index.
    type State;

    /// The number of indices.
    fn count(&self) -> usize;

    /// The index of a state, which must have these pieces.
    fn rank(&self, state: &Self::State) -> usize;

    /// Whether an index is the canonical one of its state; other indices are unused.
    fn is_used(&self, _rank: usize) -> bool {
        true
    }

    /// The state with an index, which must be less than [`Numbering::count`], with light to move.
    fn state(&self, rank: usize) -> Self::State;
}

/// The result of a state for the side to move with best play, wins as quick and losses as slow as possible. It ignores
/// draws by quiet plies and by repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A win in this many plies, an odd number.
    Win(u8),
    /// A loss in this many plies, an even number.
    Loss(u8),
    /// A draw.
    Draw,
}

impl Value {
    /// As a byte: 0 for a draw, otherwise the plies plus one.
    #[inline]
    pub const fn byte(self) -> u8 {
        match self {
            Self::Draw => 0,
            Self::Win(plies) | Self::Loss(plies) => plies.saturating_add(1),
        }
    }

    /// The value of a byte.
    #[inline]
    pub const fn from_byte(byte: u8) -> Self {
        match byte {
            0 => Self::Draw,
            odd if odd % 2 == 1 => Self::Loss(odd - 1),
            even => Self::Win(even - 1),
        }
    }

    /// The outcome if this player is to move.
    #[inline]
    pub const fn outcome(self, player: Player) -> Outcome {
        match self {
            Self::Win(_) => Outcome::Win(player),
            Self::Loss(_) => Outcome::Win(player.opponent()),
            Self::Draw => Outcome::Draw,
        }
    }

    /// The value of a state, given the values after its moves; `None` if one of them is unknown.
    pub fn from_moves(after: impl IntoIterator<Item = Option<Self>>) -> Option<Self> {
        let (mut quickest, mut slowest, mut is_drawn) = (None::<u8>, 0, false);
        for value in after {
            match value? {
                Self::Loss(plies) => quickest = Some(quickest.map_or(plies, |quickest| quickest.min(plies))),
                Self::Win(plies) => slowest = slowest.max(plies.saturating_add(1)),
                Self::Draw => is_drawn = true,
            }
        }
        Some(match quickest {
            Some(plies) => Self::Win(plies.saturating_add(1)),
            None if is_drawn => Self::Draw,
            None => Self::Loss(slowest),
        })
    }
}
