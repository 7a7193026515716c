//! Says what is wrong with a wrong move: the result that it leads to, or what it loses.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::BestLine;
use alquerque_puzzles::{Goal, Puzzle};

use super::sequel::end_counts;
use crate::review::explanation::explain;
use crate::review::judge::{JudgedMove, Missed, MoveJudgement};
use crate::review::words;

/// Number of moves of the better line that are compared with the wrong move: without its end, which would be the
/// solution.
const COMPARED: usize = 5;

/// The positions whose best lines [`why`] compares: after the refutation `reply`, and after the right move `best`.
pub(super) fn positions(record: &dyn AnyRecord, reply: NodeId, best: &str) -> Vec<String> {
    let tree = record.tree();
    let before = tree.parent(reply).and_then(|node| tree.parent(node));
    let mut board = record.boxed();
    let right = before.and_then(|before| board.add(before, best).ok());
    [Some(position_of(record, reply)), right.map(|node| position_of(&*board, node))].into_iter().flatten().collect()
}

/// What is wrong with a move. `reply` is the node of its refutation, `best` the move that reaches the goal, and `lines`
/// those from [`positions`].
pub(super) fn why(
    record: &dyn AnyRecord,
    puzzle: &Puzzle,
    reply: NodeId,
    best: &str,
    lines: Vec<BestLine>,
) -> Option<Phrase> {
    let tree = record.tree();
    let node = tree.parent(reply)?;
    let mover = record.to_move_of(tree.parent(node)?)?;
    let mut lines = lines.into_iter();
    let line = lines.next()?;
    let outcome = record.ending_of(reply).map(|ending| ending.outcome).or(line.outcome);
    let counts = end_counts(record, reply, &line).filter(|_| puzzle.game() == GameId::Othello);
    let own_first = |[light, dark]: [u32; 2]| if mover == Player::Light { [light, dark] } else { [dark, light] };
    let result = |name: &'static str| {
        let [own, other] = counts.map_or([0; 2], own_first);
        let phrase =
            Phrase::new(message::PUZZLE_RESULT).key("result", name).number("own", own).number("opponents", other);
        phrase.key("scored", if counts.is_some() { "yes" } else { "no" })
    };
    let is_lost = outcome == Some(Outcome::Win(mover.opponent()));
    if outcome == Some(Outcome::Draw) && puzzle.goal == Goal::Win {
        return Some(result("draw"));
    }
    if is_lost && counts.is_some() {
        return Some(result("loss"));
    }
    let judgement = MoveJudgement { missed: is_lost.then_some(Missed::Win), ..MoveJudgement::default() };
    let punishing: Vec<String> = std::iter::once(record.move_text(reply)).chain(line.moves).collect();
    let better = lines.next().unwrap_or_default().moves;
    let mut better: Vec<String> = std::iter::once(best.to_owned()).chain(better).collect();
    // The end of the line would be the solution.
    better.truncate(COMPARED.min(better.len().saturating_sub(1)));
    let judged = JudgedMove { node, mover, judgement };
    let motif = explain(record, &judged, &punishing, &better).filter(|motif| !motif.is_missed());
    Some(match (motif, puzzle.goal) {
        (Some(motif), _) => words::why(record, &judged, &motif),
        (None, Goal::Win) if is_lost || !puzzle.rules.can_draw() => result("loss"),
        (None, Goal::Win) => result("no-win"),
        (None, Goal::Draw) => result("loss"),
        (None, Goal::Material(_)) => result("nothing"),
    })
}

fn position_of(record: &dyn AnyRecord, node: NodeId) -> String {
    let mut board = record.boxed();
    board.select(node);
    board.position_text()
}
