//! Finding the strategies that a certificate needs, with the help of a prover.
//!
//! All states are gathered that come up where the player makes a move that is known to reach the aim. For a strategy that is to
//! win it is not enough that each move is a good one: moves that are good each for itself may lead round in a circle. So it is
//! worked out backwards which of the states end, and in how many plies, whatever the other does; to those of which that cannot
//! be told yet further good moves are added.

use std::collections::{BTreeMap, HashMap};

use alquerque_core::alquerque::{Alquerque, Position, State};
use alquerque_core::{Game, Outcome, Player};

use super::claim::{Answer, Certificate, Strategy, after, ended, named_moves, proved_by};
use crate::database::{Database, Value};
use crate::proof::{ASKS, Knowledge, Progress, Prover};
use crate::table::Effort;

/// Finds what proves how a position ends, where `provers`, light's and dark's, can tell; `None` where it was stopped before.
///
/// A position that counts quiet plies is taken for its state.
pub fn find<K: Knowledge<Alquerque>>(
    game: Alquerque,
    position: &Position,
    provers: &mut [Prover<Alquerque, K>; 2],
    database: Option<&Database>,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<Certificate> {
    let state = *position.state();
    let mut outcome = Outcome::Draw;
    for (player, prover) in Player::BOTH.into_iter().zip(&mut *provers) {
        if prover.wins(&state.into(), go_on)? {
            outcome = Outcome::Win(player);
            break;
        }
    }
    let mut strategies = Vec::new();
    for player in proved_by(outcome) {
        // Who wins asks their own prover, who holds the other's, which knows what does not win.
        let prover = match outcome {
            Outcome::Win(_) => &mut provers[player.index()],
            Outcome::Draw => &mut provers[player.opponent().index()],
        };
        let wins = outcome != Outcome::Draw;
        let mut found = Found::default();
        let finder = Finder { game, player, wins, prover, database, settled: &|_| None, go_on, found: &mut found };
        strategies.push(finder.strategy_from(&state)?);
    }
    Some(Certificate { game, position: state.into(), outcome, strategies })
}

/// Finds how a player wins who is known to, as far as states of which `settled` does not know in how many plies at the most they
/// end; `None` where it was stopped before. What was found until then is kept: a further call with it goes on.
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
    /// Whether the strategy is to win, rather than not to lose.
    wins: bool,
    prover: &'a mut Prover<Alquerque, K>,
    database: Option<&'a Database>,
    /// In how many plies at the most a state ends, with the player to move, where that is known beforehand.
    settled: &'a dyn Fn(&State) -> Option<u16>,
    go_on: &'a mut dyn FnMut(Progress) -> bool,
    found: &'a mut Found,
}

/// The states that come up in a strategy, as far as they were gathered.
#[derive(Debug, Default)]
pub struct Found {
    /// The states in which it is the player's turn.
    nodes: Vec<Node>,
    /// Their places by their numbers.
    numbers: HashMap<u128, usize>,
    /// How many of them were looked at.
    looked_at: usize,
}

/// A state in which it is the player's turn.
#[derive(Debug)]
struct Node {
    /// Its number as a canonical state.
    state: u128,
    ways: Vec<Way>,
    /// The way by which it ends in so many plies at the most, once that is known.
    ends: Option<(usize, u16)>,
    /// In how many it does, where that is known beforehand.
    settled: Option<u16>,
}

/// A move that reaches the aim, as far as is known.
#[derive(Debug)]
struct Way {
    /// The place of the move.
    place: u8,
    /// The states that the replies lead to, by their places.
    next: Vec<usize>,
    /// How many of them do not end as far as is known.
    open: usize,
}

