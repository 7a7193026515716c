//! What the page shows of the record: the variation tree as text, and the fields for the current move.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::moves;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{NodeId, PARAGRAPH, ShapeColour, Tree};
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

use super::move_score::{MoveScore, move_score};
use super::shapes_in_words;
use super::symbols::{Group, meaning, shown, sign, signs};
use crate::review::words::side;
use crate::study::Study;
use crate::text::{Decimal, move_text};

/// The fields and buttons for the current move.
pub fn edit(study: &Study, state: &State) -> Elements {
    let (mut elements, tree) = (Elements::default(), state.game.record.tree());
    let node = tree.current();
    let is_root = node == NodeId::ROOT;
    let is_first = tree.parent(node).and_then(|parent| tree.first_child(parent)).is_none_or(|first| first == node);
    elements.enable("promote", !is_root && !is_first);
    elements.enable("make-main", !is_root && !tree.is_on_main());
    elements.enable("delete", tree.len() > 1);
    elements.enable("undo-edit", study.edits.can_undo());
    elements.enable("redo-edit", study.edits.can_redo());
    elements.fill("symbol", symbols(state.game.record.board().game));
    elements.select("symbol", shown(tree.symbols(node)).map_or_else(String::new, |symbol| symbol.0.to_string()));
    elements.flag("symbol", "disabled", is_root);
    let pen = state.board.drawings().pen().map(ShapeColour::name);
    elements.select("pen", pen.unwrap_or_default());
    elements.flag("board", "data-pen", pen.is_some());
    elements.show_text("pen-off", pen.map(|pen| Phrase::new(message::PEN_OFF).key("pen", pen)));
    let drawn = shapes_in_words(state);
    elements.show("drawn", drawn.is_some());
    elements.text("drawn-text", drawn);
    elements.text("discs", discs(state));
    elements.idle_value("note", comment(tree, node));
    elements
}

/// The options of the field for symbols. Their names depend on the game.
fn symbols(game: GameId) -> Vec<Markup> {
    let groups = Group::OFFERED.into_iter().map(|group| {
        let options = group.symbols().filter_map(|symbol| {
            let (sign, meaning) = (sign(symbol), meaning(symbol, game)?);
            let label = Words::Joined(" ", vec![sign.clone().into(), meaning.clone().into()]);
            Some(Markup::option(symbol.0.to_string(), sign).with("title", meaning).with("aria-label", label))
        });
        Markup::new("optgroup").with("label", group.name()).children(options)
    });
    std::iter::once(Markup::option("", "\u{2013}")).chain(groups).collect()
}

/// A consecutive part of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// 0 for the main line, 1 for its variations, and so on.
    pub depth: usize,
    /// Its moves.
    pub entries: Vec<Entry>,
}

/// A move.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The node behind it.
    pub node: NodeId,
    /// Its number, such as `3.` or `3…`, if shown.
    pub number: String,
    /// The move in notation with its symbols, such as `c2-c3!?`.
    pub text: String,
    /// The score of the position after it, if it has been assessed.
    pub score: Option<MoveScore>,
    /// Whether it was played with a hint.
    pub helped: bool,
    /// Its comment.
    pub comment: String,
}

/// Returns the record's tree in reading order: a variation follows the move it replaces.
pub fn blocks(record: &dyn AnyRecord) -> Vec<Block> {
    let tree = record.tree();
    let mut blocks = Vec::new();
    // A stack of pending lines instead of recursion, because trees can be deep.
    let mut waiting: Vec<(NodeId, usize)> = tree.first_child(NodeId::ROOT).map(|node| (node, 0)).into_iter().collect();
    while let Some((begin, depth)) = waiting.pop() {
        let mut block = Block { depth, entries: Vec::new() };
        let mut next = Some(begin);
        while let Some(node) = next {
            let is_first =
                block.entries.is_empty() || block.entries.last().is_some_and(|last| !last.comment.is_empty());
            block.entries.push(entry(record, node, is_first));
            next = tree.first_child(node);
            let is_main = tree.parent(node).and_then(|parent| tree.first_child(parent)) == Some(node);
            let others: Vec<NodeId> = if is_main { tree.siblings(node).collect() } else { Vec::new() };
            if !others.is_empty() {
                waiting.extend(next.take().map(|next| (next, depth)));
                waiting.extend(others.into_iter().rev().map(|other| (other, depth + 1)));
            }
        }
        blocks.push(block);
    }
    blocks
}

fn entry(record: &dyn AnyRecord, node: NodeId, is_first: bool) -> Entry {
    let tree = record.tree();
    let ply = tree.ply(node).saturating_sub(1);
    let number = moves::number(record.board().game, ply, is_first).unwrap_or_default();
    let text = move_text(&record.move_text(node)) + &signs(tree.symbols(node));
    let helped = tree.assessment(node).helped;
    let score = move_score(record, node);
    Entry { node, number, text, score, helped, comment: comment(tree, node) }
}

/// Maximum indentation of a block.
const MAX_INDENT: usize = 4;

/// The tree of a record, apart from the mark of the current position.
pub fn tree(record: &dyn AnyRecord, decimal: Decimal<'_>) -> Vec<Markup> {
    let about_start = comment(record.tree(), NodeId::ROOT);
    let about_start = Some(about_start).filter(|text| !text.is_empty());
    let about_start = about_start.map(|text| Markup::text("span", text).class("comment"));
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

/// Both sides' discs in a game in which they count.
pub fn discs(state: &State) -> Words {
    let record = &state.game.record;
    let discs = Player::BOTH
        .into_iter()
        .zip(record.counts_at(record.played()))
        .map(|(player, count)| Words::Joined(" ", vec![side(player, &**record).into(), count.to_string().into()]));
    Words::facts(discs.filter(|_| record.board().game == GameId::Othello))
}

/// The comment on a node, with its paragraphs as lines, as they were typed.
pub fn comment(tree: &Tree, node: NodeId) -> String {
    tree.words(node).replace(PARAGRAPH, "\n")
}

/// A move with its number, score and comment.
fn parts(entry: &Entry, game: GameId, decimal: Decimal<'_>) -> Vec<Markup> {
    let number = Some(Markup::text("span", &*entry.number).class("number")).filter(|_| !entry.number.is_empty());
    let mut button = Markup::button(&*entry.text)
        .with("dir", "ltr")
        .with("data-study", "select")
        .with("data-node", entry.node.index().to_string());
    if entry.helped {
        let helped = Words::concat([" ".into(), Phrase::new(message::STUDY_HELPED).into()]);
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
