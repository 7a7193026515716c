//! The slow and obvious algorithm: iterates over all reachable states until nothing changes.

use std::collections::HashMap;

use alquerque_core::{Outcome, Player, StateSpace};

/// Whether the attacker can force a win from each state reachable from a position.
pub(crate) fn wins<G: StateSpace>(game: &G, attacker: Player, start: &G::Position) -> HashMap<G::Position, bool> {
    let start = game.at_rest(start);
    let mut states = vec![start];
    let mut numbers = HashMap::from([(start, 0)]);
    let mut next: Vec<Vec<usize>> = Vec::new();
    let mut won = Vec::new();
    while let Some(position) = states.get(next.len()).copied() {
        let moves = game.moves(&position);
        let ending = game.ending(&position, &moves);
        won.push(ending.is_some_and(|ending| ending.outcome == Outcome::Win(attacker)));
        let mut after = Vec::new();
        for &mv in moves.iter().filter(|_| ending.is_none()) {
            let position = game.at_rest(&game.play_unchecked(&position, mv));
            after.push(*numbers.entry(position).or_insert_with(|| {
                states.push(position);
                states.len() - 1
            }));
        }
        next.push(after);
    }
    loop {
        let mut changed = false;
        for (number, after) in next.iter().enumerate().rev().filter(|(_, after)| !after.is_empty()) {
            let now = if game.to_move(&states[number]) == attacker {
                after.iter().any(|&next| won[next])
            } else {
                after.iter().all(|&next| won[next])
            };
            changed |= now != won[number];
            won[number] = now;
        }
        if !changed {
            return states.into_iter().zip(won).collect();
        }
    }
}
