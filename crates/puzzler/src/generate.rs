//! Makes puzzles: plays games and looks for positions in which exactly one move reaches a goal.

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use alquerque_core::alquerque::Alquerque;
use alquerque_core::draughts::Draughts;
use alquerque_core::family::AnyGame;
use alquerque_core::othello::Othello;
use alquerque_core::search::{SearchRng, Uct, UctConfig, below, random_move, rng, stream};
use alquerque_core::{Game, GameId, Notation};
use alquerque_puzzles::{Puzzle, Themes};

use crate::alquerque::AlquerqueJudge;
use crate::build::Builder;
use crate::candidate::Candidate;
use crate::difficulty::measure;
use crate::draughts::{self, DraughtsJudge};
use crate::judge::{Judge, PositionOf, PuzzleGame, SolverGoal};
use crate::levels::{LEVELS, choose};
use crate::othello::OthelloJudge;
use crate::themes::themes;

/// The minimum number of legal moves in a puzzle.
const MIN_MOVES: usize = 3;
/// Plies after a puzzle without another one, as they belong to its solution.
const APART: usize = 5;
/// The line that ends a game in the file.
const MARK: &str = "# game ";
/// The maximum number of checkers in the generator's databases.
const CHECKERS: u32 = 6;

/// Adds puzzles to a file until it has those of this many games. Apart from duplicates, a game's puzzles depend only on
/// the seed and the game's number, so an interrupted run can continue.
///
/// # Errors
/// If the file cannot be read or written.
pub fn generate(file: &Path, id: GameId, seed: u64, games: u64) -> io::Result<()> {
    let (mut done, mut keys) = resume(file)?;
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    let mut makers = Makers::new(id);
    while done < games {
        let lines = makers.puzzles(seed, done, &mut keys);
        done += 1;
        let mut text = lines.join("\n");
        text.push_str(if lines.is_empty() { "" } else { "\n" });
        out.write_all(format!("{text}{MARK}{done}\n").as_bytes())?;
        if done.is_multiple_of(20) {
            println!("{done} games, {} puzzles", keys.len());
        }
    }
    Ok(())
}

/// Does the same from the positions of existing puzzles, so that they get trees and measures of today.
///
/// # Errors
/// If the file cannot be read or written.
pub fn generate_again(file: &Path, id: GameId, puzzles: &[Puzzle]) -> io::Result<()> {
    let (done, mut keys) = resume(file)?;
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    let mut makers = Makers::new(id);
    for (number, puzzle) in puzzles.iter().enumerate().skip(usize::try_from(done).unwrap_or(usize::MAX)) {
        let line = makers.again(puzzle, &mut keys).map_or_else(String::new, |line| line + "\n");
        out.write_all(format!("{line}{MARK}{}\n", number + 1).as_bytes())?;
    }
    Ok(())
}

/// Cuts off an unfinished game; returns the number of games and the keys of their puzzles.
fn resume(file: &Path) -> io::Result<(u64, HashSet<String>)> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error),
    };
    let end = text.rfind(MARK).and_then(|mark| Some(mark + text[mark..].find('\n')? + 1)).unwrap_or(0);
    if end < text.len() {
        OpenOptions::new().write(true).open(file)?.set_len(end as u64)?;
    }
    let lines = || text[..end].lines();
    let games = lines().filter_map(|line| line.strip_prefix(MARK)).next_back().and_then(|number| number.parse().ok());
    let keys = lines().filter(|line| !line.starts_with(MARK)).filter_map(|line| line.split('\t').next());
    Ok((games.unwrap_or(0), keys.map(str::to_owned).collect()))
}

/// The judges that make the puzzles of a game.
enum Makers {
    Alquerque(Vec<AlquerqueJudge>),
    Othello(OthelloJudge),
    Draughts(DraughtsJudge),
}

impl Makers {
    fn new(id: GameId) -> Self {
        match id {
            GameId::Alquerque => Self::Alquerque(Vec::new()),
            GameId::Othello => Self::Othello(OthelloJudge::new(Othello::default())),
            GameId::Draughts => Self::Draughts(DraughtsJudge::new(Draughts::default(), draughts::database())),
        }
    }

    fn puzzles(&mut self, seed: u64, number: u64, keys: &mut HashSet<String>) -> Vec<String> {
        let stream = stream(seed, number);
        match self {
            Self::Alquerque(judges) => {
                let Ok(game) = alquerque_rules(number).parse() else { return Vec::new() };
                from_game(alquerque_judge(judges, game), AnyGame::Alquerque, stream, keys)
            }
            Self::Othello(judge) => from_game(judge, AnyGame::Othello, stream, keys),
            Self::Draughts(judge) => from_game(judge, AnyGame::Draughts, stream, keys),
        }
    }
}

impl Makers {
    /// The line of the puzzle at the position of another.
    fn again(&mut self, puzzle: &Puzzle, keys: &mut HashSet<String>) -> Option<String> {
        match (self, puzzle.rules) {
            (Self::Alquerque(judges), AnyGame::Alquerque(game)) => again(alquerque_judge(judges, game), puzzle, keys),
            (Self::Othello(judge), AnyGame::Othello(_)) => again(judge, puzzle, keys),
            (Self::Draughts(judge), AnyGame::Draughts(_)) => again(judge, puzzle, keys),
            _ => None,
        }
    }
}

