//! Speed of the games from their starting positions: perft nodes or leaves, random games and UCT playouts per second.
//!
//! Runs Othello's perft side by side with the crate `magpie`, both with bulk counting at the last ply and with every move
//! played.
//!
//! `cargo bench -p alquerque-core --bench speed`, optionally with `-- SECONDS`.

#![expect(clippy::disallowed_types, reason = "a measurement needs a clock; the crate itself has none")]

use std::env;
use std::time::{Duration, Instant};

use alquerque_core::alquerque::Alquerque;
use alquerque_core::draughts::Draughts;
use alquerque_core::othello::{Move, Othello, Position};
use alquerque_core::playout::PlayoutPolicy;
use alquerque_core::search::{Uct, UctConfig, rng};
use alquerque_core::{Finished, Game, Notation, Searchable, Standard, perft};
use magpie::othello::{Board, Stone};

fn main() {
    for rules in ["merkel", "merkel,invert=allowed"] {
        let Ok(game) = rules.parse::<Alquerque>() else { continue };
        measure(&game, Finished::Nothing);
    }
    measure(&Draughts::default(), Finished::Nothing);
    measure(&Othello::default(), Finished::Leaf);
    compare_with_magpie();
}

/// Measures Othello's perft and that of `magpie`.
fn compare_with_magpie() {
    let game = Othello::default();
    let start = game.start();
    let mut lists = vec![Vec::new(); PERFT_DEPTH as usize];
    let magpie = |count_last| magpie_leaves(&Board::standard(), Stone::Black, PERFT_DEPTH, count_last);
    let totals = [
        perft(&game, &start, PERFT_DEPTH, Finished::Leaf),
        timed("magpie", "perft leaves", || magpie(true)),
        timed("othello", "leaves, every move played,", || leaves(game, &start, &mut lists)),
        timed("magpie", "leaves, every move played,", || magpie(false)),
    ];
    assert_eq!(totals, [totals[0]; 4], "the two count alike");
}

/// The depth of perft, in plies.
const PERFT_DEPTH: u32 = 11;

/// Measures perft, random games and UCT from the starting position.
fn measure<G: Notation + Searchable>(game: &G, finished: Finished) {
    let rules = game.ruleset_text();
    let start = game.start();
    let count = || perft(game, &start, PERFT_DEPTH, finished);
    timed(&rules, if finished == Finished::Leaf { "perft leaves" } else { "perft nodes" }, count);

    let limit = limit();
    let mut random = rng(1);
    let begin = Instant::now();
    timed(&rules, "random games", || {
        let mut games = 0;
        while begin.elapsed() < limit {
            for _ in 0..1000 {
                Standard.playout(game, &start, &mut random);
            }
            games += 1000;
        }
        games
    });

    let mut uct = Uct::new(game.clone(), &[start], UctConfig::default());
    let begin = Instant::now();
    timed(&rules, "UCT playouts", || uct.run(&mut random, u64::MAX, || begin.elapsed() >= limit));
    println!("{rules:24} {:>14} nodes in the tree", uct.report().work.nodes());
}

/// Duration of the measurements of random games and UCT: the number of seconds on the command line, by default 2.
fn limit() -> Duration {
    Duration::from_secs_f64(env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(2.0))
}

/// Runs `count`, prints the rate per second, and returns the count.
fn timed(rules: &str, what: &str, count: impl FnOnce() -> u64) -> u64 {
    let begin = Instant::now();
    let number = count();
    println!("{rules:24} {:>14.0} {what} per second", number as f64 / begin.elapsed().as_secs_f64());
    number
}

/// Perft without [`Game::count_moves`](alquerque_core::Game::count_moves).
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
