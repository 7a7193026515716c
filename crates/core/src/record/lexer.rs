//! Splits a game file into tags, comments, symbols, variations and words.

use alquerque_language::{MessageId, Phrase, is_invisible, message};

use super::marks::Symbol;
use crate::error::quoting;

/// A place in a text: line and column, counted in characters from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Place {
    /// The start of a text.
    pub(super) const START: Self = Self { line: 1, column: 1 };

    /// The place this many characters further on the line.
    pub(super) const fn plus(self, characters: usize) -> Self {
        Self { line: self.line, column: self.column + characters }
    }
}

/// A token.
#[derive(Debug)]
pub(super) enum Token<'a> {
    /// A tag `[Name "value"]`, and where the value begins.
    Tag(&'a str, String, Place),
    /// The text of a comment.
    Comment(&'a str),
    /// Another line of play, without the parentheses around it, and where it begins.
    Variation(&'a str, Place),
    /// A symbol on the move before.
    Symbol(Symbol),
    /// Within a variation, the start of another one.
    Open,
    /// Within a variation, the end of the innermost one.
    Close,
    /// Anything else: a move, its number, a result.
    Word(String),
    /// An error; parsing resumes on the next line.
    Wrong(Phrase, Phrase),
}

/// A part of a file with its place.
#[derive(Debug)]
pub(super) struct Lexed<'a> {
    pub(super) place: Place,
    /// Whether there is an empty line between this token and the one before it.
    pub(super) is_apart: bool,
    /// Whether the token is the first of its line.
    pub(super) is_first: bool,
    pub(super) token: Token<'a>,
}

/// Reads a text from left to right, once.
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
    /// Whether the text is that of a variation, whose parentheses match.
    in_variation: bool,
}

/// Whether the character may separate the squares of a move.
fn is_separator(c: char) -> bool {
    matches!(plain(c), '-' | 'x' | 'X')
}

/// Whether the character is part of the space between words.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || is_invisible(c)
}

/// Whether the character is part of the space between words of a line.
fn is_space(c: char) -> bool {
    c != '\n' && is_blank(c)
}

/// The plain character that a word processor, messenger or keyboard has replaced by this one: `-` for hyphens, dashes
/// and the minus sign, `x` for the multiplication sign and the Cyrillic letter, and ASCII for full-width characters and
/// Arabic digits.
pub(super) fn plain(c: char) -> char {
    let moved = |first: char, to: char| char::from_u32(u32::from(c) - u32::from(first) + u32::from(to)).unwrap_or(c);
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => '-',
        '\u{d7}' | '\u{2715}' | '\u{2716}' | '\u{425}' | '\u{445}' => 'x',
        '\u{660}'..='\u{669}' => moved('\u{660}', '0'),
        '\u{6f0}'..='\u{6f9}' => moved('\u{6f0}', '0'),
        '\u{ff01}'..='\u{ff5e}' => moved('\u{ff01}', '!'),
        _ => c,
    }
}

impl<'a> Lexer<'a> {
    /// A lexer for the rest of a text, which starts at this place, or for the content of a [`Token::Variation`].
    pub(super) fn new(rest: &'a str, place: Place, in_variation: bool) -> Self {
        Self { rest, place, in_variation }
    }

    pub(super) fn place(&self) -> Place {
        self.place
    }

