//! The activities: the puzzle of the day, a rush, and the way in and out.

use std::rc::Rc;

use alquerque_app::effect::Effect;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::settings::Settings;
use alquerque_app::state::State;
use alquerque_app::statistics::puzzle_days::day_number;
use alquerque_app::storage::MemoryStore;
use alquerque_core::family::AnyGame;
use alquerque_core::record::Date;
use alquerque_core::{GameId, Player};
use alquerque_puzzles::{Puzzle, Theme};

use super::page::{about, announced, answer, game, panel, play, puzzle, solve, started, started_with};
use super::sets;
use crate::effect::StudyEffect;
use crate::event::{Event, PuzzlesEvent};
use crate::puzzles::activity::{Activity, MILLIS, Resumption};
use crate::puzzles::solving::SolvingStage;
use crate::puzzles::state::SetState;
use crate::puzzles::view;
use crate::study::Study;
use crate::tab::Tab;
use crate::tests::phrases;
use crate::update::{follow, handle, prepare};

#[test]
fn a_puzzle_of_another_game_waits_for_its_file_and_the_game_comes_back() {
    let (mut study, mut state) = started(Activity::Stream);
    assert_eq!(state.game.record.board().game, GameId::Othello);
    assert_eq!(state.record_to_save().board().game, GameId::Alquerque);
    handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    assert_eq!(state.game.record.board().game, GameId::Alquerque);
    assert!(state.game.aside().is_none() && state.game.others().is_empty() && study.puzzles.current.is_none());
}

#[test]
fn the_board_stands_as_before_after_a_puzzle_by_dark() {
    for leave in [Event::Puzzles(PuzzlesEvent::Leave), Event::Tab(Tab::Analysis)] {
        for was_flipped in [false, true] {
            let mut state = State::new(Settings::default(), Vec::new());
            prepare(&mut state);
            let mut study = Study::stored(&state, Rc::new(MemoryStore::default()));
            state.board.set_flipped(was_flipped);
            handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
            let bytes = include_bytes!("../../../../../www/puzzles/alquerque.puzzles").to_vec();
            puzzle(&mut study, &mut state, PuzzlesEvent::Loaded(GameId::Alquerque, Some(bytes)));
            puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Stream));
            while state.to_move() != Player::Dark {
                solve(&mut study, &mut state);
                puzzle(&mut study, &mut state, PuzzlesEvent::Next);
            }
            assert!(state.board.is_flipped(), "the solver is at the bottom");
            handle(&mut study, &mut state, leave.clone());
            assert_eq!(state.board.is_flipped(), was_flipped, "{leave:?}");
            assert_eq!(state.game.study_mode().unwrap().solver, None, "nor is it turned later: {leave:?}");
        }
    }
}

#[test]
fn a_puzzle_goes_on_after_a_look_at_another_tab() {
    for activity in [Activity::Daily, Activity::Stream] {
        let (mut study, mut state) = started(activity);
        let id = study.puzzles.current.as_ref().unwrap().id;
        let own = state.game.own().board().game;
        handle(&mut study, &mut state, Event::Tab(Tab::Uct));
        assert_eq!((study.puzzles.activity, state.game.record.board().game), (None, own), "{activity:?}");
        handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
        assert_eq!(study.puzzles.current.as_ref().map(|solving| solving.id), Some(id), "{activity:?}");
        let best = answer(&study, &state, true);
        play(&mut study, &mut state, &best);
        assert_ne!(study.puzzles.current.as_ref().unwrap().stage, SolvingStage::Open, "{activity:?}");
    }
    let (mut study, mut state) = started(Activity::Rush);
    handle(&mut study, &mut state, Event::Tab(Tab::Uct));
    handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
    assert_eq!(study.puzzles.activity, None, "its time is over");
}

