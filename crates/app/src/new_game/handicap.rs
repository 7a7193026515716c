//! The handicap: the computer begins with fewer pieces, or in Othello without corners.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::setup::Setup;
use alquerque_core::tabletop::{Kind, Piece, Spot};
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

/// The largest handicap, in pieces or corners.
pub const MAX_HANDICAP: u8 = 4;

/// A new game with a handicap of this many pieces for `giver`: it lacks pieces from its back rows, chosen so that
/// neither side can capture at once. In Othello, where fewer discs are no handicap, the opponent gets this many
/// corners. Without a handicap, the game is unchanged.
pub fn with_handicap(record: Box<dyn AnyRecord>, giver: Player, pieces: u8) -> Box<dyn AnyRecord> {
    let pieces_move = record.board().game.info().pieces_move;
    let spots = if pieces_move { from_back(&*record, giver) } else { corners(&*record) };
    let gift = (!pieces_move).then_some(Piece { player: giver.opponent(), kind: Kind::Man });
    let mut start = record;
    let mut left = pieces.min(MAX_HANDICAP);
    for spot in spots {
        if left == 0 {
            break;
        }
        let Some(with) = with_piece(&*start, spot, gift) else { continue };
        (start, left) = (with, left - 1);
    }
    start
}

/// The position with a spot's contents replaced, if it is legal and nothing can be captured at once.
fn with_piece(record: &dyn AnyRecord, spot: Spot, piece: Option<Piece>) -> Option<Box<dyn AnyRecord>> {
    let pieces: Vec<Option<Piece>> =
        record.board().spots().map(|other| if other == spot { piece } else { record.piece(other) }).collect();
    let quiet = |player| {
        let record = record.set_up(&Setup::new(pieces.clone(), player)).ok()?;
        (!record.board().game.info().pieces_move || record.legal_turns().iter().all(|turn| turn.captured.is_empty()))
            .then_some(record)
    };
    quiet(record.to_move().opponent())?;
    quiet(record.to_move())
}

/// Explains the effect of the handicap.
pub fn explanation(game: GameId, pieces: u8) -> Phrase {
    Phrase::new(if game.info().pieces_move { message::HANDICAP } else { message::HANDICAP_OTHELLO })
        .number("pieces", pieces)
}

/// The name of a handicap in a list.
pub fn name(game: GameId, pieces: u8) -> Phrase {
    Phrase::new(if game.info().pieces_move { message::HANDICAP_PIECES } else { message::HANDICAP_CORNERS })
        .number("pieces", pieces)
}

/// The spots of a side's pieces, starting with the row farthest from the other side, and within a row with the outer
/// ones.
fn from_back(record: &dyn AnyRecord, side: Player) -> Vec<Spot> {
    let board = record.board();
    let rows = (0..board.rows).map(|row| if side == Player::Light { board.rows - 1 - row } else { row });
    let places = rows.flat_map(|row| (0..board.columns).map(move |number| (number, row)));
    let column = |number: u8| if number.is_multiple_of(2) { number / 2 } else { board.columns - 1 - number / 2 };
    places
        .filter_map(|(number, row)| board.spot(column(number), row))
        .filter(|&spot| record.piece(spot).is_some_and(|piece| piece.player == side))
        .collect()
}

/// The corners, those of the long diagonal first.
pub(crate) fn corners(record: &dyn AnyRecord) -> Vec<Spot> {
    let board = record.board();
    let (last, bottom) = (board.columns - 1, board.rows - 1);
    let places = [(0, bottom), (last, 0), (0, 0), (last, bottom)];
    places.into_iter().filter_map(|(column, row)| board.spot(column, row)).collect()
}
