//! `alquerque moves`: answers JSON lines with the legal moves of a position.

use std::io::{self, BufRead};

use alquerque_core::family::AnyGame;
use alquerque_core::record::Record;
use alquerque_core::{Notation, with_game};
use serde::{Deserialize, Serialize};

use crate::lines::{Line, read_line};
use crate::quote::quote;

/// Maximum length of a line in bytes. A line holds a position or the moves of one game.
const MAX_LINE_LEN: usize = 1 << 20;

const EXPECTED: &str = r#"expected {"rules": R, "position": P} or {"rules": R, "moves": [...]}"#;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    rules: String,
    position: Option<String>,
    moves: Option<Vec<String>>,
}

/// The answer to one line.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// The legal moves of a position.
    Position {
        /// The position.
        position: String,
        /// Its legal moves, sorted; empty if the game is over.
        moves: Vec<String>,
        /// `light`, `dark` or `draw` if the game is over.
        winner: Option<&'static str>,
    },
    /// The line was invalid.
    Error {
        /// What is wrong and what is expected.
        error: String,
    },
}

/// Answers each line of the input by calling `tell`.
///
/// # Errors
/// If the input cannot be read, or `tell` fails.
pub fn answer_lines<E: From<io::Error>>(
    input: &mut impl BufRead,
    mut tell: impl FnMut(&Answer) -> Result<(), E>,
) -> Result<(), E> {
    let mut line = Vec::new();
    loop {
        // Not `lines()`: it stops at the first line that is not UTF-8 and buffers lines of any length.
        let answer = match read_line(input, &mut line, MAX_LINE_LEN)? {
            Line::None => return Ok(()),
            Line::Whole => answer(&line),
            Line::TooLong => Err(format!("the line is longer than {MAX_LINE_LEN} bytes; {EXPECTED}")),
        };
        tell(&answer.unwrap_or_else(|error| Answer::Error { error }))?;
    }
}

fn answer(line: &[u8]) -> Result<Answer, String> {
    let line = std::str::from_utf8(line)
        .map_err(|error| format!("byte {} is not UTF-8; {EXPECTED}", error.valid_up_to() + 1))?
        .trim_end();
    if line.trim_start().is_empty() {
        return Err(format!("the line is empty; {EXPECTED}"));
    }
    // Serde would accept an array as the fields in order.
    if line.trim_start().starts_with('[') {
        return Err(format!(
            "byte {}: an array is not a valid request; {EXPECTED}",
            line.len() - line.trim_start().len() + 1
        ));
    }
    let request: Request = serde_json::from_str(line).map_err(|error| {
        // Each request is parsed on its own, so the line number is always 1.
        let message = error.to_string();
        let problem = message.split(" at line ").next().unwrap_or(&message);
        format!("byte {}: {}; {EXPECTED}", error.column(), quote(problem))
    })?;
    let rules: AnyGame = request.rules.parse().map_err(|error| format!("{error}"))?;
    with_game!(rules, game => answer_for(game, request.position, request.moves))
}

fn answer_for<G: Notation>(game: G, position: Option<String>, moves: Option<Vec<String>>) -> Result<Answer, String> {
    let record = match (position, moves) {
        (Some(position), None) => {
            let position = game.parse_position(&position).map_err(|error| error.to_string())?;
            Record::from_position(game, position)
        }
        (None, Some(moves)) => {
            let mut record = Record::new(game);
            for (text, number) in moves.iter().zip(1..) {
                record.play_text(text).map_err(|error| format!("move {number} of {}: {error}", moves.len()))?;
            }
            record
        }
        (Some(_), Some(_)) => return Err(format!("both `position` and `moves` are given; {EXPECTED}")),
        (None, None) => return Err(format!("neither `position` nor `moves` is given; {EXPECTED}")),
    };
    let game = record.game();
    let mut moves: Vec<String> = record.legal_moves().into_iter().map(|mv| game.move_text(mv)).collect();
    moves.sort_unstable();
    let winner = record.ending().map(|ending| ending.outcome.name());
    Ok(Answer::Position { position: game.position_text(record.position()), moves, winner })
}
