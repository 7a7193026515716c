//! Solves a position and its moves, a slice at a time.

use std::cmp::Reverse;

use alquerque_core::alquerque::{Alquerque, Move, Position, State};
use alquerque_core::{Game, Outcome, Player};

use super::knowledge_base::Expert;
use super::verdict::{Length, Verdict};
use crate::proof::{Prover, STOP_INTERVAL};

/// States per question in the first round; doubles in each round.
const FIRST_ROUND: u64 = 1 << 15;
/// The maximum number of rounds; they amount to about 500 million states.
const LAST_ROUND: u32 = 14;
/// The maximum number of states in the search for a strategy.
const MAX_STRATEGY_STATES: u64 = 1 << 22;
/// More plies than any line to report.
const MAX_LINE_LEN: usize = 400;

/// Determines the results of a position and of its moves.
#[derive(Clone, Debug)]
pub struct PositionSolver {
    position: Position,
    /// The states that occurred twice and can still be repeated.
    twice: Vec<State>,
    moves: Vec<(Move, Position)>,
    tasks: Vec<Task>,
    round: u32,
    /// States left for the first task in this round.
    left: u64,
    /// States searched so far.
    states: u64,
    /// Whether the position's result was known before.
    is_known: bool,
}

/// A question about the position or, given the index of a move, about the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    /// Whether the player with that index wins.
    Decide(Option<usize>, usize),
    /// How long a win takes.
    Measure(Option<usize>),
    /// The shortest win.
    Quicken,
    /// The line to the end of the game.
    Follow,
}

/// A legal move with its proven result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The move.
    pub mv: Move,
    /// The result after it with best play, as seen from the position before it.
    pub verdict: Option<Verdict>,
}

impl PositionSolver {
    /// A solver for a position, given the states that occurred twice and can still be repeated.
    pub fn new(expert: &mut Expert, position: &Position, twice: Vec<State>) -> Self {
        expert.provers.iter_mut().for_each(Prover::age);
        let moves = moves(expert.game(), position);
        let mut solver = Self {
            position: *position,
            twice,
            moves,
            tasks: Vec::new(),
            round: 0,
            left: 0,
            states: 0,
            is_known: false,
        };
        solver.next_round(expert);
        solver
    }

    /// Queues the tasks of the next round, the position first, as its result decides most of the others.
    fn next_round(&mut self, expert: &Expert) {
        let questions = expert.provers.len();
        let places = std::iter::once(None).chain((0..self.moves.len()).map(Some));
        for index in places.filter(|_| !self.moves.is_empty()) {
            self.tasks.extend((0..questions).map(|question| Task::Decide(index, question)));
            self.tasks.push(Task::Measure(index));
        }
        self.tasks.extend([Task::Quicken, Task::Follow]);
        self.left = FIRST_ROUND << self.round;
    }

    /// Works until `stop` returns true; returns whether nothing is left to find out.
    pub fn work(&mut self, expert: &mut Expert, stop: &mut dyn FnMut() -> bool) -> bool {
        self.work_up_to(expert, u64::MAX, stop)
    }

    /// Works until it has searched `max` states in all, or `stop` returns true; returns whether nothing is left to
    /// find out. Without `stop`, the result does not depend on the speed of the machine.
    pub fn work_up_to(&mut self, expert: &mut Expert, max: u64, stop: &mut dyn FnMut() -> bool) -> bool {
        loop {
            let Some(&task) = self.tasks.first() else {
                self.round += 1;
                if self.round > LAST_ROUND || self.is_done(expert) && self.open_end(expert).is_none() {
                    return true;
                }
                self.next_round(expert);
                continue;
            };
            let mut budget = Budget { left: self.left, states: self.states, max, stopped: false, stop: &mut *stop };
            self.work_on(task, expert, &mut budget);
            let Budget { left, states, stopped, .. } = budget;
            (self.left, self.states) = (left, states);
            if stopped && left > 0 {
                return false;
            }
            self.tasks.remove(0);
            self.left = match self.tasks.first() {
                Some(Task::Decide(None, _) | Task::Quicken) => FIRST_ROUND << self.round,
                // The moves share a quarter of the position's states, as most of them depend on it.
                Some(Task::Decide(..)) => (FIRST_ROUND << self.round) / 4 / self.moves.len() as u64,
                _ => MAX_STRATEGY_STATES,
            };
            if stopped || task == Task::Measure(None) && self.is_new(expert) {
                return false;
            }
        }
    }

