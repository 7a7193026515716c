//! Building layers, by retrograde analysis: from the ends of games backwards, ply by ply (K. Thompson, *Retrograde Analysis of
//! Certain Endgames*, 1986).
//!
//! Captures lead to layers that are there already. Within a layer and its counterpart, where the other is to move, a state is worth
//! what its moves lead to, as soon as that is certain: so of each state that is decided in so many plies all are looked at from
//! which a step leads to it.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering::Relaxed};

use alquerque_core::alquerque::{Alquerque, Bitboard, InnerSquare, Move, Position, Ranking, State};
use alquerque_core::{Game, Player};

use super::layers::{Database, Layer, counts};

/// It was asked to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// States that a thread takes at once.
const SHARE: usize = 1 << 14;

/// A layer that is being built.
struct Growing {
    ranking: Ranking,
    values: Vec<AtomicU8>,
}

impl Growing {
    fn new(game: Alquerque, [own, other]: [u32; 2]) -> Self {
        let ranking = Ranking::new(game.ruleset, own, other);
        let values = (0..ranking.count()).map(|_| AtomicU8::new(0)).collect();
        Self { ranking, values }
    }

    fn done(self) -> Layer {
        let values = self.values.into_iter().map(AtomicU8::into_inner).collect();
        Layer { ranking: self.ranking, values }
    }
}

/// A layer and its counterpart; one and the same where both players have as many checkers.
struct Pair<'a> {
    known: &'a Database,
    layers: Vec<Growing>,
    /// The greatest value that occurs.
    greatest: AtomicU8,
    stopped: AtomicBool,
}

impl Database {
    /// Adds the layer of so many checkers of either player, and its counterpart. All layers of fewer checkers must be there. Uses
    /// so many threads; `go_on` hears now and then how many plies are done, of those that are known to come, and says whether to go on.
    ///
    /// # Errors
    /// Where it was stopped; then nothing is added.
    pub fn build(
        &mut self,
        [one, two]: [u32; 2],
        threads: usize,
        go_on: &(dyn Fn(u8, u8) -> bool + Sync),
    ) -> Result<(), Stopped> {
        let mut layers = vec![Growing::new(self.game, [one, two])];
        if one != two {
            layers.push(Growing::new(self.game, [two, one]));
        }
        let pair = Pair { known: self, layers, greatest: AtomicU8::new(0), stopped: AtomicBool::new(false) };
        pair.for_all(threads, |layer, rank, moves| {
            if layer.ranking.is_used(rank) {
                let state = layer.ranking.state(rank);
                pair.note(layer, rank, pair.worth(&state, 0, moves));
            }
        });
        let mut value = 1;
        while value <= pair.greatest.load(Relaxed) {
            if !go_on(value, pair.greatest.load(Relaxed)) {
                return Err(Stopped);
            }
            pair.for_all(threads, |layer, rank, moves| {
                if layer.values[rank].load(Relaxed) == value {
                    pair.look_back(&layer.ranking.state(rank), value, moves);
                }
            });
            // No state of few checkers takes as many plies as a byte can count; one that did would not be told from a draw.
            let Some(next) = value.checked_add(1) else { break };
            value = next;
        }
        if pair.stopped.load(Relaxed) {
            return Err(Stopped);
        }
        for layer in pair.layers {
            let [own, other] = layer.ranking.checkers();
            self.layers[own as usize][other as usize] = Some(layer.done());
        }
        Ok(())
    }
}

impl Pair<'_> {
    /// Does something for every state of both layers.
    fn for_all(&self, threads: usize, work: impl Fn(&Growing, usize, &mut Vec<Move>) + Sync) {
        for layer in &self.layers {
            let next = AtomicUsize::new(0);
            let one = || {
                let mut moves = Vec::new();
                loop {
                    let from = next.fetch_add(SHARE, Relaxed);
                    if from >= layer.values.len() {
                        break;
                    }
                    for rank in from..(from + SHARE).min(layer.values.len()) {
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
    }

    /// The layer of a state, if it is one of these.
    fn layer(&self, counts: [u32; 2]) -> Option<&Growing> {
        self.layers.iter().find(|layer| layer.ranking.checkers() == counts)
    }

    /// Looks at all states from which a step may lead to this one, which is worth `value`.
    fn look_back(&self, state: &State, value: u8, moves: &mut Vec<Move>) {
        // The state is seen with light to move: dark has moved.
        let ruleset = self.known.game.ruleset;
        let [own, other] = Player::BOTH.map(|player| state.checkers(player));
        let Some(layer) = self.layer([other.count(), own.count()]) else { return };
        let mut look_at = |checkers| {
            let Some(before) = State::new([own, checkers], Player::Dark) else { return };
            let rank = layer.ranking.rank(&before);
            let known = layer.values[rank].load(Relaxed);
            if known == 0 || known > value + 1 {
                self.note(layer, rank, self.worth(&before, value, moves));
            }
        };
        for &direction in ruleset.step_directions(Player::Dark) {
            let back = direction.opposite();
            for to in other.with_lines(direction).iter() {
                let Some(from) = to.neighbour(back).filter(|&from| state.empty().contains(from)) else { continue };
                look_at((other & !Bitboard::from(to)) | from.into());
            }
        }
        if ruleset.inner_square != InnerSquare::Off {
            look_at(other);
        }
    }

    /// Notes what a state is worth, where that is better than what was known.
    fn note(&self, layer: &Growing, rank: usize, value: u8) {
        if value == 0 {
            return;
        }
        // Other threads find out the same.
        let known = layer.values[rank].load(Relaxed);
        if known == 0 || value < known {
            layer.values[rank].store(value, Relaxed);
            self.greatest.fetch_max(value, Relaxed);
        }
    }

    /// What a state is worth by its moves, as far as states of these layers count that are worth no more than `most`; 0 where
    /// that does not decide it.
    fn worth(&self, state: &State, most: u8, moves: &mut Vec<Move>) -> u8 {
        let game = self.known.game;
        let position = Position::from(*state);
        game.moves_into(&position, moves);
        let (mut quickest, mut slowest) = (u8::MAX, 0);
        let mut all_lose = true;
        for &mv in moves.iter() {
            let next = self.after(game.play_unchecked(&position, mv).state(), most);
            match next {
                0 => all_lose = false,
                loss if loss % 2 == 1 => {
                    quickest = quickest.min(loss + 1);
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

    /// What a state is worth that a move leads to.
    fn after(&self, state: &State, most: u8) -> u8 {
        let counts = counts(state);
        if counts[0] == 0 {
            return 1;
        }
        if state.passes() > 0 && self.known.must_pass(state) {
            return 0;
        }
        match self.layer(counts) {
            Some(layer) => {
                let value = layer.values[layer.ranking.rank(state)].load(Relaxed);
                if value > most { 0 } else { value }
            }
            None => self.known.layer(counts).map_or(0, |layer| layer.values[layer.ranking.rank(state)]),
        }
    }
}
