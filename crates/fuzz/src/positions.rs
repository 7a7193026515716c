//! Rulesets, positions, moves, and searches from any valid position.

use std::fmt::Debug;
use std::str::FromStr;

use alquerque_core::alquerque::Alquerque;
use alquerque_core::draughts::Draughts;
use alquerque_core::family::AnyGame;
use alquerque_core::othello::Othello;
use alquerque_core::playout::PlayoutPolicy;
use alquerque_core::record::Record;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, Uct, UctConfig, random_move, rng};
use alquerque_core::{Notation, Searchable, Standard, TextError, with_game};

use super::{check_error, check_message};

/// Plies played from a position.
const PLIES: usize = 12;
const PLAYOUTS: u64 = 40;
const DEPTH: u32 = 3;

/// Round trip of a ruleset.
pub(super) fn ruleset(bytes: &[u8]) -> bool {
    let text = &*String::from_utf8_lossy(bytes);
    let valid = [
        read_ruleset::<Alquerque>(text, Notation::ruleset_text),
        read_ruleset::<Othello>(text, Notation::ruleset_text),
        read_ruleset::<Draughts>(text, Notation::ruleset_text),
        read_ruleset::<AnyGame>(text, ToString::to_string),
    ];
    valid.contains(&true)
}

fn read_ruleset<T: FromStr<Err = TextError> + PartialEq + Debug>(text: &str, write: fn(&T) -> String) -> bool {
    match text.parse::<T>() {
        Ok(game) => {
            let written = write(&game);
            assert_eq!(written.parse().as_ref(), Ok(&game), "{text:?} was written as {written:?}");
            true
        }
        Err(error) => {
            check_error(&error, text);
            false
        }
    }
}

/// The ruleset in the first line, or the default, and the rest of the text.
fn game_and_rest(bytes: &[u8]) -> (AnyGame, String) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let (rules, rest) = text.split_once('\n').unwrap_or(("", &text));
    let game = rules.parse().unwrap_or(AnyGame::Alquerque(Alquerque::default()));
    (game, rest.to_owned())
}

/// Round trip of a position, which must be playable.
pub(super) fn position(bytes: &[u8]) -> bool {
    let (game, text) = game_and_rest(bytes);
    with_game!(game, game => position_of(&game, &text))
}

fn position_of<G: Searchable + Notation>(game: &G, text: &str) -> bool {
    let position = match game.parse_position(text) {
        Ok(position) => position,
        Err(error) => {
            check_error(&error, text);
            return false;
        }
    };
    let written = game.position_text(&position);
    let read = game.parse_position(&written);
    assert_eq!(read.as_ref(), Ok(&position), "{text:?} was written as {written:?}");
    assert_eq!(read.map(|read| game.position_text(&read)), Ok(written), "{text:?} is not written the same again");
    let mut record = Record::from_position(game.clone(), position);
    for _ in 0..PLIES {
        moves_are_read_again(game, &record);
        let Some(&mv) = record.legal_moves().last() else { break };
        record.play_unchecked(mv);
    }
    Standard.playout(game, &position, &mut rng(1));
    true
}

fn moves_are_read_again<G: Notation>(game: &G, record: &Record<G>) {
    for mv in record.legal_moves() {
        let text = game.move_text(mv);
        assert_eq!(game.parse_move(record.position(), &text), Ok(mv), "round trip of the move {text}");
    }
}

/// Round trip of a move, which must be legal.
pub(super) fn moves(bytes: &[u8]) -> bool {
    let (game, rest) = game_and_rest(bytes);
    let (position, moves) = rest.split_once('\n').unwrap_or(("", &rest));
    with_game!(game, game => moves_of(&game, position, moves))
}

fn moves_of<G: Notation>(game: &G, position: &str, moves: &str) -> bool {
    let position = game.parse_position(position).unwrap_or_else(|_| game.start());
    let mut record = Record::from_position(game.clone(), position);
    // Spaces are not part of moves, but parsers must accept them.
    let texts = moves.split(' ').chain([moves]);
    for text in texts {
        let legal = record.legal_moves();
        match record.play_text(text) {
            Ok(mv) => {
                assert!(legal.contains(&mv), "{text:?} is not legal");
                let before = record.positions().iter().rev().nth(1).copied().unwrap_or(position);
                assert_eq!(game.parse_move(&before, &game.move_text(mv)), Ok(mv), "{text:?} is not read again");
            }
            Err(error) => {
                if text.is_empty() {
                    check_message(&error.to_string());
                } else {
                    check_error(&error, text);
                }
                break;
            }
        }
    }
    !record.moves().is_empty()
}

/// Every engine finds a legal move if there is one.
pub(super) fn search(bytes: &[u8]) -> bool {
    let (game, text) = game_and_rest(bytes);
    with_game!(game, game => search_of(&game, &text))
}

fn search_of<G: Searchable + Notation>(game: &G, text: &str) -> bool {
    let Ok(position) = game.parse_position(text) else { return false };
    let record = Record::from_position(game.clone(), position);
    let legal = record.legal_moves();
    let mut uct = Uct::new(game.clone(), record.positions(), UctConfig::default());
    uct.run(&mut rng(1), PLAYOUTS, || false);
    let report = uct.report();
    let config = AlphaBetaConfig { depth: DEPTH, ..AlphaBetaConfig::default() };
    let mut search = AlphaBeta::new(game.clone(), record.positions(), config);
    search.run(|| false);
    for best in [report.best(), search.report().best(), random_move(game, &position, &mut rng(1))] {
        assert_eq!(best.is_some(), !legal.is_empty(), "a move if there is one");
        assert!(best.is_none_or(|best| legal.contains(&best)), "a legal move");
    }
    assert!(report.expected.is_some() || report.visits() == 0, "playouts give an expected score");
    true
}
