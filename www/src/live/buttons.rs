//! The dialog's buttons and fields.

use alquerque_live::{Input, is_code};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlInputElement, KeyboardEvent, MouseEvent};

use super::{Live, scan};
use crate::dom::{by_id, closest, document, find, listen, set_flag};
use crate::sharing::{self, Shared};

/// Closes the list of ready-made phrases.
fn close_phrases() {
    if let Some(list) = by_id("friend-say") {
        set_flag(&list, "open", false);
    }
}

impl Live {
    pub(super) fn listen_to_buttons(&self) {
        let live = self.clone();
        listen(document(), "click", move |event: MouseEvent| {
            if closest(&event, "#friend-say").is_none() {
                close_phrases();
            }
            if let Some(button) = closest(&event, "[data-friend]") {
                live.pressed(&button);
            }
        });
        listen(document(), "keydown", |event: KeyboardEvent| {
            if event.key() == "Escape" {
                close_phrases();
            }
        });
        let live = self.clone();
        listen(by_id("friend-input"), "keydown", move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                live.use_entered_code();
            }
        });
        let Some(field) = find::<HtmlInputElement>("friend-link") else { return };
        for event in ["focus", "click"] {
            let own = field.clone();
            listen(Some(&field), event, move |_: web_sys::Event| own.select());
        }
    }

    fn pressed(&self, button: &Element) {
        self.handle(match button.get_attribute("data-friend").unwrap_or_default().as_str() {
            "start" => Input::Start,
            "accept" => Input::Accept,
            "server" => Input::Renew,
            "hang" => Input::Disconnect,
            "yes" => Input::Answer(true),
            "no" => Input::Answer(false),
            "say" => {
                let number = button.get_attribute("data-number").and_then(|number| number.parse().ok());
                let Some(number) = number else { return };
                close_phrases();
                Input::Say(number)
            }
            "use" => return self.use_entered_code(),
            "give" => return self.share_link(),
            "scan" => return self.scan(),
            "scan-stop" => return scan::stop(),
            _ => return,
        });
    }

    fn use_entered_code(&self) {
        if let Some(field) = find::<HtmlInputElement>("friend-input") {
            self.handle(Input::Code(field.value()));
        }
    }

    fn scan(&self) {
        let live = self.clone();
        spawn_local(async move {
            let taken = live.clone();
            let take = move |text: &str| {
                if is_code(text) {
                    taken.handle(Input::Code(text.to_owned()));
                }
            };
            if !scan::read(take).await {
                live.handle(Input::NoCamera);
            }
        });
    }

    /// Shares the link or, if that isn't possible, copies it.
    fn share_link(&self) {
        let Some(field) = find::<HtmlInputElement>("friend-link") else { return };
        let text = field.value();
        let live = self.clone();
        let copy = move |text: &str| sharing::copy(text, move |done| live.handle(Input::Copied(done)));
        let (text_to_copy, copy_instead) = (text.clone(), copy.clone());
        let title = by_id("friend-title").and_then(|title| title.text_content()).unwrap_or_default();
        let has_sheet = sharing::share(&title, &text, move |shared| {
            if matches!(shared, Shared::Failed) {
                copy_instead(&text_to_copy);
            }
        });
        if !has_sheet {
            copy(&text);
        }
    }
}
