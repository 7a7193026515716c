//! In the place of a part of the site that is not there yet: how far it is, and what can be done.

use alquerque_app::message::{Label, Message};
use alquerque_app::parts::{Part, Progress};
use alquerque_app::state::State;
use web_sys::Element;

use crate::dom::{append, html, set_attribute};
use crate::parts::place;
use crate::words::{called, in_words, write};

/// Shows how far the parts are that were asked for.
pub(crate) fn render(state: &State) {
    for (part, progress) in state.parts.all() {
        // Where the drawings go nobody looks: what there is to say is said where they are chosen.
        if part == Part::Art {
            write("option-art", &Message::Part(part, progress).into());
            continue;
        }
        let Some(place) = place(part) else { continue };
        let is_loading = matches!(progress, Progress::Loading { .. });
        set_attribute(&place, "aria-busy", if is_loading { "true" } else { "false" });
        if !matches!(progress, Progress::There | Progress::Absent) {
            show(&place, part, progress);
        }
    }
}

fn show(place: &Element, part: Part, progress: Progress) -> Option<()> {
    let words = in_words(&Message::Part(part, progress).into());
    let shown = place.first_element_child().filter(|line| line.text_content().as_deref() == Some(&words));
    if shown.is_some() {
        return None;
    }
    place.set_text_content(None);
    append(place, &html("p", "muted", &words)?);
    match progress {
        Progress::Loading { received, total } if total > 0 => {
            let bar = html("progress", "", "")?;
            set_attribute(&bar, "max", &total.to_string());
            set_attribute(&bar, "value", &received.to_string());
            set_attribute(&bar, "aria-label", &called(&Label::Loading));
            append(place, &bar);
        }
        Progress::Failed => {
            let button = html("button", "primary", &called(&Label::TryAgain))?;
            set_attribute(&button, "type", "button");
            set_attribute(&button, "data-do", "load-part");
            append(place, &button);
        }
        _ => {}
    }
    Some(())
}
