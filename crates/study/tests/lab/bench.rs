//! A study with the laboratory's workers.

use alquerque_app::command::Command;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::jobs::JobEvent;
use alquerque_app::jobs::worker::Closed;
use alquerque_app::settings::Settings;
use alquerque_app::state::State;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_messages::analysis::lab::{LabRequest, Trial};
use alquerque_messages::{Answer, Request};
use alquerque_study::effect::StudyEffect;
use alquerque_study::event::LabEvent;
use alquerque_study::lab::Lab;
use alquerque_study::lab::export::File;
use alquerque_study::lab::settings::{Field, Side};
use alquerque_study::tab::Tab;
use alquerque_study::{Event, Study, Worker, update};
use alquerque_worker::Session;
use alquerque_worker::TickingClock;

/// A study with its game and two workers.
pub(crate) struct Bench {
    pub(crate) state: State,
    pub(crate) study: Study,
    workers: [(Session<TickingClock>, bool); 2],
    /// The files saved.
    pub(crate) files: Vec<File>,
}

impl Bench {
    /// Creates a study with these moves played.
    pub(crate) fn new(rules: &str, moves: &[&str]) -> Self {
        let mut record = rules.parse::<AnyGame>().unwrap().record();
        for mv in moves {
            record.play(mv).unwrap();
        }
        Self::from_record(record)
    }

    /// Creates a study at a position.
    pub(crate) fn at(rules: &str, position: &str) -> Self {
        Self::from_record(rules.parse::<AnyGame>().unwrap().record_from(position).unwrap())
    }

    fn from_record(record: Box<dyn AnyRecord>) -> Self {
        let mut settings = Settings::default();
        settings.choose(record.board().game);
        let mut state = State::new(settings, vec![record]);
        update::prepare(&mut state);
        let study = Study::new(&state);
        let mut bench = Self { state, study, workers: [new_worker(), new_worker()], files: Vec::new() };
        bench.open(Tab::Lab);
        bench
    }

    pub(crate) fn lab(&self) -> &Lab {
        &self.study.lab
    }

    pub(crate) fn status(&self) -> Vec<&'static str> {
        self.lab().status(&self.state).iter().map(|phrase| phrase.id().name()).collect()
    }

    fn handle(&mut self, event: Event) -> Vec<StudyEffect> {
        let effects = update::handle(&mut self.study, &mut self.state, event);
        for doing in &effects {
            match doing {
                StudyEffect::Request(Worker::Lab(side), order) => {
                    let (session, busy) = &mut self.workers[side.index()];
                    let step = session.request(order.clone());
                    *busy = step.has_more;
                    if let Some(news) = step.answer {
                        self.hear(*side, news);
                    }
                }
                StudyEffect::End(Worker::Lab(side)) => self.workers[side.index()] = new_worker(),
                StudyEffect::Save(file) => self.files.push(file.clone()),
                _ => {}
            }
        }
        effects
    }

    pub(crate) fn open(&mut self, tab: Tab) -> Vec<StudyEffect> {
        self.handle(Event::Tab(tab))
    }

    /// Dispatches an event without running the workers.
    pub(crate) fn happen(&mut self, event: LabEvent) -> Vec<StudyEffect> {
        self.handle(Event::Lab(event))
    }

    pub(crate) fn change(&mut self, side: Side, field: Field, text: &str) -> Vec<StudyEffect> {
        self.happen(LabEvent::Change(side, field, text.to_owned()))
    }

    pub(crate) fn hear(&mut self, side: Side, news: Answer) -> Vec<StudyEffect> {
        self.handle(Event::Worker(Worker::Lab(side), JobEvent::Answer(news)))
    }

    pub(crate) fn break_down(&mut self, side: Side) -> Vec<StudyEffect> {
        self.workers[side.index()] = new_worker();
        self.handle(Event::Worker(Worker::Lab(side), JobEvent::Closed(Closed::GivenUp)))
    }

    fn step(&mut self, step: Command) -> Vec<StudyEffect> {
        alquerque_app::update::update(&mut self.state, AppEvent::Command(step));
        // Any event makes the study follow the board.
        self.happen(LabEvent::ExportOf(Side::A))
    }

    pub(crate) fn back(&mut self) -> Vec<StudyEffect> {
        self.step(Command::StepPrevious)
    }

    pub(crate) fn forward(&mut self) -> Vec<StudyEffect> {
        self.step(Command::StepNext)
    }

    /// Runs each worker for this many slices.
    pub(crate) fn slices(&mut self, count: usize) {
        for _ in 0..count {
            for side in Side::ALL {
                let (session, busy) = &mut self.workers[side.index()];
                if !*busy {
                    continue;
                }
                let step = session.slice();
                *busy = step.has_more;
                if let Some(news) = step.answer {
                    self.hear(side, news);
                }
            }
        }
    }

    /// Runs the workers until they are idle.
    pub(crate) fn work(&mut self) {
        while self.workers.iter().any(|(_, busy)| *busy) {
            self.slices(1);
        }
    }

    pub(crate) fn finish(&mut self, event: LabEvent) {
        self.happen(event);
        self.work();
    }
}

fn new_worker() -> (Session<TickingClock>, bool) {
    (Session::new(TickingClock::new(1.0), 1), false)
}

/// Returns the laboratory's workers that are terminated.
pub(crate) fn ended(effects: &[StudyEffect]) -> Vec<Side> {
    let end = |doing: &StudyEffect| match doing {
        StudyEffect::End(Worker::Lab(side)) => Some(*side),
        _ => None,
    };
    effects.iter().filter_map(end).collect()
}

pub(crate) fn lab_order(doing: &StudyEffect) -> Option<&LabRequest> {
    match doing {
        StudyEffect::Request(Worker::Lab(_), Request::Lab(order)) => Some(order),
        _ => None,
    }
}

/// Returns the experiments that start, and their sides.
pub(crate) fn begun(effects: &[StudyEffect]) -> Vec<(Side, Trial)> {
    let begun = effects.iter().filter_map(|doing| match doing {
        StudyEffect::Request(Worker::Lab(side), Request::Lab(LabRequest::Begin(experiment))) => {
            Some((*side, experiment.trial))
        }
        _ => None,
    });
    begun.collect()
}
