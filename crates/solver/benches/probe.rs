//! Time of a lookup in a database of up to six checkers: `cargo bench -p alquerque-solver`.

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    probe::run();
}

/// Databases are built natively only.
#[cfg(not(target_arch = "wasm32"))]
mod probe {
    use std::hint::black_box;
    use std::time::Instant;

    use alquerque_core::alquerque::{Alquerque, Ruleset, State};
    use alquerque_core::search::{below, rng};
    use alquerque_core::{Game, Player};
    use alquerque_solver::database::Database;

    const STATES: usize = 100_000;
    const ROUNDS: u32 = 20;

    pub(crate) fn run() {
        let game = Alquerque { ruleset: Ruleset::MEDIEVAL };
        let database = Database::complete(game.ruleset, 6, 2).expect("there is room, and nobody stops it");
        // States of random games, from the first with six checkers on.
        let mut rng = rng(1);
        let mut states: Vec<State> = Vec::new();
        while states.len() < STATES {
            let mut position = game.start();
            loop {
                let moves = game.moves(&position);
                if game.ending(&position, &moves).is_some() {
                    break;
                }
                if Player::BOTH.into_iter().map(|player| position.checkers(player).count()).sum::<u32>() <= 6 {
                    states.push(*position.state());
                }
                let count = u32::try_from(moves.len()).unwrap_or(1);
                position = game.play_unchecked(&position, moves[below(&mut rng, count) as usize]);
            }
        }
        let quickest = (0..ROUNDS).map(|_| {
            let begin = Instant::now();
            for state in &states {
                black_box(database.value(black_box(state)));
            }
            begin.elapsed().as_secs_f64() / states.len() as f64
        });
        println!("{:.0} ns a probe", quickest.fold(f64::INFINITY, f64::min) * 1e9);
    }
}
