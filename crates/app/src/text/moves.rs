//! Numbers of moves.

use alquerque_core::GameId;

/// The number of moves that players count in this many plies: pairs of them, but each disc of Othello.
pub fn count(game: GameId, plies: usize) -> usize {
    if game.info().pieces_move { plies.div_ceil(2) } else { plies }
}

/// The number written before the move that follows this many plies, such as `3.` or `3…`. The second move of a pair has
/// one only if it is the first of its line.
pub fn number(game: GameId, plies: usize, is_first: bool) -> Option<String> {
    let (count, is_odd) = (count(game, plies + 1), !plies.is_multiple_of(2));
    let dots = if is_odd && game.info().pieces_move { "\u{2026}" } else { "." };
    (is_first || !is_odd).then(|| format!("{count}{dots}"))
}
