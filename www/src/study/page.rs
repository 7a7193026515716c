//! The running study: connects its state with the game's, its workers and its view.

use alquerque_app::command::Command;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use alquerque_app::effect::Effect;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::jobs::worker::{WorkerEffect, WorkerEvent, WorkerNumber};
use alquerque_app::jobs::{JobEvent, Jobs};
use alquerque_app::state::State;
use alquerque_core::any_record::AnyRecord;
use alquerque_study::effect::StudyEffect;
use alquerque_study::event::PuzzlesEvent;
use alquerque_study::tab::{SOLVING, Tab};
use alquerque_study::worker::jobs;
use alquerque_study::{Event, Study, Worker, update};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{EventTarget, KeyboardEvent};

use super::files;
use super::view::Views;
use crate::address;
use crate::app::{App, Companion};
use crate::dom::{after, consume, listen, scroll_to_top};
use crate::parts;
use crate::sharing;
use crate::storage::Local;
use crate::workers::{Workers, processors};

/// The running study.
pub(crate) struct StudyPage {
    weak_self: Weak<Self>,
    app: RefCell<Option<App>>,
    /// `None` until the game's state is ready.
    study: RefCell<Option<Study>>,
    /// The workers that take requests.
    workers: RefCell<Workers>,
    jobs: RefCell<Jobs<Worker>>,
    views: RefCell<Views>,
    /// Whether the address must not be changed now, because the page is starting or going back from a puzzle's entry.
    is_address_busy: Cell<bool>,
}

impl StudyPage {
    /// Creates a study without a game.
    pub(crate) fn new() -> Rc<Self> {
        Rc::new_cyclic(|weak_self| Self {
            weak_self: weak_self.clone(),
            app: RefCell::default(),
            study: RefCell::default(),
            workers: RefCell::new(Workers::with_prefix("study-")),
            jobs: RefCell::new(jobs(processors())),
            views: RefCell::default(),
            is_address_busy: Cell::new(true),
        })
    }

