//! The tree as an icicle plot of blocks, navigable by keyboard.

use std::collections::BTreeMap;

use alquerque_app::state::State;
use alquerque_messages::analysis::uct::ViewNode;
use alquerque_study::uct::Uct;
use alquerque_study::uct::icicle::{Cell, layout};
use alquerque_study::uct::words;
use web_sys::Element;

use super::block::{Block, ROW, new_block, set_place};
use crate::dom::{add_svg, by_id, focus, has_focus, set_attribute, set_attributes, set_flag};
use crate::study::numbers::decimal;
use crate::words::localize;

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
            if let Some(node) = view.and_then(|view| view.picture.get(cell.place)) {
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
        block.place(&cell, is_new);
        block.write_sign(cell.sign, is_new || (block.cell.x, block.cell.width) != (cell.x, cell.width), &cell);
        // The root's text is its count, which must agree with its label.
        if is_told || is_new || !node.mv.is_empty() {
            block.write_text(node, &cell, width);
        }
        if is_told || is_new {
            let attributes = [
                ("aria-label", &*localize(&words::node(node, cell.sign, &decimal))),
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
