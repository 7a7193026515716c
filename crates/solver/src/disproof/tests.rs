use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Notation, Player};

use crate::proof::{Nothing, Prover, STOP_INTERVAL};

/// A draw whose proof needs a large set of states.
fn draw() -> (Alquerque, <Alquerque as alquerque_core::Game>::Position) {
    let game: Alquerque = "murray".parse().unwrap();
    (game, game.parse_position("d3d/2d2/5/5/l3l l -").unwrap())
}

#[test]
fn gathering_can_be_stopped_and_resumed() {
    let (game, position) = draw();
    let mut checks = 0;
    let mut prover = Prover::new(game, Player::Light, Nothing, 1 << 26);
    let answer = prover.wins(&position, &mut |_| {
        checks += 1;
        true
    });
    assert_eq!(answer, Some(false));
    let states = prover.progress().states;
    assert!(checks > states / STOP_INTERVAL + 5, "asked {checks} times in {states} states");
    // If it restarted each time, it would never end.
    let mut prover = Prover::new(game, Player::Light, Nothing, 1 << 26);
    let mut calls = 0;
    while prover.wins(&position, &mut |_| false).is_none() {
        calls += 1;
        assert!(calls < 2 * checks + 10, "{calls}");
    }
    // Other requests in between do no harm.
    let other = game.parse_position("d4/5/5/5/l4 l -").unwrap();
    let mut prover = Prover::new(game, Player::Light, Nothing, 1 << 26);
    for _ in 0..calls - 1 {
        assert_eq!(prover.wins(&position, &mut |_| false), None);
    }
    assert_eq!(prover.wins(&other, &mut |_| true), Some(false));
    assert_eq!(prover.wins(&position, &mut |_| true), Some(false));
}

#[test]
fn a_set_too_large_for_memory_is_given_up() {
    let (game, position) = draw();
    let mut prover = Prover::new(game, Player::Light, Nothing, 1 << 26);
    prover.room = 1 << 16;
    assert_eq!(prover.wins(&position, &mut |_| true), None);
    assert!(prover.is_full() && prover.disproof_set.is_none());
    prover.room = 1 << 24;
    assert_eq!(prover.wins(&position, &mut |_| true), Some(false));
    assert!(!prover.is_full());
}
