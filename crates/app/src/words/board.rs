//! What is said of pieces and spots while a player moves.

use alquerque_core::GameId;
use alquerque_core::phrase::{Fill, Phrase};

use super::nouns::{BySide, one_of, piece_key, place_key, side_key, spot};
use crate::certain::Fate;
use crate::message::{Board, PieceType, Refusal, Remark};

pub(super) fn sentence(message: &Board, game: GameId) -> Phrase {
    match message {
        Board::NoSuchMove(typed, legal) => {
            Phrase::new("no-such-move").text("move", typed).with("moves", Fill::OneOf(legal.clone()))
        }
        Board::GameOver => Phrase::new("game-over"),
        Board::AisTurn => Phrase::new("ais-turn"),
        Board::InHand { piece, at, targets } => {
            Phrase::new("in-hand").key("piece", piece_key(*piece)).text("at", &at.name).with("targets", one_of(targets))
        }
        Board::PutBack { piece, at } => Phrase::new("put-back").key("piece", piece_key(*piece)).text("at", &at.name),
        Board::Jumped { piece, at, targets, may_end } => {
            Phrase::new(if *may_end { "jumped-may-end" } else { "jumped" })
                .key("piece", piece_key(*piece))
                .text("at", &at.name)
                .with("targets", one_of(targets))
        }
        Board::Chain { targets, end: Some(end) } => {
            Phrase::new("chain-may-end").with("targets", one_of(targets)).phrase("spot", spot(end))
        }
        Board::Chain { targets, end: None } => Phrase::new("chain").with("targets", one_of(targets)),
        Board::MayNotGo { piece, from, to, targets } => Phrase::new("may-not-go")
            .key("piece", piece_key(*piece))
            .text("from", &from.name)
            .text("to", &to.name)
            .with("targets", one_of(targets)),
        Board::Refused(refusal) => refused(refusal, game),
        Board::MayMove(game, spots) => Phrase::new("may-move").key("game", game.name()).with("spots", one_of(spots)),
        Board::MaySet(spots) => Phrase::new("may-set").with("spots", one_of(spots)),
        Board::Summary(groups) => {
            let groups = groups.iter().map(|(player, kind, spots)| {
                let names = spots.iter().map(|spot| spot.name.clone()).collect();
                Phrase::new("group-of-pieces")
                    .key("side", side_key(*player, kind.game))
                    .key("piece", piece_key(*kind))
                    .number("pieces", spots.len())
                    .with("spots", Fill::List(names))
            });
            Phrase::new("row").with("phrases", Fill::Row(groups.collect()))
        }
    }
}

fn refused(refusal: &Refusal, game: GameId) -> Phrase {
    let common = |game| piece_key(PieceType::common(game));
    match refusal {
        Refusal::CaptureCompulsory => Phrase::new("capture-compulsory"),
        Refusal::CaptureWith(spots) => Phrase::new("capture-with").with("spots", one_of(spots)),
        Refusal::Taken(target) => Phrase::new("spot-taken").key("place", place_key(target)),
        Refusal::NoMove => Phrase::new("no-move-there"),
        Refusal::Occupied(game, at) => {
            Phrase::new("spot-occupied").key("piece", common(*game)).phrase("spot", spot(at))
        }
        Refusal::NoSetting { at, player, beside } => {
            Phrase::new(if *beside { "turns-nothing-between" } else { "turns-nothing-beside" })
                .by(*player, game)
                .phrase("spot", spot(at))
        }
        Refusal::Empty(game, at) => Phrase::new("spot-empty").key("piece", common(*game)).phrase("spot", spot(at)),
        Refusal::OthersTurn(player) => Phrase::new("others-turn").by(*player, game),
        Refusal::Blocked(kind, at) => {
            Phrase::new("blocked").key("piece", piece_key(*kind)).key("place", place_key(at)).phrase("spot", spot(at))
        }
        Refusal::Rule(why) => why.phrase(),
    }
}

/// What is said of a spot besides what stands on it, to go on with a label.
pub(super) fn remark(remark: Remark) -> Phrase {
    Phrase::new(match remark {
        Remark::InHand => "remark-in-hand",
        Remark::MayEnd => "remark-may-end",
        Remark::Target => "remark-target",
        Remark::MaySet => "remark-may-set",
        Remark::MayMove => "remark-may-move",
        Remark::Last => "remark-last",
        Remark::Fate(Fate::Wins) => "remark-wins",
        Remark::Fate(Fate::Draws) => "remark-draws",
        Remark::Fate(Fate::Loses) => "remark-loses",
    })
}

/// The board of a game.
pub(super) fn board_of(game: GameId) -> Phrase {
    Phrase::new("board-of").key("game", game.name())
}
