//! Puzzles of the site, solved and failed on the board.

use std::rc::Rc;

use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_core::record::NodeId;
use alquerque_puzzles::{Choice, PuzzleSet};

use crate::puzzles::solving::{News, Solving, Stage};

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
                match solving.check(&*board) {
                    News::Solved => break,
                    news => assert_eq!(news, News::Good, "{} in {}", turn.text, puzzle.position),
                }
                assert!(solving.reply(&mut *board), "{}", puzzle.position);
                if solving.is_done() {
                    break;
                }
            }
            assert_eq!(solving.stage, Stage::Solved, "{}", puzzle.position);
            for (turn, choice) in record.legal_turns().iter().zip(&puzzle.solution.choices) {
                let Choice::Wrong(refutation) = choice else { continue };
                let (mut solving, mut board) = (Solving::new(puzzle.clone(), None), record.boxed());
                board.play_turn(turn).unwrap();
                assert_eq!(solving.check(&*board), News::Wrong);
                assert_eq!(solving.reply(&mut *board), refutation.is_some());
                solving.retry(&mut *board);
                assert!(solving.is_open(&*board) && solving.has_failed);
                solving.show(&mut *board);
                assert!(solving.is_done() && board.played() > 0);
            }
        }
    }
}

#[test]
fn a_move_elsewhere_is_no_answer() {
    let [set, ..] = sets();
    let mut solving = Solving::new(set.puzzles[0].clone(), None);
    let board = solving.puzzle.record().unwrap();
    assert_eq!(solving.check(&*board), News::Nothing);
    assert!(solving.is_open(&*board));
}

/// The page as it starts, with the puzzles of a game loaded.
mod page {
    use alquerque_app::settings::Settings;

    use super::*;
    use crate::Study;
    use crate::effect::StudyEffect;
    use crate::event::Event;
    use crate::puzzles::activity::Activity;
    use crate::puzzles::event::Event as PuzzlesEvent;
    use crate::studies::NullStore;
    use crate::tab::Tab;
    use crate::update::{handle, prepare};

    fn begun(activity: Activity) -> (Study, State) {
        let mut state = State::new(Settings::default(), Vec::new());
        prepare(&mut state);
        let mut study = Study::stored(&state, Rc::new(NullStore));
        let effects = handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
        assert!(effects.contains(&StudyEffect::LoadPuzzles(GameId::Alquerque)), "{effects:?}");
        let mut puzzle = |event| handle(&mut study, &mut state, Event::Puzzles(event));
        puzzle(PuzzlesEvent::Game(GameId::Othello));
        puzzle(PuzzlesEvent::Begin(activity));
        let bytes = include_bytes!("../../../../www/puzzles/othello.puzzles").to_vec();
        puzzle(PuzzlesEvent::Loaded(GameId::Othello, Some(bytes)));
        (study, state)
    }

    #[test]
    fn a_puzzle_of_another_game_waits_for_its_file_and_the_game_comes_back() {
        let (mut study, mut state) = begun(Activity::Stream);
        assert_eq!(state.game.record.board().game, GameId::Othello);
        assert_eq!(state.record_to_save().board().game, GameId::Alquerque);
        handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
        assert_eq!(state.game.record.board().game, GameId::Alquerque);
        assert!(state.game.aside.is_none() && state.game.others.is_empty() && study.puzzles.current.is_none());
    }

    #[test]
    fn nobody_moves_for_the_opponent_and_a_hint_is_given_in_two_steps() {
        let (mut study, mut state) = begun(Activity::Stream);
        assert!(!state.game.legal.is_empty());
        handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Hint));
        handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Hint));
        let best = study.puzzles.current.as_ref().unwrap().best().unwrap();
        let (hinted, is_whole) = state.hinted().unwrap();
        assert_eq!((hinted, is_whole), (&state.game.legal[best], true));
        let text = hinted.text.clone();
        let node = state.game.record.add(NodeId::ROOT, &text).unwrap();
        handle(&mut study, &mut state, Event::Node(crate::Node::Select(node)));
        assert!(matches!(study.puzzles.current.as_ref().unwrap().stage, Stage::Waiting | Stage::Solved));
        assert!(state.game.legal.is_empty() || study.puzzles.current.as_ref().unwrap().is_done());
        assert_eq!(study.puzzles.progress.games[GameId::Othello].count, 0, "not over, and with a hint not rated");
    }

    #[test]
    fn a_damaged_file_is_reported_and_can_be_loaded_again() {
        let (mut study, mut state) = begun(Activity::Daily);
        handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Game(GameId::Draughts)));
        handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Begin(Activity::Daily)));
        handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Loaded(GameId::Draughts, Some(vec![1, 2, 3]))));
        assert!(matches!(study.puzzles.shelf(), crate::puzzles::Shelf::Failed));
        let effects = handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::TryAgain));
        assert!(effects.contains(&StudyEffect::LoadPuzzles(GameId::Draughts)));
    }
}
