//! What is said of the library, of games as texts, and of games by links.

use alquerque_core::english::ruleset_texts;
use alquerque_core::{GameId, Outcome};

use super::words::{capitalized, counted, in_quotes, side, side_name};
use crate::message::{Games, Library, Link, Place, Reading, Title};

pub(super) fn sentence(message: &Library) -> String {
    match message {
        Library::TookPlaceOf { title, date } => {
            let of = if date.is_empty() { String::new() } else { format!(" of {date}") };
            format!("The library is full: the newest game took the place of the oldest, {}{of}.", self::title(title))
        }
        Library::Full(room) => format!(
            "The library now has {room} games and is full: each further one takes the place of the oldest. \
             Export them all, or delete some, to keep what you want to keep."
        ),
        Library::NotKept => {
            "The library cannot be kept: this browser's storage is full or closed. Export it under Library.".to_owned()
        }
        Library::Opened { title, result } => {
            format!("{}: {}.", self::title(title), self::result(*result, game_of(title)))
        }
        Library::Unreadable(why) => {
            format!("This game cannot be read: {}. It stays in the library.", in_quotes(&why.to_string()))
        }
        Library::Deleted(title) => format!("Deleted: {}.", self::title(title)),
        Library::Undeleted => "The game is back in the library.".to_owned(),
        Library::Exported { games, unread } => {
            let exported = format!("Exported: {}.", counted(*games, "game"));
            match unread {
                0 => exported,
                1 => format!("{exported} One could not be read and is left out."),
                _ => format!("{exported} {unread} could not be read and are left out."),
            }
        }
    }
}

pub(super) fn link(message: &Link, game: GameId) -> String {
    let text = match message {
        Link::Unreadable(why) => {
            return format!("This link cannot be opened: {}. Your own game is as it was.", in_quotes(&why.to_string()));
        }
        Link::Opened(title) => return format!("A game from a link: {}.", self::title(title)),
        Link::YouPlay(me, is_turn) => {
            let whose = if *is_turn { "it is your turn" } else { "your friend is to move" };
            return format!("You play {}, and {whose}.", side(*me, game));
        }
        Link::IsHere => "This is the game on the board.",
        Link::Send => "Send the link to your friend.",
        Link::NotByLink => {
            "This new game is not by link. To play one with your friend, choose “friend, by link” as opponent."
        }
        Link::WithFriend => "Do you play this game with a friend? Then the AI leaves the other side to them.",
        Link::FriendToMove => {
            "Your friend is to move. When their link comes back, open it, or paste it under Save or load as text."
        }
        Link::FriendHasSide => "The other side is your friend's now. Make your move, then send the link.",
    };
    text.to_owned()
}

pub(super) fn reading(message: &Reading) -> String {
    let text = match message {
        Reading::TooLarge(file) => {
            let what = file.as_ref().map_or_else(|| "The text".to_owned(), |name| format!("The file {name}"));
            return format!("{what} is too large: at most 1 MB can be read. Split it into several smaller ones.");
        }
        Reading::NotText(name) => return format!("The file {name} is not a text file."),
        Reading::Read { what, place } => return read(what, *place),
        Reading::Warning(number, warning) => {
            let game = number.map_or_else(String::new, |number| format!("game {number}: "));
            return format!("{}.", capitalized(&in_quotes(&format!("{game}{warning}"))));
        }
        Reading::Problem(problem) => return format!("{}.", capitalized(&in_quotes(&problem.to_string()))),
        Reading::WrongDate(problem) => return in_quotes(&format!("{problem}.")),
        Reading::Nothing => "There is nothing to read yet: paste a game or a link, or choose a file.",
        Reading::Copied => "Copied.",
        Reading::NotCopied => "It cannot be copied here: select the text and copy it by hand.",
    };
    text.to_owned()
}

fn read(what: &Games, place: Place) -> String {
    let (read, is_one) = match what {
        Games::One(title) => (self::title(title), true),
        Games::Many(number) => (counted(*number, "game"), *number == 1),
    };
    match (is_one, place) {
        (_, Place::Board) => format!("{read} read."),
        (true, Place::Library) => format!("{read} read; it is in the library and on the board."),
        (false, Place::Library) => format!("{read} read; they are in the library, and the first is on the board."),
        (true, Place::LibraryWithout(_)) => {
            format!("{read} read; it is on the board. The library is full, and there is no room for it.")
        }
        (false, Place::LibraryWithout(left_out)) => format!(
            "{read} read, and the first is on the board. The library is full: {left_out} of them found no room in it."
        ),
    }
}

/// The name of a game with that of its rules.
pub fn title(title: &Title) -> String {
    let rules = match title {
        Title::Rules(rules) => rules,
        Title::AsKept(name) => return name.clone(),
    };
    let game = rules.id();
    match rules.named() {
        Some(ruleset) if ruleset.name == game.name() || game.info().rulesets.len() == 1 => game.title().to_owned(),
        Some(ruleset) => format!("{}, {}", game.title(), ruleset_texts(ruleset.name).title),
        None => format!("{}, {rules}", game.title()),
    }
}

/// Which game it is; one that is not known has the usual names.
pub(super) fn game_of(title: &Title) -> GameId {
    match title {
        Title::Rules(rules) => rules.id(),
        Title::AsKept(_) => GameId::default(),
    }
}

/// The result of a game in the library's list.
pub(super) fn result(result: Option<Outcome>, game: GameId) -> String {
    match result {
        Some(Outcome::Win(winner)) => format!("{} wins", side_name(winner, game)),
        Some(Outcome::Draw) => "Draw".to_owned(),
        None => "Not finished".to_owned(),
    }
}
