//! The module of live games: connects two browsers, and passes on what happens to the page, which runs beside it. It
//! loads when a friend is first invited.

mod dialog;
mod net;
mod scan;
mod server;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use alquerque_app::nouns::side_key;
use alquerque_app::page::Page;
use alquerque_core::Player;
use alquerque_core::family::AnyGame;
use alquerque_core::record::from_link;
use alquerque_live::{CodeError, Message, Out, Session, Signal, encode, is_code};
use alquerque_messages::live::{Board, ToModule, ToPage};
use alquerque_worker::page;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, CustomEvent, Element, HtmlInputElement, KeyboardEvent, MessageEvent, MouseEvent};

use self::dialog::{Step, Terms};
use self::net::{Net, News};
use self::server::Server;
use crate::dom::{after, by_id, document, find, listen, now, set_shown, set_text, storage, window};
use crate::friend::{LAST, TO_MODULE, TO_PAGE, last, send};
use crate::sharing::{self, Shared};
use crate::{address, app};

/// The name of the channel between this device's tabs.
const TABS: &str = "alquerque-live";
/// How long another tab may take to answer, in milliseconds.
const TABS_ANSWER: u32 = 1_500;
/// How long the devices look for each other.
const LOOKING: u32 = 25_000;
/// How long a broken connection may take to come back.
const BROKEN: u64 = 60_000;
const SECOND: u32 = 1_000;

/// An invitation or an answer in progress.
#[derive(Clone)]
struct Attempt {
    signal: Signal,
    board: Board,
    is_host: bool,
    step: Step,
}

#[derive(Clone)]
struct Live(Rc<Inner>);

#[derive(Default)]
struct Inner {
    /// The game on the page's board.
    board: RefCell<Option<Board>>,
    attempt: RefCell<Option<Attempt>>,
    /// A friend's invitation that is not accepted yet.
    invitation: RefCell<Option<Signal>>,
    net: RefCell<Option<Net>>,
    /// Numbers the connections, so that late news of earlier ones is dropped.
    number: Cell<u32>,
    session: RefCell<Option<Session>>,
    /// Since when the connection has been broken.
    broken: Cell<Option<u64>>,
    tabs: RefCell<Option<BroadcastChannel>>,
    /// The answer offered to other tabs, until one takes it.
    handing: Cell<Option<u32>>,
    /// Whether the next time the dialog opens, it is to invite again.
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
    send(TO_PAGE, &page::enclosed(message));
}

fn time() -> u64 {
    u64::from(app::whole(now()))
}

/// A random number for an invitation.
fn lot() -> u32 {
    app::whole(js_sys::Math::random() * f64::from(u32::MAX))
}

fn link(code: &str) -> String {
    format!("{}#{code}", address::without_fragment().unwrap_or_default())
}

/// Takes a code out of the address.
fn code_in_address() -> Option<String> {
    let hash = window()?.location().hash().ok().filter(|hash| is_code(hash))?;
    address::set_fragment(Page::Friend, true);
    Some(hash)
}

