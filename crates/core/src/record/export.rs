//! Writes a game as text.

use super::dialect::{AGREEMENT, Dialect, RESIGNATION, TIME};
use super::headers::{FIRST_OPTIONAL, HEADERS, Header, PARAGRAPH};
use super::tree::{Closing, NodeId};
use crate::any_record::AnyRecord;

/// A text format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Tags and numbered moves: PDN for draughts, a similar form for the other games.
    Pdn,
    /// Only the moves of the main line: an Othello transcript such as `f5d6c3`, or moves separated by spaces in the
    /// other games. Ruleset, starting position, variations and everything else are omitted.
    Transcript,
}

/// Maximum length of a line in characters, unless a word is longer.
const MAX_LINE_LEN: usize = 80;

/// The game as text that ends with a line end, with all moves and variations, including those taken back. Games of one
/// file are separated by an empty line. [`import`](super::import) reads an equal game from it, except for what a
/// transcript omits.
pub fn export(record: &dyn AnyRecord, format: Format) -> String {
    let dialect = Dialect::of(record.board().game);
    if format == Format::Transcript {
        let between = if dialect.is_joined { "" } else { " " };
        let main = record.tree().main_line().skip(1).map(|node| record.move_text(node));
        let moves: Vec<String> = main.filter(|mv| !dialect.is_joined || mv != "pass").collect();
        return format!("{}\n", moves.join(between));
    }
    let mut text = tags(record, dialect);
    text.push('\n');
    let mut lines = Lines::default();
    movetext(record, &mut lines);
    lines.word(dialect.result(record.result()));
    lines.end_word();
    text.push_str(&lines.text);
    text.push('\n');
    text
}

/// A part of the moves that is still to be written.
enum Pending {
    /// The move to a node and everything after it; if it is a main move, its alternatives as well.
    Move { node: NodeId, is_main: bool, is_numbered: bool },
    /// The variation that starts with the move to a node.
    Variation(NodeId),
    /// The moves after a node at which the main line ends: a variation that repeats the node's move.
    Rest(NodeId),
    /// The end of a variation.
    Close,
}

fn movetext(record: &dyn AnyRecord, lines: &mut Lines) {
    let tree = record.tree();
    let end = tree.main_line().last().unwrap_or(NodeId::ROOT);
    // What follows a node: the next move, or the moves after the end.
    let follows = |node: NodeId, is_numbered: bool| match tree.first_child(node) {
        Some(_) if node == end => Some(Pending::Rest(node)),
        next => next.map(|node| Pending::Move { node, is_main: true, is_numbered }),
    };
    lines.comment(tree.comment(NodeId::ROOT));
    // An explicit stack, since variations may be nested too deeply for recursion.
    let mut pending: Vec<Pending> = follows(NodeId::ROOT, true).into_iter().collect();
    while let Some(part) = pending.pop() {
        match part {
            Pending::Move { node, is_main, is_numbered } => {
                write_move(record, node, is_numbered, lines);
                lines.comment(tree.comment(node));
                let others: Vec<NodeId> = if is_main { tree.siblings(node).collect() } else { Vec::new() };
                pending.extend(follows(node, !others.is_empty()));
                pending.extend(others.into_iter().rev().map(Pending::Variation));
            }
            Pending::Variation(node) => {
                lines.open();
                pending.extend([Pending::Close, Pending::Move { node, is_main: false, is_numbered: true }]);
            }
            Pending::Rest(node) => {
                lines.open();
                if tree.parent(node).is_some() {
                    write_move(record, node, true, lines);
                }
                pending.push(Pending::Close);
                pending.extend(tree.first_child(node).map(|node| Pending::Move {
                    node,
                    is_main: true,
                    is_numbered: false,
                }));
            }
            Pending::Close => lines.close(),
        }
    }
}

/// Writes a move with its symbols, and with its number if required or if the move is the first of a pair.
fn write_move(record: &dyn AnyRecord, node: NodeId, is_numbered: bool, lines: &mut Lines) {
    let ply = record.tree().ply(node).saturating_sub(1);
    match (ply % 2, is_numbered) {
        (0, _) => lines.word(&format!("{}.", ply / 2 + 1)),
        (_, true) => lines.word(&format!("{}...", ply / 2 + 1)),
        _ => {}
    }
    let symbols = record.tree().symbols(node);
    let suffix = symbols.first().and_then(|symbol| symbol.suffix());
    lines.word(&format!("{}{}", record.move_text(node), suffix.unwrap_or_default()));
    for symbol in symbols.iter().skip(usize::from(suffix.is_some())) {
        lines.word(&format!("${}", symbol.0));
    }
}

