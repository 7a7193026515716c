use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::{Game, Notation, Player};

use crate::database::Database;
use crate::exhaustive;
use crate::file_format::FileError;
use crate::proof::{Knowledge, Nothing, Prover};

/// Rules, a position, and the attacker.
const QUESTIONS: [(&str, &str, Player); 6] = [
    ("merkel", "5/1d1d1/2l2/1l3/2l2 l -", Player::Light),
    ("medieval", "1d3/1d3/5/2l2/5 l -", Player::Dark),
    ("medieval", "1d3/1d3/5/2l2/5 l -", Player::Light),
    ("murray", "2d2/5/2l2/5/2l1l l -", Player::Light),
    ("alfonso", "2dd1/5/5/5/1l3 d -", Player::Dark),
    ("ancient", "5/4d/5/1l3/l4 d -", Player::Light),
];
const BYTES: usize = 1 << 21;

fn question(rules: &str, position: &str) -> (Alquerque, Position) {
    let game: Alquerque = rules.parse().unwrap();
    (game, game.parse_position(position).unwrap())
}

/// The progress of a prover stopped after this many states.
fn saved<K: Knowledge<Alquerque>>(prover: &mut Prover<Alquerque, K>, start: &Position, states: u64) -> Vec<u8> {
    prover.wins(start, &mut |progress| progress.states < states);
    let mut file = Vec::new();
    prover.save(&mut file).unwrap();
    file
}

#[test]
fn another_prover_resumes_from_a_file_with_any_size_of_its_table() {
    let mut stopped = 0;
    for (rules, position, attacker) in QUESTIONS {
        let (game, start) = question(rules, position);
        let wins = exhaustive::wins(&game, attacker, &start)[&game.at_rest(&start)];
        let mut whole = Prover::new(game, attacker, Nothing, BYTES);
        assert_eq!(whole.wins(&start, &mut |_| true), Some(wins), "{rules} {position}");
        let states = whole.progress().states;
        let mut half = Prover::new(game, attacker, Nothing, BYTES);
        let file = saved(&mut half, &start, states / 2);
        stopped += u32::from(half.known(&start).is_none());
        for bytes in [BYTES / 16, BYTES, BYTES * 4] {
            let mut other = Prover::new(game, attacker, Nothing, bytes);
            assert!(other.load(&file[..]).unwrap() > 0);
            assert_eq!(other.wins(&start, &mut |_| true), Some(wins), "{rules} {position}");
            let further = other.progress().states;
            assert!(bytes < BYTES || further < states, "{rules} {position}: {further} of {states}");
        }
        // Decided states are known at once.
        let file = saved(&mut whole, &start, u64::MAX);
        let mut other = Prover::new(game, attacker, Nothing, BYTES);
        other.load(&file[..]).unwrap();
        assert_eq!((other.known(&start), other.progress().states), (Some(wins), 0), "{rules} {position}");
    }
    assert!(stopped >= 3, "{stopped}");
}

#[test]
fn wrong_guesses_are_detected_even_with_a_database() {
    for (rules, position, attacker) in QUESTIONS {
        let (game, start) = question(rules, position);
        if !game.ruleset.can_repeat() {
            continue;
        }
        let database = Database::complete(game.ruleset, 3, 1).unwrap();
        let wins = exhaustive::wins(&game, attacker, &start);
        let mut first = Prover::new(game, attacker, Nothing, BYTES);
        // A miss due to a repetition may be a wrong guess. Here every undecided state is stored as a miss.
        for state in wins
            .keys()
            .filter(|state| !first.question.leaf_numbers(state, &mut Vec::new()).is_decided())
            .collect::<Vec<_>>()
        {
            first.question.table.put(first.question.key(state), first.question.miss(state), 1);
        }
        let mut file = Vec::new();
        first.save(&mut file).unwrap();
        let expected = Some(wins[&game.at_rest(&start)]);
        let mut with = Prover::new(game, attacker, Some(&database), BYTES);
        with.load(&file[..]).unwrap();
        assert_eq!(with.wins(&start, &mut |_| true), expected, "{rules} {position}");
        // Results found with a database remain valid without it.
        let file = saved(&mut with, &start, u64::MAX);
        let mut without = Prover::new(game, attacker, Nothing, BYTES);
        without.load(&file[..]).unwrap();
        assert_eq!(without.wins(&start, &mut |_| true), expected, "{rules} {position}");
        first.load(&file[..]).unwrap();
        assert_eq!(first.wins(&start, &mut |_| true), expected, "{rules} {position}");
    }
}

#[test]
fn damaged_and_foreign_files_are_rejected_and_leave_nothing_behind() {
    let (game, start) = question("merkel", "5/3d1/1d3/2l2/5 d -");
    let mut prover = Prover::new(game, Player::Dark, Nothing, 1 << 12);
    let file = saved(&mut prover, &start, u64::MAX);
    let mut other = Prover::new(game, Player::Dark, Nothing, 1 << 12);
    for index in 0..file.len() {
        for bit in 0..8 {
            let mut bent = file.clone();
            bent[index] ^= 1 << bit;
            assert!(other.load(&bent[..]).is_err(), "{index}");
        }
        assert_eq!(other.load(&file[..index]), Err(FileError::Damaged), "{index}");
    }
    assert_eq!(other.load(&[&file[..], &[0]].concat()[..]), Err(FileError::Damaged));
    assert_eq!(other.load(&b"something else"[..]), Err(FileError::Foreign("file of a proof")));
    assert_eq!((other.known(&start), other.question.table.worth_saving().count()), (None, 0));
    assert_eq!(Prover::new(game, Player::Light, Nothing, 1).load(&file[..]), Err(FileError::OtherQuestion));
    let medieval = question("medieval", "5/3d1/1d3/2l2/5 d -").0;
    assert_eq!(Prover::new(medieval, Player::Dark, Nothing, 1).load(&file[..]), Err(FileError::OtherQuestion));
    // The file is independent of which player moves first.
    let begun = question("merkel,begin=dark", "5/3d1/1d3/2l2/5 d -").0;
    let mut begun = Prover::new(begun, Player::Dark, Nothing, 1 << 12);
    assert!(begun.load(&file[..]).is_ok());
    assert_eq!(begun.known(&start), Some(true));
}
