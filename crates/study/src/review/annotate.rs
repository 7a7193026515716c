//! Writes the results of a review into the record: assessments, symbols, and better lines as variations.

use std::collections::BTreeMap;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Assessment, Certain, NodeId, Share, Symbol};
use alquerque_core::{Outcome, Player};
use alquerque_messages::{ExpectedScore, Length, RootMove, SearchReport};

use super::judge::{Class, judge_node, light_share};

/// Maximum length of a better line, in plies.
pub const MAX_PLIES: usize = 6;

/// Analyses by node key. The record does not store their lines.
pub type Analyses = BTreeMap<u64, SearchReport>;

/// The symbols added by reviews, by the keys of the nodes after the moves.
pub type ReviewSymbols = BTreeMap<u64, Symbol>;

/// Converts a side's expected score to Light's.
fn light(expected: ExpectedScore, mover: Player) -> Share {
    let share = expected.value();
    Share::new(if mover == Player::Light { share } else { 1.0 - share })
}

/// Builds an assessment. The estimate is stored beside the proven result, for comparison with other estimates.
fn assessed(expected: Option<ExpectedScore>, proven: Option<Outcome>, mover: Player) -> Assessment {
    let certain = proven.map(|proven| Certain { outcome: proven, plies: None });
    Assessment { expected: expected.map(|expected| light(expected, mover)), certain, ..Assessment::default() }
}

/// Converts an analysis to an assessment.
pub fn from_analysis(analysis: &SearchReport, mover: Player) -> Assessment {
    assessed(analysis.expected, analysis.proven, mover)
}

/// The assessment of the position after a move, if it is already proven by the analysis of the position before.
pub fn from_line(before: &SearchReport, mv: &str) -> Option<Assessment> {
    let line = before.lines().find(|line| line.mv == mv)?;
    let certain = Certain { outcome: line.proven?, plies: None };
    Some(Assessment { certain: Some(certain), ..Assessment::default() })
}

/// Adds the number of plies to the end to a proven result, where the prover knows it exactly.
pub fn with_length(assessment: Assessment, proof: Option<&SearchReport>) -> Assessment {
    let exact = proof.and_then(|proof| match proof.length? {
        Length::Exactly(plies) => Some(plies),
        Length::AtMost(_) => None,
    });
    let certain = assessment.certain.map(|certain| Certain { plies: exact.or(certain.plies), ..certain });
    Assessment { certain, ..assessment }
}

/// Merges the prover's report into an analysis. Proven moves come first, the best of them with its whole line.
pub fn combine(analysis: &mut SearchReport, proof: &SearchReport, mover: Player) {
    analysis.proven = proof.proven;
    let mut estimated = std::mem::take(&mut analysis.root_moves);
    for root in proof.root_moves.iter().filter(|root| root.proven.is_some()) {
        let index = estimated.iter().position(|other| other.mv == root.mv);
        let known = index.map_or_else(|| RootMove::new(root.mv.clone()), |index| estimated.remove(index));
        let best = Some(&proof.principal_variation).filter(|moves| moves.first() == Some(&root.mv)).cloned();
        let known_line = Some(known.line).filter(|line| !line.is_empty());
        analysis.root_moves.push(RootMove {
            expected: root.proven.map(|proven| ExpectedScore::from_outcome(proven, mover)),
            proven: root.proven,
            score: None,
            line: best.or(known_line).unwrap_or_else(|| vec![root.mv.clone()]),
            ..known
        });
    }
    analysis.root_moves.append(&mut estimated);
}

/// The assessment of a position that the rules decide.
pub fn from_ending(record: &dyn AnyRecord, node: NodeId) -> Option<Assessment> {
    let ending = record.decision_of(node)?;
    let expected = Some(Share::new(ending.outcome.score(Player::Light).into()));
    Some(Assessment { expected, certain: Some(Certain { outcome: ending.outcome, plies: Some(0) }), helped: false })
}

/// Writes the assessment of a position, preserving whether its move was played with help.
pub fn write(record: &mut dyn AnyRecord, node: NodeId, assessment: Assessment) {
    let helped = record.tree().assessment(node).helped;
    record.set_assessment(node, Assessment { helped, ..assessment });
}

