//! Joins state, update and views: events come in, effects go out, and one frame writes what has changed.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use alquerque_core::Player;
use web_sys::HtmlElement;

use crate::dom::{after, by_id, focus, next_frame, now, window};
use crate::pwa::Pwa;
use crate::storage::Local;
use crate::view::board::BoardView;
use crate::view::editor::EditorView;
use crate::view::{animation, new_game, options, pages, panel, record};
use crate::workers::Workers;
use alquerque_app::animation::Animation;
use alquerque_app::effect::Effect;
use alquerque_app::event::Event;
use alquerque_app::game_board::playing;
use alquerque_app::page::Page;
use alquerque_app::pool::{News, Order};
use alquerque_app::record_event::RecordEvent;
use alquerque_app::saved::save_game;
use alquerque_app::state::State;
use alquerque_app::update::{go_on, start_workers, update};

/// The running page. Cheap to clone: all clones are the same page.
#[derive(Clone)]
pub(crate) struct App(Rc<RefCell<Inner>>);

struct Inner {
    state: State,
    board: Option<BoardView>,
    editor: EditorView,
    workers: Workers,
    pwa: Option<Pwa>,
    /// Shown at the next frame, when the board has its new position.
    animation: Option<Animation>,
    focus_cursor: bool,
    frame_due: bool,
    /// Whether the dialog's fragment was put on the address by a link of this page.
    page_pushed: bool,
}

impl App {
    /// Builds the page for a state, and starts the first worker.
    pub(crate) fn start(state: State) -> Self {
        let board = by_id("board").and_then(|root| {
            root.set_text_content(None);
            BoardView::new(&root, &playing(&state), true)
        });
        let app = Self(Rc::new(RefCell::new(Inner {
            state,
            board,
            editor: EditorView::default(),
            workers: Workers::default(),
            pwa: None,
            animation: None,
            focus_cursor: false,
            frame_due: false,
            page_pushed: false,
        })));
        let mut beginning = start_workers(&mut app.0.borrow_mut().state);
        beginning.extend(go_on(&mut app.0.borrow_mut().state));
        app.run(beginning);
        let (updates, installs) = (app.clone(), app.clone());
        let pwa = Pwa::start(
            move || updates.dispatch(Event::UpdateReady),
            move |offered| installs.dispatch(Event::InstallOffered(offered)),
        );
        app.0.borrow_mut().pwa = Some(pwa);
        app.request_frame();
        app
    }

    /// Takes an event.
    pub(crate) fn dispatch(&self, event: Event) {
        self.0.borrow_mut().state.outside.today = crate::dom::today();
        let effects = update(&mut self.0.borrow_mut().state, event);
        self.run(effects);
        self.request_frame();
    }

    /// Reads something off the state.
    pub(crate) fn with_state<T>(&self, read: impl FnOnce(&State) -> T) -> T {
        read(&self.0.borrow().state)
    }