fn tags(record: &dyn AnyRecord, dialect: &Dialect) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        for part in ["[", name, " \"", if value.is_empty() { "?" } else { &value }, "\"]\n"] {
            text.push_str(part);
        }
    };
    let headers = record.headers();
    // PDN's seven tags in their order.
    tag("Event", headers.text(Header::Event));
    tag("Site", headers.text(Header::Site));
    tag("Date", &headers.date.pdn());
    tag("Round", headers.text(Header::Round));
    let [light, dark] = dialect.players;
    tag(light, headers.text(Header::Light));
    tag(dark, headers.text(Header::Dark));
    tag("Result", dialect.result(record.result()));
    let rules = record.rules();
    let is_usual = dialect.is_standard && rules == dialect.ruleset;
    if dialect.is_standard {
        tag("GameType", dialect.game_type);
    } else {
        tag("Game", dialect.game.title());
    }
    if !is_usual {
        tag("Ruleset", &rules);
    }
    // Other programs don't know our rulesets, but understand the position with its side to move.
    if record.start_text().is_some() || dialect.is_standard && !is_usual {
        let mut first = record.boxed();
        first.go_to(0);
        tag("SetUp", "1");
        tag(dialect.position, &first.position_text());
    }
    match record.closing() {
        Some(Closing::Agreement) => tag("Termination", AGREEMENT),
        Some(Closing::Resignation(_)) => tag("Termination", RESIGNATION),
        Some(Closing::Time(_)) => tag("Termination", TIME),
        None => {}
    }
    for (name, _, header) in &HEADERS[FIRST_OPTIONAL..] {
        if !headers.text(*header).is_empty() {
            tag(name, headers.text(*header));
        }
    }
    text
}

/// Words in lines of limited length.
#[derive(Default)]
struct Lines {
    text: String,
    /// Length of the last line in characters.
    length: usize,
    /// The pending word, after which a parenthesis may still follow.
    word: String,
    /// Parentheses before the next word.
    opened: String,
}

impl Lines {
    fn word(&mut self, word: &str) {
        self.end_word();
        self.word = std::mem::take(&mut self.opened);
        self.word.push_str(word);
    }

    /// Writes the last word.
    fn end_word(&mut self) {
        let word = std::mem::take(&mut self.word);
        if word.is_empty() {
            return;
        }
        let length = word.chars().count();
        // A line that starts with a bracket would look like a tag.
        if self.length + 1 + length > MAX_LINE_LEN && self.length > 0 && !word.starts_with('[') {
            self.text.push('\n');
            self.length = 0;
        } else if self.length > 0 {
            self.text.push(' ');
            self.length += 1;
        }
        self.text.push_str(&word);
        self.length += length;
    }

    fn open(&mut self) {
        self.opened.push('(');
    }

    fn close(&mut self) {
        self.word.push(')');
    }

    /// Ends the line, if it has begun.
    fn end_line(&mut self) {
        self.end_word();
        if self.length > 0 {
            self.text.push('\n');
            self.length = 0;
        }
    }

    /// Writes a comment in braces, with a blank line between its paragraphs. One that contains braces goes on lines of
    /// its own that begin with a semicolon.
    fn comment(&mut self, text: &str) {
        if text.contains(['{', '}']) {
            self.end_line();
            for (place, paragraph) in text.split(PARAGRAPH).enumerate() {
                if place > 0 {
                    self.end_line();
                    self.text.push_str(";\n");
                }
                for word in paragraph.split(' ') {
                    let length = word.chars().count();
                    if self.length > 0 && self.length + 1 + length > MAX_LINE_LEN {
                        self.end_line();
                    }
                    self.text.push_str(if self.length == 0 { "; " } else { " " });
                    self.text.push_str(word);
                    self.length += length + if self.length == 0 { 2 } else { 1 };
                }
            }
            self.end_line();
        } else if !text.is_empty() {
            let braced = format!("{{{text}}}");
            for (place, paragraph) in braced.split(PARAGRAPH).enumerate() {
                if place > 0 {
                    self.end_line();
                    self.text.push('\n');
                    if paragraph.starts_with(['[', '%', '#']) {
                        // At the start of a line, they mean something else.
                        self.text.push(' ');
                    }
                }
                paragraph.split(' ').for_each(|word| self.word(word));
            }
        }
    }
}
