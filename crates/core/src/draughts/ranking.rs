//! Indices of positions with given pieces, without gaps.

use std::fmt;

use super::position::{Position, crowning_row};
use super::square::Bitboard;
use crate::subsets::{self, choose};
use crate::{Numbering, Player};

/// The neighbours of a position in [`Ranking::strides`].
pub(super) const NEIGHBOURS: usize = 4;

/// The numbers of a player's men and kings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// The men.
    pub men: u32,
    /// The kings.
    pub kings: u32,
}

/// Writes a letter for each man, then one for each king, such as `mmk`.
impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.men).try_for_each(|_| f.write_str("m"))?;
        (0..self.kings).try_for_each(|_| f.write_str("k"))
    }
}

impl Position {
    /// The pieces of the side to move and of the other side.
    #[inline]
    pub fn counts(&self) -> [Pieces; 2] {
        [self.to_move, self.to_move.opponent()]
            .map(|player| Pieces { men: self.men(player).count(), kings: self.kings(player).count() })
    }
}

/// Indexes the positions in which the side to move and the other side have given pieces.
///
/// Positions that differ by exchanging the players share an index; counters are ignored. The index consists of the own
/// men, the opponent's men, then the kings; every index is used.
#[derive(Clone, Debug)]
pub struct Ranking {
    pieces: [Pieces; 2],
    /// For each set of own men, by rank, the number of placements of both sides' men before it.
    men: Vec<usize>,
    /// The numbers of placements of the own kings on squares without men, and of the opponent's on the remaining
    /// squares.
    kings: [usize; 2],
    count: usize,
}

impl Ranking {
    /// The numbering for these pieces.
    pub fn new(pieces: [Pieces; 2]) -> Self {
        let [own, other] = pieces;
        let squares = Bitboard::ALL.count();
        let free = squares.saturating_sub(own.men + other.men);
        let kings = [choose(free, own.kings), choose(free.saturating_sub(own.kings), other.kings)];
        let mut before = 0;
        let men = (0..choose(squares - crowning_row(Player::Light).count(), own.men)).map(|rank| {
            let set = unranked(rank, own.men, crowning_row(Player::Light));
            let here = before;
            before = choose((!(set | crowning_row(Player::Dark))).count(), other.men).saturating_add(before);
            here
        });
        let men = men.collect();
        Self { pieces, men, kings, count: before.saturating_mul(kings[0]).saturating_mul(kings[1]) }
    }

    /// The distances between the indices of positions that differ in the place of one piece.
    pub(super) fn strides(&self) -> [usize; NEIGHBOURS] {
        let [own, other] = self.kings;
        let all = own * other;
        let men = all * self.men.get(1).map_or(1, |&next| next.max(1));
        if other == 1 { [1, all, men, 2] } else { [1, other, all, men] }
    }
}

impl Numbering for Ranking {
    type State = Position;

    fn count(&self) -> usize {
        self.count
    }

    #[inline]
    fn rank(&self, position: &Position) -> usize {
        let position = position.seen_by_mover();
        let [own, other] = Player::BOTH.map(|player| position.men(player));
        let [own_kings, other_kings] = Player::BOTH.map(|player| position.kings(player));
        let men = self.men[ranked(own, crowning_row(Player::Light))] + ranked(other, own | crowning_row(Player::Dark));
        let kings = ranked(own_kings, own | other) * self.kings[1] + ranked(other_kings, own | other | own_kings);
        men * self.kings[0] * self.kings[1] + kings
    }

    #[inline]
    fn state(&self, rank: usize) -> Position {
        let [own, other] = self.pieces;
        let (men, kings) = (rank / (self.kings[0] * self.kings[1]), rank % (self.kings[0] * self.kings[1]));
        let set = self.men.partition_point(|&before| before <= men) - 1;
        let own_men = unranked(set, own.men, crowning_row(Player::Light));
        let other_men = unranked(men - self.men[set], other.men, own_men | crowning_row(Player::Dark));
        let own_kings = unranked(kings / self.kings[1], own.kings, own_men | other_men);
        let other_kings = unranked(kings % self.kings[1], other.kings, own_men | other_men | own_kings);
        Position {
            pieces: [own_men | own_kings, other_men | other_kings],
            kings: own_kings | other_kings,
            ..Position::start(Player::Light)
        }
    }
}

/// The rank of a set among the sets of its size that avoid the taken squares.
#[inline]
fn ranked(set: Bitboard, taken: Bitboard) -> usize {
    subsets::ranked(set.0, (!taken).0)
}

/// The set with this size and rank that avoids the taken squares.
#[inline]
fn unranked(rank: usize, count: u32, taken: Bitboard) -> Bitboard {
    Bitboard(subsets::unranked(rank, count, (!taken).0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All combinations of men and kings with this count.
    fn sides(count: u32) -> impl Iterator<Item = Pieces> {
        (0..=count).map(move |men| Pieces { men, kings: count - men })
    }

    #[test]
    fn every_number_has_a_position_and_every_position_its_number() {
        for own in (1..=2).flat_map(sides) {
            for other in (1..=2).flat_map(sides) {
                let ranking = Ranking::new([own, other]);
                for rank in 0..ranking.count() {
                    let position = ranking.state(rank);
                    assert_eq!((position.to_move(), position.counts()), (Player::Light, [own, other]));
                    assert_eq!(ranking.rank(&position), rank);
                    assert_eq!(ranking.rank(&position.exchanged()), rank);
                    for player in Player::BOTH {
                        assert!((position.men(player) & crowning_row(player)).is_empty());
                    }
                }
            }
        }
    }

    /// The numbers of positions published by Schaeffer and others (Checkers Is Solved, 2007), and reproduced by M.
    /// `VandeWettering` (brainwagon.org, 2008). They include positions in which one player has all the pieces, and
    /// ignore the side to move; that is the same as fixing the side to move, as exchanging the colours and rotating the
    /// board maps one to the other.
    #[test]
    fn the_numbers_of_positions_agree_with_published_ones() {
        for (all, known) in [(1, 120), (2, 6_972), (3, 261_224), (4, 7_092_774), (5, 148_688_232)] {
            let count = |own: u32| {
                let pairs = sides(own).flat_map(|own_pieces| sides(all - own).map(move |other| [own_pieces, other]));
                pairs.map(|pieces| Ranking::new(pieces).count()).sum::<usize>()
            };
            assert_eq!((0..=all).map(count).sum::<usize>(), known);
        }
    }

    /// The same for kings alone (brainwagon.org, 2007).
    #[test]
    fn the_numbers_of_positions_of_kings_agree_with_published_ones() {
        for ([own, other], known) in [([1, 1], 992), ([2, 1], 14_880), ([2, 2], 215_760), ([3, 1], 143_840)] {
            let pieces = [own, other].map(|kings| Pieces { men: 0, kings });
            assert_eq!(Ranking::new(pieces).count(), known);
        }
    }
}
