//! What is said of what the browser keeps, where something is wrong with it.

use super::words::{counted, in_quotes};
use crate::message::Storage;
use crate::store::{Contradiction, Kept, Problem};

/// The most of a problem that is told, in characters: it may quote foreign text.
const LONGEST_PROBLEM: usize = 80;

pub(super) fn sentence(message: &Storage) -> String {
    match message {
        Storage::Settings(why, kept) => unreadable("The saved options", &problem_of(why, "they are"), kept),
        Storage::Game(game, why, kept) => {
            unreadable(&format!("The saved game of {}", game.title()), &problem_of(why, "it is"), kept)
        }
        Storage::Library(why, kept) => unreadable("The library", &problem_of(why, "it is"), kept),
        Storage::Statistics(why, kept) => unreadable("The statistics", &problem_of(why, "they are"), kept),
        Storage::Mended(game, what, kept) => {
            let what = match what {
                Contradiction::TooManyPlayed => "more moves are played in it than it has",
                Contradiction::NoDraw => "it cannot have ended as it says",
                Contradiction::OtherRecord => "its record is of another game",
            };
            format!(
                "The saved game of {} contradicts itself ({what}) and was mended. {}",
                game.title(),
                where_kept(kept)
            )
        }
        Storage::Games(number, kept) => {
            format!("{} of the library cannot be read. {}", counted(*number, "game"), where_kept(kept))
        }
        Storage::NoFile => "The file cannot be written here: copy the text by hand.".to_owned(),
    }
}

fn unreadable(what: &str, why: &str, kept: &Kept) -> String {
    format!("{what} cannot be read ({}). {}", shortened(why), where_kept(kept))
}

/// With curly quotes, and cut where it is long.
fn shortened(problem: &str) -> String {
    match problem.char_indices().nth(LONGEST_PROBLEM) {
        Some((end, _)) => format!("{}…", in_quotes(&problem[..end])),
        None => in_quotes(problem),
    }
}

fn where_kept(kept: &Kept) -> String {
    match kept {
        Some(key) => format!("A copy is kept in this browser's storage as {key}."),
        None => "There is no room for a copy of it: what is kept next takes its place.".to_owned(),
    }
}

/// Why something cannot be read, as a part of a sentence about what `it_is`, one thing or several.
pub fn problem_of(problem: &Problem, it_is: &str) -> String {
    let text = match problem {
        Problem::TooLong(most) => return format!("it has more than {most} characters"),
        Problem::Missing(field) => return format!("`{field}` is missing"),
        Problem::Twice(field) => return format!("`{field}` is there twice"),
        Problem::Wrong { field, found } => return format!("`{field}` cannot be `{found}`"),
        Problem::Version { found, ours } => return format!("{it_is} of version {found}, and this is version {ours}"),
        Problem::OtherGame(game) => return format!("it is a game of {}", game.title()),
        Problem::NoLevel(level) => return format!("there is no level {level}"),
        Problem::NoDepth(depth) => return format!("there is no depth {depth}"),
        Problem::Exploration(number) => return format!("an exploration constant of {number} is out of range"),
        Problem::Game(error) => return error.to_string(),
        Problem::NoJson => "it is no JSON",
        Problem::TooDeep => "its lists are nested too deep",
        Problem::LongField => "a text in it is too long",
        Problem::NoGame => "there is no game in it",
    };
    text.to_owned()
}
