//! What a beginner sees at a glance: a win in one, and a piece that can be had for nothing.

use crate::Outcome;
use crate::tabletop::Tabletop;

/// The moves that nobody with open eyes passes over: those that win at once; else those that take more than the answer can take
/// back; else all. `moves` are the legal moves of `position`.
pub fn glance<G: Tabletop>(game: &G, position: &G::Position, moves: &[G::Move]) -> Vec<G::Move> {
    let us = Outcome::Win(game.to_move(position));
    let pieces = |position: &G::Position| game.counts(position).iter().sum::<u32>();
    let before = pieces(position);
    let (mut wins, mut free) = (Vec::new(), Vec::new());
    for &mv in moves {
        let after = game.play_unchecked(position, mv);
        let answers = game.moves(&after);
        if game.ending(&after, &answers).is_some_and(|ending| ending.outcome == us) {
            wins.push(mv);
        }
        // Discs that are turned over are not taken: then there are no fewer.
        let taken = before.saturating_sub(pieces(&after));
        let lost = |&answer| pieces(&after).saturating_sub(pieces(&game.play_unchecked(&after, answer)));
        if taken > 0 && answers.iter().map(lost).all(|lost| lost < taken) {
            free.push(mv);
        }
    }
    [wins, free].into_iter().find(|seen| !seen.is_empty()).unwrap_or_else(|| moves.to_vec())
}

#[cfg(test)]
mod tests {
    use super::glance;
    use crate::Game;
    use crate::Notation;
    use crate::alquerque::{Alquerque, Ruleset};
    use crate::othello::Othello;

    /// What is seen of the position's moves, in notation.
    fn seen(position: &str) -> Vec<String> {
        let game = &Alquerque { ruleset: Ruleset::ALFONSO };
        let position = game.parse_position(position).expect("a position");
        glance(game, &position, &game.moves(&position)).into_iter().map(|mv| game.move_text(mv)).collect()
    }

    #[test]
    fn a_win_in_one_is_seen_before_everything_else() {
        // Light may take the last checker, or another way leaves it.
        assert_eq!(seen("5/5/2d2/2l2/5 l -"), ["c2xc4"]);
    }

    #[test]
    fn a_piece_for_nothing_is_seen_and_an_exchange_is_not() {
        // b2 takes c3 and stands safe on d4; the other captures are answered.
        let free = seen("d4/5/2d2/1l3/4l l -");
        assert_eq!(free, ["b2xd4"]);
        let exchange = seen("4d/5/2d2/1l3/4l l -");
        assert!(exchange.len() > 1, "d4 would be taken from e5: {exchange:?}");
    }

    #[test]
    fn discs_that_are_turned_over_are_no_captures() {
        let game = Othello::default();
        let start = game.start();
        assert_eq!(glance(&game, &start, &game.moves(&start)).len(), 4);
    }
}