#[test]
fn a_missed_puzzle_comes_again_after_a_reload_or_a_look_at_another_tab_and_counts_once() {
    for activity in [Activity::Daily, Activity::Stream, Activity::Mistakes, Activity::Themed(Theme::Corner)] {
        for is_reload in [true, false] {
            let (mut study, mut state) = started(activity);
            if activity == Activity::Mistakes {
                // Another mistake is due earlier.
                let ids = [5, 6].map(|place| sets()[1].puzzles[place].id());
                study.puzzles.change_progress(|progress| {
                    for id in ids {
                        progress.games[GameId::Othello].count(id, None, false, 20_000);
                    }
                });
                puzzle(&mut study, &mut state, PuzzlesEvent::Begin(activity));
            }
            let id = study.puzzles.current.as_ref().unwrap().id;
            assert_eq!(study.puzzles.resumption(), Some(Resumption::Activity(activity, None)));
            let wrong = answer(&study, &state, false);
            play(&mut study, &mut state, &wrong);
            let resumption = study.puzzles.resumption().unwrap();
            assert_eq!(resumption, Resumption::Activity(activity, Some(id)));
            let counted = study.puzzles.progress.text();
            if is_reload {
                puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
                puzzle(&mut study, &mut state, PuzzlesEvent::Resume(resumption));
            } else {
                handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
                handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
            }
            assert_eq!(study.puzzles.current.as_ref().unwrap().id, id, "{activity:?}");
            assert_eq!(study.puzzles.resumption(), Some(resumption), "after another reload, too");
            let wrong = answer(&study, &state, false);
            play(&mut study, &mut state, &wrong);
            assert_eq!(study.puzzles.progress.text(), counted, "{activity:?}");
            puzzle(&mut study, &mut state, PuzzlesEvent::Retry);
            solve(&mut study, &mut state);
            assert!(panel(&study, &state).starts_with("puzzle-solved(clean: no, "), "{}", panel(&study, &state));
            puzzle(&mut study, &mut state, PuzzlesEvent::Next);
            assert_ne!(study.puzzles.current.as_ref().map(|solving| solving.id), Some(id), "{activity:?}");
        }
    }
}

#[test]
fn after_a_reload_the_focus_stays_where_it_is() {
    let is_focus = |effect: &StudyEffect| *effect == StudyEffect::Game(Effect::FocusCursor);
    let bytes = include_bytes!("../../../../../www/puzzles/othello.puzzles").to_vec();
    let resumption = Resumption::Activity(Activity::Stream, Some(sets()[1].puzzles[9].id()));
    for event in [PuzzlesEvent::Begin(Activity::Stream), PuzzlesEvent::Resume(resumption)] {
        let is_resumed = event != PuzzlesEvent::Begin(Activity::Stream);
        let mut state = State::new(Settings::default(), Vec::new());
        prepare(&mut state);
        let mut study = Study::stored(&state, Rc::new(MemoryStore::default()));
        handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
        puzzle(&mut study, &mut state, PuzzlesEvent::Game(GameId::Othello));
        let mut effects = puzzle(&mut study, &mut state, event);
        if is_resumed {
            assert_eq!(study.puzzles.resumption(), Some(resumption), "also if it is reloaded again meanwhile");
        }
        effects.extend(puzzle(&mut study, &mut state, PuzzlesEvent::Loaded(GameId::Othello, Some(bytes.clone()))));
        assert!(study.puzzles.current.is_some());
        assert_eq!(effects.iter().any(is_focus), !is_resumed);
    }
}

#[test]
fn a_reload_during_a_rush_reports_its_result() {
    let (mut study, mut state) = started(Activity::Rush);
    solve(&mut study, &mut state);
    let resumption = study.puzzles.resumption().unwrap();
    assert_eq!(resumption, Resumption::EndedRush(1));
    let (mut study, mut state) = started(Activity::Stream);
    puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
    puzzle(&mut study, &mut state, PuzzlesEvent::Resume(resumption));
    assert_eq!(phrases(state.notices.current().unwrap().text.clone()), "puzzle-rush-ended(solved: 1)");
    assert_eq!((study.puzzles.activity, study.puzzles.resumption()), (None, None));
}

#[test]
fn leaving_the_tab_and_coming_back_leaves_a_board_for_moves() {
    let (mut study, mut state) = started(Activity::Daily);
    puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
    handle(&mut study, &mut state, Event::Tab(Tab::Uct));
    handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
    assert!(study.puzzles.current.is_none() && study.puzzles.is_on_board);
    // A tap on the puzzle begins it.
    let text = state.game.record.legal_turns()[0].path[0];
    game(&mut study, &mut state, AppEvent::Activate(text));
    assert!(study.puzzles.current.is_some(), "{:?}", state.notices.current());
}

