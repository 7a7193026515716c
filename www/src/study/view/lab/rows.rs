//! The moves with a bar for each side, in an order that does not depend on the results.

use alquerque_app::state::State;
use alquerque_study::lab::Lab;
use alquerque_study::lab::section::Section;
use alquerque_study::lab::side::Side;
use alquerque_study::lab::view_model::{Bar, Row};
use alquerque_study::words::move_text;
use web_sys::Element;

use crate::dom::{add, by_id, fixed, set_attribute, set_attribute_by_id, set_flag, set_style, write};
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
        set_attribute_by_id("lab-moves", "data-of", lab.section.name());
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
            let item = add(&list, "li", if is_long { "long" } else { "" }, "")?;
            add(&item, "span", "mv", &move_text(&row.mv))?;
            let pair = add(&item, "div", "pair", "")?;
            let bars = Side::ALL.into_iter().filter_map(|side| BuiltBar::new(&pair, side)).collect();
            self.built.push(BuiltRow { mv: row.mv.clone(), bars });
        }
        Some(())
    }
}

impl BuiltBar {
    fn new(pair: &Element, side: Side) -> Option<Self> {
        let whole = add(pair, "div", &format!("lab-bar lab-{}", side.name()), "")?;
        set_attribute(&whole, "data-side", side.name());
        add(&whole, "span", "side", side.title())?;
        let track = add(&whole, "span", "track", "")?;
        Some(Self {
            length: add(&track, "span", "length", "")?,
            mark: add(&track, "span", "mark", "")?,
            figure: add(&whole, "span", "figure", "")?,
            more: add(&whole, "span", "more", "")?,
            whole,
        })
    }

    fn write(&self, bar: Option<&Bar>) {
        let side = self.whole.get_attribute("data-side").unwrap_or_default();
        let best = if bar.is_some_and(|bar| bar.is_best) { " best" } else { "" };
        let certain = if bar.is_some_and(|bar| bar.is_certain) { " certain" } else { "" };
        set_attribute(&self.whole, "class", &format!("lab-bar lab-{side}{best}{certain}"));
        let mark = bar.and_then(|bar| bar.mark);
        set_flag(&self.mark, "hidden", mark.is_none());
        let (from, to) = mark.unwrap_or_default();
        let lengths = [
            (&self.length, "width", bar.map_or(0.0, |bar| bar.share)),
            (&self.mark, "left", from),
            (&self.mark, "width", to - from),
        ];
        for (element, property, share) in lengths {
            set_style(element, property, &format!("{}%", fixed(share * 100.0, 1)));
        }
        write(&self.figure, &bar.map(|bar| localize(&bar.figure)).unwrap_or_default());
        write(&self.more, &bar.map(|bar| localize(&bar.more)).unwrap_or_default());
    }
}
