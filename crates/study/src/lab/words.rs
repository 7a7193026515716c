//! The laboratory's texts.

use std::cmp::Reverse;

use alquerque_app::state::State;
use alquerque_app::text::nouns::side_key;
use alquerque_core::GameId;
use alquerque_language::{Fill, Phrase};
use alquerque_messages::analysis::lab::{Found, Iteration, Tally};
use alquerque_messages::analysis::uct::ViewNode;

use super::Lab;
use super::charts::units;
use super::settings::{Section, Side};
use crate::record::move_score::unit_name;
use crate::text::{Decimal, grouped, move_text, percent};

impl Lab {
    /// The status of the section's experiments.
    pub fn status(&self, state: &State) -> Vec<Phrase> {
        if state.game.ending.is_some() {
            return vec![Phrase::new("lab-over")];
        }
        if self.broken {
            return vec![Phrase::new("lab-broken")];
        }
        if self.is_busy() {
            return vec![Phrase::new("lab-busy")];
        }
        let phrases = match self.section {
            Section::Compare => self.choices(state),
            Section::Runs => {
                Side::ALL.into_iter().filter_map(|side| most_frequent(side, self.tally(state, side)?)).collect()
            }
            Section::AlphaBeta => self.iterations(state).last().and_then(depth).into_iter().collect(),
        };
        if phrases.is_empty() { vec![Phrase::new("lab-idle").key("section", self.section.name())] } else { phrases }
    }

    fn choices(&self, state: &State) -> Vec<Phrase> {
        let best = |side| self.found(state, side)?.report.best();
        match Side::ALL.map(best) {
            [Some(a), Some(b)] if a == b => vec![Phrase::new("lab-agree").text("move", &move_text(&a))],
            [Some(a), Some(b)] => vec![Phrase::new("lab-differ").text("a", &move_text(&a)).text("b", &move_text(&b))],
            _ => Vec::new(),
        }
    }
}

/// Names the move chosen most often.
fn most_frequent(side: Side, tally: &Tally) -> Option<Phrase> {
    let max_count = tally.chosen.iter().map(|(_, count)| *count).max().filter(|&max_count| max_count > 0)?;
    let (mv, _) = tally.chosen.iter().find(|(_, count)| *count == max_count)?;
    let phrase = Phrase::new("lab-most").text("setting", side.title()).text("move", &move_text(mv));
    Some(phrase.number("count", max_count).number("runs", tally.runs))
}

fn depth(last: &Iteration) -> Option<Phrase> {
    Some(Phrase::new("lab-depth").number("depth", last.depth).text("move", &move_text(last.line.first()?)))
}

/// Heading of the expected score of the side to move.
pub fn expects(state: &State) -> Phrase {
    Phrase::new("lab-expects").key("side", side_key(state.to_move(), state.game.record.board().game))
}

/// The unit of scores.
pub fn unit(game: GameId) -> Phrase {
    Phrase::new("lab-unit").key("unit", unit_name(game.info().score_unit))
}

/// The result of an iteration: a score in men or discs, or the number of plies left.
pub fn score(iteration: &Iteration, decimal: Decimal<'_>) -> Phrase {
    match iteration.plies_to_end {
        Some(plies) => {
            let how = if iteration.score > 0 { "win" } else { "loss" };
            Phrase::new("lab-end").key("how", how).number("plies", plies)
        }
        None => Phrase::verbatim(&units(iteration.score, decimal)),
    }
}

/// Describes the distribution of a tree's nodes by depth, for screen readers.
pub fn levels(side: Side, found: &Found) -> Option<Phrase> {
    let (widest, max_count) = found.levels.iter().enumerate().max_by_key(|(_, nodes)| **nodes)?;
    let phrase = Phrase::new("lab-levels").text("setting", side.title()).number("depth", found.levels.len() - 1);
    Some(
        phrase
            .text("nodes", &grouped(found.report.work.nodes()))
            .text("most", &grouped(*max_count))
            .number("widest", widest),
    )
}

/// Number of root moves to describe.
const MAX_MOVES: usize = 3;

/// Describes how a tree's playouts are distributed, for screen readers.
pub fn tree(side: Side, nodes: &[ViewNode]) -> Option<Phrase> {
    let root = nodes.first()?;
    let mut moves: Vec<&ViewNode> = nodes.iter().filter(|node| node.parent == Some(0)).collect();
    let mut moves_with_shares = Vec::new();
    while moves_with_shares.len() < MAX_MOVES
        && let Some(index) = (0..moves.len()).min_by_key(|&index| Reverse(moves[index].visits))
    {
        let node = moves.swap_remove(index);
        let share = f64::from(node.visits) / f64::from(root.visits.max(1));
        moves_with_shares.push(format!("{} {}", node.mv, percent(share)));
    }
    Some(Phrase::new("lab-tree").text("setting", side.title()).with("moves", Fill::List(moves_with_shares)))
}
