//! Random placements compared with the move generator.

use super::{FastPlayout, State, random_bit};
use crate::othello::{Othello, movegen};
use crate::playout::tests::{check_observed, check_outcomes, check_shares, positions};
use crate::playout::{PlayoutPolicy, UniformPlayout};
use crate::search::{SearchRng, random_move, rng};
use crate::{Game, Notation, Outcome};

const RULES: [&str; 2] = ["othello", "othello,pass=game-over"];

fn game(rules: &str) -> Othello {
    rules.parse().unwrap()
}

#[test]
fn each_bit_has_the_same_share() {
    const PICKS: u32 = 64_000;
    let mut rng = rng(1);
    for bits in [1, 1 << 63, 0x8000_0010_0000_0001, 0x00ff_0000_aa00_0000, !0] {
        let mut counts = [0u32; 64];
        for _ in 0..PICKS {
            counts[random_bit(bits, &mut rng) as usize] += 1;
        }
        let share = 1.0 / f64::from(u64::count_ones(bits));
        let mean = f64::from(PICKS) * share;
        for (bit, count) in counts.into_iter().enumerate() {
            if bits >> bit & 1 == 0 {
                assert_eq!(count, 0);
            } else {
                let bound = 5.0 * (mean * (1.0 - share)).sqrt();
                assert!((f64::from(count) - mean).abs() <= bound, "{bits:x}, bit {bit}: {count} instead of {mean}");
            }
        }
    }
}

#[test]
fn placements_have_equal_shares_and_agree_with_the_move_generator() {
    const TURNS: u32 = 10_000;
    let game = game("othello");
    let mut rng = rng(2);
    for position in positions(&game, 4) {
        let (own, opponent) = movegen::sides(&position);
        let sets = movegen::sets(own, opponent);
        if sets == 0 {
            continue;
        }
        let moves = game.moves(&position);
        let sides = |&mv| movegen::sides(&game.play_unchecked(&position, mv));
        let shares: Vec<_> = moves.iter().map(|mv| (sides(mv), 1.0 / moves.len() as f64)).collect();
        let one = || {
            let state = State::new(&position).set(sets, &mut rng);
            (state.own, state.opponent)
        };
        check_shares(TURNS, &shares, one, &game.position_text(&position));
    }
}

#[test]
fn a_playout_of_a_finished_game_gives_its_result() {
    let mut rng = rng(3);
    for rules in RULES {
        let game = game(rules);
        let mut finished = 0;
        for position in positions(&game, 1000) {
            if let Some(ending) = game.ending(&position, &game.moves(&position)) {
                assert_eq!(FastPlayout.playout(&game, &position, &mut rng), ending.outcome);
                finished += 1;
            }
        }
        assert_eq!(finished, 1000);
    }
}

/// Plays a game with the move generator.
fn slow_playout(game: Othello, rng: &mut SearchRng) -> Outcome {
    let mut position = game.start();
    while let Some(mv) = random_move(&game, &position, rng) {
        position = game.play_unchecked(&position, mv);
    }
    game.ending(&position, &[]).unwrap().outcome
}

#[test]
fn games_end_as_often_for_either_side_as_those_of_the_move_generator() {
    const GAMES: u32 = 10_000;
    for rules in RULES {
        let game = game(rules);
        let fast = |rng: &mut SearchRng| FastPlayout.playout(&game, &game.start(), rng);
        assert_eq!(check_outcomes(GAMES, 4, rules, fast, |rng| slow_playout(game, rng)), 3);
    }
}

#[test]
fn observed_playouts_are_legal_games() {
    for rules in RULES {
        check_observed(&game(rules), &FastPlayout, 100);
        check_observed(&game(rules), &UniformPlayout, 3);
    }
}
