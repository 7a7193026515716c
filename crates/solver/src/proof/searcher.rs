//! The depth-first search of one thread.

use alquerque_core::StateSpace;

use super::question::Question;
use super::team::Team;
use super::{Knowledge, STOP_INTERVAL};
use crate::table::{NEVER, ProofNumbers};

/// States between two looks for states of the path that another thread has decided.
const DECIDED_INTERVAL: u64 = 256;

/// A depth-first search, with its path from the root to the current state.
pub(super) struct Searcher<G: StateSpace> {
    /// The number of states expanded, over all searches.
    pub(super) states: u64,
    /// The numbers of the root.
    pub(super) top: ProofNumbers,
    /// The numbers of states at which to stop for a look around next.
    next_stop_check: u64,
    next_decided_check: u64,
    path: Vec<PathEntry>,
    /// The search's own stack, one task for each state of the path, as recursion could overflow the program's.
    tasks: Vec<Task>,
    /// The children of all states of the path, those of the last one at the end.
    children: Vec<Child<G>>,
    /// The numbers in the table of the children of the state being expanded.
    found: Vec<Option<ProofNumbers>>,
    moves: Vec<G::Move>,
    replies: Vec<G::Move>,
}

/// A state of the path.
#[derive(Clone, Copy)]
struct PathEntry {
    key: u64,
    /// The index of the first state of the path that can still be repeated.
    segment: usize,
}

/// The search below a state.
#[derive(Clone, Copy)]
struct Task {
    /// The thresholds: it ends when one of the numbers reaches its threshold.
    limit: ProofNumbers,
    /// The index of its first child.
    first: usize,
    /// The child that is being searched.
    best: usize,
    /// The number of states expanded before it.
    before: u64,
}

struct Child<G: StateSpace> {
    position: G::Position,
    key: u64,
    /// Whether the move that leads to it is irreversible.
    is_final: bool,
    numbers: ProofNumbers,
}

impl<G: StateSpace> Searcher<G> {
    pub(super) const fn new() -> Self {
        Self {
            states: 0,
            top: ProofNumbers::OPEN,
            next_stop_check: STOP_INTERVAL,
            next_decided_check: DECIDED_INTERVAL,
            path: Vec::new(),
            tasks: Vec::new(),
            children: Vec::new(),
            found: Vec::new(),
            moves: Vec::new(),
            replies: Vec::new(),
        }
    }

    /// Searches below a state until it is decided, `go_on`, which is called every few thousand states, returns false, or
    /// another thread ends the search. Returns the numbers of the state.
    pub(super) fn search_below<K: Knowledge<G>>(
        &mut self,
        question: &Question<G, K>,
        team: Option<&Team>,
        (position, key): (&G::Position, u64),
        go_on: &mut dyn FnMut(&Self) -> bool,
    ) -> ProofNumbers {
        let unlimited = ProofNumbers { prove: NEVER, disprove: NEVER };
        self.enter(question, team, position, PathEntry { key, segment: 0 }, unlimited);
        let (mut last, mut stopped) = (ProofNumbers::OPEN, false);
        while let Some(&Task { first, .. }) = self.tasks.last() {
            let numbers = self.combine_children(first);
            if self.tasks.len() == 1 {
                self.top = numbers;
            }
            if self.states >= self.next_stop_check {
                self.next_stop_check = self.states + STOP_INTERVAL;
                stopped |= !go_on(self);
            }
            if let Some(team) = team {
                stopped |= team.is_over();
                self.leave_decided(question);
            }
            let Some(&Task { limit, before, .. }) = self.tasks.last() else { break };
            let ProofNumbers { prove, disprove } = numbers;
            if prove >= limit.prove || disprove >= limit.disprove || numbers.is_decided() || stopped {
                last = self.leave(question, team, numbers, first, before);
            } else {
                self.enter_best(question, team, numbers, limit, first);
            }
        }
        last
    }

    /// Pushes a state onto the path and expands it.
    fn enter<K: Knowledge<G>>(
        &mut self,
        question: &Question<G, K>,
        team: Option<&Team>,
        position: &G::Position,
        step: PathEntry,
        limit: ProofNumbers,
    ) {
        let first = self.children.len();
        self.tasks.push(Task { limit, first, best: first, before: self.states });
        self.states += 1;
        self.path.push(step);
        if let Some(team) = team {
            team.enter(step.key);
        }
        self.expand(question, position);
    }

    /// Pushes the most promising child of the last state, given its numbers.
    fn enter_best<K: Knowledge<G>>(
        &mut self,
        question: &Question<G, K>,
        team: Option<&Team>,
        numbers: ProofNumbers,
        limit: ProofNumbers,
        first: usize,
    ) {
        let (best, second) = self.best_two(team, limit, first);
        let &Child { position, key, is_final, numbers: childs } = &self.children[best];
        let child_limit = ProofNumbers {
            prove: (limit.disprove - numbers.disprove).saturating_add(childs.prove),
            disprove: limit.prove.min(second.saturating_add(second / 4).saturating_add(1)),
        };
        let depth = self.path.len();
        let segment = self.path.last().filter(|_| !is_final).map_or(depth, |step| step.segment);
        if let Some(task) = self.tasks.last_mut() {
            task.best = best;
        }
        self.enter(question, team, &position, PathEntry { key, segment }, child_limit);
    }

