//! Reads games with tags, as in PDN, and plain moves.

mod finish;

use super::dialect::{Dialect, parse_result};
use super::headers::LONGEST_COMMENT;
use super::imported::{Games, ImportError, is_full};
use super::lexer::{Lexer, Place, Token};
use super::symbol::Symbol;
use super::tree::{MOST_PLIES, NodeId};
use crate::any_record::AnyRecord;
use crate::error::{Expected, Part, Problem};
use crate::family::AnyGame;
use crate::{Outcome, Player, Reason};

/// Reads all games.
pub(super) fn read(text: &str) -> Games {
    let mut games = Games::new();
    let mut lexer = Lexer::new(text);
    let mut game = GameReader::new(1);
    while let Some(lexed) = lexer.next() {
        let next_begins = match &lexed.token {
            Token::Tag(..) => game.has_moves,
            // Moves without tags are games of their own where an empty line is between them, unless the numbers go on.
            Token::Word(word) => lexed.is_apart && game.has_moves && game.tags.is_empty() && is_beginning(word),
            _ => false,
        };
        if next_begins {
            games.push(game.finish());
            game = GameReader::new(games.len() + 1);
        }
        if !game.has_anything() && is_full(&mut games, lexed.place) {
            return games;
        }
        match lexed.token {
            Token::Tag(name, value, place) => game.tag(name, value, place),
            Token::Comment(text) => game.comment(text),
            Token::Variation(text, place) => game.variation(text, place),
            Token::Symbol(symbol) => game.symbols(&[symbol]),
            // There are none outside of a variation.
            Token::Open | Token::Close => {}
            Token::Wrong(problem, expected) => game.fail(lexed.place, problem, expected),
            Token::Word(word) => {
                if game.word(&word, lexed.place) {
                    games.push(game.finish());
                    game = GameReader::new(games.len() + 1);
                }
            }
        }
    }
    if game.has_anything() {
        games.push(game.finish());
    }
    games
}

/// Whether a word behind an empty line begins another game: a move, or the number of the first one.
fn is_beginning(word: &str) -> bool {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    !word[digits..].starts_with('.') || &word[..digits] == "1"
}

