//! The files of named openings.

use std::collections::BTreeSet;

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::openings::Openings;

const FILES: [(GameId, &str); 2] = [
    (GameId::Othello, include_str!("../../www/openings/othello.txt")),
    (GameId::Draughts, include_str!("../../www/openings/draughts.txt")),
];

fn openings(game: GameId) -> Openings {
    let (_, text) = FILES.into_iter().find(|(other, _)| *other == game).unwrap();
    Openings::read(game, text).unwrap()
}

fn record(game: GameId, moves: &str) -> Box<dyn AnyRecord> {
    let mut record = AnyGame::from(game).record();
    for mv in moves.split_whitespace() {
        record.play(mv).unwrap();
    }
    record
}

/// The name and the moves of each line.
fn lines(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let (name, rest) = line.split_once(" = ").unwrap_or_else(|| panic!("{line}"));
        (name, rest.split_once(" * ").map_or(rest, |(moves, _)| moves))
    })
}

#[test]
fn every_line_is_legal_and_has_its_name_at_its_end() {
    for (game, text) in FILES {
        let openings = Openings::read(game, text).unwrap_or_else(|line| panic!("{}: line {}", game.name(), line.0));
        let mut names = BTreeSet::new();
        for (name, moves) in lines(text) {
            assert!(names.insert(name), "{name} is there twice");
            assert_eq!(openings.name(&*record(game, moves)), Some(name));
        }
        assert!(names.len() > 30, "{}", names.len());
    }
}

#[test]
fn famous_openings_have_their_usual_moves() {
    let othello = [
        ("f5 d6 c3 d3 c4", "Tiger"),
        ("f5 d6 c5 f4 e3 c6 d3 f6 e6 d7", "Rose"),
        ("f5 f6 e6 d6 e7", "Heath"),
        ("f5 f6 e6 d6 c5 f4", "Chimney"),
        ("f5 f6 e6 d6 c3", "Buffalo"),
        ("f5 f6 e6 d6 c5", "Cow"),
        ("f5 d6 c3 d3 c4 f4 f6", "Stephenson"),
        ("f5 d6 c3 d3 c4 f4 f6 f3", "Compôth"),
        ("f5 d6", "Perpendicular"),
        ("f5 f6", "Diagonal"),
        ("f5 f4", "Parallel"),
    ];
    let draughts = [
        ("11-15 22-18", "Single Corner"),
        ("11-15 23-19 8-11 22-17 4-8", "Old Fourteenth"),
        ("11-15 23-19 8-11 22-17 11-16", "Glasgow"),
        ("11-16", "Bristol"),
        ("10-14", "Denny"),
        ("9-13", "Edinburgh"),
        ("12-16", "Dundee"),
        ("9-14", "Double Corner"),
    ];
    let of = |game, list: &[(&str, &str)]| {
        for (moves, name) in list {
            assert_eq!(openings(game).name(&*record(game, moves)), Some(*name), "{moves}");
        }
    };
    of(GameId::Othello, &othello);
    of(GameId::Draughts, &draughts);
}

#[test]
fn the_computer_has_a_choice_at_the_start_and_never_a_dead_end_without_a_reply() {
    for (game, first) in [(GameId::Othello, 4), (GameId::Draughts, 7)] {
        assert_eq!(openings(game).moves(&*record(game, "")).len(), first);
    }
    // Against the parallel opening, and after bad openings, it searches.
    assert_eq!(openings(GameId::Othello).moves(&*record(GameId::Othello, "f5")).len(), 2);
    assert_eq!(openings(GameId::Othello).moves(&*record(GameId::Othello, "f5 f4")), []);
}
