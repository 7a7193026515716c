//! Parses games with tags, as in PDN, and plain moves.

mod finish;

use alquerque_language::Phrase;

use super::dialect::{Dialect, parse_result};
use super::headers::MAX_COMMENT_LEN;
use super::imported::{Games, ImportError};
use super::lexer::{Lexer, Place, Token};
use super::marks::{Symbol, gathered};
use super::tree::{MAX_PLIES, NodeId};
use crate::any_record::AnyRecord;
use crate::error::{not_a, quoting};
use crate::family::AnyGame;
use crate::{Outcome, Player, Reason};

/// Whether a word after an empty line starts another game: a move, or the number of the first one.
fn is_beginning(word: &str) -> bool {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    !word[digits..].starts_with('.') || &word[..digits] == "1"
}

/// A game being parsed. After an error the rest of it is skipped.
#[derive(Clone, Debug, Default)]
pub(super) struct GameReader {
    number: usize,
    /// The known tags and the places of their values.
    tags: Vec<(&'static str, String, Place)>,
    /// Whether there was anything other than tags and comments.
    has_moves: bool,
    record: Option<Box<dyn AnyRecord>>,
    /// The node that the next move follows.
    pub(super) at: NodeId,
    /// Whether the rest of the line is omitted.
    is_cut: bool,
    /// The comments since the last move.
    comment: String,
    /// The result at the end of the moves.
    result: Option<Outcome>,
    /// The number of variations that are unreadable or cut short, and the first one's error.
    left_out: usize,
    left_out_why: Option<ImportError>,
    /// The number of moves after a draw by the rules, which the players did not claim.
    moves_after_draw: usize,
    error: Option<ImportError>,
}

/// A word between the tags and comments.
enum Word<'a> {
    Result(Option<Outcome>),
    /// Moves (several in a transcript, or none), and the symbol after them.
    Moves(&'a str, Option<Symbol>, Place),
}

/// After this many unreadable variations, the game's others are skipped.
const MAX_LEFT_OUT: usize = 100;

// The tags to read, under the names used by `GameReader`, and their aliases.
const TAGS: [(&str, &str); 16] = [
    ("Event", ""),
    ("Site", ""),
    ("Date", ""),
    ("Round", ""),
    ("Help", ""),
    ("StudyName", ""),
    ("ChapterName", ""),
    ("Light", "White"),
    ("Dark", "Black"),
    ("Result", ""),
    ("Game", ""),
    ("GameType", ""),
    ("Ruleset", ""),
    ("Position", "FEN"),
    ("Termination", ""),
    // Only says that there is a position.
    ("SetUp", ""),
];

impl GameReader {
    pub(super) fn new(number: usize) -> Self {
        Self { number, ..Self::default() }
    }

    /// Parses the next token; `false` at the end.
    pub(super) fn read_on(&mut self, lexer: &mut Lexer<'_>, games: &mut Games) -> bool {
        let Some(part) = lexer.next() else {
            if self.has_anything() {
                self.finish_game(games);
            }
            return false;
        };
        let next_begins = match &part.token {
            Token::Tag(..) => self.has_moves,
            // Without tags, an empty line starts a new game, unless the move numbers continue.
            Token::Word(word) => part.is_apart && self.has_moves && self.tags.is_empty() && is_beginning(word),
            _ => false,
        };
        if next_begins {
            self.finish_game(games);
        }
        if !self.has_anything() && games.is_full(part.place) {
            return false;
        }
        match part.token {
            Token::Tag(name, value, place) => self.tag(name, value, place),
            Token::Comment(text) => self.comment(text),
            Token::Variation(text, place) => self.variation(text, place),
            Token::Symbol(symbol) => self.symbols(&[symbol]),
            // Unreachable outside a variation.
            Token::Open | Token::Close => {}
            Token::Wrong(problem, expected) => self.fail(part.place, problem, expected),
            Token::Word(word) => {
                if self.word(&word, part.place) {
                    self.finish_game(games);
                }
            }
        }
        true
    }

    /// Ends the game; another one may follow.
    fn finish_game(&mut self, games: &mut Games) {
        let next = GameReader::new(games.next_number() + 1);
        games.push(std::mem::replace(self, next).finish());
    }

