//! Indices of states with given pieces, with few gaps.

use super::point::{Bitboard, Direction, Point};
use super::position::State;
use super::ruleset::Ruleset;
use super::symmetry::Symmetry;
use crate::subsets::choose;
use crate::{Numbering, Player};

/// The number of points.
const POINTS: u32 = Bitboard::ALL.count();

/// Indexes the states in which the side to move and the other side have given numbers of checkers.
///
/// States that are equivalent by symmetry or by exchanging the colours share an index. If the own checkers are placed
/// symmetrically, some indices are not canonical, and if steps can be barred, some indices have bars that no step can
/// cause: see [`Numbering::is_used`]. Passes are ignored.
#[derive(Clone, Debug)]
pub struct Ranking {
    ruleset: Ruleset,
    /// The other side's checkers.
    other: u32,
    /// The canonical sets of own checkers, each with a bit mask of the symmetries that leave it unchanged.
    sets: Vec<(Bitboard, u8)>,
    /// For each set of own checkers, by rank, the index of its canonical set in `sets` and the symmetry that maps it
    /// there.
    images: Vec<(u32, Symmetry)>,
    /// The number of placements of the other side's checkers on the remaining points.
    others: usize,
    /// The number of combinations of barred steps.
    bars: usize,
}

impl Ranking {
    /// The numbering for these numbers of checkers of the side to move and the other side.
    pub fn new(ruleset: Ruleset, own: u32, other: u32) -> Self {
        let symmetries = Symmetry::preserving(ruleset);
        let mut sets = Vec::new();
        let mut images = vec![(u32::MAX, Symmetry::ALL[0]); choose(POINTS, own)];
        for rank in 0..images.len() {
            if images[rank].0 != u32::MAX {
                continue;
            }
            let set = Bitboard::EMPTY.unranked_beside(rank, own);
            let index = u32::try_from(sets.len()).unwrap_or(u32::MAX);
            let mut stabilizer = 0;
            for (bit, &symmetry) in symmetries.iter().enumerate() {
                if symmetry.points(set) == set {
                    stabilizer |= 1 << bit;
                }
                let image = &mut images[symmetry.points(set).rank()];
                // Keeps the first symmetry found, so that canonical sets map to themselves.
                if image.0 == u32::MAX {
                    *image = (index, symmetry.inverse());
                }
            }
            sets.push((set, stabilizer));
        }
        let others = choose(POINTS.saturating_sub(own), other);
        let bars = (ruleset.bars().len() + 1).saturating_pow(own + other);
        Self { ruleset, other, sets, images, others, bars }
    }

    /// The canonical sets of own checkers. The ranks of a set's states follow each other, in the order of the other
    /// side's checkers, if no steps can be barred.
    pub fn canonical_sets(&self) -> impl Iterator<Item = Bitboard> {
        self.sets.iter().map(|&(set, _)| set)
    }

    /// The index of the canonical set of these own checkers, and the symmetry that maps them to it.
    pub fn image(&self, own: Bitboard) -> (usize, Symmetry) {
        let (index, symmetry) = self.images[own.rank()];
        (index as usize, symmetry)
    }

    /// The rank if steps can be barred: the smallest of all equivalent states.
    fn rank_with_bars(&self, state: &State) -> usize {
        let from_mover = state.seen_by_mover(self.ruleset);
        let (index, symmetry) = self.images[from_mover.checkers[0].rank()];
        let (set, stabilizer) = self.sets[index as usize];
        let laid = symmetry.state(&from_mover);
        let alike = Symmetry::preserving(self.ruleset).iter().enumerate().filter(|(bit, _)| stabilizer >> bit & 1 == 1);
        let rank = |(_, symmetry): (_, &Symmetry)| {
            let state = symmetry.state(&laid);
            state.checkers[1].rank_beside(set) * self.bars + barred(self.ruleset.bars(), &state)
        };
        index as usize * self.others * self.bars + alike.map(rank).min().unwrap_or_default()
    }
}

/// The barred steps as a number: one digit per checker, 0 for none, the highest point's last.
fn barred(bars: &[Direction], state: &State) -> usize {
    let digit = |point| bars.iter().position(|&bar| state.barred(bar).contains(point)).map_or(0, |index| index + 1);
    (!state.empty()).iter().fold(0, |number, point| number * (bars.len() + 1) + digit(point))
}

