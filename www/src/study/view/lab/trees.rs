//! The trees of both searches as icicle plots.

use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_study::lab::Lab;
use alquerque_study::lab::export::icicle::{Bar, Room, drawing_with};
use alquerque_study::lab::side::Side;
use alquerque_study::lab::words::tree as told;
use alquerque_study::number::{percents, tenths};
use web_sys::Element;

use crate::dom::{append, by_id, set_attribute, svg, text_of};
use crate::words::{localize, set_phrase_or_empty};

/// Number of rows.
const ROWS: usize = 8;
const ROW: f64 = 22.0;

/// The pictures on the page: the trees they show, and their widths.
#[derive(Default)]
pub(super) struct Trees([Option<(u32, i32)>; 2]);

impl Trees {
    /// Renders changes.
    pub(super) fn render(&mut self, lab: &Lab, state: &State) -> Option<()> {
        for (shown, side) in self.0.iter_mut().zip(Side::ALL) {
            let picture = by_id(&format!("lab-tree-{}", side.name()))?;
            let tree = lab.tree(state, side);
            let width = picture.client_width();
            let now = tree.map(|(number, _)| (number, width));
            if std::mem::replace(shown, now) == now {
                continue;
            }
            picture.set_text_content(None);
            let nodes = tree.map_or(&[][..], |(_, nodes)| nodes);
            let room = Room { width: width.into(), height: ROW * ROWS as f64, rows: ROWS, row: (ROW, ROW) };
            let (width, height) = (width.to_string(), text_of(room.height));
            set_attribute(&picture, "viewBox", &format!("0 0 {width} {height}"));
            // As beside the bars above.
            let percentage = |mean: f64| localize(&Phrase::new("percentage").number("number", percents(mean)));
            for bar in &drawing_with(nodes, room, &percentage).bars {
                draw(&picture, bar);
            }
            set_phrase_or_empty(&format!("lab-tree-says-{}", side.name()), told(side, nodes).as_ref());
        }
        Some(())
    }
}

fn draw(picture: &Element, bar: &Bar) -> Option<()> {
    let proven = if bar.is_proven { " proven" } else { "" };
    let class = format!("shade-{}{proven}", bar.shade);
    let [x, y, width, height] = [bar.x, bar.y, bar.width, bar.height].map(tenths);
    let attributes = [("class", &*class), ("x", &x), ("y", &y), ("width", &width), ("height", &height)];
    append(picture, &svg("rect", &attributes)?);
    if !bar.label.is_empty() {
        let (x, y) = bar.label_place();
        let label = svg("text", &[("x", &tenths(x)), ("y", &tenths(y))])?;
        label.set_text_content(Some(&bar.label));
        append(picture, &label);
    }
    Some(())
}
