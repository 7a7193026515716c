//! The statistics of the selected node.

use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::Candidate;
use alquerque_study::uct::Uct;
use alquerque_study::uct::words;
use alquerque_study::words::move_text;

use crate::dom::{set_enabled, set_text};
use crate::study::numbers::{decimal, notation};
use crate::words::localize;

/// Renders the statistics. Every line keeps its place, even when empty.
pub(crate) fn render(uct: &Uct, state: &State) {
    let live = &uct.live;
    let path = &live.path;
    let here = || localize(&Phrase::new("uct-here"));
    set_text("uct-way", &if path.is_empty() { here() } else { notation(&move_text(&path.join(" "))) });
    let last = live.looked().and_then(|looked| looked.last());
    let (numbers, bound) = match last {
        Some(last) => {
            let Candidate { visits, points, .. } = last.candidate;
            let bound = words::bound(last, uct.exploration, state.saved.settings.game(), &decimal);
            (localize(&words::numbers(visits, points, &decimal)), localize(&bound))
        }
        // Preserve the height of the line.
        None => ("\u{a0}".to_owned(), "\u{a0}".to_owned()),
    };
    set_text("uct-numbers", &numbers);
    set_text("uct-formula", &bound);
    set_enabled("uct-leave", !path.is_empty());
    set_enabled("uct-keep", !path.is_empty());
    set_enabled("uct-zoom", !path.is_empty() && *path != live.top);
    set_enabled("uct-whole", !live.top.is_empty());
}
