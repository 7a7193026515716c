//! Random sets against the move generator.

use std::collections::HashMap;

use super::{State, playout, random_bit};
use crate::othello::{Move, Othello, Position, movegen};
use crate::search::{SearchRng, below, rng};
use crate::{Game, Notation, Outcome};

const RULES: [&str; 2] = ["othello", "othello,pass=game-over"];

fn game(rules: &str) -> Othello {
    rules.parse().unwrap()
}

/// The positions of some random games; the last one of each is finished.
fn positions(game: Othello, games: u32) -> Vec<Position> {
    let mut rng = rng(7);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = game.start();
        loop {
            positions.push(position);
            let Some(mv) = random_move(game, &position, &mut rng) else { break };
            position = game.play_unchecked(&position, mv);
        }
    }
    positions
}

fn random_move(game: Othello, position: &Position, rng: &mut SearchRng) -> Option<Move> {
    let moves = game.moves(position);
    moves.get(below(rng, u32::try_from(moves.len()).unwrap()) as usize).copied()
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
fn sets_have_equal_shares_and_lead_where_the_move_generator_says() {
    const TURNS: u32 = 10_000;
    let game = game("othello");
    let mut rng = rng(2);
    for position in positions(game, 4) {
        let (own, opponent) = movegen::sides(&position);
        let sets = movegen::sets(own, opponent);
        if sets == 0 {
            continue;
        }
        let mut counts: HashMap<(u64, u64), u32> = HashMap::new();
        for _ in 0..TURNS {
            let state = State::new(&position).set(sets, &mut rng);
            *counts.entry((state.own, state.opponent)).or_default() += 1;
        }
        let moves = game.moves(&position);
        let share = 1.0 / moves.len() as f64;
        let mean = f64::from(TURNS) * share;
        for &mv in &moves {
            let count = counts.remove(&movegen::sides(&game.play_unchecked(&position, mv))).unwrap_or(0);
            let bound = 5.0 * (mean * (1.0 - share)).sqrt();
            let text = game.position_text(&position);
            assert!((f64::from(count) - mean).abs() <= bound, "{text}, {mv}: {count} instead of {mean}");
        }
        assert!(counts.is_empty(), "sets that are not legal in {}", game.position_text(&position));
    }
}

#[test]
fn a_playout_of_a_finished_game_gives_its_result() {
    let mut rng = rng(3);
    for rules in RULES {
        let game = game(rules);
        let mut finished = 0;
        for position in positions(game, 1000) {
            if let Some(ending) = game.ending(&position, &game.moves(&position)) {
                assert_eq!(playout(game.ruleset, &position, &mut rng), ending.outcome);
                finished += 1;
            }
        }
        assert_eq!(finished, 1000);
    }
}

/// Plays a game with the move generator.
fn slow_playout(game: Othello, rng: &mut SearchRng) -> Outcome {
    let mut position = game.start();
    while let Some(mv) = random_move(game, &position, rng) {
        position = game.play_unchecked(&position, mv);
    }
    game.ending(&position, &[]).unwrap().outcome
}

#[test]
fn games_end_as_often_for_either_side_as_those_of_the_move_generator() {
    const GAMES: u32 = 10_000;
    for rules in RULES {
        let game = game(rules);
        let mut rng = rng(4);
        let mut counts: HashMap<Outcome, [f64; 2]> = HashMap::new();
        for _ in 0..GAMES {
            counts.entry(playout(game.ruleset, &game.start(), &mut rng)).or_default()[0] += 1.0;
            counts.entry(slow_playout(game, &mut rng)).or_default()[1] += 1.0;
        }
        assert_eq!(counts.len(), 3);
        for (outcome, [fast, slow]) in counts {
            // Five standard deviations of the difference of two such counts.
            let bound = 5.0 * (2.0 * slow.max(1.0)).sqrt();
            assert!((fast - slow).abs() < bound, "{rules}: {outcome:?} {fast} times instead of {slow}");
        }
    }
}
