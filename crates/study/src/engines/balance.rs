//! The evaluation of the position on the board: the proven result if there is one, otherwise the engines' estimate.

use alquerque_app::accuracy::light_share;
use alquerque_app::ai::view::percents;
use alquerque_app::elements::Elements;
use alquerque_app::state::State;
use alquerque_app::text::nouns::BySide;
use alquerque_core::record::Assessment;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::{Phrase, message};

use super::engine::EngineId;
use crate::study::Study;

/// The evaluation of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Balance {
    /// Light's expected score, 0 to 1.
    pub light: f64,
    /// The result with perfect play, if proven.
    pub certain: Option<Outcome>,
}

impl Balance {
    /// A stored evaluation, if the position has one.
    pub fn assessed(assessment: &Assessment) -> Option<Self> {
        let light = light_share(assessment)?.value();
        Some(Self { light, certain: assessment.certain.map(|certain| certain.outcome) })
    }

    /// The text for screen readers; `percents` is the displayed score of `player`.
    pub fn phrase(&self, percents: &str, player: Player, game: GameId) -> Phrase {
        match self.certain {
            Some(proven) => Phrase::new(message::STUDY_CERTAIN).key("outcome", proven.name()).by(Player::Light, game),
            None => Phrase::new(message::STUDY_ESTIMATED).text("percents", percents).by(player, game),
        }
    }
}

/// The source of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The game is over.
    Rules,
    /// The prover.
    Prover,
    /// An engine.
    Engine(EngineId),
    /// The review.
    Review,
}

impl Source {
    /// Its name, for the bar; `None` if the rules decide the result.
    pub fn name(self) -> Option<Phrase> {
        match self {
            Self::Rules => None,
            Self::Prover => Some(Phrase::new(message::STUDY_SOLVER)),
            Self::Engine(which) => Some(which.title()),
            Self::Review => Some(Phrase::new(message::STUDY_REVIEW)),
        }
    }
}

/// The engines, the stronger one first: it determines the bar if both are on.
const ENGINES: [EngineId; 2] = [EngineId::AlphaBeta, EngineId::Uct];

/// Evaluates the position on the board and returns the source. Returns `None` if nothing is proven and no engine is on.
pub fn balance(study: &Study, state: &State) -> Option<(Balance, Source)> {
    if let Some(ending) = state.game.ending.filter(|ending| ending.reason.decides_position()) {
        return Some((certain(ending.outcome), Source::Rules));
    }
    if let Some(proven) = state.verdict().and_then(|report| report.proven) {
        return Some((certain(proven), Source::Prover));
    }
    let found = ENGINES.map(|which| (which, study.engines.found(which, &*state.game.record)));
    let mut analyses = found.into_iter().filter_map(|(which, analysis)| Some((Source::Engine(which), analysis?)));
    if let Some((source, proven)) = analyses.clone().find_map(|(source, analysis)| Some((source, analysis.proven?))) {
        return Some((certain(proven), source));
    }
    if let Some((source, expected)) = analyses.find_map(|(source, analysis)| Some((source, analysis.expected?.value())))
    {
        let light = if state.to_move() == Player::Light { expected } else { 1.0 - expected };
        return Some((Balance { light, certain: None }, source));
    }
    let tree = state.game.record.tree();
    Some((Balance::assessed(&tree.assessment(tree.current()))?, Source::Review))
}

fn certain(proven: Outcome) -> Balance {
    let light = f64::from(proven.score(Player::Light));
    Balance { light, certain: Some(proven) }
}

/// The evaluation bar: Light's expected score, like the graph and the engines' scores, and whether the result is proven.
pub fn evaluation(study: &Study, state: &State) -> Elements {
    let (mut elements, now) = (Elements::default(), balance(study, state));
    let class = match now {
        None => "balance idle",
        Some((Balance { certain: Some(_), .. }, _)) => "balance certain",
        Some(_) => "balance",
    };
    elements.class("balance", class);
    elements.class("balance-row", if now.is_some() { "" } else { "idle" });
    let Some((now, source)) = now else {
        // Otherwise screen readers would hear about another position.
        elements.text("balance-text", "");
        return elements;
    };
    let owner = Player::Light;
    let percents = percents(now.light, now.certain.is_some()).to_string();
    elements.text("balance-label", state.by(message::BALANCE_LABEL, owner).key("whose", "side"));
    let game = state.game.record.board().game;
    let text = match (source, now.certain) {
        (Source::Rules, Some(Outcome::Win(winner))) => Phrase::new(message::WINNER).by(winner, game),
        (Source::Rules, Some(Outcome::Draw)) => Phrase::new(message::RESULT_DRAW),
        _ => now.phrase(&percents, owner, game),
    };
    elements.text("balance-text", text);
    elements.text("balance-source", source.name());
    elements.bar("balance", owner, percents);
    elements
}
