//! The root moves as bars: their visits, and their bounds as mean and exploration term.

use alquerque_app::state::State;
use alquerque_messages::analysis::uct::View;
use alquerque_study::number::{grouped, percentage};
use alquerque_study::uct::Uct;
use alquerque_study::uct::bars::{Bar, bars};
use alquerque_study::uct::chart::percent;
use alquerque_study::uct::words;
use alquerque_study::words::move_text;
use web_sys::Element;

use crate::dom::{add, append, button, by_id, set_attribute, set_style, write};
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
        let bars = bars(view, uct.exploration, state.game.record.to_move(), &decimal);
        for (row, bar) in self.rows.iter().zip(&bars) {
            row.write(bar);
        }
        Some(())
    }
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
    fn write(&self, bar: &Bar) {
        let [mean, term] = bar.bound;
        for (element, share) in [(&self.visits, bar.share), (&self.mean, mean), (&self.term, term)] {
            set_style(element, "width", &format!("{}%", percent(share.clamp(0.0, 1.0))));
        }
        write(&self.count, &format!("{} ({})", notation(&grouped(bar.visits)), localize(&percentage(bar.share))));
        let text = match (&bar.formula, bar.sign) {
            (Ok(formula), Some(sign)) => notation(formula) + &localize(&words::sign(Some(sign))),
            (Ok(formula), None) => notation(formula),
            (Err(why), _) => localize(why),
        };
        write(&self.formula, &text);
        set_attribute(&self.item, "data-next", if bar.is_next { "yes" } else { "" });
        set_attribute(&self.item, "data-best", if bar.is_best { "yes" } else { "" });
    }
}
