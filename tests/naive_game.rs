//! Compares games with naive rules along random play.

use alquerque_core::{Ending, Notation, Reason};
use proptest::prelude::*;
use proptest::sample::Index;

/// A state of a game under naive rules, with everything as text.
pub trait NaiveState {
    /// The position in this project's notation.
    fn text(&self) -> String;

    /// The legal moves as texts, in any order. A draw does not remove them.
    fn moves(&self) -> Vec<String>;

    /// Plays a legal move.
    ///
    /// # Panics
    /// Usually, if the move is not legal.
    fn play(&mut self, text: &str);

    /// The result and its reason, as `winner: reason`, or the kind of draw; ignores repetition.
    fn ending(&self) -> Option<String>;
}

/// An ending in the words of the naive rules.
///
/// # Panics
/// If the ending cannot be seen in a position.
pub fn ending_text(ending: Ending) -> String {
    let reason = match ending.reason {
        Reason::NoPieces => "no pieces",
        Reason::NoMoves => "no moves",
        Reason::QuietPlies => "quiet plies",
        Reason::Passes => "passes",
        Reason::Discs => "discs",
        other => panic!("{other:?} cannot be seen in a position"),
    };
    format!("{}: {reason}", ending.outcome.name())
}

/// The legal moves as sorted texts.
pub fn sorted_moves<G: Notation>(game: &G, position: &G::Position) -> Vec<String> {
    let mut moves: Vec<String> = game.moves(position).into_iter().map(|mv| game.move_text(mv)).collect();
    moves.sort_unstable();
    moves
}

/// Compares everything observable of a position, and returns the legal moves as sorted texts.
fn compare<G: Notation>(
    game: &G,
    position: &G::Position,
    state: &impl NaiveState,
) -> Result<Vec<String>, TestCaseError> {
    let text = game.position_text(position);
    prop_assert_eq!(&text, &state.text());
    let moves = sorted_moves(game, position);
    let mut expected = state.moves();
    expected.sort_unstable();
    prop_assert_eq!(&moves, &expected, "moves of {}", text);
    let legal = game.moves(position);
    prop_assert_eq!(game.ending(position, &legal).map(ending_text), state.ending(), "ending of {}", text);

    let again = game.parse_position(&text)?;
    prop_assert_eq!(&again, position, "round trip of {}", text);
    prop_assert_eq!(game.position_text(&again), text);
    for (&mv, text) in legal.iter().zip(legal.iter().map(|&mv| game.move_text(mv))) {
        for written in [text.clone(), text.replace('x', "-"), text.to_uppercase(), format!(" {text}\n")] {
            let read = game.parse_move(position, &written);
            prop_assert_eq!(read.as_ref(), Ok(&mv), "{} read as {:?}", written, read);
        }
    }
    Ok(moves)
}

/// Plays from equal positions to the end of the game or of the choices, comparing after each move; `also` compares the
/// features that only this game has.
///
/// # Errors
/// If they differ.
pub fn play_both<G: Notation, S: NaiveState>(
    game: &G,
    mut position: G::Position,
    mut state: S,
    choices: &[Index],
    also: impl Fn(&G::Position, &S) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    for choice in choices {
        let moves = compare(game, &position, &state)?;
        also(&position, &state)?;
        if state.ending().is_some() {
            return Ok(());
        }
        let mv = choice.get(&moves);
        position = game.play_unchecked(&position, game.parse_move(&position, mv)?);
        state.play(mv);
    }
    compare(game, &position, &state)?;
    also(&position, &state)
}
