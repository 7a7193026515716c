use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Notation, Outcome, Player};

use sha2::{Digest, Sha256};

use super::{Certificate, CheckError, Unfound, find};
use crate::database::Database;
use crate::file_format::FileError;
use crate::proof::{Nothing, Prover};

const ROOM: usize = 1 << 26;

fn certificate(rules: &str, position: &str) -> Certificate {
    let game: Alquerque = rules.parse().unwrap();
    let position = game.parse_position(position).unwrap();
    let mut provers = Player::BOTH.map(|player| Prover::new(game, player, Nothing, 1 << 23));
    find(game, &position, &mut provers, None, ROOM, &mut |_| true).unwrap()
}

/// Positions of all rulesets with their outcomes.
const CLAIMS: [(&str, &str, &str); 7] = [
    ("merkel", "5/1d1d1/2l2/1l3/2l2 l -", "light"),
    ("merkel", "5/3d1/1d3/2l2/5 d -", "dark"),
    ("medieval", "5/5/d3d/l4/5 l -", "draw"),
    ("medieval", "1d3/1d3/5/2l2/5 l -", "dark"),
    ("alfonso", "2dd1/5/5/5/1l3 d -", "draw"),
    ("ancient", "5/4d/5/1l3/l4 d -", "draw"),
    ("murray", "5/5/1d3/1l3/5 l -", "light"),
];

#[test]
fn claims_are_proven_under_all_rules() {
    for (rules, position, outcome) in CLAIMS {
        let certificate = certificate(rules, position);
        assert_eq!(certificate.outcome.name(), outcome, "{rules} {position}");
        assert_eq!(certificate.check(), Ok(()), "{rules} {position}");
        assert_eq!(Certificate::from_file(&certificate.to_file()).as_ref(), Ok(&certificate));
    }
}

#[test]
fn with_a_database_the_win_is_as_quick_as_possible() {
    let game: Alquerque = "medieval".parse().unwrap();
    let position = game.parse_position("1d3/1d3/5/2l2/5 l -").unwrap();
    let database = Database::complete(game.ruleset, 3, 1).unwrap();
    let mut provers = Player::BOTH.map(|player| Prover::new(game, player, Some(&database), 1 << 20));
    let certificate = find(game, &position, &mut provers, Some(&database), ROOM, &mut |_| true).unwrap();
    assert_eq!(certificate.check(), Ok(()));
    let longest = certificate.strategies[0].answers.iter().map(|answer| answer.plies).max();
    assert!(longest.is_some_and(|longest| longest < 33), "{longest:?}");
}

#[test]
fn a_file_with_a_changed_byte_anywhere_is_rejected() {
    let file = certificate("merkel", "5/3d1/1d3/2l2/5 d -").to_file();
    for index in 0..file.len() {
        for bit in 0..8 {
            let mut other = file.clone();
            other[index] ^= 1 << bit;
            assert!(Certificate::from_file(&other).is_err(), "{index}");
        }
        assert!(Certificate::from_file(&file[..index]).is_err(), "{index}");
    }
    assert_eq!(Certificate::from_file(b"something else"), Err(FileError::Foreign("certificate")));
}

#[test]
fn an_altered_certificate_proves_nothing() {
    let whole = certificate("medieval", "1d3/1d3/5/2l2/5 l -");
    let bent = |change: &dyn Fn(&mut Certificate)| {
        let mut other = whole.clone();
        change(&mut other);
        other.check()
    };
    assert_eq!(bent(&|other| other.outcome = Outcome::Win(Player::Light)), Err(CheckError::Claim));
    assert_eq!(bent(&|other| other.strategies.clear()), Err(CheckError::Claim));
    assert_eq!(bent(&|other| other.strategies[0].answers.reverse()), Err(CheckError::Order));
    // Every answer is needed.
    for index in 0..whole.strategies[0].answers.len() {
        assert!(
            matches!(
                bent(&|other| {
                    other.strategies[0].answers.remove(index);
                }),
                Err(CheckError::Gap(_))
            ),
            "{index}"
        );
    }
    // Other moves are rarely accepted.
    let count = whole.strategies[0].answers.len();
    let refused = |change: &dyn Fn(&mut super::Answer)| {
        (0..count).filter(|&index| bent(&|other| change(&mut other.strategies[0].answers[index])).is_err()).count()
    };
    assert!(refused(&|answer| answer.mv ^= 1) > count / 2);
    // The plies are the minimum that the next states allow, even if the move ends the game.
    assert_eq!(refused(&|answer| answer.plies -= 1), count);
    assert_eq!(refused(&|answer| answer.state += 19u128.pow(24) * 20), count);
}

