//! A file with all puzzles of a game.

use std::fmt;

use alquerque_core::GameId;
use alquerque_core::family::AnyGame;

use crate::puzzle::Puzzle;

/// The beginning of all files; the last byte is the version.
const HEADER: [u8; 8] = *b"ALQPUZ\0\x01";
/// The maximum number of rulesets in a file.
const MAX_RULES: usize = 32;

/// The puzzles of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleSet {
    /// Sorted by rating.
    pub puzzles: Vec<Puzzle>,
}

/// The reason why a file is not a set of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetError {
    /// It is something else, or has another version.
    Foreign,
    /// It is incomplete, has changed, or contains an invalid puzzle.
    Damaged,
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Foreign => "is not a file of puzzles of this version",
            Self::Damaged => "is damaged",
        })
    }
}

impl PuzzleSet {
    /// The bytes of a file; `None` if a puzzle cannot be written, such as one with counters in its position.
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        let mut rules: Vec<AnyGame> = Vec::new();
        for puzzle in &self.puzzles {
            if !rules.contains(&puzzle.rules) {
                rules.push(puzzle.rules);
            }
        }
        let mut bytes = HEADER.to_vec();
        bytes.push(u8::try_from(rules.len()).ok().filter(|&count| usize::from(count) <= MAX_RULES)?);
        for rules in &rules {
            let text = rules.to_string();
            bytes.push(u8::try_from(text.len()).ok()?);
            bytes.extend(text.bytes());
        }
        bytes.extend(u16::try_from(self.puzzles.len()).ok()?.to_le_bytes());
        for puzzle in &self.puzzles {
            let index = rules.iter().position(|rules| *rules == puzzle.rules)?;
            let content = puzzle.write(index, rules.len())?;
            bytes.extend(u16::try_from(content.len()).ok()?.to_le_bytes());
            bytes.extend(content);
        }
        Some(bytes)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it is not a set of puzzles.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, SetError> {
        let rest = bytes.strip_prefix(&HEADER).ok_or(SetError::Foreign)?;
        read(rest).map(|puzzles| Self { puzzles }).ok_or(SetError::Damaged)
    }

    /// The puzzle with this number.
    pub fn find(&self, id: u32) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }

    /// The game; `None` if there are no puzzles.
    pub fn game(&self) -> Option<GameId> {
        self.puzzles.first().map(Puzzle::game)
    }
}

fn read(mut rest: &[u8]) -> Option<Vec<Puzzle>> {
    let mut rules = Vec::new();
    for _ in 0..*rest.split_off_first()? {
        let &length = rest.split_off_first()?;
        let text = std::str::from_utf8(rest.split_off(..length.into())?).ok()?;
        rules.push(text.parse::<AnyGame>().ok()?);
    }
    let one_game = rules.windows(2).all(|pair| pair[0].id() == pair[1].id());
    if rules.len() > MAX_RULES || !one_game {
        return None;
    }
    let count = number(&mut rest)?;
    let mut puzzles = Vec::with_capacity(count);
    for _ in 0..count {
        let length = number(&mut rest)?;
        puzzles.push(Puzzle::read(rest.split_off(..length)?, &rules)?);
    }
    rest.is_empty().then_some(puzzles)
}

fn number(rest: &mut &[u8]) -> Option<usize> {
    let &[low, high] = rest.split_off(..2)? else { return None };
    Some(u16::from_le_bytes([low, high]).into())
}

#[cfg(test)]
mod tests;
