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
    /// Indexed by rank.
    pub(super) values: Values,
}

#[cfg(not(target_family = "wasm"))]
impl<G: Endgames> Layer<G> {
    /// The result of any rank, also an unused one, as [`Values::outcome`].
    pub(super) fn outcome(&self, rank: usize) -> u8 {
        let has_unused = matches!(self.values, Values::Outcomes(_));
        self.values.outcome(if has_unused { rank } else { self.ranking.rank(&self.ranking.state(rank)) })
    }
}

/// The results of a layer for the side to move.
#[derive(Clone, Debug)]
pub(super) enum Values {
    /// With plies, in the form of [`Value::from_byte`].
    Plies(Vec<u8>),
    /// Without.
    Outcomes(Outcomes),
}

impl Values {
    /// The number of results.
    pub(super) const fn len(&self) -> usize {
        match self {
            Self::Plies(values) => values.len(),
            Self::Outcomes(outcomes) => outcomes.count,
        }
    }

    /// The result with its plies, if they are known.
    #[inline]
    pub(super) fn value(&self, rank: usize) -> Option<Value> {
        match self {
            Self::Plies(values) => Some(Value::from_byte(values[rank])),
            Self::Outcomes(_) => None,
        }
    }

    /// 0 for a draw, or [`WON`] or [`LOST`].
    #[inline]
    pub(super) fn outcome(&self, rank: usize) -> u8 {
        match self {
            Self::Plies(values) => match Value::from_byte(values[rank]) {
                Value::Draw => 0,
                Value::Win(_) => WON,
                Value::Loss(_) => LOST,
            },
            Self::Outcomes(outcomes) => outcomes.get(rank),
        }
    }
}

/// Results without plies, two bits each.
#[derive(Clone, Debug, Default)]
pub(super) struct Outcomes {
    bytes: Vec<u8>,
    count: usize,
}

impl Outcomes {
    /// This many draws; `None` if there is not enough memory.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn draws(count: usize) -> Option<Self> {
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(count.div_ceil(4)).ok()?;
        bytes.resize(count.div_ceil(4), 0);
        Some(Self { bytes, count })
    }

    /// This many results from their bytes; `None` if these are not their form.
    pub(super) fn from_bytes(bytes: &[u8], count: usize) -> Option<Self> {
        let has_outcomes_only = || bytes.iter().all(|byte| byte & byte >> 1 & 0b0101_0101 == 0);
        let rest = count % 4;
        let ends = || rest == 0 || bytes.last().is_none_or(|last| last >> (2 * rest) == 0);
        (bytes.len() == count.div_ceil(4) && has_outcomes_only() && ends())
            .then(|| Self { bytes: bytes.to_vec(), count })
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Replaces a draw.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn decide(&mut self, rank: usize, outcome: u8) {
        self.bytes[rank / 4] |= outcome << (2 * (rank % 4));
    }

    #[inline]
    pub(super) fn get(&self, rank: usize) -> u8 {
        self.bytes[rank / 4] >> (2 * (rank % 4)) & 3
    }
}

/// A win of the side to move, as in [`Values::outcome`].
pub(super) const WON: u8 = 1;
/// A loss of the side to move.
pub(super) const LOST: u8 = 2;

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

    /// The layers that building this one and its counterpart takes, in building order and without counterparts: those that
    /// captures lead to, and promotions.
    pub fn inputs(&self, pieces: [G::Pieces; 2]) -> impl Iterator<Item = [G::Pieces; 2]> + use<G> {
        let [one, two] = pieces.map(Pieces::count);
        let fewest = if self.game.captures_one() { one + two - 1 } else { 0 };
        Self::order(one + two).take_while(move |&earlier| earlier != pieces).filter(move |earlier| {
            // A turn leaves the side to move with all its pieces.
            let [more, less] = earlier.map(Pieces::count);
            let follows = |own, other| own == one && other <= two || own <= one && other == two;
            more + less >= fewest && (follows(more, less) || follows(less, more))
        })
    }

    /// The game, with the default first player.
    pub const fn game(&self) -> G {
        self.game
    }

    /// The result of a state with its plies, if its layer is available and has them.
    pub fn value(&self, state: &G::State) -> Option<Value> {
        let layer = self.layer(G::pieces(state))?;
        if self.game.is_drawn(state) { Some(Value::Draw) } else { layer.values.value(layer.ranking.rank(state)) }
    }

    /// The layers in building order up to the first missing one, each with its counterpart.
    pub fn layers(&self) -> impl Iterator<Item = [G::Pieces; 2]> {
        Self::order(2 * MAX_PIECES).take_while(|&pieces| self.has(pieces)).flat_map(counterparts)
    }

    /// Whether a layer has outcomes without plies.
    pub fn lacks_plies(&self) -> bool {
        self.layers.iter().flatten().flatten().any(|layer| matches!(layer.values, Values::Outcomes(_)))
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
        let (state, player) = (G::state(position), game.to_move(position));
        let layer = self.layer(G::pieces(state))?;
        let result = if self.game.is_drawn(state) { 0 } else { layer.values.outcome(layer.ranking.rank(state)) };
        Some(match result {
            WON => Outcome::Win(player),
            LOST => Outcome::Win(player.opponent()),
            _ => Outcome::Draw,
        })
    }
}

/// A database, if there is one.
impl<G: Endgames, D: Deref<Target = Layers<G>> + Sync> Knowledge<G> for Option<D> {
    #[inline]
    fn outcome(&self, game: &G, position: &G::Position) -> Option<Outcome> {
        self.as_ref()?.outcome(game, position)
    }
}
