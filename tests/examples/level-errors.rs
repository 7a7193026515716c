//! Measures the levels' mistakes against exact results: the average loss per move, and how often a won game is no
//! longer won.
//!
//! ```text
//! cargo run --release --package alquerque-tests --example level-errors -- 200
//! ```
//!
//! The positions come from games of a medium level against itself: for `merkel` those with 8 to 14 checkers, for
//! Othello those with 14 empty squares. Levels that would take much longer than the others are skipped.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::family::AnyGame;
use alquerque_core::record::Record;
use alquerque_core::search::{
    AlphaBeta, AlphaBetaConfig, Level, SearchRng, UCT_LEVELS, Uct, UctConfig, alpha_beta_levels, random_move, rng,
};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Game, GameId, Notation, Outcome, Player, Searchable, Standard};
use alquerque_solver::{Nothing, Prover};

/// Random plies at the start of a game.
const OPENING: usize = 6;
/// The level that plays the games.
const PLAYING: usize = 4;
/// The most states of a proof.
const STATES: u64 = 20_000;
/// How many moves each level chooses in each position.
const CHOICES: u32 = 4;
/// Levels with more work than this are skipped.
const MAX_PLAYOUTS: u32 = 200_000;
const MAX_PLIES: u32 = 9;

fn main() {
    let Some(Ok(positions)) = std::env::args().nth(1).map(|number| number.parse::<usize>()) else {
        eprintln!("expected a number of positions, such as: 200");
        std::process::exit(2);
    };
    let game = Alquerque::default();
    let mut prover = Prover::new(game, Player::Light, Nothing, 64 << 20);
    measure("merkel", &game, &UCT_LEVELS, positions, &mut |position| {
        let pieces: u32 = game.counts(position).iter().sum();
        if !(8..=14).contains(&pieces) {
            return None;
        }
        let value = |mv| {
            let next = game.play_unchecked(position, mv);
            let answer = if let Some(ending) = game.ending(&next, &game.moves(&next)) {
                ending.outcome == Outcome::Win(Player::Light)
            } else {
                let mut max = None;
                prover.wins(&game.at_rest(&next), &mut |progress| {
                    progress.states < *max.get_or_insert(progress.states + STATES)
                })?
            };
            Some(if answer == (game.to_move(position) == Player::Light) { 1.0 } else { -1.0 })
        };
        game.moves(position).into_iter().map(value).collect()
    });
    let Ok(AnyGame::Othello(game)) = "othello".parse::<AnyGame>() else { return };
    measure("othello", &game, alpha_beta_levels(GameId::Othello), positions, &mut |position| {
        if game.counts(position).iter().sum::<u32>() != 50 {
            return None;
        }
        let value = |mv| {
            let next = game.play_unchecked(position, mv);
            let mut solver = game.endgame(&next, 1 << 18)?;
            solver.run(&mut || false);
            let score = solver.solution().filter(|solution| solution.exact)?.score as f32 / 100.0;
            Some(if game.to_move(&next) == game.to_move(position) { score } else { -score })
        };
        game.moves(position).into_iter().map(value).collect()
    });
}

/// Prints the losses of each level. `values` returns the exact value of each move, positive for a win.
fn measure<G: Searchable + Tabletop>(
    name: &str,
    game: &G,
    levels: &[Level],
    wanted: usize,
    values: &mut dyn FnMut(&G::Position) -> Option<Vec<f32>>,
) {
    let mut random = rng(1);
    let mut measured = Vec::new();
    while measured.len() < wanted {
        measured.extend(positions(game, &levels[PLAYING], &mut random).into_iter().filter_map(|position| {
            let values = values(&position)?;
            // If all moves are equal, there is nothing to lose.
            values.windows(2).any(|pair| (pair[0] - pair[1]).abs() > 0.001).then_some((position, values))
        }));
    }
    let unit = if name == "othello" { "discs" } else { "points" };
    println!("{name}: {} positions", measured.len());
    println!("| level | average loss, {unit} | won games no longer won, % |");
    for level in levels {
        let is_slow = level.work > if name == "othello" { MAX_PLIES } else { MAX_PLAYOUTS };
        if is_slow {
            continue;
        }
        let (mut lost, mut won, mut missed) = (0.0, 0, 0);
        for (position, values) in &measured {
            let moves = game.moves(position);
            let best = values.iter().copied().fold(f32::MIN, f32::max);
            for _ in 0..CHOICES {
                let Some(mv) = choose(game, position, level, &mut random) else { continue };
                let value = moves.iter().position(|other| *other == mv).map_or(best, |index| values[index]);
                lost += best - value;
                won += u32::from(best > 0.0);
                missed += u32::from(best > 0.0 && value <= 0.0);
            }
        }
        // A win that becomes a loss costs a point.
        let scale = if unit == "points" { 0.5 } else { 1.0 };
        let average = scale * lost / (measured.len() as f32 * CHOICES as f32);
        println!("| {} | {average:.2} | {:.0} |", level.number, 100.0 * f64::from(missed) / f64::from(won.max(1)));
    }
}

fn choose<G: Searchable + Tabletop>(
    game: &G,
    position: &G::Position,
    level: &Level,
    random: &mut SearchRng,
) -> Option<G::Move> {
    let judgement = level.judgement();
    let values = if game.board().game == GameId::Alquerque {
        let mut uct = Uct::new(game.clone(), &[*position], UctConfig::default());
        uct.run(random, level.work.into(), || false);
        uct.report().values()
    } else {
        let config = AlphaBetaConfig { depth: level.work, ..AlphaBetaConfig::default() };
        let mut search = AlphaBeta::judged(game.clone(), &[*position], config, judgement, Standard);
        search.run(|| false);
        search.values()
    };
    judgement.choose(game, position, &values, random)
}

/// The positions of a game.
fn positions<G: Searchable + Tabletop + Notation>(game: &G, level: &Level, random: &mut SearchRng) -> Vec<G::Position> {
    let mut record = Record::new(game.clone());
    while record.ending().is_none() && record.positions().len() < 200 {
        let position = *record.position();
        let mv = if record.positions().len() <= OPENING {
            random_move(game, &position, random)
        } else {
            choose(game, &position, level, random)
        };
        let Some(mv) = mv else { break };
        record.play_unchecked(mv);
    }
    record.positions().to_vec()
}
