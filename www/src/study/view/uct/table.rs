//! The chart as a table.

use alquerque_study::number::grouped;
use alquerque_study::uct::development::{Development, Row};
use alquerque_study::uct::words;
use alquerque_study::words::move_text;

use crate::dom::{append, by_id, html, set_attribute};
use crate::study::numbers::decimal;
use crate::words::localize;

/// Approximate number of rows.
const ROWS: usize = 12;

/// The table on the page.
#[derive(Default)]
pub(crate) struct Table {
    shown: Vec<Row>,
}

impl Table {
    /// Renders the table while it is unfolded.
    pub(crate) fn render(&mut self, development: &Development, names: &[&str]) -> Option<()> {
        if !by_id("uct-fold")?.has_attribute("open") {
            return None;
        }
        let rows = development.rows(ROWS);
        if self.shown == rows {
            return None;
        }
        let body = by_id("uct-table")?.query_selector("tbody").ok()??;
        body.set_text_content(None);
        for row in &rows {
            let line = html("tr", "", "")?;
            let head = html("th", "", &grouped(row.playouts))?;
            set_attribute(&head, "scope", "row");
            append(&line, &head);
            let name = names.get(row.best).copied().unwrap_or_default();
            let note = localize(&words::was_best(row));
            for text in [&*move_text(name), &grouped(row.visits), &decimal(row.mean.into(), 3), &note] {
                append(&line, &html("td", "", text)?);
            }
            append(&body, &line);
        }
        self.shown = rows;
        Some(())
    }
}
