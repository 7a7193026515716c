//! A quick review must report the mistakes in a sample of the games with planted mistakes. The example `planted`
//! measures all games.

use alquerque_core::record::{Assessment, Share};
use alquerque_study::review::effort::Effort;
use alquerque_tests::planted::game::{Game, games, record};
use alquerque_tests::planted::review::review;

/// Whether a review reports the mistake at this ply. Only the positions before and after it are searched; others get a
/// fixed assessment.
fn is_reported(game: &Game, ply: usize) -> bool {
    let mut record = record(&game.rules, &game.moves[..=ply]);
    let others = record.tree().line()[..ply].to_vec();
    for node in others {
        record.set_assessment(node, Assessment { expected: Some(Share::new(0.5)), ..Assessment::default() });
    }
    review(record, Effort::Quick).errors().iter().any(|error| error.ply == ply && error.is_exercise())
}

#[test]
fn a_quick_review_reports_planted_mistakes() {
    for rules in ["merkel", "othello", "draughts"] {
        for game in games(rules).iter().take(2) {
            let planted = game.planted[0];
            assert!(is_reported(game, planted.ply), "{rules}: {planted:?} in {:?}", game.moves);
        }
    }
}

#[test]
fn the_games_and_their_mistakes_are_legal() {
    for game in ["merkel", "medieval", "ancient", "murray", "othello", "draughts"].into_iter().flat_map(games) {
        assert_eq!(game.record().plies(), game.moves.len());
        assert!(!game.planted.is_empty() && game.planted.iter().all(|planted| planted.ply < game.moves.len()));
    }
}
