//! What is said of a position that is set up.

use alquerque_core::{GameId, Outcome, Player};

use super::words::{capitalized, coloured, in_quotes, pieces, side, side_name, spot};
use crate::message::Setup;

pub(super) fn sentence(message: &Setup, running: GameId) -> String {
    match message {
        Setup::Spot(at, piece) => {
            let piece = piece.map_or_else(|| "empty".to_owned(), |(player, kind)| coloured(player, kind));
            format!("{}, {piece}.", spot(at))
        }
        Setup::Ready { to_move, game, pieces: [light, dark] } => {
            let [one, other] = Player::BOTH.map(|player| side(player, *game));
            format!("{} to move. {light} {one} and {dark} {other} {}.", side_name(*to_move, *game), pieces(*game))
        }
        Setup::NoPieces(game, None) => format!("There are no {}.", pieces(*game)),
        Setup::NoPieces(game, Some(player)) => format!("{} has no {}.", side_name(*player, *game), pieces(*game)),
        Setup::OverAtOnce(Outcome::Win(player)) => {
            format!("The game would be over at once: {} wins.", side(*player, running))
        }
        Setup::OverAtOnce(Outcome::Draw) => "The game would be over at once: a draw.".to_owned(),
        Setup::Wrong { column, problem, expected } => {
            let place = column.map_or_else(String::new, |column| format!("character {column}: "));
            capitalized(&in_quotes(&format!("{place}{problem}; expected {expected}.")))
        }
    }
}
