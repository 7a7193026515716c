//! A line chart of the best moves over time, with marks where the best move changed.

use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::Sample;
use alquerque_study::uct::Uct;
use alquerque_study::uct::chart::{Slots, percent, points};
use alquerque_study::uct::development::Development;
use alquerque_study::uct::words::counted;
use alquerque_study::words::move_text;
use web_sys::Element;

use super::table::Table;
use crate::dom::{add, append, by_id, set_text, svg};
use crate::words::localize;

/// The chart on the page.
#[derive(Default)]
pub(crate) struct Chart {
    /// The number of samples it shows, and their search.
    shown: Option<(usize, u32)>,
    slots: Slots,
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
        self.slots.assign(development);
        let (shares, means) = (by_id("uct-shares")?, by_id("uct-means")?);
        let changes = development.changes();
        for plot in [&shares, &means] {
            plot.set_text_content(None);
            for change in &changes {
                let x = percent(development.across(change.playouts));
                append(plot, &svg("line", &[("class", "change"), ("x1", &x), ("x2", &x), ("y1", "0"), ("y2", "100")])?);
            }
        }
        for (slot, index) in self.slots.iter() {
            draw(&shares, &development.shares(index), &format!("line-{slot}"));
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

    fn write_key(&self, development: &Development, names: &[&str]) -> Option<()> {
        let key = by_id("uct-key")?;
        key.set_text_content(None);
        let best = development.samples.last().map(|sample| sample.best as usize);
        for (slot, index) in self.slots.iter() {
            let Some(name) = names.get(index) else { continue };
            let entry = add(&key, "span", if Some(index) == best { "best" } else { "" }, "")?;
            let sample = svg("svg", &[("viewBox", "0 0 100 100"), ("preserveAspectRatio", "none")])?;
            draw(&sample, &[(0.0, 0.5), (1.0, 0.5)], &format!("line-{slot}"));
            append(&entry, &sample);
            add(&entry, "span", "", &move_text(name))?;
        }
        Some(())
    }
}

fn draw(plot: &Element, line: &[(f64, f64)], class: &str) -> Option<()> {
    append(plot, &svg("polyline", &[("class", class), ("points", &points(line))])?);
    Some(())
}
