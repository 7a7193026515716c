//! The moves a beginner sees at once: a win in one, and a capture that costs nothing.

use crate::Outcome;
use crate::tabletop::Tabletop;

/// How obvious a move is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FirstGlance {
    /// Whether it wins the game.
    pub wins: bool,
    /// The number of pieces it captures.
    pub taken: u32,
    /// Whether it captures more than any reply can recapture.
    pub is_free: bool,
}

/// What a beginner sees of the legal move `mv`.
pub fn first_glance<G: Tabletop>(game: &G, position: &G::Position, mv: G::Move) -> FirstGlance {
    let pieces = |position: &G::Position| game.counts(position).iter().sum::<u32>();
    let after = game.play_unchecked(position, mv);
    let answers = game.moves(&after);
    let wins = Outcome::Win(game.to_move(position));
    // Flipped discs stay on the board, so they do not count as captured.
    let taken = pieces(position).saturating_sub(pieces(&after));
    let lost = |&answer| pieces(&after).saturating_sub(pieces(&game.play_unchecked(&after, answer)));
    FirstGlance {
        wins: game.ending(&after, &answers).is_some_and(|ending| ending.outcome == wins),
        taken,
        is_free: taken > 0 && answers.iter().map(lost).all(|lost| lost < taken),
    }
}

/// The obvious moves of `position`, whose legal moves are `moves`: those that win at once; otherwise those that capture
/// more than the reply can recapture; otherwise all of them.
pub fn obvious_moves<G: Tabletop>(game: &G, position: &G::Position, moves: &[G::Move]) -> Vec<G::Move> {
    let seen: Vec<(G::Move, FirstGlance)> = moves.iter().map(|&mv| (mv, first_glance(game, position, mv))).collect();
    let those = |is: fn(&FirstGlance) -> bool| -> Vec<G::Move> {
        seen.iter().filter(|(_, glance)| is(glance)).map(|&(mv, _)| mv).collect()
    };
    [those(|glance| glance.wins), those(|glance| glance.is_free)]
        .into_iter()
        .find(|obvious| !obvious.is_empty())
        .unwrap_or_else(|| moves.to_vec())
}

#[cfg(test)]
mod tests {
    use super::obvious_moves;
    use crate::alquerque::{Alquerque, Ruleset};
    use crate::othello::Othello;
    use crate::{Game, Notation};

    /// The obvious moves of a position, in notation.
    fn obvious(position: &str) -> Vec<String> {
        let game = &Alquerque { ruleset: Ruleset::ALFONSO };
        let position = game.parse_position(position).expect("a position");
        obvious_moves(game, &position, &game.moves(&position)).into_iter().map(|mv| game.move_text(mv)).collect()
    }

    #[test]
    fn a_win_in_one_comes_first() {
        // Light can capture the last checker, or leave it with another move.
        assert_eq!(obvious("5/5/2d2/2l2/5 l -"), ["c2xc4"]);
    }

    #[test]
    fn a_free_capture_is_obvious_and_an_exchange_is_not() {
        // b2 captures c3 and is safe on d4; the other captures can be recaptured.
        let safe = obvious("d4/5/2d2/1l3/4l l -");
        assert_eq!(safe, ["b2xd4"]);
        let exchange = obvious("4d/5/2d2/1l3/4l l -");
        assert!(exchange.len() > 1, "e5 would recapture on d4: {exchange:?}");
    }

    #[test]
    fn flipped_discs_are_no_captures() {
        let game = Othello::default();
        let start = game.start();
        assert_eq!(obvious_moves(&game, &start, &game.moves(&start)).len(), 4);
    }
}
