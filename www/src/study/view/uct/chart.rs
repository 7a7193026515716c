//! A line chart of the best moves over time, with marks where the best move changed.

use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::Sample;
use alquerque_study::uct::Uct;
use alquerque_study::uct::development::Development;
use alquerque_study::uct::words::counted;
use alquerque_study::words::move_text;
use web_sys::Element;

use super::table::Table;
use crate::dom::{add, append, by_id, fixed, set_text, svg};
use crate::words::localize;

/// Number of lines.
const LINES: usize = 4;

/// The chart on the page.
#[derive(Default)]
pub(crate) struct Chart {
    /// The number of samples it shows, and their search.
    shown: Option<(usize, u32)>,
    /// The move of each line style. A move keeps its style while it is one of the best.
    slots: [Option<usize>; LINES],
    table: Table,
}

impl Chart {
    /// Redraws the chart if there are new samples.
    pub(crate) fn render(&mut self, uct: &Uct) -> Option<()> {
        let development = &uct.live.development;
        let samples = &development.samples;
        let last = samples.last().map_or(0, |sample| sample.playouts);
        let names: Vec<&str> =
            uct.live.view.iter().flat_map(|view| &view.root).map(|candidate| &*candidate.mv).collect();
        self.table.render(development, &names);
        if self.shown.replace((samples.len(), last)) == Some((samples.len(), last)) {
            return None;
        }
        self.choose(development);
        let (shares, means) = (by_id("uct-shares")?, by_id("uct-means")?);
        let changes = development.changes();
        for plot in [&shares, &means] {
            plot.set_text_content(None);
            for change in &changes {
                let x = place(development.across(change.playouts));
                append(plot, &svg("line", &[("class", "change"), ("x1", &x), ("x2", &x), ("y1", "0"), ("y2", "100")])?);
            }
        }
        for (slot, move_place) in self.slots.iter().enumerate() {
            let Some(move_place) = *move_place else { continue };
            draw(&shares, &development.shares(move_place), &format!("line-{slot}"));
        }
        append(&means, &svg("line", &[("class", "half"), ("x1", "0"), ("x2", "100"), ("y1", "50"), ("y2", "50")])?);
        draw(&means, &development.best_means(), "line-best");
        self.write_key(development, &names);
        let up_to = |sample: &Sample| counted(Phrase::new("uct-up-to"), "playouts", sample.playouts);
        let changes = Phrase::new("uct-changes").number("count", changes.len());
        for (id, phrase) in [
            ("uct-changes", (!samples.is_empty()).then_some(changes)),
            ("uct-first", samples.first().map(up_to)),
            ("uct-last", samples.last().map(up_to)),
        ] {
            // Preserve the height of the line.
            set_text(id, &phrase.map_or_else(|| "\u{a0}".to_owned(), |phrase| localize(&phrase)));
        }
        Some(())
    }

    fn choose(&mut self, development: &Development) {
        let leaders = development.leaders(LINES);
        for slot in &mut self.slots {
            slot.take_if(|place| !leaders.contains(place));
        }
        for leader in leaders {
            if !self.slots.contains(&Some(leader))
                && let Some(free) = self.slots.iter_mut().find(|slot| slot.is_none())
            {
                *free = Some(leader);
            }
        }
    }

    fn write_key(&self, development: &Development, names: &[&str]) -> Option<()> {
        let key = by_id("uct-key")?;
        key.set_text_content(None);
        let best = development.samples.last().map(|sample| sample.best as usize);
        for (slot, move_place) in self.slots.iter().enumerate() {
            let Some(name) = move_place.and_then(|place| names.get(place)) else { continue };
            let entry = add(&key, "span", if *move_place == best { "best" } else { "" }, "")?;
            let sample = svg("svg", &[("viewBox", "0 0 100 100"), ("preserveAspectRatio", "none")])?;
            draw(&sample, &[(0.0, 0.5), (1.0, 0.5)], &format!("line-{slot}"));
            append(&entry, &sample);
            add(&entry, "span", "", &move_text(name))?;
        }
        Some(())
    }
}

fn draw(plot: &Element, line: &[(f64, f64)], class: &str) -> Option<()> {
    let points: Vec<String> = line.iter().map(|&(x, y)| format!("{},{}", place(x), place(1.0 - y))).collect();
    append(plot, &svg("polyline", &[("class", class), ("points", &points.join(" "))])?);
    Some(())
}

fn place(share: f64) -> String {
    fixed(100.0 * share, 1)
}
