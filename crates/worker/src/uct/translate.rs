//! Converts search results to messages.

use alquerque_core::search::{self, Uct};
use alquerque_core::{Notation, Searchable};
use alquerque_messages::analysis::uct::{Candidate, Choice, Expansion, Iteration, Numbers, Playout, Update, ViewNode};
use alquerque_messages::count;

/// Parses moves from the root on, as far as the tree contains them.
pub(crate) fn parse_moves<G: Searchable + Notation>(uct: &Uct<G>, texts: &[String]) -> Vec<G::Move> {
    let mut moves = Vec::new();
    for text in texts {
        let Some(node) = uct.inspect(&moves) else { break };
        let Some(child) = node.children.iter().find(|child| uct.game().move_text(child.mv) == *text) else { break };
        moves.push(child.mv);
    }
    moves
}

pub(crate) fn candidates<G: Notation>(game: &G, children: &[search::Candidate<G::Move>]) -> Vec<Candidate> {
    let finite = |number: f32| number.is_finite().then_some(number);
    let candidate = |child: &search::Candidate<G::Move>| Candidate {
        mv: game.move_text(child.mv),
        visits: child.statistics.visits,
        points: points(child.statistics.half_points),
        mean: child.mean,
        exploration: finite(child.exploration),
        bound: finite(child.bound),
        proven: child.statistics.proven,
    };
    children.iter().map(candidate).collect()
}

pub(crate) fn view_nodes<G: Notation>(game: &G, nodes: &[search::SnapshotNode<G::Move>]) -> Vec<ViewNode> {
    let node = |node: &search::SnapshotNode<G::Move>| ViewNode {
        id: node.id.number(),
        parent: node.parent.map(count),
        mv: node.mv.map_or_else(String::new, |mv| game.move_text(mv)),
        visits: node.statistics.visits,
        points: points(node.statistics.half_points),
        mean: node.statistics.mean,
        proven: node.statistics.proven,
        children: count(node.children),
    };
    nodes.iter().map(node).collect()
}

pub(crate) fn iteration<G: Notation>(game: &G, told: &search::Iteration<G::Move>) -> Iteration {
    let choice = |node: &search::Inspection<G::Move>| Choice {
        visits: node.statistics.visits,
        candidates: candidates(game, &node.children),
        chosen: count(node.chosen.unwrap_or_default()),
    };
    let playout = |random: &search::RecordedPlayout<G::Move>| Playout {
        moves: random.moves.iter().map(|&mv| game.move_text(mv)).collect(),
        outcome: random.outcome,
    };
    let update =
        |update: &search::NodeUpdate| Update { before: numbers(&update.before), after: numbers(&update.after) };
    Iteration {
        selection: told.selection.iter().map(choice).collect(),
        expansion: match &told.expansion {
            search::Expansion::Known(outcome) | search::Expansion::Over(outcome) => Expansion::Known(*outcome),
            &search::Expansion::Waiting { visits, needed } => Expansion::Waiting { visits, needed },
            search::Expansion::Full => Expansion::Full,
            search::Expansion::Children { moves, .. } => Expansion::Children(count(moves.len())),
        },
        playout: told.playouts.first().map(playout),
        updates: told.updates.iter().map(update).collect(),
    }
}

fn numbers(statistics: &search::NodeStatistics) -> Numbers {
    Numbers {
        visits: statistics.visits,
        points: points(statistics.half_points),
        mean: statistics.mean,
        proven: statistics.proven,
    }
}

fn points(half_points: u32) -> f32 {
    half_points as f32 / 2.0
}
