//! The prover's current task and its results: plain data.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_messages::SearchReport;

/// Whether the prover supports positions with as many pieces as there are after the first `ply` moves.
pub fn can_prove(record: &dyn AnyRecord, ply: usize) -> bool {
    record.board().game.info().prover.covers(record.counts_at(ply).iter().sum())
}

/// Maximum number of positions whose results are cached.
const CACHE_SIZE: usize = 256;

/// The prover's current task and its results.
#[derive(Clone, Debug, Default)]
pub struct Prover {
    /// Its current task.
    pub(super) proof: Option<Proof>,
    /// The position whose result the user requested, see [`GameState::revision`](crate::game::GameState::revision).
    pub(super) requested: Option<u32>,
    /// The position whose requested result has been counted as help.
    pub(super) counted: Option<u32>,
    /// The position whose result was the game's first help, as the line below it says.
    pub(super) warned: Option<u32>,
    /// The position of a request that failed because the prover was unavailable. Repeated when the user retries.
    pub(super) failed_request: Option<u32>,
    /// The proven line shown, until the user plays a move: see [`State::shown`](crate::state::State::shown).
    pub(super) shown: Option<Shown>,
    /// Whether the user has been notified that data is missing.
    pub(super) missing_reported: bool,
    /// Cached results by position key, the latest last.
    cached: Vec<(u64, SearchReport)>,
}

/// A proven line on the board.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The node where it begins.
    pub from: NodeId,
    /// That node's key, see [`Tree::key`](alquerque_core::record::Tree::key).
    pub key: u64,
    /// The game without the line.
    pub game: Box<dyn AnyRecord>,
}

impl Prover {
    /// Its current task, of whatever position.
    pub(crate) fn proof(&self) -> Option<&Proof> {
        self.proof.as_ref()
    }

    /// Forgets the shown line: the game continues from here, or another one is on the board.
    pub(crate) fn forget_line(&mut self) {
        self.shown = None;
    }

    /// The game without the shown line.
    pub(crate) fn game_without_line(&mut self) -> Option<&mut Box<dyn AnyRecord>> {
        self.shown.as_mut().map(|shown| &mut shown.game)
    }

    /// The cached result for a position key.
    pub fn found(&self, key: u64) -> Option<&SearchReport> {
        self.cached.iter().find(|(other, _)| *other == key).map(|(_, report)| report)
    }

    /// Caches the result for a position key.
    pub fn cache(&mut self, key: u64, report: SearchReport) {
        self.cached.retain(|(other, _)| *other != key);
        if self.cached.len() == CACHE_SIZE {
            self.cached.remove(0);
        }
        self.cached.push((key, report));
    }
}

/// The proof of one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// Job id; answers with another id are stale.
    pub id: u32,
    /// The position, see [`GameState::revision`](crate::game::GameState::revision).
    pub revision: u32,
    /// The result so far; `None` until the first answer.
    pub report: Option<SearchReport>,
    /// Whether it is finished.
    pub done: bool,
}
