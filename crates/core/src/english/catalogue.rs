//! What is told of games and rulesets in a line, in English.

use crate::GameId;

/// What kind of game it is.
pub const fn game_description(game: GameId) -> &'static str {
    match game {
        GameId::Alquerque => {
            "The thousand-year-old ancestor of draughts: jump over your opponent's checkers on 25 points."
        }
        GameId::Othello => {
            "Trap your opponent's discs between yours to turn them over. The player with more discs at the end wins."
        }
        GameId::Draughts => {
            "Also called checkers: twelve men a side on an 8 by 8 board, captures compulsory, kings that go both ways."
        }
    }
}

/// What is told of a named ruleset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RulesetTexts {
    /// Its name for people.
    pub title: &'static str,
    /// What is special about it, in a line.
    pub description: &'static str,
    /// Where it is from: author, book or organisation, with the year.
    pub source: &'static str,
}

/// The texts of the ruleset of that name; empty for names that no ruleset has.
pub fn ruleset_texts(name: &str) -> RulesetTexts {
    match name {
        "merkel" => RulesetTexts {
            title: "Merkel's rules (2016)",
            description: "Forward and sideways only, captures compulsory to the end: every game comes to an end.",
            source: "Oliver Merkel, Alquerque (HTML5), 2016; close to R. C. Bell, Board and Table Games, 1979",
        },
        "medieval" => RulesetTexts {
            title: "Medieval rules",
            description: "Steps along any line, captures compulsory to the end.",
            source: "Alquerque in the mediaeval Book of Games, after the Libro de los juegos, 1283",
        },
        "ancient" => RulesetTexts {
            title: "Ancient rules, inner square",
            description: "Steps along any line, a capture is compulsory but may stop; the last eight fight on the inner square.",
            source: "Alquerque (ancient checkers), El Qirkat",
        },
        "alfonso" => RulesetTexts {
            title: "Alfonso's book (1283)",
            description: "Steps along any line, nothing is compulsory, one capture a turn.",
            source: "Libro de los juegos, Alfonso X, 1283, as Ludii encodes it",
        },
        "murray" => RulesetTexts {
            title: "Murray's rules (1951)",
            description: "Steps along any line, nothing is compulsory, captures may go on.",
            source: "H. J. R. Murray, A History of Board-Games Other Than Chess, 1951, as Ludii encodes it",
        },
        "othello" => RulesetTexts {
            title: "Tournament rules",
            description: "The tournament rules: who cannot move must pass, and the game ends when nobody can.",
            source: "World Othello Federation; Oliver Merkel's UCThello",
        },
        "othello,pass=game-over" => RulesetTexts {
            title: "Without passing",
            description: "No passing: the game ends as soon as the player to move cannot.",
            source: "Oliver Merkel's UCThello, an option",
        },
        "draughts" => RulesetTexts {
            title: "English draughts",
            description: "Dark begins; men capture forward, kings both ways, and reaching the far row ends the move.",
            source: "World Checkers/Draughts Federation; light may begin, as in some Checkers programs",
        },
        _ => RulesetTexts::default(),
    }
}
