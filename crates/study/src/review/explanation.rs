//! The explanation of a mistake: a motif, and moves to show on the board.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::tabletop::Spot;

use super::Review;
use super::annotate::{MAX_PLIES, better_line as found_better};
use super::judge::{Judged, judge_node};
use super::motif::{Motif, explain, paths};
use super::summary::{better, better_line};

/// Number of moves of a punishing line to show on the board.
const SHOWN: usize = 3;

/// The explanation of a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The motif.
    pub motif: Motif,
    /// The moves to show after the mistake: the line that punishes it, or the better move if it missed something.
    pub paths: Vec<Vec<Spot>>,
}

impl Review {
    /// Explains a mistake, if there is a simple explanation.
    pub fn explanation(&self, record: &dyn AnyRecord, judged: &Judged) -> Option<Explanation> {
        let punishing = self.punishing_line(record, judged.node);
        let better = self.better_moves(record, judged);
        let motif = explain(record, judged, &punishing, &better)?;
        let paths = if motif.is_missed() {
            paths(record, record.tree().parent(judged.node)?, better.get(..1)?)
        } else {
            paths(record, judged.node, punishing.get(..SHOWN).unwrap_or(&punishing))
        };
        Some(Explanation { motif, paths })
    }

    /// Explains the move that led to the position on the board, if it is a mistake of the line.
    pub fn explanation_here(&self, record: &dyn AnyRecord) -> Option<Explanation> {
        let judged = judge_node(record, record.tree().current())?;
        let is_wrong = judged.judgement.class.is_some() || judged.judgement.missed.is_some();
        self.explanation(record, &judged).filter(|_| is_wrong)
    }

    /// The line after a mistake: the one found by the review, or that of the game while it is played well.
    fn punishing_line(&self, record: &dyn AnyRecord, node: NodeId) -> Vec<String> {
        let tree = record.tree();
        let found = self.found.get(&tree.key(node)).and_then(|analysis| analysis.lines().next());
        if let Some(line) = found {
            return line.line.clone();
        }
        let is_good = |node: &NodeId| judge_node(record, *node).is_some_and(|judged| judged.judgement.class.is_none());
        let nodes = std::iter::successors(tree.first_child(node), |&node| tree.first_child(node));
        nodes.take(MAX_PLIES).take_while(is_good).map(|node| record.move_text(node)).collect()
    }

    /// The better line: the one found by the review, or that of the record.
    fn better_moves(&self, record: &dyn AnyRecord, judged: &Judged) -> Vec<String> {
        let tree = record.tree();
        let found = tree.parent(judged.node).and_then(|before| self.found.get(&tree.key(before)));
        let found = found.and_then(|analysis| found_better(analysis, &record.move_text(judged.node)));
        match found {
            Some(line) => line.line.clone(),
            None => better(record, judged.node, judged.mover).map_or_else(Vec::new, |node| better_line(record, node)),
        }
    }
}
