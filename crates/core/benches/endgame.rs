//! Exact endgames of Othello: positions 40 to 44 of the test suite of the Fédération Française d'Othello
//! (<http://www.radagast.se/othello/ffotest.html>), and positions with 18 empty squares from games of our own, which
//! the general alpha-beta search solves too.
//!
//! `cargo bench -p alquerque-core --bench endgame`

#![expect(clippy::disallowed_types, reason = "a measurement needs a clock; the crate itself has none")]

use std::time::{Duration, Instant};

use alquerque_core::othello::{Othello, Position, Solver};
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, MAX_DEPTH, random_move, rng};
use alquerque_core::{Endgame, Game, Notation, Standard};

/// Number, position and score for the side to move.
const FFO: [(u32, &str, i32); 5] = [
    (40, "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X", 38),
    (41, "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X", 0),
    (42, "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X", 6),
    (43, "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O", -12),
    (44, "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O", -14),
];
/// Entries of the tables, as in play.
const ENTRIES: usize = 1 << 19;
const GAMES: u64 = 10;

fn main() {
    let game = Othello::default();
    println!("FFO | empty | score | nodes | seconds | who wins | seconds");
    for (number, text, expected) in FFO {
        let position = game.parse_position(text).expect("a position");
        let row = Row::measure(game, &position);
        println!("{number} | {}", row.text());
        assert_eq!(row.score, expected, "FFO {number}");
    }
    println!("game | empty | score | nodes | seconds | who wins | seconds | alpha-beta | seconds");
    let (mut before, mut winner, mut exact) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    for seed in 0..GAMES {
        let position = position(game, seed);
        let row = Row::measure(game, &position);
        let begin = Instant::now();
        let config = AlphaBetaConfig { depth: MAX_DEPTH, ..AlphaBetaConfig::default() };
        let mut search = AlphaBeta::with_evaluation(game, &[position], config, Standard);
        while search.report().proven.is_none() {
            search.run(|| true);
        }
        let time = begin.elapsed();
        println!("{seed} | {} | {} | {:.3}", row.text(), search.nodes(), time.as_secs_f64());
        before += time;
        winner += row.winner_time;
        exact += row.time;
    }
    let mean = |time: Duration| time.as_secs_f64() / GAMES as f64;
    println!("mean: {:.3} s, who wins {:.3} s, alpha-beta {:.3} s", mean(exact), mean(winner), mean(before));
}

struct Row {
    empty: u32,
    score: i32,
    nodes: u64,
    time: Duration,
    winner_nodes: u64,
    winner_time: Duration,
}

impl Row {
    fn measure(game: Othello, position: &Position) -> Self {
        let begin = Instant::now();
        let mut solver = Solver::new(&game, position, ENTRIES);
        let (mut nodes, mut winner) = (0, None);
        loop {
            nodes += solver.run(&mut || true);
            let Some(solution) = solver.solution() else { continue };
            let (winner_nodes, winner_time) = *winner.get_or_insert((nodes, begin.elapsed()));
            if solution.exact {
                let (empty, score) = (position.empty().count(), solution.score / 100);
                return Self { empty, score, nodes, time: begin.elapsed(), winner_nodes, winner_time };
            }
        }
    }

    fn text(&self) -> String {
        let Self { empty, score, nodes, time, winner_nodes, winner_time } = self;
        let [time, winner_time] = [time, winner_time].map(Duration::as_secs_f64);
        format!("{empty} | {score:+} | {nodes} | {time:.3} | {winner_nodes} | {winner_time:.3}")
    }
}

/// A position with 18 empty squares from a game at depth 4 that starts with ten random moves.
fn position(game: Othello, seed: u64) -> Position {
    let mut rng = rng(seed);
    let mut position = game.start();
    while position.empty().count() > 18 {
        let config = AlphaBetaConfig { depth: 4, ..AlphaBetaConfig::default() };
        let mut search = AlphaBeta::with_evaluation(game, &[position], config, Standard);
        search.run(|| false);
        let is_opening = position.empty().count() > 50;
        let best = if is_opening { random_move(&game, &position, &mut rng) } else { search.report().best() };
        let Some(mv) = best else { break };
        position = game.play_unchecked(&position, mv);
    }
    position
}
