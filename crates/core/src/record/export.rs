//! Writes a game as text.

use super::Header;
use super::dialect::Dialect;
use super::movetext::AGREEMENT;
use crate::any_record::AnyRecord;

/// What a game is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Tags and numbered moves: draughts as PDN, the other games in a form like it.
    Pdn,
    /// The moves alone: an Othello transcript such as `f5d6c3`, moves with blanks between in the other games. Ruleset, start
    /// position and all else are left out.
    Transcript,
}

/// The longest line of moves, in characters, unless a word is longer.
const LONGEST_LINE: usize = 80;

/// The game as text that ends with a line end, with all moves, those that were taken back included. Games of one file are
/// separated by an empty line. [`import`](super::import) reads an equal game from it, except for what a transcript leaves
/// out.
pub fn export(record: &dyn AnyRecord, format: Format) -> String {
    let dialect = Dialect::of(record.board().game);
    let mut moves = record.moves();
    if format == Format::Transcript {
        let between = if dialect.is_joined { "" } else { " " };
        if dialect.is_joined {
            moves.retain(|mv| mv != "pass");
        }
        return format!("{}\n", moves.join(between));
    }
    let mut text = tags(record, dialect);
    text.push('\n');
    let mut lines = Lines::default();
    lines.comment(record.comment(0));
    for (mv, ply) in moves.iter().zip(0..) {
        if ply % 2 == 0 {
            lines.word(&format!("{}.", ply / 2 + 1));
        }
        lines.word(mv);
        lines.comment(record.comment(ply + 1));
    }
    lines.word(dialect.result(record.result()));
    text.push_str(&lines.text);
    text.push('\n');
    text
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
    // PDN's seven in its order.
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
    // Other programs do not know our ruleset, but the position with its side to move.
    if record.start_text().is_some() || dialect.is_standard && !is_usual {
        let mut first = record.boxed();
        first.go_to(0);
        tag("SetUp", "1");
        tag(dialect.position, &first.position_text());
    }
    if record.agreed() {
        tag("Termination", AGREEMENT);
    }
    text
}

/// Words in lines of a bounded length.
#[derive(Default)]
struct Lines {
    text: String,
    /// Characters in the last line.
    length: usize,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        // A line that begins with a bracket would look like a tag.
        if self.length + 1 + length > LONGEST_LINE && self.length > 0 && !word.starts_with('[') {
            self.text.push('\n');
            self.length = 0;
        } else if self.length > 0 {
            self.text.push(' ');
            self.length += 1;
        }
        self.text.push_str(word);
        self.length += length;
    }

    fn comment(&mut self, text: &str) {
        if !text.is_empty() {
            let braced = format!("{{{text}}}");
            braced.split(' ').for_each(|word| self.word(word));
        }
    }
}
