use alquerque_core::family::AnyGame;
use alquerque_core::{Game, Notation, with_game};

use super::*;
use crate::tree::replies;
use crate::{Choice, Goal, Node, Theme, Themes};

/// A puzzle that simply declares the first move good, with one more position after each reply.
fn puzzle(rules: &str, position: &str, depth: usize) -> Puzzle {
    fn node<G: Game>(game: &G, position: &G::Position, depth: usize) -> Node {
        let moves = game.moves(position).into_iter().enumerate();
        let choices = moves.map(|(index, mv)| {
            let next = game.play_unchecked(position, mv);
            let replies = replies(game, &next);
            if index > 0 {
                return Choice::Wrong(replies.len().checked_sub(1));
            }
            Choice::Good(replies.iter().map(|&reply| below(game, &game.play_unchecked(&next, reply), depth)).collect())
        });
        Node { choices: choices.collect() }
    }
    fn below<G: Game>(game: &G, position: &G::Position, depth: usize) -> Option<Node> {
        (depth > 0 && !replies(game, position).is_empty()).then(|| node(game, position, depth - 1))
    }
    let rules: AnyGame = rules.parse().unwrap();
    let solution = with_game!(rules, game => node(&game, &game.parse_position(position).unwrap(), depth));
    let themes: Themes = [Theme::Sacrifice, Theme::LongJump].into_iter().collect();
    Puzzle { rules, position: position.to_owned(), goal: Goal::Material(2), rating: 1234, themes, solution }
}

fn set() -> PuzzleSet {
    let position = "ddddd/d1ddd/2dll/lllll/lllll l -";
    let puzzles = vec![
        puzzle("merkel", position, 2),
        puzzle("medieval", position, 1),
        puzzle("merkel", "5/1ld2/5/3d1/2l1l l -", 3),
    ];
    PuzzleSet { puzzles }
}

#[test]
fn sets_survive_writing_and_reading() {
    let bytes = set().to_bytes().unwrap();
    assert_eq!(PuzzleSet::from_bytes(&bytes), Ok(set()));
    let othello = PuzzleSet {
        puzzles: vec![puzzle("othello", "---------------------------OX------XO--------------------------- X", 2)],
    };
    assert_eq!(PuzzleSet::from_bytes(&othello.to_bytes().unwrap()), Ok(othello));
    let draughts = PuzzleSet { puzzles: vec![puzzle("draughts", "W:W21,22,K30:B1,2,17", 2)] };
    assert_eq!(PuzzleSet::from_bytes(&draughts.to_bytes().unwrap()), Ok(draughts));
}

#[test]
fn the_files_of_the_site_are_written_as_they_are_read() {
    for bytes in [
        &include_bytes!("../../../../www/puzzles/alquerque.puzzles")[..],
        include_bytes!("../../../../www/puzzles/othello.puzzles"),
        include_bytes!("../../../../www/puzzles/draughts.puzzles"),
    ] {
        assert!(PuzzleSet::from_bytes(bytes).unwrap().to_bytes().unwrap() == bytes);
    }
}

#[test]
fn a_damaged_file_is_rejected_without_a_panic() {
    let bytes = set().to_bytes().unwrap();
    assert_eq!(PuzzleSet::from_bytes(b"<!DOCTYPE html>"), Err(SetError::Foreign));
    for length in 8..bytes.len() {
        assert_eq!(PuzzleSet::from_bytes(&bytes[..length]), Err(SetError::Damaged), "{length}");
    }
    let mut refused = 0;
    for index in 8..bytes.len() {
        for bit in 0..8 {
            let mut damaged = bytes.clone();
            damaged[index] ^= 1 << bit;
            refused += usize::from(PuzzleSet::from_bytes(&damaged).is_err());
        }
    }
    assert!(refused > bytes.len(), "{refused}");
}

#[test]
fn games_are_not_mixed_and_counters_not_dropped() {
    let mut mixed = set();
    mixed.puzzles.push(puzzle("draughts", "W:W21,22,K30:B1,2,17", 1));
    let bytes = mixed.to_bytes().unwrap();
    assert_eq!(PuzzleSet::from_bytes(&bytes), Err(SetError::Damaged));
    let mut counted = set();
    counted.puzzles[1].position += " 12 34";
    assert_eq!(counted.to_bytes(), None);
}

#[test]
fn a_puzzle_has_one_first_move() {
    let mut two = set();
    two.puzzles[0].solution.choices[1] = two.puzzles[0].solution.choices[0].clone();
    let Choice::Good(nodes) = &mut two.puzzles[0].solution.choices[1] else { unreachable!() };
    nodes.clear();
    let bytes = two.to_bytes().unwrap();
    assert_eq!(PuzzleSet::from_bytes(&bytes), Err(SetError::Damaged));
}

#[test]
fn the_most_stubborn_reply_requires_the_most_moves() {
    let leaf = Node { choices: vec![Choice::Wrong(None), Choice::Good(Vec::new())] };
    let long = Node { choices: vec![Choice::Good(vec![Some(leaf.clone())]), Choice::Wrong(None)] };
    let root = Node { choices: vec![Choice::Wrong(Some(0)), Choice::Good(vec![None, Some(leaf), Some(long), None])] };
    assert_eq!((root.best(), root.reply_to(1), root.reply_to(0)), (Some(1), Some(2), None));
    assert_eq!((root.length(), root.size()), (3, 4));
    assert!(root.after(1, 2).is_some_and(|node| node.best() == Some(0)));
}
