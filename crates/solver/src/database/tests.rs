use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use alquerque_core::alquerque::{Alquerque, Inverting, Ruleset};
use alquerque_core::draughts::{Draughts, Pieces};
use alquerque_core::{Game, Notation, Numbering, Outcome, Player, Rules};

use super::layers::Values;
use super::{BuildError, BuildsOutcomes as _, Database, Endgames, Entry, Layers, Tally, Value, Wrong};
use crate::exhaustive;
use crate::file_format::FileError;
use crate::proof::Prover;

fn built<G: Endgames>(game: G, max: u32) -> Layers<G> {
    let mut database = Layers::new(game);
    for pieces in Layers::<G>::order(max) {
        database.build(pieces, 2, &|_, _| true).unwrap();
    }
    database
}

/// The named rulesets of Alquerque, and some with barred steps and endless games.
fn games() -> impl Iterator<Item = Alquerque> {
    let other = |rules: Ruleset| {
        let inverting = if rules.inverting == Inverting::Allowed { Inverting::Forbidden } else { Inverting::Allowed };
        Ruleset { inverting, ..rules }
    };
    let named = Ruleset::NAMED.iter().map(|named| named.rules);
    named.clone().chain(named.map(other)).map(|ruleset| Alquerque { ruleset })
}

/// The maximum number of checkers whose layers are built quickly.
fn few(game: Alquerque) -> u32 {
    if game.ruleset.bars().is_empty() { 4 } else { 3 }
}

/// Checks that every value follows from those of the states after each move.
fn all_follow<G: Endgames>(game: G, max: u32, can_draw: bool) {
    let database = built(game, max);
    let mut sums = [0; 3];
    for pieces in database.layers() {
        let Tally { won, lost, drawn, .. } = database.tally(pieces);
        assert_eq!(database.check(pieces, usize::MAX, &mut || true).ok(), Some(Some(won + lost + drawn)));
        for (sum, count) in sums.iter_mut().zip([won, lost, drawn]) {
            *sum += count;
        }
    }
    assert_eq!(sums.map(|count| count > 0), [true, true, can_draw], "{sums:?}");
}

#[test]
fn every_value_follows_from_those_after_it() {
    for game in games() {
        all_follow(game, few(game), game.ruleset.can_draw());
    }
    all_follow(Draughts::default(), 3, true);
}

/// Compares a sample of each layer's values with an exhaustive search.
fn agrees<G: Endgames>(game: G, max: u32, each: usize) {
    let database = built(game, max);
    for pieces in database.layers() {
        let layer = database.layer(pieces).unwrap();
        let some = (0..layer.values.len()).step_by(layer.values.len() / each);
        for rank in some.filter(|&rank| layer.ranking.is_used(rank)) {
            let state = layer.ranking.state(rank);
            let position = state.into();
            let outcome = database.outcome(&game, &position);
            for attacker in Player::BOTH {
                let wins = exhaustive::wins(&game, attacker, &position);
                let expected = outcome == Some(Outcome::Win(attacker));
                assert_eq!(wins[&game.at_rest(&position)], expected, "{} {state:?}", game.ruleset_text());
            }
        }
    }
}

#[test]
fn a_database_agrees_with_an_exhaustive_search() {
    for game in games() {
        // Barred steps multiply the states.
        agrees(game, if game.ruleset.bars().len() <= 2 { 3 } else { 2 }, 12);
    }
    agrees(Draughts::default(), 2, 60);
    agrees(Draughts::default(), 3, 3);
}

/// Published results for the 992 positions of one king against another: E. Trice, on the forum of damforum.nl (*I've
/// computed many endgame databases before*). He also says that 32 of them take the most plies; here they are 34.
#[test]
fn a_king_against_a_king_agrees_with_published_results() {
    let database = built(Draughts::default(), 2);
    let king = Pieces { men: 0, kings: 1 };
    assert_eq!(database.tally([king, king]), Tally { won: 230, lost: 108, drawn: 654, plies: Some(11) });
}

/// The claims in the article "Who wins?" and its figure.
#[test]
fn two_against_one_win_but_in_eight_states_and_in_one_it_takes_sixteen_moves() {
    let ruleset = Ruleset::MEDIEVAL;
    let game = Alquerque { ruleset };
    let database = built(game, 3);
    let layer = database.layer([2, 1]).unwrap();
    // Symmetric states count once.
    let values: HashMap<u64, Value> = (0..layer.values.len())
        .map(|rank| layer.ranking.state(rank))
        .map(|state| (state.canonical_key(ruleset), database.value(&state).unwrap()))
        .collect();
    let plies = values.values().filter_map(|value| if let Value::Win(plies) = value { Some(*plies) } else { None });
    assert_eq!((values.len(), plies.clone().count(), plies.max()), (904, 896, Some(31)));
    assert_eq!(values.values().filter(|value| **value == Value::Draw).count(), 8);

    let shown = game.parse_position("5/l4/1d3/l4/5 l -").unwrap();
    assert_eq!(database.value(shown.state()), Some(Value::Win(31)));
    let becomes = |mv| database.outcome(&game, &game.play_unchecked(&shown, mv));
    let draws = game.moves(&shown).into_iter().filter(|&mv| becomes(mv) == Some(Outcome::Draw));
    let mut texts: Vec<String> = draws.map(|mv| game.move_text(mv)).collect();
    texts.sort();
    assert_eq!((game.moves(&shown).len(), texts), (6, vec!["a2-b2".to_owned(), "a4-b4".to_owned()]));
}

