//! Builds layers of win, draw or loss, without plies, 64 states at a time, for rulesets of Alquerque in which nothing is
//! compulsory.
//!
//! For one player as the attacker, a matrix of bits says in which states the attacker wins: a row for each set of checkers
//! of one player, a bit for each set of the other. A step of the row's player leads from each state of a row to the state
//! in the same place of another row, so that one operation on words takes it in 64 states; for steps of the other player,
//! the matrix is transposed. Which states are won does not depend on how, so all that is known is propagated at once,
//! until nothing changes.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use alquerque_core::Numbering;
use alquerque_core::alquerque::{Alquerque, Bitboard, Direction, Point, Ruleset, Symmetry};
use alquerque_core::draughts::Draughts;
use alquerque_core::options::{self, Capture, Chain, InnerSquare, Inverting};

use super::bits::{Bits, Crew, Run, is_set, or_bits, set_if};
use super::build::BuildError;
use super::endgames::Endgames;
use super::layers::{LOST, Layer, Layers, Outcomes, Values, WON, counterparts};

/// Adds a layer and its counterpart, using this many threads. Calls the function several times a second, which says whether
/// to go on. Fails if it was stopped or there is not enough memory; nothing is added then.
pub type BuildLayer<G, P> = fn(&mut Layers<G>, [P; 2], usize, &(dyn Fn() -> bool + Sync)) -> Result<(), BuildError>;

/// A game that may have a builder of layers without plies.
pub trait BuildsOutcomes: Endgames {
    /// The builder, if there is one for these rules.
    fn outcomes_builder(self) -> Option<OutcomesBuilder<Self>>;
}

impl BuildsOutcomes for Alquerque {
    fn outcomes_builder(self) -> Option<OutcomesBuilder<Self>> {
        fits(self.ruleset).then_some(OutcomesBuilder { bytes, build: Layers::build_outcomes })
    }
}

impl BuildsOutcomes for Draughts {
    fn outcomes_builder(self) -> Option<OutcomesBuilder<Self>> {
        None
    }
}

/// A builder of layers without plies.
pub struct OutcomesBuilder<G: Endgames> {
    /// The memory that building a layer takes in bytes, besides that for the layers before it.
    pub bytes: fn([G::Pieces; 2]) -> usize,
    /// Builds a layer.
    pub build: BuildLayer<G, G::Pieces>,
}

/// Rows that a thread takes at once.
const SHARE: usize = 16;
/// States are propagated one by one once there is at most one in this many words.
const FEW: usize = 100;
/// Rows that are transposed at once.
const STRIP: usize = 512;

/// All jumps: from a point over one to another.
fn jumps() -> impl Iterator<Item = [Point; 3]> {
    Point::all().flat_map(|from| {
        Direction::ALL.into_iter().filter_map(move |direction| {
            let over = from.neighbour(direction)?;
            Some([from, over, over.neighbour(direction)?])
        })
    })
}

/// The sets of this many checkers of one player, by rank.
struct Sets {
    count: u32,
    sets: Vec<Bitboard>,
}

impl Sets {
    fn new(count: u32) -> Self {
        Self { count, sets: Bitboard::sets(count).collect() }
    }

    /// Rows of bits, one per point: the sets that contain it.
    fn containing(&self) -> Vec<Vec<u64>> {
        Point::all().map(|point| bits(self.sets.iter().map(|set| set.contains(point)))).collect()
    }

    /// A matrix with a row for each of these sets and a bit for each of the others.
    fn zeros(&self, others: &Self) -> Result<Bits, BuildError> {
        Bits::zeros(self.sets.len(), others.sets.len())
    }
}

/// The steps between sets. A step can be taken back, so the sets before a step are those after it.
struct Steps {
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

fn bits(values: impl Iterator<Item = bool>) -> Vec<u64> {
    let mut row = Vec::new();
    for (index, value) in values.enumerate() {
        if index % 64 == 0 {
            row.push(0);
        }
        set_if(&mut row, index, value);
    }
    row
}

fn moved(set: Bitboard, from: Point, to: Point) -> Bitboard {
    set & !Bitboard::from(from) | to.into()
}

/// The index of a point in [`Point::all`].
fn index(point: Point) -> usize {
    usize::from(point.row()) * 5 + usize::from(point.column())
}

fn or_into(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
}

fn and_into(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word &= other);
}

