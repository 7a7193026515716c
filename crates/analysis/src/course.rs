//! The position that is looked at, from the game's course as a message tells it.

use alquerque_core::record::Record;
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Searchable, TextError};

/// The game of these moves.
pub(crate) fn record<G: Searchable + Tabletop>(
    game: G,
    start: Option<&str>,
    moves: &[String],
) -> Result<Record<G>, TextError> {
    let mut record = match start {
        Some(text) => {
            let start = game.parse_position(text)?;
            Record::from_position(game, start)
        }
        None => Record::new(game),
    };
    for text in moves {
        record.play_text(text)?;
    }
    Ok(record)
}
