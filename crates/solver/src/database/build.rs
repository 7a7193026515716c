//! Builds layers by retrograde analysis: from the ends of games backwards, ply by ply (K. Thompson, *Retrograde
//! Analysis of Certain Endgames*, 1986).
//!
//! Captures and promotions lead to layers that already exist. Within a layer and its counterpart, a state gets its
//! value as soon as the values after its moves determine it. So whenever a state is decided in n plies, its
//! predecessors are examined.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering::Relaxed};

use alquerque_core::{Numbering, Value};

use super::endgames::{Endgames, Pieces};
use super::layers::{Layer, Layers, Values, counterparts};

/// The reason why a layer was not built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildError {
    /// It was stopped.
    Stopped,
    /// There is not enough memory for this many bytes.
    NoRoom(usize),
}

/// States that a thread takes at once, between checks for a stop: several milliseconds of work.
const CHUNK_RANKS: usize = 1 << 12;

/// A layer under construction.
struct LayerBuilder<G: Endgames> {
    pieces: [G::Pieces; 2],
    ranking: G::Ranking,
    values: Vec<AtomicU8>,
}

impl<G: Endgames> LayerBuilder<G> {
    fn new(game: G, pieces: [G::Pieces; 2]) -> Result<Self, BuildError> {
        let ranking = game.ranking(pieces);
        let count = ranking.count();
        let mut values = Vec::new();
        values.try_reserve_exact(count).map_err(|_| BuildError::NoRoom(count))?;
        values.resize_with(count, AtomicU8::default);
        Ok(Self { pieces, ranking, values })
    }

    fn done(self) -> Layer<G> {
        let values = self.values.into_iter().map(AtomicU8::into_inner).collect();
        Layer { pieces: self.pieces, ranking: self.ranking, values: Values::Plies(values) }
    }
}

/// A layer and its counterpart, which are the same if both players have the same pieces.
struct Pair<'a, G: Endgames> {
    known: &'a Layers<G>,
    layers: Vec<LayerBuilder<G>>,
    /// The maximum value so far.
    max_value: AtomicU8,
    stopped: AtomicBool,
}

impl<G: Endgames> Layers<G> {
    /// Adds the layer of these pieces and its counterpart, using this many threads. All earlier layers in the order
    /// must exist, with plies. Calls `go_on` every few thousand states with the number of finished plies and of known plies; its
    /// result says whether to continue.
    ///
    /// # Errors
    /// If it was stopped or there is not enough memory; nothing is added then.
    pub fn build(
        &mut self,
        pieces: [G::Pieces; 2],
        threads: usize,
        go_on: &(dyn Fn(u8, u8) -> bool + Sync),
    ) -> Result<(), BuildError> {
        let layers =
            counterparts(pieces).map(|pieces| LayerBuilder::new(self.game(), pieces)).collect::<Result<_, _>>()?;
        let pair = Pair { known: self, layers, max_value: AtomicU8::new(0), stopped: AtomicBool::new(false) };
        pair.for_all(threads, &|| go_on(0, pair.max_value.load(Relaxed)), |layer, rank, moves| {
            if layer.ranking.is_used(rank) {
                let state = layer.ranking.state(rank);
                pair.lower_value(layer, rank, pair.value_from_moves(&state, 0, moves));
            }
        })?;
        let mut value = 1;
        while value <= pair.max_value.load(Relaxed) {
            pair.for_all(threads, &|| go_on(value, pair.max_value.load(Relaxed)), |layer, rank, moves| {
                if layer.values[rank].load(Relaxed) == value {
                    pair.update_predecessors(&layer.ranking.state(rank), value, moves);
                }
            })?;
            value += 1;
        }
        for layer in pair.layers {
            self.add(layer.done());
        }
        Ok(())
    }
}

