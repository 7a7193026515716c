//! Walks through all states of strategies, encoding or decoding their moves.

use std::collections::{HashMap, HashSet, VecDeque};

use alquerque_core::alquerque::{Alquerque, Position, State};
use alquerque_core::range_coder::{Chance, Coder};
use alquerque_core::{Game, Player, StateSpace};

use crate::certificate::Strategy;
use crate::strategies::{Reply, Strategies, StrategyEntry, quiet_plies, replied};

/// A strategy to encode. If it wins, lengths are encoded, too.
pub(super) struct StrategyToEncode<'a> {
    strategy: &'a Strategy,
    lines: Strategies,
}

impl<'a> StrategyToEncode<'a> {
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

/// Numbers of moves from this one on share their probabilities.
const MAX_MOVES: usize = 32;
/// The number of different lengths: pairs of plies to the end, or plies to the next capture. A power of two; lines that
/// are longer count as the longest.
const LENGTHS: usize = 128;
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
    /// For states with at most this many checkers, winning strategies have only lengths.
    leaf_checkers: u32,
    /// Visited states of winning strategies with moves.
    nodes: HashMap<u64, Node>,
    /// All states of winning strategies with their lengths, which remain 0 for those with moves.
    lengths: HashMap<u64, [u16; 2]>,
    /// States of drawing strategies, which the side to move doesn't lose.
    not_lost: HashSet<u64>,
    /// The probabilities of moves, by their number.
    moves: Vec<[Chance; MAX_MOVES]>,
    /// The probabilities of the plies to the end and to the next capture, by the checkers of the side to move and of
    /// the opponent.
    plies: HashMap<[u32; 2], [[Chance; LENGTHS]; 2]>,
}

impl Walk {
    pub(super) fn new(game: Alquerque, leaf_checkers: u32) -> Self {
        Self {
            game,
            leaf_checkers,
            nodes: HashMap::new(),
            lengths: HashMap::new(),
            not_lost: HashSet::new(),
            moves: vec![[Chance::default(); MAX_MOVES]; MAX_MOVES + 1],
            plies: HashMap::new(),
        }
    }

    /// Visits all new states that can arise from here while the player follows the strategy: `source`, or one that the
    /// coder decodes.
    pub(super) fn follow(
        &mut self,
        coder: &mut impl Coder,
        start: &State,
        player: Player,
        wins: bool,
        source: Option<&StrategyToEncode<'_>>,
    ) -> Option<()> {
        let mut queue: VecDeque<State> = VecDeque::new();
        if start.to_move() == player {
            self.add(start, wins, &mut queue);
        } else {
            self.add_replies(&Position::from(*start), wins, &mut queue);
        }
        while let Some(state) = queue.pop_front() {
            let position = Position::from(state);
            let key = self.game.canonical_key(&position);
            let counts = Player::BOTH.map(|side| state.checkers(side).count());
            if counts[0] + counts[1] <= self.leaf_checkers {
                if wins {
                    let [plies, quiet] =
                        source.map_or(Some([0; 2]), |source| source.plies(self.game, &state))?.map(usize::from);
                    let [of_plies, of_quiet] = self.plies.entry(counts).or_insert([[Chance::default(); LENGTHS]; 2]);
                    let plies = 2 * coder.number(of_plies, (plies / 2).min(LENGTHS - 1))? + 1;
                    let quiet = coder.number(of_quiet, quiet.min(LENGTHS - 1))?;
                    self.lengths.insert(key, [u16::try_from(plies).ok()?, u16::try_from(quiet).ok()?]);
                }
                continue;
            }
            let legal = self.game.moves(&position);
            let index = match legal.len() {
                0 => return None,
                1 => 0,
                count => {
                    let chances = self.moves[count.min(MAX_MOVES)].get_mut(..(count - 1).min(MAX_MOVES))?;
                    coder.count(chances, source.map_or(Some(0), |source| source.move_index(self.game, &state))?)?
                }
            };
            let mv = *legal.get(index)?;
            if wins {
                let replies = replied(self.game, &position, mv).into_iter().map(|(_, reply)| reply).collect();
                self.nodes.insert(key, Node { captures: mv.is_capture(), mv: u8::try_from(index).ok()?, replies });
            }
            self.add_replies(&self.game.play_unchecked(&position, mv), wins, &mut queue);
            if self.nodes.len() + self.not_lost.len() + queue.len() > MAX_STATES {
                return None;
            }
        }
        Some(())
    }

    /// Adds the states after the opponent's moves.
    fn add_replies(&mut self, position: &Position, wins: bool, queue: &mut VecDeque<State>) {
        let moves = self.game.moves(position);
        if self.game.ending(&self.game.at_rest(position), &moves).is_none() {
            for mv in moves {
                self.add(self.game.play_unchecked(position, mv).state(), wins, queue);
            }
        }
    }

    /// Adds a new state.
    fn add(&mut self, state: &State, wins: bool, queue: &mut VecDeque<State>) {
        let position = Position::from(*state);
        let key = self.game.canonical_key(&position);
        if self.game.ending(&position, &self.game.moves(&position)).is_some() {
            return;
        }
        let is_new = if wins {
            !self.nodes.contains_key(&key) && !self.lengths.contains_key(&key)
        } else {
            self.not_lost.insert(key)
        };
        if is_new && wins {
            // Marks it as known: it may be added again before it is visited.
            self.lengths.insert(key, [0; 2]);
        }
        if is_new {
            queue.push_back(state.canonical(self.game.ruleset));
        }
    }

    /// The result of the walks: won states, and states that are not lost. `None` if they contain a cycle.
    pub(super) fn into_results(self) -> Option<(Strategies, Vec<u64>)> {
        let Self { game, nodes, lengths, not_lost, .. } = self;
        let mut wins = Strategies::default();
        for (key, [plies, quiet]) in lengths {
            // The lengths of states with moves follow from those of others.
            if !nodes.contains_key(&key) {
                wins.put(key, StrategyEntry { plies, quiet, open: plies, mv: None });
            }
        }
        // The states waiting for each state.
        let mut waiting: HashMap<u64, Vec<u64>> = HashMap::new();
        // The number of unknown replies of each state.
        let mut missing: HashMap<u64, usize> = HashMap::new();
        let mut ready = Vec::new();
        for (&key, node) in &nodes {
            let unknown: Vec<u64> =
                node.replies.iter().map(|reply| reply.key).filter(|key| nodes.contains_key(key)).collect();
            if unknown.is_empty() {
                ready.push(key);
            }
            missing.insert(key, unknown.len());
            for reply in unknown {
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
            for before in waiting.remove(&key).unwrap_or_default() {
                let count = missing.get_mut(&before)?;
                *count -= 1;
                if *count == 0 {
                    ready.push(before);
                }
            }
        }
        let is_complete = nodes.keys().all(|&key| wins.get(key).is_some());
        is_complete.then(|| (wins, not_lost.into_iter().collect()))
    }
}
