//! Joins state, update and drawing: events come in, effects go out, and one frame writes what has changed.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use alquerque_core::Player;
use web_sys::{HtmlElement, HtmlTextAreaElement};

use crate::dom::{after, by_id, find, focus, next_frame, now, today};
use crate::drawing::Drawing;
use crate::parts;
use crate::pwa::Pwa;
use crate::sharing::{self, Shared};
use crate::sound;
use crate::storage::Local;
use crate::view::options::show_speech;
use crate::words::{self, called};
use crate::workers::Workers;
use crate::{address, shelf};
use alquerque_app::animation::Animation;
use alquerque_app::clock;
use alquerque_app::effect::Effect;
use alquerque_app::event::Event;
use alquerque_app::library;
use alquerque_app::message::{Label, Storage};
use alquerque_app::page::Page;
use alquerque_app::parts::{Part, Progress};
use alquerque_app::pool::{WorkerEffect, WorkerEvent};
use alquerque_app::record_event::{RecordEffect, RecordEvent, SHOW};
use alquerque_app::saved::save_game;
use alquerque_app::settings::{self, LOUDEST};
use alquerque_app::state::State;
use alquerque_app::statistics;
use alquerque_app::store::Store as _;
use alquerque_app::update::{go_on, start_workers, update};

/// Who goes along with the game: hears of each event when it is dealt with, and draws beside it.
pub(crate) trait Companion {
    /// What an event has made of the state may be changed; what is to be done then.
    fn follow(&self, state: &mut State) -> Vec<Effect>;
    /// Writes to the page what has changed, in the same frame as the game.
    fn render(&self, state: &State);
}

/// The running page. Cheap to clone: all clones are the same page.
#[derive(Clone)]
pub(crate) struct App(Rc<Inner>);

struct Inner {
    state: RefCell<State>,
    drawing: RefCell<Drawing>,
    /// What has happened and is not dealt with yet: effects, and drawing, may let something happen.
    events: RefCell<VecDeque<Event>>,
    /// Whether one of them is being dealt with.
    busy: Cell<bool>,
    workers: RefCell<Workers>,
    pwa: RefCell<Option<Pwa>>,
    companion: Option<Rc<dyn Companion>>,
    /// Shown at the next frame, when the board has its new position.
    animations: RefCell<Vec<Animation>>,
    focus_cursor: Cell<bool>,
    frame_due: Cell<bool>,
    /// Whether the dialog's fragment was put on the address by a link of this page, so that going back takes it off.
    page_pushed: Cell<bool>,
}

impl App {
    /// Lets the page show a state, of which there is a drawing, and starts the first worker.
    pub(crate) fn start(state: State, drawing: Drawing, companion: Option<Rc<dyn Companion>>) -> Self {
        let app = Self(Rc::new(Inner {
            state: RefCell::new(state),
            drawing: RefCell::new(drawing),
            events: RefCell::default(),
            busy: Cell::new(false),
            workers: RefCell::default(),
            pwa: RefCell::default(),
            companion,
            animations: RefCell::default(),
            focus_cursor: Cell::new(false),
            frame_due: Cell::new(false),
            page_pushed: Cell::new(false),
        }));
        app.alone(|| {
            let mut effects = start_workers(&mut app.0.state.borrow_mut());
            effects.extend(go_on(&mut app.0.state.borrow_mut()));
            app.run(effects);
        });
        let (updates, installs) = (app.clone(), app.clone());
        let pwa = Pwa::start(
            move || updates.dispatch(Event::UpdateReady),
            move |offered| installs.dispatch(Event::InstallOffered(offered)),
        );
        app.0.pwa.replace(Some(pwa));
        app.request_frame();
        app
    }

    /// Takes an event: at once, or when what is going on is done.
    pub(crate) fn dispatch(&self, event: Event) {
        self.0.events.borrow_mut().push_back(event);
        if !self.0.busy.get() {
            self.alone(|| {});
        }
    }

    /// Takes events from whoever need not know what this is.
    pub(crate) fn ear(&self) -> Rc<dyn Fn(Event)> {
        let app = self.clone();
        Rc::new(move |event| app.dispatch(event))
    }

    /// Does something while events wait, and then deals with them, one after the other.
    fn alone(&self, work: impl FnOnce()) {
        self.0.busy.set(true);
        work();
        loop {
            let next = self.0.events.borrow_mut().pop_front();
            let Some(event) = next else { break };
            let effects = {
                let mut state = self.0.state.borrow_mut();
                state.outside.today = today();
                state.outside.now = milliseconds();
                let mut effects = update(&mut state, event);
                if let Some(companion) = &self.0.companion {
                    effects.extend(companion.follow(&mut state));
                }
                effects
            };
            self.run(effects);
            self.request_frame();
        }
        self.0.busy.set(false);
    }

