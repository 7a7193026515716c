//! Checks playouts against the move generator, for the tests of all games.

use std::collections::HashMap;

use super::{PlayoutObserver, PlayoutPolicy, TurnEnd};
use crate::search::{SearchRng, random_move, rng};
use crate::{Game, Outcome};

/// The positions of some random games; the last one of each is finished.
pub(crate) fn positions<G: Game>(game: &G, games: u32) -> Vec<G::Position> {
    let mut rng = rng(7);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = game.start();
        positions.push(position);
        while let Some(mv) = random_move(game, &position, &mut rng) {
            position = game.play_unchecked(&position, mv);
            positions.push(position);
        }
    }
    positions
}

/// The expected turn, from the move generator.
pub(crate) fn expected<G: Game>(game: &G, position: &G::Position) -> TurnEnd {
    match game.ending(position, &game.moves(position)).map(|ending| ending.outcome) {
        None => TurnEnd::Made,
        Some(Outcome::Draw) => TurnEnd::Drawn,
        Some(Outcome::Win(winner)) => {
            assert_eq!(winner, game.to_move(position).opponent());
            TurnEnd::Lost
        }
    }
}

/// A game followed turn by turn, checking that each turn is legal.
struct FollowedGame<'a, G: Game> {
    game: &'a G,
    position: G::Position,
    turns: usize,
}

impl<G: Game> PlayoutObserver<G::Position> for FollowedGame<'_, G> {
    fn turn_played(&mut self, reached: impl FnOnce() -> G::Position) {
        let (moves, reached) = (self.game.moves(&self.position), reached());
        assert_eq!(self.game.ending(&self.position, &moves), None, "a turn after the end");
        // The position after the legal move, with all its counters.
        let next = moves.iter().map(|&mv| self.game.play_unchecked(&self.position, mv)).find(|next| *next == reached);
        self.position = next.unwrap_or_else(|| panic!("no move leads from {:?} to {reached:?}", self.position));
        assert_eq!(self.game.quiet_plies(&reached), self.game.quiet_plies(&self.position));
        self.turns += 1;
    }
}

/// Checks that an observed playout is a legal game to its end, and the same as an unobserved one, from every position
/// of some random games.
pub(crate) fn check_observed<G: Game>(game: &G, policy: &impl PlayoutPolicy<G>, games: u32) {
    let (mut alone, mut watched) = (rng(11), rng(11));
    let mut turns = 0;
    for position in positions(game, games) {
        let mut game_so_far = FollowedGame { game, position, turns: 0 };
        let outcome = policy.observed_playout(game, &position, &mut watched, &mut game_so_far);
        assert_eq!(policy.playout(game, &position, &mut alone), outcome);
        assert_eq!(alone, watched, "other random numbers");
        let end = game.ending(&game_so_far.position, &game.moves(&game_so_far.position));
        assert_eq!(end.map(|end| end.outcome), Some(outcome), "{:?}", game_so_far.position);
        turns += game_so_far.turns;
    }
    assert!(turns > 0);
}

/// Adds up the shares of equal results.
pub(crate) fn put_together<T: PartialEq>(shares: impl IntoIterator<Item = (T, f64)>) -> Vec<(T, f64)> {
    let mut sums: Vec<(T, f64)> = Vec::new();
    for (result, share) in shares {
        match sums.iter_mut().find(|(other, _)| *other == result) {
            Some((_, sum)) => *sum += share,
            None => sums.push((result, share)),
        }
    }
    sums
}

/// Checks that each result occurs as often among `turns` turns as its share says, to within five standard deviations,
/// and that there are no other results.
pub(crate) fn check_shares<T: PartialEq>(turns: u32, shares: &[(T, f64)], mut turn: impl FnMut() -> T, what: &str) {
    let mut counts = vec![0u32; shares.len()];
    for _ in 0..turns {
        let result = turn();
        let index = shares.iter().position(|(other, _)| *other == result);
        counts[index.unwrap_or_else(|| panic!("{what}: no result that is expected"))] += 1;
    }
    for ((_, share), count) in shares.iter().zip(counts) {
        let mean = f64::from(turns) * share;
        let deviation = (mean * (1.0 - share)).sqrt();
        assert!((f64::from(count) - mean).abs() <= 5.0 * deviation + 1e-6, "{what}: {count} instead of {mean}");
    }
}

/// Checks that fast playouts end in each way about as often as games played by the move generator. Returns the number
/// of different outcomes.
pub(crate) fn check_outcomes(
    games: u32,
    seed: u64,
    what: &str,
    mut fast: impl FnMut(&mut SearchRng) -> Outcome,
    mut slow: impl FnMut(&mut SearchRng) -> Outcome,
) -> usize {
    let mut rng = rng(seed);
    let mut counts: HashMap<Outcome, [f64; 2]> = HashMap::new();
    for _ in 0..games {
        counts.entry(fast(&mut rng)).or_default()[0] += 1.0;
        counts.entry(slow(&mut rng)).or_default()[1] += 1.0;
    }
    for (outcome, [fast, slow]) in &counts {
        // Five standard deviations of the difference of two such counts.
        let bound = 5.0 * (2.0 * slow.max(1.0)).sqrt();
        assert!((fast - slow).abs() < bound, "{what}: {outcome:?} {fast} times instead of {slow}");
    }
    counts.len()
}
