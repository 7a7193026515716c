//! Answers to an invitation of another tab: the tab that opens the link passes them on.

use alquerque_live::Signal;
use wasm_bindgen::JsValue;
use web_sys::{BroadcastChannel, MessageEvent};

use super::dialog::DialogStep;
use super::{Live, dialog};
use crate::dom::{after, listen};

/// The name of the channel between this device's tabs.
const TABS: &str = "alquerque-live";
/// How long another tab may take to answer, in milliseconds.
const TABS_ANSWER: u32 = 1_500;

impl Live {
    pub(super) fn listen_to_tabs(&self) -> Option<()> {
        let tabs = BroadcastChannel::new(TABS).ok()?;
        let live = self.clone();
        listen(&tabs, "message", move |event: MessageEvent| {
            let Some(text) = event.data().as_string() else { return };
            if let Some(id) = text.strip_prefix("taken ") {
                if id.parse().ok() == live.0.handing.get() {
                    live.0.handing.set(None);
                    dialog::show(DialogStep::Handed);
                }
                return;
            }
            let Ok(answer) = Signal::read(&text) else { return };
            let is_awaited = live.0.attempt.borrow().as_ref().is_some_and(|attempt| {
                attempt.is_host && attempt.step == DialogStep::Invite && attempt.signal.id == answer.id
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
    pub(super) fn hand_over(&self, answer: &Signal, is_in_address: bool) {
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
                dialog::show(DialogStep::Nobody);
            } else {
                dialog::problem("gone");
            }
        });
    }
}
