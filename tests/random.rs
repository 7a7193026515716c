//! Random inputs for property tests.

use std::collections::BTreeMap;
use std::env;

use alquerque_core::GameId;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngSeed};

use crate::naive::{Chains, Rules, Side, State, neighbours};

/// The fixed seed of all property tests, for reproducible runs; `PROPTEST_RNG_SEED` overrides it.
const SEED: u64 = 2026;

/// A property test with `cases` cases, always the same ones. The variables `PROPTEST_CASES` and `PROPTEST_RNG_SEED`
/// select another number, or other cases.
pub fn config(cases: u32) -> Config {
    let given = Config::default();
    Config {
        cases: if env::var_os("PROPTEST_CASES").is_some() { given.cases } else { cases },
        rng_seed: if given.rng_seed == RngSeed::Random { RngSeed::Fixed(SEED) } else { given.rng_seed },
        // With a fixed seed, saving failures is redundant.
        failure_persistence: None,
        ..given
    }
}

/// Indexes that choose among legal moves, for games of up to `longest` plies.
pub fn choices(longest: usize) -> impl Strategy<Value = Vec<Index>> {
    prop::collection::vec(any::<Index>(), 0..longest)
}

/// Any combination of options.
pub fn rulesets() -> impl Strategy<Value = Rules> {
    let in_catalogue = GameId::Alquerque.info().rulesets.iter().map(|ruleset| ruleset.name);
    let named: Vec<Rules> = in_catalogue.chain(["merkel,invert=allowed"]).map(Rules::named).collect();
    let chains = prop::sample::select(vec![Chains::Complete, Chains::Free, Chains::Single]);
    let any = (any::<[bool; 5]>(), chains).prop_map(
        |([any_direction, inverting_allowed, capture_optional, inner_square, dark_begins], chains)| Rules {
            any_direction,
            inverting_allowed,
            capture_optional,
            chains,
            inner_square,
            dark_begins,
        },
    );
    prop_oneof![1 => prop::sample::select(named), 1 => any]
}

/// Any valid position, reachable or not: up to twelve checkers on each side, some with a last step that they may have
/// made.
pub fn states() -> impl Strategy<Value = State> {
    // From nearly empty to nearly full boards, from equal to one-sided.
    (0u32..=100, 0u32..=100).prop_flat_map(|(fullness, lightness)| {
        (
            prop::collection::vec((0u32..100, 0u32..100), 25),
            any::<bool>(),
            prop::collection::vec(any::<Option<Index>>(), 25),
            rulesets(),
            (0u16..=110, 1u16..=200, 0u8..=2),
        )
            .prop_map(move |(points, light_to_move, steps, rules, counters)| {
                let mut board = [[None; 5]; 5];
                let mut left_to_place = BTreeMap::from([(Side::Light, 12), (Side::Dark, 12)]);
                for (index, (full, light)) in points.into_iter().enumerate() {
                    let side = if light < lightness { Side::Light } else { Side::Dark };
                    let left = left_to_place.entry(side).or_default();
                    if full < fullness && *left > 0 {
                        *left -= 1;
                        board[index / 5][index % 5] = Some(side);
                    }
                }
                State {
                    board,
                    to_move: if light_to_move { Side::Light } else { Side::Dark },
                    left: last_steps(rules, &board, &steps),
                    quiet: counters.0,
                    number: counters.1,
                    passes: if rules.inner_square { counters.2 } else { 0 },
                    rules,
                }
            })
    })
}

type Point = (usize, usize);

/// For some of the checkers, a point from which they may have come.
fn last_steps(rules: Rules, board: &[[Option<Side>; 5]; 5], steps: &[Option<Index>]) -> BTreeMap<Point, Point> {
    let mut left = BTreeMap::new();
    for (index, step) in steps.iter().enumerate() {
        let here = (index % 5, index / 5);
        if let (Some(side), Some(step)) = (board[here.1][here.0], step) {
            let origins: Vec<_> =
                neighbours(here).into_iter().filter(|&origin| rules.may_ever_step(side, origin, here)).collect();
            if !origins.is_empty() {
                left.insert(here, *step.get(&origins));
            }
        }
    }
    left
}

/// A text with a few characters inserted, deleted or changed.
pub fn mutated(text: String) -> impl Strategy<Value = String> {
    let edit = (any::<Index>(), 0u8..4, character());
    prop::collection::vec(edit, 1..4).prop_map(move |edits| {
        let mut characters: Vec<char> = text.chars().collect();
        for (index, kind, character) in edits {
            let index = index.index(characters.len() + 1);
            match kind {
                0 => characters.insert(index, character),
                1 if index < characters.len() => drop(characters.remove(index)),
                2 if index < characters.len() => characters[index] = character,
                _ => characters.truncate(index),
            }
        }
        characters.into_iter().collect()
    })
}

/// A character, mostly one that the notations use.
fn character() -> impl Strategy<Value = char> {
    let known: Vec<char> = "abcdefldx-/, 0123456789=X\u{e9}\u{2003}\u{1f600}".chars().collect();
    prop_oneof![4 => prop::sample::select(known), 1 => any::<char>()]
}

/// A text of such characters.
pub fn texts() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), prop::collection::vec(character(), 0..60).prop_map(String::from_iter)]
}
