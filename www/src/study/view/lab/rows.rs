//! The moves with a bar for each side, in an order that does not depend on the results.

use alquerque_app::state::State;
use alquerque_study::lab::Lab;
use alquerque_study::lab::section::Section;
use alquerque_study::lab::side::Side;
use alquerque_study::lab::view_model::{Bar, Row};
use alquerque_study::words::move_text;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::dom::{append, by_id, html, set_attribute, set_flag};
use crate::words::localize;

/// Maximum length of a move that fits beside its bars; a longer one goes above them.
const MAX_LEN_BESIDE: usize = 6;

/// The rows on the page.
#[derive(Default)]
pub(super) struct Rows {
    built: Vec<BuiltRow>,
}

struct BuiltRow {
    mv: String,
    bars: Vec<BuiltBar>,
}

struct BuiltBar {
    whole: Element,
    length: Element,
    mark: Element,
    figure: Element,
    more: Element,
}

impl Rows {
    /// Renders changes.
    pub(super) fn render(&mut self, lab: &Lab, state: &State) {
        let rows = lab.rows(state);
        if let Some(section) = by_id("lab-moves") {
            set_attribute(&section, "data-of", lab.section.name());
        }
        if !self.built.iter().map(|row| &row.mv).eq(rows.iter().map(|row| &row.mv)) {
            self.build(&rows);
        }
        for (built, row) in self.built.iter().zip(&rows) {
            for ((built, bar), side) in built.bars.iter().zip(&row.bars).zip(Side::ALL) {
                set_flag(&built.whole, "hidden", lab.section == Section::Runs && !lab.runs_of.has(side));
                built.write(bar.as_ref());
            }
        }
    }

    fn build(&mut self, rows: &[Row]) -> Option<()> {
        let list = by_id("lab-rows")?;
        list.set_text_content(None);
        self.built.clear();
        for row in rows {
            let is_long = row.mv.chars().count() > MAX_LEN_BESIDE;
            let item = html("li", if is_long { "long" } else { "" }, "")?;
            append(&item, &html("span", "mv", &move_text(&row.mv))?);
            let pair = html("div", "pair", "")?;
            append(&item, &pair);
            let bars = Side::ALL.into_iter().filter_map(|side| BuiltBar::new(&pair, side)).collect();
            append(&list, &item);
            self.built.push(BuiltRow { mv: row.mv.clone(), bars });
        }
        Some(())
    }
}

impl BuiltBar {
    fn new(pair: &Element, side: Side) -> Option<Self> {
        let whole = html("div", "", "")?;
        let track = html("span", "track", "")?;
        let built = Self {
            length: html("span", "length", "")?,
            mark: html("span", "mark", "")?,
            figure: html("span", "figure", "")?,
            more: html("span", "more", "")?,
            whole,
        };
        append(&built.whole, &html("span", "side", side.title())?);
        append(&track, &built.length);
        append(&track, &built.mark);
        for part in [&track, &built.figure, &built.more] {
            append(&built.whole, part);
        }
        set_attribute(&built.whole, "class", &format!("lab-bar lab-{}", side.name()));
        set_attribute(&built.whole, "data-side", side.name());
        append(pair, &built.whole);
        Some(built)
    }

    fn write(&self, bar: Option<&Bar>) {
        let side = self.whole.get_attribute("data-side").unwrap_or_default();
        let best = if bar.is_some_and(|bar| bar.is_best) { " best" } else { "" };
        let certain = if bar.is_some_and(|bar| bar.is_certain) { " certain" } else { "" };
        set_attribute(&self.whole, "class", &format!("lab-bar lab-{side}{best}{certain}"));
        let mark = bar.and_then(|bar| bar.mark);
        set_flag(&self.mark, "hidden", mark.is_none());
        let (from, to) = mark.unwrap_or_default();
        set_percents(&self.length, "width", bar.map_or(0.0, |bar| bar.share));
        set_percents(&self.mark, "left", from);
        set_percents(&self.mark, "width", to - from);
        let texts = [bar.map(|bar| localize(&bar.figure)), bar.map(|bar| localize(&bar.more))];
        for (element, text) in [&self.figure, &self.more].into_iter().zip(texts) {
            let text = text.unwrap_or_default();
            if element.text_content().as_deref() != Some(&text) {
                element.set_text_content(Some(&text));
            }
        }
    }
}

fn set_percents(element: &Element, property: &str, share: f64) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        // Fails only for invalid property names.
        let _ = element.style().set_property(property, &format!("{}%", crate::dom::fixed(share * 100.0, 1)));
    }
}
