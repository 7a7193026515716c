//! The numbers of the node that is looked at.

use alquerque_core::phrase::Phrase;
use alquerque_study::number::grouped;
use alquerque_study::uct::Uct;
use alquerque_study::uct::formula::Formula;
use alquerque_study::uct::words;
use alquerque_study::words::move_text;

use crate::dom::{set_enabled, set_text};
use crate::study::numbers::{decimal, notation};
use crate::words::said;

/// Writes them; every line has its place, whether there is something in it or not.
pub(crate) fn render(uct: &Uct) {
    let live = &uct.live;
    let way = live.way();
    let is_there = live.view.is_some();
    let here = || said(&Phrase::new("uct-here"));
    set_text("uct-way", &if way.is_empty() { here() } else { notation(&move_text(&way.join(" "))) });
    let last = live.looked().and_then(|looked| looked.last());
    let numbers = |visits: u32, points: f32, mean: f32| {
        let phrase = Phrase::new("uct-numbers").text("visits", &grouped(visits));
        said(&phrase.text("points", &words::points(points, &decimal)).text("mean", &decimal(mean.into(), 3)))
    };
    let (figures, formula) = match last {
        Some(last) => {
            let candidate = &last.candidate;
            let formula = Formula::new(candidate, last.parent_visits, uct.exploration)
                .map_or_else(|| said(&words::no_bound(candidate)), |formula| notation(&formula.text(&decimal)));
            (numbers(candidate.visits, candidate.points, candidate.mean), formula)
        }
        None => (String::new(), String::new()),
    };
    set_text("uct-numbers", if is_there && !figures.is_empty() { &figures } else { "\u{a0}" });
    set_text("uct-formula", if formula.is_empty() { "\u{a0}" } else { &formula });
    set_enabled("uct-leave", !way.is_empty());
    set_enabled("uct-keep", !way.is_empty());
    set_enabled("uct-zoom", !way.is_empty() && way != live.top());
    set_enabled("uct-whole", !live.top().is_empty());
}
