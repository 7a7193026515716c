//! The numbers of a stage: children with their bounds, a playout, or the updates of backpropagation.

use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::{Candidate, Iteration, Numbers};
use alquerque_study::number::grouped;
use alquerque_study::uct::Uct;
use alquerque_study::uct::formula::Formula;
use alquerque_study::uct::stage::Stage;
use alquerque_study::uct::steps::CurrentIteration;
use alquerque_study::uct::words;
use alquerque_study::words::move_text;
use web_sys::Element;

use crate::dom::{add, by_id, query_in};
use crate::study::numbers::{decimal, notation};
use crate::words::localize;

/// Maximum number of moves shown of a playout, counted from its end.
const MAX_MOVES: usize = 24;

/// Renders the numbers. Hides the outcome of this stage if the tour `asks` about it.
pub(super) fn write(uct: &Uct, current: &CurrentIteration, asks: bool) -> Option<()> {
    let list = by_id("uct-detail")?;
    list.set_text_content(None);
    list.set_scroll_top(0);
    write_stage(&list, uct, current, asks);
    show_marked(&list)
}

fn write_stage(list: &Element, uct: &Uct, current: &CurrentIteration, asks: bool) -> Option<()> {
    match (current.stage(), &current.iteration) {
        (Stage::Selection(depth), Some(iteration)) => {
            let choice = iteration.selection.get(depth)?;
            if asks {
                return write_summands(list, &choice.candidates, choice.visits);
            }
            write_candidates(list, &choice.candidates, Some(choice.chosen), choice.visits, uct)
        }
        (Stage::Playout(made), Some(iteration)) => write_playout(list, iteration, made),
        (Stage::Expansion, Some(iteration)) => write_updates(list, iteration, None, 0),
        (Stage::Backpropagation(up), Some(iteration)) => {
            write_updates(list, iteration, Some(up), up + 1 - usize::from(asks))
        }
        _ => write_candidates(list, &current.root, None, current.number, uct),
    }
}

/// Scrolls to the marked row, which may be the last.
fn show_marked(list: &Element) -> Option<()> {
    let marked = query_in(list, ".marked")?;
    let below = marked.get_bounding_client_rect().bottom() - list.get_bounding_client_rect().bottom();
    if below > 0.0 {
        #[expect(clippy::cast_possible_truncation, reason = "whole pixels")]
        list.set_scroll_top(below.ceil() as i32 + 1);
    }
    Some(())
}

/// Lists the children with their bounds, highest first.
fn write_candidates(
    list: &Element,
    candidates: &[Candidate],
    chosen: Option<u32>,
    visits: u32,
    uct: &Uct,
) -> Option<()> {
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    let bound = |place: usize| match &candidates[place] {
        candidate if chosen.is_some_and(|chosen| chosen as usize == place) => {
            f32::INFINITY.max(candidate.bound.unwrap_or_default())
        }
        Candidate { visits: 0, proven: None, .. } => f32::MAX,
        candidate => candidate.bound.unwrap_or(f32::MIN),
    };
    order.sort_by(|&one, &other| bound(other).total_cmp(&bound(one)));
    for place in order {
        let candidate = &candidates[place];
        let text = match Formula::new(candidate, visits, uct.steps.exploration()) {
            Some(formula) => notation(&formula.text(&decimal)),
            None => localize(&words::no_bound(candidate)),
        };
        let is_chosen = chosen.is_some_and(|chosen| chosen as usize == place);
        add_row(list, &candidate.mv, &text, is_chosen)?;
    }
    Some(())
}

/// Lists the children with the terms of their bounds, in the game's order of moves.
fn write_summands(list: &Element, candidates: &[Candidate], visits: u32) -> Option<()> {
    for candidate in candidates {
        let text = match Formula::new(candidate, visits, 0.0) {
            Some(formula) => notation(&formula.summands(&decimal)),
            None => localize(&words::no_bound(candidate)),
        };
        add_row(list, &candidate.mv, &text, false)?;
    }
    Some(())
}

fn write_playout(list: &Element, iteration: &Iteration, made: usize) -> Option<()> {
    let moves = &iteration.playout.as_ref()?.moves;
    for number in made.saturating_sub(MAX_MOVES)..made {
        add_row(list, &(number + 1).to_string(), &move_text(moves.get(number)?), number + 1 == made)?;
    }
    Some(())
}

/// Lists the path from the root to the leaf, as drawn, with the first `done` updates, which begin at the leaf.
fn write_updates(list: &Element, iteration: &Iteration, up: Option<usize>, done: usize) -> Option<()> {
    for (place, update) in iteration.updates.iter().enumerate().rev() {
        let depth = iteration.selection.len().checked_sub(place + 1);
        let choice = depth.and_then(|depth| iteration.selection.get(depth));
        let mv = choice.and_then(|choice| choice.candidates.get(choice.chosen as usize));
        let text = if place < done { change(&update.before, &update.after) } else { numbers(&update.before) };
        let name = mv.map_or_else(|| localize(&Phrase::new("uct-root")), |mv| mv.mv.clone());
        add_row(list, &name, &text, up == Some(place))?;
    }
    Some(())
}

fn numbers(numbers: &Numbers) -> String {
    notation(&format!("N {} \u{b7} Q {}", grouped(numbers.visits), words::whole_or_half(numbers.points, &decimal)))
}

fn change(before: &Numbers, after: &Numbers) -> String {
    let points = |numbers: &Numbers| words::whole_or_half(numbers.points, &decimal);
    let mean = |numbers: &Numbers| words::mean(numbers.visits, numbers.points, &decimal);
    notation(&format!(
        "N {} \u{2192} {} \u{b7} Q {} \u{2192} {} \u{b7} Q/N {} \u{2192} {}",
        grouped(before.visits),
        grouped(after.visits),
        points(before),
        points(after),
        mean(before),
        mean(after)
    ))
}

fn add_row(list: &Element, name: &str, text: &str, is_marked: bool) -> Option<()> {
    let item = add(list, "li", if is_marked { "marked" } else { "" }, "")?;
    add(&item, "b", "", &move_text(name))?;
    add(&item, "span", "", text)?;
    Some(())
}
