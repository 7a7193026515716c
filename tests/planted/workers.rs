//! The study's workers without a browser: each completes a request synchronously.

use std::path::Path;

use alquerque_core::alquerque::Alquerque;
use alquerque_messages::analysis::{Method, Task};
use alquerque_messages::{Answer, Budget, Course, Engine, Purpose, Request, SearchReport, SearchRequest, StudyAnswer};
use alquerque_solver::expert::name;
use alquerque_worker::prover::ProverSession;
use alquerque_worker::{Session, TickingClock};

/// A clock that stands still: work is bounded by nodes and playouts.
fn still() -> TickingClock {
    TickingClock::new(0.0)
}

/// The memory limit of the page's prover, in bytes.
const PROVER_BYTES: usize = 64 << 20;

/// Completes an analysis; `None` if the request was rejected.
pub fn analyse(task: &Task) -> Option<SearchReport> {
    let mut session = Session::new(still(), 1);
    let mut reply = session.request(Request::Analyse(task.clone()));
    loop {
        match reply.answer {
            Some(Answer::Study(StudyAnswer::Analysis { report, done: true, .. })) => return Some(report),
            Some(Answer::Failed { .. }) => return None,
            _ if reply.has_more => reply = session.slice(),
            _ => return None,
        }
    }
}

/// Searches a position by alpha-beta for this many nodes.
pub fn alpha_beta(course: Course, nodes: u32, lines: u8) -> SearchReport {
    let budget = Budget::Nodes(nodes);
    let task = Task { id: 0, course, method: Method::AlphaBeta, lines, budget, seed: Some(1) };
    analyse(&task).unwrap_or_default()
}

/// The page's prover, with those books and databases of the site that exist.
pub struct Prover {
    session: ProverSession<TickingClock>,
}

impl Default for Prover {
    fn default() -> Self {
        Self { session: ProverSession::new(still(), PROVER_BYTES) }
    }
}

impl Prover {
    /// Completes a request.
    pub fn prove(&mut self, request: SearchRequest) -> SearchReport {
        let mut reply = self.session.request(Request::Search(request));
        if let Some(game) = reply.load {
            reply = self.session.learn(game, book(game), database(game));
        }
        loop {
            for answer in reply.answers {
                if let Answer::Done { report, .. } = answer {
                    return report;
                }
            }
            if !reply.has_more {
                return SearchReport::default();
            }
            reply = self.session.slice();
        }
    }

    /// Tries to prove a position with this many states.
    pub fn prove_within(&mut self, course: Course, states: u32) -> SearchReport {
        let budget = Budget::Nodes(states);
        self.prove(SearchRequest { id: 1, purpose: Purpose::Prove, course, engine: Engine::Proof, budget, seed: None })
    }
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn book(game: Alquerque) -> Option<Vec<u8>> {
    std::fs::read(root().join("www/knowledge").join(name(game) + ".book")).ok()
}

/// The database of a ruleset as built by `cargo xtask dist`: the latest one, as old versions stay in the folder.
fn database(game: Alquerque) -> Option<Vec<u8>> {
    let begin = name(game) + "-";
    let files = std::fs::read_dir(root().join("target/knowledge")).ok()?;
    let latest = files
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&begin)))
        .max_by_key(|path| path.metadata().and_then(|data| data.modified()).ok());
    std::fs::read(latest?).ok()
}

/// Whether the databases of the site have been built.
pub fn has_databases() -> bool {
    root().join("target/knowledge").is_dir()
}
