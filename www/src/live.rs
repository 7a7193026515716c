//! The module of live games: connects two browsers, and passes on what happens to the page, which runs beside it. It
//! loads when a friend is first invited.

mod buttons;
mod dialog;
mod invitation;
mod net;
mod scan;
mod server;
mod tabs;
mod terms;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use alquerque_app::page::Page;
use alquerque_live::{Message, Out, Session, Signal, encode, is_code};
use alquerque_messages::live::{LiveGame, ToModule, ToPage};
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, CustomEvent};

use self::dialog::DialogStep;
use self::net::{ConnectionEvent, Net};
use self::terms::goes_on;
use crate::address;
use crate::dom::{after, by_id, document, listen, now, set_shown, whole, window};
use crate::live_messages::{LAST, TO_MODULE, TO_PAGE, last, send};
use crate::objects::{from_object, to_object};
use crate::storage::WHOLE;

/// How long a broken connection may take to come back, in milliseconds.
const BROKEN: u64 = 60_000;
/// Interval of [`Live::beat`], in milliseconds.
const SECOND: u32 = 1_000;

/// An invitation or an answer in progress.
#[derive(Clone)]
struct Attempt {
    signal: Signal,
    live_game: LiveGame,
    is_host: bool,
    step: DialogStep,
}

#[derive(Clone)]
struct Live(Rc<Inner>);

#[derive(Default)]
struct Inner {
    /// The game on the page's board.
    live_game: RefCell<Option<LiveGame>>,
    attempt: RefCell<Option<Attempt>>,
    /// A friend's invitation that is not accepted yet.
    invitation: RefCell<Option<Signal>>,
    net: RefCell<Option<Net>>,
    /// The number of the current connection; events of earlier ones are ignored.
    number: Cell<u32>,
    session: RefCell<Option<Session>>,
    /// When the connection broke; `None` while it works.
    broken: Cell<Option<u64>>,
    tabs: RefCell<Option<BroadcastChannel>>,
    /// The answer offered to other tabs, until one takes it.
    handing: Cell<Option<u32>>,
    /// Whether to make a new invitation the next time the dialog opens.
    again: Cell<bool>,
    /// The last live game, as a link.
    last: RefCell<Option<String>>,
}

/// Starts the module.
pub(crate) fn start() {
    let live = Live(Rc::default());
    server::connect();
    dialog::follow_card();
    live.0.last.replace(last());
    live.listen_to_page();
    live.listen_to_buttons();
    live.listen_to_tabs();
    live.beat();
    send_to_page(&ToPage::Ready);
}

fn send_to_page(message: &ToPage) {
    send(TO_PAGE, &to_object(message));
}

fn time() -> u64 {
    u64::from(whole(now()))
}

/// Takes a code out of the address.
fn code_in_address() -> Option<String> {
    let hash = address::fragment().filter(|hash| is_code(hash))?;
    address::set_fragment(Page::Friend, true);
    Some(hash)
}

impl Live {
    fn listen_to_page(&self) -> Option<()> {
        let document: web_sys::EventTarget = document()?.into();
        let live = self.clone();
        listen(&document, TO_MODULE, move |event: CustomEvent| {
            if let Some(message) = from_object(event.detail()) {
                // Deferred: the page may still be handling a message from this module.
                let live = live.clone();
                spawn_local(async move { live.handle(message) });
            }
        });
        let live = self.clone();
        let window = window()?;
        listen(&window, "pagehide", move |_: web_sys::Event| live.send(&Message::Bye));
        // The camera must not stay on behind a closed dialog.
        let dialog = by_id("friend")?;
        let live = self.clone();
        listen(&dialog, "close", move |_: web_sys::Event| {
            scan::stop();
            live.tell_waiting();
        });
        dialog::ignore_double_taps();
        Some(())
    }

    fn handle(&self, message: ToModule) {
        match message {
            ToModule::Open { game: live_game, invites } => self.opened(&live_game, invites | self.0.again.take()),
            ToModule::Apart(live_game) => self.apart(&live_game),
            message => {
                let leaves = message == ToModule::Leave;
                self.with_session(|session| session.handle(&message, time()));
                if leaves {
                    keep(None);
                    set_shown("friend-bar", false);
                    self.tell_waiting();
                }
            }
        }
    }

    /// A game with a friend's seat is on the board.
    fn apart(&self, live_game: &LiveGame) {
        let was_live = self.0.last.borrow().as_ref().is_some_and(|last| goes_on(&live_game.link, last));
        if !was_live || self.0.session.borrow().is_some() {
            return;
        }
        keep(Some(&live_game.link));
        dialog::show_text(&dialog::sentence("ended"));
        self.render_bar();
    }

    /// Notes beside the board that an invitation or an answer is pending in the closed dialog.
    fn tell_waiting(&self) {
        if self.0.attempt.borrow().is_some() && !dialog::is_open() {
            dialog::show_text(&dialog::sentence("waiting"));
            self.render_bar();
        }
    }

