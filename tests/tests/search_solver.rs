//! Proven results compared with an exhaustive negamax.

use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::record::Record;
use alquerque_core::search::{Report, Uct, UctConfig, below, rng};
use alquerque_core::{Game, Notation, Outcome, Player};

fn game(rules: &str) -> Alquerque {
    rules.parse().unwrap()
}

/// Lower and upper bounds of the half points that the side to move can force; equal if `depth` plies decide.
fn negamax(game: Alquerque, line: &mut Vec<Position>, depth: u32) -> (u32, u32) {
    let position = *line.last().unwrap();
    let moves = game.moves(&position);
    if let Some(ending) = game.ending(&position, &moves) {
        return exactly(ending.outcome, position.to_move());
    }
    if game.can_repeat() && line.iter().filter(|&&earlier| earlier == position).count() >= 3 {
        return (1, 1);
    }
    if depth == 0 {
        return (0, 2);
    }
    let mut best = (0, 0);
    for mv in moves {
        line.push(game.play_unchecked(&position, mv));
        let (min, max) = negamax(game, line, depth - 1);
        line.pop();
        best = (best.0.max(2 - max), best.1.max(2 - min));
        if best.0 == 2 {
            break;
        }
    }
    best
}

fn exactly(outcome: Outcome, player: Player) -> (u32, u32) {
    let half_points = match outcome {
        Outcome::Draw => 1,
        Outcome::Win(winner) if winner == player => 2,
        Outcome::Win(_) => 0,
    };
    (half_points, half_points)
}

/// A random position of an unfinished game with at least one checker on each side; `quiet` matters only if positions
/// can be repeated.
fn endgame(game: Alquerque, seed: u64, checkers: u32, quiet: u16) -> Position {
    let mut rng = rng(seed);
    loop {
        let mut board = ['1'; 25];
        let mut placed = 0;
        while placed < checkers {
            let point = &mut board[below(&mut rng, 25) as usize];
            if *point == '1' {
                *point = match placed {
                    0 => 'l',
                    1 => 'd',
                    _ => ['l', 'd'][below(&mut rng, 2) as usize],
                };
                placed += 1;
            }
        }
        let rows: Vec<String> = board.chunks(5).map(|row| row.iter().collect()).collect();
        let side = ["l", "d"][below(&mut rng, 2) as usize];
        let position = game.parse_position(&format!("{} {side} - {quiet} 50", rows.join("/"))).unwrap();
        if game.ending(&position, &game.moves(&position)).is_none() {
            return position;
        }
    }
}

/// Searches until the result is proven, and compares it with an exhaustive search. Returns how often the exhaustive
/// search, and how often the other, knew the result.
fn compare(rules: &str, checkers: u32, depth: u32, quiet: u16, playouts: u64) -> [u32; 2] {
    let game = game(rules);
    let mut known = [0, 0];
    for seed in 0..80 {
        let position = endgame(game, seed, checkers, quiet);
        let text = game.position_text(&position);
        let moves = game.moves(&position);
        let mut uct = Uct::new(game, &[position], UctConfig::default());
        uct.run(&mut rng(seed), playouts, || false);
        let report: Report<_> = uct.report();
        let player = position.to_move();
        let (min, max) = negamax(game, &mut vec![position], depth);
        if let Some(outcome) = report.proven {
            let (proven, _) = exactly(outcome, player);
            assert!((min..=max).contains(&proven), "{text}: {outcome:?} instead of {min}..={max}");
            known[1] += 1;
        }
        if min == max {
            known[0] += 1;
            // A node whose bounds are both a draw may stay open: only exact results are propagated.
            if moves.len() > 1 && min != 1 {
                let proven = report.proven.map(|outcome| exactly(outcome, player).0);
                assert_eq!(proven, Some(min), "{text} after {} playouts", report.work.count());
            }
        }
        for root in &report.root_moves {
            let (min, max) = negamax(game, &mut vec![position, game.play_unchecked(&position, root.mv)], depth - 1);
            if let Some(outcome) = root.proven {
                let (proven, _) = exactly(outcome, player);
                assert!((2 - max..=2 - min).contains(&proven), "{text} {:?}: {outcome:?}", root.mv);
                assert!((root.expected.map_or(0.5, f32::from) - outcome.score(player)).abs() < 1e-6);
            }
            // A proven result is not thrown away.
            if Some(root.mv) == report.best()
                && let Some(outcome) = report.proven
            {
                assert!(2 - min >= exactly(outcome, player).0, "{text}: {:?} throws the result away", root.mv);
            }
        }
    }
    known
}

