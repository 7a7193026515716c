//! Games between levels, as a source of positions.

use alquerque_core::search::{SearchRng, Uct, UctConfig, below, random_move};

use crate::judge::PuzzleGame;
use crate::levels::{LEVELS, choose};

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
pub fn game<G: PuzzleGame>(game: &G, rng: &mut SearchRng) -> Vec<(G::Position, bool)> {
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
        let captures = game.taken(&position, mv) > 0;
        position = game.play_unchecked(&position, mv);
        positions.push((position, captures));
    }
    positions
}
