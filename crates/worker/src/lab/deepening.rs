//! Alpha-beta, iteration by iteration.

use alquerque_core::record::Record;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, CompletedIteration, MAX_DEPTH, MultiPv, plies_to_end};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Searchable, Standard};
use alquerque_messages::analysis::lab::{Cutoffs, Iteration, LabAnswer};
use alquerque_messages::count;

use super::search::Trial;
use crate::analysis::analyst::TABLE_ENTRIES;

/// An alpha-beta search by iterative deepening.
pub(super) struct Deepening<G: Searchable + Tabletop> {
    game: G,
    search: AlphaBeta<G, Standard, MultiPv<G::Move>>,
    started: f64,
    ends: f64,
    /// The completed iterations, as in messages.
    iterations: Vec<Iteration>,
}

impl<G: Searchable + Tabletop> Deepening<G> {
    /// Searches a record's last position for this many milliseconds.
    pub(super) fn new(record: &Record<G>, now: f64, millis: u32) -> Self {
        let game = record.game().clone();
        let config = AlphaBetaConfig { depth: MAX_DEPTH, table_entries: TABLE_ENTRIES };
        let search = AlphaBeta::with_observer(game.clone(), record.positions(), config, Standard, MultiPv::new(1));
        Self { game, search, started: now, ends: now + f64::from(millis), iterations: Vec::new() }
    }

    /// Converts an iteration that was completed after this many milliseconds to a message.
    fn converted(&self, iteration: &CompletedIteration<G::Move>, millis: f64) -> Iteration {
        let best = iteration.lines.first();
        let score = best.map_or(0, |line| line.score);
        let moves = best.map_or(&[][..], |line| &line.moves);
        Iteration {
            depth: iteration.depth,
            score,
            plies_to_end: plies_to_end(score),
            line: moves.iter().map(|&mv| self.game.move_text(mv)).collect(),
            nodes: count(iteration.nodes),
            millis,
            cutoffs: Cutoffs {
                all: count(iteration.cutoffs.all),
                by_first_move: count(iteration.cutoffs.by_first_move),
            },
        }
    }
}

impl<G: Searchable + Tabletop> Trial for Deepening<G> {
    fn run(&mut self, now: &dyn Fn() -> f64, ends: f64) -> bool {
        let ends = ends.min(self.ends);
        loop {
            // Searches a few thousand nodes at a time: otherwise all early iterations would get the time at the end of
            // the slice.
            self.search.run(|| true);
            let time = now();
            let new = self.search.observer().iterations().iter().skip(self.iterations.len());
            let new: Vec<Iteration> = new.map(|iteration| self.converted(iteration, time - self.started)).collect();
            self.iterations.extend(new);
            let is_decided = self.search.is_decided();
            if is_decided || time >= ends {
                return is_decided || time >= self.ends;
            }
        }
    }

    fn answer(&self, id: u32, millis: f64, done: bool) -> LabAnswer {
        LabAnswer::Deepening { id, iterations: self.iterations.clone(), millis, done }
    }
}