    /// Pops the last state, whose first child is at `first`, and stores its numbers. Returns them, or those of another
    /// thread that has decided it.
    fn leave<K: Knowledge<G>>(
        &mut self,
        question: &Question<G, K>,
        team: Option<&Team>,
        mut numbers: ProofNumbers,
        first: usize,
        before: u64,
    ) -> ProofNumbers {
        let table = &question.table;
        self.children.truncate(first);
        self.tasks.pop();
        if let Some(step) = self.path.pop() {
            numbers = table.update(step.key, numbers, self.states - before);
            if let Some(team) = team {
                team.leave(step.key);
            }
        }
        if let Some(&Task { first, best, .. }) = self.tasks.last() {
            self.children[best].numbers = numbers;
            // Updates the others from the table, as the search may have met them elsewhere.
            for child in self.children[first..].iter_mut().filter(|child| !child.numbers.is_decided()) {
                if let Some(numbers) = table.get(child.key) {
                    child.numbers = numbers;
                }
            }
        }
        numbers
    }

    /// Makes the search leave the first state of the path that another thread has decided.
    fn leave_decided<K: Knowledge<G>>(&mut self, question: &Question<G, K>) {
        if self.states < self.next_decided_check {
            return;
        }
        self.next_decided_check = self.states + DECIDED_INTERVAL;
        let table = &question.table;
        let decided = self.path.iter().position(|step| table.get(step.key).is_some_and(ProofNumbers::is_decided));
        if let Some(index) = decided {
            self.tasks[index..].iter_mut().for_each(|task| task.limit = ProofNumbers { prove: 0, disprove: 0 });
        }
    }

    /// Generates the children of a state with their numbers.
    fn expand<K: Knowledge<G>>(&mut self, question: &Question<G, K>, position: &G::Position) {
        let Question { game, table, .. } = question;
        let first = self.children.len();
        let mut moves = std::mem::take(&mut self.moves);
        game.moves_into(position, &mut moves);
        for &mv in &moves {
            let next = game.play_unchecked(position, mv);
            let is_final = game.quiet_plies(&next) == 0;
            let next = game.at_rest(&next);
            let key = question.key(&next);
            self.children.push(Child { position: next, key, is_final, numbers: ProofNumbers::OPEN });
        }
        self.moves = moves;
        // All at once, as the processor then waits for several places of memory at a time.
        self.found.clear();
        self.found.extend(self.children[first..].iter().map(|child| table.get(child.key)));
        for index in first..self.children.len() {
            let Child { position, key, is_final, .. } = self.children[index];
            let found = self.found[index - first];
            let mut numbers = found.unwrap_or_else(|| question.leaf_numbers(&position, &mut self.replies));
            if !numbers.is_decided() && !is_final && self.is_on_path(key) {
                numbers = question.miss(&position);
            }
            self.children[index].numbers = numbers;
        }
    }

    /// Whether a successor of the last state is on the path already.
    fn is_on_path(&self, key: u64) -> bool {
        let Some(last) = self.path.last() else { return false };
        self.path[last.segment..].iter().any(|step| step.key == key)
    }

    /// The numbers of a state from those of its children, which start at `first`.
    fn combine_children(&self, first: usize) -> ProofNumbers {
        let mut prove = NEVER;
        let mut hardest: u32 = 0;
        let mut open: u32 = 0;
        for Child { numbers, .. } in &self.children[first..] {
            prove = prove.min(numbers.disprove);
            hardest = hardest.max(numbers.prove);
            open += u32::from(numbers.prove != 0);
        }
        match prove {
            0 => ProofNumbers::REACHED,
            NEVER => ProofNumbers::MISSED,
            // Not the sum, which counts transpositions several times, and cycles without end.
            _ => ProofNumbers { prove, disprove: hardest.saturating_add(open - 1).min(NEVER - 1) },
        }
    }

    /// The most-proving child, and the disproof number of the second best. States that other threads are searching count
    /// as harder.
    fn best_two(&self, team: Option<&Team>, limit: ProofNumbers, first: usize) -> (usize, u32) {
        let (mut best, mut least, mut second) = (first, (NEVER, NEVER), NEVER);
        for (index, Child { numbers, key, .. }) in self.children.iter().enumerate().skip(first) {
            let disprove =
                team.map_or(numbers.disprove, |team| team.virtual_number(*key, numbers.disprove, limit.prove));
            let numbers = (disprove, numbers.prove);
            if numbers < least {
                second = least.0;
                (best, least) = (index, numbers);
            } else {
                second = second.min(numbers.0);
            }
        }
        (best, second)
    }
}
