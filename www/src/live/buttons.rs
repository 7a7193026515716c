//! The dialog's buttons and fields.

use alquerque_live::is_code;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlInputElement, KeyboardEvent, MouseEvent};

use super::dialog::DialogStep;
use super::server::Server;
use super::{Live, dialog, scan, time};
use crate::dom::{by_id, closest, document, find, listen, set_text};
use crate::sharing::{self, Shared};

impl Live {
    pub(super) fn listen_to_buttons(&self) -> Option<()> {
        let live = self.clone();
        listen(&document()?.into(), "click", move |event: MouseEvent| {
            if let Some(button) = closest(&event, "[data-friend]") {
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
            "start" => dialog::show(DialogStep::Start),
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
                dialog::show(DialogStep::Start);
            }
            yes @ ("yes" | "no") => {
                let out = self.0.session.borrow_mut().as_mut().map(|session| session.answer(yes == "yes", time()));
                dialog::show_text(&if yes == "yes" { String::new() } else { dialog::sentence("you-declined") });
                self.run(out.unwrap_or_default());
            }
            "say" => {
                let number = button.get_attribute("data-number").and_then(|number| number.parse().ok());
                let Some(number) = number else { return };
                let out = self.0.session.borrow().as_ref().map(|session| session.say(number));
                dialog::show_sent_phrase(number);
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
