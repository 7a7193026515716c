//! Builds layers of win, draw or loss, without plies, 64 states at a time, for rulesets of Alquerque in which nothing is
//! compulsory.
//!
//! For one player as the attacker, a matrix of bits says in which states the attacker wins: a row for each set of checkers
//! of one player, a bit for each set of the other. A step of the row's player leads from each state of a row to the state
//! in the same place of another row, so that one operation on words makes the step in 64 states at once; for steps of the
//! other player, the matrix is transposed. A state is won whatever the way to win, so all that is known is propagated at
//! once, until nothing changes.

mod captures;
mod propagate;

use alquerque_core::Numbering;
use alquerque_core::alquerque::{Alquerque, Bitboard, Point, Ruleset, Symmetry};
use alquerque_core::draughts::Draughts;
use alquerque_core::options::{self, Capture, Chain, InnerSquare, Inverting};

use self::captures::Captures;
use self::propagate::propagate;
use super::bits::{Bits, Workers, is_set, mask_end, or_into, row_of, set_if};
use super::build::BuildError;
use super::endgames::Endgames;
use super::layers::{LOST, Layer, Layers, Outcomes, Values, WON, counterparts};

/// Adds a layer and its counterpart, using this many threads. Calls the function several times a second, and stops when it
/// returns false. Fails if it was stopped or there is not enough memory; nothing is added then.
pub type BuildLayer<G, P> = fn(&mut Layers<G>, [P; 2], usize, &(dyn Fn() -> bool + Sync)) -> Result<(), BuildError>;

/// A game that may have a builder of layers without plies.
pub trait BuildsOutcomes: Endgames {
    /// The builder, if there is one for these rules.
    fn outcomes_builder(self) -> Option<OutcomesBuilder<Self>>;
}

impl BuildsOutcomes for Alquerque {
    fn outcomes_builder(self) -> Option<OutcomesBuilder<Self>> {
        fits(self.ruleset).then_some(OutcomesBuilder { pairs, bytes, build: Layers::build_outcomes })
    }
}

impl BuildsOutcomes for Draughts {
    fn outcomes_builder(self) -> Option<OutcomesBuilder<Self>> {
        None
    }
}

/// A builder of layers without plies.
pub struct OutcomesBuilder<G: Endgames> {
    /// The number of pairs of a set of each player's pieces; the time is proportional to it.
    pub pairs: fn([G::Pieces; 2]) -> usize,
    /// The memory that building a layer takes in bytes, besides that for the layers before it.
    pub bytes: fn([G::Pieces; 2]) -> usize,
    /// Builds a layer.
    pub build: BuildLayer<G, G::Pieces>,
}

/// Rows that a thread takes at once.
const CHUNK_ROWS: usize = 16;

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
        Point::all().map(|point| row_of(self.sets.iter().map(|set| set.contains(point)))).collect()
    }

    /// A matrix with a row for each of these sets and a bit for each of the others.
    fn zeros(&self, others: &Self) -> Result<Bits, BuildError> {
        Bits::zeros(self.sets.len(), others.sets.len())
    }
}

fn moved(set: Bitboard, from: Point, to: Point) -> Bitboard {
    set & !Bitboard::from(from) | to.into()
}

