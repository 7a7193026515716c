//! The numbers of the node that is looked at.

use alquerque_app::state::State;
use alquerque_core::phrase::Phrase;
use alquerque_messages::analysis::uct::Candidate;
use alquerque_study::uct::Uct;
use alquerque_study::uct::words;
use alquerque_study::words::move_text;

use crate::dom::{set_enabled, set_text};
use crate::study::numbers::{decimal, notation};
use crate::words::said;

/// Writes them; every line has its place, whether there is something in it or not.
pub(crate) fn render(uct: &Uct, state: &State) {
    let live = &uct.live;
    let way = live.way();
    let here = || said(&Phrase::new("uct-here"));
    set_text("uct-way", &if way.is_empty() { here() } else { notation(&move_text(&way.join(" "))) });
    let last = live.looked().and_then(|looked| looked.last());
    let (numbers, bound) = match last {
        Some(last) => {
            let Candidate { visits, points, .. } = last.candidate;
            let bound = words::bound(last, uct.exploration, state.settings.game(), &decimal);
            (said(&words::numbers(visits, points, &decimal)), said(&bound))
        }
        // The line keeps its height.
        None => ("\u{a0}".to_owned(), "\u{a0}".to_owned()),
    };
    set_text("uct-numbers", &numbers);
    set_text("uct-formula", &bound);
    set_enabled("uct-leave", !way.is_empty());
    set_enabled("uct-keep", !way.is_empty());
    set_enabled("uct-zoom", !way.is_empty() && way != live.top());
    set_enabled("uct-whole", !live.top().is_empty());
}
