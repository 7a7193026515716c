//! The engines that look at the position on the board: off until somebody wants them, and then for as long as it stands there.

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::{Analysis, Bound, MOST_LINES, Method, News, Order, Task};

use crate::effect::StudyEffect;
use crate::engine_id::EngineId;
use crate::worker::Worker;

/// An engine.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    /// Whether somebody wants it.
    pub on: bool,
    /// Whether its worker has broken down since.
    pub broken: bool,
    /// What it was asked last.
    asked: Option<Asked>,
    /// What it has found out of that.
    found: Option<Analysis>,
    /// Whether it has ended.
    pub done: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    id: u32,
    /// The node's key in its record: see [`Tree::key`](alquerque_core::record::Tree::key).
    key: u64,
    lines: u8,
}

/// Both engines.
#[derive(Clone, Debug)]
pub struct Engines {
    both: [Engine; 2],
    /// How many lines each tells.
    pub lines: u8,
    /// The exploration constant of UCT.
    pub exploration: f32,
    next_id: u32,
}

impl Engines {
    /// Two that are off.
    pub fn new(exploration: f32) -> Self {
        Self { both: Default::default(), lines: 3, exploration, next_id: 0 }
    }

    /// One of them.
    pub fn engine(&self, which: EngineId) -> &Engine {
        &self.both[which as usize]
    }

    /// Whether any of them is on.
    pub fn is_any_on(&self) -> bool {
        self.both.iter().any(|engine| engine.on)
    }

    /// What one of them has found out about the position behind the present node.
    pub fn found(&self, which: EngineId, record: &dyn AnyRecord) -> Option<&Analysis> {
        let engine = self.engine(which);
        let key = record.tree().key(record.tree().current());
        engine.found.as_ref().filter(|_| engine.on && engine.asked.is_some_and(|asked| asked.key == key))
    }

    /// Switches one on or off.
    pub fn switch(&mut self, which: EngineId, on: bool) {
        let engine = &mut self.both[which as usize];
        (engine.on, engine.broken) = (on, false);
    }

    /// So many lines, as far as there can be so many.
    pub fn set_lines(&mut self, lines: u8) {
        self.lines = lines.clamp(1, MOST_LINES);
    }

    /// Has them look at what is on the board.
    pub fn follow(&mut self, record: &dyn AnyRecord) -> Vec<StudyEffect> {
        let mut effects = Vec::new();
        let tree = record.tree();
        let key = tree.key(tree.current());
        let is_over = record.ending().is_some();
        for which in EngineId::ALL {
            let (lines, exploration) = (self.lines, self.exploration);
            let engine = &mut self.both[which as usize];
            let worker = Worker::Engine(which);
            let wanted = engine.on && !engine.broken && !is_over;
            if !wanted {
                if let Some(asked) = engine.asked.take() {
                    engine.found = None;
                    // Its memory is wanted for something else.
                    effects.push(if engine.on {
                        StudyEffect::Order(worker, Order::Stop { id: asked.id })
                    } else {
                        StudyEffect::End(worker)
                    });
                }
                continue;
            }
            if engine.asked.is_some_and(|asked| asked.key == key && asked.lines == lines) {
                continue;
            }
            self.next_id = self.next_id.wrapping_add(1);
            // What is known of the same position stays in sight until more comes.
            if engine.asked.is_none_or(|asked| asked.key != key) {
                engine.found = None;
            }
            engine.asked = Some(Asked { id: self.next_id, key, lines });
            engine.done = false;
            let method = match which {
                EngineId::Uct => Method::Uct { exploration },
                EngineId::AlphaBeta => Method::AlphaBeta,
            };
            effects.push(StudyEffect::Order(
                worker,
                Order::Analyse(task(record, self.next_id, method, lines, Bound::default())),
            ));
        }
        effects
    }

    /// Takes what one of them has found out.
    pub fn hear(&mut self, which: EngineId, news: News) {
        let engine = &mut self.both[which as usize];
        let (id, analysis, done) = match news {
            News::Progress { id, analysis } => (id, Some(analysis), false),
            News::Done { id, analysis } => (id, Some(analysis), true),
            // What it could not read was what it was told last.
            News::Failed { id, .. } => (id.or(engine.asked.map(|asked| asked.id)).unwrap_or_default(), None, true),
            // Nobody has asked an engine for that.
            News::Uct(_) | News::Lab(_) => return,
        };
        if engine.asked.is_some_and(|asked| asked.id == id) {
            engine.done = done;
            engine.broken = done && analysis.is_none();
            engine.found = analysis;
        }
    }

    /// The worker of one of them is gone.
    pub fn broke(&mut self, which: EngineId) {
        let engine = &mut self.both[which as usize];
        (engine.broken, engine.asked, engine.found) = (true, None, None);
    }
}

/// The task to look at the present position.
pub fn task(record: &dyn AnyRecord, id: u32, method: Method, lines: u8, effort: Bound) -> Task {
    let tree = record.tree();
    let moves = tree.line().iter().skip(1).take(tree.played()).map(|&node| record.move_text(node)).collect();
    Task { id, rules: record.rules(), start: record.start_text(), moves, method, lines, effort, seed: None }
}
