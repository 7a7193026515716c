//! Completes the won states of an attacker step by step, until nothing changes.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use alquerque_core::alquerque::Direction;

use super::{CHUNK_ROWS, Sets, moved};
use crate::database::bits::{Bits, STRIP, STRIP_ROWS, Workers, and_into, and_not_into, is_set, or_into, set_if};
use crate::database::build::BuildError;

/// States are propagated one by one once there is at most one in this many words.
const FEW: usize = 100;

/// Completes the states in which the attacker wins and moves, and returns those in which the defender moves. `open` are
/// the states in which no capture saves the defender.
pub(super) fn propagate(
    attackers: &Sets,
    defenders: &Sets,
    moving: &mut Bits,
    mut open: Bits,
    workers: &Workers<'_>,
) -> Result<Bits, BuildError> {
    let steps = [attackers, defenders].map(Steps::new);
    let [by_attacker, by_defender] = &steps;
    let mut waiting = defenders.zeros(attackers)?;
    let mut fresh = defenders.zeros(attackers)?;
    // The defender's sets for which the attacker's wins have changed; all of them at first.
    let mut changed: Vec<AtomicBool> = defenders.sets.iter().map(|_| AtomicBool::new(true)).collect();
    loop {
        let count = AtomicUsize::new(0);
        let chunks = fresh.chunks_mut(CHUNK_ROWS).zip(open.chunks_mut(CHUNK_ROWS)).zip(waiting.chunks_mut(CHUNK_ROWS));
        workers.run(chunks, |(((first, mut fresh), (_, mut open)), (_, mut waiting))| {
            let rows = fresh.iter_mut().zip(open.iter_mut()).zip(waiting.iter_mut());
            for (rank, ((fresh, open), waiting)) in (first..).zip(rows) {
                let is_stuck = by_defender.from(rank).next().is_none();
                if !is_stuck && !by_defender.from(rank).any(|next| changed[next].load(Relaxed)) {
                    fresh.fill(0);
                    continue;
                }
                fresh.copy_from_slice(open);
                for next in by_defender.from(rank) {
                    and_into(fresh, moving.row(next));
                }
                and_not_into(open, fresh);
                or_into(waiting, fresh);
                count.fetch_add(fresh.iter().map(|word| word.count_ones() as usize).sum(), Relaxed);
            }
        })?;
        if count.into_inner() <= fresh.words() / FEW {
            finish(&steps, moving, (&mut open, &mut waiting), &fresh, workers)?;
            return Ok(waiting);
        }
        for changed in &mut changed {
            *changed.get_mut() = false;
        }
        // The attacker's steps leave the defender's set as it is, so that some rows at a time are enough.
        workers.run(moving.chunks_mut(STRIP_ROWS), |(first, mut rows)| {
            if !(first..fresh.rows()).take(STRIP_ROWS).any(|row| fresh.has_ones(row)) {
                return;
            }
            let fresh = fresh.transposed_rows(first);
            let is_fresh: Vec<bool> = fresh.iter().map(|words| words.iter().any(|&word| word != 0)).collect();
            let reached = (0..fresh.len()).map(|rank| {
                let mut words = [0; STRIP];
                by_attacker
                    .from(rank)
                    .filter(|&next| is_fresh[next])
                    .for_each(|next| or_into(&mut words, &fresh[next]));
                words
            });
            rows.or_transposed(&reached.collect(), |row| changed[first + row].store(true, Relaxed));
        })?;
    }
}

/// Propagates the last fresh states one by one, and what follows from them.
fn finish(
    [by_attacker, by_defender]: &[Steps; 2],
    moving: &mut Bits,
    (open, waiting): (&mut Bits, &mut Bits),
    fresh: &Bits,
    workers: &Workers<'_>,
) -> Result<(), BuildError> {
    let mut lost: Vec<(usize, usize)> = fresh.ones().collect();
    let mut count = 0_usize;
    while let Some((defender, attacker)) = lost.pop() {
        count += 1;
        if count.is_multiple_of(1 << 12) && !(workers.go_on)() {
            return Err(BuildError::Stopped);
        }
        for before in by_attacker.from(attacker) {
            if is_set(moving.row(defender), before) {
                continue;
            }
            set_if(moving.row_mut(defender), before, true);
            for origin in by_defender.from(defender) {
                let is_lost = is_set(open.row(origin), before)
                    && by_defender.from(origin).all(|next| is_set(moving.row(next), before));
                if is_lost {
                    open.row_mut(origin)[before / 64] &= !(1 << (before % 64));
                    set_if(waiting.row_mut(origin), before, true);
                    lost.push((origin, before));
                }
            }
        }
    }
    Ok(())
}

/// The steps between sets. A step can be taken back, so the sets before a step are those after it.
pub(super) struct Steps {
    /// Where each set's targets begin.
    starts: Vec<usize>,
    /// The ranks of the sets that a step leads to.
    targets: Vec<u32>,
}

impl Steps {
    fn new(sets: &Sets) -> Self {
        let (mut starts, mut targets) = (vec![0], Vec::new());
        for &set in &sets.sets {
            for from in set.iter() {
                for to in Direction::ALL.into_iter().filter_map(|direction| from.neighbour(direction)) {
                    if !set.contains(to) {
                        targets.push(u32::try_from(moved(set, from, to).rank()).unwrap_or(u32::MAX));
                    }
                }
            }
            starts.push(targets.len());
        }
        Self { starts, targets }
    }

    /// The ranks of the sets that a step leads to from the one with this rank.
    fn from(&self, rank: usize) -> impl Iterator<Item = usize> {
        self.targets[self.starts[rank]..self.starts[rank + 1]].iter().map(|&target| target as usize)
    }
}