    /// Whether the position's result has just become known.
    fn is_new(&mut self, expert: &mut Expert) -> bool {
        let is_known = self.verdict(expert).is_some();
        std::mem::replace(&mut self.is_known, is_known) != is_known
    }

    fn work_on(&self, task: Task, expert: &mut Expert, budget: &mut Budget) {
        let position = |index: Option<usize>| index.map_or(self.position, |index| self.moves[index].1);
        match task {
            Task::Decide(index, question) => {
                if expert.outcome_is_open(&position(index)) {
                    expert.ask(question, &position(index), &mut || budget.go_on());
                }
            }
            Task::Measure(index) => measure(expert, &position(index), budget),
            // Until the winner is known, time is better spent on that.
            Task::Quicken | Task::Follow if expert.outcome_is_open(&self.position) => {}
            Task::Quicken => {
                for position in self.replies(expert).into_iter().chain([self.position]) {
                    expert.quicken(&position, &mut || budget.go_on_with(1));
                }
            }
            Task::Follow => {
                let mut longest = None;
                while let Some((plies, end)) = self.open_end(expert).filter(|&(plies, _)| Some(plies) > longest) {
                    longest = Some(plies);
                    decide(expert, &end, budget);
                    if expert.outcome(&end) == Some(Outcome::Draw) {
                        for (_, next) in moves(expert.game(), &end) {
                            decide(expert, &next, budget);
                        }
                    }
                    measure(expert, &end, budget);
                }
            }
        }
    }

    /// The positions after winning moves and the replies to them.
    fn replies(&self, expert: &mut Expert) -> Vec<Position> {
        let game = expert.game();
        let mut replies = Vec::new();
        for (_, next) in &self.moves {
            if expert.verdict(next, &self.twice).is_some_and(|verdict| matches!(verdict.outcome, Outcome::Win(_))) {
                replies.push(*next);
                replies.extend(game.moves(next).into_iter().map(|mv| game.play_unchecked(next, mv)));
            }
        }
        replies
    }

    /// Whether the results of the position and of all its moves are proven.
    fn is_done(&self, expert: &mut Expert) -> bool {
        let mut positions = std::iter::once(&self.position).chain(self.moves.iter().map(|(_, next)| next));
        positions.all(|position| !expert.outcome_is_open(position))
    }

    /// The number of states searched so far.
    pub const fn states(&self) -> u64 {
        self.states
    }

    /// The result of the position, if proven.
    pub fn verdict(&self, expert: &mut Expert) -> Option<Verdict> {
        expert.verdict(&self.position, &self.twice)
    }

    /// The results of its moves, best first for the side to move.
    pub fn findings(&self, expert: &mut Expert) -> Vec<Finding> {
        let mut ranked = ranked(expert, &self.position, &self.twice);
        // Following lengths without a known line might lead in a circle.
        if matches!(ranked.first(), Some((Rank::Wins(_), _))) {
            for (_, finding) in ranked.iter_mut().filter(|(rank, _)| matches!(rank, Rank::WinsSomehow(_))) {
                finding.verdict = finding.verdict.map(|verdict| Verdict { length: None, ..verdict });
            }
        }
        ranked.into_iter().map(|(_, finding)| finding).collect()
    }

    /// The line of best known play by both sides, as far as it is known; in draws, until a state repeats.
    pub fn line(&self, expert: &mut Expert) -> Vec<Move> {
        self.walk(expert).0
    }

    /// The line, its end, and whether it is completely known.
    fn walk(&self, expert: &mut Expert) -> (Vec<Move>, Position, bool) {
        let game = expert.game();
        let mut line = Vec::new();
        let mut visited = Vec::new();
        let (mut position, mut twice) = (self.position, self.twice.clone());
        while line.len() < MAX_LINE_LEN && !visited.contains(position.state()) {
            visited.push(*position.state());
            let Some(mv) = best_move(expert, &position, &twice) else {
                let is_over = game.ending(&position, &game.moves(&position)).is_some();
                return (line, position, is_over);
            };
            line.push(mv);
            position = game.play_unchecked(&position, mv);
            if position.quiet_plies() == 0 {
                twice.clear();
            }
        }
        (line, position, true)
    }

    /// The end of the known line and its number of plies, if the position's result is known but the line to it is
    /// incomplete.
    fn open_end(&self, expert: &mut Expert) -> Option<(usize, Position)> {
        self.verdict(expert)?;
        let (line, end, is_whole) = self.walk(expert);
        (!is_whole).then_some((line.len(), end))
    }
}

/// The budget of a task.
struct Budget<'a> {
    /// States.
    left: u64,
    /// States searched for the position, and when to stop.
    states: u64,
    max: u64,
    stopped: bool,
    stop: &'a mut dyn FnMut() -> bool,
}