impl Live {
    fn listen_to_page(&self) -> Option<()> {
        let document: web_sys::EventTarget = document()?.into();
        let live = self.clone();
        listen(&document, TO_MODULE, move |event: CustomEvent| {
            if let Ok(Some(message)) = page::opened(&event.detail()) {
                // Later: the page may be in the middle of one of this module's messages.
                let live = live.clone();
                spawn_local(async move { live.handle(message) });
            }
        });
        let live = self.clone();
        let window = window()?;
        listen(&window, "pagehide", move |_: web_sys::Event| {
            if let Some(net) = &*live.0.net.borrow() {
                net.send(&encode(&Message::Bye));
            }
        });
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
            ToModule::Open { board, invites } => self.opened(&board, invites | self.0.again.take()),
            ToModule::Apart(board) => self.apart(&board),
            message => {
                let leaves = message == ToModule::Leave;
                let out = self.0.session.borrow_mut().as_mut().map(|session| session.handle(&message, time()));
                self.run(out.unwrap_or_default());
                if leaves {
                    keep(None);
                    set_shown("friend-bar", false);
                    self.tell_waiting();
                }
            }
        }
    }

    /// A game with a friend's seat is on the board.
    fn apart(&self, board: &Board) {
        let was_live = self.0.last.borrow().as_ref().is_some_and(|last| goes_on(&board.game, last));
        if !was_live || self.0.session.borrow().is_some() {
            return;
        }
        keep(Some(&board.game));
        dialog::tell(&dialog::sentence("ended"));
        self.render_bar();
    }

    /// Says beside the board that an invitation or an answer waits behind the closed dialog.
    fn tell_waiting(&self) {
        if self.0.attempt.borrow().is_some() && !dialog::is_open() {
            dialog::tell(&dialog::sentence("waiting"));
            self.render_bar();
        }
    }

    fn render_bar(&self) {
        dialog::render_bar(self.0.session.borrow().as_ref(), self.0.attempt.borrow().is_some());
    }

    /// The dialog was opened.
    fn opened(&self, board: &Board, invites: bool) {
        let is_news = self.0.board.replace(Some(board.clone())).as_ref() != Some(board);
        if let Some(code) = code_in_address() {
            dialog::show(Step::Start);
            self.take(&code, true);
            return;
        }
        if self.0.session.borrow().as_ref().is_some_and(Session::is_connected) {
            dialog::show(Step::Connected);
            return;
        }
        let attempt = self.0.attempt.borrow().clone();
        match attempt {
            Some(attempt) if !is_news || !attempt.is_host => {
                dialog::show(attempt.step);
            }
            _ if invites => self.invite(),
            _ => dialog::show(Step::Start),
        }
    }

    /// Prepares a connection; says so if that is not possible.
    fn prepare(&self) -> bool {
        // An invitation was accepted in the middle of a live game.
        if self.0.session.borrow().is_some() {
            self.leave();
        }
        let server = Server::entered();
        if !server.is_sound() {
            dialog::show(Step::Start);
            dialog::problem("server");
            return false;
        }
        self.hang();
        let number = self.0.number.get().wrapping_add(1);
        self.0.number.set(number);
        let live = self.clone();
        let net = Net::new(&server, move |news| {
            if live.0.number.get() == number {
                live.heard(news);
            }
        });
        let is_possible = net.is_some();
        self.0.net.replace(net);
        dialog::show(if is_possible { Step::Wait } else { Step::Unsupported });
        is_possible
    }

    /// Makes an invitation to the game on the board.
    fn invite(&self) {
        let Some(board) = self.0.board.borrow().clone() else { return };
        if !self.prepare() {
            return;
        }
        let live = self.clone();
        spawn_local(async move {
            let Some(net) = live.0.net.borrow().clone() else { return };
            let theirs = Board { dark: !board.dark, ..board.clone() };
            let signal = net.offer(lot(), theirs).await;
            live.show_attempt(signal, board, true, Step::Invite);
        });
    }

    /// Accepts a friend's invitation.
    fn accept(&self) {
        let Some(offer) = self.0.invitation.take() else { return };
        let Some(board) = offer.invitation.clone().filter(|_| self.prepare()) else { return };
        let live = self.clone();
        spawn_local(async move {
            let Some(net) = live.0.net.borrow().clone() else { return };
            let signal = net.answer(&offer).await;
            live.show_attempt(signal, board, false, Step::Answer);
        });
    }

    fn show_attempt(&self, signal: Option<Signal>, board: Board, is_host: bool, step: Step) {
        let Some(signal) = signal else { return dialog::show(Step::Failed) };
        if let Some(terms) = Terms::of(&board, &board) {
            dialog::describe(&terms, &board);
        }
        dialog::show(step);
        dialog::give(&link(&signal.code()));
        self.0.attempt.replace(Some(Attempt { signal, board, is_host, step }));
        self.tell_waiting();
    }

    /// Uses a friend's code, from the address, the camera or the field.
    fn take(&self, text: &str, is_in_address: bool) -> bool {
        let signal = match Signal::read(text) {
            Ok(signal) => signal,
            Err(error) => {
                dialog::problem(if error == CodeError::Version { "version" } else { "damaged" });
                return false;
            }
        };
        let attempt = self.0.attempt.borrow().clone();
        if attempt.as_ref().is_some_and(|attempt| attempt.signal == signal) {
            dialog::problem("own");
            return false;
        }
        if let Some(board) = &signal.invitation {
            let here = self.0.board.borrow().clone();
            let Some(terms) = Terms::of(board, here.as_ref().unwrap_or(board)) else {
                dialog::problem("damaged");
                return false;
            };
            dialog::describe(&terms, board);
            dialog::show(Step::Invited);
            self.0.invitation.replace(Some(signal));
            return true;
        }
        if attempt.as_ref().is_some_and(|attempt| attempt.is_host && attempt.signal.id == signal.id) {
            self.meet(signal);
        } else if attempt.is_some_and(|attempt| attempt.is_host) && !is_in_address {
            // The invitation shown still holds.
            dialog::problem("other");
            return false;
        } else {
            self.hand_over(&signal, is_in_address);
        }
        true
    }

    /// The answer to the own invitation has arrived.
    fn meet(&self, answer: Signal) {
        self.show_connecting();
        let live = self.clone();
        spawn_local(async move {
            let Some(net) = live.0.net.borrow().clone() else { return };
            let taken = net.accept(&answer).await;
            if taken.is_none() {
                live.failed();
            }
        });
    }

    fn show_connecting(&self) {
        if let Some(attempt) = &mut *self.0.attempt.borrow_mut() {
            attempt.step = Step::Connecting;
        }
        dialog::show(Step::Connecting);
        let (live, number) = (self.clone(), self.0.number.get());
        after(LOOKING, move || {
            if live.step() == Some(Step::Connecting) && live.0.number.get() == number {
                live.failed();
            }
        });
    }

    fn failed(&self) {
        self.hang();
        dialog::show(Step::Failed);
        if !dialog::is_open() {
            dialog::tell(&dialog::sentence("failed"));
            self.render_bar();
        }
    }

    /// The local player ends the connection.
    fn leave(&self) {
        if let Some(net) = &*self.0.net.borrow() {
            net.send(&encode(&Message::Bye));
        }
        self.over();
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
    fn step(&self) -> Option<Step> {
        self.0.attempt.borrow().as_ref().map(|attempt| attempt.step)
    }

    /// News of the connection.
    fn heard(&self, news: News) {
        let now = time();
        match news {
            News::Open => {
                let Some(attempt) = self.0.attempt.take() else { return };
                let session = Session::new(&attempt.board, attempt.is_host, now);
                let out = session.map(|mut session| {
                    let out = session.greet(now);
                    self.0.session.replace(Some(session));
                    out
                });
                self.run(out.unwrap_or_default());
            }
            News::Data(bytes) => {
                let out = self.0.session.borrow_mut().as_mut().map(|session| session.heard(&bytes, now));
                self.run(out.unwrap_or_default());
            }
            News::Interrupted => {
                let out = self.0.session.borrow_mut().as_mut().map(|session| session.broken(now));
                self.run(out.unwrap_or_default());
            }
            News::Back => {
                let out = self
                    .0
                    .session
                    .borrow_mut()
                    .as_mut()
                    .and_then(|session| (!session.is_connected()).then(|| session.greet(now)));
                self.run(out.unwrap_or_default());
            }
            News::Closed if self.0.session.borrow().is_some() => self.over(),
            News::Closed => match self.step() {
                Some(Step::Connecting) => self.failed(),
                // Nobody is there before the friend has the answer. Chromium finds them nevertheless once they are;
                // Firefox gives up after about a minute.
                Some(Step::Answer) => dialog::problem("late"),
                _ => {}
            },
        }
    }

    /// The connection is lost for good. The game goes on by links, or after another invitation.
    fn over(&self) {
        self.hang();
        send_to_page(&ToPage::Over);
        dialog::tell(&dialog::sentence("over"));
        self.render_bar();
    }

    fn run(&self, out: Vec<Out>) {
        if out.is_empty() {
            return;
        }
        for out in out {
            match out {
                Out::Send(message) => {
                    if let Some(net) = &*self.0.net.borrow() {
                        net.send(&encode(&message));
                    }
                }
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
        let game = self
            .0
            .session
            .borrow()
            .as_ref()
            .filter(|session| session.is_connected())
            .map(|session| session.board().game);
        if game.is_some() && *self.0.last.borrow() != game {
            keep(game.as_deref());
            self.0.last.replace(game);
        }
    }

    /// Runs once a second.
    fn beat(&self) {
        let out = self.0.session.borrow_mut().as_mut().map(|session| session.tick(time()));
        self.run(out.unwrap_or_default());
        if self.0.broken.get().is_some_and(|since| time().saturating_sub(since) > BROKEN) {
            self.over();
        }
        let live = self.clone();
        after(SECOND, move || live.beat());
    }

    // Other tabs.

    fn listen_to_tabs(&self) -> Option<()> {
        let tabs = BroadcastChannel::new(TABS).ok()?;
        let live = self.clone();
        listen(&tabs, "message", move |event: MessageEvent| {
            let Some(text) = event.data().as_string() else { return };
            if let Some(id) = text.strip_prefix("taken ") {
                if id.parse().ok() == live.0.handing.get() {
                    live.0.handing.set(None);
                    dialog::show(Step::Handed);
                }
                return;
            }
            let Ok(answer) = Signal::read(&text) else { return };
            let is_awaited = live.0.attempt.borrow().as_ref().is_some_and(|attempt| {
                attempt.is_host && attempt.step == Step::Invite && attempt.signal.id == answer.id
            });
            if is_awaited && answer.invitation.is_none() {
                live.post(&format!("taken {}", answer.id));
                live.meet(answer);
            }
        });
        self.0.tabs.replace(Some(tabs));
        Some(())
    }

    fn post(&self, text: &str) {
        if let Some(tabs) = &*self.0.tabs.borrow() {
            // Texts can always be posted.
            let _ = tabs.post_message(&JsValue::from_str(text));
        }
    }

    /// Passes an answer on to the tab with its invitation.
    fn hand_over(&self, answer: &Signal, is_in_address: bool) {
        let id = answer.id;
        self.0.handing.set(Some(id));
        self.post(&answer.code());
        let live = self.clone();
        after(TABS_ANSWER, move || {
            if live.0.handing.get() != Some(id) {
                return;
            }
            live.0.handing.set(None);
            if is_in_address {
                dialog::show(Step::Nobody);
            } else {
                dialog::problem("gone");
            }
        });
    }

    // Buttons.

    fn listen_to_buttons(&self) -> Option<()> {
        let live = self.clone();
        listen(&document()?.into(), "click", move |event: MouseEvent| {
            let button = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let button = button.and_then(|element| element.closest("[data-friend]").ok().flatten());
            if let Some(button) = button {
                live.pressed(&button);
            }
        });
        // On the link itself: the page's listener comes first at the document, and opens the dialog.
        let live = self.clone();
        let link = by_id("friend-again")?;
        listen(&link, "click", move |_: MouseEvent| live.0.again.set(true));
        let live = self.clone();
        let field = by_id("friend-input")?;
        listen(&field, "keydown", move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                live.use_input();
            }
        });
        let field = by_id("friend-link")?;
        for event in ["focus", "click"] {
            listen(&field, event, |_: web_sys::Event| {
                if let Some(field) = find::<HtmlInputElement>("friend-link") {
                    field.select();
                }
            });
        }
        Some(())
    }

    fn pressed(&self, button: &Element) {
        match button.get_attribute("data-friend").unwrap_or_default().as_str() {
            "start" => dialog::show(Step::Start),
            "invite" => self.invite(),
            "accept" => self.accept(),
            "use" => self.use_input(),
            "give" => give(),
            "server" if Server::entered().is_sound() => self.invite(),
            "server" => dialog::problem("server"),
            "scan" => self.scan(),
            "scan-stop" => scan::stop(),
            "hang" => {
                self.leave();
                dialog::show(Step::Start);
            }
            yes @ ("yes" | "no") => {
                let out = self.0.session.borrow_mut().as_mut().map(|session| session.answer(yes == "yes", time()));
                dialog::tell(&if yes == "yes" { String::new() } else { dialog::sentence("you-declined") });
                self.run(out.unwrap_or_default());
            }
            "say" => {
                let number = button.get_attribute("data-number").and_then(|number| number.parse().ok());
                let Some(number) = number else { return };
                let out = self.0.session.borrow().as_ref().map(|session| session.say(number));
                dialog::said(number);
                self.run(out.unwrap_or_default());
            }
            _ => {}
        }
    }

    fn use_input(&self) {
        let Some(field) = find::<HtmlInputElement>("friend-input") else { return };
        if self.take(&field.value(), false) {
            field.set_value("");
        }
    }

    fn scan(&self) {
        let live = self.clone();
        spawn_local(async move {
            let taken = live.clone();
            if !scan::read(move |text| is_code(text) && taken.take(text, false)).await {
                dialog::problem("camera");
            }
        });
    }
}

