//! Random turns compared with the move generator.

use std::collections::{HashMap, HashSet};

use super::{DARK, FastPlayout, LIGHT, Sets, Steppers, general};
use crate::alquerque::{Alquerque, Position};
use crate::playout::tests::{check_observed, check_outcomes, check_shares, expected, positions, put_together};
use crate::playout::{PlayoutPolicy, TurnEnd, Turns, UniformPlayout};
use crate::search::{SearchRng, below, rng};
use crate::{Game, Notation, Outcome, Player};

const RULES: [&str; 2] = ["merkel", "merkel,invert=allowed"];

fn game(rules: &str) -> Alquerque {
    rules.parse().unwrap()
}

fn random_turn(game: Alquerque, position: &Position, rng: &mut SearchRng) -> (TurnEnd, Sets) {
    fn turn<const BARS: bool>(position: &Position, rng: &mut SearchRng) -> (TurnEnd, Sets) {
        let mut state = Steppers::<BARS>(Sets::new(position));
        let turn = match position.to_move() {
            Player::Light => state.turn::<LIGHT, _>(rng),
            Player::Dark => state.turn::<DARK, _>(rng),
        };
        (turn, state.0)
    }
    if game.can_repeat() { turn::<false>(position, rng) } else { turn::<true>(position, rng) }
}

/// The part of a position that a playout tracks.
fn sets(game: Alquerque, position: &Position) -> Sets {
    Sets { quiet_plies: if game.can_repeat() { position.quiet_plies() } else { 0 }, ..Sets::new(position) }
}

#[test]
fn each_turn_is_a_legal_move_and_each_end_is_the_end() {
    for rules in RULES {
        let game = game(rules);
        let mut rng = rng(1);
        let mut ended = 0;
        for position in positions(&game, 2000) {
            let moves = game.moves(&position);
            let (made, mut state) = random_turn(game, &position, &mut rng);
            if !game.can_repeat() {
                state.quiet_plies = 0;
            }
            assert_eq!(made, expected(&game, &position), "{}", game.position_text(&position));
            if made == TurnEnd::Made {
                let legal = moves.iter().any(|&mv| sets(game, &game.play_unchecked(&position, mv)) == state);
                assert!(legal, "{} {state:?}", game.position_text(&position));
            } else {
                ended += 1;
            }
        }
        assert_eq!(ended, 2000);
    }
}

const GENERAL_RULES: [&str; 8] = [
    "medieval",
    "ancient",
    "alfonso",
    "murray",
    "medieval,invert=forbidden",
    "merkel,inner=8",
    "merkel,chain=optional,capture=optional",
    "ancient,steps=forward,invert=forbidden,begin=dark",
];

#[test]
fn each_turn_by_any_ruleset_is_a_legal_move_and_each_is_made() {
    let mut turns_passed = 0;
    for rules in GENERAL_RULES {
        let game = game(rules);
        let mut rng = rng(4);
        let mut passes = 0;
        for position in positions(&game, 12) {
            let moves = game.moves(&position);
            let choices = general::Choices::new(game.ruleset, &position);
            assert_eq!(choices.is_lost(), moves.is_empty(), "{rules} {}", game.position_text(&position));
            if moves.is_empty() || game.ending(&position, &moves).is_some() {
                continue;
            }
            passes += u32::from(moves[0].is_pass());
            let mut nexts: Vec<String> =
                moves.iter().map(|&mv| next_text(game, &game.play_unchecked(&position, mv))).collect();
            nexts.sort_unstable();
            nexts.dedup();
            let mut made = HashMap::new();
            // Enough samples for rare moves.
            for _ in 0..60 * moves.len() {
                let mut next = position;
                choices.make(game.ruleset, &mut next, &mut rng);
                made.entry((next, next.passes(), next.quiet_plies())).or_insert(next);
            }
            let seen: HashSet<String> = made.values().map(|next| next_text(game, next)).collect();
            let missed = nexts.iter().filter(|next| !seen.contains(*next)).count();
            assert!(seen.iter().all(|next| nexts.contains(next)), "{rules} {}", game.position_text(&position));
            assert!(missed == 0 || moves.iter().any(|mv| mv.legs() > 3), "{rules} {}", game.position_text(&position));
        }
        turns_passed += passes;
    }
    assert!(turns_passed > 0, "no side had to pass");
}

