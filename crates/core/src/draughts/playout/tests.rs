//! Random turns compared with the move generator.

use std::collections::HashMap;

use super::{DARK, FastPlayout, LIGHT, State};
use crate::draughts::{Draughts, Move, Position};
use crate::playout::tests::{check_observed, check_outcomes, check_shares, expected, positions, put_together};
use crate::playout::{PlayoutPolicy, TurnEnd, Turns, UniformPlayout};
use crate::search::{SearchRng, below, rng};
use crate::{Game, Notation, Outcome, Player};

fn random_turn(position: &Position, rng: &mut SearchRng) -> (TurnEnd, State) {
    let mut state = State::new(position);
    let turn = match position.to_move() {
        Player::Light => state.turn::<LIGHT, _>(rng),
        Player::Dark => state.turn::<DARK, _>(rng),
    };
    (turn, state)
}

#[test]
fn each_turn_is_a_legal_move_and_each_end_is_the_end() {
    let game = Draughts::default();
    let mut rng = rng(1);
    let mut ends = HashMap::new();
    for position in positions(&game, 1000) {
        let moves = game.moves(&position);
        let (made, state) = random_turn(&position, &mut rng);
        assert_eq!(made, expected(&game, &position), "{}", game.position_text(&position));
        if made == TurnEnd::Made {
            let legal = moves.iter().any(|&mv| State::new(&game.play_unchecked(&position, mv)) == state);
            assert!(legal, "{} {state:?}", game.position_text(&position));
        } else {
            *ends.entry(game.ending(&position, &moves).unwrap().reason).or_insert(0) += 1;
        }
    }
    assert_eq!(ends.values().sum::<u32>(), 1000);
    assert_eq!(ends.len(), 3, "each kind of ending should occur: {ends:?}");
}

/// The distinct beginnings of the moves' paths, `squares` long.
fn beginnings(moves: &[Move], squares: usize) -> Vec<Vec<u8>> {
    let path = |mv: &Move| mv.path().iter().take(squares).map(|square| square.number()).collect();
    let mut found: Vec<Vec<u8>> = moves.iter().map(path).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// The moves whose paths begin like this.
fn beginning_with(moves: &[Move], start: &[u8]) -> Vec<Move> {
    moves.iter().copied().filter(|mv| beginnings(&[*mv], start.len())[0] == start).collect()
}

/// Adds the probability of each move if captures are chosen jump by jump.
fn shares_into(moves: &[Move], squares: usize, share: f64, shares: &mut Vec<(Move, f64)>) {
    if let &[mv] = moves {
        shares.push((mv, share));
        return;
    }
    // The first choice is of a piece together with its first leg.
    let choices = beginnings(moves, squares);
    for start in &choices {
        shares_into(&beginning_with(moves, start), squares + 1, share / choices.len() as f64, shares);
    }
}

#[test]
fn turns_have_the_documented_shares() {
    const TURNS: u32 = 20_000;
    let game = Draughts::default();
    let mut rng = rng(2);
    let mut chains = 0;
    for position in positions(&game, 4) {
        let moves = game.moves(&position);
        if game.ending(&position, &moves).is_some() {
            continue;
        }
        let mut by_move = Vec::new();
        shares_into(&moves, 2, 1.0, &mut by_move);
        let state = |mv| State::new(&game.play_unchecked(&position, mv));
        let shares = put_together(by_move.into_iter().map(|(mv, share)| (state(mv), share)));
        chains += u32::from(moves.len() > 1 && moves.iter().any(|mv| mv.legs() > 1));
        check_shares(TURNS, &shares, || random_turn(&position, &mut rng).1, &game.position_text(&position));
    }
    assert!(chains > 0, "no choice with a chain of captures was tested");
}

/// Plays a game with the move generator, with the same probabilities.
fn slow_playout(game: Draughts, rng: &mut SearchRng) -> Outcome {
    let mut position = game.start();
    loop {
        let mut moves = game.moves(&position);
        if let Some(ending) = game.ending(&position, &moves) {
            return ending.outcome;
        }
        let mut squares = 2;
        while moves.len() > 1 {
            let starts = beginnings(&moves, squares);
            let start = &starts[below(rng, u32::try_from(starts.len()).unwrap()) as usize];
            moves = beginning_with(&moves, start);
            squares += 1;
        }
        position = game.play_unchecked(&position, moves[0]);
    }
}

#[test]
fn games_end_as_often_for_either_side_as_those_of_the_move_generator() {
    const GAMES: u32 = 1500;
    let game = Draughts::default();
    let fast = |rng: &mut SearchRng| FastPlayout.playout(&game, &game.start(), rng);
    check_outcomes(GAMES, 3, "draughts", fast, |rng| slow_playout(game, rng));
}

#[test]
fn observed_playouts_are_legal_games() {
    check_observed(&Draughts::default(), &FastPlayout, 50);
    check_observed(&Draughts::default(), &UniformPlayout, 3);
}
