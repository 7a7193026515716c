//! Says what is wrong with a wrong move: the result that it leads to, or what it loses.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::NodeId;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::Phrase;
use alquerque_puzzles::{Goal, Puzzle, best_line};

use super::sequel::end_counts;
use crate::review::explanation::explain;
use crate::review::judge::{JudgedMove, Missed, MoveJudgement};
use crate::review::words;

/// Number of moves of the better line that are compared with the wrong move: without its end, which would be the
/// solution.
const COMPARED: usize = 5;

/// What is wrong with a move. `reply` is the node of its refutation, and `best` the move that reaches the goal.
pub(super) fn why(record: &dyn AnyRecord, puzzle: &Puzzle, reply: NodeId, best: &str) -> Option<Phrase> {
    let tree = record.tree();
    let node = tree.parent(reply)?;
    let before = tree.parent(node)?;
    let mover = record.to_move_of(before)?;
    let line = best_line(puzzle.rules, &position_of(record, reply));
    let outcome = record.ending_of(reply).map(|ending| ending.outcome).or(line.outcome);
    let counts = end_counts(record, reply, &line).filter(|_| puzzle.game() == GameId::Othello);
    let own_first = |[light, dark]: [u32; 2]| if mover == Player::Light { [light, dark] } else { [dark, light] };
    let result = |name: &'static str| {
        let [own, other] = counts.map_or([0; 2], own_first);
        let phrase = Phrase::new("puzzle-result").key("result", name).number("own", own).number("opponents", other);
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
    let mut board = record.boxed();
    board.select(before);
    let better = board.add(before, best).ok().map(|next| best_line(puzzle.rules, &position_of(&*board, next)).moves);
    let mut better: Vec<String> = std::iter::once(best.to_owned()).chain(better.unwrap_or_default()).collect();
    // The end of the line would be the solution.
    better.truncate(COMPARED.min(better.len().saturating_sub(1)));
    let judged = JudgedMove { node, mover, judgement };
    let motif = explain(record, &judged, &punishing, &better).filter(|motif| !motif.is_missed());
    Some(match (motif, puzzle.goal) {
        (Some(motif), _) => words::why(record, &judged, &motif),
        (None, Goal::Win) if is_lost || !can_draw(puzzle.rules) => result("loss"),
        (None, Goal::Win) => result("no-win"),
        (None, Goal::Draw) => result("loss"),
        (None, Goal::Material(_)) => result("nothing"),
    })
}

/// Whether games by these rules can be drawn.
const fn can_draw(rules: AnyGame) -> bool {
    match rules {
        AnyGame::Alquerque(game) => game.ruleset.can_draw(),
        AnyGame::Othello(_) | AnyGame::Draughts(_) => true,
    }
}

fn position_of(record: &dyn AnyRecord, node: NodeId) -> String {
    let mut board = record.boxed();
    board.select(node);
    board.position_text()
}
