//! Layers of states with the same pieces, and lookups in them.

use std::ops::Deref;

use alquerque_core::{Numbering, Outcome, Value};

use super::endgames::{Endgames, Pieces};
use crate::proof::Knowledge;

/// All states with these pieces of the side to move and of the opponent.
#[derive(Clone, Debug)]
pub(super) struct Layer<G: Endgames> {
    pub(super) pieces: [G::Pieces; 2],
    pub(super) ranking: G::Ranking,
    /// Indexed by rank, in the form of [`Value::from_byte`].
    pub(super) values: Vec<u8>,
}

/// The maximum number of pieces of one player.
pub(super) const MAX_PIECES: u32 = 12;

/// The available layers of a game.
#[derive(Clone, Debug)]
pub struct Layers<G: Endgames> {
    game: G,
    /// Indexed by the codes of both sides' pieces.
    layers: Vec<Vec<Option<Layer<G>>>>,
}

impl<G: Endgames> Layers<G> {
    /// A database without layers.
    pub fn new(game: G) -> Self {
        Self { game: game.plain(), layers: Vec::new() }
    }

    /// The layers up to this total of pieces, in the order in which they can be built, starting with one against one.
    /// Each entry stands for a layer and its counterpart with the sides exchanged.
    pub fn order(max: u32) -> impl Iterator<Item = [G::Pieces; 2]> {
        (2..=max).flat_map(|all| (1..=all / 2).flat_map(move |less| pairs(all - less, less)))
    }

    /// The game, with the default first player.
    pub const fn game(&self) -> G {
        self.game
    }

    /// The result of a state, if its layer is available.
    pub fn value(&self, state: &G::State) -> Option<Value> {
        let layer = self.layer(G::pieces(state))?;
        let is_drawn = self.game.is_drawn(state);
        Some(if is_drawn { Value::Draw } else { Value::from_byte(layer.values[layer.ranking.rank(state)]) })
    }

    /// The layers in building order up to the first missing one, each with its counterpart.
    pub fn layers(&self) -> impl Iterator<Item = [G::Pieces; 2]> {
        Self::order(2 * MAX_PIECES).take_while(|&pieces| self.has(pieces)).flat_map(counterparts)
    }

    /// Whether there is a layer for these pieces of the side to move and of the opponent.
    pub fn has(&self, pieces: [G::Pieces; 2]) -> bool {
        self.layer(pieces).is_some()
    }

    #[inline]
    pub(super) fn layer(&self, pieces: [G::Pieces; 2]) -> Option<&Layer<G>> {
        let [own, other] = pieces.map(|pieces| usize::from(pieces.code()));
        self.layers.get(own)?.get(other)?.as_ref()
    }

    /// Inserts a layer.
    pub(super) fn add(&mut self, layer: Layer<G>) {
        let [own, other] = layer.pieces.map(|pieces| usize::from(pieces.code()));
        if self.layers.len() <= own {
            self.layers.resize_with(own + 1, Vec::new);
        }
        if self.layers[own].len() <= other {
            self.layers[own].resize_with(other + 1, || None);
        }
        self.layers[own][other] = Some(layer);
    }
}

/// A layer, and the one with the sides exchanged if it is different.
pub fn counterparts<P: Pieces>([one, two]: [P; 2]) -> impl Iterator<Item = [P; 2]> + Clone {
    [[one, two], [two, one]].into_iter().take(if one == two { 1 } else { 2 })
}

/// The layers with these numbers of pieces, with only one of each pair of counterparts.
fn pairs<P: Pieces>(own: u32, other: u32) -> impl Iterator<Item = [P; 2]> {
    P::all(own).enumerate().flat_map(move |(index, one)| {
        let max = if own == other { index + 1 } else { usize::MAX };
        P::all(other).take(max).map(move |two| [one, two])
    })
}

impl<G: Endgames> Layers<G> {
    /// The result of a position, if its layer is available.
    #[inline]
    pub fn outcome(&self, game: &G, position: &G::Position) -> Option<Outcome> {
        debug_assert_eq!(game.plain(), self.game);
        let player = game.to_move(position);
        self.value(G::state(position)).map(|value| value.outcome(player))
    }
}

/// A database, if there is one.
impl<G: Endgames, D: Deref<Target = Layers<G>>> Knowledge<G> for Option<D> {
    #[inline]
    fn outcome(&self, game: &G, position: &G::Position) -> Option<Outcome> {
        self.as_ref()?.outcome(game, position)
    }
}
