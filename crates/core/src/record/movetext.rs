//! Parses games with tags, as in PDN, and plain moves.

mod finish;

use alquerque_language::{Phrase, is_invisible, message};

use super::dialect::Dialect;
use super::headers::{HEADERS, MAX_COMMENT_LEN, PARAGRAPH};
use super::imported::{Games, ImportError};
use super::lexer::{Lexer, Place, Token, plain};
use super::marks::{Symbol, gathered};
use super::results::{parse_result, take_sentence};
use super::tree::{MAX_PLIES, NodeId};
use crate::any_record::AnyRecord;
use crate::error::{not_a, quoting};
use crate::family::AnyGame;
use crate::{GameId, Outcome, Player};

/// Whether a word after an empty line starts another game: a move, or the number of the first one.
fn is_beginning(word: &str) -> bool {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    !word[digits..].starts_with('.') || &word[..digits] == "1"
}

/// Whether the rest of a line after a result is a remark such as `White resigns` or `(time)`, not another game.
fn is_remark(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    let is_move = |word: &str| Dialect::find(|dialect| (dialect.is_move)(head(word))).is_some();
    word.starts_with(|c: char| c == '(' || c.is_alphabetic()) && !line.split_whitespace().any(is_move)
}

/// The part of a word that may be a move.
fn head(word: &str) -> &str {
    let end = word.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '-' | ':'));
    &word[..end.unwrap_or(word.len())]
}

/// Whether a text begins with something that contains a word, as when the space after a move is missing.
fn has_word(text: &str) -> bool {
    let text = text.char_indices().nth(MAX_MOVE_LEN).map_or(text, |(end, _)| &text[..end]);
    text.split(|c: char| !c.is_alphabetic()).any(|letters| letters.chars().count() > 2)
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
    /// Whether the moves end with a result, if only `*`.
    has_result: bool,
    /// The number of variations that are unreadable or cut short, and the first one's error.
    left_out: usize,
    left_out_why: Option<ImportError>,
    /// The first text that followed a move without a space, and its place.
    glued: Option<(String, Place)>,
    /// Why the rest of the main line is omitted.
    cut_why: Option<ImportError>,
    error: Option<ImportError>,
}

/// A word between the tags and comments.
enum Word<'a> {
    Result(Option<Outcome>),
    /// Moves (several in a transcript, or none), and the symbol after them.
    Moves(&'a str, Option<Symbol>, Place),
}

/// Maximum length of a move in characters, for finding its end in a word.
const MAX_MOVE_LEN: usize = 60;