/// Makes the assessments of a line consistent.
///
/// A proven move proves the position after it. So does an only move in a proven position, and any move in a lost one.
/// Backwards along the line, a position is proven if the side to move can reach a proven win, or if its only move leads
/// to a proven position. If the best move was played, the search after it is more accurate than the one before. The
/// position before then takes the score after the move, or that of the second-best move if that is better and the
/// search of the position after the played move agrees.
pub fn finalize(record: &mut dyn AnyRecord, line: &[NodeId], found: &Analyses) {
    for pair in line.windows(2) {
        let &[before, after] = pair else { continue };
        let known = found.get(&record.tree().key(before)).and_then(|known| from_line(known, &record.move_text(after)));
        let mover = record.to_move_of(before);
        let is_only = record.choice(after).1 == 1;
        let leads_on =
            |certain: &Certain| is_only || mover.is_some_and(|mover| certain.outcome == Outcome::Win(mover.opponent()));
        let before = record.tree().assessment(before).certain.filter(leads_on).map(|Certain { outcome, .. }| outcome);
        let known = known.and_then(|known| known.certain);
        let certain = known.or(before.map(|outcome| Certain { outcome, plies: None }));
        if certain.is_some() {
            let next = record.tree().assessment(after);
            write(record, after, Assessment { certain: next.certain.or(certain), ..next });
        }
    }
    for (index, pair) in line.windows(2).enumerate().rev() {
        let &[before, after] = pair else { continue };
        let (old, next) = (record.tree().assessment(before), record.tree().assessment(after));
        let Some((mover, share)) = record.to_move_of(before).zip(light_share(&next)) else { continue };
        let is_only = record.choice(after).1 == 1;
        // Forced moves are not searched, so their positions have no estimate.
        if light_share(&old).is_none() && !is_only {
            continue;
        }
        let can_go = |certain: &Certain| is_only || certain.outcome == Outcome::Win(mover);
        // Another move might win faster.
        let a_ply_before =
            |certain: Certain| Certain { plies: certain.plies.filter(|_| is_only).map(|plies| plies + 1), ..certain };
        let certain = old.certain.or(next.certain.filter(can_go).map(a_ply_before));
        let mut expected = old.expected;
        let known = found.get(&record.tree().key(before));
        let lines: Vec<&RootMove> = known.iter().flat_map(|known| known.lines()).collect();
        let first = lines.first().map(|line| &line.mv);
        // The estimate is stored beside a proven result, for comparison with others.
        let share = next.expected.unwrap_or(share);
        if is_only {
            expected = Some(share);
        } else if first.is_some_and(|first| *first == record.move_text(after)) {
            let second = lines.get(1).and_then(|line| line.expected).map(|other| light(other, mover));
            // Later moves of the game have shown more about this move than was searched for the other one.
            let found_later = searched(record, &line[index + 1..], found);
            let second = second.filter(|&other| {
                found_later.is_none_or(
                    |found_later| if mover == Player::Light { other > found_later } else { other < found_later },
                )
            });
            let best = match (second, mover) {
                (Some(second), Player::Light) => second.max(share),
                (Some(second), Player::Dark) => second.min(share),
                (None, _) => share,
            };
            expected = Some(best);
        }
        write(record, before, Assessment { expected, certain, ..old });
    }
}

/// Light's expected score by the search of the first of these positions that was searched; those before it are forced.
fn searched(record: &dyn AnyRecord, line: &[NodeId], found: &Analyses) -> Option<Share> {
    line.iter().find_map(|&node| {
        let expected = found.get(&record.tree().key(node))?.expected?;
        Some(light(expected, record.to_move_of(node)?))
    })
}

/// Returns the best line that does not begin with the move played.
pub fn best_other_line<'a>(analysis: &'a SearchReport, played: &str) -> Option<&'a RootMove> {
    analysis.lines().find(|line| line.mv != played)
}

/// Returns the mistake or blunder symbol of a move, if the user added it rather than a review.
pub fn user_mark(record: &dyn AnyRecord, node: NodeId, own: &ReviewSymbols) -> Option<Symbol> {
    let tree = record.tree();
    let is_mistake = |symbol: &Symbol| [Class::Mistake, Class::Blunder].map(Class::symbol).contains(symbol);
    let mark = tree.symbols(node).iter().copied().find(is_mistake)?;
    (own.get(&tree.key(node)) != Some(&mark)).then_some(mark)
}