fn and_not_into(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word &= !other);
}

/// What the captures of one player lead to.
struct Captures {
    chain: Chain,
    /// By the number of captured checkers, from 1: which states to look for after the turn, a row for each set of the
    /// capturing player.
    sought: Vec<Bits>,
    /// By the number of checkers captured before and the point: the sets of the other player that contain the point, and
    /// those that are left without it.
    removals: Vec<Vec<Vec<Run>>>,
    /// By the number of captured checkers, from 1, and the point: the sets of the other player that contain it.
    containing: Vec<Vec<Vec<u64>>>,
}

impl Captures {
    fn new(chain: Chain, others: u32, sought: Vec<Bits>) -> Self {
        let left: Vec<_> = (0..=others).rev().map(Sets::new).collect();
        let removals = left.iter().map(|sets| {
            let removals = |point: Point| {
                let with = sets.sets.iter().enumerate().filter(|(_, set)| set.contains(point));
                runs(with.map(|(with, &set)| (with, (set & !Bitboard::from(point)).rank())))
            };
            Point::all().map(removals).collect()
        });
        let containing = left.iter().skip(1).map(Sets::containing);
        Self { chain, sought, removals: removals.collect(), containing: containing.collect() }
    }

    /// Sets the bits of the states from which a capture leads to a sought state: those of the row of this set.
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
        row.extend_from_slice(self.sought[taken - 1].row(own.rank()));
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

