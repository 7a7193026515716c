//! The evaluation of the position on the board: the proven result if there is one, otherwise the engines' estimate.

use alquerque_app::nouns::BySide;
use alquerque_app::state::State;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::Phrase;
use alquerque_messages::Proven;

use crate::engine_id::EngineId;
use crate::study::Study;

/// The evaluation of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Balance {
    /// Light's expected score, 0 to 1.
    pub light: f64,
    /// The result with best play, if proven.
    pub certain: Option<Proven>,
}

impl Balance {
    /// The expected score of a side, 0 to 1.
    pub fn of(&self, player: Player) -> f64 {
        if player == Player::Light { self.light } else { 1.0 - self.light }
    }

    /// The text for screen readers; `percents` is the score of `player` as displayed.
    pub fn phrase(&self, percents: &str, player: Player, game: GameId) -> Phrase {
        match self.certain {
            Some(proven) => {
                Phrase::new("study-certain").key("outcome", Outcome::from(proven).name()).by(Player::Light, game)
            }
            None => Phrase::new("study-estimated").text("percents", percents).by(player, game),
        }
    }
}

/// Evaluates the position on the board. Returns `None` if nothing is proven and no engine is on.
pub fn balance(study: &Study, state: &State) -> Option<Balance> {
    if let Some(ending) = state.game.ending {
        return Some(certain(ending.outcome.into()));
    }
    if let Some(proven) = state.verdict().and_then(|report| report.proven) {
        return Some(certain(proven));
    }
    let found = EngineId::ALL.into_iter().filter_map(|which| study.engines.found(which, &*state.game.record));
    let known: Vec<_> = found.collect();
    if let Some(proven) = known.iter().find_map(|analysis| analysis.proven) {
        return Some(certain(proven));
    }
    let expected = known.iter().find_map(|analysis| analysis.expected)?.share();
    Some(Balance { light: if state.to_move() == Player::Light { expected } else { 1.0 - expected }, certain: None })
}

fn certain(proven: Proven) -> Balance {
    let light = f64::from(Outcome::from(proven).score(Player::Light));
    Balance { light, certain: Some(proven) }
}
