//! The root moves as bars: their visits, and their bounds as mean and exploration term.

use alquerque_app::state::State;
use alquerque_messages::analysis::uct::{Candidate, View};
use alquerque_study::number::{grouped, percentage};
use alquerque_study::uct::Uct;
use alquerque_study::uct::formula::Formula;
use alquerque_study::uct::icicle::Sign;
use alquerque_study::uct::words;
use alquerque_study::words::move_text;
use web_sys::Element;

use crate::dom::{add, append, button, by_id, fixed, set_attribute, set_style, write};
use crate::study::numbers::{decimal, notation};
use crate::words::localize;

/// The bars on the page.
#[derive(Default)]
pub(crate) struct Bars {
    shown: Option<u32>,
    moves: Vec<String>,
    rows: Vec<Row>,
}

struct Row {
    item: Element,
    visits: Element,
    mean: Element,
    term: Element,
    count: Element,
    formula: Element,
}

impl Bars {
    /// Renders changes. Rows keep the order of the move list, so that they don't jump.
    pub(crate) fn render(&mut self, uct: &Uct, state: &State) -> Option<()> {
        if self.shown.replace(uct.live.version) == Some(uct.live.version) && !self.rows.is_empty() {
            return None;
        }
        let empty = View::default();
        let view = uct.live.view.as_ref().unwrap_or(&empty);
        let moves: Vec<String> = if view.root.is_empty() {
            state.game.legal.iter().map(|turn| turn.text.clone()).collect()
        } else {
            view.root.iter().map(|candidate| candidate.mv.clone()).collect()
        };
        if self.moves != moves {
            let list = by_id("uct-moves")?;
            list.set_text_content(None);
            self.rows = moves.iter().enumerate().filter_map(|(place, mv)| new_row(&list, place, mv)).collect();
            self.moves = moves;
        }
        let bounds = view.root.iter().filter_map(|candidate| candidate.bound);
        let whole = f64::from(bounds.fold(1.0, f32::max));
        let next = next_place(&view.root);
        let most = view.root.iter().map(|candidate| candidate.visits).max().unwrap_or_default();
        for (place, (row, candidate)) in self.rows.iter().zip(&view.root).enumerate() {
            row.write(candidate, view.playouts, whole, uct, state);
            set_attribute(&row.item, "data-next", if next == Some(place) { "yes" } else { "" });
            let is_best = candidate.visits == most && most > 0;
            set_attribute(&row.item, "data-best", if is_best { "yes" } else { "" });
        }
        Some(())
    }
}

/// Returns the index of the move to try next: the first unvisited one, or the one with the highest bound.
fn next_place(root: &[Candidate]) -> Option<usize> {
    let new = root.iter().position(|candidate| candidate.visits == 0 && candidate.proven.is_none());
    new.or_else(|| {
        let bounds = root.iter().enumerate().filter_map(|(place, candidate)| Some((place, candidate.bound?)));
        // The first of equal bounds.
        bounds.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(place, _)| place)
    })
}

fn new_row(list: &Element, place: usize, mv: &str) -> Option<Row> {
    let item = add(list, "li", "", "")?;
    let does = [("dir", "ltr"), ("data-study", "uct-root"), ("data-place", &*place.to_string())];
    append(&item, &button("", &move_text(mv), &does)?);
    let bars = add(&item, "span", "bars", "")?;
    let (thin, thick) = (add(&bars, "span", "thin", "")?, add(&bars, "span", "thick", "")?);
    let numbers = add(&item, "span", "numbers", "")?;
    Some(Row {
        visits: add(&thin, "i", "visits", "")?,
        mean: add(&thick, "i", "mean", "")?,
        term: add(&thick, "i", "term", "")?,
        count: add(&numbers, "b", "", "")?,
        formula: add(&numbers, "span", "", "")?,
        item,
    })
}

impl Row {
    fn write(&self, candidate: &Candidate, playouts: u32, whole: f64, uct: &Uct, state: &State) {
        let share = f64::from(candidate.visits) / f64::from(playouts.max(1));
        set_width(&self.visits, share);
        let sign = candidate.proven.map(|proven| Sign::new(proven, state.game.record.to_move()));
        let formula = Formula::new(candidate, playouts, uct.exploration);
        let (mean, term) = match formula {
            Some(formula) => (formula.mean.max(0.0), formula.term),
            // A win fills the bar.
            None => (candidate.proven.map_or(0.0, |_| candidate.mean), 0.0),
        };
        set_width(&self.mean, f64::from(mean) / whole);
        set_width(&self.term, if candidate.visits == 0 { 1.0 } else { f64::from(term) / whole });
        let count = format!("{} ({})", notation(&grouped(candidate.visits)), localize(&percentage(share)));
        write(&self.count, &count);
        let mut text = match formula {
            Some(formula) => notation(&formula.short_text(&decimal)),
            None => localize(&words::no_bound(candidate)),
        };
        if let (Some(sign), Some(_)) = (sign, formula) {
            text += &localize(&words::sign(Some(sign)));
        }
        write(&self.formula, &text);
    }
}

fn set_width(element: &Element, share: f64) {
    set_style(element, "width", &format!("{}%", fixed(100.0 * share.clamp(0.0, 1.0), 1)));
}
