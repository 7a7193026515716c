//! The file of games: one game a line, as JSON.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_messages::Course;
use serde::{Deserialize, Serialize};

/// What a planted mistake gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A proven win.
    Win,
    /// A proven draw.
    Draw,
    /// A corner in Othello.
    Corner,
    /// Two or more pieces at once.
    DoubleJump,
    /// A piece.
    Piece,
    /// Something else.
    Other,
}

/// A planted mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planted {
    /// The number of plies before the mistake.
    pub ply: usize,
    /// What it gives away.
    pub kind: Kind,
    /// How much it loses: expected score in tenths of a percent.
    pub loss: u16,
    /// Whether the loss is proven; otherwise a deeper search than the review's found it.
    pub proven: bool,
}

/// A game with planted mistakes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// The ruleset.
    pub rules: String,
    /// The moves.
    pub moves: Vec<String>,
    /// The mistakes among them.
    pub planted: Vec<Planted>,
}

impl Game {
    /// The game as a record.
    ///
    /// # Panics
    /// If a move is not legal.
    pub fn record(&self) -> Box<dyn AnyRecord> {
        record(&self.rules, &self.moves)
    }
}

/// A record of these moves.
///
/// # Panics
/// If the rules or a move are not valid.
pub fn record(rules: &str, moves: &[String]) -> Box<dyn AnyRecord> {
    let mut record = rules.parse::<AnyGame>().expect("rules").record();
    for mv in moves {
        record.play(mv).expect("a legal move");
    }
    record
}

/// The position after these moves, as sent to the workers.
pub fn course(rules: &str, moves: &[String]) -> Course {
    Course { rules: rules.to_owned(), moves: moves.to_vec(), ..Course::default() }
}

/// The games of a ruleset in the repository.
///
/// # Panics
/// If the file is missing or damaged.
pub fn games(rules: &str) -> Vec<Game> {
    let text = std::fs::read_to_string(file(rules)).expect("a file of games");
    text.lines().map(|line| serde_json::from_str(line).expect("a game")).collect()
}

/// The path of the games of a ruleset.
pub fn file(rules: &str) -> String {
    format!("{}/data/planted/{rules}.jsonl", env!("CARGO_MANIFEST_DIR"))
}
