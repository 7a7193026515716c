//! Which states captures lead to, a row of states at a time.

use alquerque_core::alquerque::{Bitboard, Direction, Point};
use alquerque_core::options::Chain;

use super::{CHUNK_ROWS, Sets, index, moved};
use crate::database::bits::{Bits, Run, Workers, and_not_into, or_bits};
use crate::database::build::BuildError;

/// What the captures of one player lead to.
pub(super) struct Captures {
    chain: Chain,
    /// By the number of captured checkers, from 1: the states that the turn should lead to, a row for each set of the
    /// capturing player.
    targets: Vec<Bits>,
    /// By the number of checkers captured before and the point: the sets of the other player that contain the point, and
    /// those that are left without it.
    removals: Vec<Vec<Vec<Run>>>,
    /// By the number of captured checkers, from 1, and the point: the sets of the other player that contain it.
    containing: Vec<Vec<Vec<u64>>>,
}

impl Captures {
    pub(super) fn new(chain: Chain, others: u32, targets: Vec<Bits>) -> Self {
        let left: Vec<_> = (0..=others).rev().map(Sets::new).collect();
        let removals = left.iter().map(|sets| {
            let removals = |point: Point| {
                let with = sets.sets.iter().enumerate().filter(|(_, set)| set.contains(point));
                runs(with.map(|(with, &set)| (with, (set & !Bitboard::from(point)).rank())))
            };
            Point::all().map(removals).collect()
        });
        let containing = left.iter().skip(1).map(Sets::containing);
        Self { chain, targets, removals: removals.collect(), containing: containing.collect() }
    }

    /// Sets the bits of the states from which a capture leads to a target: those of the row of this set.
    /// `buffers` has a row for each number of captured checkers.
    fn row(&self, own: Bitboard, row: &mut [u64], buffers: &mut [Vec<u64>], jumps: &[[Point; 3]]) {
        for &[from, over, to] in jumps {
            if own.contains(from) && !own.contains(over) && !own.contains(to) {
                self.landed(moved(own, from, to), to, 1, buffers, jumps);
                pull(row, &buffers[0], &self.removals[0][index(over)]);
            }
        }
    }

    /// The same after a jump to a point, as the first buffer: the turn ends there, or the chain goes on.
    fn landed(&self, own: Bitboard, at: Point, taken: usize, buffers: &mut [Vec<u64>], jumps: &[[Point; 3]]) {
        let Some((row, rest)) = buffers.split_first_mut() else { return };
        row.clear();
        row.extend_from_slice(self.targets[taken - 1].row(own.rank()));
        if self.chain == Chain::Single || rest.is_empty() {
            return;
        }
        for &[from, over, to] in jumps {
            if from == at && !own.contains(over) && !own.contains(to) {
                self.landed(moved(own, from, to), to, taken + 1, rest, jumps);
                pull(row, &rest[0], &self.removals[taken][index(over)]);
            }
        }
        // The longer chains did not see that the checker has left this point.
        and_not_into(row, &self.containing[taken - 1][index(at)]);
    }

    /// A matrix of the states from which a capture leads to a target.
    pub(super) fn matrix(&self, own: &Sets, others: &Sets, workers: &Workers<'_>) -> Result<Bits, BuildError> {
        let jumps: Vec<_> = jumps().collect();
        let mut matrix = own.zeros(others)?;
        workers.run(matrix.chunks_mut(CHUNK_ROWS), |(first, mut rows)| {
            let mut buffers = vec![Vec::new(); self.targets.len()];
            for (row, &set) in rows.iter_mut().zip(&own.sets[first..]) {
                self.row(set, row, &mut buffers, &jumps);
            }
        })?;
        Ok(matrix)
    }
}

/// Joins pairs of a bit and the one it comes from.
fn runs(pairs: impl Iterator<Item = (usize, usize)>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (to, from) in pairs {
        match runs.last_mut() {
            Some(run) if (run.to + run.length, run.from + run.length) == (to, from) => run.length += 1,
            _ => runs.push(Run { to, from, length: 1 }),
        }
    }
    runs
}

/// Sets the bits for which the bit of another row is set.
fn pull(row: &mut [u64], from: &[u64], runs: &[Run]) {
    for run in runs {
        or_bits(row, from, *run);
    }
}

/// All jumps: from a point over one to another.
fn jumps() -> impl Iterator<Item = [Point; 3]> {
    Point::all().flat_map(|from| {
        Direction::ALL.into_iter().filter_map(move |direction| {
            let over = from.neighbour(direction)?;
            Some([from, over, over.neighbour(direction)?])
        })
    })
}
