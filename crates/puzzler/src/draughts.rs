//! English draughts: endgame databases, and material won by force and kept. Also evaluates by material alone.

use std::rc::Rc;

use alquerque_core::draughts::{Draughts, Move, Position};
use alquerque_core::evaluate::Evaluation;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, MultiPv, plies_to_end};
use alquerque_core::{Game, Outcome, Player, StateSpace};
use alquerque_puzzles::Goal;
use alquerque_puzzles::goal::MAX_MEN;
use alquerque_solver::database::{Layers, Value};

use crate::judge::{Judge, PositionGoal, PuzzleGame, SolverGoal, is_enough};

/// The maximum number of pieces in the database.
pub const PIECES: u32 = 4;
/// The depth in plies of the search for candidates.
const FIRST_DEPTH: u32 = 7;
/// The depth in plies that proves material.
pub const DEPTH: u32 = 10;
/// The depth, of the other parity, at which the first move must still be the only one.
const LAST_DEPTH: u32 = 13;
/// Entries of the search's table.
const ENTRIES: usize = 1 << 18;
/// The maximum lead of either side before the puzzle, in hundredths of a man.
const BALANCED: i32 = 150;
/// The maximum plies of a win, so that it comes before the draw by quiet plies whatever the clock shows.
const MAX_WIN_PLIES: u8 = 70;

/// The endgame database.
pub fn database() -> Rc<Layers<Draughts>> {
    let mut layers = Layers::new(Draughts::default());
    for pieces in Layers::<Draughts>::order(PIECES) {
        // Without enough memory a layer is missing, and fewer positions are known.
        if layers.build(pieces, 1, &|_, _| true).is_err() {
            break;
        }
    }
    Rc::new(layers)
}

/// Proves results and material.
pub struct DraughtsJudge {
    game: Draughts,
    database: Rc<Layers<Draughts>>,
}

impl DraughtsJudge {
    /// A judge of these rules.
    pub fn new(game: Draughts, database: Rc<Layers<Draughts>>) -> Self {
        Self { game, database }
    }

    /// The best two scores by material at a depth.
    fn best_two(&self, position: &Position, depth: u32) -> Option<[i32; 2]> {
        let config = AlphaBetaConfig { depth, table_entries: ENTRIES };
        let mut search = AlphaBeta::with_observer(self.game, &[*position], config, Material, MultiPv::new(2));
        search.run(|| false);
        let lines = &search.observer().iterations().last()?.lines;
        Some([lines.first()?.score, lines.get(1)?.score])
    }

    /// How many men exactly one move wins at this depth.
    fn gain(&self, position: &Position, depth: u32) -> Option<u8> {
        let now = balance(position, position.to_move());
        let [best, second] = self.best_two(position, depth)?;
        // If the best move wins the game, it does not count as winning material.
        let won = if plies_to_end(best).is_some() { 0 } else { (best - now) / MAN };
        let men = u8::try_from(won).ok().filter(|&men| men > 0 && men <= MAX_MEN)?;
        (second < now + MAN / 2).then_some(men)
    }
}

impl Judge for DraughtsJudge {
    type Game = Draughts;

    const MAX_NODES: usize = 60;

    fn game(&self) -> &Draughts {
        &self.game
    }

    /// From the database; `None` if it is missing there, or a win may come too late.
    fn outcome(&mut self, position: &Position) -> Option<Outcome> {
        if let Some(ending) = self.game.ending(position, &self.game.moves(position)) {
            return Some(ending.outcome);
        }
        let (Value::Win(plies) | Value::Loss(plies)) = self.database.value(position)? else {
            return Some(Outcome::Draw);
        };
        (plies <= MAX_WIN_PLIES).then(|| (*self.database).outcome(&self.game, position)).flatten()
    }

    fn reaches(&mut self, position: &Position, solver_goal: SolverGoal) -> Option<bool> {
        let PositionGoal::Balance(wanted) = solver_goal.goal else {
            return Some(is_enough(self.outcome(position)?, solver_goal));
        };
        if let Some(ending) = self.game.ending(position, &self.game.moves(position)) {
            return Some(ending.outcome == Outcome::Win(solver_goal.solver));
        }
        let config = AlphaBetaConfig { depth: DEPTH, table_entries: ENTRIES };
        let mut search = AlphaBeta::with_evaluation(self.game, &[*position], config, Material);
        search.run(|| false);
        let score = search.report().score?;
        Some(if position.to_move() == solver_goal.solver { score >= wanted } else { -score >= wanted })
    }

    fn goal(&mut self, position: &Position) -> Option<Goal> {
        if position.pieces(Player::Light).count() + position.pieces(Player::Dark).count() <= PIECES {
            return self.result(position);
        }
        if balance(position, position.to_move()).abs() > BALANCED {
            return None;
        }
        self.gain(position, FIRST_DEPTH)?;
        let men = self.gain(position, DEPTH)?;
        let deeper = self.gain(position, LAST_DEPTH)?;
        Some(Goal::Material(men.min(deeper)))
    }

    fn is_settled(&self, position: &Position, solver_goal: SolverGoal) -> bool {
        let PositionGoal::Balance(wanted) = solver_goal.goal else { return false };
        let captures = |position: &Position| self.game.moves(position).first().is_some_and(|mv| mv.is_capture());
        balance(position, solver_goal.solver) >= wanted && !captures(position)
    }
}

impl PuzzleGame for Draughts {
    const SKIPS_RECAPTURES: bool = true;

    fn without_counters(&self, position: &Position) -> Position {
        self.at_rest(position)
    }

    fn symmetry_key(&self, position: &Position) -> String {
        format!("{:x}", self.canonical_key(position))
    }

    fn balance(&self, position: &Position, player: Player) -> i32 {
        balance(position, player)
    }

    fn is_candidate(&self, _: &Position) -> bool {
        true
    }

    fn capture_count(&self, _: &Position, mv: Self::Move) -> usize {
        mv.captured().len()
    }
}

/// Hundredths of a man.
pub const MAN: i32 = 100;
const KING: i32 = 150;

/// Counts the pieces, a king as a man and a half.
#[derive(Clone, Copy, Debug)]
pub struct Material;

/// The balance of material for a player, in hundredths of a man.
pub fn balance(position: &Position, player: Player) -> i32 {
    let count = |player| {
        let (men, kings) = (position.men(player).count(), position.kings(player).count());
        MAN * men.cast_signed() + KING * kings.cast_signed()
    };
    count(player) - count(player.opponent())
}

impl Evaluation<Draughts> for Material {
    fn evaluate(&self, _: &Draughts, position: &Position) -> i32 {
        balance(position, position.to_move())
    }

    fn is_quiet(&self, _: &Draughts, _: &Position, mv: Move) -> bool {
        !mv.is_capture()
    }
}
