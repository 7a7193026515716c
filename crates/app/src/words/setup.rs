//! What is said of a position that is set up.

use alquerque_core::phrase::Phrase;
use alquerque_core::{GameId, Outcome};

use super::nouns::{BySide, piece_key, side_key, spot};
use crate::message::Setup;

pub(super) fn sentence(message: &Setup, running: GameId) -> Phrase {
    match message {
        Setup::Spot(at, None) => Phrase::new("setup-empty").phrase("spot", spot(at)),
        Setup::Spot(at, Some((player, kind))) => Phrase::new("setup-piece")
            .phrase("spot", spot(at))
            .key("side", side_key(*player, kind.game))
            .key("piece", piece_key(*kind)),
        Setup::Ready { to_move, game, pieces: [light, dark] } => Phrase::new("setup-ready")
            .by(*to_move, *game)
            .key("game", game.name())
            .number("pieces-of-light", *light)
            .number("pieces-of-dark", *dark),
        Setup::NoPieces(game, None) => Phrase::new("setup-no-pieces").key("game", game.name()),
        Setup::NoPieces(game, Some(player)) => {
            Phrase::new("setup-no-pieces-of").key("game", game.name()).by(*player, *game)
        }
        Setup::OverAtOnce(Outcome::Win(player)) => Phrase::new("setup-over").by(*player, running),
        Setup::OverAtOnce(Outcome::Draw) => Phrase::new("setup-over-draw"),
        Setup::Wrong { column, problem, expected } => {
            let phrase = match column {
                None => Phrase::new("setup-wrong"),
                Some(column) => Phrase::new("setup-wrong-at").number("column", *column),
            };
            phrase.phrase("problem", problem.phrase()).phrase("expected", expected.phrase())
        }
    }
}
