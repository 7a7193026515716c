//! Helpers for tests of searches.

use alquerque_core::family::{AnyGame, GAMES};
use alquerque_core::record::Record;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, Report, below, random_move, rng};
use alquerque_core::{Notation, Reason, Searchable, Standard};

/// All rulesets of all games.
///
/// # Panics
/// If the name of a ruleset is invalid.
pub fn rulesets() -> impl Iterator<Item = AnyGame> {
    GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| ruleset.name.parse().unwrap())
}

/// The result of an alpha-beta search to this depth.
///
/// # Panics
/// If the search ends undecided.
pub fn search<G: Searchable>(game: &G, history: &[G::Position], depth: u32, table_entries: usize) -> Report<G::Move> {
    let mut search = AlphaBeta::new(game.clone(), history, AlphaBetaConfig { depth, table_entries });
    search.run(|| false);
    assert!(search.is_decided());
    search.report()
}

/// The same without the game's endgame solver, if it has one: the score is that of a search to exactly this depth.
///
/// # Panics
/// If the search ends undecided.
pub fn search_to_depth<G: Searchable>(
    game: &G,
    history: &[G::Position],
    depth: u32,
    table_entries: usize,
) -> Report<G::Move> {
    let config = AlphaBetaConfig { depth, table_entries };
    let mut search = AlphaBeta::with_evaluation(game.clone(), history, config, Standard);
    search.run(|| false);
    assert!(search.is_decided());
    search.report()
}

/// The positions of a random game with this many plies, if it lasts that long.
pub fn random_history<G: Notation>(game: &G, seed: u64, plies: usize) -> Option<Vec<G::Position>> {
    let mut rng = rng(seed);
    let mut record = Record::new(game.clone());
    for _ in 0..plies {
        record.play_unchecked(random_move(game, record.position(), &mut rng)?);
        if record.ending().is_some() {
            return None;
        }
    }
    Some(record.positions().to_vec())
}

/// The positions of a game of up to this many plies from `start`, in which the players like to return to earlier
/// positions.
///
/// # Panics
/// If the number of moves of a position exceeds 32 bits.
pub fn shuffling_history<G: Notation>(game: &G, start: G::Position, seed: u64, plies: usize) -> Vec<G::Position> {
    let mut rng = rng(seed);
    let mut record = Record::from_position(game.clone(), start);
    for _ in 0..plies {
        let moves = record.legal_moves();
        let known = |mv| record.positions().contains(&game.play_unchecked(record.position(), mv));
        let back: Vec<_> = moves.iter().copied().filter(|&mv| known(mv)).collect();
        let liked = if back.is_empty() || below(&mut rng, 3) == 0 { &moves } else { &back };
        let Some(&mv) = liked.get(below(&mut rng, u32::try_from(liked.len()).unwrap()) as usize) else { break };
        record.play_unchecked(mv);
        if record.ending().is_some() {
            record.go_to(record.tree().played().saturating_sub(1));
            break;
        }
    }
    record.positions().to_vec()
}

/// The same position with another number of quiet plies.
///
/// # Panics
/// If the game cannot parse its own position with another number.
pub fn with_quiet_plies<G: Notation>(game: &G, position: &G::Position, quiet: u32) -> G::Position {
    let text = game.position_text(position);
    // The counters are the only fields that are numbers.
    let fields: Vec<_> = text.split(' ').filter(|field| field.parse::<u32>().is_err()).collect();
    game.parse_position(&format!("{} {quiet} 60", fields.join(" "))).unwrap()
}

/// The number of quiet plies that ends a game, if there is one.
pub fn quiet_plies_limit<G: Notation>(game: &G) -> Option<u32> {
    let start = game.start();
    let moves = game.moves(&start);
    let ends = |&quiet: &u32| {
        let ending = game.ending(&with_quiet_plies(game, &start, quiet), &moves);
        ending.is_some_and(|ending| ending.reason == Reason::QuietPlies)
    };
    game.can_repeat().then(|| (1..500).find(ends)).flatten()
}
