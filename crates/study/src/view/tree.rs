//! The variation tree: lines of moves, each a button to the position after it.

use alquerque_app::markup::{Markup, Words};
use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_language::Phrase;

use crate::move_score::MoveScore;
use crate::number::Decimal;
use crate::tree_text::{Entry, blocks};

/// Maximum indentation of a block.
const MAX_INDENT: usize = 4;

/// The tree of a record, apart from the mark of the current position.
pub fn tree(record: &dyn AnyRecord, decimal: Decimal<'_>) -> Vec<Markup> {
    let about_start = record.tree().words(NodeId::ROOT);
    let about_start = Some(Markup::text("span", about_start).class("comment")).filter(|_| !about_start.is_empty());
    let start = about_start.map(|comment| Markup::new("p").class("block").child(comment));
    let game = record.board().game;
    let blocks = blocks(record).into_iter().map(|block| {
        // Deeper indentation doesn't fit.
        let depth = block.depth.min(MAX_INDENT);
        let paragraph = Markup::new("p").class("block");
        let paragraph = if depth > 0 { paragraph.with("data-depth", depth.to_string()) } else { paragraph };
        paragraph.children(block.entries.iter().flat_map(|entry| parts(entry, game, decimal)))
    });
    start.into_iter().chain(blocks).collect()
}

/// A move with its number, score and comment.
fn parts(entry: &Entry, game: GameId, decimal: Decimal<'_>) -> Vec<Markup> {
    let number = Some(Markup::text("span", &*entry.number).class("number")).filter(|_| !entry.number.is_empty());
    let mut button = Markup::button(&*entry.text)
        .with("dir", "ltr")
        .with("data-study", "select")
        .with("data-node", entry.node.index().to_string());
    if entry.helped {
        let helped = Words::concat([" ".into(), Phrase::new("study-helped").into()]);
        button = button.child(Markup::text("span", helped).class("visually-hidden"));
    }
    // In digits beside the button, which has it in words.
    let figures = entry.score.map(|score| {
        let words = score.words(game, decimal);
        button.attributes.push(("aria-description", words.clone().into()));
        let class = if matches!(score, MoveScore::Certain(_)) { "score certain" } else { "score" };
        Markup::text("span", score.figures(decimal)).class(class).with("aria-hidden", "true").with("title", words)
    });
    // No line break between a number and its move.
    let class = if entry.helped { "numbered helped" } else { "numbered" };
    let mv = Markup::new("span").class(class).children(number).child(button);
    let comment = Markup::text("span", format!(" {} ", entry.comment)).class("comment");
    let comment = Some(comment).filter(|_| !entry.comment.is_empty());
    // Allow a line break between moves.
    [Some(mv), figures, Some(Markup::new("wbr")), comment].into_iter().flatten().collect()
}
