//! What is said of pieces and spots while a player moves.

use alquerque_core::{GameId, Player};

use super::words::{alternatives, capitalized, listed, piece, pieces, place, side, side_name, spot};
use crate::message::{Board, PieceType, Refusal, Remark, SpotName};

pub(super) fn sentence(message: &Board, game: GameId) -> String {
    match message {
        Board::NoSuchMove(typed, legal) => format!("{typed} is not a move here. You may play {}.", alternatives(legal)),
        Board::GameOver => "The game is over.".to_owned(),
        Board::AisTurn => "It is the AI's turn.".to_owned(),
        Board::InHand { piece: kind, at, targets } => {
            let kind = capitalized(piece(*kind));
            format!("{kind} on {} in hand. It may go to {}.", at.name, listed(targets))
        }
        Board::PutBack { piece: kind, at } => format!("{} put back on {}.", capitalized(piece(*kind)), at.name),
        Board::Jumped { piece: kind, at, targets, may_end } => {
            let (kind, at, targets) = (piece(*kind), &at.name, listed(targets));
            if *may_end {
                format!("Captured. The {kind} on {at} may go on to {targets}, or the turn may end.")
            } else {
                format!("Captured. The {kind} on {at} goes on to {targets}.")
            }
        }
        Board::Chain { targets, end } => {
            let targets = listed(targets);
            match end {
                Some(end) => format!(
                    "The capture may go on to {targets}, or end on {}: a tap on the piece ends the turn.",
                    spot(end)
                ),
                None => format!("The capture goes on: to {targets}. A tap on the piece or Escape takes it back."),
            }
        }
        Board::MayNotGo { piece: kind, from, to, targets } => {
            let (kind, targets) = (piece(*kind), listed(targets));
            format!("The {kind} on {} may not go to {}, only to {targets}.", from.name, to.name)
        }
        Board::Refused(refusal) => refused(refusal, game),
        Board::MayMove(game, spots) => format!("{} that may move: {}.", capitalized(pieces(*game)), listed(spots)),
        Board::MaySet(spots) => format!("You may play on: {}.", listed(spots)),
        Board::Summary(groups) => groups.iter().map(group).collect::<Vec<_>>().join(" "),
    }
}

/// Such as `Light, 3 checkers: a1, b2, c3.`
fn group((player, kind, spots): &(Player, PieceType, Vec<SpotName>)) -> String {
    let noun = match (spots.len(), piece(*kind)) {
        (1, noun) => noun.to_owned(),
        (_, "man") => "men".to_owned(),
        (_, noun) => format!("{noun}s"),
    };
    let names: Vec<&str> = spots.iter().map(|spot| spot.name.as_str()).collect();
    format!("{}, {} {noun}: {}.", side_name(*player, kind.game), spots.len(), names.join(", "))
}

fn refused(refusal: &Refusal, game: GameId) -> String {
    let common = |game| piece(PieceType::common(game));
    match refusal {
        Refusal::CaptureCompulsory => "You must capture.".to_owned(),
        Refusal::CaptureWith(spots) => format!("You must capture with {}.", listed(spots)),
        Refusal::Taken(target) => format!("That {} is taken.", place(target)),
        Refusal::NoMove => "No move leads there.".to_owned(),
        Refusal::Occupied(game, at) => format!("There is a {} on {} already.", common(*game), spot(at)),
        Refusal::NoSetting { at, player, beside } => {
            let (own, other) = (side(*player, game), side(player.opponent(), game));
            let why = if *beside {
                format!("no row of {other} discs from there ends in a {own} one")
            } else {
                format!("no {other} disc lies beside it")
            };
            format!("A disc on {} would turn nothing over: {why}.", spot(at))
        }
        Refusal::Empty(game, at) => format!("There is no {} on {}.", common(*game), spot(at)),
        Refusal::OthersTurn(player) => format!("It is {}'s turn.", side(*player, game)),
        Refusal::Blocked(kind, at) => {
            format!("The {} on {} has no free {} to go to.", piece(*kind), spot(at), place(at))
        }
        Refusal::Rule(why) => why.to_string(),
    }
}

/// What is said of a spot besides what stands on it, to go on with a label.
pub fn remark(remark: Remark) -> &'static str {
    match remark {
        Remark::InHand => "in hand",
        Remark::MayEnd => "the turn may end here",
        Remark::Target => "the piece in hand may go here",
        Remark::MaySet => "you may play here",
        Remark::MayMove => "may move",
        Remark::Last => "last move",
    }
}
