//! Confirms disproofs that may depend on repetitions by finding disproof sets: states that the attacker cannot leave
//! while the defender stays in the set.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use alquerque_core::{Game, StateSpace};

use crate::disproof_set::{DisproofSet, Member, MemberStatus, Need};
use crate::proof::{Knowledge, Progress, Prover, STOP_INTERVAL};
use crate::table::ProofNumbers;

impl<G: StateSpace, K: Knowledge<G>> Prover<G, K> {
    /// Whether the attacker can force a win. Returns `None` if `go_on`, which is called every few thousand states,
    /// returned false before that was decided, or if memory ran out ([`Prover::is_full`]). The results so far are kept,
    /// and another call continues with them.
    pub fn wins(&mut self, position: &G::Position, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<bool> {
        let position = self.question.game.at_rest(position);
        let key = self.question.key(&position);
        self.is_full = false;
        let mut begun = self.disproof_set.take().filter(|closing| closing.top == key);
        loop {
            let mut closing = if let Some(closing) = begun.take() {
                closing
            } else {
                let wins = self.search(&position, go_on)?;
                if wins || !self.question.game.can_repeat() {
                    return Some(wins);
                }
                DisproofSet::new(position, key)
            };
            match closing.holds(self, go_on) {
                Some(true) => return Some(false),
                Some(false) => {}
                None => {
                    self.disproof_set = Some(closing).filter(|_| !self.is_full);
                    return None;
                }
            }
        }
    }
}

/// States between two checks of the memory limit.
const CHECKS: u64 = 256;
/// The maximum number of needs, well within the range of their indices.
const MAX_NEEDS: usize = 1 << 31;

impl<G: StateSpace> DisproofSet<G> {
    fn new(position: G::Position, key: u64) -> Self {
        let mut closing = Self {
            top: key,
            open: Vec::new(),
            members: Vec::new(),
            places: HashMap::new(),
            needs: Vec::new(),
            wrong: Vec::new(),
            done: 0,
            steps: 0,
        };
        let top = closing.index_of(key);
        closing.open.push((position, top));
        closing
    }

    /// Whether the root is in a disproof set. `None` if it was stopped or memory ran out.
    ///
    /// Removes members that turn out not to be disproofs, together with the members that depend on them. The rest is a
    /// disproof set and is marked as certain, whether or not it contains the root.
    fn holds<K: Knowledge<G>>(
        &mut self,
        prover: &mut Prover<G, K>,
        go_on: &mut dyn FnMut(Progress) -> bool,
    ) -> Option<bool> {
        self.gather(prover, go_on)?;
        while let Some((index, numbers)) = self.wrong.pop() {
            self.leave_out(prover, index, numbers);
            self.check_stop(prover, go_on)?;
        }
        while let Some(&Member { key, status, .. }) = self.members.get(self.done) {
            if let MemberStatus::Conditional(miss) = status {
                prover.question.table.close(key, miss);
            }
            self.done += 1;
            self.check_stop(prover, go_on)?;
        }
        Some(self.members.first().is_none_or(|top| top.status != MemberStatus::Removed))
    }

    /// Collects the states that the root needs, and those that they need.
    fn gather<K: Knowledge<G>>(
        &mut self,
        prover: &mut Prover<G, K>,
        go_on: &mut dyn FnMut(Progress) -> bool,
    ) -> Option<()> {
        let mut moves = Vec::new();
        while let Some((position, index)) = self.open.pop() {
            let Member { key, status, .. } = self.members[index as usize];
            if status != MemberStatus::Open {
                continue;
            }
            let question = &prover.question;
            let (numbers, miss) = (question.leaf_numbers(&position, &mut moves), question.miss(&position));
            if numbers == miss || question.table.is_closed(key) {
                self.members[index as usize].status = MemberStatus::Independent;
                continue;
            }
            let needs = if numbers.is_decided() {
                // A disproof from a table with less knowledge; it does not hold.
                Some(Vec::new())
            } else {
                self.required_states(prover, &position, go_on)
            };
            let Some(needs) = needs else {
                self.open.push((position, index));
                return None;
            };
            if needs.is_empty() {
                self.wrong.push((index, if numbers.is_decided() { numbers } else { ProofNumbers::OPEN }));
            }
            self.members[index as usize].status = MemberStatus::Conditional(miss);
            for (next, key) in needs {
                self.need(index, next, key);
            }
            self.check_stop(prover, go_on)?;
            let is_full = || self.bytes() > prover.room || self.needs.len() > MAX_NEEDS;
            if self.steps.is_multiple_of(CHECKS) && is_full() {
                prover.is_full = true;
                return None;
            }
        }
        Some(())
    }