/// Shares or copies the link.
fn give() {
    let Some(field) = find::<HtmlInputElement>("friend-link") else { return };
    let text = field.value();
    let copy = |text: &str| {
        sharing::copy(text, |done| {
            set_text("friend-copied", &dialog::sentence(if done { "copied" } else { "not-copied" }));
        });
    };
    let other = text.clone();
    let title = by_id("friend-title").and_then(|title| title.text_content()).unwrap_or_default();
    let has_sheet = sharing::share(&title, &text, move |shared| {
        if matches!(shared, Shared::Failed) {
            copy(&other);
        }
    });
    if !has_sheet {
        copy(&text);
    }
}

/// Stores the last live game, so that the page tells of it when it is opened again.
fn keep(game: Option<&str>) -> Option<()> {
    let storage = storage()?;
    // Without storage the game is told only in this visit.
    let _ = match game {
        Some(game) => storage.set_item(LAST, game),
        None => storage.remove_item(LAST),
    };
    Some(())
}

/// Whether one link leads to the game of the other, perhaps with more moves.
fn goes_on(one: &str, other: &str) -> bool {
    let (Ok(one), Ok(other)) = (from_link(one), from_link(other)) else { return false };
    one.rules() == other.rules() && one.start_text() == other.start_text() && one.moves().starts_with(&other.moves())
}

impl Terms {
    /// The terms of an invitation, as seen from this device; `None` if it holds no game. `here` is the game on the
    /// board.
    fn of(board: &Board, here: &Board) -> Option<Self> {
        let record = from_link(&board.game).ok()?;
        let me = if board.dark { Player::Dark } else { Player::Light };
        let game = record.board().game;
        let goes_on_here = from_link(&here.game).is_ok_and(|here| here.plies() > 0 && here.ending().is_none());
        Some(Self {
            game: game.name(),
            rules: AnyGame::of(&*record).named().map_or("own", |rules| rules.name),
            side: side_key(me, game),
            moves_next: record.to_move() == me,
            is_running: record.plies() > 0,
            replaces: goes_on_here && !goes_on(&board.game, &here.game) && !goes_on(&here.game, &board.game),
        })
    }
}