    pub(super) fn rest(&self) -> &'a str {
        self.rest
    }

    /// Reads this many bytes.
    pub(super) fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        for c in taken.chars() {
            if c == '\n' {
                self.place = Place { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    /// Reads as long as the characters are `wanted`.
    pub(super) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        self.take(self.rest.find(|c| !wanted(c)).unwrap_or(self.rest.len()))
    }

    /// Reads this character, if it comes next.
    pub(super) fn take_if(&mut self, wanted: char) -> bool {
        let found = self.rest.starts_with(wanted);
        if found {
            self.take(wanted.len_utf8());
        }
        found
    }

    fn take_line(&mut self) -> &'a str {
        self.take_while(|c| c != '\n')
    }

    /// The next token; `None` at the end.
    pub(super) fn next(&mut self) -> Option<Lexed<'a>> {
        let (mut is_apart, mut is_first) = (false, false);
        loop {
            let blanks = self.take_while(is_blank);
            let line_ends = blanks.matches('\n').count();
            is_apart |= line_ends > 1;
            is_first |= line_ends > 0;
            let place = self.place;
            // Escaped lines of PDN, and comments of Qirkat's scripts.
            if place.column == 1 && self.rest.starts_with(['%', '#']) {
                self.take_line();
            } else if self.take_if('$') {
                let number = self.take_while(|c| c.is_ascii_digit());
                // A number that does not fit has no meaning.
                if let Ok(number) = number.parse() {
                    return Some(Lexed { place, is_apart, is_first, token: Token::Symbol(Symbol(number)) });
                }
            } else if let Some((length, symbol)) = Symbol::in_parentheses(self.rest) {
                self.take(length);
                return Some(Lexed { place, is_apart, is_first, token: Token::Symbol(symbol) });
            } else {
                break;
            }
        }
        let place = self.place;
        let token = match self.rest.chars().next()? {
            '[' => self.tag(),
            '{' => self.comment(),
            ';' => Token::Comment(&self.take_line()[1..]),
            '(' | ')' if self.in_variation => {
                if self.take(1) == "(" {
                    Token::Open
                } else {
                    Token::Close
                }
            }
            '(' => self.variation(),
            c @ (')' | '}' | ']') => self.wrong(
                quoting(message::PROBLEM_CLOSES_NOTHING, c.encode_utf8(&mut [0; 4])),
                message::EXPECTED_FILE_PART,
            ),
            _ => Token::Word(self.word()),
        };
        Some(Lexed { place, is_apart, is_first, token })
    }

    /// An error after which reading continues with the next line.
    fn wrong(&mut self, problem: impl Into<Phrase>, expected: MessageId) -> Token<'a> {
        self.take_line();
        Token::Wrong(problem.into(), expected.into())
    }

    fn tag(&mut self) -> Token<'a> {
        self.take(1);
        self.take_while(char::is_whitespace);
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.take_while(char::is_whitespace);
        if name.is_empty() || !self.take_if('"') {
            return self.wrong(message::PROBLEM_TAG_FORM, message::EXPECTED_TAG);
        }
        let place = self.place;
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !matches!(c, '"' | '\\' | '\n')));
            if self.take_if('"') {
                break;
            }
            if !self.take_if('\\') {
                return self.wrong(quoting(message::PROBLEM_OPEN_VALUE, name), message::EXPECTED_TAG);
            }
            // The next character is literal.
            if let Some(c) = self.rest.chars().next().filter(|&c| c != '\n') {
                value.push(c);
                self.take(c.len_utf8());
            }
        }
        self.take_while(char::is_whitespace);
        if !self.take_if(']') {
            return self.wrong(quoting(message::PROBLEM_OPEN_TAG, name), message::EXPECTED_TAG_END);
        }
        Token::Tag(name, value, place)
    }

    /// Reads up to and including the character for which `is_end` returns true, or reports what is not closed. Stops at
    /// the tags of the next game, so that a game with an unclosed part does not hide the others.
    fn take_through(
        &mut self,
        problem: MessageId,
        expected: MessageId,
        mut is_end: impl FnMut(char) -> bool,
    ) -> Result<&'a str, Token<'a>> {
        let mut last = ' ';
        for (i, c) in self.rest.char_indices() {
            let is_tag = last == '\n' && c == '[' && self.rest[i + 1..].starts_with(|c: char| c.is_ascii_uppercase());
            if is_tag {
                self.take(i);
                return Err(Token::Wrong(problem.into(), expected.into()));
            }
            if is_end(c) {
                return Ok(self.take(i + c.len_utf8()));
            }
            last = c;
        }
        self.take(self.rest.len());
        Err(Token::Wrong(problem.into(), expected.into()))
    }

    fn comment(&mut self) -> Token<'a> {
        match self.take_through(message::PROBLEM_OPEN_COMMENT, message::EXPECTED_COMMENT_END, |c| c == '}') {
            Ok(text) => Token::Comment(&text[1..text.len() - 1]),
            Err(wrong) => wrong,
        }
    }

    fn variation(&mut self) -> Token<'a> {
        let place = self.place;
        let mut depth = 0usize;
        // The character that ends the comment, inside a comment.
        let mut end = None;
        let taken = self.take_through(message::PROBLEM_OPEN_VARIATION, message::EXPECTED_VARIATION_END, |c| {
            match (end, c) {
                (Some(end_of_comment), c) => end = end.filter(|_| c != end_of_comment),
                (None, '{') => end = Some('}'),
                (None, ';') => end = Some('\n'),
                (None, '(') => depth += 1,
                (None, ')') => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        match taken {
            Ok(text) => Token::Variation(&text[1..text.len() - 1], place.plus(1)),
            Err(wrong) => wrong,
        }
    }

    /// The rest of the line, up to the next tag or comment.
    pub(super) fn rest_of_line(&self) -> &'a str {
        &self.rest[..self.rest.find(['\n', '[', '{', ';']).unwrap_or(self.rest.len())]
    }

    /// Reads a word; a move or result that contains spaces, such as `11 x 18`, is a single word. Invisible characters
    /// are dropped.
    fn word(&mut self) -> String {
        let mut word = String::new();
        self.add_to(&mut word);
        loop {
            let next = self.rest.trim_start_matches(is_space);
            let mut behind = next.chars();
            let is_separated = next.len() < self.rest.len() || word.is_empty();
            let begins_with_digit = word.starts_with(|c: char| c.is_ascii_digit());
            let goes_on = if word.ends_with(is_separator) && word != "--" || begins_with_digit && word.ends_with(':') {
                next.starts_with(|c: char| c == '½' || plain(c).is_ascii_alphanumeric())
            } else {
                word.ends_with(|c: char| c == '½' || c.is_ascii_digit())
                    && behind.next().is_some_and(|c| is_separator(c) || begins_with_digit && plain(c) == ':')
                    && behind
                        .as_str()
                        .trim_start_matches(is_space)
                        .starts_with(|c: char| c == '½' || matches!(plain(c), '0'..='9' | 'a'..='h'))
            };
            if !is_separated || !goes_on {
                return word;
            }
            self.take(self.rest.len() - next.len());
            self.add_to(&mut word);
        }
    }

    /// Reads on to the end of a word.
    fn add_to(&mut self, word: &mut String) {
        let part = self.take_while(|c| !c.is_whitespace() && !"{}()[];$".contains(c));
        word.extend(part.chars().filter(|&c| !is_invisible(c)).map(plain));
    }
}
