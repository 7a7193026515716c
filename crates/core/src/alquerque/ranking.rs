//! Numbers for states with the same pieces, with few gaps.

use super::bitboard::Bitboard;
use super::point::{Point, SIZE, STRIDE};
use super::ruleset::Ruleset;
use super::state::State;
use super::symmetry::Symmetry;
use crate::Player;

/// Points of the board.
const POINTS: usize = BOARD as usize;
const BOARD: u8 = SIZE * SIZE;

/// Numbers the states in which whoever is to move has so many checkers, and the other so many, from 0 on.
///
/// States that are alike but for a symmetry of the rules, or an exchange of the colours, share a number. Where the own checkers
/// lie symmetrically, some numbers stand for states that have another one: see [`Ranking::is_used`]. Barred steps and passes have
/// no part in it.
#[derive(Clone, Debug)]
pub struct Ranking {
    ruleset: Ruleset,
    own: u32,
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
        let others = choose(POINTS.saturating_sub(own as usize), other);
        Self { ruleset, own, other, sets, images, others }
    }

    /// How many numbers there are.
    pub const fn count(&self) -> usize {
        self.sets.len() * self.others
    }

    /// The number of a state, which must have the pieces that this is for.
    #[inline]
    pub fn rank(&self, state: &State) -> usize {
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

    /// Whether a number is that of its state: others are left out.
    #[inline]
    pub fn is_used(&self, rank: usize) -> bool {
        self.sets[rank / self.others].1 == 1 || self.rank(&self.state(rank)) == rank
    }

    /// The state of a number, which must be less than [`Ranking::count`], with light to move.
    #[inline]
    pub fn state(&self, rank: usize) -> State {
        let (own, _) = self.sets[rank / self.others];
        let other = unranked(rank % self.others, self.other, own);
        State { checkers: [own, other], to_move: Player::Light, ..State::BARE }
    }

    /// The checkers of whoever is to move, and of the other.
    pub const fn checkers(&self) -> [u32; 2] {
        [self.own, self.other]
    }
}

/// Binomial coefficients of the board's points.
const CHOOSE: [[u32; POINTS + 1]; POINTS + 1] = {
    let mut choose = [[0; POINTS + 1]; POINTS + 1];
    let mut from = 0;
    while from <= POINTS {
        choose[from][0] = 1;
        let mut count = 1;
        while count <= from {
            choose[from][count] = choose[from - 1][count - 1] + choose[from - 1][count];
            count += 1;
        }
        from += 1;
    }
    choose
};

#[inline]
fn choose(from: usize, count: u32) -> usize {
    CHOOSE[from][count as usize] as usize
}

/// The place of a point's bit among all points, which are counted row by row.
#[inline]
const fn number(bit: u32) -> u32 {
    bit - bit / STRIDE as u32
}

/// The rank of a set among all of its size that avoid the taken points: by the combinatorial number system.
#[inline]
fn ranked(set: Bitboard, taken: Bitboard) -> usize {
    let mut rank = 0;
    let mut bits = set.0;
    let mut count = 0;
    while bits != 0 {
        let bit = bits.trailing_zeros();
        bits &= bits - 1;
        count += 1;
        let below = (taken.0 & ((1 << bit) - 1)).count_ones();
        rank += choose((number(bit) - below) as usize, count);
    }
    rank
}

/// The set of so many points of that rank that avoids the taken points.
#[inline]
fn unranked(mut rank: usize, mut count: u32, taken: Bitboard) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut free = u32::from(BOARD) - taken.count();
    for point in POINTS_DOWN {
        if taken.contains(point) {
            continue;
        }
        free -= 1;
        if count == 0 {
            break;
        }
        let without = choose(free as usize, count);
        if rank >= without {
            rank -= without;
            count -= 1;
            set |= point.into();
        }
    }
    set
}

/// All points from the last to the first.
const POINTS_DOWN: [Point; POINTS] = {
    let mut points = [Point::CENTRE; POINTS];
    let mut number = 0;
    while number < BOARD {
        points[(BOARD - 1 - number) as usize] = Point::from_bit((number / SIZE * STRIDE + number % SIZE) as u32);
        number += 1;
    }
    points
};

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
                let all = choose(25, own) * choose(25 - own as usize, other);
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
