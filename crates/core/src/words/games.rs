//! What is told of games and rulesets in a line.

use crate::GameId;
use crate::phrase::Phrase;

/// What a game is called.
pub fn game_title(game: GameId) -> Phrase {
    Phrase::new("game-title").key("game", game.name())
}

/// What kind of game it is.
pub fn game_description(game: GameId) -> Phrase {
    Phrase::new("about-game").key("game", game.name())
}

/// The name for people of the ruleset of that name, with its year.
pub fn ruleset_title(name: &'static str) -> Phrase {
    Phrase::new("ruleset-title").key("ruleset", ruleset_key(name))
}

/// What is special about it.
pub fn ruleset_description(name: &'static str) -> Phrase {
    Phrase::new("ruleset-description").key("ruleset", ruleset_key(name))
}

/// Where it is from: author, book or organisation, with the year.
pub fn ruleset_source(name: &'static str) -> Phrase {
    Phrase::new("ruleset-source").key("ruleset", ruleset_key(name))
}

/// The key by which messages choose their words: commas and equals signs stand in none.
pub fn ruleset_key(ruleset: &'static str) -> &'static str {
    match ruleset {
        "othello,pass=game-over" => "othello-no-pass",
        name => name,
    }
}
