//! The module of live games: carries out the outputs of its client. It loads when a friend is first invited, runs beside
//! the page, and tells it what has happened.

mod buttons;
mod connection;
mod dialog;
mod scan;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use alquerque_app::page::Page;
use alquerque_app::storage::backup::LIVE_GAME;
use alquerque_live::{Client, Environment, Input, Output, Peer, is_code};
use alquerque_messages::live::{ToModule, ToPage};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, CustomEvent, Event, MessageEvent};

use self::connection::Connection;
use crate::address;
use crate::dom::{after, by_id, document, listen, now, whole, window};
use crate::dom::{from_object, to_object};
use crate::live_messages::{CODE, TO_MODULE, TO_PAGE, last_game, send, stored_code};
use crate::storage::{LOCAL_STORAGE, SESSION_STORAGE};

/// The interval of [`Input::Tick`], in milliseconds.
const TICK_MILLIS: u32 = 1_000;
/// The name of the channel between this device's tabs.
const TABS_CHANNEL: &str = "alquerque-live";

#[derive(Clone)]
struct Live(Rc<Inner>);

struct Inner {
    client: RefCell<Client>,
    /// The connections, by their numbers.
    connections: RefCell<BTreeMap<u32, Connection>>,
    tabs: Option<BroadcastChannel>,
}

/// Starts the module.
pub(crate) fn start() {
    let tabs = BroadcastChannel::new(TABS_CHANNEL).ok();
    let client = Client::new(last_game(), stored_code().as_deref());
    let live = Live(Rc::new(Inner { client: RefCell::new(client), connections: RefCell::default(), tabs }));
    dialog::connect_server();
    dialog::ignore_double_taps();
    live.listen();
    live.listen_to_buttons();
    live.tick();
    send_to_page(&ToPage::Ready);
}

fn send_to_page(message: &ToPage) {
    send(TO_PAGE, &to_object(message));
}

/// Takes a code out of the address.
fn take_code_from_address() -> Option<String> {
    let hash = address::fragment().filter(|hash| is_code(hash))?;
    address::set_fragment(Page::Friend, true);
    Some(hash)
}

impl Live {
    fn listen(&self) {
        let live = self.clone();
        listen(document(), TO_MODULE, move |event: CustomEvent| {
            if let Some(message) = from_object(event.detail()) {
                // Deferred: the page may still be handling a message from this module.
                let live = live.clone();
                spawn_local(async move { live.on_message(message) });
            }
        });
        let live = self.clone();
        listen(window(), "pagehide", move |_: Event| live.handle(Input::Leave));
        let live = self.clone();
        listen(by_id("friend"), "close", move |_: Event| {
            // The camera must not stay on behind a closed dialog.
            scan::stop();
            live.handle(Input::Closed);
        });
        let live = self.clone();
        listen(self.0.tabs.as_ref(), "message", move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                live.handle(Input::Tab(text));
            }
        });
    }

    fn on_message(&self, message: ToModule) {
        self.handle(match message {
            ToModule::Open { game, invites } => Input::Opened { game, invites, code: take_code_from_address() },
            message => Input::Page(message),
        });
    }

    fn tick(&self) {
        self.handle(Input::Tick);
        let live = self.clone();
        after(TICK_MILLIS, move || live.tick());
    }

    /// Passes an input to the client, and carries out its outputs.
    fn handle(&self, input: Input) {
        let environment = Environment {
            now: u64::from(whole(now())),
            random: whole(js_sys::Math::random() * f64::from(u32::MAX)),
            server: dialog::entered_server(),
            is_open: dialog::is_open(),
        };
        let outputs = self.0.client.borrow_mut().handle(input, environment);
        for output in outputs {
            self.run(output);
        }
    }

    fn run(&self, output: Output) {
        match output {
            Output::Show(step) => dialog::show(step),
            Output::Give(code) => {
                // What was refused belongs to another invitation.
                dialog::empty_input();
                dialog::give(&format!("{}#{code}", address::without_fragment().unwrap_or_default()));
            }
            Output::CodeUsed => {
                dialog::empty_input();
                scan::stop();
            }
            Output::Tell(message) => send_to_page(&message),
            Output::Connect { number, server, to } => {
                let live = self.clone();
                let tell = move |event| live.handle(Input::Connection(number, event));
                let Some(connection) = Connection::new(&server, tell) else { return self.handle(Input::Unsupported) };
                self.0.connections.borrow_mut().insert(number, connection.clone());
                let live = self.clone();
                spawn_local(async move {
                    let signal = match to {
                        Peer::Invited(id, game) => connection.offer(id, Some(game)).await,
                        Peer::Absent(id) => connection.offer(id, None).await,
                        Peer::Inviting(offer) => connection.answer(&offer).await,
                    };
                    live.handle(Input::Described(number, signal));
                });
            }
            Output::Complete(number, answer) => {
                let Some(connection) = self.0.connections.borrow().get(&number).cloned() else { return };
                let live = self.clone();
                spawn_local(async move {
                    if connection.accept(&answer).await.is_none() {
                        live.handle(Input::Rejected(number));
                    }
                });
            }
            Output::Send(number, bytes) => {
                if let Some(connection) = self.0.connections.borrow().get(&number) {
                    connection.send(&bytes);
                }
            }
            Output::Close(number) => {
                if let Some(connection) = self.0.connections.borrow_mut().remove(&number) {
                    connection.close();
                }
            }
            Output::Post(text) => {
                if let Some(tabs) = &self.0.tabs {
                    // Texts can always be posted.
                    let _ = tabs.post_message(&JsValue::from_str(&text));
                }
            }
            Output::After(millis, timer) => {
                let live = self.clone();
                after(millis, move || live.handle(Input::Timer(timer)));
            }
            Output::Keep(game) => LOCAL_STORAGE.replace(LIVE_GAME, game.as_deref()),
            Output::KeepCode(code) => SESSION_STORAGE.replace(CODE, code.as_deref()),
        }
    }
}