    fn render_bar(&self) {
        dialog::render_bar(self.0.session.borrow().as_ref(), self.0.attempt.borrow().is_some());
    }

    /// The dialog was opened.
    fn opened(&self, live_game: &LiveGame, invites: bool) {
        let is_news = self.0.live_game.replace(Some(live_game.clone())).as_ref() != Some(live_game);
        if let Some(code) = code_in_address() {
            dialog::show(DialogStep::Start);
            self.take(&code, true);
            return;
        }
        if self.0.session.borrow().as_ref().is_some_and(Session::is_connected) {
            dialog::show(DialogStep::Connected);
            return;
        }
        let attempt = self.0.attempt.borrow().clone();
        match attempt {
            Some(attempt) if !is_news || !attempt.is_host => {
                dialog::show(attempt.step);
            }
            _ if invites => self.invite(),
            _ => dialog::show(DialogStep::Start),
        }
    }

    fn failed(&self) {
        self.hang();
        dialog::show(DialogStep::Failed);
        if !dialog::is_open() {
            dialog::show_text(&dialog::sentence("failed"));
            self.render_bar();
        }
    }

    /// The local player ends the connection.
    fn leave(&self) {
        self.send(&Message::Bye);
        self.over();
    }

    /// Sends a message to the friend, if there is a connection.
    fn send(&self, message: &Message) {
        if let Some(net) = &*self.0.net.borrow() {
            net.send(&encode(message));
        }
    }

    /// Ends the connection, and every attempt at one.
    fn hang(&self) {
        self.0.attempt.take();
        self.0.session.take();
        self.0.broken.take();
        self.0.number.set(self.0.number.get().wrapping_add(1));
        if let Some(net) = self.0.net.take() {
            net.close();
        }
    }

    /// The step of the attempt in progress.
    fn step(&self) -> Option<DialogStep> {
        self.0.attempt.borrow().as_ref().map(|attempt| attempt.step)
    }

    /// An event of the connection.
    fn on_connection_event(&self, event: ConnectionEvent) {
        let now = time();
        match event {
            ConnectionEvent::Open => {
                let Some(attempt) = self.0.attempt.take() else { return };
                self.0.session.replace(Session::new(&attempt.live_game, attempt.is_host, now));
                self.with_session(|session| session.greet(now));
            }
            ConnectionEvent::Data(bytes) => self.with_session(|session| session.receive(&bytes, now)),
            ConnectionEvent::Interrupted => self.with_session(|session| session.broken(now)),
            ConnectionEvent::Back => {
                self.with_session(|session| if session.is_connected() { Vec::new() } else { session.greet(now) });
            }
            ConnectionEvent::Closed if self.0.session.borrow().is_some() => self.over(),
            ConnectionEvent::Closed => match self.step() {
                Some(DialogStep::Connecting) => self.failed(),
                // The friend can't connect before receiving the answer. Chromium keeps trying and connects later;
                // Firefox gives up after about a minute.
                Some(DialogStep::Answer) => dialog::problem("late"),
                _ => {}
            },
        }
    }

    /// The connection is lost for good. The game goes on by links, or after another invitation.
    fn over(&self) {
        self.hang();
        send_to_page(&ToPage::Over);
        dialog::show_text(&dialog::sentence("over"));
        self.render_bar();
    }

    /// Lets the session act, if there is one, and runs what it returns.
    fn with_session(&self, act: impl FnOnce(&mut Session) -> Vec<Out>) {
        let out = self.0.session.borrow_mut().as_mut().map(act);
        self.run(out.unwrap_or_default());
    }

    fn run(&self, out: Vec<Out>) {
        if out.is_empty() {
            return;
        }
        for out in out {
            match out {
                Out::Send(message) => self.send(&message),
                Out::Tell(message) => {
                    self.0.broken.set((message == ToPage::Broken).then(time));
                    send_to_page(&message);
                }
                Out::Say(note) => dialog::note(note),
                Out::Hang => self.hang(),
            }
        }
        if by_id("friend-bar").is_some() {
            self.render_bar();
        }
        let session = self.0.session.borrow();
        let game = session.as_ref().filter(|session| session.is_connected()).map(|session| session.live_game().link);
        if game.is_some() && *self.0.last.borrow() != game {
            keep(game.as_deref());
            self.0.last.replace(game);
        }
    }

    /// Runs once a second.
    fn beat(&self) {
        self.with_session(|session| session.tick(time()));
        if self.0.broken.get().is_some_and(|since| time().saturating_sub(since) > BROKEN) {
            self.over();
        }
        let live = self.clone();
        after(SECOND, move || live.beat());
    }
}

/// Stores the last live game, so that the page can mention it after a reload.
fn keep(game: Option<&str>) {
    WHOLE.replace(LAST, game);
}
