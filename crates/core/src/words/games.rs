//! Titles and descriptions of games and rulesets.

use alquerque_language::Phrase;

use crate::GameId;

/// The title of a game.
pub fn game_title(game: GameId) -> Phrase {
    Phrase::new("game-title").key("game", game.name())
}

/// A one-line description of a game.
pub fn game_description(game: GameId) -> Phrase {
    Phrase::new("about-game").key("game", game.name())
}

/// The title of a ruleset, with its year.
pub fn ruleset_title(name: &'static str) -> Phrase {
    Phrase::new("ruleset-title").key("ruleset", ruleset_key(name))
}

/// A one-line description of a ruleset.
pub fn ruleset_description(name: &'static str) -> Phrase {
    Phrase::new("ruleset-description").key("ruleset", ruleset_key(name))
}

/// The source of a ruleset: author, book or organization, with the year.
pub fn ruleset_source(name: &'static str) -> Phrase {
    Phrase::new("ruleset-source").key("ruleset", ruleset_key(name))
}

/// The ruleset's name as a key in messages, which cannot contain commas and equals signs.
pub fn ruleset_key(ruleset: &'static str) -> &'static str {
    match ruleset {
        "othello,pass=game-over" => "othello-no-pass",
        name => name,
    }
}
