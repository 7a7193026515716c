//! Reads Othello games in the Generic Game Format (GGF) of the servers where they are played:
//! `(;GM[Othello]PC[GGS/os]PB[...]PW[...]TY[8]BO[8 ... *]B[F5//0.01]W[D6];)`. See
//! <https://skatgame.net/mburo/ggsa/ggf>.

use super::dialect::{RESIGNATION, TIME};
use super::imported::{Games, is_full};
use super::lexer::{Lexer, Place};
use super::movetext::GameReader;
use super::symbol::Symbol;
use crate::Player;
use crate::error::{Enclosed, Expected, Problem};

/// Whether the text is GGF: a game begins it, perhaps behind a count of games.
pub(super) fn is_ggf(text: &str) -> bool {
    text.trim_start_matches(|c: char| c.is_whitespace() || c.is_ascii_digit()).starts_with("(;")
}

/// Reads all games. Properties that are not known are passed over.
pub(super) fn read(text: &str) -> Games {
    let mut games = Games::new();
    let mut lexer = Lexer::new(text);
    while let Some(start) = lexer.rest().find("(;") {
        lexer.take(start);
        if is_full(&mut games, lexer.place()) {
            break;
        }
        lexer.take(2);
        let mut game = GameReader::new(games.len() + 1);
        game.tag("Ruleset", "othello".to_owned(), lexer.place());
        read_game(&mut lexer, &mut game);
        games.push(game.finish());
    }
    games
}

/// Whether another game begins here, so that the one before is not closed.
fn is_next_game(text: &str) -> bool {
    text.strip_prefix('(')
        .is_some_and(|rest| rest.trim_start_matches(|c: char| c.is_whitespace() || c == ';').starts_with("GM["))
}

/// Reads one game. GGF itself knows no variations, but they are understood as in SGF, from which it was made: in parentheses, the
/// main one first. What is said in SGF's way is understood as well.
fn read_game(lexer: &mut Lexer<'_>, game: &mut GameReader) {
    let mut around = Vec::new();
    // Where the players have ended the game, though moves follow.
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
            around.push(game.at());
            continue;
        }
        let name = lexer.take_while(|c| c.is_ascii_alphabetic());
        if !lexer.take_if('[') {
            return game.fail(place, Problem::Open(Enclosed::Game), Expected::GgfProperties);
        }
        let place = lexer.place();
        let Some(value) = take_value(lexer) else {
            return game.fail(place, Problem::Open(Enclosed::Property(name.into())), Expected::GgfEnd);
        };
        if name == "END" {
            end = Some(game.at());
        }
        property(game, name, &value, place);
    }
}

/// Reads a value and the bracket behind it; `None` where it is not closed. As in SGF a backslash stands before a bracket that belongs to
/// it, and before a backslash.
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
            game.fail(place, Problem::OtherGame(value.into()), Expected::GgfOthello);
        }
        // `8`, `8k` with komi, `s8r19` with a random start and two games at once; `8a` is won by the fewer discs.
        "TY" if value.contains('a') || !value.trim_start_matches('s').starts_with('8') => {
            game.fail(place, Problem::OtherType(value.into()), Expected::GgfType);
        }
        "PC" => game.tag("Site", value.to_owned(), place),
        "EV" => game.tag("Event", value.to_owned(), place),
        "RO" => game.tag("Round", value.to_owned(), place),
        "PB" => game.tag("Dark", value.to_owned(), place),
        "PW" => game.tag("Light", value.to_owned(), place),
        "HELP" => game.tag("Help", value.to_owned(), place),
        "C" => game.comment(value),
        // PGN's number of a symbol.
        "NAG" => game.symbols(value.parse().ok().map(Symbol).as_slice()),
        // The day is followed by the time, if it is not in seconds since 1970.
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
            // The size, the squares row by row with or without blanks between, and who is to move.
            let letters = value.trim().chars().skip(1).filter(|c| !c.is_whitespace());
            let mut text: String = letters.map(|c| if c == '*' { 'X' } else { c }).collect();
            if text.len() != 65 || text.contains(|c| !matches!(c, 'X' | 'O' | '-')) || text.ends_with('-') {
                return game.fail(place, Problem::NoGgfBoard(value.trim().into()), Expected::GgfBoard);
            }
            text.insert(64, ' ');
            game.tag("Position", text, place);
        }
        "B" | "W" => {
            game.begin(None);
            // Behind the move come an evaluation and a time.
            let mv = value.split('/').next().unwrap_or_default().trim();
            let player = if name == "B" { Player::Dark } else { Player::Light };
            let is_pass = mv.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("pa"));
            if !is_pass && game.to_set().is_some_and(|to_set| to_set != player) {
                game.fail(place, Problem::NotTheTurnOf(player), Expected::InTurn);
            }
            game.play(mv, place);
        }
        _ => {}
    }
}

/// The result in words: GGF gives dark's discs less light's, perhaps with a reason, as in `-12.000:r`.
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
