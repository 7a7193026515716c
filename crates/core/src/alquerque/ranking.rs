//! Numbers for states with the same pieces, with few gaps.

use super::bitboard::Bitboard;
use super::ruleset::Ruleset;
use super::state::State;
use super::symmetry::Symmetry;
use crate::subsets::{self, choose};
use crate::{Numbering, Player};

/// Points of the board.
const POINTS: u32 = Bitboard::ALL.count();

/// Numbers the states in which whoever is to move has so many checkers, and the other so many, from 0 on.
///
/// States that are alike but for a symmetry of the rules, or an exchange of the colours, share a number. Where the own checkers
/// lie symmetrically, some numbers stand for states that have another one: see [`Numbering::is_used`]. Barred steps and passes have
/// no part in it.
#[derive(Clone, Debug)]
pub struct Ranking {
    ruleset: Ruleset,
    /// The checkers of the other.
    other: u32,
    /// The sets of own checkers of which all others are images, each with the symmetries that leave it as it is, bit by bit.
    sets: Vec<(Bitboard, u8)>,
    /// For each set of own checkers, by its rank, the place of such a one in `sets`, and the symmetry that leads there.
    images: Vec<(u32, Symmetry)>,
    /// In how many ways the other's checkers stand on the points that the own ones leave.
    others: usize,
}

impl Ranking {
    /// The numbering for so many checkers of whoever is to move, and of the other.
    pub fn new(ruleset: Ruleset, own: u32, other: u32) -> Self {
        let symmetries = Symmetry::of_rules(ruleset);
        let mut sets = Vec::new();
        let mut images = vec![(u32::MAX, Symmetry::ALL[0]); choose(POINTS, own)];
        for rank in 0..images.len() {
            if images[rank].0 != u32::MAX {
                continue;
            }
            let set = unranked(rank, own, Bitboard::EMPTY);
            let place = u32::try_from(sets.len()).unwrap_or(u32::MAX);
            let mut kept = 0;
            for (bit, &symmetry) in symmetries.iter().enumerate() {
                if symmetry.points(set) == set {
                    kept |= 1 << bit;
                }
                let image = &mut images[ranked(symmetry.points(set), Bitboard::EMPTY)];
                // The first way: a set that leads to itself stays where it is.
                if image.0 == u32::MAX {
                    *image = (place, symmetry.inverse());
                }
            }
            sets.push((set, kept));
        }
        let others = choose(POINTS.saturating_sub(own), other);
        Self { ruleset, other, sets, images, others }
    }
}

impl Numbering for Ranking {
    type State = State;

    fn count(&self) -> usize {
        self.sets.len().saturating_mul(self.others)
    }

    #[inline]
    fn rank(&self, state: &State) -> usize {
        let [own, other] = state.checkers_of_mover(self.ruleset);
        let (place, symmetry) = self.images[ranked(own, Bitboard::EMPTY)];
        let (set, kept) = self.sets[place as usize];
        let other = symmetry.points(other);
        let mut rank = ranked(other, set);
        if kept != 1 {
            // The least of those that are alike.
            for (bit, symmetry) in Symmetry::of_rules(self.ruleset).iter().enumerate().skip(1) {
                if kept >> bit & 1 == 1 {
                    rank = rank.min(ranked(symmetry.points(other), set));
                }
            }
        }
        place as usize * self.others + rank
    }

    #[inline]
    fn is_used(&self, rank: usize) -> bool {
        self.sets[rank / self.others].1 == 1 || self.rank(&self.state(rank)) == rank
    }

    #[inline]
    fn state(&self, rank: usize) -> State {
        let (own, _) = self.sets[rank / self.others];
        let other = unranked(rank % self.others, self.other, own);
        State { checkers: [own, other], to_move: Player::Light, ..State::BARE }
    }
}

/// The rank of a set among all of its size that avoid the taken points.
#[inline]
fn ranked(set: Bitboard, taken: Bitboard) -> usize {
    subsets::ranked(set.0.into(), (!taken).0.into())
}

/// The set of so many points of that rank that avoids the taken points.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "it lies on the board, whose bits are the lower ones")]
fn unranked(rank: usize, count: u32, taken: Bitboard) -> Bitboard {
    Bitboard(subsets::unranked(rank, count, (!taken).0.into()) as u32)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_number_has_a_state_and_every_state_its_number() {
        for ruleset in [Ruleset::MERKEL, Ruleset::MEDIEVAL] {
            for (own, other) in [(1, 1), (1, 2), (2, 1), (3, 2), (2, 3)] {
                let ranking = Ranking::new(ruleset, own, other);
                let mut left_out = 0;
                let mut keys = HashSet::new();
                for rank in 0..ranking.count() {
                    let state = ranking.state(rank);
                    let counts = [Player::Light, Player::Dark].map(|player| state.checkers(player).count());
                    assert_eq!((counts, (state.checkers[0] & state.checkers[1]).is_empty()), ([own, other], true));
                    if !ranking.is_used(rank) {
                        assert!(ranking.is_used(ranking.rank(&state)));
                        left_out += 1;
                        continue;
                    }
                    for symmetry in Symmetry::of_rules(ruleset) {
                        assert_eq!(ranking.rank(&symmetry.state(&state)), rank);
                    }
                    assert!(keys.insert(state.canonical_key(ruleset)));
                }
                let all = choose(25, own) * choose(25 - own, other);
                let group = Symmetry::of_rules(ruleset).len();
                assert!(ranking.count() * group < all * 5 / 2, "{} of {all}", ranking.count());
                assert!(left_out * 2 < ranking.count());
            }
        }
    }

    #[test]
    fn the_other_colour_has_the_same_numbers() {
        for ruleset in [Ruleset::MERKEL, Ruleset::MURRAY] {
            let ranking = Ranking::new(ruleset, 3, 1);
            for rank in 0..ranking.count() {
                let state = ranking.state(rank);
                let [own, other] = match ruleset {
                    Ruleset::MERKEL => state.checkers.map(|checkers| Symmetry::OVERTURN.points(checkers)),
                    _ => state.checkers,
                };
                let dark = State { checkers: [other, own], to_move: Player::Dark, ..state };
                assert_eq!(ranking.rank(&dark), ranking.rank(&state));
            }
        }
    }
}
