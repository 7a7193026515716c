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

/// How the friend's version of a game relates to one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    /// It is the same, or lacks only moves of one's own that are still on their way.
    Own,
    /// It has more moves, all of them the friend's or forced.
    Theirs,
    /// Only this many first moves are the same. Players choose only their own moves, so none of the versions wins.
    Differs(usize),
    /// It is a game of other rules, or from another position.
    Other,
}

/// Compares one's own version of a game with the friend's. `me` is one's own side.
pub(crate) fn compare(own: &dyn AnyRecord, theirs: &dyn AnyRecord, me: Player) -> Comparison {
    if !is_same_kind(own, theirs) {
        return Comparison::Other;
    }
    let (own_moves, their_moves) = (own.moves(), theirs.moves());
    let common = own_moves.iter().zip(&their_moves).take_while(|(one, other)| one == other).count();
    let rest_is_of = |record: &dyn AnyRecord, plies: usize, player: Player| {
        (common..plies).all(|ply| record.to_move_at(ply) == Some(player) || record.is_pass(ply))
    };
    if common == their_moves.len() && rest_is_of(own, own_moves.len(), me) {
        Comparison::Own
    } else if common == own_moves.len() && rest_is_of(theirs, their_moves.len(), me.opponent()) {
        Comparison::Theirs
    } else {
        Comparison::Differs(common)
    }
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
