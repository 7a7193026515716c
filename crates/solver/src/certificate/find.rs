//! Finds the strategies for a certificate with the help of a prover.
//!
//! Collects all states that can arise while the player makes good moves, which are moves known to reach the goal. Good
//! moves alone do not make a winning strategy, as they may go in circles. So a backward pass computes which states end
//! whatever the opponent does, and in how many plies, and the other states get further good moves.

use std::collections::{BTreeMap, HashMap};

use alquerque_core::alquerque::{Alquerque, Position, State};
use alquerque_core::{Game, Outcome, Player};

use super::claim::{Answer, Certificate, Strategy, after, ended, named_moves, proved_by};
use super::sort::sort_while;
use crate::database::{Database, Value};
use crate::proof::{Knowledge, Progress, Prover};
use crate::table::ProofNumbers;

/// The reason why no certificate was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfound {
    /// It was stopped.
    Stopped,
    /// The states of the strategies, or of a disproof, exceeded the memory limit.
    NoRoom,
}

/// Finds a certificate for a position with `provers`, light's and dark's; without draws, light's is enough. States may
/// take up to this many bytes.
///
/// The strategies are for the position's state. Use [`Certificate::check`] to check that they are quick enough for the
/// position's halfmove clock.
///
/// # Errors
/// If it was stopped or memory ran out.
pub fn find<K: Knowledge<Alquerque>>(
    game: Alquerque,
    position: &Position,
    provers: &mut [Prover<Alquerque, K>],
    database: Option<&Database>,
    memory_limit: usize,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Result<Certificate, Unfound> {
    let state = *position.state();
    let outcome = outcome(&state, provers, go_on)?;
    let mut strategies = Vec::new();
    for player in proved_by(outcome) {
        // A winner uses their own prover; a defender uses the opponent's, which knows the disproofs.
        let player_to_prove = if outcome == Outcome::Draw { player.opponent() } else { player };
        let index = player_to_prove.index().min(provers.len().saturating_sub(1));
        let Some(prover) = provers.get_mut(index) else { return Err(Unfound::Stopped) };
        let wins = outcome != Outcome::Draw;
        let mut found = Found::with_room(memory_limit);
        let finder = Finder { game, player, wins, prover, database, settled: &|_| None, go_on, found: &mut found };
        let strategy = finder.strategy_from(&state);
        strategies.push(strategy.ok_or_else(|| why(found.is_full || provers[index].is_full()))?);
    }
    Ok(Certificate { game, position: *position, outcome, strategies })
}

/// The outcome of a state.
fn outcome<K: Knowledge<Alquerque>>(
    state: &State,
    provers: &mut [Prover<Alquerque, K>],
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Result<Outcome, Unfound> {
    for (player, prover) in Player::BOTH.into_iter().zip(&mut *provers) {
        let wins = prover.wins(&(*state).into(), go_on);
        if wins.ok_or_else(|| why(prover.is_full()))? {
            return Ok(Outcome::Win(player));
        }
    }
    Ok(if provers.len() == 1 { Outcome::Win(Player::Dark) } else { Outcome::Draw })
}

const fn why(is_full: bool) -> Unfound {
    if is_full { Unfound::NoRoom } else { Unfound::Stopped }
}

/// Finds the strategy of a known winner, down to states for which `settled` returns the maximum plies to the end.
/// Returns `None` if it was stopped or memory ran out; another call continues with the results so far.
pub fn find_win<K: Knowledge<Alquerque>>(
    prover: &mut Prover<Alquerque, K>,
    (state, player): (&State, Player),
    database: Option<&Database>,
    settled: &dyn Fn(&State) -> Option<u16>,
    found: &mut Found,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<Strategy> {
    let game = prover.game();
    Finder { game, player, wins: true, prover, database, settled, go_on, found }.strategy_from(state)
}

struct Finder<'a, K> {
    game: Alquerque,
    player: Player,
    /// Whether the goal is a win, not a draw.
    wins: bool,
    prover: &'a mut Prover<Alquerque, K>,
    database: Option<&'a Database>,
    /// The maximum plies to the end from a state with the player to move, if known beforehand.
    settled: &'a dyn Fn(&State) -> Option<u16>,
    go_on: &'a mut dyn FnMut(Progress) -> bool,
    found: &'a mut Found,
}

/// The states of a strategy collected so far.
#[derive(Debug, Default)]
pub struct Found {
    /// The states with the player to move.
    nodes: Vec<Node>,
    /// Their indices by their numbers.
    numbers: HashMap<u128, u32>,
    /// How many of them have been examined.
    examined: usize,
    /// The number of their ways and of the states those lead to.
    ways: usize,
    replies: usize,
    /// The memory limit in bytes.
    memory_limit: usize,
    /// Whether memory ran out.
    is_full: bool,
}

/// A state with the player to move.
#[derive(Debug)]
struct Node {
    /// The number of its canonical state.
    state: u128,
    ways: Vec<GoodMove>,
    /// The way by which it ends and the maximum plies, once known.
    ends: Option<(u32, u16)>,
    /// The maximum plies, if known beforehand.
    settled: Option<u16>,
}

/// A good move.
#[derive(Debug)]
struct GoodMove {
    /// The index of the move.
    index: u8,
    /// The indices of the states after the replies.
    next: Box<[u32]>,
    /// How many of them are not known to end.
    open: u32,
}

/// A way to a state, and the previous one in the linked list of ways to it.
struct Predecessor {
    node: u32,
    way: u8,
    before: Option<u32>,
}

/// States between checks of `go_on` and memory; each state takes about ten microseconds.
const CHECK_INTERVAL: usize = 1024;

impl Found {
    /// An empty collection with a memory limit in bytes.
    pub fn with_room(bytes: usize) -> Self {
        Self { memory_limit: bytes, ..Self::default() }
    }

    /// Whether the search gave up because memory ran out.
    pub const fn is_full(&self) -> bool {
        self.is_full
    }

    /// The memory use in bytes, including the backward computation and the final answers. The map counts twice, as it
    /// is copied when it grows.
    fn bytes(&self) -> usize {
        self.nodes.capacity() * (size_of::<Node>() + size_of::<Option<u32>>() + size_of::<Answer>())
            + 2 * self.numbers.capacity() * (size_of::<(u128, u32)>() + 1)
            // Lists of ways have a capacity of four, and each list of replies has a header.
            + self.examined * 4 * size_of::<GoodMove>()
            + self.ways * (size_of::<GoodMove>() + 2 * size_of::<usize>())
            + self.replies * (size_of::<u32>() + size_of::<Predecessor>())
    }
}

impl<K: Knowledge<Alquerque>> Finder<'_, K> {
    /// The strategy for all states that can arise from a state.
    fn strategy_from(mut self, state: &State) -> Option<Strategy> {
        // The player's first states: the state itself, or those after the opponent's moves.
        let starts = if state.to_move() == self.player { self.number_all(&[*state]) } else { self.replies(state) };
        Some(Strategy { player: self.player, answers: self.strategy(&starts)? })
    }

    /// The player's states after the opponent's moves.
    fn replies(&mut self, state: &State) -> Vec<u32> {
        if ended(self.game, state).is_some() {
            return Vec::new();
        }
        let moves = self.game.moves(&Position::from(*state));
        let next: Vec<State> = moves.into_iter().map(|mv| after(self.game, state, mv)).collect();
        self.number_all(&next)
    }

    /// The indices of these states, with new ones appended. Finished games need no move.
    fn number_all(&mut self, states: &[State]) -> Vec<u32> {
        let mut places = Vec::new();
        for state in states {
            if ended(self.game, state).is_some() {
                continue;
            }
            let canonical = state.canonical(self.game.ruleset);
            let (Found { nodes, numbers, .. }, settled, number) = (&mut *self.found, &self.settled, canonical.number());
            places.push(*numbers.entry(number).or_insert_with(|| {
                nodes.push(Node { state: number, ways: Vec::new(), ends: None, settled: settled(&canonical) });
                to_u32(nodes.len() - 1)
            }));
        }
        places.sort_unstable();
        places.dedup();
        places
    }

    /// Checks `go_on` and memory from time to time.
    fn check_limits(&mut self, number: usize) -> Option<()> {
        if !number.is_multiple_of(CHECK_INTERVAL) {
            return Some(());
        }
        self.found.is_full = self.found.bytes() > self.found.memory_limit;
        (!self.found.is_full && (self.go_on)(self.prover.progress())).then_some(())
    }

    /// The answers in all states that can arise.
    fn strategy(&mut self, starts: &[u32]) -> Option<Vec<Answer>> {
        loop {
            while self.found.examined < self.found.nodes.len() {
                let next = self.found.examined;
                if self.found.nodes[next].settled.is_none() && !self.add_known(next, false)? {
                    self.prove_anew(next)?;
                    if !self.add_known(next, false)? {
                        self.add_searched(next)?;
                    }
                }
                self.found.examined += 1;
                self.check_limits(next)?;
            }
            if self.wins {
                self.propagate_back()?;
            } else {
                // A defender may go in circles.
                self.found.nodes.iter_mut().for_each(|node| node.ends = Some((0, 0)));
            }
            if starts.iter().all(|&index| self.found.nodes[index as usize].ends.is_some()) {
                return self.answers(starts);
            }
            let open: Vec<usize> =
                (0..self.found.nodes.len()).filter(|&index| self.found.nodes[index].ends.is_none()).collect();
            let mut more = false;
            for (number, &index) in open.iter().enumerate() {
                more |= self.add_known(index, true)?;
                self.check_limits(number)?;
            }
            let mut open = open.into_iter();
            while let Some(index) = open.next().filter(|_| !more) {
                more = self.add_searched(index)?;
            }
            if !more && self.found.examined == self.found.nodes.len() {
                // No move is left to add: the prover was wrong.
                return Some(Vec::new());
            }
        }
    }

    /// The states after a state's moves, in the order of their names, without existing ways.
    fn untried_moves(&self, node: usize) -> Option<Vec<(u8, State)>> {
        let Node { state, ways, .. } = &self.found.nodes[node];
        let canonical = State::from_number(*state)?;
        let moves = named_moves(self.game, &canonical);
        let is_new = |index: &u8| ways.iter().all(|way| way.index != *index);
        let untried_moves = (0..=u8::MAX).zip(moves).filter(|(index, _)| is_new(index)).map(|(index, mv)| {
            let next = after(self.game, &canonical, mv);
            // Light is to move in the canonical state; convert the states after it to the player's.
            (index, if self.player == Player::Light { next } else { next.exchanged(self.game.ruleset) })
        });
        Some(untried_moves.collect())
    }

    /// Adds the most promising known good move, or all of them; returns whether there were any.
    fn add_known(&mut self, node: usize, all: bool) -> Option<bool> {
        let mut ways: Vec<(u16, u32, u8, State)> = Vec::new();
        for (index, next) in self.untried_moves(node)? {
            if let Some(distance) = self.distance(&next) {
                // A proof uses only earlier ones, so the earliest is the least likely to lead in a circle.
                let decided = self.prover.decided_at(&next.into()).unwrap_or(0);
                ways.push((distance, decided, index, next));
            }
        }
        ways.sort_unstable_by_key(|&(distance, decided, index, _)| (distance, decided, index));
        if !all {
            ways.truncate(1);
        }
        for (_, _, index, next) in &ways {
            self.add(node, *index, next);
        }
        Some(!ways.is_empty())
    }

    /// Searches for the winning move of a state that may only be known to be won, such as one imported into the prover.
    fn prove_anew(&mut self, node: usize) -> Option<()> {
        if !self.wins {
            return Some(());
        }
        let canonical = State::from_number(self.found.nodes[node].state)?;
        let state = if self.player == Player::Light { canonical } else { canonical.exchanged(self.game.ruleset) };
        let position = Position::from(state);
        let key = self.prover.question.key(&position);
        self.prover.question.table.put(key, ProofNumbers::OPEN, 1);
        self.prover.wins(&position, self.go_on).map(|_| ())
    }

    /// The prover's answer for states that reach the goal; its attacker may be the opponent.
    fn proves(&self) -> bool {
        self.prover.question.attacker == self.player
    }

    /// Adds the first move that a search proves good; returns whether there was one.
    fn add_searched(&mut self, node: usize) -> Option<bool> {
        for (index, next) in self.untried_moves(node)? {
            if self.prover.wins(&next.into(), self.go_on)? == self.proves() {
                self.add(node, index, &next);
                return Some(true);
            }
        }
        Some(false)
    }

    fn add(&mut self, node: usize, index: u8, next: &State) {
        let next = self.replies(next).into_boxed_slice();
        self.found.ways += 1;
        self.found.replies += next.len();
        self.found.nodes[node].ways.push(GoodMove { index, next, open: 0 });
    }

    /// The distance to the goal after a move, if it is known to be reached.
    fn distance(&mut self, state: &State) -> Option<u16> {
        if let Some(outcome) = ended(self.game, state) {
            let lost = Outcome::Win(self.player.opponent());
            let enough = if self.wins { outcome == Outcome::Win(self.player) } else { outcome != lost };
            return enough.then_some(0);
        }
        if let Some(value) = self.database.and_then(|database| database.value(state)) {
            // The opponent is to move.
            return match value {
                Value::Loss(plies) if self.wins => Some(plies.into()),
                Value::Draw | Value::Loss(_) if !self.wins => Some(0),
                _ => None,
            };
        }
        // Farther than any known number of plies.
        (self.prover.known(&(*state).into()) == Some(self.proves())).then_some(u16::from(u8::MAX) + 1)
    }

    /// Computes which states end, and the maximum plies, soonest first.
    fn propagate_back(&mut self) -> Option<()> {
        // The last way to each state.
        let mut last: Vec<Option<u32>> = vec![None; self.found.nodes.len()];
        let mut predecessors: Vec<Predecessor> = Vec::with_capacity(self.found.replies);
        // Indexed by the plies to the end.
        let mut ending: BTreeMap<u16, Vec<u32>> = BTreeMap::new();
        for index in 0..self.found.nodes.len() {
            let node = &mut self.found.nodes[index];
            node.ends = node.settled.map(|plies| (u32::MAX, plies));
            for (number, way) in (0..=u8::MAX).zip(&mut node.ways) {
                way.open = to_u32(way.next.len());
                for &next in &way.next {
                    let before = last[next as usize].replace(to_u32(predecessors.len()));
                    predecessors.push(Predecessor { node: to_u32(index), way: number, before });
                }
                if way.open == 0 && node.ends.is_none() {
                    node.ends = Some((number.into(), 1));
                }
            }
            if let Some((_, plies)) = node.ends {
                ending.entry(plies).or_default().push(to_u32(index));
            }
            self.check_limits(index)?;
        }
        let mut number = 0;
        while let Some((plies, places)) = ending.pop_first() {
            // The player's move and the reply add two plies.
            let plies = plies.saturating_add(2);
            for index in places {
                let mut next = last[index as usize];
                while let Some(back) = next {
                    let Predecessor { node, way: number, before } = predecessors[back as usize];
                    let index = node as usize;
                    let way = &mut self.found.nodes[index].ways[usize::from(number)];
                    way.open -= 1;
                    if way.open == 0 && self.found.nodes[index].ends.is_none() {
                        self.found.nodes[index].ends = Some((number.into(), plies));
                        ending.entry(plies).or_default().push(node);
                    }
                    next = before;
                }
                number += 1;
                self.check_limits(number)?;
            }
        }
        Some(())
    }

    /// The answers in all states that can arise from these.
    fn answers(&mut self, starts: &[u32]) -> Option<Vec<Answer>> {
        let mut wanted = vec![false; self.found.nodes.len()];
        let mut open = starts.to_vec();
        let mut answers = Vec::new();
        while let Some(index) = open.pop() {
            let index = index as usize;
            if std::mem::replace(&mut wanted[index], true) {
                continue;
            }
            let node = &self.found.nodes[index];
            if let Some((way, plies)) = node.ends
                && let Some(way) = node.ways.get(way as usize)
            {
                answers.push(Answer { state: node.state, plies, mv: way.index });
                open.extend(&way.next);
            }
            self.check_limits(answers.len())?;
        }
        sort_while(&mut answers, &mut || (self.go_on)(self.prover.progress()))?;
        Some(answers)
    }
}

/// An index into a list. Longer ones would not fit in memory.
fn to_u32(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}
