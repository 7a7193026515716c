//! Reads Othello games in the Generic Game Format (GGF) of the servers where they are played:
//! `(;GM[Othello]PC[GGS/os]PB[...]PW[...]TY[8]BO[8 ... *]B[F5//0.01]W[D6];)`. See
//! <https://skatgame.net/mburo/ggsa/ggf>.

use alquerque_language::{Phrase, message};

use super::dialect::{RESIGNATION, TIME};
use super::headers::HEADERS;
use super::imported::Games;
use super::lexer::{Lexer, Place};
use super::marks::Symbol;
use super::movetext::GameReader;
use crate::error::quoting;
use crate::{GameId, Player, side_key};

/// Whether the text is GGF: it starts with a game, possibly preceded by a number of games.
pub(super) fn is_ggf(text: &str) -> bool {
    text.trim_start_matches(|c: char| c.is_whitespace() || c.is_ascii_digit()).starts_with("(;")
}

/// Reads the next game; `false` if there is none. Unknown properties are skipped.
pub(super) fn read_on(lexer: &mut Lexer<'_>, games: &mut Games) -> bool {
    let Some(start) = lexer.rest().find("(;") else { return false };
    lexer.take(start);
    if games.is_hopeless() {
        return false;
    }
    lexer.take(2);
    let mut game = GameReader::new(games.next_number());
    game.tag("Ruleset", "othello".to_owned(), lexer.place());
    read_game(lexer, &mut game);
    games.push(game.finish());
    true
}

/// Whether another game begins here, which means that the previous one was not closed.
fn is_next_game(text: &str) -> bool {
    text.strip_prefix('(')
        .is_some_and(|rest| rest.trim_start_matches(|c: char| c.is_whitespace() || c == ';').starts_with("GM["))
}

/// Reads one game. GGF itself has no variations, but they are accepted as in SGF, its origin: in parentheses, the main
/// one first. So are other properties in SGF's form.
fn read_game(lexer: &mut Lexer<'_>, game: &mut GameReader) {
    let mut around = Vec::new();
    // The node at which the players ended the game, if moves follow it.
    let mut end = None;
    loop {
        lexer.take_while(|c| c.is_whitespace() || c == ';');
        let place = lexer.place();
        if lexer.take_if(')') {
            match around.pop() {
                Some(node) => game.go_back(node),
                None => return game.end_at(end),
            }
            continue;
        }
        if !is_next_game(lexer.rest()) && lexer.take_if('(') {
            around.push(game.at);
            continue;
        }
        let name = lexer.take_while(|c| c.is_ascii_alphabetic());
        if !lexer.take_if('[') {
            return game.fail(place, message::PROBLEM_OPEN_GAME, message::EXPECTED_GGF_PROPERTIES);
        }
        let place = lexer.place();
        let Some(value) = take_value(lexer) else {
            return game.fail(place, quoting(message::PROBLEM_OPEN_PROPERTY, name), message::EXPECTED_GGF_END);
        };
        if name == "END" {
            end = Some(game.at);
        }
        property(game, name, &value, place);
    }
}

/// Reads a value and the closing bracket; `None` if there is none. As in SGF, a backslash escapes a bracket or a
/// backslash.
fn take_value(lexer: &mut Lexer<'_>) -> Option<String> {
    let mut value = String::new();
    loop {
        value.push_str(lexer.take_while(|c| !matches!(c, ']' | '\\')));
        if lexer.take_if(']') {
            return Some(value);
        }
        if !lexer.take_if('\\') {
            return None;
        }
        value.push(['\\', ']'].into_iter().find(|&c| lexer.take_if(c)).unwrap_or('\\'));
    }
}

fn property(game: &mut GameReader, name: &str, value: &str, place: Place) {
    let is_date = |c: &char| c.is_ascii_digit() || matches!(c, '.' | '-' | '/' | '?');
    match name {
        "GM" if !value.trim().eq_ignore_ascii_case("othello") => {
            game.fail(place, quoting(message::PROBLEM_OTHER_GAME, value), message::EXPECTED_GGF_OTHELLO);
        }
        // `8`, `8k` with komi, `s8r19` with a random start and two games at once; `8a` is won by the fewer discs.
        "TY" if value.contains('a') || !value.trim_start_matches('s').starts_with('8') => {
            game.fail(place, quoting(message::PROBLEM_OTHER_TYPE, value), message::EXPECTED_GGF_TYPE);
        }
        "C" => game.comment(value),
        // A numeric annotation glyph, as in PGN.
        "NAG" => game.symbols(value.parse().ok().map(Symbol).as_slice()),
        // The time follows the day, unless it is in seconds since 1970.
        "DT" => {
            let day: String = value.chars().take_while(is_date).collect();
            if day.len() <= "2003.12.15".len() {
                game.tag("Date", day.trim_end_matches('.').to_owned(), place);
            }
        }
        "RE" => {
            game.tag("Result", result(value).to_owned(), place);
            match value.split_once(':').map(|(_, how)| how.trim()) {
                Some("r") => game.tag("Termination", RESIGNATION.to_owned(), place),
                Some("t") => game.tag("Termination", TIME.to_owned(), place),
                _ => {}
            }
        }
        "BO" => {
            // The size, the squares row by row, with or without spaces, and the side to move.
            let letters = value.trim().chars().skip(1).filter(|c| !c.is_whitespace());
            let mut text: String = letters.map(|c| if c == '*' { 'X' } else { c }).collect();
            if text.len() != 65 || text.contains(|c| !matches!(c, 'X' | 'O' | '-')) || text.ends_with('-') {
                return game.fail(
                    place,
                    quoting(message::PROBLEM_NO_GGF_BOARD, value.trim()),
                    message::EXPECTED_GGF_BOARD,
                );
            }
            text.insert(64, ' ');
            game.tag("Position", text, place);
        }
        "B" | "W" => {
            game.begin(None);
            // An evaluation and a time follow the move.
            let mv = value.split('/').next().unwrap_or_default().trim();
            let player = if name == "B" { Player::Dark } else { Player::Light };
            let is_pass = mv.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("pa"));
            if !is_pass && game.to_set().is_some_and(|to_set| to_set != player) {
                let problem =
                    Phrase::new(message::PROBLEM_NOT_THE_TURN_OF).key("side", side_key(player, GameId::Othello));
                game.fail(place, problem, message::EXPECTED_IN_TURN);
            }
            game.play(mv, place);
        }
        _ => {
            if let Some((tag, ..)) = HEADERS.iter().find(|(_, property, _)| *property == name) {
                game.tag(tag, value.to_owned(), place);
            }
        }
    }
}

/// The result in words. GGF has dark's discs minus light's, optionally with a reason, as in `-12.000:r`.
fn result(value: &str) -> &'static str {
    let number = value.split(':').next().unwrap_or_default().trim();
    if !number.contains(|c: char| c.is_ascii_digit()) {
        "*"
    } else if !number.contains(|c: char| matches!(c, '1'..='9')) {
        "draw"
    } else if number.starts_with('-') {
        "light"
    } else {
        "dark"
    }
}