/// Adds symbols to the errors of a line, and better lines as variations. Returns whether the record has changed. `own`
/// holds the symbols of earlier reviews by node key; only those are removed.
pub fn mark(record: &mut dyn AnyRecord, line: &[NodeId], found: &Analyses, own: &mut ReviewSymbols) -> bool {
    let mut has_changed = false;
    for pair in line.windows(2) {
        let &[before, after] = pair else { continue };
        let Some(judged) = judge_node(record, after) else { continue };
        let symbol = judged.judgement.class.map(Class::symbol);
        has_changed |= set_symbol(record, after, symbol, own);
        // If the user marked the move as a mistake, add the better line regardless of the loss.
        let is_marked = judged.judgement.loss > 0 && user_mark(record, after, own).is_some();
        let is_wrong = symbol.is_some() || is_marked || judged.judgement.is_detour();
        let analysis = found.get(&record.tree().key(before)).filter(|_| is_wrong);
        let better = analysis.and_then(|analysis| best_other_line(analysis, &record.move_text(after)));
        if let Some(better) = better {
            has_changed |= add_line(record, before, better, judged.mover);
        }
    }
    has_changed
}

/// Removes the symbols of earlier reviews from a line, so that they don't appear beside the results of the next one. A
/// symbol that agrees with the assessments stored with it comes from a review before the page was loaded.
pub fn unmark(record: &mut dyn AnyRecord, line: &[NodeId], own: &mut ReviewSymbols) {
    for &node in line {
        let key = record.tree().key(node);
        let symbols = record.tree().symbols(node);
        let judged = || judge_node(record, node).and_then(|judged| judged.judgement.class).map(Class::symbol);
        let is_from_review = !symbols.is_empty() && own.get(&key).copied().or_else(judged).as_slice() == symbols;
        if is_from_review {
            record.set_symbols(node, &[]);
            own.remove(&key);
        }
    }
}

fn set_symbol(record: &mut dyn AnyRecord, node: NodeId, symbol: Option<Symbol>, own: &mut ReviewSymbols) -> bool {
    let key = record.tree().key(node);
    let old = record.tree().symbols(node);
    // Never overwrite the user's symbols.
    let is_free = old.is_empty() || own.get(&key).is_some_and(|symbol| old == [*symbol]);
    if !is_free || old == symbol.as_slice() {
        return false;
    }
    record.set_symbols(node, symbol.as_slice());
    match symbol {
        Some(symbol) => own.insert(key, symbol),
        None => own.remove(&key),
    };
    true
}

/// Adds a line after a position, unless it exists. Returns whether any node was new.
fn add_line(record: &mut dyn AnyRecord, before: NodeId, line: &RootMove, mover: Player) -> bool {
    let (nodes, mut at) = (record.tree().len(), before);
    for (index, text) in line.line.iter().take(MAX_PLIES).enumerate() {
        let Ok(next) = record.add(at, text) else { break };
        if index == 0 && light_share(&record.tree().assessment(next)).is_none() {
            let mut assessment = assessed(line.expected, line.proven, mover);
            // The best line of a proven position follows its number of plies.
            if let Some((certain, had)) = assessment.certain.as_mut().zip(record.tree().assessment(before).certain)
                && had.outcome == certain.outcome
            {
                certain.plies = had.plies.and_then(|plies| plies.checked_sub(1));
            }
            write(record, next, assessment);
        }
        at = next;
    }
    record.tree().len() > nodes
}

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
pub(super) fn merge_alternative(before: &mut SearchReport, mover: Player, instead: &[String], after: &SearchReport) {
    let Some(expected) = after.expected else { return };
    let is_this = |line: &&mut RootMove| Some(&line.mv) == instead.first();
    let Some(line) = before.root_moves.iter_mut().filter(|root| !root.line.is_empty()).find(is_this) else { return };
    // Sides alternate at every ply.
    let is_other_side = instead.len() % 2 == 1;
    let for_mover = |share: f64| if is_other_side { 1.0 - share } else { share };
    let next = after.lines().next();
    line.line = instead.iter().chain(next.iter().flat_map(|line| &line.line)).cloned().collect();
    #[expect(clippy::cast_possible_truncation, reason = "a share needs few digits")]
    let score = ExpectedScore::from(for_mover(expected.value()) as f32);
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
