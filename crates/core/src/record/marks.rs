//! Marks: symbols on moves, such as `!` and `?`, and circles and arrows drawn on a position. These are commands in its
//! comment, as other programs write them in PGN: `[%csl Ga1,Rb2]` and `[%cal Ga1b2]`.

use super::assessment::Assessment;
use super::headers::comment_text;
use crate::named;
use crate::tabletop::Spot;

/// The start of the command for circles.
const CIRCLES: &str = "[%csl ";
/// The start of the command for arrows.
const ARROWS: &str = "[%cal ";
/// The maximum number of shapes on a position; others are dropped.
const MAX_SHAPES: usize = 64;

named! {
    /// The colour of a shape.
    #[derive(Default, Hash)]
    pub enum ShapeColour {
        /// Green, the usual one.
        #[default]
        Green = "green",
        /// Red.
        Red = "red",
        /// Yellow.
        Yellow = "yellow",
        /// Blue.
        Blue = "blue",
    }
}

impl ShapeColour {
    /// The letter that begins a shape of this colour: the first of its name.
    const fn letter(self) -> char {
        self.name().as_bytes()[0].to_ascii_uppercase() as char
    }
}

/// An arrow, or a circle if it ends where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Its colour.
    pub colour: ShapeColour,
    /// The spot where it begins.
    pub from: Spot,
    /// The spot where it ends.
    pub to: Spot,
}

/// The shapes of a comment as texts, such as `Ga1` and `Ga1b2`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShapeTexts {
    circles: Vec<String>,
    arrows: Vec<String>,
}

impl ShapeTexts {
    /// Parses commands found by [`split`].
    pub(crate) fn read(commands: &str) -> Self {
        let mut shapes = Self::default();
        shapes.take(commands);
        shapes
    }

    /// Adds the shapes of some commands.
    fn take(&mut self, mut commands: &str) {
        while let Some((is_circles, body, rest)) = next_command(commands) {
            let list = if is_circles { &mut self.circles } else { &mut self.arrows };
            for item in body.split(',').map(str::trim) {
                if list.len() < MAX_SHAPES && !list.iter().any(|other| other == item) {
                    list.push(item.to_owned());
                }
            }
            commands = rest.trim_start();
        }
    }

    /// The shapes on a board whose spots have these names. Omits shapes with unknown spots.
    pub(crate) fn on_board(&self, spot: impl Fn(&str) -> Option<Spot>) -> Vec<Shape> {
        let colour = |item: &str| ShapeColour::ALL.into_iter().find(|colour| item.starts_with(colour.letter()));
        let shape = |item: &String| {
            // Names have two characters; a one-digit number may lack its leading zero.
            let (from, to) = match item.get(1..)? {
                name if name.len() < 3 => (name, name),
                names => names.split_once('-').or_else(|| names.split_at_checked(2))?,
            };
            Some(Shape { colour: colour(item)?, from: spot(from)?, to: spot(to)? })
        };
        self.circles.iter().chain(&self.arrows).filter_map(shape).collect()
    }

    /// Adds a shape, replacing one between the same spots, or removes it if it exists.
    pub(crate) fn toggle(&mut self, shape: Shape, name: impl Fn(Spot) -> Option<String>) -> Option<()> {
        let padded = |spot| name(spot).map(|name| format!("{name:0>2}"));
        let is_circle = shape.from == shape.to;
        let ends = padded(shape.from)? + &if is_circle { String::new() } else { padded(shape.to)? };
        let text = format!("{}{ends}", shape.colour.letter());
        let list = if is_circle { &mut self.circles } else { &mut self.arrows };
        let was_there = list.contains(&text);
        list.retain(|other| other.get(1..) != Some(&*ends));
        if !was_there && list.len() < MAX_SHAPES {
            list.push(text);
        }
        Some(())
    }

    /// The commands and these words as one text; commands within the words are moved to the others.
    pub(crate) fn join(mut self, words: &str) -> String {
        let words = self.gather(words);
        let command = |begin: &str, list: &[String]| {
            if list.is_empty() { String::new() } else { format!("{begin}{}] ", list.join(",")) }
        };
        command(CIRCLES, &self.circles) + &command(ARROWS, &self.arrows) + &words
    }

    /// Moves all commands out of the words, and returns the rest.
    fn gather(&mut self, words: &str) -> String {
        let (mut rest, mut remaining) = (words, String::new());
        while let Some(at) = rest.find("[%c") {
            let (before, from) = rest.split_at(at);
            remaining.push_str(before);
            if let Some((.., behind)) = next_command(from) {
                self.take(&from[..from.len() - behind.len()]);
                remaining.push(' ');
                rest = behind;
            } else {
                // These are words, not a command.
                let (bracket, behind) = from.split_at(1);
                remaining.push_str(bracket);
                rest = behind;
            }
        }
        remaining.push_str(rest);
        remaining.trim().to_owned()
    }
}

/// The command at the start of a text: whether it draws circles, its list, and the rest.
fn next_command(text: &str) -> Option<(bool, &str, &str)> {
    let (is_circles, body) = match text.strip_prefix(CIRCLES) {
        Some(body) => (true, body),
        None => (false, text.strip_prefix(ARROWS)?),
    };
    let (body, rest) = body.split_once(']')?;
    let is_shape = |item: &str| {
        let mut characters = item.trim().bytes();
        let has_colour = characters.next().is_some_and(|first| b"GRYB".contains(&first));
        let length = characters.len();
        has_colour && (1..=6).contains(&length) && characters.all(|c| c.is_ascii_alphanumeric() || c == b'-')
    };
    body.split(',').all(is_shape).then_some((is_circles, body, rest))
}

/// Splits a comment, its assessment already removed, into the commands at its start and the words.
pub(crate) fn split(said: &str) -> (&str, &str) {
    let mut rest = said;
    while let Some((.., behind)) = next_command(rest) {
        rest = behind.trim_start();
    }
    let commands = &said[..said.len() - rest.len()];
    (commands, rest)
}

/// Moves the commands in another program's comment to where ours have them: to its start. Without commands, it stays
/// unchanged.
pub(super) fn gathered(comment: &str) -> String {
    let line = comment_text(comment);
    let (assessment, said) = Assessment::split(&line);
    let mut shapes = ShapeTexts::default();
    let words = shapes.gather(said);
    if shapes == ShapeTexts::default() { line } else { assessment.join(&shapes.join(&words)) }
}

/// The maximum number of symbols on a move; others are dropped.
pub const MAX_SYMBOLS: usize = 8;

/// A symbol, as its numeric annotation glyph in PGN, which PDN has adopted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u8);

/// The symbols with a sign, from glyph 1 on.
const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Symbol {
    /// The sign, such as `?!`; `None` if it is written as a number.
    pub fn suffix(self) -> Option<&'static str> {
        SUFFIXES.get(usize::from(self.0).checked_sub(1)?).copied()
    }

    /// The symbol with this sign.
    pub(super) fn from_suffix(text: &str) -> Option<Self> {
        (1..).zip(SUFFIXES).find(|&(_, suffix)| suffix == text).map(|(number, _)| Self(number))
    }

    /// A symbol in parentheses at the start of a text, as in `29-23(?)`, and its length.
    pub(super) fn in_parentheses(text: &str) -> Option<(usize, Self)> {
        let inner = text.strip_prefix('(')?;
        let signs = inner.find(|c| !matches!(c, '!' | '?'))?;
        let symbol = Self::from_suffix(&inner[..signs]).filter(|_| inner[signs..].starts_with(')'))?;
        Some((signs + 2, symbol))
    }
}