/// A game while it is read. Once something is wrong with it, the rest of it is passed over.
pub(super) struct GameReader {
    number: usize,
    /// The known tags, and where their values begin.
    tags: Vec<(&'static str, String, Place)>,
    /// Whether there was anything but tags and comments.
    has_moves: bool,
    record: Option<(Box<dyn AnyRecord>, &'static Dialect)>,
    /// Behind which node the next move stands.
    at: NodeId,
    /// Whether the moves from here to the end of the line are left out.
    is_cut: bool,
    /// What was said since the last move.
    comment: String,
    /// The result at the end of the moves.
    result: Option<Outcome>,
    /// Variations that cannot be read to their end, and what is wrong with the first of them.
    left_out: usize,
    left_out_why: Option<ImportError>,
    /// Moves behind a draw by the rules, which the players did not claim.
    moves_after_draw: usize,
    error: Option<ImportError>,
}

/// A word between the tags and comments.
enum Word<'a> {
    Result(Option<Outcome>),
    /// Moves, several in a transcript or none, and the symbol behind them.
    Moves(&'a str, Option<Symbol>, Place),
}

/// After so many variations that cannot be read a game's others are not tried.
const MOST_LEFT_OUT: usize = 100;

// The tags that are read, in the spelling that `GameReader` knows them by, and their other names.
const TAGS: [(&str, &str); 14] = [
    ("Event", ""),
    ("Site", ""),
    ("Date", ""),
    ("Round", ""),
    ("Help", ""),
    ("Light", "White"),
    ("Dark", "Black"),
    ("Result", ""),
    ("Game", ""),
    ("GameType", ""),
    ("Ruleset", ""),
    ("Position", "FEN"),
    ("Termination", ""),
    // It says no more than that there is a position.
    ("SetUp", ""),
];

impl GameReader {
    pub(super) fn new(number: usize) -> Self {
        Self {
            number,
            tags: Vec::new(),
            has_moves: false,
            record: None,
            at: NodeId::ROOT,
            is_cut: false,
            comment: String::new(),
            result: None,
            left_out: 0,
            left_out_why: None,
            moves_after_draw: 0,
            error: None,
        }
    }

    fn has_anything(&self) -> bool {
        self.has_moves || !self.tags.is_empty() || self.error.is_some()
    }

    pub(super) fn fail(&mut self, place: Place, problem: Problem, expected: Expected) {
        let error = ImportError::new(self.number, place, problem, expected);
        self.error.get_or_insert(error);
    }

    /// Takes a tag in; of several with the same name the last counts.
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

    /// Puts the comments down at the present position. All of one position become one, once: there may be very many.
    fn put_comment_down(&mut self) {
        if let Some((record, _)) = self.record.as_mut().filter(|_| !self.comment.is_empty()) {
            let earlier = record.tree().comment(self.at);
            if earlier.len() < LONGEST_COMMENT {
                let all = format!("{earlier} {}", self.comment);
                record.set_comment_of(self.at, &all);
            }
            self.comment.clear();
        }
    }

    /// Puts symbols on the last move.
    pub(super) fn symbols(&mut self, symbols: &[Symbol]) {
        if let Some((record, _)) = self.record.as_mut().filter(|_| !self.is_cut && !symbols.is_empty()) {
            let symbols = [record.tree().symbols(self.at), symbols].concat();
            record.set_symbols(self.at, &symbols);
        }
    }

    /// Takes a word in; `true` where it ends the game.
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
        Word::Moves(moves, Symbol::of_suffix(signs), place)
    }

    fn is_next_number(&self, word: &str) -> bool {
        let played = self.record.as_ref().map_or(0, |(record, _)| record.tree().ply(self.at));
        word.len() < 6 && word.parse() == Ok(played / 2 + 1)
    }

    /// Plays the moves of a word: several in a transcript.
    fn moves(&mut self, text: &str, place: Place) -> Result<(), ImportError> {
        if !self.record.as_ref().is_some_and(|(_, dialect)| dialect.is_joined) {
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

    /// Reads another line of play in the place of the last move, with all the variations in it. What cannot be read of it is
    /// left out.
    fn variation(&mut self, text: &str, place: Place) {
        if self.record.is_none()
            && let Ok(record) = self.set_up(None)
        {
            self.put_up(record);
        }
        self.put_comment_down();
        let (main, main_is_cut) = (self.at, self.is_cut);
        if self.record.is_none() {
            self.leave_out(ImportError::new(self.number, place, Problem::NothingBefore, Expected::Move));
            return;
        }
        if main_is_cut || self.left_out >= MOST_LEFT_OUT {
            self.left_out += 1;
            return;
        }
        // The variations around the present one: where they go on, and whether they are cut.
        let mut around = Vec::new();
        self.take_last_move_back();
        let mut lexer = Lexer::of_variation(text, place);
        while let Some(lexed) = lexer.next() {
            match lexed.token {
                Token::Open => {
                    self.put_comment_down();
                    around.push((self.at, self.is_cut));
                    self.is_cut |= self.left_out >= MOST_LEFT_OUT;
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
                    self.leave_out(ImportError::new(self.number, lexed.place, Problem::TagInside, Expected::Moves));
                }
            }
        }
        self.put_comment_down();
        (self.at, self.is_cut) = (main, main_is_cut);
    }

    /// Goes back to where a variation of the last move begins.
    fn take_last_move_back(&mut self) {
        let parent = self.record.as_ref().and_then(|(record, _)| record.tree().parent(self.at));
        self.at = parent.unwrap_or(NodeId::ROOT);
    }

    /// Leaves out what follows in the present variation.
    fn leave_out(&mut self, why: ImportError) {
        self.is_cut = true;
        self.left_out += 1;
        self.left_out_why.get_or_insert(why);
    }

    /// Sets the board up, unless that is done: after the tags, or else as the first move looks.
    pub(super) fn begin(&mut self, first: Option<(&str, Place)>) {
        if self.record.is_some() || self.error.is_some() {
            return;
        }
        match self.set_up(first) {
            Ok(record) => self.put_up(record),
            Err(error) => self.error = Some(error),
        }
    }

    fn put_up(&mut self, record: Box<dyn AnyRecord>) {
        let dialect = Dialect::of(record.board().game);
        self.record = Some((record, dialect));
    }

    fn set_up(&self, first: Option<(&str, Place)>) -> Result<Box<dyn AnyRecord>, ImportError> {
        let position = self.value("Position").filter(|(text, _)| !text.is_empty());
        let start = |rules: AnyGame| match position {
            Some((text, place)) => rules.record_from(text).map_err(|error| ImportError::of(self.number, place, error)),
            None => Ok(rules.record()),
        };
        if let Some((text, place)) = self.value("Ruleset") {
            let rules: AnyGame = text.parse().map_err(|error| ImportError::of(self.number, place, error))?;
            return start(rules);
        }
        let wrong = |place, problem, expected| ImportError::new(self.number, place, problem, expected);
        let dialect = if let Some((text, place)) = self.value("Game") {
            Dialect::find(|dialect| dialect.game.title().eq_ignore_ascii_case(text))
                .ok_or_else(|| wrong(place, Problem::NoGame(text.into()), Expected::GameTitle))?
        } else if let Some((text, place)) = self.value("GameType") {
            // What follows the number says how the game is written.
            let number = text.split(',').next().unwrap_or_default().trim();
            Dialect::find(|dialect| !number.is_empty() && dialect.game_type == number)
                .ok_or_else(|| wrong(place, Problem::NoGameType(text.into()), Expected::GameType))?
        } else if let Some((text, place)) = first {
            Dialect::find(|dialect| (dialect.is_move)(text))
                .ok_or_else(|| wrong(place, Problem::not_a(Part::Move, text), Expected::AnyMove))?
        } else {
            // Tags alone: the position tells, if anything does.
            let fits = |dialect: &&Dialect| dialect.ruleset.parse().is_ok_and(|rules| start(rules).is_ok());
            let place = position.map_or(Place::START, |(_, place)| place);
            position
                .and_then(|_| Dialect::find(fits))
                .ok_or_else(|| wrong(place, Problem::WhichGame, Expected::RulesetTag))?
        };
        dialect.ruleset.parse().map_err(|error| ImportError::of(self.number, Place::START, error)).and_then(start)
    }

    /// Plays a move.
    pub(super) fn play(&mut self, text: &str, place: Place) {
        let played = self.add(text, place);
        self.stop_at(played);
    }

    /// The node behind which the next move stands, for who goes back to it.
    pub(super) fn at(&self) -> NodeId {
        self.at
    }

    /// The next move stands behind that node, at which the reader was before.
    pub(super) fn go_back(&mut self, node: NodeId) {
        self.put_comment_down();
        self.at = node;
    }

    /// The game ends behind that node, or else with its main line, wherever the last of its moves stood.
    pub(super) fn end_at(&mut self, node: Option<NodeId>) {
        let last = self.record.as_ref().and_then(|(record, _)| record.tree().main_line().last());
        if let Some(end) = node.or(last) {
            self.go_back(end);
        }
    }

    fn add(&mut self, text: &str, place: Place) -> Result<(), ImportError> {
        let Some((record, dialect)) = self.record.as_ref().filter(|_| self.error.is_none()) else { return Ok(()) };
        if record.tree().ply(self.at) >= MOST_PLIES {
            let problem = Problem::MoreMoves(MOST_PLIES);
            return Err(ImportError::new(self.number, place, problem, Expected::ShorterGame));
        }
        let reason = record.ending_of(self.at).map(|ending| ending.reason);
        if matches!(reason, Some(Reason::Repetition | Reason::QuietPlies)) {
            self.moves_after_draw += 1;
            self.is_cut = true;
            return Ok(());
        }
        let is_pass = ["pass", "pa", "ps", "--"].iter().any(|pass| pass.eq_ignore_ascii_case(text));
        let leaves_pass_out = dialect.is_joined && !is_pass && record.must_pass(self.at);
        // Some programs of draughts write `:` for `x`.
        let text = if dialect.is_standard { text.replace(':', "x") } else { text.to_owned() };
        self.put_comment_down();
        let Some((record, _)) = &mut self.record else { return Ok(()) };
        // A transcript leaves out passes, which are forced.
        if leaves_pass_out && let Ok(pass) = record.add(self.at, "pass") {
            self.at = pass;
        }
        let added = record.add(self.at, if is_pass { "pass" } else { &text });
        self.at = added.map_err(|error| ImportError::of(self.number, place, error))?;
        Ok(())
    }

    /// Whose turn it is, forced passes left out.
    pub(super) fn to_set(&self) -> Option<Player> {
        let (record, _) = self.record.as_ref()?;
        let player = record.to_move_of(self.at)?;
        Some(if record.must_pass(self.at) { player.opponent() } else { player })
    }
}
