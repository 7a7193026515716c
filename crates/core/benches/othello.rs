//! Speed of Othello from the starting position: perft leaves and playouts per second.
//!
//! Perft runs side by side with that of the crate `magpie`, both counting the moves of the last ply at once, and both
//! playing every one of them.
//!
//! `cargo bench -p alquerque-core --bench othello`, optionally with `-- SECONDS`.

#![expect(clippy::disallowed_types, reason = "a measurement needs a clock; the crate itself has none")]

use std::env;
use std::time::{Duration, Instant};

use alquerque_core::othello::{Move, Othello, Position};
use alquerque_core::playout::PlayoutPolicy;
use alquerque_core::search::{Uct, UctConfig, rng};
use alquerque_core::{Finished, Game, Standard, perft};
use magpie::othello::{Board, Stone};

const PERFT_DEPTH: u32 = 11;

fn main() {
    let seconds = env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(2.0);
    let limit = Duration::from_secs_f64(seconds);
    let game = Othello::default();
    let start = game.start();

    let mut lists = vec![Vec::new(); PERFT_DEPTH as usize];
    let totals = [
        timed("perft leaves", || perft(&game, &start, PERFT_DEPTH, Finished::Leaf)),
        timed("perft leaves of magpie", || magpie_leaves(&Board::standard(), Stone::Black, PERFT_DEPTH, true)),
        timed("leaves, every move played", || leaves(game, &start, &mut lists)),
        timed("leaves, every move played, of magpie", || {
            magpie_leaves(&Board::standard(), Stone::Black, PERFT_DEPTH, false)
        }),
    ];
    assert_eq!(totals, [totals[0]; 4], "the two count alike");

    let mut random = rng(1);
    let begin = Instant::now();
    let mut games = 0;
    while begin.elapsed() < limit {
        for _ in 0..1000 {
            Standard.playout(&game, &start, &mut random);
        }
        games += 1000;
    }
    report("random games", games, begin.elapsed());

    let mut uct = Uct::new(game, &[start], UctConfig::default());
    let begin = Instant::now();
    let playouts = uct.run(&mut random, u64::MAX, || begin.elapsed() >= limit);
    report("UCT playouts", playouts, begin.elapsed());
    println!("{:>14} nodes in the tree", uct.report().nodes);
}

fn timed(what: &str, count: impl FnOnce() -> u64) -> u64 {
    let begin = Instant::now();
    let leaves = count();
    report(what, leaves, begin.elapsed());
    leaves
}

/// Perft without [`CountMoves`](alquerque_core::CountMoves).
fn leaves(game: Othello, position: &Position, lists: &mut [Vec<Move>]) -> u64 {
    let Some((moves, rest)) = lists.split_first_mut() else { return 1 };
    game.moves_into(position, moves);
    if moves.is_empty() {
        return Finished::Leaf.leaves();
    }
    moves.iter().map(|&mv| leaves(game, &game.play_unchecked(position, mv), rest)).sum()
}

fn magpie_leaves(board: &Board, stone: Stone, depth: u32, count_last: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.moves_for(stone);
    if moves.is_empty() {
        let over = board.moves_for(stone.flip()).is_empty();
        return if over { 1 } else { magpie_leaves(board, stone.flip(), depth - 1, count_last) };
    }
    if count_last && depth == 1 {
        return moves.count_set().into();
    }
    let after = |square| {
        let mut next = board.clone();
        next.play(stone, square);
        magpie_leaves(&next, stone.flip(), depth - 1, count_last)
    };
    moves.hot_bits().map(after).sum()
}

fn report(what: &str, count: u64, time: Duration) {
    println!("{:>14.0} {what} per second", count as f64 / time.as_secs_f64());
}
