//! What proves a miss: states that the attacker cannot leave while the defender stays among them.

use std::collections::HashMap;

use alquerque_core::StateSpace;

use super::{Knowledge, Progress, Prover};
use crate::table::Effort;

/// Whether the miss of a position holds: whether it belongs to a set of states in which all of the attacker's moves, and one of
/// the defender's in each, lead to such states, or to what is a miss for certain. `None` where it was stopped.
///
/// Where it does not hold, what cannot be kept up of the misses is forgotten.
pub(super) fn holds<G: StateSpace, K: Knowledge<G>>(
    prover: &mut Prover<G, K>,
    position: &G::Position,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<bool> {
    // For each state the states that it needs to be misses.
    let mut needs: HashMap<u64, Vec<u64>> = HashMap::new();
    let mut wrong = Vec::new();
    let mut open = vec![(*position, prover.key(position))];
    while let Some((position, key)) = open.pop() {
        if needs.contains_key(&key) || prover.glance(&position).is_decided() {
            needs.entry(key).or_default();
            continue;
        }
        let moves = prover.game.moves(&position);
        let after = moves.iter().map(|&mv| prover.game.at_rest(&prover.game.play_unchecked(&position, mv)));
        let after: Vec<G::Position> = after.collect();
        let attacks = prover.game.to_move(&position) == prover.attacker;
        let kept = if attacks { all(prover, &after, go_on)? } else { one(prover, &after, &needs, go_on)? };
        match kept {
            Some(kept) => {
                needs.insert(key, kept.iter().map(|&(_, key)| key).collect());
                open.extend(kept);
            }
            None => {
                needs.insert(key, Vec::new());
                wrong.push(key);
            }
        }
    }
    let holds = wrong.is_empty() || {
        let mut needed_by: HashMap<u64, Vec<u64>> = HashMap::new();
        for (&key, needed) in &needs {
            for &needed in needed {
                needed_by.entry(needed).or_default().push(key);
            }
        }
        while let Some(key) = wrong.pop() {
            // Whoever is taken out is not asked again.
            if let Some(above) = needed_by.remove(&key) {
                wrong.extend(above);
            }
            needs.remove(&key);
            prover.table.put(key, Effort { prove: 1, disprove: 1 }, 1);
        }
        needs.contains_key(&prover.key(position))
    };
    Some(holds)
}

/// All of these, where all are misses; inside `None` where one is not.
fn all<G: StateSpace, K: Knowledge<G>>(
    prover: &mut Prover<G, K>,
    after: &[G::Position],
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<Option<Vec<(G::Position, u64)>>> {
    let mut kept = Vec::new();
    for &next in after {
        if prover.search(&next, go_on)? {
            return Some(None);
        }
        kept.push((next, prover.key(&next)));
    }
    Some(Some(kept))
}

/// One of these that is a miss, if possible one that is among the states already.
fn one<G: StateSpace, K: Knowledge<G>>(
    prover: &mut Prover<G, K>,
    after: &[G::Position],
    known: &HashMap<u64, Vec<u64>>,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<Option<Vec<(G::Position, u64)>>> {
    let mut misses = Vec::new();
    for &next in after {
        let key = prover.key(&next);
        let effort = prover.look_at(&next, key);
        if effort == prover.miss(&next) {
            misses.push((next, key));
        }
    }
    let best = misses.iter().find(|(_, key)| known.contains_key(key)).or(misses.first());
    if let Some(&best) = best {
        return Some(Some(vec![best]));
    }
    for &next in after {
        if !prover.search(&next, go_on)? {
            return Some(Some(vec![(next, prover.key(&next))]));
        }
    }
    Some(None)
}
