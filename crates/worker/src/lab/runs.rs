//! Many runs of one setting with different seeds.

use alquerque_core::Searchable;
use alquerque_core::record::Record;
use alquerque_core::tabletop::Tabletop;
use alquerque_messages::analysis::lab::{LabAnswer, MAX_RUNS, Setting, Tally};

use super::search::Search;
use super::trial::Trial;

/// Runs in progress.
pub(super) struct Runs<G: Searchable + Tabletop> {
    record: Record<G>,
    setting: Setting,
    count: u32,
    /// The current run.
    run: Option<Search<G>>,
    tally: Tally,
}

impl<G: Searchable + Tabletop> Runs<G> {
    /// Searches a record's last position this many times.
    pub(super) fn new(record: Record<G>, setting: Setting, count: u32) -> Self {
        let game = record.game();
        let chosen = game.moves(record.position()).into_iter().map(|mv| (game.move_text(mv), 0)).collect();
        let tally = Tally { runs: 0, chosen, proven: 0 };
        Self { record, setting, count: count.min(MAX_RUNS), run: None, tally }
    }

    /// The next run, with the next seed.
    fn next(&self) -> Search<G> {
        let seed = u64::from(self.setting.seed) + u64::from(self.tally.runs);
        Search::new(&self.record, &self.setting, seed)
    }

    fn enter(&mut self, run: &Search<G>) {
        let report = run.uct.report();
        let best = report.best().map(|mv| self.record.game().move_text(mv));
        if let Some((_, count)) = self.tally.chosen.iter_mut().find(|(mv, _)| Some(mv) == best.as_ref()) {
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
            if !run.run(now, ends) && !run.uct.is_decided() {
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

    fn answer(&self, id: u32, _millis: f64, done: bool) -> LabAnswer {
        LabAnswer::Runs { id, tally: self.tally.clone(), done }
    }
}