/// The part of a position that both track: the playout keeps redundant bars, but no move numbers.
fn next_text(game: Alquerque, position: &Position) -> String {
    let moves = game.moves(position).iter().map(|&mv| game.move_text(mv)).collect::<Vec<_>>().join(" ");
    let checkers = Player::BOTH.map(|player| position.checkers(player));
    format!("{checkers:?} {:?} {} {} {moves}", position.to_move(), position.passes(), position.quiet_plies())
}

/// The probability of each result of a turn: uniform for steps, jump by jump for captures.
fn shares(game: Alquerque, position: &Position) -> Vec<(Sets, f64)> {
    let moves = game.moves(position);
    let paths: Vec<Vec<_>> = moves.iter().map(|mv| mv.path()).collect();
    let share = |path: &Vec<_>| -> f64 {
        let choices = |end: usize| -> f64 {
            let mut next: Vec<_> = paths
                .iter()
                .filter(|other| other.len() > end && other[..end] == path[..end])
                .map(|other| other[..=end].to_vec())
                .collect();
            next.sort_unstable();
            next.dedup();
            next.len() as f64
        };
        // The first choice is of a checker together with its first leg.
        let mut first: Vec<_> = paths.iter().map(|other| other[..2].to_vec()).collect();
        first.sort_unstable();
        first.dedup();
        1.0 / (first.len() as f64 * (2..path.len()).map(choices).product::<f64>())
    };
    let state = |&mv| sets(game, &game.play_unchecked(position, mv));
    put_together(moves.iter().zip(&paths).map(|(mv, path)| (state(mv), share(path))))
}

#[test]
fn turns_have_the_documented_shares() {
    const TURNS: u32 = 20_000;
    for rules in RULES {
        let game = game(rules);
        let mut rng = rng(2);
        let mut chains = 0;
        for position in positions(&game, 4) {
            let shares = shares(game, &position);
            if shares.len() < 2 {
                continue;
            }
            chains += u32::from(game.moves(&position).iter().any(|mv| mv.is_capture() && mv.legs() > 1));
            let one = || {
                let (_, mut state) = random_turn(game, &position, &mut rng);
                if !game.can_repeat() {
                    state.quiet_plies = 0;
                }
                state
            };
            check_shares(TURNS, &shares, one, &game.position_text(&position));
        }
        assert!(chains > 0, "no chain of captures was tested");
    }
}

/// Plays a game with the move generator, with the same probabilities.
fn slow_playout(game: Alquerque, rng: &mut SearchRng) -> Outcome {
    let mut position = game.start();
    loop {
        let mut moves = game.moves(&position);
        if let Some(ending) = game.ending(&position, &moves) {
            return ending.outcome;
        }
        if moves[0].is_pass() {
            position = game.play_unchecked(&position, moves[0]);
            continue;
        }
        let mut leg = 2;
        while moves.len() > 1 {
            let mut starts: Vec<Vec<_>> = Vec::new();
            for mv in &moves {
                let path = mv.path();
                let start = path[..leg.min(path.len())].to_vec();
                // Stopping a chain is one more choice.
                if !starts.contains(&start) {
                    starts.push(start);
                }
            }
            let chosen = &starts[below(rng, u32::try_from(starts.len()).unwrap()) as usize];
            if chosen.len() < leg {
                moves.retain(|mv| mv.path() == *chosen);
            } else {
                moves.retain(|mv| mv.path().starts_with(chosen));
            }
            leg += 1;
        }
        position = game.play_unchecked(&position, moves[0]);
    }
}

#[test]
fn games_end_as_often_for_either_side_as_those_of_the_move_generator() {
    const GAMES: u32 = 3000;
    for rules in RULES.into_iter().chain(GENERAL_RULES) {
        let game = game(rules);
        let fast = |rng: &mut SearchRng| FastPlayout.playout(&game, &game.start(), rng);
        check_outcomes(GAMES, 3, rules, fast, |rng| slow_playout(game, rng));
    }
}

#[test]
fn observed_playouts_are_legal_games() {
    for rules in RULES.into_iter().chain(GENERAL_RULES) {
        check_observed(&game(rules), &FastPlayout, 30);
        check_observed(&game(rules), &UniformPlayout, 3);
    }
}