    /// Takes something off the state, which notes that.
    pub(crate) fn change_state<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        change(&mut self.0.borrow_mut().state)
    }

    /// Remembers that the address has got a dialog's fragment by a link, so that going back takes it off.
    pub(crate) fn page_was_pushed(&self, pushed: bool) {
        self.0.borrow_mut().page_pushed = pushed;
    }

    fn run(&self, effects: Vec<Effect>) {
        for effect in effects {
            self.run_one(effect);
        }
    }

    fn run_one(&self, effect: Effect) {
        match effect {
            Effect::Workers(order) => self.order(order),
            Effect::Animate(animation) => self.0.borrow_mut().animation = Some(animation),
            Effect::After { millis, event } => {
                let app = self.clone();
                after(millis, move || app.dispatch(event));
            }
            Effect::SaveGame => {
                let kept = self.with_state(|state| save_game(&Local, &*state.record));
                self.was_kept(kept);
            }
            Effect::SaveSettings => {
                let kept = self.0.borrow_mut().state.save_settings(&Local);
                if !kept {
                    self.was_kept(false);
                }
            }
            Effect::DrawLot => {
                let player = if js_sys::Math::random() < 0.5 { Player::Light } else { Player::Dark };
                self.dispatch(Event::LotDrawn(player));
            }
            Effect::LeavePage => self.leave_page(),
            Effect::FocusCursor => self.0.borrow_mut().focus_cursor = true,
            Effect::Reload => {
                if let Some(pwa) = &self.0.borrow().pwa {
                    pwa.update();
                }
            }
            Effect::Record(task) => crate::record_input::run(self, task),
            Effect::Install => {
                if let Some(pwa) = &self.0.borrow().pwa {
                    pwa.install();
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

    /// Does something when the page shows the present state.
    pub(crate) fn after_frame(&self, work: impl FnOnce() + 'static) {
        self.request_frame();
        next_frame(work);
    }

    fn order(&self, order: Order) {
        match order {
            Order::Start(number) => {
                // A worker must not keep the page alive.
                let weak: Weak<RefCell<Inner>> = Rc::downgrade(&self.0);
                let tell = move |news| {
                    if let Some(inner) = weak.upgrade() {
                        Self(inner).dispatch(Event::Worker(number, news));
                    }
                };
                let started = self.0.borrow_mut().workers.start(number, tell);
                if started.is_err() {
                    // Not before the other effects are done.
                    let app = self.clone();
                    after(0, move || app.dispatch(Event::Worker(number, News::Broken)));
                }
            }
            Order::Send(number, request) => self.0.borrow().workers.send(number, &request),
            Order::End(number) => self.0.borrow_mut().workers.end(number),
            Order::LookAfter(millis) => {
                let (app, due) = (self.clone(), now() + f64::from(millis));
                // The cast stops at the least and the greatest number.
                after(millis, move || app.dispatch(Event::LookAtWorkers { late: (now() - due) as u32 }));
            }
        }
    }

    fn leave_page(&self) {
        let pushed = std::mem::take(&mut self.0.borrow_mut().page_pushed);
        let Some(window) = window() else { return };
        let Ok(history) = window.history() else { return };
        // Failing to tidy the address up does not matter.
        if pushed {
            let _ = history.back();
        } else {
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some("./"));
        }
    }

    fn request_frame(&self) {
        if std::mem::replace(&mut self.0.borrow_mut().frame_due, true) {
            return;
        }
        let app = self.clone();
        next_frame(move || app.render());
    }

    fn render(&self) {
        let (animation, mut focus_cursor) = {
            let mut inner = self.0.borrow_mut();
            inner.frame_due = false;
            (inner.animation.take(), std::mem::take(&mut inner.focus_cursor))
        };
        {
            let mut inner = self.0.borrow_mut();
            let model = playing(&inner.state);
            let animating = inner.state.animation.is_some();
            if let Some(board) = &mut inner.board {
                // A board that is built anew loses the focus.
                focus_cursor |= board.render(&model);
                if let Some(animation) = &animation {
                    animation::start(board, animation);
                } else if !animating {
                    board.clear_ghosts();
                }
            }
            let Inner { editor, state, .. } = &mut *inner;
            focus_cursor |= editor.render(state);
        }
        // Opening or closing a dialog and moving the focus call event handlers, which borrow the state: it must be
        // free by then.
        let state = self.0.borrow().state.clone();
        panel::render(&state);
        options::render(&state);
        new_game::render(&state);
        record::render(&state);
        pages::render(&state);
        let cell = if state.page == Some(Page::Editor) {
            self.0.borrow().editor.cursor_cell()
        } else {
            self.0.borrow().board.as_ref().and_then(BoardView::cursor_cell)
        };
        let cell = cell.filter(|_| focus_cursor);
        if let Some(cell) = cell {
            focus(&cell);
        }
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
