//! A sample of the games with planted mistakes: a quick review names them. The example `planted` measures all games at each effort.

use alquerque_core::record::{Assessment, Share};
use alquerque_study::review::effort::Effort;
use alquerque_tests::planted::game::{Game, games, record};
use alquerque_tests::planted::review::review;

/// Reviews the game up to a ply, and only the positions before and after it: the others get any assessment.
fn is_named(game: &Game, ply: usize) -> bool {
    let mut record = record(&game.rules, &game.moves[..=ply]);
    let others = record.tree().line()[..ply].to_vec();
    for node in others {
        record.set_assessment(node, Assessment { expected: Some(Share::new(0.5)), ..Assessment::default() });
    }
    review(record, Effort::Quick).errors().iter().any(|error| error.ply == ply && error.is_exercise())
}

#[test]
fn a_quick_review_names_planted_mistakes() {
    for rules in ["merkel", "othello", "draughts"] {
        for game in games(rules).iter().take(2) {
            let planted = game.planted[0];
            assert!(is_named(game, planted.ply), "{rules}: {planted:?} in {:?}", game.moves);
        }
    }
}

#[test]
fn the_games_are_legal_and_their_mistakes_are_moves_of_them() {
    for game in ["merkel", "medieval", "ancient", "murray", "othello", "draughts"].into_iter().flat_map(games) {
        assert_eq!(game.record().plies(), game.moves.len());
        assert!(!game.planted.is_empty() && game.planted.iter().all(|planted| planted.ply < game.moves.len()));
    }
}