/// The line of the puzzle at the position of another.
fn again<J: Judge>(judge: &mut J, puzzle: &Puzzle, keys: &mut HashSet<String>) -> Option<String> {
    judge.clear_cache();
    let position = judge.game().parse_position(&puzzle.position).ok()?;
    let candidate = candidate(judge, puzzle.rules, &position, puzzle.id().into(), keys)?;
    let line = candidate.line()?;
    keys.insert(candidate.key);
    Some(line)
}

/// The judge of these rules, which is made when it is first needed.
fn alquerque_judge(judges: &mut Vec<AlquerqueJudge>, game: Alquerque) -> &mut AlquerqueJudge {
    let index = judges.iter().position(|judge| *judge.game() == game).unwrap_or_else(|| {
        judges.push(AlquerqueJudge::new(game, CHECKERS));
        judges.len() - 1
    });
    &mut judges[index]
}

/// The rules of a game of Alquerque: by turns the default ruleset, which is the one that people play, and one of the
/// others.
fn alquerque_rules(number: u64) -> &'static str {
    let [default, others @ ..] = GameId::Alquerque.info().rulesets else { return "" };
    let index = usize::try_from(number / 2).unwrap_or_default().checked_rem(others.len());
    index.filter(|_| number % 2 == 1).map_or(default, |index| &others[index]).name
}

/// The lines of the puzzles of one game.
fn from_game<J: Judge>(
    judge: &mut J,
    any: fn(J::Game) -> AnyGame,
    stream: u64,
    keys: &mut HashSet<String>,
) -> Vec<String> {
    judge.clear_cache();
    let game = judge.game().clone();
    let mut lines = Vec::new();
    let mut next = 0;
    for (ply, (position, is_capture)) in play(&game, &mut rng(stream)).into_iter().enumerate() {
        if ply < next || is_capture && J::Game::SKIPS_RECAPTURES {
            continue;
        }
        let position = game.without_counters(&position);
        let Some(candidate) = candidate(judge, any(game.clone()), &position, stream, keys) else { continue };
        let Some(line) = candidate.line() else { continue };
        keys.insert(candidate.key);
        lines.push(line);
        next = ply + APART;
    }
    lines
}

/// The puzzle of a position, if it is one.
fn candidate<J: Judge>(
    judge: &mut J,
    rules: AnyGame,
    position: &PositionOf<J>,
    seed: u64,
    keys: &HashSet<String>,
) -> Option<Candidate> {
    let game = judge.game().clone();
    let moves = game.moves(position);
    let is_over = game.ending(position, &moves).is_some();
    if moves.len() < MIN_MOVES || is_over || !game.is_candidate(position) {
        return None;
    }
    let key = format!("{rules}:{}", game.symmetry_key(position));
    if keys.contains(&key) {
        return None;
    }
    let goal = judge.goal(position)?;
    let solver = game.to_move(position);
    let solver_goal = SolverGoal::new(goal, solver, game.balance(position, solver));
    let solution = Builder::new(judge, solver_goal).build(position)?;
    // At another depth than the one that found the goal, another move may be as good.
    if solution.good().count() != 1 {
        return None;
    }
    let measures = measure(&game, position, &solution, seed);
    let themes: Themes = themes(&game, position, goal, &solution);
    let position = game.position_text(position);
    Some(Candidate { key, puzzle: Puzzle { rules, position, goal, rating: 0, themes, solution }, measures })
}

/// The levels that play: strong enough to have a plan, but not so strong that there is nothing to punish.
const WEAKEST: u32 = 2;
const PLAYING: u32 = 4;
/// The maximum number of random plies at the start.
const OPENING: u32 = 6;
/// How many times less often a level is careless than against a person.
const CARELESS_LESS_OFTEN: u32 = 3;
/// The maximum length of a game in plies.
const MAX_PLIES: usize = 160;

/// The positions of a game, each with whether a capture led to it.
fn play<G: PuzzleGame>(game: &G, rng: &mut SearchRng) -> Vec<(G::Position, bool)> {
    let levels = [(); 2].map(|()| LEVELS[(WEAKEST + below(rng, PLAYING)) as usize]);
    let opening = below(rng, OPENING + 1) as usize;
    let mut position = game.start();
    let mut positions = vec![(position, false)];
    while positions.len() < MAX_PLIES {
        let moves = game.moves(&position);
        if game.ending(&position, &moves).is_some() {
            break;
        }
        let level = levels[game.to_move(&position).index()];
        let chosen = if positions.len() <= opening {
            random_move(game, &position, rng)
        } else {
            let mut search = Uct::new(game.clone(), &[position], UctConfig::default());
            search.run(rng, level.playouts, || false);
            let careless = level.blunder_rate / CARELESS_LESS_OFTEN;
            choose(&search.report(), careless, |moves| game.obvious(&position, moves), rng)
        };
        let Some(mv) = chosen else { break };
        let captures = game.capture_count(&position, mv) > 0;
        position = game.play_unchecked(&position, mv);
        positions.push((position, captures));
    }
    positions
}
