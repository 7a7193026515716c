//! What the page shows of the engines: their statistics, their lines with playable moves, and arrows on the board.

use alquerque_app::board::geometry::Point;
use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::nouns::side_key;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_language::{Phrase, message};
use alquerque_messages::{RootMove, SearchReport, Work};

use super::engine::EngineId;
use super::prover_result;
use crate::record::move_score::{MoveScore, estimate, result, unit_key};
use crate::study::Study;
use crate::text::{Decimal, moves};

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
            _ if engine.broken => Some(Phrase::new(message::STUDY_ENGINE_BROKEN)),
            _ if state.game.ending.is_some() => Some(Phrase::new(message::STUDY_ENGINE_OVER)),
            Some(found) => Some(figures(found, engine.is_done(), study.engines.is_stopped(which), decimal)),
            None => Some(Phrase::new(message::STUDY_ENGINE_BEGINS)),
        };
        let phrase = phrase.map(|phrase| {
            let phrase = phrase.phrase("method", which.title()).key("side", side_key(Player::Light, game));
            phrase.key("unit", unit_key(game))
        });
        elements.text(format!("engine-{name}-figures"), phrase);
    }
    elements
}

/// An engine's lines, from the start as many as the position can have, with as many buttons. Nothing shifts when a line
/// arrives, and no button vanishes while the user is about to press it.
pub fn lines(study: &Study, state: &State, which: EngineId, decimal: Decimal<'_>) -> Vec<Markup> {
    let found = study.engines.found(which, &*state.game.record).map_or_else(Vec::new, |found| found.lines().collect());
    let row = |index| row(found.get(index).copied(), index, which, state, decimal);
    let count = usize::from(study.engines.lines).min(state.game.legal().len().max(1));
    (0..count).map(row).collect()
}

fn row(line: Option<&RootMove>, index: usize, which: EngineId, state: &State, decimal: Decimal<'_>) -> Markup {
    let proof = state.verdict().map_or(&[][..], |report| &report.root_moves);
    // The prover's result takes the place of the engine's own score.
    let solved = line.and_then(|line| prover_result(line, proof));
    let value = match (solved, line) {
        (Some(solved), _) => Some(Words::notation(Phrase::verbatim(result(solved)))),
        (None, Some(line)) => Some(Words::notation(value(line, which, &*state.game.record, decimal))),
        (None, None) => None,
    };
    let class = if solved.is_some() { "value solved" } else { "value" };
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
    Markup::new("li").child(Markup::text("span", value).class(class)).children((1..=MAX_MOVES).map(button))
}

/// The statistics of an analysis. `stopped` tells whether it ended before its limit.
pub fn figures(found: &SearchReport, done: bool, stopped: bool, decimal: Decimal<'_>) -> Phrase {
    let per_second = found.per_second();
    let speed = if per_second > 0.0 { decimal(per_second / 1000.0, 0) } else { String::new() };
    let thousands = |count: u64| decimal(count as f64 / 1000.0, 0);
    let (phrase, thousands) = match found.work {
        Work::AlphaBeta { depth, nodes } => {
            (Phrase::new(message::STUDY_ENGINE_DEPTH).number("depth", depth), thousands(nodes))
        }
        Work::Uct { playouts, .. } => (Phrase::new(message::STUDY_ENGINE_PLAYOUTS), thousands(playouts)),
        Work::None => (Phrase::new(message::STUDY_ENGINE_PLAYOUTS), String::new()),
    };
    let done = match (done, stopped) {
        (true, _) => "yes",
        (false, true) => "stopped",
        (false, false) => "no",
    };
    phrase.text("thousands", &thousands).text("speed", &speed).key("done", done)
}

/// The score of a line from Light's point of view: alpha-beta's in the unit of the game, as beside the moves, and UCT's
/// as what it is, an average of results.
pub fn value(line: &RootMove, which: EngineId, record: &dyn AnyRecord, decimal: Decimal<'_>) -> Phrase {
    match (line.proven, line.expected) {
        (Some(proven), _) => Phrase::verbatim(result(proven)),
        (None, Some(expected)) => {
            let share = expected.value();
            let light = if record.to_move() == Player::Light { share } else { 1.0 - share };
            let score = match which {
                EngineId::AlphaBeta => estimate(record, light),
                EngineId::Uct => MoveScore::Share(light),
            };
            score.figures(decimal)
        }
        (None, None) => Phrase::verbatim("\u{2013}"),
    }
}

/// A move on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// The engine that suggests the move.
    pub which: EngineId,
    /// The move.
    pub mv: String,
    /// The points the move passes through; a single one for a placement.
    pub path: Vec<Point>,
    /// The move's share of the engine's work, 0 to 1.
    pub share: f64,
    /// Whether it is the engine's best move.
    pub is_first: bool,
}

/// Returns the arrows of all running engines. The best moves come last, so that they are drawn on top.
pub fn arrows(study: &Study, state: &State) -> Vec<Arrow> {
    let geometry = state.geometry();
    let mut arrows = Vec::new();
    // No arrows while a piece is selected, nor during an exercise, whose solution they would reveal.
    if state.board.hand().is_some() || state.game.aside().is_some() {
        return arrows;
    }
    for which in EngineId::ALL {
        let Some(found) = study.engines.found(which, &*state.game.record) else { continue };
        let visits = found.visits().max(1) as f64;
        for (index, line) in found.lines().enumerate() {
            let Some(turn) =
                state.game.legal().iter().find(|turn| turn.text == line.mv).filter(|turn| !turn.path.is_empty())
            else {
                continue;
            };
            let path = turn.path.iter().map(|&spot| geometry.place_of(spot)).collect();
            let share = line.visits as f64 / visits;
            arrows.push(Arrow { which, mv: line.mv.clone(), path, share, is_first: index == 0 });
        }
    }
    arrows.reverse();
    arrows
}
