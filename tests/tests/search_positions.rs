//! What searches need of a position besides its moves: its key, and whether it is a quiet leaf.

use std::collections::HashMap;

use alquerque_core::evaluate::Evaluation;
use alquerque_core::family::AnyGame;
use alquerque_core::record::Record;
use alquerque_core::search::{random_move, rng};
use alquerque_core::{Game, Notation, Searchable, Standard, with_game};
use alquerque_tests::searches::rulesets;

/// All rulesets, and some options that change what a position is.
fn games() -> impl Iterator<Item = AnyGame> {
    let variants = ["merkel,invert=allowed", "medieval,capture=optional", "othello,pass=game-over"];
    rulesets().chain(variants.into_iter().map(|ruleset| ruleset.parse().unwrap()))
}

/// Calls `check` with the positions of random games, including final ones.
fn for_each_position<G: Notation>(game: &G, mut check: impl FnMut(&G::Position)) {
    for seed in 0..60 {
        let mut rng = rng(seed);
        let mut record = Record::new(game.clone());
        check(record.position());
        while record.ending().is_none()
            && let Some(mv) = random_move(game, record.position(), &mut rng)
        {
            record.play_unchecked(mv);
            check(record.position());
        }
    }
}

fn count_quiet_leaves<G: Searchable + Notation>(game: &G) -> [usize; 2] {
    let mut counts = [0; 2];
    for_each_position(game, |position| {
        let moves = game.moves(position);
        let goes_on = game.ending(position, &moves).is_none();
        let is_quiet = goes_on && moves.iter().all(|&mv| Standard.is_quiet(game, position, mv));
        let is_leaf = Standard.is_quiet_leaf(game, position);
        assert!(is_quiet || !is_leaf, "{}", game.position_text(position));
        counts[0] += usize::from(is_quiet);
        counts[1] += usize::from(is_leaf);
    });
    counts
}

#[test]
fn quiet_leaves_are_quiet_and_few_are_overlooked() {
    for any in games() {
        with_game!(any, game => {
            let [quiet, leaves] = count_quiet_leaves(&game);
            assert!(quiet > 500 && leaves * 20 > quiet * 19, "{any}: {leaves} of {quiet}");
        });
    }
}

#[test]
fn different_positions_have_different_keys() {
    for any in games() {
        with_game!(any, game => {
            let mut known = HashMap::new();
            for_each_position(&game, |position| {
                let state = (*position, game.quiet_plies(position));
                let key = game.key(position);
                assert_eq!(*known.entry(key).or_insert(state), state, "{any}: {}", game.position_text(position));
            });
            assert!(known.len() > 800, "{any}: {} positions", known.len());
        });
    }
}