    fn has_anything(&self) -> bool {
        self.has_moves || !self.tags.is_empty() || self.error.is_some()
    }

    pub(super) fn fail(&mut self, place: Place, problem: impl Into<Phrase>, expected: impl Into<Phrase>) {
        let error = ImportError::new(self.number, place, problem, expected);
        self.error.get_or_insert(error);
    }

    /// Adds a tag; the last of several with the same name counts.
    pub(super) fn tag(&mut self, name: &str, value: String, place: Place) {
        let known = TAGS.iter().find(|(tag, other)| tag.eq_ignore_ascii_case(name) || other.eq_ignore_ascii_case(name));
        if let Some(&(tag, _)) = known {
            self.tags.retain(|(earlier, ..)| *earlier != tag);
            self.tags.push((tag, value, place));
        }
    }

    fn value(&self, tag: &str) -> Option<(&str, Place)> {
        let (_, value, place) = self.tags.iter().find(|(name, ..)| *name == tag)?;
        Some((value.trim(), place.plus(value.chars().take_while(|c| c.is_whitespace()).count())))
    }

    pub(super) fn comment(&mut self, text: &str) {
        self.comment.push_str(text);
        self.comment.push(' ');
    }

    /// Stores the comments at the current node. Joins all comments of a node at once, as there may be very many.
    fn put_comment_down(&mut self) {
        if let Some(record) = self.record.as_mut().filter(|_| !self.comment.is_empty()) {
            let earlier = record.tree().comment(self.at);
            if earlier.len() < MAX_COMMENT_LEN {
                let all = format!("{earlier} {}", self.comment);
                record.set_comment(self.at, &gathered(&all));
            }
            self.comment.clear();
        }
    }

    /// Adds symbols to the last move.
    pub(super) fn symbols(&mut self, symbols: &[Symbol]) {
        if let Some(record) = self.record.as_mut().filter(|_| !self.is_cut && !symbols.is_empty()) {
            let symbols = [record.tree().symbols(self.at), symbols].concat();
            record.set_symbols(self.at, &symbols);
        }
    }

    /// Adds a word; `true` if it ends the game.
    fn word(&mut self, word: &str, place: Place) -> bool {
        match self.parts(word, place) {
            Word::Result(result) => {
                self.has_moves = true;
                self.result = result;
                true
            }
            Word::Moves(text, symbol, place) => {
                if !text.is_empty() {
                    self.has_moves = true;
                    self.begin(Some((text, place)));
                    let played = self.moves(text, place);
                    self.stop_at(played);
                }
                self.symbols(symbol.as_slice());
                false
            }
        }
    }

    fn parts<'a>(&self, word: &'a str, place: Place) -> Word<'a> {
        if let Some(result) = parse_result(word) {
            return Word::Result(result);
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let behind = word[digits..].trim_start_matches('.');
        // `1.`, `1...`, `...`, or the number alone.
        let has_number = word[digits..].len() > behind.len() || self.is_next_number(word);
        let (text, place) = if has_number {
            let text = if self.is_next_number(word) { "" } else { behind };
            (text, place.plus(word.chars().count() - text.chars().count()))
        } else {
            (word, place)
        };
        if let Some(result) = parse_result(text).filter(|_| has_number && !text.is_empty()) {
            return Word::Result(result);
        }
        let moves = text.trim_end_matches(['!', '?', '+', '#', '*']);
        let signs = text[moves.len()..].trim_matches(['+', '#', '*']);
        Word::Moves(moves, Symbol::from_suffix(signs), place)
    }

    fn is_next_number(&self, word: &str) -> bool {
        let played = self.record.as_ref().map_or(0, |record| record.tree().ply(self.at));
        word.len() < 6 && word.parse() == Ok(played / 2 + 1)
    }

