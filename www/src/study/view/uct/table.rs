//! The chart as a table.

use alquerque_study::number::grouped;
use alquerque_study::uct::development::{Development, Row};
use alquerque_study::uct::words;
use alquerque_study::words::move_text;

use crate::dom::{add, by_id, query_in, set_attribute};
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
        let body = query_in(&by_id("uct-table")?, "tbody")?;
        body.set_text_content(None);
        for row in &rows {
            let line = add(&body, "tr", "", "")?;
            set_attribute(&add(&line, "th", "", &grouped(row.playouts))?, "scope", "row");
            let name = names.get(row.best).copied().unwrap_or_default();
            let note = localize(&words::was_best(row));
            for text in [&*move_text(name), &grouped(row.visits), &decimal(row.mean.into(), 3), &note] {
                add(&line, "td", "", text)?;
            }
        }
        self.shown = rows;
        Some(())
    }
}
