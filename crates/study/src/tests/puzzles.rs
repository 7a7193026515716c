//! The site's puzzles, solved and failed on the board.

mod activities;
mod page;
mod solving;

use alquerque_messages::analysis::LinesTask;
use alquerque_puzzles::{Choice, Goal, PuzzleSet};
use alquerque_worker::best_lines;

use crate::puzzles::sequel::Sequel;
use crate::puzzles::solving::{Solving, SolvingStage};

fn sets() -> [PuzzleSet; 3] {
    [
        &include_bytes!("../../../../www/puzzles/alquerque.puzzles")[..],
        include_bytes!("../../../../www/puzzles/othello.puzzles"),
        include_bytes!("../../../../www/puzzles/draughts.puzzles"),
    ]
    .map(|bytes| PuzzleSet::from_bytes(bytes).unwrap())
}

#[test]
fn every_solution_leads_to_the_goal_and_every_wrong_move_is_answered() {
    for set in sets() {
        for puzzle in set.puzzles.iter().step_by(7) {
            let record = puzzle.record().unwrap();
            let mut solving = Solving::new(puzzle.clone(), None);
            let mut board = record.boxed();
            for _ in 0..20 {
                // The hint is an index among the legal turns of the board.
                let turn = board.legal_turns().swap_remove(solving.best().unwrap());
                board.play_turn(&turn).unwrap();
                assert!(solving.check(&*board), "{} in {}", turn.text, puzzle.position);
                if solving.is_done() {
                    break;
                }
                assert_eq!(solving.stage, SolvingStage::Waiting, "{} in {}", turn.text, puzzle.position);
                assert!(solving.reply(&mut *board), "{}", puzzle.position);
                if solving.is_done() {
                    break;
                }
            }
            assert_eq!(solving.stage, SolvingStage::Solved, "{}", puzzle.position);
            for (turn, choice) in record.legal_turns().iter().zip(&puzzle.solution.choices) {
                let Choice::Wrong(refutation) = choice else { continue };
                let (mut solving, mut board) = (Solving::new(puzzle.clone(), None), record.boxed());
                board.play_turn(turn).unwrap();
                assert!(solving.check(&*board) && matches!(solving.stage, SolvingStage::Wrong { .. }));
                assert_eq!(solving.reply(&mut *board), refutation.is_some());
                solving.retry(&mut *board);
                assert!(solving.is_open(&*board) && solving.has_failed);
                solving.show(&mut *board);
                assert!(solving.is_done() && board.played() > 0);
            }
        }
    }
}

/// In draughts the last move often wins the piece itself, and some wins of Alquerque are too far to be found.
#[test]
fn most_wins_can_be_shown() {
    for (set, percent) in sets().iter().zip([60, 90, 50]) {
        let (mut shown, mut all) = (0, 0);
        for puzzle in set.puzzles.iter().filter(|puzzle| puzzle.goal != Goal::Draw).step_by(25) {
            let (mut solving, mut board) = (Solving::new(puzzle.clone(), None), puzzle.record().unwrap());
            while !solving.is_done() {
                let turn = board.legal_turns().swap_remove(solving.best().unwrap());
                board.play_turn(&turn).unwrap();
                solving.check(&*board);
                if !solving.is_done() {
                    solving.reply(&mut *board);
                }
            }
            all += 1;
            if board.ending().is_some() {
                shown += 1;
                continue;
            }
            let task = LinesTask { id: 0, rules: puzzle.rules.to_string(), positions: vec![board.position_text()] };
            let line = best_lines(&task).unwrap().remove(0);
            let sequel = Sequel::new(puzzle, &*board, board.tree().current(), line);
            shown += usize::from(sequel.near > 0 || sequel.can_show());
        }
        assert!(100 * shown >= percent * all, "{shown} of {all}");
    }
}

#[test]
fn a_move_in_another_position_is_not_an_answer() {
    let [set, ..] = sets();
    let mut solving = Solving::new(set.puzzles[0].clone(), None);
    let board = solving.puzzle.record().unwrap();
    assert!(!solving.check(&*board));
    assert!(solving.is_open(&*board));
}