#[test]
fn wins_and_losses_of_endgames_are_proven() {
    for checkers in [2, 3, 4, 5, 6] {
        let [exhaustive, solver] = compare("merkel", checkers, 7, 0, 200_000);
        assert!(exhaustive > 30 && solver >= exhaustive / 2, "{checkers} checkers: {exhaustive}, {solver}");
    }
}

#[test]
fn draws_by_quiet_plies_and_repetition_are_proven() {
    for (checkers, quiet) in [(2, 96), (3, 96), (4, 97), (5, 98)] {
        let [exhaustive, solver] = compare("merkel,invert=allowed", checkers, 5, quiet, 200_000);
        assert!(exhaustive > 30 && solver >= exhaustive / 2, "{checkers} checkers: {exhaustive}, {solver}");
    }
}

#[test]
fn a_step_to_the_third_occurrence_is_a_proven_draw() {
    let game = game("merkel,invert=allowed");
    let start = game.parse_position("4d/5/5/5/l4 l -").unwrap();
    let mut record = Record::from_position(game, start);
    for text in ["a1-b1", "e5-d5", "b1-a1", "d5-e5", "a1-b1", "e5-d5", "b1-a1"] {
        record.play_text(text).unwrap();
    }
    let search = |positions: &[Position]| {
        let mut uct = Uct::new(game, positions, UctConfig::default());
        uct.run(&mut rng(1), 2000, || false);
        uct.report()
    };
    let proven =
        |report: Report<_>| report.root_moves.iter().find(|root| game.move_text(root.mv) == "d5-e5").unwrap().proven;
    assert_eq!(proven(search(record.positions())), Some(Outcome::Draw));
    assert_eq!(proven(search(&[*record.position()])), None, "without history nothing is repeated");

    // The same when the search has followed the game.
    let mut uct = Uct::new(game, &[start], UctConfig::default());
    for &mv in record.moves() {
        uct.run(&mut rng(2), 1000, || false);
        uct.advance(mv);
    }
    uct.run(&mut rng(1), 2000, || false);
    assert_eq!(proven(uct.report()), Some(Outcome::Draw));
    record.play_text("d5-e5").unwrap();
    assert!(record.ending().is_some());
    uct.advance(*record.moves().last().unwrap());
    assert_eq!((uct.report().best(), uct.report().proven), (None, Some(Outcome::Draw)));
}

#[test]
fn a_win_in_one_is_played() {
    let game = game("merkel");
    let mut wins = 0;
    for seed in 0..2000 {
        let checkers = 2 + below(&mut rng(seed), 6);
        let position = endgame(game, seed, checkers, 0);
        let wins_at_once = |&mv: &_| {
            let next = game.play_unchecked(&position, mv);
            game.moves(&next).is_empty()
        };
        let moves = game.moves(&position);
        if moves.len() < 2 || !moves.iter().any(wins_at_once) {
            continue;
        }
        let mut uct = Uct::new(game, &[position], UctConfig::default());
        // Enough to try each move once.
        uct.run(&mut rng(seed), moves.len() as u64, || false);
        assert!(wins_at_once(&uct.report().best().unwrap()), "{}", game.position_text(&position));
        wins += 1;
    }
    assert!(wins > 100, "{wins}");
}
