//! Layers of states with the same pieces, and looking a state up in them.

use alquerque_core::alquerque::{Alquerque, Inverting, Position, Ranking, Ruleset, State};
use alquerque_core::{Game, Outcome, Player};

use crate::proof::Knowledge;

/// How a state ends for whoever is to move, if both play as well as can be: the winner as quickly as possible, the loser as
/// slowly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A win in so many plies, an odd number.
    Win(u8),
    /// A loss in so many plies, an even number.
    Loss(u8),
    /// Neither can force anything.
    Draw,
}

impl Value {
    /// As a byte: 0 for a draw, else the plies and one more.
    const fn of_byte(byte: u8) -> Self {
        match byte {
            0 => Self::Draw,
            odd if odd % 2 == 1 => Self::Loss(odd - 1),
            even => Self::Win(even - 1),
        }
    }
}

/// All states with so many checkers of whoever is to move, and so many of the other.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    pub(super) ranking: Ranking,
    /// By rank, as [`Value::of_byte`] reads it.
    pub(super) values: Vec<u8>,
}

/// Most checkers of one player.
pub(super) const MOST: usize = 12;

/// The layers of a ruleset that were built or read.
#[derive(Clone, Debug)]
pub struct Database {
    pub(super) game: Alquerque,
    pub(super) layers: [[Option<Layer>; MOST + 1]; MOST + 1],
}

/// Where steps may not be taken back, which ones those are belongs to a state, and databases do not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BarredSteps;

impl Database {
    /// A database without layers.
    ///
    /// # Errors
    /// For rules by which a step may not be taken back.
    pub fn new(ruleset: Ruleset) -> Result<Self, BarredSteps> {
        if ruleset.inverting == Inverting::Forbidden {
            return Err(BarredSteps);
        }
        Ok(Self { game: Alquerque { ruleset: plain(ruleset) }, layers: Default::default() })
    }

    /// The layers in the order in which they can be built, up to so many checkers of both players: those of one and one come first.
    /// Each stands for itself and the one with the numbers exchanged.
    pub fn order(most: u32) -> impl Iterator<Item = [u32; 2]> {
        (2..=most).flat_map(|all| (1..=all / 2).map(move |less| [all - less, less]))
    }

    /// The rules of the game, which light begins.
    pub const fn ruleset(&self) -> Ruleset {
        self.game.ruleset
    }

    /// How a state ends, where that is in a layer.
    pub fn value(&self, state: &State) -> Option<Value> {
        let layer = self.layer(counts(state))?;
        if state.passes() > 0 && (state.passes() > 1 || self.must_pass(state)) {
            return (state.passes() == 1).then_some(Value::Draw);
        }
        Some(Value::of_byte(layer.values[layer.ranking.rank(state)]))
    }

    /// Whether there is a layer for so many checkers of whoever is to move, and so many of the other.
    pub fn has(&self, counts: [u32; 2]) -> bool {
        self.layer(counts).is_some()
    }

    pub(super) fn layer(&self, [own, other]: [u32; 2]) -> Option<&Layer> {
        self.layers.get(own as usize)?.get(other as usize)?.as_ref()
    }

    /// How often each value occurs in a layer, by its byte; states that are alike count once.
    pub fn histogram(&self, counts: [u32; 2]) -> [u64; 256] {
        let mut histogram = [0; 256];
        for &value in self.layer(counts).iter().flat_map(|layer| &layer.values) {
            histogram[usize::from(value)] += 1;
        }
        histogram
    }

    /// Whether a pass is all that there is.
    pub(super) fn must_pass(&self, state: &State) -> bool {
        self.game.moves(&Position::from(*state)).iter().all(|mv| mv.is_pass())
    }
}

/// Who begins has no part in what a state is worth.
pub(super) const fn plain(ruleset: Ruleset) -> Ruleset {
    Ruleset { begin: Player::Light, ..ruleset }
}

/// How many checkers whoever is to move has, and the other.
pub(super) fn counts(state: &State) -> [u32; 2] {
    [state.to_move(), state.to_move().opponent()].map(|player| state.checkers(player).count())
}

impl Database {
    /// How a position ends, where that is in a layer.
    #[inline]
    pub fn outcome(&self, game: &Alquerque, position: &Position) -> Option<Outcome> {
        debug_assert_eq!(plain(game.ruleset), self.game.ruleset);
        let player = position.to_move();
        self.value(position.state()).map(|value| match value {
            Value::Win(_) => Outcome::Win(player),
            Value::Loss(_) => Outcome::Win(player.opponent()),
            Value::Draw => Outcome::Draw,
        })
    }
}

impl Knowledge<Alquerque> for &Database {
    #[inline]
    fn outcome(&self, game: &Alquerque, position: &Position) -> Option<Outcome> {
        Database::outcome(self, game, position)
    }
}