#[test]
fn a_mistake_in_a_rush_names_the_move_and_can_be_tried_again() {
    let (mut study, mut state) = started(Activity::Rush);
    let mut missed = Vec::new();
    for _ in 0..3 {
        let (best, wrong) = (answer(&study, &state, true), answer(&study, &state, false));
        missed.push(study.puzzles.current.as_ref().unwrap().id);
        let next = play(&mut study, &mut state, &wrong).unwrap();
        assert_eq!(panel(&study, &state), format!("puzzle-rush-move(why: wrong, move: {best})"));
        puzzle(&mut study, &mut state, next);
    }
    assert_eq!(panel(&study, &state), "puzzle-rush-over(solved: 0, best: no)");
    assert_eq!(state.game.record.board().game, GameId::Othello, "the last puzzle stays on the board");
    assert!(state.game.legal().is_empty());
    puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Missed));
    for id in missed {
        assert_eq!(study.puzzles.current.as_ref().unwrap().id, id);
        solve(&mut study, &mut state);
        assert_eq!(study.puzzles.change, None, "not rated");
        puzzle(&mut study, &mut state, PuzzlesEvent::Next);
    }
    assert_eq!(panel(&study, &state), "puzzle-none-left");
}

#[test]
fn a_rush_whose_time_is_up_names_the_move_of_the_last_puzzle() {
    let (mut study, mut state) = started(Activity::Stream);
    let effects = puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Rush));
    let due = effects.into_iter().find_map(|effect| match effect {
        StudyEffect::After(_, event @ Event::Puzzles(PuzzlesEvent::Second(_))) => Some(event),
        _ => None,
    });
    let best = answer(&study, &state, true);
    state.environment.now += MILLIS;
    handle(&mut study, &mut state, due.unwrap());
    let said = announced(&state);
    assert_eq!(said, format!("puzzle-rush-over(solved: 0, best: no) puzzle-rush-move(why: time, move: {best})"));
}

#[test]
fn a_rush_that_is_left_for_the_choice_of_puzzles_reports_its_result() {
    let (mut study, mut state) = started(Activity::Rush);
    solve(&mut study, &mut state);
    puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
    let notice = state.notices.current().unwrap();
    assert_eq!(phrases(notice.text.clone()), "puzzle-rush-ended(solved: 1)");
}

#[test]
fn an_abandoned_rush_counts() {
    let (mut study, mut state) = started(Activity::Rush);
    let first = study.puzzles.current.as_ref().unwrap().id;
    solve(&mut study, &mut state);
    handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    let notice = state.notices.current().unwrap();
    assert_eq!(phrases(notice.text.clone()), "puzzle-rush-ended(solved: 1)");
    let othello = &study.puzzles.progress.games[GameId::Othello];
    assert_eq!((othello.best_rush, othello.rushes), (1, 1));
    assert_eq!(othello.last_rush, [first]);
    assert_eq!(state.game.record.board().game, GameId::Alquerque);
    handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
    puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Rush));
    assert_ne!(study.puzzles.current.as_ref().unwrap().id, first);
}

#[test]
fn the_chosen_game_is_on_the_board_and_remembered() {
    let (mut study, mut state) = started(Activity::Stream);
    puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
    assert_eq!(state.game.record.board().game, GameId::Othello, "today's puzzle");
    assert_eq!(state.record_to_save().board().game, GameId::Alquerque);
    assert!(!state.game.legal().is_empty(), "its moves are marked");
    assert_eq!(study.puzzles.game(), GameId::Othello);
    puzzle(&mut study, &mut state, PuzzlesEvent::Game(GameId::Alquerque));
    assert!(state.game.aside().is_none());
    assert_eq!(state.game.record.board().game, GameId::Alquerque, "the game itself");
    puzzle(&mut study, &mut state, PuzzlesEvent::Game(GameId::Othello));
    assert_eq!(state.game.record.board().game, GameId::Othello);
    handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    assert_eq!(state.game.record.board().game, GameId::Alquerque);
    assert!(state.game.aside().is_none() && !state.game.legal().is_empty());
    handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
    assert_eq!((study.puzzles.game(), study.puzzles.progress.chosen), (GameId::Othello, Some(GameId::Othello)));
}

#[test]
fn a_game_chosen_elsewhere_becomes_that_of_the_puzzles() {
    for is_solving in [true, false] {
        let (mut study, mut state) = started(Activity::Stream);
        if !is_solving {
            puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
        }
        let draughts = "draughts".parse::<AnyGame>().unwrap().record();
        drop(alquerque_app::update::open_record(&mut state, draughts));
        follow(&mut study, &mut state);
        assert_eq!(study.puzzles.game(), GameId::Draughts);
        assert!(state.game.aside().is_none() && study.puzzles.activity.is_none());
        assert_eq!(state.game.record.board().game, GameId::Draughts);
    }
}

