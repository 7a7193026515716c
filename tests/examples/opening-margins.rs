//! Checks the weights of an opening book: how much each move that the computer may choose loses against the best one, by
//! alpha-beta with learned weights.
//!
//! ```text
//! cargo run --release --package alquerque-tests --example opening-margins -- othello 12 250
//! ```
//!
//! The arguments are the game, the depth in plies, and the most hundredths of a piece that a move may lose. Lists the
//! moves that lose more, and fails if there are any.

use std::collections::BTreeSet;
use std::error::Error;
use std::{env, fs};

use alquerque_core::draughts::Draughts;
use alquerque_core::openings::Openings;
use alquerque_core::othello::Othello;
use alquerque_core::record::Record;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{GameId, Searchable};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [game, depth, margin] = &arguments[..] else { return Err("expected a game, a depth and a margin".into()) };
    let (depth, margin) = (depth.parse()?, margin.parse()?);
    match GameId::from_name(game) {
        Some(GameId::Othello) => check(Othello::default(), game, depth, margin),
        Some(GameId::Draughts) => check(Draughts::default(), game, depth, margin),
        Some(GameId::Alquerque) | None => Err("expected othello or draughts".into()),
    }
}

fn check<G: Searchable + Tabletop + Copy>(game: G, name: &str, depth: u32, margin: i32) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(format!("www/openings/{name}.txt"))?;
    Openings::read(game.board().game, &text).map_err(|line| format!("line {} can't be read", line.0))?;
    let mut evaluation = G::Evaluation::default();
    for file in game.knowledge() {
        let bytes = fs::read(format!("www/knowledge/{file}"))?;
        game.learn(&mut evaluation, &bytes).map_err(|problem| problem.to_string())?;
    }
    let score = |position: &G::Position, depth| {
        let config = AlphaBetaConfig { depth, ..AlphaBetaConfig::default() };
        let mut search = AlphaBeta::with_evaluation(game, &[*position], config, evaluation.clone());
        search.run(|| false);
        search.report().score
    };
    let (mut seen, mut moves, mut bad) = (BTreeSet::new(), 0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#') && line.contains('*')) {
        let mut record = Record::new(game);
        let played = line.split(['=', '*']).nth(1).unwrap_or_default();
        for mv in played.split_whitespace() {
            let before = *record.position();
            let is_new = seen.insert(format!("{} {mv}", game.position_text(&before)));
            record.play_unchecked(game.parse_move(&before, mv)?);
            if !is_new {
                continue;
            }
            moves += 1;
            let (Some(best), Some(reply)) = (score(&before, depth), score(record.position(), depth - 1)) else {
                continue;
            };
            if best + reply > margin {
                bad += 1;
                println!("{mv} loses {} in {line}", best + reply);
            }
        }
    }
    println!("{moves} moves, {bad} of which lose more than {margin} hundredths at depth {depth}");
    if bad > 0 { Err("some moves lose too much".into()) } else { Ok(()) }
}
