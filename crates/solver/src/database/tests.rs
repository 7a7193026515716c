use std::collections::HashMap;

use alquerque_core::alquerque::{Alquerque, Ruleset};
use alquerque_core::{Game, Notation, Outcome, Player, Rules};

use super::{BarredSteps, Database, FileError, Value};
use crate::exhaustive;
use crate::proof::Prover;

fn built(ruleset: Ruleset, most: u32) -> Database {
    let mut database = Database::new(ruleset).unwrap();
    for counts in Database::order(most) {
        database.build(counts, 2, &|_, _| true).unwrap();
    }
    database
}

/// The rulesets that databases know.
fn rulesets() -> impl Iterator<Item = Ruleset> {
    let forward = Ruleset { inverting: alquerque_core::alquerque::Inverting::Allowed, ..Ruleset::MERKEL };
    let named = Ruleset::NAMED.iter().map(|named| named.rules).chain([forward]);
    named.filter(|&ruleset| Database::new(ruleset).is_ok())
}

/// Every value follows from those of the states that the moves lead to.
fn check(database: &Database, most: u32, each: usize) {
    let game = Alquerque { ruleset: database.ruleset() };
    let mut values = [0; 3];
    for [one, two] in Database::order(most) {
        for counts in [[one, two], [two, one]] {
            let layer = database.layer(counts).unwrap();
            for rank in (0..layer.values.len()).step_by(each) {
                let state = layer.ranking.state(rank);
                let position = state.into();
                let moves = game.moves(&position);
                let mut quickest = None::<u8>;
                let mut slowest = Some(0);
                for &mv in &moves {
                    let next = *game.play_unchecked(&position, mv).state();
                    let value = if next.checkers(next.to_move()).is_empty() {
                        Value::Loss(0)
                    } else {
                        database.value(&next).unwrap()
                    };
                    match value {
                        Value::Loss(plies) => {
                            quickest = Some(quickest.map_or(plies + 1, |quickest| quickest.min(plies + 1)));
                        }
                        Value::Win(plies) => slowest = slowest.map(|slowest| slowest.max(plies + 1)),
                        Value::Draw => slowest = None,
                    }
                }
                let expected = match (quickest, slowest) {
                    (Some(plies), _) => Value::Win(plies),
                    (None, Some(plies)) => Value::Loss(plies),
                    (None, None) => Value::Draw,
                };
                assert_eq!(database.value(&state), Some(expected), "{} {state:?}", database.ruleset());
                values[match expected {
                    Value::Win(_) => 0,
                    Value::Loss(_) => 1,
                    Value::Draw => 2,
                }] += 1;
            }
        }
    }
    assert!(values.iter().all(|&count| count > 0), "{values:?}");
}

#[test]
fn every_value_follows_from_those_after_it() {
    for ruleset in rulesets() {
        check(&built(ruleset, 4), 4, 1);
    }
}

#[test]
fn a_database_agrees_with_an_exhaustive_search() {
    for ruleset in rulesets() {
        let game = Alquerque { ruleset };
        let database = built(ruleset, 3);
        for [one, two] in Database::order(3) {
            for counts in [[one, two], [two, one]] {
                let layer = database.layer(counts).unwrap();
                for rank in (0..layer.values.len()).step_by(layer.values.len() / 12) {
                    let state = layer.ranking.state(rank);
                    let value = database.value(&state).unwrap();
                    for attacker in Player::BOTH {
                        let wins = exhaustive::wins(&game, attacker, &state.into());
                        let expected = (&database).outcome(&game, &state.into()) == Some(Outcome::Win(attacker));
                        assert_eq!(wins[&state.into()], expected, "{ruleset} {state:?} {value:?}");
                    }
                }
            }
        }
    }
}

/// What the page "Who wins?" tells, with its figure.
#[test]
fn two_against_one_win_but_in_eight_states_and_in_one_it_takes_sixteen_moves() {
    let ruleset = Ruleset::MEDIEVAL;
    let database = built(ruleset, 3);
    let layer = database.layer([2, 1]).unwrap();
    // States that are alike count once.
    let values: HashMap<u64, Value> = (0..layer.values.len())
        .map(|rank| layer.ranking.state(rank))
        .map(|state| (state.canonical_key(ruleset), database.value(&state).unwrap()))
        .collect();
    let plies = values.values().filter_map(|value| if let Value::Win(plies) = value { Some(*plies) } else { None });
    assert_eq!((values.len(), plies.clone().count(), plies.max()), (904, 896, Some(31)));
    assert_eq!(values.values().filter(|value| **value == Value::Draw).count(), 8);

    let game = Alquerque { ruleset };
    let shown = game.parse_position("5/l4/1d3/l4/5 l -").unwrap();
    assert_eq!(database.value(shown.state()), Some(Value::Win(31)));
    let becomes = |mv| (&database).outcome(&game, &game.play_unchecked(&shown, mv));
    let draws = game.moves(&shown).into_iter().filter(|&mv| becomes(mv) == Some(Outcome::Draw));
    let mut texts: Vec<String> = draws.map(|mv| game.move_text(mv)).collect();
    texts.sort();
    assert_eq!((game.moves(&shown).len(), texts), (6, vec!["a2-b2".to_owned(), "a4-b4".to_owned()]));
}

#[test]
fn a_prover_with_a_database_answers_like_one_without() {
    let game = Alquerque { ruleset: Ruleset::MURRAY };
    let database = built(game.ruleset, 4);
    let layer = database.layer([2, 2]).unwrap();
    let smaller = built(game.ruleset, 3);
    for rank in (0..layer.values.len()).step_by(layer.values.len() / 40) {
        let state = layer.ranking.state(rank);
        for attacker in Player::BOTH {
            let mut prover = Prover::new(game, attacker, &smaller, 1 << 20);
            let expected = (&database).outcome(&game, &state.into()) == Some(Outcome::Win(attacker));
            assert_eq!(prover.wins(&state.into(), &mut |_| true), Some(expected));
        }
    }
}

#[test]
fn a_file_gives_the_layer_back_and_any_other_byte_is_refused() {
    let database = built(Ruleset::ANCIENT, 2);
    let file = database.to_file([1, 1]).unwrap();
    let mut read = Database::new(Ruleset::ANCIENT).unwrap();
    assert_eq!(read.add_file(&file), Ok([1, 1]));
    assert_eq!(read.to_file([1, 1]), Some(file.clone()));
    for place in 0..file.len() {
        let mut other = file.clone();
        other[place] ^= 1 << (place % 8);
        assert!(matches!(read.add_file(&other), Err(FileError::Damaged | FileError::Foreign)), "{place}");
        assert!(read.add_file(&file[..place]).is_err(), "{place}");
    }
    assert_eq!(Database::new(Ruleset::MURRAY).unwrap().add_file(&file), Err(FileError::OtherRules));
    assert_eq!(Database::new(Ruleset::MERKEL).err(), Some(BarredSteps));
}
