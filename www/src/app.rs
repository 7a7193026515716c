//! The event loop of a page: events update the state, effects run, and changes are rendered once per frame.

mod effects;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::EventTarget;

use crate::address;
use crate::dom::{listen, next_frame, now, root, set_attribute, time_of_day, today, window};
use crate::print::remove_sheet;
use crate::pwa::Pwa;
use crate::storage::studied_game;
use crate::view::Views;
use crate::workers::Workers;
use alquerque_app::animation::Animation;
use alquerque_app::command::Command;
use alquerque_app::effect::Effect;
use alquerque_app::event::Event;
use alquerque_app::installation::InstallationEvent;
use alquerque_app::page::Page;
use alquerque_app::page::address::TURNING_POINT;
use alquerque_app::state::State;
use alquerque_app::update::{continue_game, restore_end_card, start_workers, time_notice, update};
use alquerque_core::Player;

/// The study beside the game: it follows the game's events and renders with it.
pub(crate) trait Companion {
    /// Receives the app before the first event.
    fn join(&self, app: &App);
    /// Follows a change of the state; returns effects to run.
    fn follow(&self, state: &mut State) -> Vec<Effect>;
    /// Saves its own data; returns `false` if there is no room.
    fn keep(&self, state: &State) -> bool;
    /// Renders changes in the same frame as the game.
    fn render(&self, state: &State);
}

/// An entry of the page's queue: an event of the game, or one of the companion.
type Task = Box<dyn FnOnce(&mut State) -> Vec<Effect>>;

/// A handle to the running page. Clones share the same page.
#[derive(Clone)]
pub(crate) struct App(Rc<Inner>);

struct Inner {
    state: RefCell<State>,
    views: RefCell<Views>,
    /// The page's only queue. Effects and rendering can add to it.
    tasks: RefCell<VecDeque<Task>>,
    /// Whether a task or a frame is in progress.
    busy: Cell<bool>,
    workers: RefCell<Workers>,
    pwa: RefCell<Option<Pwa>>,
    companion: Option<Rc<dyn Companion>>,
    /// Start with the next frame, once the board has been updated.
    animations: RefCell<Vec<Animation>>,
    focus_cursor: Cell<bool>,
    frame_due: Cell<bool>,
    /// Whether the dialog's fragment has its own history entry, so that closing the dialog goes back.
    page_pushed: Cell<bool>,
    /// Whether the page is going back from the turning point's history entry.
    goes_back: Cell<bool>,
}

