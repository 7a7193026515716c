//! How a search hands over to a game's own solver of endgames.

use super::AlphaBeta;
use crate::endgame::{Endgame, Solution};
use crate::evaluate::Evaluation;
use crate::search::instrumentation::AlphaBetaObserver;
use crate::{Game, Keyed, Outcome};

/// A solver takes over where it is expected to visit at most so many nodes for each that the search has. It is about four times as fast,
/// and mostly knows who wins long before the end.
const SOLVER_NODES: u64 = 16;

/// Creates a solver of a position, with a table of so many entries.
pub(super) type NewSolver<G> = fn(&G, &<G as Game>::Position, usize) -> Option<Box<dyn Endgame<<G as Game>::Move>>>;

impl<G: Keyed, E: Evaluation<G>, S: AlphaBetaObserver<G::Move>> AlphaBeta<G, E, S> {
    /// Creates the solver of the root, if there is one and the game is near enough to its end.
    pub(super) fn set_solver(&mut self) {
        let entries = self.config.table_entries / 2;
        let solver = self.new_solver.filter(|_| self.ending.is_none());
        self.solver = solver
            .and_then(|new| new(&self.stack.game, &self.root, entries))
            .filter(|solver| solver.plies() <= self.config.depth + self.config.depth / 2);
    }

    /// Whether the solver is to go on instead of the search. The moves must have been searched at least once.
    pub(super) fn is_solver_due(&self) -> bool {
        self.found.depth > 0
            && self
                .solver
                .as_ref()
                .is_some_and(|solver| self.is_settled() || solver.expected_nodes() / SOLVER_NODES <= self.stack.nodes)
    }

    /// Lets the solver work. Whether it is done.
    pub(super) fn solve(&mut self, stop: &mut dyn FnMut() -> bool) -> bool {
        let Some(solver) = &mut self.solver else { return true };
        self.stack.nodes += solver.run(stop);
        if let Some(solution) = solver.solution() {
            let plies = solver.plies();
            self.enter_solution(solution, plies);
        }
        self.found.exact
    }

    /// Enters what the solver has found out so far, the game's end being that far away.
    fn enter_solution(&mut self, Solution { score, exact, line }: Solution<G::Move>, plies: u32) {
        let mover = self.stack.game.to_move(&self.root);
        let found = &mut self.found;
        found.score = Some(score);
        found.exact = exact;
        found.solved = Some(match score {
            0 => Outcome::Draw,
            1.. => Outcome::Win(mover),
            _ => Outcome::Win(mover.opponent()),
        });
        if exact {
            found.depth = plies;
        }
        for root in &mut found.moves {
            root.score = None;
        }
        if let Some(&best) = line.first() {
            if let Some(place) = found.moves.iter().position(|root| root.mv == best) {
                found.moves[..=place].rotate_right(1);
            }
            found.line = line;
        }
        if let Some(best) = found.moves.first_mut() {
            best.score = Some(score);
        }
        self.settled = self.found.clone();
    }
}