impl<G: Endgames> Pair<'_, G> {
    /// Visits every state of both layers until it is stopped.
    fn for_all(
        &self,
        threads: usize,
        go_on: &(dyn Fn() -> bool + Sync),
        work: impl Fn(&LayerBuilder<G>, usize, &mut Vec<G::Move>) + Sync,
    ) -> Result<(), BuildError> {
        for layer in &self.layers {
            let next = AtomicUsize::new(0);
            let one = || {
                let mut moves = Vec::new();
                loop {
                    let from = next.fetch_add(CHUNK_RANKS, Relaxed);
                    if from >= layer.values.len() || self.stopped.load(Relaxed) {
                        break;
                    }
                    if !go_on() {
                        self.stopped.store(true, Relaxed);
                        break;
                    }
                    for rank in from..(from + CHUNK_RANKS).min(layer.values.len()) {
                        work(layer, rank, &mut moves);
                    }
                }
            };
            std::thread::scope(|scope| {
                for _ in 1..threads.max(1) {
                    scope.spawn(one);
                }
                one();
            });
        }
        if self.stopped.load(Relaxed) { Err(BuildError::Stopped) } else { Ok(()) }
    }

    /// The layer of these pieces, if it is one of the two.
    #[inline]
    fn layer(&self, pieces: [G::Pieces; 2]) -> Option<&LayerBuilder<G>> {
        self.layers.iter().find(|layer| layer.pieces == pieces)
    }

    /// Examines the predecessors of a state with this value.
    fn update_predecessors(&self, state: &G::State, value: u8, moves: &mut Vec<G::Move>) {
        self.known.game().before(state, |before| {
            let Some(layer) = self.layer(G::pieces(&before)) else { return };
            let rank = layer.ranking.rank(&before);
            let known = layer.values[rank].load(Relaxed);
            if known == 0 || known > value + 1 {
                self.lower_value(layer, rank, self.value_from_moves(&before, value, moves));
            }
        });
    }

    /// Sets the value of a state if none is known or the known one is larger.
    fn lower_value(&self, layer: &LayerBuilder<G>, rank: usize, value: u8) {
        // A value that does not fit in a byte would look like a draw; `Layers::check` would find it.
        if value == 0 || value == u8::MAX {
            return;
        }
        // A race is harmless, as other threads find the same value.
        let known = layer.values[rank].load(Relaxed);
        if known == 0 || value < known {
            layer.values[rank].store(value, Relaxed);
            self.max_value.fetch_max(value, Relaxed);
        }
    }

    /// The value of a state according to its moves, counting only values up to `max` in these layers; 0 if they do not
    /// decide it.
    fn value_from_moves(&self, state: &G::State, max: u8, moves: &mut Vec<G::Move>) -> u8 {
        let game = self.known.game();
        let position = (*state).into();
        game.moves_into(&position, moves);
        let (mut quickest, mut slowest) = (u8::MAX, 0);
        let mut all_lose = true;
        for &mv in moves.iter() {
            let next = self.after(G::state(&game.play_unchecked(&position, mv)), max);
            match next {
                0 => all_lose = false,
                loss if loss % 2 == 1 => {
                    quickest = quickest.min(loss.saturating_add(1));
                    all_lose = false;
                }
                win => slowest = slowest.max(win),
            }
        }
        match (quickest, all_lose) {
            (u8::MAX, true) => slowest + 1,
            (u8::MAX, false) => 0,
            (win, _) => win,
        }
    }

    /// The value of the state after a move.
    #[inline]
    fn after(&self, state: &G::State, max: u8) -> u8 {
        let pieces = G::pieces(state);
        if pieces[0].count() == 0 {
            return 1;
        }
        if self.known.game().is_drawn(state) {
            return 0;
        }
        match self.layer(pieces) {
            Some(layer) => {
                let value = layer.values[layer.ranking.rank(state)].load(Relaxed);
                if value > max { 0 } else { value }
            }
            None => self.known.value(state).map_or(0, Value::byte),
        }
    }
}
