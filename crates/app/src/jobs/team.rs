//! Searches shared by several workers, each with its own tree.

use alquerque_core::search::LEVEL_COUNT;
use alquerque_messages::{Answer, Budget, Engine, Request, SearchReport, SearchRequest};

use crate::jobs::worker::{Role, WorkerNumber};

/// The workers that share a search. The request of each has the same id.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Team<R> {
    pub(super) role: R,
    id: u32,
    /// The last report of each worker.
    reports: Vec<(WorkerNumber, SearchReport)>,
    /// Whether one of them is done. The others are then stopped, and waiting ones are no longer needed.
    is_over: bool,
}

impl<R: Role> Team<R> {
    pub(super) fn new(role: R, id: u32) -> Self {
        Self { role, id, reports: Vec::new(), is_over: false }
    }

    /// Whether it shares this search.
    pub(super) fn is(&self, role: R, id: u32) -> bool {
        self.role == role && self.id == id
    }

    /// Whether one of the workers is done.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Notes that a worker is done. Returns whether it is the first.
    pub(super) fn finish(&mut self) -> bool {
        !std::mem::replace(&mut self.is_over, true)
    }

    /// Merges a worker's report with the last ones of the others.
    pub(super) fn merge(&mut self, number: WorkerNumber, report: SearchReport) -> SearchReport {
        self.reports.retain(|(of, _)| *of != number);
        self.reports.push((number, report));
        self.merged()
    }

    fn merged(&self) -> SearchReport {
        SearchReport::merged(&self.reports.iter().map(|(_, report)| report).collect::<Vec<_>>()).unwrap_or_default()
    }

    /// Removes a worker, whose report no longer counts. Returns whether the team is over.
    pub(super) fn leave(&mut self, number: WorkerNumber) -> bool {
        self.reports.retain(|(of, _)| *of != number);
        self.is_over
    }

    /// The answer of all workers.
    pub(super) fn answer(&self) -> Answer {
        let report = self.merged();
        Answer::Done { id: self.id, best: report.root_moves.first().map(|root| root.mv.clone()), report }
    }
}

/// Whether several workers find a better move than one: only for UCT limited by time. Lower levels get their strength
/// from the number of playouts, and a search with a seed must be repeatable.
pub(super) fn can_be_shared(request: &Request) -> bool {
    let Request::Search(SearchRequest { engine: Engine::Uct { .. }, budget, seed: None, .. }) = request else {
        return false;
    };
    matches!(budget, Budget::Millis(_) | Budget::Level(LEVEL_COUNT))
}
