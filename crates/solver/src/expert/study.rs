//! Working out what is certain of a position and of its moves, a slice at a time.

use std::cmp::Reverse;

use alquerque_core::alquerque::{Alquerque, Move, Position};
use alquerque_core::{Game, Outcome, Player};

use super::known::Expert;
use super::verdict::{Length, Past, Verdict};
use crate::proof::ASKS;

/// States that a question gets in the first round; each round it is twice as many.
const FIRST_ROUND: u64 = 1 << 15;
/// After so many rounds nothing more is expected: some 500 million states.
const LAST_ROUND: u32 = 14;
/// States that the search for a strategy may take.
const LONGEST_SEARCH: u64 = 1 << 22;
/// More plies than any line that is told.
const LONGEST_LINE: usize = 400;

/// A position and its moves under study.
#[derive(Clone, Debug)]
pub struct Study {
    position: Position,
    past: Past,
    moves: Vec<(Move, Position)>,
    tasks: Vec<Task>,
    round: u32,
    /// States that the first task may still take in this round.
    left: u64,
    /// Whether it was known what is certain of the position.
    is_known: bool,
}

/// Something to find out, of the position or of one after a move: that with the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    /// Whether the player of that number wins.
    Decide(Option<usize>, usize),
    /// How long a win takes.
    Measure(Option<usize>),
    /// How long it takes at best.
    Quicken,
    /// How it goes on to the end.
    Follow,
}

/// A legal move, and what is certain of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The move.
    pub mv: Move,
    /// How the game ends after it, with best play: seen from the position before it.
    pub verdict: Option<Verdict>,
}

impl Study {
    /// Of a position, with what happened before it.
    pub fn new(expert: &Expert, position: &Position, past: Past) -> Self {
        let moves = moves(expert.game(), position);
        let mut study =
            Self { position: *position, past, moves, tasks: Vec::new(), round: 0, left: 0, is_known: false };
        study.next_round(expert);
        study
    }

    /// What is to be asked in the next round: first of the position, which decides most of what comes after it.
    fn next_round(&mut self, expert: &Expert) {
        let questions = expert.provers.len();
        let places = std::iter::once(None).chain((0..self.moves.len()).map(Some));
        for place in places.filter(|_| !self.moves.is_empty()) {
            self.tasks.extend((0..questions).map(|question| Task::Decide(place, question)));
            self.tasks.push(Task::Measure(place));
        }
        self.tasks.extend([Task::Quicken, Task::Follow]);
        self.left = FIRST_ROUND << self.round;
    }

    /// Works until `stop` says so; tells whether everything is found out that can be.
    pub fn work(&mut self, expert: &mut Expert, stop: &mut dyn FnMut() -> bool) -> bool {
        loop {
            let Some(&task) = self.tasks.first() else {
                self.round += 1;
                if self.round > LAST_ROUND || self.is_done(expert) && self.open_end(expert).is_none() {
                    return true;
                }
                self.next_round(expert);
                continue;
            };
            let mut budget = Budget { left: self.left, stopped: false, stop: &mut *stop };
            self.work_on(task, expert, &mut budget);
            let Budget { left, stopped, .. } = budget;
            self.left = left;
            if stopped && left > 0 {
                return false;
            }
            self.tasks.remove(0);
            self.left = match self.tasks.first() {
                Some(Task::Decide(None, _) | Task::Quicken) => FIRST_ROUND << self.round,
                // The moves share a quarter of what the position gets, on which most of them depends.
                Some(Task::Decide(..)) => (FIRST_ROUND << self.round) / 4 / self.moves.len() as u64,
                _ => LONGEST_SEARCH,
            };
            if stopped || task == Task::Measure(None) && self.is_new(expert) {
                return false;
            }
        }
    }

    /// Whether what is certain of the position has become known just now.
    fn is_new(&mut self, expert: &mut Expert) -> bool {
        let is_known = self.verdict(expert).is_some();
        std::mem::replace(&mut self.is_known, is_known) != is_known
    }

