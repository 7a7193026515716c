//! What a review writes into the record: assessments, symbols, and better lines as variations.

use std::collections::BTreeMap;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Assessment, Certain, NodeId, Share, Symbol};
use alquerque_core::{Outcome, Player};
use alquerque_messages::analysis::{Analysis, Line};
use alquerque_messages::{HalfPoints, Proven, RootMove, SearchReport};

use super::judge::{Class, judge_node, light_share};

/// The most plies of a better line.
pub const MOST_PLIES: usize = 6;

/// What searches have found out, by the keys of the nodes: their lines are in no record.
pub type Found = BTreeMap<u64, Analysis>;

/// The symbols that reviews have given to moves, by the keys of the nodes behind them.
pub type Own = BTreeMap<u64, Symbol>;

/// Light's share of what a side may expect.
fn light(expected: HalfPoints, mover: Player) -> Share {
    let share = expected.share();
    Share::new(if mover == Player::Light { share } else { 1.0 - share })
}

/// The assessment of what is expected and proven of a position. The estimate stays beside what is certain: to be held against others.
fn assessed(expected: Option<HalfPoints>, proven: Option<Proven>, mover: Player) -> Assessment {
    let certain = proven.map(|proven| Certain { outcome: proven.into(), plies: None });
    Assessment { expected: expected.map(|expected| light(expected, mover)), certain, ..Assessment::default() }
}

/// The assessment that an analysis is.
pub fn of_analysis(analysis: &Analysis, mover: Player) -> Assessment {
    assessed(analysis.expected, analysis.proven, mover)
}

/// The assessment of the position behind a move, where that is certain already of the position before it.
pub fn of_line(before: &Analysis, mv: &str) -> Option<Assessment> {
    let line = before.lines.iter().find(|line| line.moves.first().is_some_and(|first| first == mv))?;
    let certain = Certain { outcome: line.proven?.into(), plies: None };
    Some(Assessment { certain: Some(certain), ..Assessment::default() })
}

/// Brings what the prover has found out into an analysis: its moves come first, the best of them with all that follows.
pub fn combine(analysis: &mut Analysis, proof: &SearchReport, mover: Player) {
    analysis.proven = proof.proven;
    let mut estimated = std::mem::take(&mut analysis.lines);
    for RootMove { mv, proven, .. } in &proof.root_moves {
        let Some(proven) = *proven else { continue };
        let is_this = |line: &Line| line.moves.first() == Some(mv);
        let known = estimated.iter().position(is_this).map(|place| estimated.remove(place));
        let (known, share) = known.map_or((None, 0.0), |line| (Some(line.moves), line.share));
        let best = Some(&proof.principal_variation).filter(|moves| moves.first() == Some(mv)).cloned();
        let line = best.or(known).unwrap_or_else(|| vec![mv.clone()]);
        let expected = Some(proven.half_points(mover));
        analysis.lines.push(Line { moves: line, share, expected, proven: Some(proven), score: None });
    }
    analysis.lines.append(&mut estimated);
}

/// The assessment of a position in which the game is over.
pub fn of_end(record: &dyn AnyRecord, node: NodeId) -> Option<Assessment> {
    let ending = record.ending_of(node)?;
    let expected = Some(Share::new(ending.outcome.score(Player::Light).into()));
    Some(Assessment { expected, certain: Some(Certain { outcome: ending.outcome, plies: None }), helped: false })
}

/// Writes what is estimated and known of a position; how the move to it was found stays as it is.
pub fn write(record: &mut dyn AnyRecord, node: NodeId, assessment: Assessment) {
    let helped = record.tree().assessment(node).helped;
    record.set_assessment(node, Assessment { helped, ..assessment });
}