/// A random side.
fn random_side() -> Player {
    if js_sys::Math::random() < 0.5 { Player::Light } else { Player::Dark }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at least 0 and less than 2^32")]
fn random_number() -> u32 {
    (js_sys::Math::random() * 4_294_967_296.0) as u32
}

impl App {
    /// Starts the page with a state, and starts the first worker.
    pub(crate) fn start(state: State, companion: Option<Rc<dyn Companion>>) -> Self {
        let app = Self(Rc::new(Inner {
            views: RefCell::new(Views::new(&state)),
            state: RefCell::new(state),
            tasks: RefCell::default(),
            busy: Cell::new(false),
            workers: RefCell::default(),
            pwa: RefCell::default(),
            companion,
            animations: RefCell::default(),
            focus_cursor: Cell::new(false),
            frame_due: Cell::new(false),
            page_pushed: Cell::new(false),
            goes_back: Cell::new(false),
        }));
        let has_companion = app.0.companion.is_some();
        if let Some(companion) = &app.0.companion {
            companion.join(&app);
        }
        app.run_exclusively(|| {
            let mut effects = start_workers(&mut app.0.state.borrow_mut());
            effects.extend(continue_game(&mut app.0.state.borrow_mut()));
            let kind = app.0.state.borrow().settings.game();
            let studied = if has_companion { None } else { studied_game(kind) };
            effects.extend(restore_end_card(&mut app.0.state.borrow_mut(), studied.as_deref()));
            app.run(effects);
        });
        let (updates, installs) = (app.clone(), app.clone());
        let pwa = Pwa::start(
            move || updates.dispatch(Event::Installation(InstallationEvent::UpdateReady)),
            move |install| installs.dispatch(Event::Installation(InstallationEvent::Offered(install))),
        );
        app.0.pwa.replace(Some(pwa));
        app.listen(window(), "afterprint", |_, _: web_sys::Event| remove_sheet());
        app.request_frame();
        app
    }

    /// Handles an event now, or after the tasks in the queue.
    pub(crate) fn dispatch(&self, event: Event) {
        let companion = self.0.companion.clone();
        self.run_task(move |state| {
            let mut effects = update(state, event);
            effects.extend(companion.iter().flat_map(|companion| companion.follow(state)));
            effects
        });
    }

    /// Lets the companion change the state now, or after the tasks in the queue.
    pub(crate) fn run_task(&self, change: impl FnOnce(&mut State) -> Vec<Effect> + 'static) {
        self.0.tasks.borrow_mut().push_back(Box::new(change));
        if !self.0.busy.get() {
            self.run_exclusively(|| {});
        }
    }

    /// Adds an event listener that lives as long as the page.
    pub(crate) fn listen<E: JsCast + 'static>(
        &self,
        target: Option<impl AsRef<EventTarget>>,
        name: &str,
        mut handler: impl FnMut(&Self, E) + 'static,
    ) {
        let app = self.clone();
        listen(target, name, move |event| handler(&app, event));
    }

    /// Returns a callback that dispatches events, for code that should not depend on the app.
    pub(crate) fn dispatcher(&self) -> Rc<dyn Fn(Event)> {
        let app = self.clone();
        Rc::new(move |event| app.dispatch(event))
    }

    /// Runs `work` while new tasks are only queued, then processes the queue.
    fn run_exclusively(&self, work: impl FnOnce()) {
        self.0.busy.set(true);
        work();
        loop {
            let next = self.0.tasks.borrow_mut().pop_front();
            let Some(task) = next else { break };
            let effects = {
                let mut state = self.0.state.borrow_mut();
                state.environment.today = today();
                state.environment.time = time_of_day();
                state.environment.now = milliseconds();
                state.environment.random_first_side = random_side();
                state.environment.random_own_side = random_side();
                state.environment.chance = random_number();
                let mut effects = task(&mut state);
                effects.extend(time_notice(&mut state));
                effects
            };
            self.run(effects);
            self.request_frame();
        }
        self.0.busy.set(false);
    }

    /// Reads the state.
    pub(crate) fn with_state<T>(&self, read: impl FnOnce(&State) -> T) -> T {
        read(&self.0.state.borrow())
    }

    /// Changes the state outside of an event.
    pub(crate) fn change_state<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        change(&mut self.0.state.borrow_mut())
    }

    /// Opens a dialog and puts it into the address.
    pub(crate) fn open(&self, page: Page) {
        self.name_in_address(page, self.with_state(|state| state.page.current().is_some()));
        self.dispatch(Event::PageShown(Some(page)));
    }

    /// Puts a dialog's fragment into the address, in place of another open dialog's.
    pub(crate) fn name_in_address(&self, page: Page, in_place: bool) {
        if !in_place {
            self.0.page_pushed.set(true);
        }
        address::set_fragment(page, in_place);
        self.keep_viewed();
    }

    /// Keeps the view-only link, if a game is viewed, while a dialog's fragment has its place in the address. The link
    /// itself is in the history entry before it.
    pub(crate) fn keep_viewed(&self) {
        let link = self.with_state(State::viewed_fragment);
        if !link.is_empty() {
            self.0.page_pushed.set(true);
            address::keep_behind_dialog(&link);
        }
    }

    fn run(&self, effects: Vec<Effect>) {
        for effect in effects {
            self.run_effect(effect);
        }
    }

    pub(crate) fn request_frame(&self) {
        if !self.0.frame_due.replace(true) {
            let app = self.clone();
            next_frame(move || app.render());
        }
    }

    /// Renders a frame. Opening or closing a dialog and moving the focus dispatch events, which wait until the frame is
    /// done.
    fn render(&self) {
        self.0.frame_due.set(false);
        let (animations, focus_cursor) = (self.0.animations.take(), self.0.focus_cursor.replace(false));
        self.run_exclusively(|| {
            let state = self.0.state.borrow();
            self.0.views.borrow_mut().render(&state, &animations, focus_cursor);
            if let Some(companion) = &self.0.companion {
                companion.render(&state);
            } else if !self.0.goes_back.get() {
                let goes_back = address::follow(TURNING_POINT, state.is_at_turning_point(), false);
                self.0.goes_back.set(goes_back.unwrap_or_default());
            }
        });
    }

    /// Handles another entry of the history: Back from the turning point leads to the card at the end of the game.
    pub(crate) fn on_history(&self) {
        if self.0.goes_back.replace(false) {
            return self.request_frame();
        }
        if address::has_fragment("") && self.with_state(State::is_at_turning_point) {
            self.dispatch(Event::Command(Command::StepLast));
        }
    }
}

/// Notifies start.js that the game has started.
pub(crate) fn mark_started() {
    if let Some(root) = root() {
        set_attribute(&root, "data-started", "");
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "not negative, and the cast saturates")]
fn milliseconds() -> u64 {
    now() as u64
}
