//! The engines' statistics, and their lines with playable moves.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::nouns::side_key;
use alquerque_core::Player;
use alquerque_language::Phrase;
use alquerque_messages::RootMove;

use super::moves;
use crate::Study;
use crate::engine_id::EngineId;
use crate::engine_words::{figures, result, value};
use crate::engines::prover_result;
use crate::move_score::unit_key;
use crate::number::Decimal;

/// Maximum number of moves shown per line.
const MAX_MOVES: usize = 12;

/// The engines' switches and statistics.
pub fn engines(study: &Study, state: &State, decimal: Decimal<'_>) -> Elements {
    let mut elements = Elements::default();
    elements.select("engine-count", study.engines.lines.to_string());
    elements.select("engine-limit", study.engines.limit.name());
    let game = state.game.record.board().game;
    for which in EngineId::ALL {
        let (name, engine) = (which.name(), study.engines.engine(which));
        elements.check(format!("engine-{name}"), engine.on);
        elements.show(format!("engine-{name}-report"), engine.on);
        let phrase = match study.engines.found(which, &*state.game.record) {
            _ if !engine.on => None,
            _ if engine.broken => Some(Phrase::new("study-engine-broken")),
            _ if state.game.ending.is_some() => Some(Phrase::new("study-engine-over")),
            Some(found) => Some(figures(found, engine.is_done(), study.engines.is_stopped(which), decimal)),
            None => Some(Phrase::new("study-engine-begins")),
        };
        let phrase = phrase.map(|phrase| {
            let phrase = phrase.phrase("method", which.title()).key("side", side_key(Player::Light, game));
            phrase.key("unit", unit_key(game))
        });
        elements.text(format!("engine-{name}-figures"), phrase);
    }
    elements
}

/// An engine's lines, always as many and with as many buttons. Nothing shifts when a line arrives, and no button
/// vanishes while the user is about to press it.
pub fn lines(study: &Study, state: &State, which: EngineId, decimal: Decimal<'_>) -> Vec<Markup> {
    let found = study.engines.found(which, &*state.game.record).map_or_else(Vec::new, |found| found.lines().collect());
    let row = |index| row(found.get(index).copied(), index, which, state, decimal);
    (0..usize::from(study.engines.lines)).map(row).collect()
}

fn row(line: Option<&RootMove>, index: usize, which: EngineId, state: &State, decimal: Decimal<'_>) -> Markup {
    let class = if line.is_some_and(|line| line.proven.is_some()) { "value certain" } else { "value" };
    let value = line.map(|line| Words::notation(value(line, which, &*state.game.record, decimal)));
    // The prover's result is shown beside the engine's own score.
    let proof = state.verdict().map_or(&[][..], |report| &report.root_moves);
    let solved = line.and_then(|line| prover_result(line, proof));
    let solved = solved.map(|solved| Phrase::new("study-solver-result").text("result", result(solved)));
    let is_solved = solved.is_some();
    let button = |number: usize| {
        let mv = line.and_then(|line| line.line.get(number - 1));
        Markup::button(mv.map(|mv| moves(mv)))
            .with("dir", "ltr")
            .with("data-study", "play-line")
            .with("data-engine", which.name())
            .with("data-line", index.to_string())
            .with("data-moves", number.to_string())
            .flag("hidden", mv.is_none())
    };
    Markup::new("li")
        .child(Markup::text("span", value).class(class))
        .child(Markup::text("span", solved).class("solved").flag("hidden", !is_solved))
        .children((1..=MAX_MOVES).map(button))
}
