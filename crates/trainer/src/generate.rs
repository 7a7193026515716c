//! Games of the search against itself.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use alquerque_core::Game;
use alquerque_core::endgame::Endgame;
use alquerque_core::othello::{Othello, Position, Solver};
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, SearchRng, below, random_move, rng};
use alquerque_core::Player;

use crate::game::{TrainingGame, after_passes};

/// From so many empty squares on, every position is solved.
const SOLVED: u32 = 14;
/// In solved positions one move in so many is random, for positions that good play would not lead to.
const RANDOM_SHARE: u32 = 4;
/// Openings have at least so many random moves.
const SHORTEST_OPENING: u32 = 8;
/// They have less than so many more; short ones are more frequent.
const OPENING_RANGE: u32 = 24;
/// Entries of the tables of a search and of the solver.
const ENTRIES: usize = 1 << 14;
/// Hundredths per disc.
const DISC: i32 = 100;

/// Plays games until the file has so many. A game depends on the seed and its line number alone, so that a run that was
/// interrupted goes on as if it had not been.
///
/// # Errors
/// If the file cannot be read or written.
pub fn generate(file: &Path, seed: u64, games: usize, depth: u32) -> io::Result<()> {
    let mut made = keep_whole_lines(file)?;
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    while made < games {
        if let Some(game) = play(stream(seed, made as u64), depth) {
            writeln!(out, "{game}")?;
        } else {
            // Over before it was solved.
            writeln!(out, "-")?;
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

/// A game; `None` if it was over before a position was solved.
fn play(seed: u64, depth: u32) -> Option<TrainingGame> {
    let rules = Othello::default();
    let mut rng = rng(seed);
    let opening = SHORTEST_OPENING + below(&mut rng, OPENING_RANGE).min(below(&mut rng, OPENING_RANGE));
    let mut game = TrainingGame { squares: Vec::new(), opening: opening as usize, scores: Vec::new() };
    let mut position = rules.start();
    loop {
        position = after_passes(&rules, position);
        if rules.moves(&position).is_empty() {
            return (!game.scores.is_empty()).then_some(game);
        }
        let mv = if position.empty().count() <= SOLVED {
            let (score, best) = solve(rules, &position)?;
            game.scores.push(if position.to_move() == Player::Dark { score } else { -score });
            let random = below(&mut rng, RANDOM_SHARE) == 0;
            if random { random_move(&rules, &position, &mut rng)? } else { best }
        } else if game.squares.len() < game.opening {
            random_move(&rules, &position, &mut rng)?
        } else {
            search(rules, position, depth, &mut rng)?
        };
        game.squares.push(mv.square()?);
        position = rules.play_unchecked(&position, mv);
    }
}

/// The final disc difference with best play for the side to move, and the move that achieves it.
fn solve(rules: Othello, position: &Position) -> Option<(i8, alquerque_core::othello::Move)> {
    let mut solver = Solver::new(&rules, position, ENTRIES);
    solver.run(&mut || false);
    let solution = solver.solution()?;
    Some((i8::try_from(solution.score / DISC).ok()?, *solution.line.first()?))
}

/// The move that a search of that depth finds; now and then one ply less, for variety.
fn search(rules: Othello, position: Position, depth: u32, rng: &mut SearchRng) -> Option<alquerque_core::othello::Move> {
    let depth = depth - below(rng, 2).min(depth - 1);
    let config = AlphaBetaConfig { depth, table_entries: ENTRIES };
    let mut search = AlphaBeta::new(rules, &[position], config);
    search.run(|| false);
    search.report().best
}