    fn work_on(&self, task: Task, expert: &mut Expert, budget: &mut Budget) {
        let position = |place: Option<usize>| place.map_or(self.position, |place| self.moves[place].1);
        match task {
            Task::Decide(place, question) => {
                if expert.outcome_is_open(&position(place)) {
                    expert.ask(question, &position(place), &mut || budget.go_on());
                }
            }
            Task::Measure(place) => measure(expert, &position(place), budget),
            // Before it is known who wins, the time is better spent on that.
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

    /// The states after the moves that win and their replies.
    fn replies(&self, expert: &mut Expert) -> Vec<Position> {
        let game = expert.game();
        let mut replies = Vec::new();
        for (_, next) in &self.moves {
            if expert.verdict(next, &self.past).is_some_and(|verdict| matches!(verdict.outcome, Outcome::Win(_))) {
                replies.push(*next);
                replies.extend(game.moves(next).into_iter().map(|mv| game.play_unchecked(next, mv)));
            }
        }
        replies
    }

    /// Whether all is certain, of the position and of its moves.
    fn is_done(&self, expert: &mut Expert) -> bool {
        let mut positions = std::iter::once(&self.position).chain(self.moves.iter().map(|(_, next)| next));
        positions.all(|position| !expert.outcome_is_open(position))
    }

    /// What is certain of the position.
    pub fn verdict(&self, expert: &mut Expert) -> Option<Verdict> {
        expert.verdict(&self.position, &self.past)
    }

    /// What is certain of its moves: those that are best for whoever moves come first.
    pub fn findings(&self, expert: &mut Expert) -> Vec<Finding> {
        findings(expert, &self.position, &self.past)
    }

    /// How it goes on with both sides playing as well as is known, as far as that is known: where nobody wins, until a state comes
    /// again.
    pub fn line(&self, expert: &mut Expert) -> Vec<Move> {
        self.walk(expert).0
    }

    /// The line, its end, and whether nothing is left to be known of it.
    fn walk(&self, expert: &mut Expert) -> (Vec<Move>, Position, bool) {
        let game = expert.game();
        let mut line = Vec::new();
        let mut seen = Vec::new();
        let (mut position, mut past) = (self.position, self.past.clone());
        while line.len() < LONGEST_LINE && !seen.contains(position.state()) {
            seen.push(*position.state());
            let Some(mv) = best_move(expert, &position, &past) else {
                let is_over = game.ending(&position, &game.moves(&position)).is_some();
                return (line, position, is_over);
            };
            line.push(mv);
            position = game.play_unchecked(&position, mv);
            if position.quiet_plies() == 0 {
                past = Past::default();
            }
        }
        (line, position, true)
    }

    /// The end of the line that is known, and after how many plies that is, where it is known how the position in question ends, and
    /// not all of the way there.
    fn open_end(&self, expert: &mut Expert) -> Option<(usize, Position)> {
        self.verdict(expert)?;
        let (line, end, is_whole) = self.walk(expert);
        (!is_whole).then_some((line.len(), end))
    }
}

/// How much a task may still do.
struct Budget<'a> {
    /// States.
    left: u64,
    stopped: bool,
    stop: &'a mut dyn FnMut() -> bool,
}

impl Budget<'_> {
    /// Whether to go on, after as many states as a prover looks at before it asks.
    fn go_on(&mut self) -> bool {
        self.go_on_with(ASKS)
    }

    fn go_on_with(&mut self, states: u64) -> bool {
        self.left = self.left.saturating_sub(states);
        if states > 1 || self.left.is_multiple_of(64) {
            self.stopped |= (self.stop)();
        }
        self.left > 0 && !self.stopped
    }
}

/// Finds out how a position ends.
fn decide(expert: &mut Expert, position: &Position, budget: &mut Budget) {
    for question in 0..expert.provers.len() {
        if expert.outcome_is_open(position) {
            expert.ask(question, position, &mut || budget.go_on());
        }
    }
}

