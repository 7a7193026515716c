//! Move ordering for the alpha-beta search: the sooner it tries a good move, the fewer others it needs to try.

use std::hash::{Hash, Hasher};

use crate::Game;
use crate::evaluate::Evaluation;
use crate::key::QuickHasher;

/// The rank of captures, above all quiet moves.
const NOISY: i32 = 1 << 28;
/// The rank of killer moves, which refuted another line at the same ply, above all other quiet moves.
const KILLER: i32 = 1 << 27;
/// The weight of a point of [`Evaluation::promise`]: that of some refutations.
const PROMISE: i32 = 1 << 8;
/// The maximum value of a history counter.
const MAX_HISTORY: i32 = 1 << 12;
/// The number of history counters. Moves that share one share their history, which does no harm.
const HISTORY_PLACES: usize = 1 << 12;

/// Statistics of earlier parts of the search for ordering moves.
#[derive(Clone, Debug)]
pub(super) struct Ordering<M> {
    /// For each ply, the quiet moves that refuted other lines there, latest first.
    killers: Vec<[Option<M>; 2]>,
    /// For each side and move, how often it refuted other lines, with deep refutations counting more.
    history: Vec<i32>,
}

impl<M: Copy + Eq + Hash> Ordering<M> {
    pub(super) fn new() -> Self {
        Self { killers: Vec::new(), history: vec![0; 2 * HISTORY_PLACES] }
    }

    /// The rank of a legal move `ply` plies below the root: moves with higher ranks are tried first.
    pub(super) fn rank<G: Game<Move = M>>(
        &self,
        game: &G,
        evaluation: &impl Evaluation<G>,
        position: &G::Position,
        mv: M,
        ply: usize,
    ) -> i32 {
        let promise = evaluation.promise(game, position, mv).clamp(-(1 << 14), 1 << 14) * PROMISE;
        if !evaluation.is_quiet(game, position, mv) {
            return NOISY + promise;
        }
        match self.killers.get(ply) {
            Some([Some(killer), _]) if *killer == mv => return KILLER + 1,
            Some([_, Some(killer)]) if *killer == mv => return KILLER,
            _ => {}
        }
        promise + self.history[history_index(game.to_move(position).index(), mv)]
    }

    /// Records that a quiet move of the side with this index has refuted the line before it.
    pub(super) fn refuted(&mut self, player: usize, mv: M, ply: usize, depth: u32) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let place = history_index(player, mv);
        self.history[place] += i32::try_from(depth * depth).unwrap_or(MAX_HISTORY);
        if self.history[place] > MAX_HISTORY {
            // Ages the history.
            self.history.iter_mut().for_each(|count| *count /= 2);
            self.history[place] = self.history[place].min(MAX_HISTORY);
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "less than the number of places")]
fn history_index<M: Hash>(player: usize, mv: M) -> usize {
    let mut hasher = QuickHasher::default();
    mv.hash(&mut hasher);
    player * HISTORY_PLACES + (hasher.finish() >> (u64::BITS - HISTORY_PLACES.ilog2())) as usize
}
