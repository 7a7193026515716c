//! Unmoves: retrograde moves, for building endgame databases.

use super::position::Position;
use super::square::{Bitboard, Direction};
use crate::Player;

impl Position {
    /// The positions from which a step without crowning leads to this one, with initial counters. Ignores that a
    /// capture may rule the step out there.
    pub fn quiet_unmoves(&self) -> impl Iterator<Item = Self> {
        let player = self.to_move.opponent();
        let position = Self { to_move: player, quiet_plies: 0, move_number: 1, ..*self };
        Direction::ALL.into_iter().flat_map(move |direction| {
            let is_forward = direction.is_north() == (player == Player::Light);
            let movers = if is_forward { position.pieces(player) } else { position.kings(player) };
            let moved = movers & position.empty().shift(direction);
            moved.iter().map(move |square| {
                let to = Bitboard::from(square);
                let from = to.shift(direction.opposite());
                let mut before = position;
                before.pieces[player.index()] = (position.pieces(player) & !to) | from;
                if position.kings.contains(square) {
                    before.kings = (position.kings & !to) | from;
                }
                before
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use crate::draughts::{Draughts, Pieces, Ranking};
    use crate::{Game, Numbering};

    #[test]
    fn unmoves_are_the_inverses_of_moves() {
        let game = Draughts::default();
        let pieces = [Pieces { men: 1, kings: 0 }, Pieces { men: 1, kings: 1 }];
        let layers = [pieces, [pieces[1], pieces[0]]].map(Ranking::new);
        let mut steps = HashSet::new();
        let mut steps_back = HashSet::new();
        for layer in &layers {
            for position in (0..layer.count()).map(|rank| layer.state(rank)) {
                for mv in game.moves(&position) {
                    let next = game.at_rest(&game.play_unchecked(&position, mv));
                    if next.counts() == [position.counts()[1], position.counts()[0]] {
                        steps.insert((position, next));
                        steps.insert((position.exchanged(), next.exchanged()));
                    }
                }
                for before in position.quiet_unmoves() {
                    if game.moves(&before).iter().all(|mv| !mv.is_capture()) {
                        steps_back.insert((before, position));
                        steps_back.insert((before.exchanged(), position.exchanged()));
                    }
                }
            }
        }
        assert!(steps == steps_back, "{} {}", steps.len(), steps_back.len());
    }
}
