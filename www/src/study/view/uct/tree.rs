//! The tree as an icicle plot of blocks, navigable by keyboard.

use std::collections::BTreeMap;

use alquerque_app::state::State;
use alquerque_messages::analysis::uct::ViewNode;
use alquerque_study::text::grouped;
use alquerque_study::uct::icicle::{Cell, Sign, layout};
use alquerque_study::uct::{Uct, words};
use web_sys::Element;

use crate::dom::{
    add_svg, by_id, focus, has_focus, set_attribute, set_attributes, set_flag, set_state, set_text, short, svg,
};
use crate::words::grouped_decimal;
use crate::words::{localize, write};

/// Number of pictures between updates of the screen reader texts during a search.
const WORDS_INTERVAL: u32 = 10;

/// The blocks on the page by node.
#[derive(Default)]
pub(crate) struct TreeView {
    blocks: BTreeMap<u32, Block>,
    shown: Option<(u32, i32)>,
    cursor: Option<u32>,
    /// Marks the selected block, above all others.
    ring: Option<Element>,
    drawn: u32,
}

impl TreeView {
    /// Renders a new picture.
    pub(crate) fn render(&mut self, uct: &Uct, state: &State) {
        let Some(root) = by_id("uct-tree") else { return };
        let width = root.client_width();
        let key = (uct.live.version, width);
        if self.shown.replace(key) == Some(key) {
            return;
        }
        let view = uct.live.view.as_ref();
        let cells = view.map_or_else(Vec::new, |view| layout(view, state.game.record.to_move()));
        self.drawn = self.drawn.wrapping_add(1);
        let is_told = self.drawn.is_multiple_of(WORDS_INTERVAL) || view.is_some_and(|view| !view.is_running);
        if self.ring.is_none() && !cells.is_empty() {
            let ring = [("class", "ring"), ("height", &*(ROW - 1).to_string()), ("aria-hidden", "true")];
            self.ring = Some(add_svg(&root, "rect", &ring));
        }
        for cell in cells {
            if let Some(node) = view.and_then(|view| view.picture.get(cell.index)) {
                self.draw(&root, cell, node, f64::from(width), is_told);
            }
        }
        // Removing a block loses the focus.
        let had_focus = has_focus(&root);
        self.blocks.retain(|_, block| {
            let stays = std::mem::take(&mut block.is_seen);
            if !stays {
                block.group.remove();
            }
            stays
        });
        self.move_cursor(uct.live.cursor(), had_focus);
    }

    fn draw(&mut self, root: &Element, cell: Cell, node: &ViewNode, width: f64, is_told: bool) {
        let is_new = !self.blocks.contains_key(&cell.id);
        let ring = self.ring.as_ref();
        let block = self.blocks.entry(cell.id).or_insert_with(|| new_block(root, ring, &cell));
        block.is_seen = true;
        block.move_to(&cell, is_new);
        block.write_sign(cell.sign, is_new || (block.cell.x, block.cell.width) != (cell.x, cell.width), &cell);
        // The root's count is also above the tree, and the two must agree. Screen readers would read each new count of the
        // focused block.
        let is_told = is_told || is_new || node.mv.is_empty() && !has_focus(&block.group);
        if is_told || !node.mv.is_empty() {
            block.write_text(node, &cell, width);
        }
        if is_told {
            let attributes = [
                ("aria-label", &*localize(&words::node(node, cell.sign, &grouped_decimal))),
                ("aria-posinset", &cell.among.to_string()),
                ("aria-setsize", &cell.siblings.to_string()),
            ];
            set_attributes(&block.group, &attributes);
        }
        block.cell = cell;
    }

    /// Makes one block reachable with the Tab key (roving tabindex) and moves the focus with it.
    fn move_cursor(&mut self, cursor: Option<u32>, had_focus: bool) {
        let before = std::mem::replace(&mut self.cursor, cursor);
        if before != cursor
            && let Some(block) = before.and_then(|before| self.blocks.get(&before))
        {
            block.select(false);
        }
        let block = cursor.and_then(|cursor| self.blocks.get(&cursor));
        if let Some(ring) = &self.ring {
            set_flag(ring, "hidden", block.is_none());
            if let Some(Block { cell, .. }) = block {
                set_place(ring, cell);
                set_attribute(ring, "y", &(cell.row * ROW).to_string());
            }
        }
        if let Some(block) = block {
            block.select(true);
            if had_focus && before != cursor {
                focus(&block.group);
            }
        }
    }
}

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
    pub(super) fn move_to(&self, cell: &Cell, is_new: bool) {
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
        let text = if node.mv.is_empty() { write(&grouped(node.visits).into()) } else { node.mv.clone() };
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