#[test]
fn a_prover_with_a_database_answers_like_one_without() {
    let game = Alquerque { ruleset: Ruleset::MURRAY };
    let database = built(game, 4);
    let layer = database.layer([2, 2]).unwrap();
    let smaller = built(game, 3);
    for rank in (0..layer.values.len()).step_by(layer.values.len() / 40) {
        let state = layer.ranking.state(rank);
        for attacker in Player::BOTH {
            let mut prover = Prover::new(game, attacker, Some(&smaller), 1 << 20);
            let expected = database.outcome(&game, &state.into()) == Some(Outcome::Win(attacker));
            assert_eq!(prover.wins(&state.into(), &mut |_| true), Some(expected));
        }
    }
}

#[test]
fn a_wrong_value_is_detected() {
    let mut database = built(Draughts::default(), 2);
    let pieces = [Pieces { men: 1, kings: 0 }, Pieces { men: 0, kings: 1 }];
    for rank in (0..database.layer(pieces).unwrap().values.len()).step_by(29) {
        let right = database.clone();
        let mut layer = database.layer(pieces).unwrap().clone();
        let Values::Plies(values) = &mut layer.values else { panic!("no plies") };
        values[rank] ^= 4;
        database.add(layer);
        let Err(Wrong { state, found, expected }) = database.check(pieces, usize::MAX, &mut || true) else {
            panic!("{rank}")
        };
        assert!(found != expected && found == database.value(&state).map(Entry::Value));
        database = right;
    }
    // A layer without those after it cannot be checked.
    let mut alone = Layers::new(Draughts::default());
    alone.add_file(&database.to_file(pieces).unwrap()).unwrap();
    assert_eq!(alone.check(pieces, 1, &mut || true).err().and_then(|wrong| wrong.expected), None);
}

/// Writes and reads a file; damaged ones are rejected.
fn round_trip<G: Endgames>(game: G, pieces: [G::Pieces; 2]) -> Vec<u8> {
    let database = built(game, 2);
    let file = database.to_file(pieces).unwrap();
    let mut read = Layers::new(game);
    assert_eq!(read.add_file(&file), Ok(pieces));
    assert_eq!(read.to_file(pieces), Some(file.clone()));
    for index in 0..file.len() {
        let mut other = file.clone();
        other[index] ^= 1 << (index % 8);
        assert!(matches!(read.add_file(&other), Err(FileError::Damaged | FileError::Foreign(_))), "{index}");
        assert!(read.add_file(&file[..index]).is_err(), "{index}");
    }
    file
}

#[test]
fn layers_survive_writing_and_reading_and_changed_bytes_are_rejected() {
    let ancient = round_trip(Alquerque { ruleset: Ruleset::ANCIENT }, [1, 1]);
    let man = Pieces { men: 1, kings: 0 };
    let draughts = round_trip(Draughts::default(), [man, man]);
    let mut murray = Database::new(Alquerque { ruleset: Ruleset::MURRAY });
    for file in [ancient, draughts] {
        assert_eq!(murray.add_file(&file), Err(FileError::OtherRules));
    }
}

#[test]
fn layers_too_large_for_any_memory_are_rejected() {
    let mut database = Database::new(Alquerque::default());
    assert!(matches!(database.build([8, 8], 1, &|_, _| true), Err(BuildError::NoRoom(states)) if states > 1 << 56));
}

#[test]
fn building_and_checking_stop_in_the_middle_of_a_pass() {
    let mut database = built(Alquerque { ruleset: Ruleset::MEDIEVAL }, 5);
    let calls = AtomicU32::new(0);
    let few = |_, _| calls.fetch_add(1, Relaxed) < 3;
    assert_eq!(database.build([3, 3], 2, &few), Err(BuildError::Stopped));
    // Each of the two threads may make one more call.
    assert!(calls.load(Relaxed) <= 5, "{calls:?}");
    assert!(!database.has([3, 3]));
    // It is called more than once per ply.
    let calls = AtomicU32::new(0);
    let all = |_, _| calls.fetch_add(1, Relaxed) < u32::MAX;
    assert_eq!(database.build([3, 3], 2, &all), Ok(()));
    assert!(calls.load(Relaxed) > 1000, "{calls:?}");
    let mut calls = 0;
    let mut once = || {
        calls += 1;
        false
    };
    assert_eq!(database.check([3, 3], usize::MAX, &mut once).ok(), Some(None));
    assert_eq!(calls, 1);
}

#[test]
fn outcomes_agree_with_plies() {
    for ruleset in [Ruleset::ALFONSO, Ruleset::MURRAY] {
        let game = Alquerque { ruleset };
        let with_plies = built(game, 5);
        for first in [2, 4] {
            // Layers of outcomes follow layers with plies, and each other.
            let mut database = Layers::new(game);
            for pieces in Layers::<Alquerque>::order(5) {
                if pieces.iter().sum::<u32>() < first {
                    database.build(pieces, 1, &|_, _| true).unwrap();
                } else {
                    database.build_outcomes(pieces, 2, &|| true).unwrap();
                }
            }
            for pieces in with_plies.layers() {
                let (layer, other) = (with_plies.layer(pieces).unwrap(), database.layer(pieces).unwrap());
                for rank in (0..layer.values.len()).filter(|&rank| layer.ranking.is_used(rank)) {
                    let state = layer.ranking.state(rank);
                    assert_eq!(other.values.outcome(rank), layer.values.outcome(rank), "{ruleset:?} {state:?}");
                }
                let count = database.tally(pieces);
                let checked = database.check(pieces, usize::MAX, &mut || true);
                assert_eq!(checked.ok(), Some(Some(count.won + count.lost + count.drawn)));
                assert_eq!(Tally { plies: None, ..with_plies.tally(pieces) }, Tally { plies: None, ..count });
            }
        }
    }
    assert_eq!(games().filter(|game| game.outcomes_builder().is_some()).count(), 2);
    assert!(Draughts::default().outcomes_builder().is_none());
}
