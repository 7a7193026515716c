//! The texts of the engines' analyses.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::{Outcome, Player};
use alquerque_language::Phrase;
use alquerque_messages::{RootMove, SearchReport, Work};

use crate::engine_id::EngineId;
use crate::move_score::{MoveScore, estimate};
use crate::number::Decimal;

/// The statistics of an analysis. `stopped` tells whether it ended before its limit.
pub fn figures(found: &SearchReport, done: bool, stopped: bool, decimal: Decimal<'_>) -> Phrase {
    let per_second = found.per_second();
    let speed = if per_second > 0.0 { decimal(per_second / 1000.0, 0) } else { String::new() };
    let thousands = |count: u64| decimal(count as f64 / 1000.0, 0);
    let (phrase, thousands) = match found.work {
        Work::AlphaBeta { depth, nodes } => {
            (Phrase::new("study-engine-depth").number("depth", depth), thousands(nodes))
        }
        Work::Uct { playouts, .. } => (Phrase::new("study-engine-playouts"), thousands(playouts)),
        Work::None => (Phrase::new("study-engine-playouts"), String::new()),
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

/// A proven result in digits.
pub const fn result(proven: Outcome) -> &'static str {
    match proven {
        Outcome::Draw => "=",
        Outcome::Win(Player::Light) => "1\u{2013}0",
        Outcome::Win(Player::Dark) => "0\u{2013}1",
    }
}
