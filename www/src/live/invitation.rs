//! Invitations and their answers, up to the connection.

use alquerque_live::{CodeError, Signal};
use alquerque_messages::live::LiveGame;
use wasm_bindgen_futures::spawn_local;

use super::dialog::DialogStep;
use super::net::Net;
use super::server::Server;
use super::terms::Terms;
use super::{Attempt, Live, dialog};
use crate::address;
use crate::dom::{after, whole};

/// How long the devices look for each other, in milliseconds.
const LOOKING: u32 = 25_000;

impl Live {
    /// Prepares a connection; says so if that is not possible.
    fn prepare(&self) -> bool {
        // An invitation was accepted in the middle of a live game.
        if self.0.session.borrow().is_some() {
            self.leave();
        }
        let server = Server::entered();
        if !server.is_sound() {
            dialog::show(DialogStep::Start);
            dialog::problem("server");
            return false;
        }
        self.hang();
        let number = self.0.number.get().wrapping_add(1);
        self.0.number.set(number);
        let live = self.clone();
        let net = Net::new(&server, move |event| {
            if live.0.number.get() == number {
                live.on_connection_event(event);
            }
        });
        let is_possible = net.is_some();
        self.0.net.replace(net);
        dialog::show(if is_possible { DialogStep::Wait } else { DialogStep::Unsupported });
        is_possible
    }

    /// Makes an invitation to the game on the board.
    pub(super) fn invite(&self) {
        let Some(live_game) = self.0.live_game.borrow().clone() else { return };
        if !self.prepare() {
            return;
        }
        let live = self.clone();
        spawn_local(async move {
            let Some(net) = live.0.net.borrow().clone() else { return };
            let theirs = LiveGame { dark: !live_game.dark, ..live_game.clone() };
            let signal = net.offer(lot(), theirs).await;
            live.show_attempt(signal, live_game, true, DialogStep::Invite);
        });
    }

    /// Accepts a friend's invitation.
    pub(super) fn accept(&self) {
        let Some(offer) = self.0.invitation.take() else { return };
        let Some(live_game) = offer.invitation.clone().filter(|_| self.prepare()) else { return };
        let live = self.clone();
        spawn_local(async move {
            let Some(net) = live.0.net.borrow().clone() else { return };
            let signal = net.answer(&offer).await;
            live.show_attempt(signal, live_game, false, DialogStep::Answer);
        });
    }

    fn show_attempt(&self, signal: Option<Signal>, live_game: LiveGame, is_host: bool, step: DialogStep) {
        let Some(signal) = signal else { return dialog::show(DialogStep::Failed) };
        if let Some(terms) = Terms::of(&live_game, &live_game) {
            dialog::describe(&terms, &live_game);
        }
        dialog::show(step);
        dialog::give(&link(&signal.code()));
        self.0.attempt.replace(Some(Attempt { signal, live_game, is_host, step }));
        self.tell_waiting();
    }

    /// Uses a friend's code, from the address, the camera or the field.
    pub(super) fn take(&self, text: &str, is_in_address: bool) -> bool {
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
        if let Some(live_game) = &signal.invitation {
            let here = self.0.live_game.borrow().clone();
            let Some(terms) = Terms::of(live_game, here.as_ref().unwrap_or(live_game)) else {
                dialog::problem("damaged");
                return false;
            };
            dialog::describe(&terms, live_game);
            dialog::show(DialogStep::Invited);
            self.0.invitation.replace(Some(signal));
            return true;
        }
        if attempt.as_ref().is_some_and(|attempt| attempt.is_host && attempt.signal.id == signal.id) {
            self.meet(signal);
        } else if attempt.is_some_and(|attempt| attempt.is_host) && !is_in_address {
            // The invitation on display stays valid.
            dialog::problem("other");
            return false;
        } else {
            self.hand_over(&signal, is_in_address);
        }
        true
    }

    /// The answer to this device's invitation has arrived.
    pub(super) fn meet(&self, answer: Signal) {
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
            attempt.step = DialogStep::Connecting;
        }
        dialog::show(DialogStep::Connecting);
        let (live, number) = (self.clone(), self.0.number.get());
        after(LOOKING, move || {
            if live.step() == Some(DialogStep::Connecting) && live.0.number.get() == number {
                live.failed();
            }
        });
    }
}

/// A random number for an invitation.
fn lot() -> u32 {
    whole(js_sys::Math::random() * f64::from(u32::MAX))
}

fn link(code: &str) -> String {
    format!("{}#{code}", address::without_fragment().unwrap_or_default())
}