    /// A matrix of the states from which a capture leads to a sought state.
    fn matrix(&self, own: &Sets, others: &Sets, crew: &Crew<'_>) -> Result<Bits, BuildError> {
        let jumps: Vec<_> = jumps().collect();
        let mut matrix = own.zeros(others)?;
        crew.work(matrix.chunks_mut(SHARE), |(first, mut rows)| {
            let mut buffers = vec![Vec::new(); self.sought.len()];
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

/// Where an attacker wins, with a row for each set of the defender.
struct Attack {
    /// If the attacker moves. Impossible states count as won.
    moving: Bits,
    /// If the defender moves.
    waiting: Bits,
}

/// Whether layers of outcomes can be built for these rules: nothing is compulsory, and states consist of checkers alone.
fn fits(rules: Ruleset) -> bool {
    rules.steps == options::Steps::Any
        && rules.inverting == Inverting::Allowed
        && rules.capture == Capture::Optional
        && rules.chain != Chain::Compulsory
        && rules.inner_square == InnerSquare::Off
}

/// The memory that building a layer takes, in bytes: six matrices, and two of the other attacker.
fn bytes(pieces: [u32; 2]) -> usize {
    let [one, two] = pieces.map(|count| Bitboard::sets(count).size_hint().0);
    one.saturating_mul(two)
}

impl Layers<Alquerque> {
    /// Adds a layer of outcomes and its counterpart, as [`OutcomesBuilder::build`].
    /// All layers with fewer checkers of one side and at most as many of the other must exist.
    pub(super) fn build_outcomes(
        &mut self,
        [one, two]: [u32; 2],
        threads: usize,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Result<(), BuildError> {
        let crew = Crew { threads, go_on };
        let sets = [one, two].map(Sets::new);
        let [first, second] = &sets;
        let attack = self.attack(first, second, &crew)?;
        let layers = if one == two {
            vec![self.outcomes([first, second], &attack, &attack, &crew)?]
        } else {
            let other = self.attack(second, first, &crew)?;
            vec![
                self.outcomes([first, second], &attack, &other, &crew)?,
                self.outcomes([second, first], &other, &attack, &crew)?,
            ]
        };
        for (pieces, values) in counterparts([one, two]).zip(layers) {
            let ranking = self.game().ranking(pieces);
            self.add(Layer { pieces, ranking, values: Values::Outcomes(values) });
        }
        Ok(())
    }

    /// The states in which the attacker wins.
    fn attack(&self, attackers: &Sets, defenders: &Sets, crew: &Crew<'_>) -> Result<Attack, BuildError> {
        let chain = self.ruleset().chain;
        let most = |count: u32| if chain == Chain::Single { 1 } else { count };
        // The attacker's captures win if the defender then loses.
        let sought = (1..=most(defenders.count)).map(|taken| {
            let left = defenders.count - taken;
            if left == 0 {
                everything(attackers)
            } else {
                self.expanded([left, attackers.count], LOST, crew)?.transposed(crew)
            }
        });
        let captures = Captures::new(chain, defenders.count, sought.collect::<Result<_, _>>()?);
        let mut moving = captures.matrix(attackers, defenders, crew)?.transposed(crew)?;
        // The defender's captures save the defender if the attacker then does not win.
        let sought = (1..=most(attackers.count)).map(|taken| {
            let left = attackers.count - taken;
            if left == 0 {
                everything(defenders)
            } else {
                self.expanded([left, defenders.count], NOT_WON, crew)?.transposed(crew)
            }
        });
        let captures = Captures::new(chain, attackers.count, sought.collect::<Result<_, _>>()?);
        let mut open = captures.matrix(defenders, attackers, crew)?;
        drop(captures);
        let containing = attackers.containing();
        let shared = |set: Bitboard| {
            let mut row = vec![0; containing[0].len()];
            set.iter().for_each(|point| or_into(&mut row, &containing[index(point)]));
            row
        };
        crew.work(open.chunks_mut(SHARE).zip(moving.chunks_mut(SHARE)), |((first, mut open), (_, mut moving))| {
            for ((open, moving), &set) in open.iter_mut().zip(moving.iter_mut()).zip(&defenders.sets[first..]) {
                let impossible = shared(set);
                or_into(moving, &impossible);
                or_into(open, &impossible);
                for word in open.iter_mut() {
                    *word = !*word;
                }
                mask_end(open, attackers.sets.len());
            }
        })?;
        let waiting = propagate(attackers, defenders, &mut moving, open, crew)?;
        Ok(Attack { moving, waiting })
    }

    /// A layer of the player to move, who wins as the attacker of the first and loses as the defender of the second.
    fn outcomes(
        &self,
        [own, other]: [&Sets; 2],
        wins: &Attack,
        losses: &Attack,
        crew: &Crew<'_>,
    ) -> Result<Outcomes, BuildError> {
        let won = wins.moving.transposed(crew)?;
        let ranking = self.game().ranking([own.count, other.count]);
        let mut values = Outcomes::with_room(ranking.count()).ok_or(BuildError::NoRoom(ranking.count() / 4))?;
        for set in ranking.canonical_sets() {
            let (won, lost) = (won.row(set.rank()), losses.waiting.row(set.rank()));
            for (rank, _) in other.sets.iter().enumerate().filter(|&(_, &other)| (set & other).is_empty()) {
                let value = if is_set(won, rank) {
                    WON
                } else if is_set(lost, rank) {
                    LOST
                } else {
                    0
                };
                values.push(value);
            }
        }
        Ok(values)
    }

    /// The states of an existing layer whose outcome for the side to move is the sought one: a row for each set of the
    /// side to move, a bit for each set of the other.
    fn expanded(&self, [own, other]: [u32; 2], sought: u8, crew: &Crew<'_>) -> Result<Bits, BuildError> {
        let (owns, others) = (Sets::new(own), Sets::new(other));
        let mut matrix = owns.zeros(&others)?;
        let Some(layer) = self.layer([own, other]) else { return Ok(matrix) };
        let images: Vec<Vec<u32>> = Symmetry::ALL
            .iter()
            .map(|symmetry| {
                others.sets.iter().map(|&set| u32::try_from(symmetry.points(set).rank()).unwrap_or(u32::MAX)).collect()
            })
            .collect();
        let mut ranks = 0..;
        let canonical: Vec<Vec<u64>> = layer
            .ranking
            .canonical_sets()
            .map(|own| {
                bits(others.sets.iter().map(|&other| {
                    (own & other).is_empty()
                        && ranks.next().is_some_and(|rank| match (sought, layer.outcome(rank)) {
                            (NOT_WON, value) => value != WON,
                            (sought, value) => value == sought,
                        })
                }))
            })
            .collect();
        crew.work(matrix.chunks_mut(SHARE), |(first, mut rows)| {
            for (row, &own) in rows.iter_mut().zip(&owns.sets[first..]) {
                let (index, symmetry) = layer.ranking.image(own);
                let images = Symmetry::ALL.iter().zip(&images).find(|&(&other, _)| other == symmetry);
                let Some((_, images)) = images else { continue };
                for (rank, &image) in images.iter().enumerate() {
                    set_if(row, rank, is_set(&canonical[index], image as usize));
                }
            }
        })?;
        Ok(matrix)
    }
}

/// Sought states that are not won for the side to move.
const NOT_WON: u8 = 3;

/// A column of ones: every state in which the other player has no checkers left.
fn everything(sets: &Sets) -> Result<Bits, BuildError> {
    let mut matrix = Bits::zeros(sets.sets.len(), 1)?;
    matrix.chunks_mut(1).for_each(|(_, mut rows)| rows.row_mut(0)[0] = 1);
    Ok(matrix)
}

/// Clears the bits of a row from this index on.
fn mask_end(row: &mut [u64], width: usize) {
    if let (Some(last), rest @ 1..) = (row.last_mut(), width % 64) {
        *last &= (1 << rest) - 1;
    }
}

/// Completes the states in which the attacker wins and moves, and returns those in which the defender moves. `open` are
/// the states in which no capture saves the defender.
fn propagate(
    attackers: &Sets,
    defenders: &Sets,
    moving: &mut Bits,
    mut open: Bits,
    crew: &Crew<'_>,
) -> Result<Bits, BuildError> {
    let steps = [attackers, defenders].map(Steps::new);
    let [by_attacker, by_defender] = &steps;
    let mut waiting = defenders.zeros(attackers)?;
    let mut fresh = defenders.zeros(attackers)?;
    let mut fresh_by_attacker = attackers.zeros(defenders)?;
    let mut reached = attackers.zeros(defenders)?;
    // The defender's sets for which the attacker's wins have changed; all of them at first.
    let mut changed: Vec<AtomicBool> = defenders.sets.iter().map(|_| AtomicBool::new(true)).collect();
    loop {
        let count = AtomicUsize::new(0);
        let chunks = fresh.chunks_mut(SHARE).zip(open.chunks_mut(SHARE)).zip(waiting.chunks_mut(SHARE));
        crew.work(chunks, |(((first, mut fresh), (_, mut open)), (_, mut waiting))| {
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
            finish(&steps, moving, (&mut open, &mut waiting), &fresh, crew)?;
            return Ok(waiting);
        }
        fresh.transpose_into(&mut fresh_by_attacker, crew)?;
        let is_fresh: Vec<bool> = (0..attackers.sets.len()).map(|rank| fresh_by_attacker.has_ones(rank)).collect();
        crew.work(reached.chunks_mut(SHARE), |(first, mut rows)| {
            for (rank, row) in (first..).zip(rows.iter_mut()) {
                row.fill(0);
                by_attacker
                    .from(rank)
                    .filter(|&next| is_fresh[next])
                    .for_each(|next| or_into(row, fresh_by_attacker.row(next)));
            }
        })?;
        for changed in &mut changed {
            *changed.get_mut() = false;
        }
        crew.work(moving.chunks_mut(STRIP), |(first, mut rows)| {
            reached.transpose_strip(first, |row, word, bits| {
                let known = &mut rows.row_mut(row)[word];
                if bits & !*known != 0 {
                    *known |= bits;
                    changed[first + row].store(true, Relaxed);
                }
            });
        })?;
    }
}

/// Propagates the last fresh states one by one, and what follows from them.
fn finish(
    [by_attacker, by_defender]: &[Steps; 2],
    moving: &mut Bits,
    (open, waiting): (&mut Bits, &mut Bits),
    fresh: &Bits,
    crew: &Crew<'_>,
) -> Result<(), BuildError> {
    let mut lost: Vec<(usize, usize)> = fresh.ones().collect();
    let mut count = 0_usize;
    while let Some((defender, attacker)) = lost.pop() {
        count += 1;
        if count.is_multiple_of(1 << 12) && !(crew.go_on)() {
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