impl Numbering for Ranking {
    type State = State;

    fn count(&self) -> usize {
        self.sets.len().saturating_mul(self.others).saturating_mul(self.bars)
    }

    #[inline]
    fn rank(&self, state: &State) -> usize {
        if self.bars > 1 {
            return self.rank_with_bars(state);
        }
        let [own, other] = state.checkers_of_mover(self.ruleset);
        let (index, symmetry) = self.images[own.rank()];
        let (set, stabilizer) = self.sets[index as usize];
        let other = symmetry.points(other);
        let mut rank = other.rank_beside(set);
        if stabilizer != 1 {
            // Takes the smallest of the equivalent ones.
            for (bit, symmetry) in Symmetry::preserving(self.ruleset).iter().enumerate().skip(1) {
                if stabilizer >> bit & 1 == 1 {
                    rank = rank.min(symmetry.points(other).rank_beside(set));
                }
            }
        }
        index as usize * self.others + rank
    }

    #[inline]
    fn is_used(&self, rank: usize) -> bool {
        let is_least = || self.rank(&self.state(rank)) == rank;
        if self.bars > 1 {
            return self.state(rank).can_be_barred(self.ruleset) && is_least();
        }
        self.sets[rank / self.others].1 == 1 || is_least()
    }

    #[inline]
    fn state(&self, rank: usize) -> State {
        let (rank, mut bars) = if self.bars > 1 { (rank / self.bars, rank % self.bars) } else { (rank, 0) };
        let (own, _) = self.sets[rank / self.others];
        let other = own.unranked_beside(rank % self.others, self.other);
        let mut state = State { checkers: [own, other], to_move: Player::Light, ..State::BARE };
        if bars > 0 {
            let directions = self.ruleset.bars();
            let points: Vec<Point> = (own | other).iter().collect();
            for point in points.into_iter().rev() {
                if let Some(index) = (bars % (directions.len() + 1)).checked_sub(1) {
                    state.barred[directions[index].index()] |= point.into();
                }
                bars /= directions.len() + 1;
            }
        }
        state
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::alquerque::Inverting;

    #[test]
    fn every_number_has_a_state_and_every_state_its_number() {
        let barred = Ruleset { inverting: Inverting::Forbidden, ..Ruleset::MEDIEVAL };
        for (ruleset, max) in [(Ruleset::MERKEL, 4), (Ruleset::MEDIEVAL, 5), (barred, 2)] {
            for (own, other) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (2, 3)] {
                if own + other > max {
                    continue;
                }
                let ranking = Ranking::new(ruleset, own, other);
                let mut left_out = 0;
                let mut keys = HashSet::new();
                for rank in 0..ranking.count() {
                    let state = ranking.state(rank);
                    let counts = [Player::Light, Player::Dark].map(|player| state.checkers(player).count());
                    assert_eq!((counts, (state.checkers[0] & state.checkers[1]).is_empty()), ([own, other], true));
                    if !ranking.is_used(rank) {
                        let other = ranking.rank(&state);
                        assert!(ranking.is_used(other) || !state.can_be_barred(ruleset), "{state:?}");
                        left_out += 1;
                        continue;
                    }
                    for symmetry in Symmetry::preserving(ruleset) {
                        assert_eq!(ranking.rank(&symmetry.state(&state)), rank);
                    }
                    assert!(keys.insert(state.canonical_key(ruleset)));
                }
                let bars = (ruleset.bars().len() + 1).pow(own + other);
                let all = choose(25, own) * choose(25 - own, other) * bars;
                let group = Symmetry::preserving(ruleset).len();
                assert!(ranking.count() * group < all * 5 / 2, "{} of {all}", ranking.count());
                assert!(bars > 1 || left_out * 2 < ranking.count());
            }
        }
    }

    #[test]
    fn the_other_colour_has_the_same_numbers() {
        for ruleset in [Ruleset::MERKEL, Ruleset::MURRAY] {
            let ranking = Ranking::new(ruleset, 3, 1);
            for rank in 0..ranking.count() {
                let state = ranking.state(rank);
                let dark = state.exchanged(ruleset);
                assert_eq!(ranking.rank(&dark), ranking.rank(&state));
            }
        }
    }
}
