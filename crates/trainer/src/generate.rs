//! Self-play.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::iter;
use std::path::Path;

use alquerque_core::Game;
use alquerque_core::Player::Dark;
use alquerque_core::endgame::Endgame;
use alquerque_core::othello::{Move, Othello, Position, Solver, StaticEvaluation};
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, AlphaBetaReport, SearchRng, below, random_move, rng};

use crate::game::{TrainingGame, after_passes};

/// Positions with at most this many empty squares are solved.
const SOLVED: u32 = 14;
/// One of this many moves in solved positions is random, to reach positions that good play doesn't lead to.
const RANDOM_SHARE: u32 = 4;
/// The minimum number of random moves in an opening.
const SHORTEST_OPENING: u32 = 8;
/// Openings have fewer than this many moves more; short ones are more frequent.
const OPENING_RANGE: u32 = 16;
/// An opening is rejected if a side leads by more discs after it, according to a search of depth [`BALANCE_DEPTH`].
const BALANCED: i32 = 12;
const BALANCE_DEPTH: u32 = 2;
/// Entries of the tables of a search and of the solver.
const ENTRIES: usize = 1 << 14;
/// Hundredths per disc.
const DISC: i32 = 100;

/// The player of both sides.
#[derive(Clone, Debug)]
pub struct Player {
    /// The depth of its search in plies.
    pub depth: u32,
    /// Its evaluation.
    pub evaluation: StaticEvaluation,
}

/// Plays games until the file has a number of them. A game depends only on the player, the seed and its line number, so an
/// interrupted run continues as if it hadn't been interrupted.
///
/// # Errors
/// If the file cannot be read or written.
pub fn generate(file: &Path, seed: u64, games: usize, player: &Player) -> io::Result<()> {
    let mut made = keep_whole_lines(file)?;
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    while made < games {
        let mut rng = rng(stream(seed, made as u64));
        // A game that ends before a position is solved is replaced, too.
        let game = iter::repeat_with(|| player.play(&mut rng)).flatten().next();
        if let Some(game) = game {
            writeln!(out, "{game}")?;
        }
        made += 1;
        if made.is_multiple_of(1000) {
            println!("{made} of {games} games");
        }
    }
    Ok(())
}

/// Cuts off an unfinished last line; returns the number of the others.
fn keep_whole_lines(file: &Path) -> io::Result<usize> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(error),
    };
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        OpenOptions::new().write(true).open(file)?.set_len(whole as u64)?;
    }
    Ok(text[..whole].lines().count())
}

/// The seed of a game. Neighbouring seeds must not share games.
fn stream(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number)
}

impl Player {
    /// A game; `None` if the opening was not balanced, or the game over before a position was solved.
    fn play(&self, rng: &mut SearchRng) -> Option<TrainingGame> {
        let rules = Othello::default();
        let opening = SHORTEST_OPENING + below(rng, OPENING_RANGE).min(below(rng, OPENING_RANGE));
        let mut game =
            TrainingGame { squares: Vec::new(), opening: opening as usize, solved: Vec::new(), expected: Vec::new() };
        let mut position = rules.start();
        loop {
            position = after_passes(rules, position);
            if rules.moves(&position).is_empty() {
                return (!game.solved.is_empty()).then_some(game);
            }
            let mv = if position.empty().count() <= SOLVED {
                let (score, best) = solve(rules, &position)?;
                game.solved.push(if position.to_move() == Dark { score } else { -score });
                let random = below(rng, RANDOM_SHARE) == 0;
                if random { random_move(&rules, &position, rng)? } else { best }
            } else if game.squares.len() < game.opening {
                random_move(&rules, &position, rng)?
            } else {
                if game.squares.len() == game.opening
                    && self.search(position, BALANCE_DEPTH).score?.abs() > BALANCED * DISC
                {
                    return None;
                }
                // Now and then one ply less, for variety.
                let report = self.search(position, self.depth - below(rng, 2).min(self.depth - 1));
                let score = i8::try_from((report.score? / DISC).clamp(-64, 64)).ok()?;
                game.expected.push(if position.to_move() == Dark { score } else { -score });
                report.best?
            };
            game.squares.push(mv.square()?);
            position = rules.play_unchecked(&position, mv);
        }
    }

    /// The score and move of a search to that depth.
    fn search(&self, position: Position, depth: u32) -> AlphaBetaReport<Move> {
        let config = AlphaBetaConfig { depth, table_entries: ENTRIES };
        let mut search = AlphaBeta::with_solver(Othello::default(), &[position], config, self.evaluation.clone());
        search.run(|| false);
        search.report()
    }
}

/// The final disc difference with best play for the side to move, and the move that achieves it.
fn solve(rules: Othello, position: &Position) -> Option<(i8, Move)> {
    let mut solver = Solver::new(&rules, position, ENTRIES);
    solver.run(&mut || false);
    let solution = solver.solution()?;
    Some((i8::try_from(solution.score / DISC).ok()?, *solution.line.first()?))
}