    /// Adds an event listener that lives as long as the page.
    pub(crate) fn listen<E: JsCast + 'static>(
        self: &Rc<Self>,
        target: Option<impl AsRef<EventTarget>>,
        name: &str,
        mut handler: impl FnMut(&Rc<Self>, E) + 'static,
    ) {
        let page = Rc::clone(self);
        listen(target, name, move |event| handler(&page, event));
    }

    /// Adds a listener for keys, which `translate` translates to events. These keys do nothing else.
    pub(crate) fn listen_to_keys(
        self: &Rc<Self>,
        target: Option<impl AsRef<EventTarget>>,
        translate: fn(&KeyboardEvent, &Self) -> Option<Event>,
    ) {
        self.listen(target, "keydown", move |page, event: KeyboardEvent| {
            if let Some(wanted) = translate(&event, page) {
                consume(&event);
                page.dispatch(wanted);
            }
        });
    }

    /// Opens the game from the other page.
    pub(crate) fn open_game(&self, game: Box<dyn AnyRecord>) {
        self.change(move |study, state| update::open_chapter_with(study, state, &*game));
    }

    /// Handles an event now, or after the tasks in the page's queue.
    pub(crate) fn dispatch(&self, event: Event) {
        if event == Event::SmallGame {
            // Its button is at the bottom.
            scroll_to_top("panel-uct");
        }
        self.change(move |study, state| update::handle(study, state, event));
    }

    fn change(&self, change: impl FnOnce(&mut Study, &mut State) -> Vec<StudyEffect> + 'static) {
        let (app, weak_self) = (self.app.borrow().clone(), self.weak_self.clone());
        let Some(app) = app else { return };
        app.run_task(move |state| {
            let Some(page) = weak_self.upgrade() else { return Vec::new() };
            let effects =
                change(page.study.borrow_mut().get_or_insert_with(|| Study::stored(state, Rc::new(Local))), state);
            page.run(effects)
        });
    }

    /// Runs the effects that concern workers; returns the game's effects.
    fn run(&self, study_effects: Vec<StudyEffect>) -> Vec<Effect> {
        let mut effects = Vec::new();
        for effect in study_effects {
            match effect {
                StudyEffect::Game(effect) => effects.push(effect),
                StudyEffect::Request(worker, order) => {
                    let worker_effects = self.jobs.borrow_mut().submit(worker, order);
                    self.run_worker_effects(worker_effects);
                }
                StudyEffect::After(millis, event) => {
                    let dispatch = self.dispatcher();
                    after(millis, move || dispatch(event));
                }
                StudyEffect::End(worker) => {
                    let worker_effects = self.jobs.borrow_mut().end(worker);
                    self.run_worker_effects(worker_effects);
                }
                StudyEffect::Save(file) => {
                    files::save(&file);
                }
                StudyEffect::CopyAddress(end) => {
                    let dispatch = self.dispatcher();
                    let address = address::without_fragment().unwrap_or_default();
                    sharing::copy(&format!("{address}{end}"), move |done| dispatch(Event::Copied(done)));
                }
                StudyEffect::LoadPuzzles(game) => {
                    let dispatch = self.dispatcher();
                    spawn_local(async move {
                        dispatch(Event::Puzzles(PuzzlesEvent::Loaded(game, parts::puzzles(game).await)));
                    });
                }
                StudyEffect::PlayOn(link) => {
                    address::play_on(&link);
                }
            }
        }
        effects
    }

    /// Returns a callback that dispatches events. It holds a weak reference, so that workers and timers don't keep the
    /// page alive.
    fn dispatcher(&self) -> impl Fn(Event) + use<> + 'static {
        let weak_self = self.weak_self.clone();
        move |event| {
            if let Some(page) = weak_self.upgrade() {
                page.dispatch(event);
            }
        }
    }

    /// Runs the effects for the workers that take requests.
    fn run_worker_effects(&self, effects: Vec<WorkerEffect>) {
        for effect in effects {
            let (weak_self, ticks) = (self.weak_self.clone(), self.weak_self.clone());
            let dispatch = move |number, event| {
                if let Some(page) = weak_self.upgrade() {
                    page.on_worker_event(number, event);
                }
            };
            let tick = move |late| {
                if let Some(page) = ticks.upgrade() {
                    page.check_workers(late);
                }
            };
            let refused = self.workers.borrow_mut().run(effect, Some, dispatch, tick);
            if let Some(number) = refused {
                self.on_worker_event(number, WorkerEvent::Refused);
            }
        }
    }

    fn on_worker_event(&self, number: WorkerNumber, event: WorkerEvent) {
        let (effects, event) = self.jobs.borrow_mut().handle_event(number, event);
        self.follow_jobs(effects, event);
    }

    /// Runs the watchdog.
    fn check_workers(&self, late: u32) {
        let (effects, events) = self.jobs.borrow_mut().tick(late);
        self.follow_jobs(effects, events);
    }

    fn follow_jobs(&self, effects: Vec<WorkerEffect>, events: impl IntoIterator<Item = (Worker, JobEvent)>) {
        self.run_worker_effects(effects);
        for (worker, event) in events {
            self.dispatch(Event::Worker(worker, event));
        }
    }

    /// Requests a frame.
    pub(crate) fn redraw(&self) {
        if let Some(app) = &*self.app.borrow() {
            app.request_frame();
        }
    }

    /// The page has started.
    pub(crate) fn started(&self) {
        self.is_address_busy.set(false);
    }

    /// Follows another address: opens the tab that it names.
    pub(crate) fn on_address(&self, tab: Option<Tab>) {
        // The page itself has gone back from a puzzle that was left by a button, perhaps for another tab.
        let has_returned = self.is_address_busy.take() && tab == Some(Tab::Puzzles);
        let Some(tab) = tab else { return };
        if has_returned && self.with(|study, _| study.tab) == Some(tab) {
            return;
        }
        address::remove_fragment(false);
        if has_returned {
            return;
        }
        self.dispatch(Event::Tab(tab));
        // The browser's Back leaves the puzzle.
        if self.with(|study, _| study.puzzles.activity.is_some()) == Some(true) {
            self.dispatch(Event::Puzzles(PuzzlesEvent::Leave));
        }
    }

    /// Goes one move forward or back.
    pub(crate) fn step(&self, on: bool) {
        if let Some(app) = self.app.borrow().clone() {
            app.dispatch(AppEvent::Command(if on { Command::StepNext } else { Command::StepPrevious }));
        }
    }

    /// Reads the state of the study and the game.
    pub(crate) fn with<T>(&self, read: impl FnOnce(&Study, &State) -> T) -> Option<T> {
        let app = self.app.borrow().clone()?;
        let study = self.study.borrow();
        app.with_state(|state| study.as_ref().map(|study| read(study, state)))
    }
}

impl Companion for StudyPage {
    fn join(&self, app: &App) {
        self.app.replace(Some(app.clone()));
    }

    fn follow(&self, state: &mut State) -> Vec<Effect> {
        let effects = {
            let mut study = self.study.borrow_mut();
            update::follow(study.get_or_insert_with(|| Study::stored(state, Rc::new(Local))), state)
        };
        self.run(effects)
    }

    fn keep(&self, state: &State) -> bool {
        self.study.borrow_mut().as_mut().is_none_or(|study| study.save(state))
    }

    fn render(&self, state: &State) {
        if let Some(study) = &*self.study.borrow() {
            self.views.borrow_mut().render(study, state);
            if !self.is_address_busy.get() {
                // If the puzzle has become a study, Back leads from it to the choice of puzzles.
                let (is_shown, is_kept) = (study.puzzles.activity.is_some(), study.puzzles.is_opened_in_study());
                let goes_back = address::follow(SOLVING, is_shown, is_kept);
                self.is_address_busy.set(goes_back.unwrap_or_default());
            }
        }
    }
}
