//! Reads games with tags, as in PDN, and plain moves.

use super::dialect::{Dialect, parse_result};
use super::import::{Games, ImportError, Imported, MOST_PLIES, is_full};
use super::lexer::{Lexer, Place, Token};
use super::{Date, Header};
use crate::any_record::AnyRecord;
use crate::error::quote;
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
            Token::Variation => game.variations += 1,
            Token::Wrong(problem, expected) => game.fail(lexed.place, &problem, expected),
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
    /// What was said since the last move.
    comment: String,
    /// The result at the end of the moves.
    result: Option<Outcome>,
    variations: usize,
    /// Moves behind a draw by the rules, which the players did not claim.
    moves_after_draw: usize,
    error: Option<ImportError>,
}

// The tags that are read, in the spelling that `GameReader` knows them by, and their other names.
const TAGS: [(&str, &str); 13] = [
    ("Event", ""),
    ("Site", ""),
    ("Date", ""),
    ("Round", ""),
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
            comment: String::new(),
            result: None,
            variations: 0,
            moves_after_draw: 0,
            error: None,
        }
    }

    fn has_anything(&self) -> bool {
        self.has_moves || !self.tags.is_empty() || self.error.is_some()
    }

    pub(super) fn fail(&mut self, place: Place, problem: &str, expected: &str) {
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

    fn comment(&mut self, text: &str) {
        self.comment.push_str(text);
        self.comment.push(' ');
    }

    /// Puts the comments down at the present position. All of one position become one, once: there may be very many.
    fn put_comment_down(&mut self) {
        if let Some((record, _)) = self.record.as_mut().filter(|_| !self.comment.is_empty()) {
            record.set_comment(record.played(), &self.comment);
            self.comment.clear();
        }
    }

    /// Takes a word in; `true` where it ends the game.
    fn word(&mut self, word: &str, place: Place) -> bool {
        if let Some(result) = parse_result(word) {
            self.has_moves = true;
            self.result = result;
            return true;
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
        if has_number && parse_result(text).is_some_and(|_| !text.is_empty()) {
            return self.word(text, place);
        }
        let text = text.trim_end_matches(['!', '?', '+', '#', '*']);
        if !text.is_empty() {
            self.moves(text, place);
        }
        false
    }

    fn is_next_number(&self, word: &str) -> bool {
        let played = self.record.as_ref().map_or(0, |(record, _)| record.played());
        word.len() < 6 && word.parse() == Ok(played / 2 + 1)
    }

    /// Plays the moves of a word: several in a transcript.
    fn moves(&mut self, text: &str, place: Place) {
        self.has_moves = true;
        self.begin(Some((text, place)));
        if !self.record.as_ref().is_some_and(|(_, dialect)| dialect.is_joined) {
            self.play(text, place);
            return;
        }
        let mut rest = text;
        let mut place = place;
        while !rest.is_empty() && self.error.is_none() {
            let length = if rest.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("pass")) { 4 } else { 2 };
            let end = rest.char_indices().nth(length).map_or(rest.len(), |(end, _)| end);
            let (mv, behind) = rest.split_at(end);
            self.play(mv, place);
            place = place.plus(length);
            rest = behind;
        }
    }

    /// Sets the board up, unless that is done: after the tags, or else as the first move looks.
    pub(super) fn begin(&mut self, first: Option<(&str, Place)>) {
        if self.record.is_some() || self.error.is_some() {
            return;
        }
        match self.set_up(first) {
            Ok(record) => {
                let dialect = Dialect::of(record.board().game);
                self.record = Some((record, dialect));
            }
            Err(error) => self.error = Some(error),
        }
    }

    fn set_up(&self, first: Option<(&str, Place)>) -> Result<Box<dyn AnyRecord>, ImportError> {
        let position = self.value("Position").filter(|(text, _)| !text.is_empty());
        let start = |rules: AnyGame| match position {
            Some((text, place)) => rules.record_from(text).map_err(|error| ImportError::of(self.number, place, &error)),
            None => Ok(rules.record()),
        };
        if let Some((text, place)) = self.value("Ruleset") {
            let rules: AnyGame = text.parse().map_err(|error| ImportError::of(self.number, place, &error))?;
            return start(rules);
        }
        let wrong = |place, problem: String, expected: &str| ImportError::new(self.number, place, &problem, expected);
        let dialect = if let Some((text, place)) = self.value("Game") {
            Dialect::find(|dialect| dialect.game.title().eq_ignore_ascii_case(text)).ok_or_else(|| {
                wrong(
                    place,
                    format!("there is no game `{}`", quote(text)),
                    "`Alquerque`, `Othello` or `English draughts`",
                )
            })?
        } else if let Some((text, place)) = self.value("GameType") {
            // What follows the number says how the game is written.
            let number = text.split(',').next().unwrap_or_default().trim();
            Dialect::find(|dialect| !number.is_empty() && dialect.game_type == number).ok_or_else(|| {
                wrong(place, format!("game type `{}` is not known", quote(text)), "`21`, which is English draughts")
            })?
        } else if let Some((text, place)) = first {
            Dialect::find(|dialect| (dialect.is_move)(text)).ok_or_else(|| {
                wrong(place, format!("`{}` is no move", quote(text)), "a move such as `c2-c3`, `11-15` or `f5`")
            })?
        } else {
            // Tags alone: the position tells, if anything does.
            let fits = |dialect: &&Dialect| dialect.ruleset.parse().is_ok_and(|rules| start(rules).is_ok());
            let place = position.map_or(Place::START, |(_, place)| place);
            position.and_then(|_| Dialect::find(fits)).ok_or_else(|| {
                wrong(place, "it does not show which game this is".to_owned(), "a tag such as `[Ruleset \"merkel\"]`")
            })?
        };
        dialect.ruleset.parse().map_err(|error| ImportError::of(self.number, Place::START, &error)).and_then(start)
    }

    /// Plays a move.
    pub(super) fn play(&mut self, text: &str, place: Place) {
        let Some((record, _)) = self.record.as_ref().filter(|_| self.error.is_none()) else { return };
        if record.played() >= MOST_PLIES {
            let problem = format!("the game has more than {MOST_PLIES} moves");
            return self.fail(place, &problem, "a shorter game");
        }
        let reason = record.ending().map(|ending| ending.reason);
        if matches!(reason, Some(Reason::Repetition | Reason::QuietPlies)) {
            self.moves_after_draw += 1;
            return;
        }
        self.put_comment_down();
        let Some((record, dialect)) = &mut self.record else { return };
        let is_pass = ["pass", "pa", "ps", "--"].iter().any(|pass| pass.eq_ignore_ascii_case(text));
        let text = if is_pass { "pass" } else { text };
        // A transcript leaves out passes, which are forced.
        if dialect.is_joined && !is_pass && is_forced_pass(record.as_ref()) {
            // It is legal, as has just been seen.
            let _ = record.play("pass");
        }
        // Some programs of draughts write `:` for `x`.
        let played = if dialect.is_standard { record.play(&text.replace(':', "x")) } else { record.play(text) };
        if let Err(error) = played {
            self.error = Some(ImportError::of(self.number, place, &error));
        }
    }

    /// Whose turn it is, forced passes left out.
    pub(super) fn to_set(&self) -> Option<Player> {
        let (record, _) = self.record.as_ref()?;
        let player = record.to_move();
        Some(if is_forced_pass(record.as_ref()) { player.opponent() } else { player })
    }

    /// The game, with what its tags say.
    pub(super) fn finish(mut self) -> Result<Imported, ImportError> {
        self.begin(None);
        self.put_comment_down();
        let Some((mut record, _)) = self.record.take().filter(|_| self.error.is_none()) else {
            // Without a record there is an error.
            return Err(self
                .error
                .unwrap_or_else(|| ImportError::new(self.number, Place::START, "there is no game", "a game")));
        };
        let mut warnings = Vec::new();
        let count = |number: usize, noun: &str| crate::error::count(number, noun);
        if self.variations > 0 {
            warnings.push(format!("{} left out", count(self.variations, "variation")));
        }
        if self.moves_after_draw > 0 {
            warnings.push(format!("{} behind a draw by the rules left out", count(self.moves_after_draw, "move")));
        }
        for (header, tag) in [
            (Header::Event, "Event"),
            (Header::Site, "Site"),
            (Header::Round, "Round"),
            (Header::Light, "Light"),
            (Header::Dark, "Dark"),
        ] {
            if let Some((text, _)) = self.value(tag) {
                record.headers_mut().set_text(header, text);
            }
        }
        if let Some((text, _)) = self.value("Date").filter(|(text, _)| !text.is_empty()) {
            match text.parse::<Date>() {
                Ok(date) => record.headers_mut().date = date,
                Err(error) => warnings.push(format!("left out: {error}")),
            }
        }
        self.state_result(record.as_mut(), &mut warnings);
        Ok(Imported { record, warnings })
    }

    fn state_result(&self, record: &mut dyn AnyRecord, warnings: &mut Vec<String>) {
        let mut stated = self.result;
        if let Some((text, _)) = self.value("Result") {
            match parse_result(text) {
                Some(result) => stated = result.or(stated),
                None => warnings.push(format!("left out: `{}` is no result", quote(text))),
            }
        }
        let Some(stated) = stated else { return };
        if let Some(ending) = record.ending() {
            if ending.outcome != stated {
                let (stated, is) = (stated.name(), ending.outcome.name());
                warnings.push(format!("the stated result, {stated}, is not that of the rules, {is}"));
            }
            return;
        }
        let agreed = stated == Outcome::Draw && self.value("Termination").is_some_and(|(text, _)| text == AGREEMENT);
        if agreed && record.can_agree() {
            return record.agree_on_draw();
        }
        if agreed {
            warnings
                .push("by these rules every game ends, and nobody agrees on a draw: it counts as stated".to_owned());
        }
        record.headers_mut().result = Some(stated);
    }
}

/// The value of the tag `Termination` for a draw on which the players have agreed.
pub(super) const AGREEMENT: &str = "agreement";

fn is_forced_pass(record: &dyn AnyRecord) -> bool {
    matches!(record.legal_turns().as_slice(), [only] if only.text == "pass")
}
