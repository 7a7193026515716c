//! The engines that analyze the position on the board. They are off until the user switches them on. And a small board
//! with the position after a move of an engine's line, while the user points at that move.

pub mod balance;
pub mod engine;
pub mod view;

use alquerque_app::jobs::JobEvent;
use alquerque_app::state::State;
use alquerque_app::text::nouns::BySide;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::{Outcome, Player};
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::{MAX_LINES, Method};
use alquerque_messages::{Answer, Budget, Request, RootMove, SearchReport, StudyAnswer};

use crate::effect::StudyEffect;
use crate::uct::preview::Preview;
use crate::uct::words::position;
use crate::worker::{Worker, analysis_task};
use engine::{EngineId, Limit, LineMove};

/// An engine.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    /// Whether the user has switched it on.
    pub on: bool,
    /// Whether its worker has failed since it was switched on.
    pub broken: bool,
    /// The last request.
    request: Option<EngineRequest>,
    /// The result of the last request so far.
    found: Option<SearchReport>,
    /// The progress of the last request.
    progress: Progress,
    /// Seconds that the last request has taken.
    seconds: f64,
}

/// The progress of an analysis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Progress {
    #[default]
    Working,
    /// The worker has been asked to pause.
    Paused,
    /// The analysis is complete.
    Done,
}

impl Engine {
    /// Whether the analysis is complete.
    pub fn is_done(&self) -> bool {
        self.progress == Progress::Done
    }

