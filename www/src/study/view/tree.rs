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

use crate::dom::{append, by_id, html, set_attribute, set_flag, set_shown};
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
            let marked = by_id("tree")?.query_selector("[aria-current]").ok().flatten();
            if let Some(marked) = marked {
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
            let paragraph = html("p", "block", "")?;
            append(&paragraph, &html("span", "comment", about_start)?);
            append(&root, &paragraph);
        }
        self.buttons.clear();
        self.current = None;
        for block in blocks {
            let paragraph = html("p", "block", "")?;
            if block.depth > 0 {
                // Deeper indentation doesn't fit.
                set_attribute(&paragraph, "data-depth", &block.depth.min(MAX_INDENT).to_string());
            }
            for entry in &block.entries {
                // No line break between a number and its move.
                let place = html("span", "numbered", "")?;
                append(&paragraph, &place);
                if !entry.number.is_empty() {
                    append(&place, &html("span", "number", &entry.number)?);
                }
                let button = html("button", "", &entry.text)?;
                set_attribute(&button, "type", "button");
                set_attribute(&button, "dir", "ltr");
                set_attribute(&button, "data-study", "select");
                set_attribute(&button, "data-node", &entry.node.index().to_string());
                append(&place, &button);
                let figures = entry.score.and_then(|score| self::score(score, &button, game));
                if entry.helped {
                    set_attribute(&place, "class", "numbered helped");
                    append(
                        &button,
                        &html("span", "visually-hidden", &format!(" {}", localize(&Phrase::new("study-helped"))))?,
                    );
                }
                if let Some(figures) = figures {
                    append(&paragraph, &figures);
                }
                // Allow a line break between moves.
                append(&paragraph, &html("wbr", "", "")?);
                if !entry.comment.is_empty() {
                    append(&paragraph, &html("span", "comment", &format!(" {} ", entry.comment))?);
                }
                self.buttons.insert(entry.node, button);
            }
            append(&root, &paragraph);
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
    for (name, value) in [("aria-hidden", "true"), ("title", &words[..])] {
        set_attribute(&figures, name, value);
    }
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
