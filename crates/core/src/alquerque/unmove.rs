//! Unmoves: retrograde moves, for building endgame databases.

use super::point::Bitboard;
use super::position::State;
use super::ruleset::Ruleset;
use crate::options::InnerSquare;

impl State {
    /// Visits the states from which a step or a pass leads to this one, with a pass count of 0. Ignores that captures
    /// and the inner square may rule the move out there.
    pub fn quiet_unmoves(&self, ruleset: Ruleset, mut visit: impl FnMut(Self)) {
        let player = self.to_move.opponent();
        let moved = self.checkers(player);
        let position = Self { to_move: player, passes: 0, ..*self };
        for &direction in ruleset.step_directions(player) {
            let back = direction.opposite();
            for to in moved.with_lines(direction).iter() {
                let Some(from) = to.neighbour(back).filter(|&from| self.empty().contains(from)) else { continue };
                // A step leaves only its own bar.
                let leaves = |bar| bar == back && ruleset.can_bar(player, to, bar);
                if ruleset.bars().iter().any(|&bar| self.barred(bar).contains(to) != leaves(bar)) {
                    continue;
                }
                let mut before = position;
                before.checkers[player.index()] = (moved & !Bitboard::from(to)) | from.into();
                for barred in &mut before.barred {
                    *barred &= !Bitboard::from(to);
                }
                visit(before);
                for &bar in ruleset.bars() {
                    if bar != direction && ruleset.can_bar(player, from, bar) {
                        let mut barred = before;
                        barred.barred[bar.index()] |= from.into();
                        visit(barred);
                    }
                }
            }
        }
        if ruleset.inner_square != InnerSquare::Off {
            visit(position);
        }
    }

    /// Whether each barred step can be the inverse of a checker's last step.
    pub(super) fn can_be_barred(&self, ruleset: Ruleset) -> bool {
        self.checkers.iter().zip(crate::Player::BOTH).all(|(&checkers, player)| {
            ruleset
                .bars()
                .iter()
                .all(|&bar| (self.barred(bar) & checkers).iter().all(|point| ruleset.can_bar(player, point, bar)))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use crate::alquerque::{Alquerque, Inverting, Position, Ranking, Ruleset};
    use crate::{Game, Numbering};

    #[test]
    fn unmoves_are_the_inverses_of_moves() {
        let barred = Ruleset { inverting: Inverting::Forbidden, ..Ruleset::MURRAY };
        for (ruleset, pieces) in [(Ruleset::MERKEL, [1, 2]), (Ruleset::MEDIEVAL, [2, 2]), (barred, [1, 1])] {
            let game = Alquerque { ruleset };
            let [own, other] = pieces;
            let (before, after) = (Ranking::new(ruleset, own, other), Ranking::new(ruleset, other, own));
            let mut backward = HashSet::new();
            for rank in (0..after.count()).filter(|&rank| after.is_used(rank)) {
                after.state(rank).quiet_unmoves(ruleset, |state| {
                    backward.insert((before.rank(&state), rank));
                });
            }
            let mut forward = 0;
            for rank in (0..before.count()).filter(|&rank| before.is_used(rank)) {
                let position = Position::from(before.state(rank));
                for mv in game.moves(&position).into_iter().filter(|mv| !mv.is_capture()) {
                    let next = game.at_rest(&game.play_unchecked(&position, mv));
                    assert!(backward.contains(&(rank, after.rank(next.state()))), "{position:?} {mv:?}");
                    forward += 1;
                }
            }
            assert!(forward > 0);
        }
    }
}
