//! What is told of games and rulesets in a line, in English.

use crate::GameId;

/// What kind of game it is.
pub const fn game_description(game: GameId) -> &'static str {
    match game {
        GameId::Alquerque => {
            "The thousand-year-old ancestor of draughts: jump over your opponent's checkers on 25 points."
        }
        GameId::Othello => "Bracket your opponent's discs to turn them over; whoever has most in the end wins.",
        GameId::Draughts => {
            "Also called checkers: twelve men a side on an 8 by 8 board, captures compulsory, kings that go both ways."
        }
    }
}

/// What is special about a ruleset, by its name; empty for names that no ruleset has.
pub fn ruleset_description(name: &str) -> &'static str {
    match name {
        "merkel" => "Forward and sideways only, captures compulsory to the end: every game comes to an end.",
        "medieval" => "Steps along any line, captures compulsory to the end.",
        "ancient" => {
            "Steps along any line, a capture is compulsory but may stop; the last eight fight on the inner square."
        }
        "alfonso" => "Steps along any line, nothing is compulsory, one capture a turn.",
        "murray" => "Steps along any line, nothing is compulsory, captures may go on.",
        "othello" => "The tournament rules: who has no set must pass, and the game ends when nobody has one.",
        "othello,pass=game-over" => "No passing: the game ends as soon as the player to move has no set.",
        "draughts" => "Dark begins; men capture forward, kings both ways, and reaching the far row ends the move.",
        _ => "",
    }
}