/// The index of a point in [`Point::all`].
fn index(point: Point) -> usize {
    usize::from(point.row()) * 5 + usize::from(point.column())
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

/// The number of pairs of a set of one player's checkers and one of the other's.
fn pairs(pieces: [u32; 2]) -> usize {
    let [one, two] = pieces.map(|count| Bitboard::sets(count).size_hint().0);
    one.saturating_mul(two)
}

/// The memory that building a layer takes, in bytes: four matrices.
fn bytes(pieces: [u32; 2]) -> usize {
    pairs(pieces).div_ceil(2)
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
        let workers = Workers { threads, go_on };
        let sides: Vec<_> = counterparts([one, two]).collect();
        let draws = |&pieces: &[u32; 2]| {
            let count = self.game().ranking(pieces).count();
            Outcomes::draws(count).ok_or(BuildError::NoRoom(count / 4))
        };
        let mut layers: Vec<_> = sides.iter().map(draws).collect::<Result<_, _>>()?;
        for (index, &[attackers, defenders]) in sides.iter().enumerate() {
            let sets = [attackers, defenders].map(Sets::new);
            let [attackers, defenders] = &sets;
            let Attack { moving, waiting } = self.attack(attackers, defenders, &workers)?;
            // The layer of the player to move, who wins as the attacker and loses as the defender.
            self.decide(&mut layers[index], [attackers, defenders], &moving.transposed(&workers)?, WON);
            drop(moving);
            let counterpart = sides.len() - 1 - index;
            self.decide(&mut layers[counterpart], [defenders, attackers], &waiting, LOST);
        }
        for (pieces, values) in counterparts([one, two]).zip(layers) {
            let ranking = self.game().ranking(pieces);
            self.add(Layer { pieces, ranking, values: Values::Outcomes(values) });
        }
        Ok(())
    }

    /// The states in which the attacker wins.
    fn attack(&self, attackers: &Sets, defenders: &Sets, workers: &Workers<'_>) -> Result<Attack, BuildError> {
        let chain = self.ruleset().chain;
        let most = |count: u32| if chain == Chain::Single { 1 } else { count };
        // The attacker's captures win if the defender then loses.
        let targets = (1..=most(defenders.count)).map(|taken| {
            let left = defenders.count - taken;
            if left == 0 {
                everything(attackers)
            } else {
                self.expanded([left, attackers.count], LOST, workers)?.transposed(workers)
            }
        });
        let captures = Captures::new(chain, defenders.count, targets.collect::<Result<_, _>>()?);
        let mut moving = captures.matrix(attackers, defenders, workers)?.transposed(workers)?;
        // The defender's captures save the defender if the attacker then does not win.
        let targets = (1..=most(attackers.count)).map(|taken| {
            let left = attackers.count - taken;
            if left == 0 {
                everything(defenders)
            } else {
                self.expanded([left, defenders.count], NOT_WON, workers)?.transposed(workers)
            }
        });
        let captures = Captures::new(chain, attackers.count, targets.collect::<Result<_, _>>()?);
        let mut open = captures.matrix(defenders, attackers, workers)?;
        drop(captures);
        let containing = attackers.containing();
        let shared = |set: Bitboard| {
            let mut row = vec![0; containing[0].len()];
            set.iter().for_each(|point| or_into(&mut row, &containing[index(point)]));
            row
        };
        workers.run(
            open.chunks_mut(CHUNK_ROWS).zip(moving.chunks_mut(CHUNK_ROWS)),
            |((first, mut open), (_, mut moving))| {
                for ((open, moving), &set) in open.iter_mut().zip(moving.iter_mut()).zip(&defenders.sets[first..]) {
                    let impossible = shared(set);
                    or_into(moving, &impossible);
                    or_into(open, &impossible);
                    for word in open.iter_mut() {
                        *word = !*word;
                    }
                    mask_end(open, attackers.sets.len());
                }
            },
        )?;
        let waiting = propagate(attackers, defenders, &mut moving, open, workers)?;
        Ok(Attack { moving, waiting })
    }

    /// Gives an outcome to the states of a layer that have a 1 in a matrix, with a row for each set of the player to move.
    fn decide(&self, layer: &mut Outcomes, [own, other]: [&Sets; 2], decided: &Bits, outcome: u8) {
        let mut ranks = 0..;
        for set in self.game().ranking([own.count, other.count]).canonical_sets() {
            let decided = decided.row(set.rank());
            for (other, _) in other.sets.iter().enumerate().filter(|&(_, &other)| (set & other).is_empty()) {
                if let Some(rank) = ranks.next().filter(|_| is_set(decided, other)) {
                    layer.decide(rank, outcome);
                }
            }
        }
    }

    /// The states of an existing layer with this outcome for the side to move: a row for each set of the side to move, a
    /// bit for each set of the other.
    fn expanded(&self, [own, other]: [u32; 2], outcome: u8, workers: &Workers<'_>) -> Result<Bits, BuildError> {
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
                row_of(others.sets.iter().map(|&other| {
                    (own & other).is_empty()
                        && ranks.next().is_some_and(|rank| match (outcome, layer.outcome(rank)) {
                            (NOT_WON, value) => value != WON,
                            (outcome, value) => value == outcome,
                        })
                }))
            })
            .collect();
        workers.run(matrix.chunks_mut(CHUNK_ROWS), |(first, mut rows)| {
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

/// In place of an outcome: any but a win of the side to move.
const NOT_WON: u8 = 3;

/// A column of ones: every state in which the other player has no checkers left.
fn everything(sets: &Sets) -> Result<Bits, BuildError> {
    let mut matrix = Bits::zeros(sets.sets.len(), 1)?;
    matrix.chunks_mut(1).for_each(|(_, mut rows)| rows.row_mut(0)[0] = 1);
    Ok(matrix)
}