/// Finds out how long it takes to win a position that somebody is known to win.
fn measure(expert: &mut Expert, position: &Position, budget: &mut Budget) {
    if let Some(winner) = expert.unmeasured(position) {
        expert.find_line(position, winner, &mut || budget.go_on());
    }
}

/// The legal moves, and where they lead; none where the game is over.
fn moves(game: Alquerque, position: &Position) -> Vec<(Move, Position)> {
    let legal = game.moves(position);
    let is_over = game.ending(position, &legal).is_some();
    legal.into_iter().filter(|_| !is_over).map(|mv| (mv, game.play_unchecked(position, mv))).collect()
}

/// What is certain of the moves in a position: those that are best for whoever moves come first.
fn findings(expert: &mut Expert, position: &Position, past: &Past) -> Vec<Finding> {
    let mut ranked = ranked(expert, position, past);
    // Whoever went by lengths of which the way is not known might go round in a circle.
    if matches!(ranked.first(), Some((Rank::Wins(_), _))) {
        for (_, finding) in ranked.iter_mut().filter(|(rank, _)| matches!(rank, Rank::WinsSomehow(_))) {
            finding.verdict = finding.verdict.map(|verdict| Verdict { length: None, ..verdict });
        }
    }
    ranked.into_iter().map(|(_, finding)| finding).collect()
}

fn ranked(expert: &mut Expert, position: &Position, past: &Past) -> Vec<(Rank, Finding)> {
    let mut ranked: Vec<(Rank, Finding)> = Vec::new();
    for (mv, next) in moves(expert.game(), position) {
        let verdict = expert.verdict(&next, past).map(Verdict::a_ply_before);
        ranked.push((Rank::of(expert, position.to_move(), &next, verdict), Finding { mv, verdict }));
    }
    ranked.sort_by_key(|&(rank, _)| rank);
    ranked
}

/// The best move where it is known how the game ends; where somebody wins, and it is known how, or there is but one.
fn best_move(expert: &mut Expert, position: &Position, past: &Past) -> Option<Move> {
    let Verdict { outcome, length } = expert.verdict(position, past)?;
    let ranked = ranked(expert, position, past);
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

/// What a move is worth to whoever makes it: the least is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// It wins in so many plies, and it is known how.
    Wins(u16),
    /// It wins in so many plies.
    WinsSomehow(u16),
    /// Nobody wins. The best is that to which so many of a thousand answers are good, the fewer the better.
    Draws(u16),
    /// It is not known how it ends.
    Open,
    /// It loses. The longest way is the best, and of those the one on which so many of a thousand answers are good, the fewer the better.
    Loses(Reverse<u16>, u16),
}

impl Rank {
    fn of(expert: &mut Expert, player: Player, next: &Position, verdict: Option<Verdict>) -> Self {
        let Some(Verdict { outcome, length }) = verdict else { return Self::Open };
        let plies = length.map(Length::plies);
        match outcome {
            Outcome::Draw => Self::Draws(good_answers(expert, next, outcome)),
            Outcome::Win(winner) if winner != player => {
                Self::Loses(Reverse(plies.unwrap_or(0)), good_answers(expert, next, outcome))
            }
            Outcome::Win(_) => {
                let rank = if expert.is_followed(next, player) { Self::Wins } else { Self::WinsSomehow };
                rank(plies.unwrap_or(u16::MAX))
            }
        }
    }
}

/// How many of a thousand answers are known to lead to what the position is worth.
fn good_answers(expert: &mut Expert, position: &Position, outcome: Outcome) -> u16 {
    let game = expert.game();
    let moves = game.moves(position);
    let count = moves.len().max(1);
    let good = moves.into_iter().filter(|&mv| expert.outcome(&game.play_unchecked(position, mv)) == Some(outcome));
    u16::try_from(good.count() * 1000 / count).unwrap_or(u16::MAX)
}