impl<K: Knowledge<Alquerque>> Finder<'_, K> {
    /// The strategy for all that can come up from a state on.
    fn strategy_from(mut self, state: &State) -> Option<Strategy> {
        let starts = self.starts(state);
        Some(Strategy { player: self.player, answers: self.strategy(&starts)? })
    }

    /// The player's states that a position begins with: it, or those after the other's moves.
    fn starts(&mut self, state: &State) -> Vec<usize> {
        if state.to_move() == self.player { self.number_all(&[*state]) } else { self.replies(state) }
    }

    /// The player's states after the other's moves.
    fn replies(&mut self, state: &State) -> Vec<usize> {
        if ended(self.game, state).is_some() {
            return Vec::new();
        }
        let moves = self.game.moves(&Position::from(*state));
        let next: Vec<State> = moves.into_iter().map(|mv| after(self.game, state, mv)).collect();
        self.number_all(&next)
    }

    /// The places of these states; those of new ones are at the end. What is over needs no move.
    fn number_all(&mut self, states: &[State]) -> Vec<usize> {
        let mut places = Vec::new();
        for state in states {
            if ended(self.game, state).is_some() {
                continue;
            }
            let canonical = state.canonical(self.game.ruleset);
            let (Found { nodes, numbers, .. }, settled, number) = (&mut *self.found, &self.settled, canonical.number());
            places.push(*numbers.entry(number).or_insert_with(|| {
                nodes.push(Node { state: number, ways: Vec::new(), ends: None, settled: settled(&canonical) });
                nodes.len() - 1
            }));
        }
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The answers to all states that can come up.
    fn strategy(&mut self, starts: &[usize]) -> Option<Vec<Answer>> {
        loop {
            while self.found.looked_at < self.found.nodes.len() {
                let looked_at = self.found.looked_at;
                if self.found.nodes[looked_at].settled.is_none() && !self.add_known(looked_at, false)? {
                    self.prove_anew(looked_at)?;
                    if !self.add_known(looked_at, false)? {
                        self.add_searched(looked_at)?;
                    }
                }
                self.found.looked_at += 1;
                if (looked_at as u64).is_multiple_of(ASKS) && !(self.go_on)(self.prover.progress()) {
                    return None;
                }
            }
            if self.wins {
                self.work_back();
            } else {
                // Who need not win may go round for ever.
                self.found.nodes.iter_mut().for_each(|node| node.ends = Some((0, 0)));
            }
            if starts.iter().all(|&place| self.found.nodes[place].ends.is_some()) {
                return Some(self.answers(starts));
            }
            let open: Vec<usize> =
                (0..self.found.nodes.len()).filter(|&place| self.found.nodes[place].ends.is_none()).collect();
            let mut more = false;
            for &place in &open {
                more |= self.add_known(place, true)?;
            }
            let mut open = open.into_iter();
            while let Some(place) = open.next().filter(|_| !more) {
                more = self.add_searched(place)?;
            }
            if !more && self.found.looked_at == self.found.nodes.len() {
                // Nothing is left to add: the prover has claimed what does not hold.
                return Some(Vec::new());
            }
        }
    }

    /// What a state's moves lead to, in the order of their names, without those that are ways already.
    fn further(&self, node: usize) -> Option<Vec<(u8, State)>> {
        let Node { state, ways, .. } = &self.found.nodes[node];
        let canonical = State::of_number(*state)?;
        let moves = named_moves(self.game, &canonical);
        let is_new = |place: &u8| ways.iter().all(|way| way.place != *place);
        let further = (0..=u8::MAX).zip(moves).filter(|(place, _)| is_new(place)).map(|(place, mv)| {
            let next = after(self.game, &canonical, mv);
            // The canonical state is light's; what comes after it is to be the player's.
            (place, if self.player == Player::Light { next } else { next.exchanged(self.game.ruleset) })
        });
        Some(further.collect())
    }

    /// Adds the most promising of the moves that are known to be good, or all of them; tells whether there were any.
    fn add_known(&mut self, node: usize, all: bool) -> Option<bool> {
        let mut ways: Vec<(u16, u8, State)> = Vec::new();
        for (place, next) in self.further(node)? {
            if let Some(distance) = self.distance(&next) {
                ways.push((distance, place, next));
            }
        }
        ways.sort_unstable_by_key(|&(distance, place, _)| (distance, place));
        if !all {
            ways.truncate(1);
        }
        for (_, place, next) in &ways {
            self.add(node, *place, next);
        }
        Some(!ways.is_empty())
    }

    /// Looks for a move that wins where only that there is one may be known, as of states that the prover was told of.
    fn prove_anew(&mut self, node: usize) -> Option<()> {
        if !self.wins {
            return Some(());
        }
        let canonical = State::of_number(self.found.nodes[node].state)?;
        let state = if self.player == Player::Light { canonical } else { canonical.exchanged(self.game.ruleset) };
        let position = Position::from(state);
        let key = self.prover.key(&position);
        self.prover.note(key, Effort::OPEN);
        self.prover.wins(&position, self.go_on).map(|_| ())
    }

    /// Adds the first move that a search finds to be good; tells whether there was one.
    fn add_searched(&mut self, node: usize) -> Option<bool> {
        for (place, next) in self.further(node)? {
            if self.prover.wins(&next.into(), self.go_on)? == self.wins {
                self.add(node, place, &next);
                return Some(true);
            }
        }
        Some(false)
    }

    fn add(&mut self, node: usize, place: u8, next: &State) {
        let next = self.replies(next);
        self.found.nodes[node].ways.push(Way { place, next, open: 0 });
    }

    /// How far the aim is after a move, where it is known that it is reached.
    fn distance(&mut self, state: &State) -> Option<u16> {
        if let Some(outcome) = ended(self.game, state) {
            let lost = Outcome::Win(self.player.opponent());
            let enough = if self.wins { outcome == Outcome::Win(self.player) } else { outcome != lost };
            return enough.then_some(0);
        }
        if let Some(value) = self.database.and_then(|database| database.value(state)) {
            // The other is to move.
            return match value {
                Value::Loss(plies) if self.wins => Some(plies.into()),
                Value::Draw | Value::Loss(_) if !self.wins => Some(0),
                _ => None,
            };
        }
        // Farther than all of which the number of plies is known.
        (self.prover.known(&(*state).into()) == Some(self.wins)).then_some(u16::from(u8::MAX) + 1)
    }

    /// Finds out which states end, and in how many plies at the most: first those that end soonest.
    fn work_back(&mut self) {
        let mut before: Vec<Vec<(u32, u8)>> = vec![Vec::new(); self.found.nodes.len()];
        // By the plies in which they end.
        let mut ending: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
        for (place, node) in self.found.nodes.iter_mut().enumerate() {
            node.ends = node.settled.map(|plies| (usize::MAX, plies));
            for (number, way) in (0..=u8::MAX).zip(&mut node.ways) {
                way.open = way.next.len();
                for &next in &way.next {
                    before[next].push((u32::try_from(place).unwrap_or(u32::MAX), number));
                }
                if way.open == 0 && node.ends.is_none() {
                    node.ends = Some((number.into(), 1));
                }
            }
            if let Some((_, plies)) = node.ends {
                ending.entry(plies).or_default().push(place);
            }
        }
        while let Some((plies, places)) = ending.pop_first() {
            // Two plies more: the player's move and the reply.
            let plies = plies.saturating_add(2);
            for place in places {
                for &(node, number) in &before[place] {
                    let node = node as usize;
                    let way = &mut self.found.nodes[node].ways[usize::from(number)];
                    way.open -= 1;
                    if way.open == 0 && self.found.nodes[node].ends.is_none() {
                        self.found.nodes[node].ends = Some((number.into(), plies));
                        ending.entry(plies).or_default().push(node);
                    }
                }
            }
        }
    }

    /// What is answered to all that comes up from these states on.
    fn answers(&self, starts: &[usize]) -> Vec<Answer> {
        let mut wanted = vec![false; self.found.nodes.len()];
        let mut open = starts.to_vec();
        let mut answers = Vec::new();
        while let Some(place) = open.pop() {
            if std::mem::replace(&mut wanted[place], true) {
                continue;
            }
            let node = &self.found.nodes[place];
            if let Some((way, plies)) = node.ends
                && let Some(way) = node.ways.get(way)
            {
                answers.push(Answer { state: node.state, plies, mv: way.place });
                open.extend(&way.next);
            }
        }
        answers.sort_unstable();
        answers
    }
}
