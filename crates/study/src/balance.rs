//! Who is better in the position on the board, by what is certain or by what the engines estimate.

use alquerque_app::state::State;
use alquerque_app::words::side_key;
use alquerque_core::phrase::Phrase;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_messages::Proven;

use crate::engine_id::EngineId;
use crate::study::Study;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Balance {
    /// Light's share of the point, 0 to 1.
    pub light: f64,
    /// The result with best play, where it is certain.
    pub certain: Option<Proven>,
}

impl Balance {
    /// For screen readers; `percents` is light's share as it is shown.
    pub fn phrase(&self, percents: &str, game: GameId) -> Phrase {
        let phrase = match self.certain {
            Some(proven) => Phrase::new("study-certain").key("outcome", Outcome::from(proven).name()),
            None => Phrase::new("study-estimated").text("percents", percents),
        };
        phrase.key("side", side_key(Player::Light, game)).key("other", side_key(Player::Dark, game))
    }
}

/// What is known of the position on the board; nothing where no engine is on and nobody has asked.
pub fn balance(study: &Study, state: &State) -> Option<Balance> {
    if let Some(ending) = state.ending {
        return Some(certain(ending.outcome.into()));
    }
    if let Some(proven) = state.verdict().and_then(|report| report.proven) {
        return Some(certain(proven));
    }
    let found = EngineId::ALL.into_iter().filter_map(|which| study.engines.found(which, &*state.record));
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
