//! The ladder: the AI levels that the player has beaten as Light and as Dark, derived from the statistics.

use alquerque_core::search::LEVEL_COUNT;
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

use crate::new_game::{Choice, Opponent as Choosing};
use crate::settings::{Ai, Engine, First};
use crate::statistics::results::RATED_GAMES;
use crate::statistics::{Opponent, Statistics, Tally};
use crate::text::nouns::BySide;

/// A level of a game's ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The level, from 1 on.
    pub level: u8,
    /// The results against it.
    pub tally: Tally,
}

impl Rung {
    /// The sides with which the player has beaten the level.
    const fn sides(self) -> &'static str {
        match self.tally.won_as {
            [0, 0] => "",
            [_, 0] => "light",
            [0, _] => "dark",
            _ => BOTH,
        }
    }

    /// Describes the sides with which the level was beaten.
    pub fn phrase(self, game: GameId) -> Phrase {
        let sides = self.sides();
        let beaten = match sides {
            BOTH => "both",
            // Beaten before sides were counted.
            "" => "some",
            _ => "one",
        };
        let player = if sides == "dark" { Player::Dark } else { Player::Light };
        Phrase::new(message::LADDER_BEATEN).key("beaten", beaten).by(player, game)
    }
}

const BOTH: &str = "light dark";

/// The levels of a game, from the weakest on.
pub fn ladder(statistics: &Statistics, game: GameId) -> Vec<Rung> {
    let rung = |level| Rung { level, tally: statistics.against(Opponent::at_level(game, level)) };
    (1..=LEVEL_COUNT).map(rung).collect()
}

impl Choice {
    /// Whether the sheet shows the ladder: if the opponent is the computer at a level.
    pub fn has_ladder(&self) -> bool {
        self.opponent() == Choosing::Computer && self.settings.ai.engine == Engine::Level
    }

    /// The AI of the new game.
    pub fn ai(&self, statistics: &Statistics) -> Ai {
        let ai = self.settings.ai;
        if self.settings.adapts { Ai { level: statistics.level(self.game().id), ..ai } } else { ai }
    }

    /// What the player has achieved at the chosen level, or of all levels; `None` if it isn't beaten.
    pub fn ladder_text(&self, statistics: &Statistics) -> Option<Phrase> {
        let game = self.game().id;
        let ladder = ladder(statistics, game);
        if self.settings.adapts {
            let rated = match statistics.ratings(game).len() {
                0 => "no",
                _ if statistics.is_below_levels(game) => "below",
                1..RATED_GAMES => "later",
                _ => "yes",
            };
            return Some(
                Phrase::new(message::LADDER_ADAPTS).key("rated", rated).number("rating", statistics.rating(game)),
            );
        }
        if ladder.iter().all(|rung| rung.sides() == BOTH) {
            return Some(Phrase::new(message::LADDER_DONE));
        }
        let here = ladder.iter().find(|rung| rung.level == self.settings.ai.level);
        here.filter(|rung| rung.tally.won > 0).map(|rung| rung.phrase(game))
    }

    /// Names the winner with perfect play, if the chosen rules are solved (`docs/solved.md`) and the side that begins
    /// is known.
    pub fn solved(&self) -> Option<Phrase> {
        let (result, winner) = match (self.named().filter(|_| !self.custom)?.name, self.settings.first) {
            ("ancient", _) => ("draw", Player::Light),
            // Merkel and medieval are won by the side that begins.
            ("merkel" | "medieval", First::Usual | First::Light) => ("win", Player::Light),
            ("merkel" | "medieval", First::Dark) => ("win", Player::Dark),
            _ => return None,
        };
        Some(Phrase::new(message::LADDER_SOLVED).key("result", result).by(winner, self.game().id))
    }
}