#[test]
fn other_rules_than_those_of_the_last_puzzle_are_announced() {
    let is_other = |puzzle: &Puzzle| puzzle.rules.to_string() == "medieval";
    let (mut study, state) = started_with(GameId::Alquerque, is_other);
    let rules = |study: &Study, state: &State| {
        let solving = study.puzzles.current.as_ref().unwrap();
        let rules = view::rules(&study.puzzles, &solving.puzzle, state);
        rules.map(phrases)
    };
    let text = rules(&study, &state).unwrap();
    let title_and_description =
        "title: ruleset-title(ruleset: medieval), description: ruleset-description(ruleset: medieval)";
    assert_eq!(text, format!("puzzle-rules(new: yes, {title_and_description})"));
    study.puzzles.rules_before = "medieval".parse().ok();
    assert_eq!(rules(&study, &state).unwrap(), format!("puzzle-rules(new: no, {title_and_description})"));
}

#[test]
fn a_rush_announces_no_rules_while_its_clock_runs() {
    let (mut study, mut state) = started_with(GameId::Alquerque, |puzzle| puzzle.rules.to_string() != "merkel");
    let mut rules = Vec::new();
    puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Rush));
    while let Some(solving) = study.puzzles.current.as_ref().filter(|_| rules.len() < 5) {
        rules.push(solving.puzzle.rules);
        let reply = answer(&study, &state, true);
        let next = play(&mut study, &mut state, &reply).unwrap();
        puzzle(&mut study, &mut state, next);
    }
    assert!(rules.iter().all(|other| *other == rules[0]), "{rules:?}");
}

#[test]
fn todays_puzzle_counts_once() {
    let (mut study, mut state) = started(Activity::Daily);
    solve(&mut study, &mut state);
    let count = study.puzzles.progress.games[GameId::Othello].count;
    puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
    puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Daily));
    assert_eq!(about(&study, &state), "puzzle-not-counted");
    solve(&mut study, &mut state);
    assert_eq!(study.puzzles.progress.games[GameId::Othello].count, count);
}

#[test]
fn todays_puzzle_says_the_streak() {
    let (mut study, mut state) = started(Activity::Daily);
    state.environment.today = Date::new(2026, 11, 29).unwrap();
    let yesterday = day_number(state.environment.today) - 1;
    study.puzzles.change_progress(|progress| progress.solved_on(yesterday));
    solve(&mut study, &mut state);
    let text = announced(&state);
    assert!(
        text.contains(
            "puzzle-solved(clean: yes, variant: 1, row: 1) puzzle-streak-now(counts: yes, days: 2, cheer: best)"
        ),
        "{text}"
    );
    let (mut study, mut state) = started(Activity::Daily);
    let wrong = answer(&study, &state, false);
    play(&mut study, &mut state, &wrong);
    puzzle(&mut study, &mut state, PuzzlesEvent::Retry);
    solve(&mut study, &mut state);
    let text = announced(&state);
    assert!(text.contains("puzzle-streak-now(counts: no, days: 0, cheer: none)"), "{text}");
}

#[test]
fn todays_puzzle_leads_on_to_others() {
    let (mut study, mut state) = started(Activity::Daily);
    solve(&mut study, &mut state);
    puzzle(&mut study, &mut state, PuzzlesEvent::Next);
    assert_eq!(study.puzzles.activity, Some(Activity::Stream));
    assert!(study.puzzles.current.as_ref().is_some_and(|solving| !solving.is_done()));
}

#[test]
fn a_move_in_the_puzzle_shown_begins_it_with_its_task() {
    let (mut study, mut state) = started(Activity::Daily);
    puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
    let first = state.game.legal()[0].text.clone();
    game(&mut study, &mut state, AppEvent::Typed(first));
    assert_eq!(study.puzzles.activity, Some(Activity::Daily));
    let solving = study.puzzles.current.as_ref().unwrap();
    assert!(solving.is_open(&*state.game.record) && !solving.has_failed, "the move doesn't count yet");
    assert_eq!(state.record_to_save().plies(), 0);
}

#[test]
fn a_damaged_file_is_reported_and_can_be_loaded_again() {
    let (mut study, mut state) = started(Activity::Daily);
    handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Game(GameId::Draughts)));
    handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Begin(Activity::Daily)));
    handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Loaded(GameId::Draughts, Some(vec![1, 2, 3]))));
    assert!(matches!(study.puzzles.current_set(), SetState::Failed));
    let effects = handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::TryAgain));
    assert!(effects.contains(&StudyEffect::LoadPuzzles(GameId::Draughts)));
}
