use alquerque_core::alquerque::{Alquerque, Position, QUIET_PLIES_DRAW};
use alquerque_core::{Game, Notation, Outcome, Player};

use super::*;
use crate::database::Database;
use crate::exhaustive;

/// Proves everything about a position and its moves.
fn studied(rules: &str, position: &str, checkers: u32) -> (Expert, PositionSolver) {
    let game: Alquerque = rules.parse().unwrap();
    let position = game.parse_position(position).unwrap();
    let database = (checkers > 0).then(|| Database::extended(game.ruleset, checkers, 1).unwrap());
    let mut expert = Expert::new(game, database, None, 1 << 22);
    let mut study = PositionSolver::new(&mut expert, &position, Vec::new());
    while !study.work(&mut expert, &mut || false) {}
    (expert, study)
}

#[test]
fn verdicts_on_positions_and_moves_agree_with_an_exhaustive_search() {
    for (rules, position, checkers) in [
        ("merkel", "5/3d1/1d3/2l2/5 d -", 0),
        ("medieval", "1d3/1d3/5/2l2/5 l -", 0),
        ("medieval", "5/5/d3d/l4/5 l -", 0),
        ("alfonso", "2dd1/5/5/5/1l3 d -", 0),
        ("murray", "5/5/1d3/1l3/5 l -", 0),
        // The database has its outcome, but no plies.
        ("alfonso", "2dd1/5/5/5/1l3 d -", 2),
        ("murray", "2dd1/5/5/5/1l3 l -", 2),
    ] {
        let (mut expert, study) = studied(rules, position, checkers);
        let game = expert.game();
        let position = game.parse_position(position).unwrap();
        let wins = Player::BOTH.map(|player| exhaustive::wins(&game, player, &position));
        let expected = |position: &Position| {
            let won = |player: &Player| wins[player.index()][&game.at_rest(position)];
            Player::BOTH.into_iter().find(won).map_or(Outcome::Draw, Outcome::Win)
        };
        assert_eq!(study.verdict(&mut expert).unwrap().outcome, expected(&position), "{rules}");
        for Finding { mv, verdict } in study.findings(&mut expert) {
            let next = game.play_unchecked(&position, mv);
            assert_eq!(verdict.unwrap().outcome, expected(&next), "{rules} {}", game.move_text(mv));
        }
    }
}

#[test]
fn a_win_is_played_out_in_the_stated_number_of_plies() {
    for (rules, position, checkers) in [
        ("merkel", "5/1d1d1/2l2/1l3/2l2 l -", 0),
        ("medieval", "1d3/1d3/5/2l2/5 l -", 0),
        ("medieval", "d4/3d1/5/1l3/l1l2 l -", 4),
    ] {
        let (mut expert, study) = studied(rules, position, checkers);
        let game = expert.game();
        let verdict = study.verdict(&mut expert).unwrap();
        let line = study.line(&mut expert);
        let start = game.parse_position(position).unwrap();
        let end = line.iter().fold(start, |position, &mv| game.play(&position, mv).unwrap());
        let ending = game.ending(&end, &game.moves(&end)).unwrap();
        assert_eq!(ending.outcome, verdict.outcome);
        match verdict.length.unwrap() {
            Length::Exactly(plies) => assert_eq!(line.len(), usize::from(plies), "{rules} {position}"),
            Length::AtMost(plies) => assert!(line.len() <= usize::from(plies), "{rules} {position}"),
        }
    }
}

#[test]
fn a_draw_is_played_until_a_state_repeats() {
    for (rules, position, checkers) in [
        ("medieval", "d4/5/5/5/2l2 l -", 0),
        ("medieval", "d4/1d3/5/3l1/2l2 l -", 4),
        ("alfonso", "2dd1/5/5/5/1l3 d -", 0),
    ] {
        let (mut expert, study) = studied(rules, position, checkers);
        let game = expert.game();
        assert_eq!(
            study.verdict(&mut expert).map(|verdict| verdict.outcome),
            Some(Outcome::Draw),
            "{rules} {position}"
        );
        let mut positions = vec![game.parse_position(position).unwrap()];
        for mv in study.line(&mut expert) {
            let next = game.play(positions.last().unwrap(), mv).unwrap();
            assert_eq!(expert.outcome(&next), Some(Outcome::Draw), "{rules} {position} {}", game.move_text(mv));
            positions.push(next);
        }
        let (last, before) = positions.split_last().unwrap();
        let is_over = game.ending(last, &game.moves(last)).is_some();
        assert!(is_over || before.iter().any(|other| other.state() == last.state()), "{rules} {position}");
    }
}

#[test]
fn plies_are_exact_with_a_database_and_sufficient_without() {
    let position = "1d3/1d3/5/2l2/5 l -";
    let (mut expert, study) = studied("medieval", position, 3);
    let Some(Length::Exactly(plies)) = study.verdict(&mut expert).unwrap().length else { panic!("not exact") };
    let (mut expert, study) = studied("medieval", position, 0);
    assert!(study.verdict(&mut expert).unwrap().length.unwrap().plies() >= plies);
}

#[test]
fn no_win_is_claimed_if_a_draw_by_counting_may_come_first() {
    let game: Alquerque = "medieval".parse().unwrap();
    let (mut expert, study) = studied("medieval", "1d3/1d3/5/2l2/5 l -", 3);
    let plies = study.verdict(&mut expert).unwrap().length.unwrap().plies();
    let with = |quiet: u16| game.parse_position(&format!("1d3/1d3/5/2l2/5 l - {quiet} 60")).unwrap();
    assert!(expert.verdict(&with(QUIET_PLIES_DRAW - plies - 1), &[]).is_some());
    assert_eq!(expert.verdict(&with(QUIET_PLIES_DRAW - 1), &[]), None);
    // A position on the line must not have occurred twice before; one off the line may.
    let line = study.line(&mut expert);
    let start = *with(0).state();
    let next = *line[..3].iter().fold(with(0), |position, &mv| game.play_unchecked(&position, mv)).state();
    assert!(expert.verdict(&with(0), &[start]).is_some());
    assert_eq!(expert.verdict(&with(0), &[start, next]), None);
}