    /// Plays the moves of a word: several in a transcript.
    fn moves(&mut self, text: &str, place: Place) -> Result<(), ImportError> {
        if !self.record.as_ref().is_some_and(|record| dialect(&**record).is_joined) {
            return self.add(text, place);
        }
        let mut rest = text;
        let mut place = place;
        while !rest.is_empty() && self.error.is_none() {
            let length = if rest.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("pass")) { 4 } else { 2 };
            let end = rest.char_indices().nth(length).map_or(rest.len(), |(end, _)| end);
            let (mv, behind) = rest.split_at(end);
            self.add(mv, place)?;
            place = place.plus(length);
            rest = behind;
        }
        Ok(())
    }

    fn stop_at(&mut self, played: Result<(), ImportError>) {
        if let Err(error) = played {
            self.error.get_or_insert(error);
        }
    }

    /// Parses a variation of the last move, with all nested variations. Omits unreadable parts.
    fn variation(&mut self, text: &str, place: Place) {
        if self.record.is_none()
            && let Ok(record) = self.set_up(None)
        {
            self.record = Some(record);
        }
        self.put_comment_down();
        let (main, main_is_cut) = (self.at, self.is_cut);
        if self.record.is_none() {
            self.leave_out(ImportError::new(self.number, place, "problem-nothing-before", "expected-move"));
            return;
        }
        if main_is_cut || self.left_out >= MAX_LEFT_OUT {
            self.left_out += 1;
            return;
        }
        // The enclosing variations: where they continue, and whether they are cut short.
        let mut around = Vec::new();
        self.take_last_move_back();
        let mut lexer = Lexer::new(text, place, true);
        while let Some(lexed) = lexer.next() {
            match lexed.token {
                Token::Open => {
                    self.put_comment_down();
                    around.push((self.at, self.is_cut));
                    self.is_cut |= self.left_out >= MAX_LEFT_OUT;
                    self.take_last_move_back();
                }
                Token::Close => {
                    self.put_comment_down();
                    if let Some(outer) = around.pop() {
                        (self.at, self.is_cut) = outer;
                    }
                }
                _ if self.is_cut => {}
                Token::Comment(text) => self.comment(text),
                Token::Symbol(symbol) => self.symbols(&[symbol]),
                Token::Word(word) => {
                    if let Word::Moves(text, symbol, place) = self.parts(&word, lexed.place) {
                        match if text.is_empty() { Ok(()) } else { self.moves(text, place) } {
                            Ok(()) => self.symbols(symbol.as_slice()),
                            Err(error) => self.leave_out(error),
                        }
                    }
                }
                Token::Wrong(problem, expected) => {
                    self.leave_out(ImportError::new(self.number, lexed.place, problem, expected));
                }
                Token::Tag(..) | Token::Variation(..) => {
                    self.leave_out(ImportError::new(self.number, lexed.place, "problem-tag-inside", "expected-moves"));
                }
            }
        }
        self.put_comment_down();
        (self.at, self.is_cut) = (main, main_is_cut);
    }

    /// Goes back to the branching point of a variation of the last move.
    fn take_last_move_back(&mut self) {
        let parent = self.record.as_ref().and_then(|record| record.tree().parent(self.at));
        self.at = parent.unwrap_or(NodeId::ROOT);
    }

    /// Omits the rest of the current variation.
    fn leave_out(&mut self, why: ImportError) {
        self.is_cut = true;
        self.left_out += 1;
        self.left_out_why.get_or_insert(why);
    }

    /// Sets up the game if it is not set up yet: from the tags, or from the form of the first move.
    pub(super) fn begin(&mut self, first: Option<(&str, Place)>) {
        if self.record.is_some() || self.error.is_some() {
            return;
        }
        match self.set_up(first) {
            Ok(record) => self.record = Some(record),
            Err(error) => self.error = Some(error),
        }
    }

    fn set_up(&self, first: Option<(&str, Place)>) -> Result<Box<dyn AnyRecord>, ImportError> {
        let position = self.value("Position").filter(|(text, _)| !text.is_empty());
        let start = |rules: AnyGame| match position {
            Some((text, place)) => {
                rules.record_from(text).map_err(|error| ImportError::in_line(self.number, place, &error))
            }
            None => Ok(rules.record()),
        };
        if let Some((text, place)) = self.value("Ruleset") {
            let rules: AnyGame = text.parse().map_err(|error| ImportError::in_line(self.number, place, &error))?;
            return start(rules);
        }
        let wrong = |place, problem, expected| ImportError::new(self.number, place, problem, expected);
        let dialect = if let Some((text, place)) = self.value("Game") {
            Dialect::find(|dialect| dialect.game.title().eq_ignore_ascii_case(text))
                .ok_or_else(|| wrong(place, quoting("problem-no-game", text), "expected-game-title"))?
        } else if let Some((text, place)) = self.value("GameType") {
            // The part after the number identifies the notation.
            let number = text.split(',').next().unwrap_or_default().trim();
            Dialect::find(|dialect| !number.is_empty() && dialect.game_type == number)
                .ok_or_else(|| wrong(place, quoting("problem-no-game-type", text), "expected-game-type"))?
        } else if let Some((text, place)) = first {
            Dialect::find(|dialect| (dialect.is_move)(text))
                .ok_or_else(|| wrong(place, not_a("move", text), "expected-any-move"))?
        } else {
            // There are only tags, so the position may identify the game.
            let fits = |dialect: &&Dialect| dialect.ruleset.parse().is_ok_and(|rules| start(rules).is_ok());
            let place = position.map_or(Place::START, |(_, place)| place);
            position
                .and_then(|_| Dialect::find(fits))
                .ok_or_else(|| wrong(place, Phrase::new("problem-which-game"), "expected-ruleset-tag"))?
        };
        dialect.ruleset.parse().map_err(|error| ImportError::in_line(self.number, Place::START, &error)).and_then(start)
    }

    /// Plays a move.
    pub(super) fn play(&mut self, text: &str, place: Place) {
        let played = self.add(text, place);
        self.stop_at(played);
    }

    /// Returns to a node.
    pub(super) fn go_back(&mut self, node: NodeId) {
        self.put_comment_down();
        self.at = node;
    }

    /// Ends the game at this node, or at the end of its main line.
    pub(super) fn end_at(&mut self, node: Option<NodeId>) {
        let last = self.record.as_ref().and_then(|record| record.tree().main_line().last());
        if let Some(end) = node.or(last) {
            self.go_back(end);
        }
    }

    fn add(&mut self, text: &str, place: Place) -> Result<(), ImportError> {
        let Some(record) = self.record.as_ref().filter(|_| self.error.is_none()) else { return Ok(()) };
        let dialect = dialect(&**record);
        if record.tree().ply(self.at) >= MAX_PLIES {
            let problem = Phrase::new("problem-more-moves").number("moves", MAX_PLIES);
            return Err(ImportError::new(self.number, place, problem, "expected-shorter-game"));
        }
        let reason = record.ending_of(self.at).map(|ending| ending.reason);
        if matches!(reason, Some(Reason::Repetition | Reason::QuietPlies)) {
            self.moves_after_draw += 1;
            self.is_cut = true;
            return Ok(());
        }
        let is_pass = ["pass", "pa", "ps", "--"].iter().any(|pass| pass.eq_ignore_ascii_case(text));
        let leaves_pass_out = dialect.is_joined && !is_pass && record.must_pass(self.at);
        // Some draughts programs write `:` for `x`.
        let text = if dialect.is_standard { text.replace(':', "x") } else { text.to_owned() };
        self.put_comment_down();
        let Some(record) = &mut self.record else { return Ok(()) };
        // A transcript omits passes, which are forced.
        if leaves_pass_out && let Ok(pass) = record.add(self.at, "pass") {
            self.at = pass;
        }
        let added = record.add(self.at, if is_pass { "pass" } else { &text });
        self.at = added.map_err(|error| ImportError::in_line(self.number, place, &error))?;
        Ok(())
    }

    /// The side to move, after forced passes.
    pub(super) fn to_set(&self) -> Option<Player> {
        let record = self.record.as_ref()?;
        let player = record.to_move_of(self.at)?;
        Some(if record.must_pass(self.at) { player.opponent() } else { player })
    }
}

/// The file format of a record's game.
fn dialect(record: &dyn AnyRecord) -> &'static Dialect {
    Dialect::of(record.board().game)
}
