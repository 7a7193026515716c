//! `alquerque perft`: counts move sequences.

use std::io::{self, Write};

use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Finished, Notation};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::args::{PerftArgs, position_or_start};
use crate::failure::Failure;
use crate::files::print_json;
use crate::progress;

/// Subtrees with fewer plies are counted without updating the progress bar.
const PROGRESS_PLIES: u32 = 8;

#[derive(Serialize)]
struct Answer {
    rules: String,
    position: String,
    depth: u32,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
}

#[derive(Serialize)]
struct Branch {
    #[serde(rename = "move")]
    mv: String,
    nodes: u64,
}

/// Counts and prints the result.
pub(crate) fn run<G: Tabletop>(game: &G, args: &PerftArgs) -> Result<(), Failure> {
    let position = position_or_start(game, args.position.as_deref())?;
    if args.divide && args.depth == 0 {
        return Err(Failure::Usage(
            "--divide: depth 0 has no moves to divide by; expected a depth of 1 or more".to_owned(),
        ));
    }
    let finished = Finished::usual(game.board().game);
    let mut counter = Counter { game, finished, bar: progress::share_bar(), done: 0.0 };
    let (nodes, divide) = if args.divide {
        let mut branches = counter.divide(&position, args.depth);
        branches.sort_unstable_by(|a, b| a.mv.cmp(&b.mv));
        let below = branches.iter().map(|branch| branch.nodes).sum();
        (if branches.is_empty() { finished.leaves() } else { below }, Some(branches))
    } else {
        (counter.count(&position, args.depth, 1.0), None)
    };
    counter.bar.finish_and_clear();
    if args.json {
        let (rules, position) = (game.ruleset_text(), game.position_text(&position));
        return print_json(&Answer { rules, position, depth: args.depth, nodes, divide });
    }
    let mut out = io::stdout().lock();
    if let Some(branches) = divide {
        for branch in branches {
            writeln!(out, "{} {}", branch.mv, branch.nodes)?;
        }
        writeln!(out, "total {nodes}")?;
    } else {
        writeln!(out, "{nodes}")?;
    }
    Ok(())
}

/// Counts leaves and updates a progress bar.
struct Counter<'a, G> {
    game: &'a G,
    /// How games that end before the last ply count.
    finished: Finished,
    bar: ProgressBar,
    /// The share of the work done, assuming that all subtrees of a position are equally large.
    done: f64,
}

impl<G: Notation> Counter<'_, G> {
    /// Counts the subtree of each legal move; `depth` is at least 1.
    fn divide(&mut self, position: &G::Position, depth: u32) -> Vec<Branch> {
        let moves = self.game.moves(position);
        if self.game.ending(position, &moves).is_some() {
            return Vec::new();
        }
        let share = 1.0 / moves.len() as f64;
        let branch = |mv| {
            let nodes = self.count(&self.game.play_unchecked(position, mv), depth - 1, share);
            Branch { mv: self.game.move_text(mv), nodes }
        };
        moves.into_iter().map(branch).collect()
    }

    /// Counts the leaves at `depth` below a position that makes up this share of the work.
    fn count(&mut self, position: &G::Position, depth: u32, share: f64) -> u64 {
        if depth < PROGRESS_PLIES {
            let nodes = alquerque_core::perft(self.game, position, depth, self.finished);
            self.done += share;
            progress::set_share(&self.bar, self.done);
            return nodes;
        }
        let moves = self.game.moves(position);
        if self.game.ending(position, &moves).is_some() {
            self.done += share;
            return self.finished.leaves();
        }
        let share = share / moves.len() as f64;
        moves.into_iter().map(|mv| self.count(&self.game.play_unchecked(position, mv), depth - 1, share)).sum()
    }
}
