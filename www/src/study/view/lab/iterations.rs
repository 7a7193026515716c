//! Alpha-beta's iterations, each with its statistics and its line.

use alquerque_messages::analysis::lab::Iteration;
use alquerque_study::lab::view_model::seconds;
use alquerque_study::lab::words::score;
use alquerque_study::number::{grouped, percentage};
use alquerque_study::words::move_text;

use crate::dom::{add, by_id, query_in, set_attribute, set_attributes};
use crate::study::numbers::{decimal, notation};
use crate::words::localize;

/// Appends new iterations, or replaces all if they belong to another search.
pub(super) fn render(iterations: &[Iteration]) -> Option<()> {
    let body = query_in(&by_id("lab-iterations")?, "tbody")?;
    let written = body.child_element_count() as usize / 2;
    // The duration of the last one distinguishes searches.
    let last = iterations.get(written.wrapping_sub(1)).map(mark);
    if written > 0 && (last.is_none() || last != body.get_attribute("data-last")) {
        body.set_text_content(None);
    }
    let written = body.child_element_count() as usize / 2;
    for iteration in iterations.iter().skip(written) {
        let row = add(&body, "tr", "", "")?;
        let cutoffs = iteration.cutoffs;
        let first = f64::from(cutoffs.by_first_move) / f64::from(cutoffs.all.max(1));
        let depth = add(&row, "th", "", &iteration.depth.to_string())?;
        set_attribute(&depth, "scope", "row");
        let texts = [
            localize(&score(iteration, &decimal)),
            grouped(iteration.nodes),
            notation(&seconds(iteration.millis, &decimal)),
            grouped(cutoffs.all),
            if cutoffs.all == 0 { "\u{2013}".to_owned() } else { localize(&percentage(first)) },
        ];
        for text in texts {
            add(&row, "td", "", &text)?;
        }
        let row = add(&body, "tr", "", "")?;
        let line = add(&row, "td", "line", &move_text(&iteration.line.join(" ")))?;
        set_attributes(&line, &[("colspan", "6"), ("dir", "ltr")]);
        set_attribute(&body, "data-last", &mark(iteration));
    }
    Some(())
}

fn mark(iteration: &Iteration) -> String {
    format!("{} {} {}", iteration.depth, iteration.nodes, crate::dom::fixed(iteration.millis, 1))
}
