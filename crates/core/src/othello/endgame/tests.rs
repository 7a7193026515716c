//! The solver compared with plain, obviously correct minimax.

use super::shallow::final_score;
use super::stability::stable;
use super::*;
use crate::othello::evaluate::CORNERS;
use crate::search::{random_move, rng};
use crate::{Game, Notation, Player};

/// The disc difference with best play, by trying everything.
fn minimax(game: Othello, position: &Position) -> i32 {
    let moves = game.moves(position);
    if game.ending(position, &moves).is_some() {
        let [light, dark] = position.final_score(game.ruleset).map(u32::cast_signed);
        return if position.to_move() == Player::Light { light - dark } else { dark - light };
    }
    moves.into_iter().map(|mv| -minimax(game, &game.play_unchecked(position, mv))).max().unwrap()
}

/// A position of a random game with at most this many empty squares, in which the game isn't over.
fn random_position(game: Othello, seed: u64, empty: u32) -> Option<Position> {
    let mut rng = rng(seed);
    let mut position = game.start();
    while position.empty().count() > empty {
        position = game.play_unchecked(&position, random_move(&game, &position, &mut rng)?);
    }
    (!game.moves(&position).is_empty()).then_some(position)
}

fn games() -> [Othello; 2] {
    ["othello", "othello,pass=game-over"].map(|rules| rules.parse().unwrap())
}

/// Solves a position; with `stops`, the solver is interrupted at every check.
fn solve(game: Othello, position: &Position, entries: usize, stops: bool) -> (Solution<Move>, u64) {
    let mut solver = Solver::new(&game, position, entries);
    let mut nodes = 0;
    loop {
        nodes += solver.run(&mut || stops);
        match solver.solution() {
            Some(solution) if solution.exact => return (solution, nodes),
            _ => assert!(stops),
        }
    }
}

fn check(game: Othello, position: &Position, entries: usize) {
    let (solution, _) = solve(game, position, entries, false);
    let text = game.position_text(position);
    let expected = minimax(game, position);
    assert_eq!(solution.score, DISC * expected, "{text}");
    let first = game.play(position, solution.line[0]).expect(&text);
    assert_eq!(-minimax(game, &first), expected, "{text}");
    let mut end = *position;
    for &mv in &solution.line {
        end = game.play(&end, mv).expect(&text);
    }
}

#[test]
fn scores_and_moves_are_those_of_minimax() {
    let mut checked = [0; 10];
    for game in games() {
        for (seed, empty) in (0..400).zip((1..=7).cycle()) {
            let Some(position) = random_position(game, seed, empty) else { continue };
            check(game, &position, [0, 64, 1 << 12][(seed % 3) as usize]);
            checked[position.empty().count() as usize] += 1;
        }
        for seed in 0..4 {
            let Some(position) = random_position(game, seed, 9) else { continue };
            check(game, &position, 1 << 12);
            checked[9] += 1;
        }
    }
    assert!(checked[1..=7].iter().all(|&count| count > 30) && checked[9] > 3, "{checked:?}");
}

#[test]
fn far_from_the_end_tables_and_slices_change_nothing() {
    let game = Othello::default();
    for seed in 0..6 {
        let position = random_position(game, seed, 13).unwrap();
        let (whole, nodes) = solve(game, &position, 1 << 14, false);
        assert_eq!(solve(game, &position, 1 << 14, true), (whole.clone(), nodes));
        for entries in [0, 64] {
            assert_eq!(solve(game, &position, entries, false).0.score, whole.score);
        }
        // The score of the best move is that of the position.
        let after = game.play(&position, whole.line[0]).unwrap();
        assert_eq!(solve(game, &after, 1 << 14, false).0.score, -whole.score);
    }
}

#[test]
fn stable_discs_are_never_flipped() {
    let game = Othello::default();
    let mut count = 0;
    for seed in 0..200 {
        let mut rng = rng(seed);
        let mut position = game.start();
        let mut safe = [0; 2];
        while let Some(mv) = random_move(&game, &position, &mut rng) {
            position = game.play_unchecked(&position, mv);
            let discs = position.discs.map(|discs| discs.0);
            for side in 0..2 {
                assert_eq!(discs[side] & safe[side], safe[side], "seed {seed}");
                safe[side] = stable(discs[side], discs[1 - side]);
                assert_eq!(safe[side] & CORNERS, discs[side] & CORNERS);
                count += safe[side].count_ones();
            }
        }
        // At the end every line is full.
        let [light, dark] = position.discs.map(|discs| discs.0);
        if light | dark == !0 {
            assert_eq!(safe, [light, dark]);
        }
    }
    assert!(count > 10_000, "{count}");
}

#[test]
fn the_final_score_counts_empty_squares_for_the_winner_unless_passing_is_not_allowed() {
    let scores =
        |game: Othello| [(7, 8), (8, 7), (1, 2), (0, 1)].map(|(own, other)| final_score(game.ruleset, own, other));
    assert_eq!(games().map(scores), [[62, -62, 0, -64], [2, -2, 0, -1]]);
}
