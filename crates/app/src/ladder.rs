//! The ladder: the levels of the AI that the player has beaten as Light and as Dark, derived from the statistics.

use alquerque_core::search::LEVELS;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::Phrase;

use crate::choices::{Choice, Opponent as Choosing};
use crate::nouns::BySide;
use crate::settings::{Engine, First};
use crate::statistics::{Opponent, Statistics, Tally};
use crate::text::Text;

/// The proven results of rulesets when Light moves first: who wins with perfect play (`docs/solved.md`).
const SOLVED: [(&str, Outcome); 3] =
    [("merkel", Outcome::Win(Player::Light)), ("medieval", Outcome::Win(Player::Light)), ("ancient", Outcome::Draw)];

/// A level of a game's ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The level, from 1 on.
    pub level: u8,
    /// The results against it.
    pub tally: Tally,
}

impl Rung {
    /// Whether the player has beaten the level with this side.
    pub const fn is_beaten_as(self, player: Player) -> bool {
        self.tally.won_as[player.index()] > 0
    }

    /// Whether the player has beaten the level with both sides.
    pub fn is_full(self) -> bool {
        Player::BOTH.into_iter().all(|player| self.is_beaten_as(player))
    }

    /// Says with which sides the level is beaten.
    pub fn phrase(self, game: GameId) -> Phrase {
        let sides = Player::BOTH.map(|player| self.is_beaten_as(player));
        let (beaten, player) = match sides {
            [true, true] => ("both", Player::Light),
            [true, false] => ("one", Player::Light),
            [false, true] => ("one", Player::Dark),
            // Before sides were counted.
            [false, false] if self.tally.won > 0 => ("some", Player::Light),
            [false, false] => ("none", Player::Light),
        };
        Phrase::new("ladder-beaten").key("beaten", beaten).by(player, game)
    }
}

/// The level to beat next, and the side that is missing if it is beaten with the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next {
    /// The level.
    pub level: u8,
    /// The missing side; `None` if either will do.
    pub player: Option<Player>,
}

impl Next {
    /// The suggestion.
    pub fn phrase(self, game: GameId) -> Phrase {
        match self.player {
            None => Phrase::new("ladder-next").number("level", self.level),
            Some(player) => Phrase::new("ladder-next-as").number("level", self.level).by(player, game),
        }
    }
}

/// The levels of a game, from the weakest on.
pub fn ladder(statistics: &Statistics, game: GameId) -> Vec<Rung> {
    let rung =
        |level| Rung { level, tally: statistics.against(Opponent { game, engine: Engine::Uct, strength: level }) };
    (1..=u8::try_from(LEVELS.len()).unwrap_or(u8::MAX)).map(rung).collect()
}

/// The level to beat next: the one above the strongest that is beaten; at the top, the weakest that lacks a side.
pub fn next(ladder: &[Rung]) -> Option<Next> {
    let beaten = ladder.iter().rposition(|rung| rung.tally.won > 0);
    if let Some(rung) = ladder.get(beaten.map_or(0, |place| place + 1)) {
        return Some(Next { level: rung.level, player: None });
    }
    let rung = ladder.iter().find(|rung| !rung.is_full())?;
    let missing = Player::BOTH.into_iter().filter(|&player| !rung.is_beaten_as(player));
    // Either will do if both are missing.
    let player = missing.fold(None, |before, player| if before.is_some() { None } else { Some(player) });
    Some(Next { level: rung.level, player })
}

/// What to beat next, in words.
pub fn next_text(ladder: &[Rung], game: GameId) -> Phrase {
    next(ladder).map_or_else(|| Phrase::new("ladder-done"), |next| next.phrase(game))
}

impl Choice {
    /// Whether the sheet shows the ladder: against the computer at a level.
    pub fn has_ladder(&self) -> bool {
        self.opponent() == Choosing::Computer && self.settings.ai.engine == Engine::Uct
    }

    /// What the sheet says about the chosen level, the next one to beat, and a proven result of the chosen rules.
    pub fn ladder_text(&self, ladder: &[Rung]) -> Text {
        let game = self.game().id;
        let here = ladder.iter().find(|rung| rung.level == self.settings.ai.level).map(|rung| rung.phrase(game));
        Text::from(here).and(next_text(ladder, game)).and(self.solved())
    }

    /// Says who wins with perfect play, if the chosen rules are solved and it is known who begins.
    fn solved(&self) -> Option<Phrase> {
        let name = self.named().filter(|_| !self.custom)?.name;
        let &(_, outcome) = SOLVED.iter().find(|(solved, _)| *solved == name)?;
        match (outcome, self.settings.first) {
            (Outcome::Draw, _) => Some(Phrase::new("ladder-solved").key("result", "draw")),
            (_, First::ByLot) => None,
            // The sides are the same but for who begins.
            (Outcome::Win(winner), First::Dark) => Some(self.wins(winner.opponent())),
            (Outcome::Win(winner), First::Usual | First::Light) => Some(self.wins(winner)),
        }
    }

    fn wins(&self, winner: Player) -> Phrase {
        Phrase::new("ladder-solved").key("result", "win").by(winner, self.game().id)
    }
}
