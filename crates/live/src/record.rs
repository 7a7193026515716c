//! What devices exchange about a game: rules, start, moves and how it ended, but no names, comments or variations.

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Closing, from_link};

/// The whole line, and how the players ended it.
pub(crate) fn whole(record: &dyn AnyRecord) -> Box<dyn AnyRecord> {
    let mut copy = record.first_moves(usize::MAX);
    if let Some(closing) = record.closing().filter(|_| copy.ending().is_none()) {
        copy.close(closing);
    }
    copy
}

/// Whether both games have the same rules and start.
fn is_same_kind(one: &dyn AnyRecord, other: &dyn AnyRecord) -> bool {
    one.rules() == other.rules() && one.start_text() == other.start_text()
}

/// Whether one link leads to the game of the other, perhaps with more moves.
pub(crate) fn continues(longer: &str, shorter: &str) -> bool {
    let (Ok(longer), Ok(shorter)) = (from_link(longer), from_link(shorter)) else { return false };
    is_same_kind(&*longer, &*shorter) && longer.moves().starts_with(&shorter.moves())
}

/// Whether `longer` is `shorter` with more moves, each either made by `by` or forced.
fn extends(longer: &dyn AnyRecord, shorter: &dyn AnyRecord, by: Player) -> bool {
    let (more, fewer) = (longer.moves(), shorter.moves());
    is_same_kind(longer, shorter)
        && more.starts_with(&fewer)
        && (fewer.len()..more.len()).all(|ply| longer.to_move_at(ply) == Some(by) || longer.is_pass(ply))
}

/// Chooses which of the devices' versions of a game continues; both devices choose the same. A version with more moves
/// by its own player wins, otherwise the host's.
pub(crate) fn merged<'a>(host: &'a dyn AnyRecord, guest: &'a dyn AnyRecord, host_side: Player) -> &'a dyn AnyRecord {
    if extends(guest, host, host_side.opponent()) { guest } else { host }
}

/// The player who ended a game, if it was one player's decision.
pub(crate) fn closed_by(closing: Closing) -> Option<Player> {
    match closing {
        Closing::Agreement => None,
        Closing::Resignation(player) | Closing::Time(player) => Some(player),
    }
}

/// The number of moves that remain if `by` takes a move back; `None` if there is none.
pub(crate) fn plies_after_takeback(record: &dyn AnyRecord, by: Player) -> Option<usize> {
    (0..record.plies()).rev().find(|&ply| record.to_move_at(ply) == Some(by) && !record.is_pass(ply))
}