    /// The states that a state needs to be a disproof: all successors of an attacker's move, or one of the defender's;
    /// `None` if it is not a disproof.
    fn required_states<K: Knowledge<G>>(
        &self,
        prover: &mut Prover<G, K>,
        position: &G::Position,
        go_on: &mut dyn FnMut(Progress) -> bool,
    ) -> Option<States<G>> {
        let after = prover.question.after(position);
        if prover.question.attacks(position) { all(prover, &after, go_on) } else { self.one(prover, &after, go_on) }
    }

    /// One of these states that is a disproof, preferably a member.
    fn one<K: Knowledge<G>>(
        &self,
        prover: &mut Prover<G, K>,
        after: &[G::Position],
        go_on: &mut dyn FnMut(Progress) -> bool,
    ) -> Option<States<G>> {
        let (mut misses, mut moves) = (Vec::new(), Vec::new());
        for &next in after {
            let key = prover.question.key(&next);
            let numbers = prover.question.lookup(&next, key, &mut moves);
            if numbers == prover.question.miss(&next) {
                misses.push((next, key));
            }
        }
        let is_member = |key| {
            let index = self.places.get(key);
            index.is_some_and(|&index| self.members[index as usize].status != MemberStatus::Open)
        };
        let best = misses.iter().find(|(_, key)| is_member(key)).or(misses.first());
        if let Some(&best) = best {
            return Some(vec![best]);
        }
        for &next in after {
            if !prover.search(&next, go_on)? {
                return Some(vec![(next, prover.question.key(&next))]);
            }
        }
        Some(Vec::new())
    }

    /// The index of a state among the members; adds the state if necessary.
    fn index_of(&mut self, key: u64) -> u32 {
        match self.places.entry(key) {
            Entry::Occupied(index) => *index.get(),
            Entry::Vacant(free) => {
                let index = number(self.members.len());
                self.members.push(Member { key, needed_by: None, status: MemberStatus::Open });
                *free.insert(index)
            }
        }
    }

    /// Records that a member needs another state. Examines a new one next, which keeps the members close together.
    fn need(&mut self, by: u32, position: G::Position, key: u64) {
        let index = self.index_of(key);
        let member = &mut self.members[index as usize];
        let next = member.needed_by.replace(number(self.needs.len()));
        self.needs.push(Need { by, next });
        if member.status == MemberStatus::Open {
            self.open.push((position, index));
        }
    }

    /// Removes a member that is not a disproof, and schedules those that need it.
    fn leave_out<K: Knowledge<G>>(&mut self, prover: &mut Prover<G, K>, index: u32, numbers: ProofNumbers) {
        let member = &mut self.members[index as usize];
        if member.status == MemberStatus::Removed {
            return;
        }
        member.status = MemberStatus::Removed;
        prover.question.table.put(member.key, numbers, 1);
        let mut current = member.needed_by.take();
        while let Some(need) = current {
            let Need { by, next } = self.needs[need as usize];
            self.wrong.push((by, ProofNumbers::OPEN));
            current = next;
        }
    }

    /// Calls `go_on` from time to time.
    fn check_stop<K: Knowledge<G>>(
        &mut self,
        prover: &Prover<G, K>,
        go_on: &mut dyn FnMut(Progress) -> bool,
    ) -> Option<()> {
        self.steps += 1;
        (!self.steps.is_multiple_of(STOP_INTERVAL) || go_on(prover.progress())).then_some(())
    }

    /// The memory use in bytes. The map counts twice, as it is copied when it grows.
    fn bytes(&self) -> usize {
        self.open.capacity() * size_of::<(G::Position, u32)>()
            + self.members.capacity() * size_of::<Member>()
            + 2 * self.places.capacity() * (size_of::<(u64, u32)>() + 1)
            + self.needs.capacity() * size_of::<Need>()
            + self.wrong.capacity() * size_of::<(u32, ProofNumbers)>()
    }
}

/// States with their keys.
type States<G> = Vec<(<G as Game>::Position, u64)>;

/// All of these states, if all are disproofs.
fn all<G: StateSpace, K: Knowledge<G>>(
    prover: &mut Prover<G, K>,
    after: &[G::Position],
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<States<G>> {
    let mut needs = Vec::new();
    for &next in after {
        if prover.search(&next, go_on)? {
            return Some(Vec::new());
        }
        needs.push((next, prover.question.key(&next)));
    }
    Some(needs)
}

/// An index into a list, which is hardly longer than [`MAX_NEEDS`].
fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
