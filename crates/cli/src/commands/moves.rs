//! `alquerque moves`: legal moves of positions, line by line.

use std::io::{self, BufRead};

use alquerque_core::family::AnyGame;
use alquerque_core::record::Record;
use alquerque_core::{Game, with_game};
use serde::{Deserialize, Serialize};

use super::print_json;
use crate::failure::Failure;

const EXPECTED: &str = r#"expected {"rules": R, "position": P} or {"rules": R, "moves": [...]}"#;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    rules: String,
    position: Option<String>,
    moves: Option<Vec<String>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Position { position: String, moves: Vec<String>, winner: Option<&'static str> },
    Error { error: String },
}

/// Answers each line of stdin on stdout.
pub(crate) fn run() -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    // Not `lines()`, which would end at the first line that is not UTF-8.
    while input.read_until(b'\n', &mut line)? > 0 {
        let answer = answer(&line).unwrap_or_else(|error| Answer::Error { error });
        // Standard output is flushed at the end of each line, so whoever waits for an answer gets it.
        print_json(&answer)?;
        line.clear();
    }
    Ok(())
}

fn answer(line: &[u8]) -> Result<Answer, String> {
    let line = std::str::from_utf8(line)
        .map_err(|error| format!("byte {} is not UTF-8; {EXPECTED}", error.valid_up_to() + 1))?
        .trim_end();
    if line.trim_start().is_empty() {
        return Err(format!("the line is empty; {EXPECTED}"));
    }
    // The reader would take a list for the fields in their order.
    if line.trim_start().starts_with('[') {
        return Err(format!("byte {}: a list is no request; {EXPECTED}", line.len() - line.trim_start().len() + 1));
    }
    let request: Request = serde_json::from_str(line).map_err(|error| {
        // Every request is line 1 to its reader; only the column helps.
        let message = error.to_string();
        let problem = message.split(" at line ").next().unwrap_or(&message);
        format!("byte {}: {problem}; {EXPECTED}", error.column())
    })?;
    let rules: AnyGame = request.rules.parse().map_err(|error| format!("{error}"))?;
    with_game!(rules, game => answer_for(game, request.position, request.moves))
}

fn answer_for<G: Game>(game: G, position: Option<String>, moves: Option<Vec<String>>) -> Result<Answer, String> {
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
