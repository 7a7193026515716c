//! Alpha-beta's iterations, each with its statistics and its line.

use alquerque_messages::analysis::lab::Iteration;
use alquerque_study::lab::view_model::seconds;
use alquerque_study::lab::words::score;
use alquerque_study::number::{grouped, percentage};
use alquerque_study::words::move_text;

use crate::dom::{append, by_id, html, set_attribute};
use crate::study::numbers::{decimal, notation};
use crate::words::localize;

/// Appends new iterations, or replaces all if they belong to another search.
pub(super) fn render(iterations: &[Iteration]) -> Option<()> {
    let body = by_id("lab-iterations")?.query_selector("tbody").ok()??;
    let written = body.child_element_count() as usize / 2;
    // The duration of the last one distinguishes searches.
    let last = iterations.get(written.wrapping_sub(1)).map(mark);
    if written > 0 && (last.is_none() || last != body.get_attribute("data-last")) {
        body.set_text_content(None);
    }
    let written = body.child_element_count() as usize / 2;
    for iteration in iterations.iter().skip(written) {
        let row = html("tr", "", "")?;
        let cutoffs = iteration.cutoffs;
        let first = f64::from(cutoffs.by_first_move) / f64::from(cutoffs.all.max(1));
        let depth = html("th", "", &iteration.depth.to_string())?;
        set_attribute(&depth, "scope", "row");
        append(&row, &depth);
        let texts = [
            localize(&score(iteration, &decimal)),
            grouped(iteration.nodes),
            notation(&seconds(iteration.millis, &decimal)),
            grouped(cutoffs.all),
            if cutoffs.all == 0 { "\u{2013}".to_owned() } else { localize(&percentage(first)) },
        ];
        for text in texts {
            append(&row, &html("td", "", &text)?);
        }
        append(&body, &row);
        let row = html("tr", "", "")?;
        let line = html("td", "line", &move_text(&iteration.line.join(" ")))?;
        set_attribute(&line, "colspan", "6");
        set_attribute(&line, "dir", "ltr");
        append(&row, &line);
        append(&body, &row);
        set_attribute(&body, "data-last", &mark(iteration));
    }
    Some(())
}

fn mark(iteration: &Iteration) -> String {
    format!("{} {} {}", iteration.depth, iteration.nodes, crate::dom::fixed(iteration.millis, 1))
}
