//! Compares a move about to be blamed with the better one. The search of the position before them has seen both to the
//! same depth, but that of the position after the played move sees a ply or more further: a refutation of the better
//! move may also lie just beyond the horizon. So the position after the better move is searched, too.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::{Outcome, Player};
use alquerque_messages::{ExpectedScore, RootMove, SearchReport};

/// The first move of a line, with the only moves after it; `None` if there is nothing to find out.
pub(super) fn alternative(record: &dyn AnyRecord, before: NodeId, line: &RootMove) -> Option<Vec<String>> {
    let mv = Some(&line.mv).filter(|_| line.proven.is_none())?;
    let (mut record, mut moves) = (record.boxed(), Vec::new());
    let mut node = record.add(before, mv).ok()?;
    moves.push(mv.clone());
    record.select(node);
    while record.ending().is_none()
        && let [only] = &record.legal_turns()[..]
    {
        let only = only.text.clone();
        node = record.add(node, &only).ok()?;
        record.select(node);
        moves.push(only);
    }
    record.ending().is_none().then_some(moves)
}

/// Corrects the analysis of a position with `mover` to move by that of the position after these moves. Sorts the lines
/// again, as another move may now be the best.
pub(super) fn correct(before: &mut SearchReport, mover: Player, instead: &[String], after: &SearchReport) {
    let Some(expected) = after.expected else { return };
    let is_this = |line: &&mut RootMove| Some(&line.mv) == instead.first();
    let Some(line) = before.root_moves.iter_mut().filter(|root| !root.line.is_empty()).find(is_this) else { return };
    // Sides alternate at every ply.
    let is_other_side = instead.len() % 2 == 1;
    let own = |share: f64| if is_other_side { 1.0 - share } else { share };
    let next = after.lines().next();
    line.line = instead.iter().chain(next.iter().flat_map(|line| &line.line)).cloned().collect();
    #[expect(clippy::cast_possible_truncation, reason = "a share needs few digits")]
    let score = ExpectedScore::from(own(expected.value()) as f32);
    line.expected = Some(score);
    line.score = next.and_then(|line| line.score).map(|score| if is_other_side { -score } else { score });
    line.proven = after.proven;
    // Moves without a line stay last.
    let worth =
        |root: &RootMove| if root.line.is_empty() { -1.0 } else { root.expected.map_or(0.0, ExpectedScore::value) };
    before.root_moves.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    if let Some(best) = before.root_moves.first() {
        before.expected = best.expected;
    }
    // A proven win for the mover proves a win in the position before it.
    let wins = |proven: &Outcome| *proven == Outcome::Win(mover);
    before.proven = before.proven.or(after.proven.filter(wins));
}
