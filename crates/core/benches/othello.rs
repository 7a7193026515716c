//! Speed of Othello from the starting position: perft leaves and playouts per second.
//!
//! Runs perft side by side with the crate `magpie`, both with bulk counting at the last ply and with every move played.
//!
//! `cargo bench -p alquerque-core --bench othello`, optionally with `-- SECONDS`.

mod speed;

use alquerque_core::othello::{Move, Othello, Position};
use alquerque_core::{Finished, Game, perft};
use magpie::othello::{Board, Stone};
use speed::PERFT_DEPTH;

fn main() {
    let game = Othello::default();
    speed::measure(&game, Finished::Leaf);

    let start = game.start();
    let mut lists = vec![Vec::new(); PERFT_DEPTH as usize];
    let magpie = |count_last| magpie_leaves(&Board::standard(), Stone::Black, PERFT_DEPTH, count_last);
    let totals = [
        perft(&game, &start, PERFT_DEPTH, Finished::Leaf),
        speed::timed("magpie", "perft leaves", || magpie(true)),
        speed::timed("othello", "leaves, every move played,", || leaves(game, &start, &mut lists)),
        speed::timed("magpie", "leaves, every move played,", || magpie(false)),
    ];
    assert_eq!(totals, [totals[0]; 4], "the two count alike");
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
