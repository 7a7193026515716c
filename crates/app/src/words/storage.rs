//! What is said of what the browser keeps, where something is wrong with it.

use alquerque_core::phrase::{Fill, Phrase};

use crate::message::Storage;
use crate::store::{Contradiction, Kept, Problem};

/// The most of a problem that is told, in characters: it may quote foreign text.
const LONGEST_PROBLEM: usize = 80;

pub(super) fn sentence(message: &Storage) -> Phrase {
    match message {
        Storage::Settings(why, kept) => unreadable("unreadable-settings", why, kept),
        Storage::Game(game, why, kept) => unreadable("unreadable-game", why, kept).key("game", game.name()),
        Storage::Library(why, kept) => unreadable("unreadable-library", why, kept),
        Storage::Statistics(why, kept) => unreadable("unreadable-statistics", why, kept),
        Storage::Mended(game, what, kept) => {
            let what = match what {
                Contradiction::TooManyPlayed => "played",
                Contradiction::NoDraw => "draw",
                Contradiction::OtherRecord => "record",
            };
            Phrase::new("mended-game").key("game", game.name()).key("what", what).phrase("copy", where_kept(kept))
        }
        Storage::Games(number, kept) => {
            Phrase::new("unreadable-games").number("games", *number).phrase("copy", where_kept(kept))
        }
        Storage::NoFile => Phrase::new("no-file"),
    }
}

fn unreadable(id: &'static str, why: &Problem, kept: &Kept) -> Phrase {
    Phrase::new(id).with("why", Fill::Short(problem(why), LONGEST_PROBLEM)).phrase("copy", where_kept(kept))
}

fn where_kept(kept: &Kept) -> Phrase {
    match kept {
        Some(key) => Phrase::new("kept-copy").text("key", key),
        None => Phrase::new("no-copy"),
    }
}

/// Why something cannot be read, as a part of a sentence.
pub fn problem(problem: &Problem) -> Phrase {
    Phrase::new(match problem {
        Problem::TooLong(most) => return Phrase::new("saved-too-long").number("most", *most),
        Problem::Missing(field) => return Phrase::new("saved-missing").text("field", field),
        Problem::Twice(field) => return Phrase::new("saved-twice").text("field", field),
        Problem::Wrong { field, found } => {
            return Phrase::new("saved-wrong").text("field", field).text("found", found);
        }
        Problem::Version { found, ours } => {
            return Phrase::new("saved-version").number("found", *found).number("ours", *ours);
        }
        Problem::OtherGame(game) => return Phrase::new("saved-other-game").key("game", game.name()),
        Problem::NoLevel(level) => return Phrase::new("saved-no-level").number("number", *level),
        Problem::NoDepth(depth) => return Phrase::new("saved-no-depth").number("number", *depth),
        Problem::Exploration(number) => return Phrase::new("saved-exploration").text("number", number),
        Problem::Game(error) => return error.phrase(),
        Problem::NoJson => "saved-no-json",
        Problem::TooDeep => "saved-deep",
        Problem::LongField => "saved-long-field",
        Problem::NoGame => "saved-no-game",
    })
}
