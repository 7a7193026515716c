//! Writes Othello games in GGF, with variations as in SGF, for the reader of records to read.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Closing, Header, NodeId};
use alquerque_core::{Outcome, Player};

/// Maximum length of a line in characters, unless a property is longer.
const MAX_LINE_LEN: usize = 80;

/// The properties with the headers, in the order of GGF.
const HEADERS: [(&str, Header); Header::ALL.len()] = [
    ("PC", Header::Site),
    ("EV", Header::Event),
    ("RO", Header::Round),
    ("PB", Header::Dark),
    ("PW", Header::Light),
    ("HELP", Header::Help),
    ("STUDY", Header::Study),
    ("CHAPTER", Header::Chapter),
];

/// The game in the Generic Game Format, with all moves and variations, as text that ends with a line end; `None` unless
/// it is Othello with the usual rules. `import` reads an equal game from it.
pub fn to_ggf(record: &dyn AnyRecord) -> Option<String> {
    if record.rules() != "othello" {
        return None;
    }
    let tree = record.tree();
    let end = record.closing().and_then(|_| tree.main_line().last()).filter(|&end| tree.first_child(end).is_some());
    let mut text = Page { end, ..Page::default() };
    text.put("(;");
    text.property("GM", "Othello");
    let headers = record.headers();
    for (name, header) in HEADERS {
        text.known(name, headers.text(header));
    }
    if !headers.date.is_unknown() {
        text.property("DT", &headers.date.pdn());
    }
    text.property("TY", "8");
    text.property("RE", &result(record));
    text.property("BO", &board(record));
    text.remarks(record, NodeId::ROOT);
    // An explicit stack, since variations may be nested too deeply for recursion.
    let mut pending = vec![Pending::Follow(NodeId::ROOT)];
    while let Some(part) = pending.pop() {
        match part {
            Pending::Follow(node) => {
                let children: Vec<NodeId> = tree.children(node).collect();
                for &child in children.iter().rev() {
                    let moves = [Pending::Follow(child), Pending::Move(child)];
                    if children.len() > 1 {
                        pending.push(Pending::Put(")"));
                        pending.extend(moves);
                        pending.push(Pending::Put("(;"));
                    } else {
                        pending.extend(moves);
                    }
                }
            }
            Pending::Move(node) => text.turn(record, node),
            Pending::Put(sign) => text.put(sign),
        }
    }
    text.put(";)");
    Some(text.text + "\n")
}

/// A part that is still to be written.
enum Pending {
    /// Everything after a node.
    Follow(NodeId),
    /// The move to a node.
    Move(NodeId),
    /// The start or end of a variation.
    Put(&'static str),
}

/// The result as dark's discs minus light's, with a letter for how the players ended the game. If the discs were not
/// counted, the winner gets all of them.
fn result(record: &dyn AnyRecord) -> String {
    let sign = match record.result() {
        Some(Outcome::Win(Player::Light)) => '-',
        Some(Outcome::Win(Player::Dark)) => '+',
        Some(Outcome::Draw) => return "0.000".to_owned(),
        None => return "?".to_owned(),
    };
    let mut last = record.boxed();
    last.select(last.tree().main_line().last().unwrap_or(NodeId::ROOT));
    let discs = last.score().filter(|_| last.ending().is_some()).map_or(64, |[light, dark]| light.abs_diff(dark));
    let how = match record.closing() {
        Some(Closing::Resignation(_)) => ":r",
        Some(Closing::Time(_)) => ":t",
        Some(Closing::Agreement) | None => "",
    };
    format!("{sign}{}.000{how}", if how.is_empty() { discs } else { 64 })
}

/// The starting position: the size, the squares row by row, and the side to move.
fn board(record: &dyn AnyRecord) -> String {
    let mut first = record.boxed();
    first.go_to(0);
    let squares: Vec<char> = first.position_text().chars().map(|c| if c == 'X' { '*' } else { c }).collect();
    let rows = squares.chunks(8).map(|row| row.iter().collect::<String>().trim().to_owned());
    format!("8 {}", rows.collect::<Vec<_>>().join(" "))
}

/// Text in lines of limited length.
#[derive(Default)]
struct Page {
    text: String,
    /// Length of the last line in characters.
    length: usize,
    /// The node at which the players ended the game, if moves follow it.
    end: Option<NodeId>,
}

impl Page {
    fn put(&mut self, part: &str) {
        let length = part.chars().count();
        if self.length > 0 && self.length + length > MAX_LINE_LEN {
            self.text.push('\n');
            self.length = 0;
        }
        self.text.push_str(part);
        self.length += length;
    }

    fn property(&mut self, name: &str, value: &str) {
        self.put(&format!("{name}[{}]", value.replace('\\', "\\\\").replace(']', "\\]")));
    }

    /// Writes a property, unless its value is empty.
    fn known(&mut self, name: &str, value: &str) {
        if !value.is_empty() {
            self.property(name, value);
        }
    }

    /// Writes the move to a node with its comment and symbols.
    fn turn(&mut self, record: &dyn AnyRecord, node: NodeId) {
        let before = record.tree().parent(node).and_then(|parent| record.to_move_of(parent));
        let mv = record.move_text(node);
        let mv = if mv == "pass" { "PA".to_owned() } else { mv.to_ascii_uppercase() };
        self.property(if before == Some(Player::Light) { "W" } else { "B" }, &mv);
        self.remarks(record, node);
    }

    /// Writes a node's comment and symbols, and a mark if the game ends there although moves follow.
    fn remarks(&mut self, record: &dyn AnyRecord, node: NodeId) {
        let tree = record.tree();
        self.known("C", tree.comment(node));
        for symbol in tree.symbols(node) {
            self.property("NAG", &symbol.0.to_string());
        }
        if self.end == Some(node) {
            self.property("END", "");
        }
    }
}