#[test]
fn without_draws_one_prover_finds_the_winning_strategy_of_either_side() {
    let game: Alquerque = "merkel".parse().unwrap();
    for (text, winner) in [("5/1d1d1/2l2/1l3/2l2 l -", Player::Light), ("ddddd/1d1d1/5/5/1lll1 l -", Player::Dark)] {
        let position = game.parse_position(text).unwrap();
        let mut light = [Prover::new(game, Player::Light, Nothing, 1 << 24)];
        assert_eq!(light[0].wins(&position, &mut |_| true), Some(winner == Player::Light));
        let states = light[0].progress().states;
        let certificate = find(game, &position, &mut light, None, ROOM, &mut |_| true).unwrap();
        assert_eq!((certificate.outcome, certificate.check()), (Outcome::Win(winner), Ok(())));
        // Known results are not searched again.
        let more = light[0].progress().states - states;
        assert!(more < states / 10 + 100, "{more} after {states}");
    }
}

#[test]
fn lack_of_memory_and_stops_are_distinguished() {
    let game: Alquerque = "merkel".parse().unwrap();
    let position = game.parse_position("ddddd/1d1d1/5/5/1lll1 l -").unwrap();
    let mut provers = [Prover::new(game, Player::Light, Nothing, 1 << 24)];
    assert!(provers[0].wins(&position, &mut |_| true).is_some());
    let mut found = |room, go_on| find(game, &position, &mut provers, None, room, &mut |_| go_on);
    assert_eq!(found(1 << 8, true), Err(Unfound::NoRoom));
    assert_eq!(found(ROOM, false), Err(Unfound::Stopped));
    assert!(found(ROOM, true).is_ok());
}

#[test]
fn a_check_can_be_stopped() {
    let certificate = certificate("medieval", "1d3/1d3/5/2l2/5 l -");
    assert_eq!(certificate.check_while(&mut || false), Ok(false));
    assert_eq!(certificate.check_while(&mut || true), Ok(true));
}

#[test]
fn earlier_quiet_plies_count() {
    let game: Alquerque = "medieval".parse().unwrap();
    let whole = certificate("medieval", "1d3/1d3/5/2l2/5 l -");
    let with = |counted: u32| {
        let position = game.parse_position(&format!("1d3/1d3/5/2l2/5 l - {counted} 80")).unwrap();
        Certificate { position, ..whole.clone() }.check()
    };
    let in_time = |counted: &u32| with(*counted) == Ok(());
    assert!(in_time(&0) && in_time(&20));
    assert!(matches!(with(99), Err(CheckError::Quiet(_))));
    let first = (0..100).find(|counted| !in_time(counted)).unwrap();
    assert!((first..100).all(|counted| !in_time(&counted)), "{first}");
}

#[test]
fn the_hundredth_quiet_ply_still_wins_if_it_blocks_the_opponent() {
    // Dark blocks Light with the next move.
    let [in_time, late] = ["99 60", "100 60"].map(|clock| format!("ldd2/dd3/d2d1/5/5 d - {clock}"));
    let certificate = certificate("medieval", &in_time);
    assert_eq!((certificate.outcome, certificate.check()), (Outcome::Win(Player::Dark), Ok(())));
    let drawn = certificate.game.parse_position(&late).unwrap();
    assert_eq!(
        Certificate { position: drawn, ..certificate }.check(),
        Err(CheckError::Ending(in_time.replace(" 99 60", "")))
    );
}

#[test]
fn a_draw_has_no_bounds() {
    let mut certificate = certificate("ancient", "5/4d/5/1l3/l4 d -");
    assert_eq!(certificate.check(), Ok(()));
    certificate.strategies[1].answers[0].plies = 1;
    assert!(matches!(certificate.check(), Err(CheckError::Bound(_))));
}

#[test]
fn a_position_is_read_only_as_it_is_written() {
    let file = certificate("medieval", "1d3/1d3/5/2l2/5 l - 5 80").to_file();
    let with = |text: &str| {
        let place = file.windows(8).position(|window| window == b" l - 5 8").unwrap();
        // The checksum is that of the changed file.
        let mut changed = [&file[..place], text.as_bytes(), &file[place + text.len()..file.len() - 32]].concat();
        changed.extend(Sha256::digest(&changed));
        Certificate::from_file(&changed)
    };
    assert!(with(" l - 5 8").is_ok() && with(" l - 7 8").is_ok());
    for text in [" l - 05 ", " l -  5 "] {
        assert_eq!(with(text), Err(FileError::Damaged), "{text}");
    }
}

#[test]
fn writing_can_be_stopped() {
    let certificate = certificate("medieval", "1d3/1d3/5/2l2/5 l -");
    let mut written = Vec::new();
    assert!(!certificate.write_while(&mut written, &mut || false).unwrap());
    let whole = certificate.to_file();
    assert!(whole.starts_with(&written) && written.len() < whole.len());
    written.clear();
    assert!(certificate.write_while(&mut written, &mut || true).unwrap());
    assert_eq!(written, whole);
}