impl Budget<'_> {
    /// Whether to continue, after the number of states between two checks.
    fn go_on(&mut self) -> bool {
        self.go_on_with(STOP_INTERVAL)
    }

    fn go_on_with(&mut self, states: u64) -> bool {
        self.left = self.left.saturating_sub(states);
        self.states = self.states.saturating_add(states);
        self.stopped |= self.states >= self.max;
        if states > 1 || self.left.is_multiple_of(64) {
            self.stopped |= (self.stop)();
        }
        self.left > 0 && !self.stopped
    }
}

/// Works on the result of a position.
fn decide(expert: &mut Expert, position: &Position, budget: &mut Budget) {
    for question in 0..expert.provers.len() {
        if expert.outcome_is_open(position) {
            expert.ask(question, position, &mut || budget.go_on());
        }
    }
}

/// Works on the length of a proven win.
fn measure(expert: &mut Expert, position: &Position, budget: &mut Budget) {
    if let Some(winner) = expert.unmeasured(position) {
        expert.find_line(position, winner, &mut || budget.go_on());
    }
}

/// The legal moves and the positions after them; none if the game is over.
fn moves(game: Alquerque, position: &Position) -> Vec<(Move, Position)> {
    let legal = game.moves(position);
    let is_over = game.ending(position, &legal).is_some();
    legal.into_iter().filter(|_| !is_over).map(|mv| (mv, game.play_unchecked(position, mv))).collect()
}

/// The moves in a position with their results, best first for the side to move.
fn ranked(expert: &mut Expert, position: &Position, twice: &[State]) -> Vec<(Rank, Finding)> {
    let mut ranked: Vec<(Rank, Finding)> = Vec::new();
    for (mv, next) in moves(expert.game(), position) {
        let verdict = expert.verdict(&next, twice).map(Verdict::a_ply_before);
        ranked.push((Rank::new(expert, position.to_move(), &next, verdict), Finding { mv, verdict }));
    }
    ranked.sort_by_key(|&(rank, _)| rank);
    ranked
}

/// The best move if the result is known; for wins and losses, only if the line is known or there is a single move.
fn best_move(expert: &mut Expert, position: &Position, twice: &[State]) -> Option<Move> {
    let Verdict { outcome, length } = expert.verdict(position, twice)?;
    let ranked = ranked(expert, position, twice);
    let &(rank, Finding { mv, verdict }) = ranked.first()?;
    let is_known = match outcome {
        Outcome::Draw => matches!(rank, Rank::Draws(_)),
        Outcome::Win(_) => {
            let is_measured = length.is_some() && verdict.is_some_and(|verdict| verdict.length.is_some());
            is_measured && (matches!(rank, Rank::Wins(_) | Rank::Loses(..)) || ranked.len() == 1)
        }
    };
    is_known.then_some(mv)
}

/// The rank of a move for the side to move; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// Wins with a known strategy, ranked by its potential.
    Wins((u16, u16)),
    /// Wins in this many plies.
    WinsSomehow(u16),
    /// Draws. Ranked by the good replies per thousand, fewer first.
    Draws(u16),
    /// The result is unknown.
    Open,
    /// Loses. Longest first, then by the good replies per thousand, fewer first.
    Loses(Reverse<u16>, u16),
}

impl Rank {
    fn new(expert: &mut Expert, player: Player, next: &Position, verdict: Option<Verdict>) -> Self {
        let Some(Verdict { outcome, length }) = verdict else { return Self::Open };
        let plies = length.map(Length::plies);
        match outcome {
            Outcome::Draw => Self::Draws(good_answers(expert, next, outcome)),
            Outcome::Win(winner) if winner != player => {
                Self::Loses(Reverse(plies.unwrap_or(0)), good_answers(expert, next, outcome))
            }
            Outcome::Win(_) => {
                let somehow = Self::WinsSomehow(plies.unwrap_or(u16::MAX));
                expert.potential(next, player).map_or(somehow, Self::Wins)
            }
        }
    }
}

/// How many replies per thousand are known to preserve the position's value.
fn good_answers(expert: &mut Expert, position: &Position, outcome: Outcome) -> u16 {
    let game = expert.game();
    let moves = game.moves(position);
    let count = moves.len().max(1);
    let good = moves.into_iter().filter(|&mv| expert.outcome(&game.play_unchecked(position, mv)) == Some(outcome));
    u16::try_from(good.count() * 1000 / count).unwrap_or(u16::MAX)
}
