//! What is said of the library, of games as texts, and of games by links.

use alquerque_core::phrase::Phrase;
use alquerque_core::words::{game_title, ruleset_title};
use alquerque_core::{GameId, Outcome};

use super::nouns::BySide;
use crate::message::{Games, Library, Link, Place, Reading, Title};

pub(super) fn sentence(message: &Library) -> Phrase {
    match message {
        Library::TookPlaceOf { title, date } if date.is_empty() => {
            Phrase::new("library-took-place").phrase("title", self::title(title))
        }
        Library::TookPlaceOf { title, date } => {
            Phrase::new("library-took-place-of").phrase("title", self::title(title)).text("date", date)
        }
        Library::Full(room) => Phrase::new("library-full").number("games", *room),
        Library::NotKept => Phrase::new("library-not-kept"),
        Library::Opened { title, result } => Phrase::new("library-opened")
            .phrase("title", self::title(title))
            .phrase("result", self::result(*result, game_of(title))),
        Library::Unreadable(why) => Phrase::new("library-unreadable").phrase("why", why.phrase()),
        Library::Deleted(title) => Phrase::new("library-deleted").phrase("title", self::title(title)),
        Library::Undeleted => Phrase::new("library-undeleted"),
        Library::Exported { games, unread } => {
            Phrase::new("library-exported").number("games", *games).number("unread", *unread)
        }
    }
}

pub(super) fn link(message: &Link, game: GameId) -> Phrase {
    Phrase::new(match message {
        Link::Unreadable(why) => return Phrase::new("link-unreadable").phrase("why", why.phrase()),
        Link::Opened(title) => return Phrase::new("link-opened").phrase("title", self::title(title)),
        Link::YouPlay(me, is_turn) => {
            return Phrase::new(if *is_turn { "link-your-turn" } else { "link-friends-turn" }).by(*me, game);
        }
        Link::IsHere => "link-is-here",
        Link::Send => "link-send",
        Link::NotByLink => "link-not-by-link",
        Link::WithFriend => "link-with-friend",
        Link::FriendToMove => "link-friend-to-move",
        Link::FriendHasSide => "link-friend-has-side",
    })
}

pub(super) fn reading(message: &Reading) -> Phrase {
    Phrase::new(match message {
        Reading::TooLarge(Some(file)) => return Phrase::new("file-too-large").text("file", file),
        Reading::TooLarge(None) => "text-too-large",
        Reading::NotText(name) => return Phrase::new("file-no-text").text("file", name),
        Reading::Read { what, place } => return read(what, *place),
        Reading::Warning(Some(number), warning) => {
            return Phrase::new("warning-of-game").number("number", *number).phrase("warning", warning.phrase());
        }
        Reading::Warning(None, warning) => return Phrase::new("told").phrase("what", warning.phrase()),
        Reading::Problem(problem) => return Phrase::new("told").phrase("what", problem.phrase()),
        Reading::WrongDate(problem) => return Phrase::new("told").phrase("what", problem.phrase()),
        Reading::Nothing => "nothing-to-read",
        Reading::Copied => "copied",
        Reading::NotCopied => "not-copied",
    })
}

fn read(what: &Games, place: Place) -> Phrase {
    let (what, is_one) = match what {
        Games::One(title) => (self::title(title), true),
        Games::Many(number) => (Phrase::new("counted-games").number("games", *number), *number == 1),
    };
    let phrase = Phrase::new("read").phrase("what", what);
    match (is_one, place) {
        (_, Place::Board) => phrase.key("place", "board"),
        (true, Place::Library) => phrase.key("place", "library"),
        (true, Place::LibraryWithout(_)) => phrase.key("place", "no-room"),
        (false, Place::Library) => phrase.key("place", "library-all"),
        (false, Place::LibraryWithout(left_out)) => phrase.key("place", "no-room-all").number("left", left_out),
    }
}

/// The name of a game with that of its rules.
pub fn title(title: &Title) -> Phrase {
    let rules = match title {
        Title::Rules(rules) => rules,
        Title::AsKept(name) => return Phrase::verbatim(name),
    };
    let game = rules.id();
    let with = |rules: Phrase| Phrase::new("game-with-rules").key("game", game.name()).phrase("rules", rules);
    match rules.named() {
        Some(ruleset) if ruleset.name == game.name() || game.info().rulesets.len() == 1 => game_title(game),
        Some(ruleset) => with(ruleset_title(ruleset.name)),
        None => with(Phrase::verbatim(&rules.to_string())),
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
pub(super) fn result(result: Option<Outcome>, game: GameId) -> Phrase {
    match result {
        Some(Outcome::Win(winner)) => Phrase::new("winner").by(winner, game),
        Some(Outcome::Draw) => Phrase::new("result-draw"),
        None => Phrase::new("not-finished"),
    }
}
