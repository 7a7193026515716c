//! Descriptions of the board and the state of the game, for players who don't see them.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::Coordinates;
use alquerque_language::Phrase;

use crate::board::{SpotModel, playing};
use crate::hand::must_capture;
use crate::nouns::{BySide, name, named_key};
use crate::state::State;
use crate::status::status;
use crate::text::Text;

/// In longer rows only pieces are named: a list of empty squares is hard to follow by ear.
const SHORT_ROW: usize = 5;

/// A row of the board as a sentence, such as `Row 5: a5 dark, b5 light, c5 empty.`
pub fn row_label(record: &dyn AnyRecord, row: &[SpotModel]) -> Option<Phrase> {
    let names_all = row.len() <= SHORT_ROW || row.iter().all(|spot| spot.piece.is_none());
    let spot = |spot: &SpotModel| {
        let named = match spot.piece {
            None => Phrase::new("row-empty"),
            Some(piece) => Phrase::new("row-piece").piece(piece, record.board().game),
        };
        named.text("at", &name(record, spot.spot))
    };
    let spots = row.iter().filter(|spot| names_all || spot.piece.is_some()).map(spot);
    let spots = spots.reduce(|all, spot| Phrase::new("spot-and").phrase("label", all).phrase("remark", spot))?;
    let spots = if row.len() > SHORT_ROW && names_all { Phrase::new("row-all-empty") } else { spots };
    Some(
        Phrase::new("row-label")
            .key("named", named_key(record))
            .text("row", &row_name(record, row))
            .phrase("spots", spots),
    )
}

/// The row's number, or the numbers of its first and last square.
fn row_name(record: &dyn AnyRecord, row: &[SpotModel]) -> String {
    let [first, .., last] = row else { return String::new() };
    let (first, last) = (name(record, first.spot), name(record, last.spot));
    match record.board().coordinates {
        Coordinates::Spots => format!("{first}–{last}"),
        Coordinates::Edges => first.chars().filter(char::is_ascii_digit).collect(),
    }
}

/// The whole board, row by row as it is displayed, and whose turn it is.
pub(crate) fn board(state: &State) -> Text {
    let record = &*state.game.record;
    let mut text = Text::new();
    for row in &playing(state).rows {
        text.push(row_label(record, row));
    }
    text.and(status(state))
}

/// Whose turn it is, the number of pieces, the last move, and whether a capture is compulsory. In a lesson, the task.
pub(crate) fn standing(state: &State) -> Text {
    if state.game.lesson.is_some() {
        return status(state);
    }
    let record = &*state.game.record;
    let you = state.saved.settings.lone_human();
    let side = you.unwrap_or_else(|| state.to_move());
    let turn = match you {
        Some(you) if state.humans_turn() => state.by("standing-yours", you).into(),
        _ if state.game.ending.is_some() || state.is_seen_thinking() => status(state),
        _ => state.by("side-to-move", state.to_move()).into(),
    };
    let counts = record.counts_at(record.played());
    let counts = state
        .by("standing-pieces", side)
        .number("own", counts[side.index()])
        .number("others", counts[side.opponent().index()]);
    let last = (record.played() > 0)
        .then(|| Phrase::new("standing-last").text("turn", &record.move_text(record.tree().current())));
    let must = (state.humans_turn() && must_capture(&state.game.legal)).then(|| Phrase::new("capture-compulsory"));
    turn.and(counts).and(last).and(must)
}
