//! A puzzle with its measures, as a line of the generator's file.

use std::fmt::Write as _;

use alquerque_puzzles::{Puzzle, PuzzleSet};

use crate::difficulty::Measures;
use crate::levels::LEVELS;

/// A puzzle without a rating yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// A key that is the same for symmetric puzzles, with the rules.
    pub key: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The measures of its difficulty.
    pub measures: Measures,
}

impl Candidate {
    /// The line; `None` if the puzzle cannot be written.
    pub fn line(&self) -> Option<String> {
        let Measures { depth, playouts, temptation, length, solves } = self.measures;
        let bytes = PuzzleSet { puzzles: vec![self.puzzle.clone()] }.to_bytes()?;
        let mut text = format!("{}\t{depth}\t{playouts}\t{temptation}\t{length}\t", self.key);
        let solves: Vec<String> = solves.iter().map(|share| format!("{share:.3}")).collect();
        text += &solves.join(" ");
        text.push('\t');
        for byte in bytes {
            let _ = write!(text, "{byte:02x}");
        }
        // Makes the file readable.
        let _ = write!(text, "\t{}\t{}", self.puzzle.rules, self.puzzle.position);
        Some(text)
    }

    /// Reads a line.
    pub fn parse(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[key, depth, playouts, temptation, length, solves, bytes, ..] = fields.as_slice() else { return None };
        let mut shares = [0.0; LEVELS.len()];
        let mut texts = solves.split(' ');
        for share in &mut shares {
            *share = texts.next()?.parse().ok()?;
        }
        let pairs = (0..bytes.len() / 2).map(|index| u8::from_str_radix(bytes.get(2 * index..2 * index + 2)?, 16).ok());
        let set = PuzzleSet::from_bytes(&pairs.collect::<Option<Vec<u8>>>()?).ok()?;
        Some(Self {
            key: key.to_owned(),
            puzzle: set.puzzles.into_iter().next()?,
            measures: Measures {
                depth: depth.parse().ok()?,
                playouts: playouts.parse().ok()?,
                temptation: temptation.parse().ok()?,
                length: length.parse().ok()?,
                solves: shares,
            },
        })
    }
}
