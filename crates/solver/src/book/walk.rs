//! Walks through all states of strategies, encoding or decoding their moves.

use std::collections::{HashMap, HashSet, VecDeque};

use alquerque_core::alquerque::{Alquerque, Position, State};
use alquerque_core::range_coder::{Chance, Coder};
use alquerque_core::{Game, Player, StateSpace};

use crate::certificate::Strategy;
use crate::strategies::{Reply, Strategies, StrategyEntry, quiet_plies, replied};

/// A strategy to encode; winning ones include lengths.
pub(super) struct Written<'a> {
    strategy: &'a Strategy,
    lines: Strategies,
}

impl<'a> Written<'a> {
    pub(super) fn new(game: Alquerque, strategy: &'a Strategy, wins: bool) -> Option<Self> {
        let lines = if wins { Strategies::from_strategy(game, strategy, &|_| None)? } else { Strategies::default() };
        Some(Self { strategy, lines })
    }

    /// The index of the move among the legal moves of this canonical state.
    fn move_index(&self, game: Alquerque, state: &State) -> Option<usize> {
        let (number, answers) = (state.number(), &self.strategy.answers);
        let answer = &answers[answers.binary_search_by_key(&number, |answer| answer.state).ok()?];
        let mv = self.strategy.move_of(game, answer)?;
        game.moves(&Position::from(*state)).iter().position(|other| *other == mv)
    }

    /// The maximum plies to the end, and to the next capture.
    fn plies(&self, game: Alquerque, state: &State) -> Option<[u16; 2]> {
        let line = self.lines.get(game.canonical_key(&Position::from(*state)))?;
        Some([line.plies, line.quiet])
    }
}

/// More moves than any state of a strategy has; larger numbers count as this one.
const MOVES: usize = 32;
/// The maximum length of a line, in moves of both players.
const MAX_LINE_LEN: usize = 128;
/// The maximum number of states.
const MAX_STATES: usize = 1 << 22;

/// A state of a winning strategy, with its move.
struct Node {
    captures: bool,
    mv: u8,
    replies: Vec<Reply>,
}

/// A walk through several strategies.
pub(super) struct Walk {
    game: Alquerque,
    least: u32,
    /// Visited states of winning strategies with moves.
    nodes: HashMap<u64, Node>,
    /// States of winning strategies with lengths only.
    leaves: HashMap<u64, [u16; 2]>,
    /// States of drawing strategies.
    holds: HashSet<u64>,
    /// The probabilities of moves, by their number.
    moves: Vec<[Chance; MOVES]>,
    /// The probabilities of the plies to the end and to the next capture, by the checkers of the side to move and of
    /// the opponent.
    plies: HashMap<[u32; 2], [[Chance; MAX_LINE_LEN]; 2]>,
}

impl Walk {
    pub(super) fn new(game: Alquerque, least: u32) -> Self {
        Self {
            game,
            least,
            nodes: HashMap::new(),
            leaves: HashMap::new(),
            holds: HashSet::new(),
            moves: vec![[Chance::default(); MOVES]; MOVES + 1],
            plies: HashMap::new(),
        }
    }

    /// Visits all new states that can arise from here while the player follows the strategy: the written one, or one that
    /// the coder decodes.
    pub(super) fn follow(
        &mut self,
        coder: &mut impl Coder,
        start: &State,
        player: Player,
        wins: bool,
        written: Option<&Written<'_>>,
    ) -> Option<()> {
        let mut open: VecDeque<State> = VecDeque::new();
        if start.to_move() == player {
            self.add(start, wins, &mut open);
        } else {
            self.meet_all(&Position::from(*start), wins, &mut open);
        }
        while let Some(state) = open.pop_front() {
            let position = Position::from(state);
            let key = self.game.canonical_key(&position);
            let counts = Player::BOTH.map(|player| state.checkers(player).count());
            if counts[0] + counts[1] <= self.least {
                if wins {
                    let [plies, quiet] =
                        written.map_or(Some([0; 2]), |written| written.plies(self.game, &state))?.map(usize::from);
                    let [of_plies, of_quiet] =
                        self.plies.entry(counts).or_insert([[Chance::default(); MAX_LINE_LEN]; 2]);
                    let plies = 2 * coder.number(of_plies, (plies / 2).min(MAX_LINE_LEN - 1))? + 1;
                    let quiet = coder.number(of_quiet, quiet.min(MAX_LINE_LEN - 1))?;
                    self.leaves.insert(key, [u16::try_from(plies).ok()?, u16::try_from(quiet).ok()?]);
                }
                continue;
            }
            let legal = self.game.moves(&position);
            let index = match legal.len() {
                0 => return None,
                1 => 0,
                count => {
                    let chances = self.moves[count.min(MOVES)].get_mut(..(count - 1).min(MOVES))?;
                    coder.count(chances, written.map_or(Some(0), |written| written.move_index(self.game, &state))?)?
                }
            };
            let mv = *legal.get(index)?;
            if wins {
                let replies = replied(self.game, &position, mv).into_iter().map(|(_, reply)| reply).collect();
                self.nodes.insert(key, Node { captures: mv.is_capture(), mv: u8::try_from(index).ok()?, replies });
            }
            self.meet_all(&self.game.play_unchecked(&position, mv), wins, &mut open);
            if self.nodes.len() + self.holds.len() + open.len() > MAX_STATES {
                return None;
            }
        }
        Some(())
    }

