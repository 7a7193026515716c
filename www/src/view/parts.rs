//! Placeholders for parts that are still loading: progress, and a button to retry.

use alquerque_app::parts::{Part, Progress};
use alquerque_app::state::State;
use alquerque_language::Phrase;
use web_sys::Element;

use crate::dom::{add, add_button, by_id, clear, set_attributes, set_state};
use crate::parts::place;
use crate::words::localize;

/// Renders the state of the requested parts.
pub(crate) fn render(state: &State) {
    if state.wanted_catalogue().is_none() {
        clear("option-words");
    }
    for (part, progress) in state.parts.all() {
        let chosen = match part {
            Part::Art => Some("option-art"),
            // A language that is no longer chosen has no placeholder.
            Part::Catalogue(_) if state.wanted_catalogue() != Some(part) => continue,
            Part::Catalogue(_) => Some("option-words"),
            _ => None,
        };
        // The placeholders of drawings and languages are hidden, so their status goes where the user chooses them.
        let Some(place) = chosen.map_or_else(|| place(part), by_id) else { continue };
        set_state(&place, "aria-busy", matches!(progress, Progress::Loading { .. }));
        match progress {
            Progress::Loaded | Progress::Absent if chosen.is_some() => clear(&place),
            Progress::Loaded | Progress::Absent => {}
            _ => show(&place, part, progress),
        }
    }
}

fn show(place: &Element, part: Part, progress: Progress) {
    let words = part.phrase(progress).as_ref().map(localize).unwrap_or_default();
    if place.first_element_child().is_some_and(|line| line.text_content().as_deref() == Some(&words)) {
        return;
    }
    clear(place);
    add(place, "p", "muted", &words);
    match progress {
        Progress::Loading { received, total } if total > 0 => {
            let (total, received, label) = (total.to_string(), received.to_string(), localize(&Phrase::new("loading")));
            let attributes = [("max", &*total), ("value", &received), ("aria-label", &label)];
            set_attributes(&add(place, "progress", "", ""), &attributes);
        }
        Progress::Failed | Progress::Stalled { .. } => {
            add_button(place, "primary", &localize(&Phrase::new("try-again")), &[("data-do", "load-part")]);
        }
        _ => {}
    }
}
