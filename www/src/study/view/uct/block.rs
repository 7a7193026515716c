//! A block of the icicle plot: a node of the tree.

use alquerque_messages::analysis::uct::ViewNode;
use alquerque_study::text::grouped;
use alquerque_study::uct::icicle::{Cell, Sign};
use web_sys::Element;

use crate::dom::{add_svg, set_attribute, set_state, set_text, short, svg};

/// Distance between rows, in pixels.
pub(super) const ROW: usize = 24;
/// Width of a character, and the margins of a text, in pixels.
const CHARACTER: f64 = 7.2;
const MARGINS: f64 = 6.0;
/// A node on the page.
pub(super) struct Block {
    pub(super) group: Element,
    rect: Element,
    sign: Option<(Sign, Element)>,
    text: Option<Element>,
    pub(super) cell: Cell,
    /// Whether it is in the latest picture.
    pub(super) is_seen: bool,
}

/// Creates a block below the ring.
pub(super) fn new_block(root: &Element, ring: Option<&Element>, cell: &Cell) -> Block {
    let attributes = [
        ("class", "block"),
        ("role", "treeitem"),
        ("data-study", "uct-node"),
        ("data-node", &*cell.id.to_string()),
        ("aria-level", &(cell.row + 1).to_string()),
        ("aria-selected", "false"),
        ("tabindex", "-1"),
    ];
    let group = svg("g", &attributes);
    let rect = add_svg(&group, "rect", &[("height", &(ROW - 1).to_string())]);
    // Fails only if the ring is elsewhere.
    let _ = root.insert_before(&group, ring.map(AsRef::as_ref));
    Block { group, rect, sign: None, text: None, cell: cell.clone(), is_seen: true }
}

impl Block {
    /// Moves it to its cell.
    pub(super) fn place(&self, cell: &Cell, is_new: bool) {
        let before = &self.cell;
        if is_new || (before.x, before.width) != (cell.x, cell.width) {
            set_place(&self.rect, cell);
        }
        if is_new || before.row != cell.row {
            set_attribute(&self.rect, "y", &(cell.row * ROW).to_string());
            set_attribute(&self.group, "aria-level", &(cell.row + 1).to_string());
        }
        if is_new || before.shade != cell.shade {
            set_attribute(&self.rect, "class", &format!("shade-{}", cell.shade));
        }
    }

    /// Makes it reachable with the Tab key, or not.
    pub(super) fn select(&self, is_selected: bool) {
        set_attribute(&self.group, "tabindex", if is_selected { "0" } else { "-1" });
        set_state(&self.group, "aria-selected", is_selected);
    }

    /// Draws a pattern over the colour of a proven node.
    pub(super) fn write_sign(&mut self, sign: Option<Sign>, is_moved: bool, cell: &Cell) {
        if self.sign.as_ref().map(|(sign, _)| *sign) != sign || (self.sign.is_some() && self.cell.row != cell.row) {
            if let Some((_, old)) = self.sign.take() {
                old.remove();
            }
            self.sign = sign.map(|sign| {
                let class = format!("sign {}", sign.name());
                let (y, height) = ((cell.row * ROW).to_string(), (ROW - 1).to_string());
                let rect = svg("rect", &[("class", &class), ("y", &y), ("height", &height)]);
                set_place(&rect, cell);
                // Inserting beside a rectangle in its group cannot fail.
                let _ = self.rect.after_with_node_1(&rect);
                (sign, rect)
            });
        } else if is_moved && let Some((_, rect)) = &self.sign {
            set_place(rect, cell);
        }
    }

    /// Writes the move, if there is room.
    pub(super) fn write_text(&mut self, node: &ViewNode, cell: &Cell, width: f64) {
        let room = cell.width * width - MARGINS;
        let text = if node.mv.is_empty() { grouped(node.visits) } else { node.mv.clone() };
        if room < CHARACTER * text.chars().count() as f64 {
            if let Some(text) = self.text.take() {
                text.remove();
            }
            return;
        }
        let element = self.text.get_or_insert_with(|| add_svg(&self.group, "text", &[("aria-hidden", "true")]));
        set_text(element, &text);
        set_attribute(element, "x", &format!("{}%", short(100.0 * (cell.x + cell.width / 2.0))));
        set_attribute(element, "y", &(cell.row * ROW + 16).to_string());
    }
}

/// Moves a rectangle to its cell.
pub(super) fn set_place(rect: &Element, cell: &Cell) {
    set_attribute(rect, "x", &format!("{}%", short(100.0 * cell.x)));
    set_attribute(rect, "width", &format!("{}%", short(100.0 * cell.width)));
}