/// Brings the positions of a line into agreement. What is certain of a move that was played is certain of the position behind it; and
/// from the last position to the first, whoever can go to a certain win, or has to go somewhere certain, has that for certain. Where
/// the best move of a search was played, the search behind the move knows more of it than the one before: the position before is
/// worth what that one says, or what the next best move is worth.
pub fn settle(record: &mut dyn AnyRecord, line: &[NodeId], found: &Found) {
    for pair in line.windows(2) {
        let &[before, after] = pair else { continue };
        let known = found.get(&record.tree().key(before)).and_then(|known| of_line(known, &record.move_text(after)));
        if let Some(Assessment { certain, .. }) = known {
            let next = record.tree().assessment(after);
            write(record, after, Assessment { certain: next.certain.or(certain), ..next });
        }
    }
    for pair in line.windows(2).rev() {
        let &[before, after] = pair else { continue };
        let (old, next) = (record.tree().assessment(before), record.tree().assessment(after));
        let Some((mover, share)) = record.to_move_of(before).zip(light_share(&next)) else { continue };
        let is_only = record.choice(after).1 == 1;
        // Nobody looks at a position where there is nothing to choose.
        if light_share(&old).is_none() && !is_only {
            continue;
        }
        let can_go = |certain: &Certain| is_only || certain.outcome == Outcome::Win(mover);
        let certain = old.certain.or(next.certain.filter(can_go));
        let mut expected = old.expected;
        // Of the lines, those of the prover come first: what the search likes best has got most of it.
        let known = found.get(&record.tree().key(before));
        let mut lines: Vec<&Line> = known.iter().flat_map(|known| &known.lines).collect();
        lines.sort_by(|one, other| other.share.total_cmp(&one.share));
        let first = lines.first().and_then(|line| line.moves.first());
        if is_only || first.is_some_and(|first| *first == record.move_text(after)) {
            let second = lines.get(1).and_then(|line| line.expected).map(|other| light(other, mover));
            let best = match (second.filter(|_| !is_only), mover) {
                (Some(second), Player::Light) => second.max(share),
                (Some(second), Player::Dark) => second.min(share),
                (None, _) => share,
            };
            expected = Some(best);
        }
        write(record, before, Assessment { expected, certain, ..old });
    }
}

/// The line that a search before a move would rather have played.
pub fn better_line<'a>(analysis: &'a Analysis, played: &str) -> Option<&'a Line> {
    analysis.lines.iter().find(|line| line.moves.first().is_some_and(|first| first != played))
}

/// The symbol of a mistake or a blunder that somebody, and no review, has given to a move.
pub fn own_mark(record: &dyn AnyRecord, node: NodeId, own: &Own) -> Option<Symbol> {
    let tree = record.tree();
    let is_mistake = |symbol: &Symbol| [Class::Mistake, Class::Blunder].map(Class::symbol).contains(symbol);
    let mark = tree.symbols(node).iter().copied().find(is_mistake)?;
    (own.get(&tree.key(node)) != Some(&mark)).then_some(mark)
}

/// Marks the moves of a line that gave something away, and puts what was better beside them; whether that has changed anything. `own`
/// are the symbols of earlier reviews, by the keys of the nodes: only those are taken away again.
pub fn mark(record: &mut dyn AnyRecord, line: &[NodeId], found: &Found, own: &mut Own) -> bool {
    let mut has_changed = false;
    for pair in line.windows(2) {
        let &[before, after] = pair else { continue };
        let Some(judged) = judge_node(record, after) else { continue };
        let symbol = judged.judgement.class.map(Class::symbol);
        has_changed |= put_symbol(record, after, symbol, own);
        // Of what somebody calls a mistake it is to be seen what was better, if anything was.
        let is_wrong = symbol.is_some() || judged.judgement.given > 0 && own_mark(record, after, own).is_some();
        let analysis = found.get(&record.tree().key(before)).filter(|_| is_wrong);
        let better = analysis.and_then(|analysis| better_line(analysis, &record.move_text(after)));
        if let Some(better) = better {
            has_changed |= put_line(record, before, better, judged.mover);
        }
    }
    has_changed
}

fn put_symbol(record: &mut dyn AnyRecord, node: NodeId, symbol: Option<Symbol>, own: &mut Own) -> bool {
    let key = record.tree().key(node);
    let old = record.tree().symbols(node);
    // What a person wrote stays.
    let is_free = old.is_empty() || own.get(&key).is_some_and(|own| old == [*own]);
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

/// Puts a line behind a position, as far as it is not there.
fn put_line(record: &mut dyn AnyRecord, before: NodeId, line: &Line, mover: Player) -> bool {
    let (nodes, mut at) = (record.tree().len(), before);
    for (place, text) in line.moves.iter().take(MOST_PLIES).enumerate() {
        let Ok(next) = record.add(at, text) else { break };
        if place == 0 && light_share(&record.tree().assessment(next)).is_none() {
            write(record, next, assessed(line.expected, line.proven, mover));
        }
        at = next;
    }
    record.tree().len() > nodes
}
