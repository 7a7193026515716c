//! Checks finished puzzles again, by searches that are slower and more obvious than the generator's.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::draughts::Draughts;
use alquerque_core::family::AnyGame;
use alquerque_core::{Game, Notation, Player, with_game};
use alquerque_puzzles::tree::replies;
use alquerque_puzzles::{Choice, Goal, Node, Puzzle};
use alquerque_solver::database::Layers;
use std::rc::Rc;

use crate::draughts::{DEPTH, database};
use crate::judge::{PositionGoal, PuzzleGame, SolverGoal, is_enough};
use crate::reference_search::{self, Finite, Repeating};

/// Checks puzzles one by one.
#[derive(Default)]
pub struct Checker {
    /// The draughts database, once it is needed. `alquerque solve --check` checks it.
    database: Option<Rc<Layers<Draughts>>>,
    /// The provers of the rules used last.
    repeating: Option<(Alquerque, Repeating)>,
}

/// A function that tells whether a goal can be reached.
type Reaches<'a, G> = &'a mut dyn FnMut(&<G as Game>::Position, SolverGoal) -> Option<bool>;

impl Checker {
    /// Checks a puzzle.
    ///
    /// # Errors
    /// What is wrong, or that this is unknown.
    pub fn check(&mut self, puzzle: &Puzzle) -> Result<(), String> {
        match puzzle.rules {
            AnyGame::Alquerque(game) if game.ruleset.can_draw() => {
                if self.repeating.as_ref().is_none_or(|(other, _)| *other != game) {
                    self.repeating = Some((game, Repeating::new(game)));
                }
                let Some((_, provers)) = &mut self.repeating else { return Err("has no prover".to_owned()) };
                check(&game, puzzle, &mut |position, solver_goal| {
                    Some(is_enough(provers.outcome(position)?, solver_goal))
                })
            }
            AnyGame::Alquerque(game) => check_finite(&game, puzzle),
            AnyGame::Othello(game) => check_finite(&game, puzzle),
            AnyGame::Draughts(game) => {
                if let Goal::Material(_) = puzzle.goal {
                    return check(&game, puzzle, &mut |position, solver_goal| {
                        reference_search::reaches(game, position, solver_goal, DEPTH)
                    });
                }
                let layers = Rc::clone(self.database.get_or_insert_with(database));
                check(&game, puzzle, &mut |position, solver_goal| {
                    if let Some(ending) = game.ending(position, &game.moves(position)) {
                        return Some(is_enough(ending.outcome, solver_goal));
                    }
                    Some(is_enough(layers.value(position)?.outcome(position.to_move()), solver_goal))
                })
            }
        }
    }
}

/// Checks a puzzle of a game in which no position can be repeated.
fn check_finite<G: PuzzleGame>(game: &G, puzzle: &Puzzle) -> Result<(), String> {
    let mut finite = Finite::default();
    check(game, puzzle, &mut |position, solver_goal| Some(is_enough(finite.outcome(game, position)?, solver_goal)))
}

/// The key of a puzzle, equal for puzzles that differ only by symmetry.
pub fn key(puzzle: &Puzzle) -> Option<String> {
    let key = with_game!(puzzle.rules, game => game.symmetry_key(&game.parse_position(&puzzle.position).ok()?));
    Some(format!("{}:{key}", puzzle.rules))
}

fn check<G: PuzzleGame>(game: &G, puzzle: &Puzzle, reaches: Reaches<'_, G>) -> Result<(), String> {
    let position = game.parse_position(&puzzle.position).map_err(|_| "has an invalid position".to_owned())?;
    let solver = game.to_move(&position);
    let solver_goal = SolverGoal::new(puzzle.goal, solver, game.balance(&position, solver));
    let good = puzzle.solution.good().count();
    if good != 1 {
        return Err(format!("has {good} first moves"));
    }
    // If the position can be won, a draw is not the best result.
    if puzzle.goal == Goal::Draw {
        let win = SolverGoal { goal: PositionGoal::Win, ..solver_goal };
        for mv in game.moves(&position) {
            if reaches(&game.play_unchecked(&position, mv), win) == Some(true) {
                return Err("is a draw, but can be won".to_owned());
            }
        }
    }
    check_node(game, &position, &puzzle.solution, (solver_goal, solver), reaches)
}

fn check_node<G: PuzzleGame>(
    game: &G,
    position: &G::Position,
    node: &Node,
    (solver_goal, solver): (SolverGoal, Player),
    reaches: Reaches<'_, G>,
) -> Result<(), String> {
    let here = || game.position_text(position);
    let moves = replies(game, position);
    if moves.len() != node.choices.len() || game.to_move(position) != solver {
        return Err(format!("does not fit the moves of {}", here()));
    }
    for (choice, mv) in node.choices.iter().zip(moves) {
        let name = || format!("{} in {}", game.move_text(mv), here());
        let next = game.play_unchecked(position, mv);
        let is_good = reaches(&next, solver_goal).ok_or_else(|| format!("{}: cannot be decided", name()))?;
        if is_good != choice.is_good() {
            return Err(format!("{}: {}", name(), if is_good { "is as good" } else { "does not reach the goal" }));
        }
        let answers = replies(game, &next);
        match choice {
            Choice::Wrong(None) if answers.is_empty() => {}
            Choice::Wrong(refutation) => {
                let reply = refutation.and_then(|index| answers.get(index)).copied();
                let after = reply.map(|reply| game.play_unchecked(&next, reply));
                if after.and_then(|after| reaches(&after, solver_goal)) != Some(false) {
                    return Err(format!("{}: is not refuted", name()));
                }
            }
            Choice::Good(nodes) => {
                if nodes.len() != answers.len() {
                    return Err(format!("{}: has other replies", name()));
                }
                for (below, reply) in nodes.iter().zip(answers) {
                    if let Some(below) = below {
                        let after = game.play_unchecked(&next, reply);
                        let win = SolverGoal { goal: PositionGoal::Win, ..solver_goal };
                        if solver_goal.goal == PositionGoal::Draw && reaches(&after, win) == Some(true) {
                            return Err(format!("{}: {} loses", name(), game.move_text(reply)));
                        }
                        check_node(game, &after, below, (solver_goal, solver), reaches)?;
                    }
                }
            }
        }
    }
    Ok(())
}
