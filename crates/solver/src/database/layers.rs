//! Layers of states with the same pieces, and looking a state up in them.

use alquerque_core::{Numbering, Outcome};

use super::endgames::{Endgames, Pieces};
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
    pub(super) const fn of_byte(byte: u8) -> Self {
        match byte {
            0 => Self::Draw,
            odd if odd % 2 == 1 => Self::Loss(odd - 1),
            even => Self::Win(even - 1),
        }
    }
}

/// All states with these pieces of whoever is to move, and those of the other.
#[derive(Clone, Debug)]
pub(super) struct Layer<G: Endgames> {
    pub(super) pieces: [G::Pieces; 2],
    pub(super) ranking: G::Ranking,
    /// By rank, as [`Value::of_byte`] reads it.
    pub(super) values: Vec<u8>,
}

/// The most pieces of one player.
pub(super) const MOST: u32 = 12;

/// The layers of a game that were built or read.
#[derive(Clone, Debug)]
pub struct Layers<G: Endgames> {
    game: G,
    /// By the codes of the pieces of both.
    layers: Vec<Vec<Option<Layer<G>>>>,
}

impl<G: Endgames> Layers<G> {
    /// A database without layers.
    pub fn of(game: G) -> Self {
        Self { game: game.plain(), layers: Vec::new() }
    }

    /// The layers in the order in which they can be built, up to so many pieces of both players: those of one and one come first.
    /// Each stands for itself and the one with the players exchanged.
    pub fn order(most: u32) -> impl Iterator<Item = [G::Pieces; 2]> {
        (2..=most).flat_map(|all| (1..=all / 2).flat_map(move |less| pairs(all - less, less)))
    }

    /// The game, whose rules leave out who begins.
    pub const fn game(&self) -> G {
        self.game
    }

    /// How a state ends, where that is in a layer.
    pub fn value(&self, state: &G::State) -> Option<Value> {
        let layer = self.layer(G::pieces(state))?;
        let is_drawn = self.game.is_drawn(state);
        Some(if is_drawn { Value::Draw } else { Value::of_byte(layer.values[layer.ranking.rank(state)]) })
    }

    /// The layers that can be built on one another up to the first that is not there, in their order, each with its counterpart.
    pub fn layers(&self) -> impl Iterator<Item = [G::Pieces; 2]> {
        Self::order(2 * MOST).take_while(|&pieces| self.has(pieces)).flat_map(counterparts)
    }

    /// Whether there is a layer for these pieces of whoever is to move, and those of the other.
    pub fn has(&self, pieces: [G::Pieces; 2]) -> bool {
        self.layer(pieces).is_some()
    }

    #[inline]
    pub(super) fn layer(&self, pieces: [G::Pieces; 2]) -> Option<&Layer<G>> {
        let [own, other] = pieces.map(|pieces| usize::from(pieces.code()));
        self.layers.get(own)?.get(other)?.as_ref()
    }

    /// Puts a layer into its place.
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

    /// How often each value occurs in a layer, by its byte; states that are alike count once. Numbers that stand for no state
    /// count as draws.
    pub fn histogram(&self, pieces: [G::Pieces; 2]) -> [u64; 256] {
        let mut histogram = [0; 256];
        for &value in self.layer(pieces).iter().flat_map(|layer| &layer.values) {
            histogram[usize::from(value)] += 1;
        }
        histogram
    }
}

/// A layer and the one in which it is the other's turn, where that is another one.
pub fn counterparts<P: Pieces>([one, two]: [P; 2]) -> impl Iterator<Item = [P; 2]> + Clone {
    [[one, two], [two, one]].into_iter().take(if one == two { 1 } else { 2 })
}

/// What so many pieces against so many can be; of two layers that are each other's counterpart one.
fn pairs<P: Pieces>(own: u32, other: u32) -> impl Iterator<Item = [P; 2]> {
    P::all(own).enumerate().flat_map(move |(place, one)| {
        let most = if own == other { place + 1 } else { usize::MAX };
        P::all(other).take(most).map(move |two| [one, two])
    })
}

impl<G: Endgames> Layers<G> {
    /// How a position ends, where that is in a layer.
    #[inline]
    pub fn outcome(&self, game: &G, position: &G::Position) -> Option<Outcome> {
        debug_assert_eq!(game.plain(), self.game);
        let player = game.to_move(position);
        self.value(G::state(position)).map(|value| match value {
            Value::Win(_) => Outcome::Win(player),
            Value::Loss(_) => Outcome::Win(player.opponent()),
            Value::Draw => Outcome::Draw,
        })
    }
}

impl<G: Endgames> Knowledge<G> for &Layers<G> {
    #[inline]
    fn outcome(&self, game: &G, position: &G::Position) -> Option<Outcome> {
        Layers::outcome(self, game, position)
    }
}
