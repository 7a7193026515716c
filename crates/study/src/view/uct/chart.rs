//! The shares of the best moves over time, as a line chart with marks where the best move changed, and as a table.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::Sample;

use crate::number::{Decimal, grouped};
use crate::uct::Uct;
use crate::uct::chart::{Slots, percent, points};
use crate::uct::development::Row;
use crate::uct::words::{counted, was_best};
use crate::view::moves;

/// Preserves the height of an empty line.
pub(super) const EMPTY_LINE: &str = "\u{a0}";
/// Approximate number of rows of the table.
const ROWS: usize = 12;

/// The names of the root moves.
fn names(uct: &Uct) -> Vec<&str> {
    uct.live.view.iter().flat_map(|view| &view.root).map(|candidate| &*candidate.mv).collect()
}

/// The chart, with lines in these slots.
pub fn chart(uct: &Uct, slots: &Slots) -> Elements {
    let (mut elements, development) = (Elements::default(), &uct.live.development);
    let (samples, changes) = (&development.samples, development.changes());
    let marks = || {
        changes.iter().map(|change| {
            let x = percent(development.across(change.playouts));
            straight("change", [&x, "0", &x, "100"])
        })
    };
    let shares = slots.iter().map(|(slot, index)| line(&development.shares(index), &format!("line-{slot}")));
    elements.fill("uct-shares", marks().chain(shares));
    let half = straight("half", ["0", "50", "100", "50"]);
    elements.fill("uct-means", marks().chain([half, line(&development.best_means(), "line-best")]));
    let (names, best) = (names(uct), samples.last().map(|sample| sample.best as usize));
    let key = slots.iter().filter_map(|(slot, index)| {
        let sample = Markup::new("svg").with("viewBox", "0 0 100 100").with("preserveAspectRatio", "none");
        let sample = sample.child(line(&[(0.0, 0.5), (1.0, 0.5)], &format!("line-{slot}")));
        let entry = Markup::new("span").class(if Some(index) == best { "best" } else { "" });
        Some(entry.child(sample).child(Markup::text("span", moves(names.get(index)?))))
    });
    elements.fill("uct-key", key);
    let up_to = |sample: &Sample| counted(Phrase::new("uct-up-to"), "playouts", sample.playouts);
    let count = Phrase::new("uct-changes").number("count", changes.len());
    for (id, phrase) in [
        ("uct-changes", (!samples.is_empty()).then_some(count)),
        ("uct-first", samples.first().map(up_to)),
        ("uct-last", samples.last().map(up_to)),
    ] {
        elements.text(id, phrase.map_or_else(|| EMPTY_LINE.into(), Words::from));
    }
    elements
}

fn line(places: &[(f64, f64)], class: &str) -> Markup {
    Markup::new("polyline").class(class).with("points", points(places))
}

fn straight(class: &str, [x1, y1, x2, y2]: [&str; 4]) -> Markup {
    Markup::new("line").class(class).with("x1", x1).with("x2", x2).with("y1", y1).with("y2", y2)
}

/// The rows of the table.
pub fn table(uct: &Uct, decimal: Decimal<'_>) -> Vec<Markup> {
    let names = names(uct);
    let row = |row: Row| {
        let name = moves(names.get(row.best).copied().unwrap_or_default());
        let mean = decimal(row.mean.into(), 3).into();
        Markup::row(grouped(row.playouts), [name, grouped(row.visits).into(), mean, was_best(&row).into()])
    };
    uct.live.development.rows(ROWS).into_iter().map(row).collect()
}
