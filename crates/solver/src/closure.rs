//! What proves a miss: states that the attacker cannot leave while the defender stays among them.

use std::collections::HashMap;

use alquerque_core::{Game, StateSpace};

use crate::proof::{Knowledge, Progress, Prover};
use crate::table::Effort;

impl<G: StateSpace, K: Knowledge<G>> Prover<G, K> {
    /// Whether the attacker can force a win; `None` where `go_on` has said no before that was found out. It is asked every few
    /// thousand states. What was found out until then is kept: a further call goes on with it.
    pub fn wins(&mut self, position: &G::Position, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<bool> {
        let position = self.at_rest(position);
        loop {
            let wins = self.search(&position, go_on)?;
            if wins || !self.can_repeat() || holds(self, &position, go_on)? {
                return Some(wins);
            }
        }
    }
}

/// Whether the miss of a position holds: whether it belongs to a set of states in which all of the attacker's moves, and one of
/// the defender's in each, lead to such states, or to what is a miss for certain. `None` where it was stopped.
///
/// What cannot be kept up of the misses is forgotten. What is left is such a set, with the position or without it, and is closed.
fn holds<G: StateSpace, K: Knowledge<G>>(
    prover: &mut Prover<G, K>,
    position: &G::Position,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<bool> {
    // For each state what it is worth as a miss, and the states that it needs to be misses.
    let mut needs: HashMap<u64, (Effort, Vec<u64>)> = HashMap::new();
    // What is no miss, and what it is worth.
    let mut wrong = Vec::new();
    let mut open = vec![(*position, prover.key(position))];
    while let Some((position, key)) = open.pop() {
        if needs.contains_key(&key) || prover.is_closed(key) {
            continue;
        }
        let (glance, miss) = (prover.glance(&position), prover.miss(&position));
        if glance == miss {
            continue;
        }
        let after = prover.after(&position);
        let kept = match prover.attacks(&position) {
            // A guess from where less was known beforehand.
            _ if glance.is_decided() => Vec::new(),
            true => all(prover, &after, go_on)?,
            false => one(prover, &after, &needs, go_on)?,
        };
        if kept.is_empty() {
            wrong.push((key, if glance.is_decided() { glance } else { Effort::OPEN }));
        }
        needs.insert(key, (miss, kept.iter().map(|&(_, key)| key).collect()));
        open.extend(kept);
    }
    let mut needed_by: HashMap<u64, Vec<u64>> = HashMap::new();
    if !wrong.is_empty() {
        for (&key, (_, needed)) in &needs {
            for &needed in needed {
                needed_by.entry(needed).or_default().push(key);
            }
        }
    }
    let top = prover.key(position);
    let mut holds = true;
    while let Some((key, effort)) = wrong.pop() {
        // Whoever is taken out is not asked again.
        wrong.extend(needed_by.remove(&key).into_iter().flatten().map(|above| (above, Effort::OPEN)));
        needs.remove(&key);
        prover.note(key, effort);
        holds &= key != top;
    }
    for (key, (miss, _)) in needs {
        prover.close(key, miss);
    }
    Some(holds)
}

/// States with their keys.
type Kept<G> = Vec<(<G as Game>::Position, u64)>;

/// All of these, where all are misses; nothing where one is not.
fn all<G: StateSpace, K: Knowledge<G>>(
    prover: &mut Prover<G, K>,
    after: &[G::Position],
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<Kept<G>> {
    let mut kept = Vec::new();
    for &next in after {
        if prover.search(&next, go_on)? {
            return Some(Vec::new());
        }
        kept.push((next, prover.key(&next)));
    }
    Some(kept)
}

/// One of these that is a miss, if possible one that is among the states already; nothing where none is.
fn one<G: StateSpace, K: Knowledge<G>>(
    prover: &mut Prover<G, K>,
    after: &[G::Position],
    known: &HashMap<u64, (Effort, Vec<u64>)>,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<Kept<G>> {
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
        return Some(vec![best]);
    }
    for &next in after {
        if !prover.search(&next, go_on)? {
            return Some(vec![(next, prover.key(&next))]);
        }
    }
    Some(Vec::new())
}