    fn on_answer(&mut self, answer: Answer) {
        let (id, report, done) = match answer {
            Answer::Study(StudyAnswer::Analysis { id, report, done }) => (id, Some(report), done),
            // A message that the worker could not parse was the last one sent.
            Answer::Failed { id, .. } => {
                (id.or(self.request.map(|request| request.id)).unwrap_or_default(), None, true)
            }
            // Not answers to an engine's requests.
            _ => return,
        };
        if self.request.is_some_and(|request| request.id == id) {
            if done {
                self.progress = Progress::Done;
            }
            self.broken = done && report.is_none();
            self.seconds = report.as_ref().map_or(0.0, |report| report.seconds);
            self.found = report;
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct EngineRequest {
    id: u32,
    /// The node's key in its record; see [`Tree::key`](alquerque_core::record::Tree::key).
    key: u64,
    lines: u8,
}

/// Both engines.
#[derive(Clone, Debug)]
pub struct Engines {
    both: [Engine; 2],
    /// Number of lines per engine (multi-PV).
    pub lines: u8,
    /// The time for a position.
    pub limit: Limit,
    /// The exploration constant of UCT.
    pub exploration: f32,
    next_id: u32,
}

impl Engines {
    /// Creates both engines, switched off.
    pub fn new(exploration: f32) -> Self {
        Self { both: Default::default(), lines: 3, limit: Limit::default(), exploration, next_id: 0 }
    }

    /// Returns an engine.
    pub fn engine(&self, which: EngineId) -> &Engine {
        &self.both[which as usize]
    }

    /// Returns whether any engine is on.
    pub fn is_any_on(&self) -> bool {
        self.both.iter().any(|engine| engine.on)
    }

    /// Returns whether both engines are on.
    pub fn are_both_on(&self) -> bool {
        self.both.iter().all(|engine| engine.on)
    }

    /// Returns whether an engine has used up its time without completing its analysis.
    pub fn is_stopped(&self, which: EngineId) -> bool {
        let engine = self.engine(which);
        !engine.is_done() && engine.seconds >= self.limit.seconds()
    }

    /// Returns an engine's analysis of the current position, if there is one.
    pub fn found(&self, which: EngineId, record: &dyn AnyRecord) -> Option<&SearchReport> {
        let engine = self.engine(which);
        let key = record.tree().current_key();
        engine.found.as_ref().filter(|_| engine.on && engine.request.is_some_and(|request| request.key == key))
    }

    /// Switches an engine on or off.
    pub fn switch(&mut self, which: EngineId, on: bool) {
        let engine = &mut self.both[which as usize];
        (engine.on, engine.broken) = (on, false);
    }

    /// Sets the number of lines, clamped to the supported range.
    pub fn set_lines(&mut self, lines: u8) {
        self.lines = lines.clamp(1, MAX_LINES);
    }

    /// Starts, stops or redirects the engines to match the position on the board. They pause unless they are `visible`.
    pub fn follow(&mut self, record: &dyn AnyRecord, visible: bool) -> Vec<StudyEffect> {
        EngineId::ALL.into_iter().filter_map(|which| self.follow_with(which, record, visible)).collect()
    }

    /// Starts, stops or redirects an engine.
    fn follow_with(&mut self, which: EngineId, record: &dyn AnyRecord, visible: bool) -> Option<StudyEffect> {
        let (key, lines, worker) = (record.tree().current_key(), self.lines, Worker::Engine(which));
        let may_work = visible && !self.is_stopped(which);
        let engine = &mut self.both[which as usize];
        if !engine.on || engine.broken || record.ending().is_some() {
            let EngineRequest { id, .. } = engine.request.take()?;
            engine.found = None;
            // Free its memory.
            let stop = StudyEffect::Request(worker, Request::Stop { id });
            return Some(if engine.on { stop } else { StudyEffect::End(worker) });
        }
        if let Some(request) = engine.request.filter(|request| request.key == key && request.lines == lines) {
            let (wanted, id) = (if may_work { Progress::Working } else { Progress::Paused }, request.id);
            if engine.is_done() || engine.progress == wanted {
                return None;
            }
            engine.progress = wanted;
            return Some(StudyEffect::Request(
                worker,
                if may_work { Request::GoOn { id } } else { Request::Pause { id } },
            ));
        }
        if !visible {
            // Free its memory until it is visible again.
            let EngineRequest { id, .. } = engine.request.take()?;
            return Some(StudyEffect::Request(worker, Request::Stop { id }));
        }
        self.next_id = self.next_id.wrapping_add(1);
        // Show the last result of the same position until a new one arrives.
        if engine.request.is_none_or(|request| request.key != key) {
            engine.found = None;
        }
        engine.request = Some(EngineRequest { id: self.next_id, key, lines });
        (engine.progress, engine.seconds) = (Progress::Working, 0.0);
        let method = match which {
            EngineId::Uct => Method::Uct { exploration: self.exploration },
            EngineId::AlphaBeta => Method::AlphaBeta,
        };
        let task = analysis_task(record, self.next_id, method, lines, Budget::Unlimited);
        Some(StudyEffect::Request(worker, Request::Analyse(task)))
    }

    /// Handles an event of an engine's worker.
    pub fn on_worker_event(&mut self, which: EngineId, event: JobEvent) -> Vec<StudyEffect> {
        let engine = &mut self.both[which as usize];
        match event {
            JobEvent::Answer(answer) => engine.on_answer(answer),
            // A new worker gets the request.
            JobEvent::Lost { .. } => (engine.request, engine.found) = (None, None),
            JobEvent::Closed(_) => {
                (engine.broken, engine.request, engine.found) = (true, None, None);
                return vec![StudyEffect::End(Worker::Engine(which))];
            }
        }
        Vec::new()
    }

    /// Retries the engines whose workers failed.
    pub fn try_again(&mut self) {
        for engine in &mut self.both {
            engine.broken = false;
        }
    }
}

/// Returns the prover's result of a line's first move, unless the engine has proven it itself.
pub fn prover_result(line: &RootMove, root_moves: &[RootMove]) -> Option<Outcome> {
    let proven = root_moves.iter().find(|root| line.mv == root.mv).and_then(|root| root.proven);
    proven.filter(|_| line.proven.is_none())
}

/// The move that the user points at, and the position after it.
#[derive(Debug, Default)]
pub struct LinePreview {
    hovered: Option<LineMove>,
    shown: Option<Shown>,
}

#[derive(Debug)]
struct Shown {
    /// The key of the position on the board.
    from: u64,
    moves: Vec<String>,
    preview: Preview,
}

impl LinePreview {
    /// Handles the pointer over a move; `None` if it is over none.
    pub fn hover(&mut self, at: Option<LineMove>) {
        self.hovered = at;
    }

    /// The move that the user points at, if any.
    pub fn hovered(&self) -> Option<LineMove> {
        self.hovered.filter(|_| self.shown.is_some())
    }

    /// The position to show.
    pub fn preview(&self) -> Option<&Preview> {
        self.shown.as_ref().map(|shown| &shown.preview)
    }

    /// Updates the preview for the board and the engines: a line can change while the pointer is over it.
    pub fn follow(&mut self, engines: &Engines, record: &dyn AnyRecord, is_visible: bool) {
        let moves = self.hovered.filter(|_| is_visible).and_then(|at| {
            let line = engines.found(at.engine, record)?.lines().nth(at.line)?;
            line.line.get(..at.moves).filter(|moves| !moves.is_empty())
        });
        let Some(moves) = moves else {
            self.shown = None;
            return;
        };
        let from = record.tree().current_key();
        if self.shown.as_ref().is_some_and(|shown| shown.from == from && shown.moves == moves) {
            return;
        }
        let mut preview = Preview::new(record, moves);
        preview.show(moves.len());
        self.shown = Some(Shown { from, moves: moves.to_vec(), preview });
    }

    /// Describes the position: the moves to it, and the pieces left on the board.
    pub fn description(&self, state: &State) -> Option<Phrase> {
        let preview = self.preview()?;
        let (record, game) = (preview.record(), state.game.record.board().game);
        let counts = record.counts_at(record.played());
        let of = |player: Player| counts[player.index()];
        let phrase = Phrase::new(message::STUDY_LINE_POSITION).phrase("position", position(&preview.moves()));
        let phrase = phrase.number("light", of(Player::Light)).number("dark", of(Player::Dark));
        Some(phrase.by(Player::Light, game))
    }
}
