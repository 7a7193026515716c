//! The line chart of the best moves over time.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::uct::Sample;

use super::Uct;
use super::development::{Development, TableRow};
use super::words::with_count;
use crate::text::{Decimal, fixed, grouped, moves};

/// Number of lines.
pub const LINES: usize = 4;

/// Which move has which line style. A move keeps its style while it is one of the best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slots(pub [Option<usize>; LINES]);

impl Slots {
    /// Assigns the styles to the best moves.
    pub fn assign(&mut self, development: &Development) {
        let leaders = development.leaders(LINES);
        for slot in &mut self.0 {
            slot.take_if(|index| !leaders.contains(index));
        }
        for leader in leaders {
            if !self.0.contains(&Some(leader))
                && let Some(free) = self.0.iter_mut().find(|slot| slot.is_none())
            {
                *free = Some(leader);
            }
        }
    }

    /// The moves with the numbers of their styles.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        self.0.iter().enumerate().filter_map(|(slot, index)| Some((slot, (*index)?)))
    }
}

/// A share of the chart's width or height, in percent.
pub fn percent(share: f64) -> String {
    fixed(100.0 * share, 1)
}

/// A line as the points of an SVG polyline in a square of 100, upwards.
pub fn points(line: &[(f64, f64)]) -> String {
    line.iter().map(|&(x, y)| format!("{},{}", percent(x), percent(1.0 - y))).collect::<Vec<_>>().join(" ")
}

/// Preserves the height of an empty line.
pub(crate) const EMPTY_LINE: &str = "\u{a0}";
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
    let up_to = |sample: &Sample| with_count(Phrase::new(message::UCT_UP_TO), "playouts", sample.playouts);
    let count = Phrase::new(message::UCT_CHANGES).number("count", changes.len());
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

/// A straight line in an SVG.
pub(crate) fn straight(class: &str, [x1, y1, x2, y2]: [&str; 4]) -> Markup {
    Markup::new("line").class(class).with("x1", x1).with("x2", x2).with("y1", y1).with("y2", y2)
}

/// The rows of the table.
pub fn table(uct: &Uct, decimal: Decimal<'_>) -> Vec<Markup> {
    let names = names(uct);
    let row = |row: TableRow| {
        let name = moves(names.get(row.best).copied().unwrap_or_default());
        let mean = decimal(row.mean.into(), 3).into();
        let was_best = Phrase::new(message::UCT_WAS_BEST).key("change", if row.is_change { "yes" } else { "no" });
        Markup::row(grouped(row.playouts), [name, grouped(row.visits).into(), mean, was_best.into()])
    };
    uct.live.development.rows(ROWS).into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use alquerque_messages::analysis::uct::Sample;

    use super::*;

    fn sample(playouts: u32, visits: [u32; 6]) -> Sample {
        let best = (0..6).max_by_key(|&index| visits[index as usize]).unwrap_or_default();
        Sample { playouts, best, visits: visits.to_vec(), means: vec![0.5; 6] }
    }

    #[test]
    fn moves_keep_their_styles() {
        let mut development = Development::default();
        let mut slots = Slots::default();
        development.extend(vec![sample(10, [5, 4, 3, 2, 1, 0])]);
        slots.assign(&development);
        assert_eq!(slots.0, [0, 1, 2, 3].map(Some));
        development.extend(vec![sample(20, [5, 4, 3, 2, 9, 0])]);
        slots.assign(&development);
        assert_eq!(slots.0, [0, 1, 2, 4].map(Some), "the new best move takes the place of the last");
        assert_eq!(slots.iter().last(), Some((3, 4)));
    }

    #[test]
    fn lines_go_upwards() {
        assert_eq!(points(&[(0.0, 0.5), (0.25, 1.0)]), "0.0,50.0 25.0,0.0");
    }
}
