//! Numbers of moves.

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;

/// The number of moves that players count in this many plies: pairs of them, but each disc of Othello.
pub fn count(game: GameId, plies: usize) -> usize {
    if game.info().pieces_move { plies.div_ceil(2) } else { plies }
}

/// The passes among this many plies that don't count as moves: those of Othello, where the discs count.
pub fn uncounted(record: &dyn AnyRecord, plies: usize) -> usize {
    if record.board().game.info().pieces_move { 0 } else { (0..plies).filter(|&ply| record.is_pass(ply)).count() }
}

/// The number of moves that players count up to the position on the board.
pub fn played(record: &dyn AnyRecord) -> usize {
    count(record.board().game, record.played() - uncounted(record, record.played()))
}

/// The number written before the move that follows this many plies, such as `3.` or `3…`. The second move of a pair has
/// one only if it is the first of its line.
pub fn number(game: GameId, plies: usize, is_first: bool) -> Option<String> {
    let (count, is_odd) = (count(game, plies + 1), !plies.is_multiple_of(2));
    let dots = if is_odd && game.info().pieces_move { "\u{2026}" } else { "." };
    (is_first || !is_odd).then(|| format!("{count}{dots}"))
}
