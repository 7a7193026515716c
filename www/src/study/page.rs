//! The running study: joins its state and the game's, its workers and its drawing.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use alquerque_app::effect::Effect;
use alquerque_app::event::Event as GameEvent;
use alquerque_app::pool::{WorkerEffect, WorkerEvent};
use alquerque_app::record_event::{RecordEvent, Step};
use alquerque_app::state::State;
use alquerque_core::any_record::AnyRecord;
use alquerque_study::effect::StudyEffect;
use alquerque_study::{Event, Study, update};

use super::files;
use super::view::View;
use super::workers::Workers;
use crate::address;
use crate::app::{App, Companion};
use crate::dom::{after, next_frame};
use crate::workers::Workers as Provers;

/// The running study.
pub(crate) struct StudyPage {
    own: Weak<Self>,
    app: RefCell<Option<App>>,
    /// None before the game's state is there.
    study: RefCell<Option<Study>>,
    workers: RefCell<Workers>,
    /// The review's prover; the game's page has another one for what is on the board.
    provers: RefCell<Provers>,
    view: RefCell<View>,
    /// What has happened and is not dealt with yet.
    events: RefCell<VecDeque<Event>>,
    busy: Cell<bool>,
}

impl StudyPage {
    /// A study whose game is not there yet.
    pub(crate) fn new() -> Rc<Self> {
        Rc::new_cyclic(|own| Self {
            own: own.clone(),
            app: RefCell::default(),
            study: RefCell::default(),
            workers: RefCell::default(),
            provers: RefCell::default(),
            view: RefCell::default(),
            events: RefCell::default(),
            busy: Cell::new(false),
        })
    }

    /// Goes along with that page from now on.
    pub(crate) fn join(&self, app: &App) {
        self.app.replace(Some(app.clone()));
    }

    /// Opens the game that is played on the other page.
    pub(crate) fn open_game(&self, game: &dyn AnyRecord) {
        if let Some(app) = self.app.borrow().clone() {
            app.change(|state| self.run(update::open_game(state, game)));
        }
    }

    /// Takes an event: at once, or when what is going on is done.
    pub(crate) fn dispatch(&self, event: Event) {
        self.events.borrow_mut().push_back(event);
        self.go_on();
    }

    fn go_on(&self) {
        let app = self.app.borrow().clone();
        let Some(app) = app.filter(|_| !self.busy.get()) else { return };
        if app.is_busy() {
            let own = self.own.clone();
            next_frame(move || {
                if let Some(page) = own.upgrade() {
                    page.go_on();
                }
            });
            return;
        }
        self.busy.set(true);
        loop {
            let next = self.events.borrow_mut().pop_front();
            let Some(event) = next else { break };
            app.change(|state| {
                let given = match &mut *self.study.borrow_mut() {
                    Some(study) => update::handle(study, state, event),
                    None => Vec::new(),
                };
                self.run(given)
            });
        }
        self.busy.set(false);
    }

    /// Does what concerns workers; the game's effects are left.
    fn run(&self, given: Vec<StudyEffect>) -> Vec<Effect> {
        let mut effects = Vec::new();
        for effect in given {
            match effect {
                StudyEffect::Game(effect) => effects.push(effect),
                StudyEffect::Order(worker, order) => self.workers.borrow_mut().send(worker, &order, self.ear()),
                StudyEffect::Prover(effect) => self.prover(effect),
                StudyEffect::After(millis, event) => {
                    let tell = self.ear();
                    after(millis, move || tell(event));
                }
                StudyEffect::End(worker) => self.workers.borrow_mut().end(worker),
                StudyEffect::Save(file) => {
                    files::save(&file);
                }
                StudyEffect::PlayOn(link) => {
                    address::play_on(&link);
                }
            }
        }
        effects
    }

    /// Takes events from workers and clocks, which must not keep the page alive.
    fn ear(&self) -> impl Fn(Event) + use<> + 'static {
        let own = self.own.clone();
        move |event| {
            if let Some(page) = own.upgrade() {
                page.dispatch(event);
            }
        }
    }

    fn prover(&self, effect: WorkerEffect) {
        let mut provers = self.provers.borrow_mut();
        match effect {
            WorkerEffect::Start(number) => {
                let tell = self.ear();
                if provers.start(number, move |event| tell(Event::Prover(number, event))).is_err() {
                    self.ear()(Event::Prover(number, WorkerEvent::Broken));
                }
            }
            WorkerEffect::Send(number, request) => provers.send(number, &request),
            WorkerEffect::End(number) => provers.end(number),
            // The study has made an event of it.
            WorkerEffect::LookAfter(_) => {}
        }
    }

    /// Goes one move on or back.
    pub(crate) fn step(&self, on: bool) {
        if let Some(app) = self.app.borrow().clone() {
            app.dispatch(GameEvent::Record(RecordEvent::Step(if on { Step::Next } else { Step::Previous })));
        }
    }

    /// Reads something off the study and the game.
    pub(crate) fn with<T>(&self, read: impl FnOnce(&Study, &State) -> T) -> Option<T> {
        let app = self.app.borrow().clone()?;
        let study = self.study.borrow();
        app.with_state(|state| study.as_ref().map(|study| read(study, state)))
    }
}

impl Companion for StudyPage {
    fn follow(&self, state: &mut State) -> Vec<Effect> {
        let given = {
            let mut study = self.study.borrow_mut();
            update::follow(study.get_or_insert_with(|| Study::new(state)), state)
        };
        self.run(given)
    }

    fn render(&self, state: &State) {
        if let Some(study) = &*self.study.borrow() {
            self.view.borrow_mut().render(study, state);
        }
    }
}
