//! Many runs of one setting with different seeds.

use alquerque_core::Searchable;
use alquerque_core::record::Record;
use alquerque_core::search::{SearchRng, rng};
use alquerque_core::tabletop::Tabletop;
use alquerque_messages::analysis::lab::{LabAnswer, MOST_RUNS, Setting, Tally};

use super::setting::{self, Chosen};
use super::trial::Trial;

/// Runs in progress.
pub(super) struct Runs<G: Searchable + Tabletop> {
    record: Record<G>,
    setting: Setting,
    count: u32,
    /// The current run.
    run: Option<Run<G>>,
    /// The legal moves, in the order of the tally.
    moves: Vec<G::Move>,
    tally: Tally,
}

struct Run<G: Searchable> {
    uct: Chosen<G>,
    rng: SearchRng,
    left: u64,
}

impl<G: Searchable + Tabletop> Runs<G> {
    /// Searches a record's last position this many times.
    pub(super) fn new(record: Record<G>, setting: Setting, count: u32) -> Self {
        let game = record.game();
        let moves = game.moves(record.position());
        let chosen = moves.iter().map(|&mv| (game.move_text(mv), 0)).collect();
        let tally = Tally { runs: 0, chosen, proven: 0 };
        Self { record, setting, count: count.min(MOST_RUNS), run: None, moves, tally }
    }

    /// The next run, with the next seed.
    fn next(&self) -> Run<G> {
        let seed = u64::from(self.setting.seed) + u64::from(self.tally.runs);
        let left = setting::playouts(&self.setting);
        Run { uct: setting::search(&self.record, &self.setting), rng: rng(seed), left }
    }

    fn enter(&mut self, run: &Run<G>) {
        let report = run.uct.report();
        let place = self.moves.iter().position(|&mv| Some(mv) == report.best);
        if let Some((_, count)) = place.and_then(|place| self.tally.chosen.get_mut(place)) {
            *count += 1;
        }
        self.tally.runs += 1;
        self.tally.proven += u32::from(report.proven.is_some());
    }
}

impl<G: Searchable + Tabletop> Trial for Runs<G> {
    fn run(&mut self, now: &dyn Fn() -> f64, ends: f64) -> bool {
        while self.tally.runs < self.count {
            let mut run = self.run.take().unwrap_or_else(|| self.next());
            let made = run.uct.run(&mut run.rng, run.left, || now() >= ends);
            run.left = run.left.saturating_sub(made);
            if made > 0 && run.left > 0 && !run.uct.is_decided() {
                self.run = Some(run);
                return false;
            }
            self.enter(&run);
            if now() >= ends {
                break;
            }
        }
        self.tally.runs >= self.count
    }

    fn news(&self, id: u32, _millis: f64, done: bool) -> LabAnswer {
        LabAnswer::Runs { id, tally: self.tally.clone(), done }
    }
}
