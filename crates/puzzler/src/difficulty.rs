//! Measures how difficult a puzzle is.

use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, MultiPv, Uct, UctConfig, rng};
use alquerque_core::{Outcome, Standard};
use alquerque_puzzles::Node;

use crate::judge::PuzzleGame;
use crate::levels::{CAREFUL_PLAYOUTS, LEVELS};
use crate::themes::main_line;

/// The maximum search depth in plies.
const MAX_DEPTH: u32 = 9;
/// The number of searches of each position.
const SEEDS: u64 = 3;
/// The maximum number of playouts that every search makes.
const PLAYOUTS: u64 = 10_000;
/// The number of positions of the main line to measure.
const POSITIONS: usize = 3;

/// The measures of a puzzle's difficulty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measures {
    /// The minimum depth in plies at which alpha-beta finds the first move.
    pub depth: u32,
    /// The minimum number of playouts with which UCT usually finds it.
    pub playouts: u64,
    /// The share of wrong moves that look at least as good after one ply.
    pub temptation: f32,
    /// The number of moves with a choice in the longest line.
    pub length: usize,
    /// The probability of each level to solve the puzzle.
    pub solves: [f32; LEVELS.len()],
}

/// Measures a puzzle.
pub fn measure<G: PuzzleGame>(game: &G, position: &G::Position, solution: &Node, seed: u64) -> Measures {
    let (moves, _) = main_line(game, position, solution);
    let mut solves = [1.0; LEVELS.len()];
    let mut playouts = 0;
    let chosen = moves
        .iter()
        .filter_map(|line_move| Some((line_move.position, line_move.node.filter(|node| node.is_choice())?)));
    for (index, (position, node)) in chosen.take(POSITIONS).enumerate() {
        let good: Vec<G::Move> = pick(game, &position, node);
        let (needed, shares) = search(game, &position, &good, seed);
        if index == 0 {
            playouts = needed;
        }
        for (all, here) in solves.iter_mut().zip(shares) {
            *all *= here;
        }
    }
    let good = pick(game, position, solution);
    Measures {
        depth: depth(game, position, &good),
        playouts,
        temptation: temptation(game, position, &good),
        length: solution.length(),
        solves,
    }
}

fn pick<G: PuzzleGame>(game: &G, position: &G::Position, node: &Node) -> Vec<G::Move> {
    let moves = game.moves(position);
    node.good().filter_map(|index| moves.get(index).copied()).collect()
}

/// The minimum depth at which the search finds the move; one more than the deepest if it never does.
fn depth<G: PuzzleGame>(game: &G, position: &G::Position, good: &[G::Move]) -> u32 {
    let config = AlphaBetaConfig { depth: MAX_DEPTH, table_entries: 1 << 18 };
    let mut search = AlphaBeta::with_observer(game.clone(), &[*position], config, Standard, MultiPv::new(1));
    search.run(|| false);
    let iterations = search.observer().iterations();
    let is_found = |lines: &[alquerque_core::search::ScoredLine<G::Move>]| {
        lines.first().and_then(|line| line.moves.first()).is_some_and(|mv| good.contains(mv))
    };
    let wrong = iterations.iter().rev().find(|iteration| !is_found(&iteration.lines));
    wrong.map_or(1, |iteration| if iteration.depth >= MAX_DEPTH { MAX_DEPTH + 1 } else { iteration.depth + 1 })
}

fn temptation<G: PuzzleGame>(game: &G, position: &G::Position, good: &[G::Move]) -> f32 {
    let score = |mv| {
        let next = game.play_unchecked(position, mv);
        let config = AlphaBetaConfig { depth: 1, table_entries: 0 };
        let mut search = AlphaBeta::with_evaluation(game.clone(), &[next], config, Standard);
        search.run(|| false);
        let report = search.report();
        match report.proven {
            Some(Outcome::Win(winner)) if winner == game.to_move(position) => i32::MAX,
            Some(Outcome::Win(_)) => i32::MIN,
            _ => -report.score.unwrap_or(0),
        }
    };
    let (right, wrong): (Vec<_>, Vec<_>) = game.moves(position).into_iter().partition(|mv| good.contains(mv));
    let best = right.into_iter().map(score).max().unwrap_or(i32::MIN);
    let tempting = wrong.iter().filter(|&&mv| score(mv) >= best).count();
    tempting as f32 / wrong.len().max(1) as f32
}

/// Searches at each level's playouts. Returns the number of playouts that usually find a good move, and how often each
/// level plays one.
fn search<G: PuzzleGame>(game: &G, position: &G::Position, good: &[G::Move], seed: u64) -> (u64, [f32; LEVELS.len()]) {
    let moves = game.moves(position);
    let obvious = game.obvious(position, &moves);
    let mut found = [0.0_f32; LEVELS.len()];
    let share = 1.0 / SEEDS as f32;
    for number in 0..SEEDS {
        let mut rng = rng(seed.wrapping_mul(SEEDS).wrapping_add(number));
        let mut search = Uct::new(game.clone(), &[*position], UctConfig::default());
        let mut made = 0;
        for (level, found) in LEVELS.iter().zip(&mut found) {
            let playouts = level.playouts;
            if playouts > PLAYOUTS {
                break;
            }
            search.run(&mut rng, playouts - made, || false);
            made = playouts;
            let report = search.report();
            let best = if playouts < CAREFUL_PLAYOUTS {
                report.root_moves.iter().map(|root| root.mv).find(|mv| obvious.contains(mv))
            } else {
                report.best()
            };
            *found += if best.is_some_and(|mv| good.contains(&mv)) { share } else { 0.0 };
        }
    }
    let searched = LEVELS.iter().filter(|level| level.playouts <= PLAYOUTS).count();
    // The two highest levels make too many playouts to measure each of them: one longer search stands for both.
    if found[searched - 1] > 1.0 - share / 2.0 {
        found[searched..].fill(1.0);
    } else {
        let mut search = Uct::new(game.clone(), &[*position], UctConfig::default());
        search.run(&mut rng(seed), 10 * PLAYOUTS, || false);
        let is_found = search.report().best().is_some_and(|mv| good.contains(&mv));
        found[searched..].fill(f32::from(u8::from(is_found)));
    }
    let lucky = obvious.iter().filter(|mv| good.contains(mv)).count() as f32 / obvious.len().max(1) as f32;
    let mut solves = found;
    for (level, solves) in LEVELS.iter().zip(&mut solves) {
        let careless = level.blunder_rate as f32 / 100.0;
        *solves = (1.0 - careless) * *solves + careless * lucky;
    }
    let missed = LEVELS.iter().zip(found).rev().find(|(_, found)| *found < 0.5);
    let playouts = missed.map_or(1, |(level, _)| level.playouts.min(2_000_000) * 2);
    (playouts, solves)
}
