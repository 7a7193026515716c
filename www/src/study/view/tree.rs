//! The variation tree: lines of moves, each a button to the position after it.

use std::collections::BTreeMap;

use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_core::record::NodeId;
use alquerque_language::Phrase;
use alquerque_study::Study;
use alquerque_study::move_score::MoveScore;
use alquerque_study::tree_text::{Block, blocks};
use web_sys::Element;

use crate::dom::{add, append, button, by_id, html, query_in, set_attribute, set_attributes, set_flag, set_shown};
use crate::study::numbers::decimal;
use crate::words::localize;

/// Maximum indentation of a block.
const MAX_INDENT: usize = 4;

/// The tree on the page. A step changes two of its moves.
#[derive(Default)]
pub(crate) struct TreeView {
    /// Revisions of everything it shows except the current position.
    shown: Option<(u64, usize, [u32; 2])>,
    buttons: BTreeMap<NodeId, Element>,
    current: Option<NodeId>,
}

impl TreeView {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let tree = state.game.record.tree();
        // Scores appear all at once when a review has ended.
        let key = (tree.state()[1], tree.len(), [study.edited, study.review.revision_of_scores()]);
        if self.shown.replace(key) != Some(key) {
            self.write(tree.words(NodeId::ROOT), &blocks(&*state.game.record), state.game.record.board().game)?;
            set_shown("tree-empty", tree.len() == 1);
        }
        let current = tree.current();
        if self.current.replace(current) != Some(current) {
            if let Some(marked) = query_in(&by_id("tree")?, "[aria-current]") {
                set_flag(&marked, "aria-current", false);
            }
            if let Some(button) = self.buttons.get(&current) {
                set_attribute(button, "aria-current", "true");
                into_view(button);
            }
        }
        Some(())
    }

    fn write(&mut self, about_start: &str, blocks: &[Block], game: GameId) -> Option<()> {
        let root = by_id("tree")?;
        root.set_text_content(None);
        if !about_start.is_empty() {
            add(&add(&root, "p", "block", "")?, "span", "comment", about_start)?;
        }
        self.buttons.clear();
        self.current = None;
        for block in blocks {
            let paragraph = add(&root, "p", "block", "")?;
            if block.depth > 0 {
                // Deeper indentation doesn't fit.
                set_attribute(&paragraph, "data-depth", &block.depth.min(MAX_INDENT).to_string());
            }
            for entry in &block.entries {
                // No line break between a number and its move.
                let place = add(&paragraph, "span", "numbered", "")?;
                if !entry.number.is_empty() {
                    add(&place, "span", "number", &entry.number)?;
                }
                let node = entry.node.index().to_string();
                let does = [("dir", "ltr"), ("data-study", "select"), ("data-node", &*node)];
                let button = button("", &entry.text, &does)?;
                append(&place, &button);
                let figures = entry.score.and_then(|score| self::score(score, &button, game));
                if entry.helped {
                    set_attribute(&place, "class", "numbered helped");
                    let helped = format!(" {}", localize(&Phrase::new("study-helped")));
                    add(&button, "span", "visually-hidden", &helped)?;
                }
                if let Some(figures) = figures {
                    append(&paragraph, &figures);
                }
                // Allow a line break between moves.
                add(&paragraph, "wbr", "", "")?;
                if !entry.comment.is_empty() {
                    add(&paragraph, "span", "comment", &format!(" {} ", entry.comment))?;
                }
                self.buttons.insert(entry.node, button);
            }
        }
        Some(())
    }
}

/// The score after a move in digits; its button has it in words.
fn score(score: MoveScore, button: &Element, game: GameId) -> Option<Element> {
    let words = localize(&score.words(game, &decimal));
    set_attribute(button, "aria-description", &words);
    let class = if matches!(score, MoveScore::Certain(_)) { "score certain" } else { "score" };
    let figures = html("span", class, &localize(&score.figures(&decimal)))?;
    set_attributes(&figures, &[("aria-hidden", "true"), ("title", &words)]);
    Some(figures)
}

/// Scrolls the list, and nothing else, until the move is visible.
fn into_view(button: &Element) -> Option<()> {
    let list = by_id("tree")?;
    let (own, all) = (button.get_bounding_client_rect(), list.get_bounding_client_rect());
    let by = if own.top() < all.top() {
        own.top() - all.top()
    } else if own.bottom() > all.bottom() {
        own.bottom() - all.bottom()
    } else {
        return None;
    };
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a page")]
    list.set_scroll_top(list.scroll_top() + by.round() as i32);
    Some(())
}