    /// Reads something off the state.
    pub(crate) fn with_state<T>(&self, read: impl FnOnce(&State) -> T) -> T {
        read(&self.0.state.borrow())
    }

    /// Takes something off the state, which notes that.
    pub(crate) fn change_state<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        change(&mut self.0.state.borrow_mut())
    }

    /// Shows a dialog and names it in the address.
    pub(crate) fn open(&self, page: Page) {
        self.name_in_address(page, self.with_state(|state| state.page.is_some()));
        self.dispatch(Event::PageShown(Some(page)));
    }

    /// Puts a dialog's fragment on the address, in place of another dialog's where one was open.
    pub(crate) fn name_in_address(&self, page: Page, in_place: bool) {
        if !in_place {
            self.0.page_pushed.set(true);
        }
        address::name(page, in_place);
    }

    fn run(&self, effects: Vec<Effect>) {
        for effect in effects {
            self.run_one(effect);
        }
    }

    fn run_one(&self, effect: Effect) {
        match effect {
            Effect::Workers(effect) => self.worker(effect),
            Effect::Animate(animation) => self.0.animations.borrow_mut().push(animation),
            Effect::Sound { notes, volume, shake } => {
                if volume > 0 {
                    sound::play(&notes, f32::from(volume) / f32::from(LOUDEST));
                }
                if shake > 0 {
                    sound::shake(shake);
                }
            }
            Effect::After { millis, event } => {
                let app = self.clone();
                after(millis, move || app.dispatch(event));
            }
            Effect::SaveGame => self.was_kept(self.with_state(|state| save_game(&Local, state.record_to_keep()))),
            Effect::SaveSettings => {
                if !self.change_state(|state| state.save_settings(&Local)) {
                    self.was_kept(false);
                }
            }
            Effect::Count { opponent, result, you } => {
                let (counts, trouble, kept) = statistics::count(&Local, opponent, result, you);
                self.change_state(|state| state.statistics = counts);
                if let Some(trouble) = trouble {
                    self.dispatch(Event::Trouble(trouble));
                }
                if !kept {
                    self.was_kept(false);
                }
            }
            Effect::SaveClock => {
                if !self.with_state(|state| clock::save(&Local, &state.clocks)) {
                    self.was_kept(false);
                }
            }
            Effect::ReadClock => self.change_state(|state| state.clocks = clock::load(&Local)),
            Effect::ReadStatistics => {
                let (counts, trouble) = statistics::load(&Local);
                self.change_state(|state| state.statistics = counts);
                if let Some(trouble) = trouble {
                    self.dispatch(Event::Trouble(trouble));
                }
            }
            Effect::ForgetStatistics => statistics::forget(&Local),
            Effect::RecallStatistics(forgotten) => {
                let (counts, kept) = statistics::recall(&Local, &forgotten);
                self.change_state(|state| state.statistics = counts);
                if !kept {
                    self.was_kept(false);
                }
            }
            Effect::DrawLot => {
                let player = if js_sys::Math::random() < 0.5 { Player::Light } else { Player::Dark };
                self.dispatch(Event::LotDrawn(player));
            }
            Effect::LeavePage => {
                address::tidy(self.0.page_pushed.replace(false));
            }
            Effect::FocusCursor => self.0.focus_cursor.set(true),
            Effect::Reload => {
                if let Some(pwa) = &*self.0.pwa.borrow() {
                    pwa.update();
                }
            }
            Effect::Install => {
                if let Some(pwa) = &*self.0.pwa.borrow() {
                    pwa.install();
                }
            }
            Effect::LoadPart(part) => {
                let app = self.clone();
                parts::load(part, move |progress| app.dispatch(Event::Part(part, progress)));
            }
            Effect::LoadWords(speech) => {
                let app = self.clone();
                words::fetch(speech, move |result| match result {
                    Ok(()) => app.dispatch(Event::Spoken(speech)),
                    Err(language) => {
                        app.with_state(show_speech);
                        app.dispatch(Event::Part(Part::Words(language), Progress::Failed));
                    }
                });
            }
            // Where nothing can be kept, the game would be lost; that is told already.
            Effect::BeginAnew => {
                let (kept, _) = settings::load(&Local);
                if self.with_state(|state| kept.speech == state.settings.speech) {
                    address::begin_anew();
                } else {
                    self.change_state(|state| state.settings.speech = kept.speech);
                    self.with_state(show_speech);
                }
            }
            Effect::Record(effect) => self.run_for_record(effect),
        }
    }

    fn run_for_record(&self, effect: RecordEffect) {
        match effect {
            RecordEffect::SaveLibrary => shelf::write(self.change_state(State::library_to_write), self.ear()),
            RecordEffect::ReadLibrary => shelf::read(self.ear()),
            RecordEffect::ForgetText(text) => {
                // Another tab of an older version may have written it anew.
                if Local.get(library::KEY).as_ref() == Some(&text) {
                    Local.remove(library::KEY);
                }
            }
            RecordEffect::Copy(text) => self.copy(&text),
            RecordEffect::Download { name, text } => {
                if sharing::download(&name, &text).is_none() {
                    self.dispatch(Event::Trouble(Storage::NoFile));
                }
            }
            RecordEffect::Share { title, link } => self.share(&called(&Label::Title(title)), &link),
            RecordEffect::ShowLinks(link) => {
                if self.with_state(|state| !state.outside.has_share_sheet) {
                    self.copy(&link);
                }
                self.open(Page::Share);
            }
            RecordEffect::ClearAddress => {
                self.0.page_pushed.set(false);
                address::tidy(false);
            }
            RecordEffect::Focus(id) => {
                self.request_frame();
                next_frame(move || {
                    if let Some(element) = by_id(&id) {
                        focus(&element);
                    }
                });
            }
            RecordEffect::ShowText(text) => {
                if let Some(area) = find::<HtmlTextAreaElement>("record-input") {
                    area.set_value(&text);
                }
            }
        }
    }

    /// Tells the state whether the game is kept, where it does not know.
    fn was_kept(&self, kept: bool) {
        if kept == self.with_state(|state| state.outside.not_kept) {
            self.dispatch(Event::Record(RecordEvent::Kept(kept)));
        }
    }

    fn copy(&self, text: &str) {
        let app = self.clone();
        sharing::copy(text, move |done| app.dispatch(Event::Record(RecordEvent::Copied(done))));
    }

    fn share(&self, title: &str, link: &str) {
        let (app, text) = (self.clone(), link.to_owned());
        let has_sheet = sharing::share(title, link, move |shared| match shared {
            Shared::Used => {
                app.dispatch(Event::PageClosed(Page::Share));
                // Who only looks plays no move.
                if !text.contains(SHOW) {
                    app.dispatch(Event::Record(RecordEvent::Shared));
                }
            }
            Shared::Left => {}
            Shared::Failed => app.copy_link(&text),
        });
        if !has_sheet {
            self.copy_link(link);
        }
    }

    fn copy_link(&self, link: &str) {
        self.copy(link);
        self.open(Page::Share);
    }

    fn worker(&self, effect: WorkerEffect) {
        match effect {
            WorkerEffect::Start(number) => {
                // A worker must not keep the page alive.
                let weak: Weak<Inner> = Rc::downgrade(&self.0);
                let tell = move |event| {
                    if let Some(inner) = weak.upgrade() {
                        Self(inner).dispatch(Event::Worker(number, event));
                    }
                };
                let started = self.0.workers.borrow_mut().start(number, tell);
                if started.is_err() {
                    self.dispatch(Event::Worker(number, WorkerEvent::Broken));
                }
            }
            WorkerEffect::Send(number, request) => self.0.workers.borrow().send(number, &request),
            WorkerEffect::End(number) => self.0.workers.borrow_mut().end(number),
            WorkerEffect::LookAfter(millis) => {
                let (app, due) = (self.clone(), now() + f64::from(millis));
                after(millis, move || app.dispatch(Event::LookAtWorkers { late: whole(now() - due) }));
            }
        }
    }

    /// Whether an event, its effects or a frame is being dealt with.
    pub(crate) fn is_busy(&self) -> bool {
        self.0.busy.get()
    }

    /// Changes the state from beside it, while it is not busy, does what is to be done then, and draws.
    pub(crate) fn change(&self, change: impl FnOnce(&mut State) -> Vec<Effect>) {
        self.alone(|| {
            let effects = {
                let mut state = self.0.state.borrow_mut();
                state.outside.now = milliseconds();
                change(&mut state)
            };
            self.run(effects);
        });
        self.request_frame();
    }

    pub(crate) fn request_frame(&self) {
        if !self.0.frame_due.replace(true) {
            let app = self.clone();
            next_frame(move || app.render());
        }
    }

    /// Draws a frame. Opening or closing a dialog and moving the focus are events, which wait until it is done.
    fn render(&self) {
        self.0.frame_due.set(false);
        let (animations, focus_cursor) = (self.0.animations.take(), self.0.focus_cursor.replace(false));
        self.alone(|| {
            let state = self.0.state.borrow();
            self.0.drawing.borrow_mut().render(&state, &animations, focus_cursor);
            if let Some(companion) = &self.0.companion {
                companion.render(&state);
            }
        });
    }
}

/// Tells the page's own script that the game has started.
pub(crate) fn mark_started() {
    if let Some(root) = crate::dom::document().and_then(|document| document.document_element())
        && let Ok(root) = wasm_bindgen::JsCast::dyn_into::<HtmlElement>(root)
    {
        crate::dom::set_attribute(&root, "data-started", "");
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it begins at 0, and stops at the greatest number"
)]
fn milliseconds() -> u64 {
    now() as u64
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it stops at the least and the greatest number"
)]
fn whole(millis: f64) -> u32 {
    millis as u32
}