/// Maximum number of moves of a word without spaces between them, outside of transcripts.
const MAX_GLUED: usize = 100;

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
            Token::Word(word) if self.has_moves && self.tags.is_empty() => {
                part.is_apart && is_beginning(word) || part.is_first && self.is_next_transcript(word)
            }
            _ => false,
        };
        if next_begins {
            self.finish_game(games);
        }
        if !self.has_anything() && games.is_hopeless() {
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
                let word = take_sentence(word, lexer);
                // A second result at the end of a game.
                let is_stray = !self.has_anything() && self.number > 1 && self.result_of(&word).is_some();
                if !is_stray && self.word(&word, part.place) {
                    let line = lexer.rest_of_line();
                    if is_remark(line) {
                        self.comment(lexer.take(line.len()));
                    }
                    self.finish_game(games);
                }
            }
        }
        true
    }

    /// Whether a word at the start of a line is the transcript of another game, as in lists with one game per line: its
    /// first disc is on a square that is taken.
    fn is_next_transcript(&self, word: &str) -> bool {
        let Some(record) = self.record.as_ref().filter(|record| dialect(&***record).is_joined) else { return false };
        let first = word.get(..2).unwrap_or_default();
        let is_taken = |node| record.move_text(node).eq_ignore_ascii_case(first);
        word.len() > 2 && record.tree().main_line().any(is_taken)
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
            let is_text = HEADERS.iter().any(|(header, ..)| *header == tag);
            let value = if is_text { value } else { value.chars().filter(|&c| !is_invisible(c)).map(plain).collect() };
            self.tags.retain(|(earlier, ..)| *earlier != tag);
            self.tags.push((tag, value, place));
        }
    }

    fn value(&self, tag: &str) -> Option<(&str, Place)> {
        let (_, value, place) = self.tags.iter().find(|(name, ..)| *name == tag)?;
        Some((value.trim(), place.plus(value.chars().take_while(|c| c.is_whitespace()).count())))
    }

    pub(super) fn comment(&mut self, text: &str) {
        // Comments on moves that are left out belong to nothing.
        if self.cut_why.is_none() {
            self.comment.push_str(text);
            // Paragraphs after a semicolon are separated by one that nothing follows.
            self.comment.push_str(if text.trim().is_empty() { PARAGRAPH } else { " " });
        }
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

    /// The game, as far as it is known.
    fn game(&self) -> Option<GameId> {
        match &self.record {
            Some(record) => Some(record.board().game),
            None if self.error.is_some() => None,
            None => self.set_up(None).ok().map(|record| record.board().game),
        }
    }

    /// Parses a word as a result.
    #[expect(clippy::option_option, reason = "as for `parse_result`")]
    fn result_of(&self, word: &str) -> Option<Option<Outcome>> {
        let has_points = word.starts_with(|c: char| c.is_ascii_digit()) && word.contains(['-', ':']);
        parse_result(word, None).or_else(|| if has_points { parse_result(word, self.game()) } else { None })
    }

    /// Adds a word; `true` if it ends the game.
    fn word(&mut self, word: &str, place: Place) -> bool {
        // Commas may separate moves, but also belong to results such as `0,5-0,5`.
        if !word.contains([',', '|']) || self.result_of(word).is_some() {
            return self.single_word(word, place);
        }
        let mut place = place;
        for part in word.split([',', '|']) {
            let is_text = self.record.is_some() && !part.starts_with(|c: char| c.is_ascii_alphanumeric());
            if is_text {
                self.glued(part, place);
            } else if !part.is_empty() && self.single_word(part, place) {
                return true;
            }
            place = place.plus(part.chars().count() + 1);
        }
        false
    }

    fn single_word(&mut self, word: &str, place: Place) -> bool {
        match self.parts(word, place) {
            Word::Result(result) => {
                self.has_moves = true;
                self.result = result;
                self.has_result = true;
                return true;
            }
            Word::Moves(..) if self.cut_why.is_some() => {}
            Word::Moves("", symbol, _) => self.symbols(symbol.as_slice()),
            Word::Moves(text, symbol, place) => {
                self.has_moves = true;
                self.begin(Some((text, place)));
                let played = self.moves(text, symbol, place);
                self.stop_at_error(played);
            }
        }
        false
    }

    fn parts<'a>(&self, word: &'a str, place: Place) -> Word<'a> {
        if let Some(result) = self.result_of(word) {
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
        if let Some(result) = self.result_of(text).filter(|_| has_number && !text.is_empty()) {
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

    /// Plays the moves of a word, of which there are several in a transcript or if the spaces between them are missing.
    /// Other text after a move becomes a comment. The symbol belongs to the last move.
    fn moves(&mut self, text: &str, symbol: Option<Symbol>, place: Place) -> Result<(), ImportError> {
        let (mut text, mut symbol, mut place) = (text, symbol, place);
        let mut words = 0;
        loop {
            words += 1;
            let read = self.first_moves(text, place)?;
            let behind = text[read..].trim_start_matches(['.', '/', ':', '=', '_', '~', '…']);
            let at = place.plus(text[..text.len() - behind.len()].chars().count());
            let next = if words < MAX_GLUED && self.is_another(behind) { Some(self.parts(behind, at)) } else { None };
            match next {
                // A number whose move is another word.
                Some(Word::Moves("", ..)) => {}
                Some(Word::Moves(next, next_symbol, at)) => {
                    (text, symbol, place) = (next, next_symbol, at);
                    continue;
                }
                _ => self.glued(behind, at),
            }
            self.symbols(symbol.as_slice());
            return Ok(());
        }
    }

    /// Whether a text begins with a move, or with its number.
    fn is_another(&self, text: &str) -> bool {
        let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let has_number = behind.len() < text.len() && behind.len() > 1 && behind.starts_with('.');
        has_number || self.record.as_ref().is_some_and(|record| (dialect(&**record).is_move)(head(text)))
    }

    /// Adds a text that follows a move without a space: symbols and a comment.
    fn glued(&mut self, text: &str, place: Place) {
        let words = text.trim_start_matches(['!', '?']);
        self.symbols(Symbol::from_suffix(&text[..text.len() - words.len()]).as_slice());
        if !words.is_empty() {
            self.comment(words);
            let place = place.plus(text.len() - words.len());
            self.glued.get_or_insert_with(|| (words.to_owned(), place));
        }
    }

    /// Plays the moves at the beginning of a word, and returns their length in bytes. What follows them is not a move.
    fn first_moves(&mut self, text: &str, place: Place) -> Result<usize, ImportError> {
        if !self.record.as_ref().is_some_and(|record| dialect(&**record).is_joined) {
            let Err(error) = self.add(text, place) else { return Ok(text.len()) };
            let ends = text.char_indices().skip(1).map(|(end, _)| end).take(MAX_MOVE_LEN);
            let ends: Vec<usize> = ends.filter(|&end| self.may_end_move(text, end)).collect();
            let played = ends.into_iter().rev().find(|&end| self.add(&text[..end], place).is_ok());
            return played.ok_or(error);
        }
        let (mut read, mut place) = (0, place);
        while read < text.len() && self.error.is_none() {
            let rest = &text[read..];
            let length = if rest.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("pass")) { 4 } else { 2 };
            let end = rest.char_indices().nth(length).map_or(rest.len(), |(end, _)| end);
            if let Err(error) = self.add(&rest[..end], place) {
                let is_text = !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-');
                let is_text = is_text || has_word(rest) || self.is_another(rest);
                return if read > 0 && is_text { Ok(read) } else { Err(error) };
            }
            place = place.plus(length);
            read += end;
        }
        Ok(text.len())
    }

    /// Whether a move may end here within a word: after a digit, and before a word, a sign or another move.
    fn may_end_move(&self, text: &str, end: usize) -> bool {
        let (before, behind) = text.split_at(end);
        let goes_on = behind.starts_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | ':'));
        before.ends_with(|c: char| c.is_ascii_digit()) && (!goes_on || has_word(behind) || self.is_another(behind))
    }

    /// Handles an error in the main line, which costs the rest of it; at its first move, the game.
    fn stop_at_error(&mut self, played: Result<(), ImportError>) {
        let Err(error) = played else { return };
        if self.at == NodeId::ROOT {
            self.error.get_or_insert(error);
        } else {
            self.put_comment_down();
            self.is_cut = true;
            self.cut_why.get_or_insert(error);
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
            self.leave_out(ImportError::new(
                self.number,
                place,
                message::PROBLEM_NOTHING_BEFORE,
                message::EXPECTED_MOVE,
            ));
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
                        if text.is_empty() {
                            self.symbols(symbol.as_slice());
                        } else if let Err(error) = self.moves(text, symbol, place) {
                            self.leave_out(error);
                        }
                    }
                }
                Token::Wrong(problem, expected) => {
                    self.leave_out(ImportError::new(self.number, lexed.place, problem, expected));
                }
                Token::Tag(..) | Token::Variation(..) => {
                    self.leave_out(ImportError::new(
                        self.number,
                        lexed.place,
                        message::PROBLEM_TAG_INSIDE,
                        message::EXPECTED_MOVES,
                    ));
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
                .ok_or_else(|| wrong(place, quoting(message::PROBLEM_NO_GAME, text), message::EXPECTED_GAME_TITLE))?
        } else if let Some((text, place)) = self.value("GameType") {
            // The part after the number identifies the notation.
            let number = text.split(',').next().unwrap_or_default().trim();
            Dialect::find(|dialect| !number.is_empty() && dialect.game_type == number).ok_or_else(|| {
                wrong(place, quoting(message::PROBLEM_NO_GAME_TYPE, text), message::EXPECTED_GAME_TYPE)
            })?
        } else if position.is_some_and(|(text, _)| text.contains(':')) {
            // Only draughts writes positions like this: `W:W18:BK30`.
            Dialect::of(GameId::Draughts)
        } else if let Some((text, place)) = first {
            Dialect::find(|dialect| (dialect.is_move)(head(text)))
                .ok_or_else(|| wrong(place, not_a("move", text), message::EXPECTED_ANY_MOVE))?
        } else {
            // There are only tags, so the position may identify the game.
            let fits = |dialect: &&Dialect| dialect.ruleset.parse().is_ok_and(|rules| start(rules).is_ok());
            let place = position.map_or(Place::START, |(_, place)| place);
            position
                .and_then(|_| Dialect::find(fits))
                .ok_or_else(|| wrong(place, Phrase::new(message::PROBLEM_WHICH_GAME), message::EXPECTED_RULESET_TAG))?
        };
        dialect.ruleset.parse().map_err(|error| ImportError::in_line(self.number, Place::START, &error)).and_then(start)
    }

    /// Plays a move, unless the game was cut off before it.
    pub(super) fn play(&mut self, text: &str, place: Place) {
        if !self.is_cut {
            let played = self.add(text, place);
            self.stop_at_error(played);
        }
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
            let problem = Phrase::new(message::PROBLEM_MORE_MOVES).number("moves", MAX_PLIES);
            return Err(ImportError::new(self.number, place, problem, message::EXPECTED_SHORTER_GAME));
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

    /// The side to move, after forced passes; `None` once the rest of the game is left out.
    pub(super) fn to_set(&self) -> Option<Player> {
        let record = self.record.as_ref().filter(|_| !self.is_cut)?;
        let player = record.to_move_of(self.at)?;
        Some(if record.must_pass(self.at) { player.opponent() } else { player })
    }
}

/// The file format of a record's game.
fn dialect(record: &dyn AnyRecord) -> &'static Dialect {
    Dialect::of(record.board().game)
}