    /// The states after the opponent's moves.
    fn meet_all(&mut self, position: &Position, wins: bool, open: &mut VecDeque<State>) {
        let moves = self.game.moves(position);
        if self.game.ending(&self.game.at_rest(position), &moves).is_none() {
            for mv in moves {
                self.add(self.game.play_unchecked(position, mv).state(), wins, open);
            }
        }
    }

    /// Adds a new state.
    fn add(&mut self, state: &State, wins: bool, open: &mut VecDeque<State>) {
        let position = Position::from(*state);
        let key = self.game.canonical_key(&position);
        if self.game.ending(&position, &self.game.moves(&position)).is_some() {
            return;
        }
        let is_new = if wins {
            !self.nodes.contains_key(&key) && !self.leaves.contains_key(&key)
        } else {
            self.holds.insert(key)
        };
        if is_new && wins {
            // Its lengths follow when it is visited, which may happen before it is added again.
            self.leaves.insert(key, [0; 2]);
        }
        if is_new {
            open.push_back(state.canonical(self.game.ruleset));
        }
    }

    /// The result of the walks: won states, and states that are not lost. `None` if they contain a cycle.
    pub(super) fn into_results(self) -> Option<(Strategies, Vec<u64>)> {
        let Self { game, nodes, leaves, holds, .. } = self;
        let mut wins = Strategies::default();
        for (key, [plies, quiet]) in leaves {
            // States with moves were leaves until they were visited.
            if !nodes.contains_key(&key) {
                wins.put(key, StrategyEntry { plies, quiet, open: plies, mv: None });
            }
        }
        // The number of unknown replies of each state, and the states waiting for each.
        let mut waiting: HashMap<u64, Vec<u64>> = HashMap::new();
        let mut missing: HashMap<u64, usize> = HashMap::new();
        let mut ready = Vec::new();
        for (&key, node) in &nodes {
            let open: Vec<u64> =
                node.replies.iter().map(|reply| reply.key).filter(|key| nodes.contains_key(key)).collect();
            if open.is_empty() {
                ready.push(key);
            }
            missing.insert(key, open.len());
            for reply in open {
                waiting.entry(reply).or_default().push(key);
            }
        }
        while let Some(key) = ready.pop() {
            let Node { captures, mv, replies } = nodes.get(&key)?;
            let replies: Vec<(Reply, StrategyEntry)> =
                replies.iter().map(|&reply| Some((reply, wins.get(reply.key)?))).collect::<Option<_>>()?;
            let longest = replies.iter().map(|(_, line)| line.plies).max();
            let plies = longest.map_or(1, |plies| plies.saturating_add(2));
            let open = replies.iter().map(|(_, line)| line.open).max().unwrap_or(0);
            let quiet: Vec<(Reply, u16)> = replies.into_iter().map(|(reply, line)| (reply, line.quiet)).collect();
            let quiet = quiet_plies(game, *captures, &quiet)?;
            wins.put(key, StrategyEntry { plies, quiet, open, mv: Some(*mv) });
            for above in waiting.remove(&key).unwrap_or_default() {
                let missing = missing.get_mut(&above)?;
                *missing -= 1;
                if *missing == 0 {
                    ready.push(above);
                }
            }
        }
        let all = nodes.keys().all(|&key| wins.get(key).is_some());
        all.then(|| (wins, holds.into_iter().collect()))
    }
}
