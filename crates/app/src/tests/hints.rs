//! Hints: searched for, given in two steps, counted, saved, and dropped with their position.

use alquerque_core::record::{Format, Header, export, from_link, import, to_link};
use alquerque_core::{Outcome, Player};
use alquerque_language::message;
use alquerque_messages::{Budget, Engine, Failure, Purpose, Request};

use super::*;
use crate::board::model::{Mark, playing};
use crate::command::Command;
use crate::game::StudyMode;
use crate::game::mode::GameMode;
use crate::game::panel::below;
use crate::storage::saved_game::SavedGame;

/// Requests a hint. Returns the id of its search.
fn ask(state: &mut State) -> u32 {
    let effects = update(state, Event::Command(Command::Hint));
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((search.purpose, search.budget), (Purpose::Hint, Budget::Millis(1500)));
    // The best engine of the game, regardless of the opponent's.
    let is_uct = matches!(search.engine, Engine::Uct { .. });
    assert_eq!(is_uct, search.course.rules.starts_with("merkel"), "{search:?}");
    assert_eq!((status(state), announced(state)), ("hint-looking", "hint-looking"));
    search.id
}

/// The same, with the result of the search.
fn hinted(state: &mut State, best: &str) -> Vec<Effect> {
    let id = ask(state);
    update(state, done(id, Some(best)))
}

/// The ringed spots, and the number of arrows drawn.
fn seen(state: &State) -> (Vec<String>, usize) {
    let board = playing(state);
    let spots = board.rows.iter().flatten().filter(|spot| spot.marks.contains(&Mark::Movable));
    (spots.map(|spot| state.game.record.spot_name(spot.spot).unwrap()).collect(), board.arrows.len())
}

#[test]
fn the_first_hint_shows_the_piece_and_the_second_the_move() {
    let mut state = two_people(&["d2-c3", "b4xd2"]);
    let effects = hinted(&mut state, "e1xc3");
    assert_eq!(effects, [Effect::SaveGame], "a reload must not hide a hint");
    // The board points; only screen readers need the name of the square.
    let first = ("hint-this-piece", "hint-piece(at: e1)");
    assert_eq!((status(&state), announced(&state)), first);
    assert_eq!((seen(&state), state.helps()), ((vec!["e1".to_owned()], 0), 1));
    assert_eq!(update(&mut state, Event::Command(Command::Hint)), []);
    assert_eq!((status(&state), announced(&state)), ("hint-move(at: e1xc3)", "hint-move(at: e1xc3)"));
    assert_eq!(seen(&state), (vec!["e1".to_owned()], 1));
    assert_eq!(update(&mut state, Event::Command(Command::Hint)), []);
    assert_eq!(
        (status(&state), announced(&state), state.helps()),
        ("hint-move(at: e1xc3)", "hint-move(at: e1xc3)\u{a0}", 1)
    );
    // Picking up a piece keeps the hint.
    activate(&mut state, "e1");
    assert_eq!((seen(&state).1, status(&state)), (1, "hint-move(at: e1xc3)"));
    activate(&mut state, "c3");
    assert_eq!((state.hint(), seen(&state).1), (None, 0));
    let tree = state.game.record.tree();
    let helped: Vec<bool> = tree.line().iter().map(|&node| tree.assessment(node).helped).collect();
    assert_eq!(helped, [false, false, false, true]);
}

#[test]
fn an_obvious_piece_is_skipped_in_favour_of_the_move() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    hinted(&mut state, "b2xb4xd2");
    assert_eq!((status(&state), seen(&state).1), ("hint-move(at: b2xb4xd2)", 1));
    // Black can play a1 and a5.
    let mut state = from("othello", &format!("--------O-------X-------O-------{} X", "-".repeat(32)));
    state.jobs.set_scheduler(ready_jobs());
    assert_eq!(state.game.legal.len(), 2);
    hinted(&mut state, "a5");
    assert_eq!((status(&state), seen(&state)), ("hint-move(at: a5)", (vec!["a5".to_owned()], 1)));
}

#[test]
fn the_first_hint_for_a_placement_is_its_column_or_row() {
    let mut state = game_of("othello", Human, Ai, &["d3"]);
    hinted(&mut state, "c3");
    assert_eq!(status(&state), "hint-dots");
    assert_eq!(announced(&state), "hint-column(at: c) help-not-counted");
    assert_eq!(seen(&state), (vec!["c3".to_owned(), "c5".to_owned()], 0));
    update(&mut state, Event::Command(Command::Hint));
    assert_eq!((status(&state), seen(&state)), ("hint-move(at: c3)", (vec!["c3".to_owned()], 1)));
    // A column with one legal move would give it away, and so would a row.
    let mut state = game_of("othello", Human, Ai, &["d3"]);
    hinted(&mut state, "e3");
    assert_eq!(announced(&state), "hint-row(at: 3) help-not-counted");
    assert_eq!(seen(&state), (vec!["c3".to_owned(), "e3".to_owned()], 0));
    let mut state = game_of("othello", Human, Ai, &["f5", "f6", "e6"]);
    hinted(&mut state, "d6");
    assert_eq!(status(&state), "hint-move(at: d6)");
}

#[test]
fn hints_name_squares_of_draughts_by_number() {
    let mut state = game_of("draughts", Human, Human, &[]);
    hinted(&mut state, "11-15");
    assert_eq!(announced(&state), "hint-piece(at: 11)");
    update(&mut state, Event::Command(Command::Hint));
    assert_eq!((status(&state), seen(&state).0), ("hint-move(at: 11-15)", vec!["11".to_owned()]));
}

#[test]
fn hints_are_only_for_the_local_player_to_move() {
    let can = |state: &State| state.can(Command::Hint);
    let mut state = against_ai(&[]);
    assert!(can(&state));
    thinking(&mut state);
    assert!(!can(&state), "the AI thinks");
    assert_eq!(update(&mut state, Event::Command(Command::Hint)), []);
    assert!(can(&two_people(&["d2-c3"])));
    assert!(!can(&game(Ai, Ai, &[])));
    let ended: Vec<&str> = LAST_MOVE.into_iter().chain([WINNING]).collect();
    assert!(!can(&two_people(&ended)));
    for mode in [GameMode::ByLink(Player::Light), GameMode::Loaded] {
        let mut state = two_people(&[]);
        state.settings.current_mut().set_mode(mode);
        assert!(!can(&state), "{mode:?}");
    }
    let mut lesson = two_people(&[]);
    update(&mut lesson, Event::Command(Command::Learn));
    assert!(!can(&lesson));
    let mut study = two_people(&[]);
    study.game.set_study_mode(StudyMode::default());
    assert!(!can(&study));
    // No hints in the middle of a chain.
    let mut chain = two_people(&CHOICE_IN_CHAIN);
    hinted(&mut chain, "b2xb4xd2");
    activate_all(&mut chain, &["b2", "b4"]);
    assert_eq!(
        (can(&chain), status(&chain), seen(&chain).1),
        (false, "status-side(side: light, other: dark, task: chain)", 1)
    );
    activate(&mut chain, "d2");
    assert!(chain.game.record.tree().assessment(chain.game.record.tree().current()).helped);
}

#[test]
fn the_search_ends_with_its_position() {
    type Leave = fn(&mut State) -> Vec<Effect>;
    let ways: [(&str, Leave); 6] = [
        ("cancelled", |state| update(state, Event::Cancel)),
        ("moved", |state| update(state, Event::Typed("c4xc2".to_owned()))),
        ("undone", |state| update(state, Event::Command(Command::Undo))),
        ("stepped", |state| update(state, Event::Command(Command::StepFirst))),
        ("another game", |state| start_new(state)),
        ("a lesson", |state| update(state, Event::Command(Command::Learn))),
    ];
    for (way, leave) in ways {
        let mut state = two_people(&["c2-c3"]);
        let id = ask(&mut state);
        assert!(leave(&mut state).contains(&stop(id)), "{way}");
        assert_eq!((state.hint(), state.helps()), (None, 0), "{way}");
        let late = update(&mut state, done(id, Some("c4xc2")));
        assert_eq!((state.hint(), state.helps(), notice(&state).contains("search-no-move")), (None, 0, false), "{way}");
        assert!(!late.contains(&Effect::SaveGame), "{way}");
    }
}

#[test]
fn a_hint_is_dropped_with_its_position() {
    let mut state = two_people(&["d2-c3", "b4xd2"]);
    hinted(&mut state, "e1xc3");
    update(&mut state, Event::Command(Command::Undo));
    update(&mut state, Event::Command(Command::StepNext));
    assert_eq!((status(&state), state.helps()), ("status-side(side: light, other: dark, task: capture)", 1));
    activate_all(&mut state, &["e1", "c3"]);
    assert!(!state.game.record.tree().assessment(state.game.record.tree().current()).helped);
}

#[test]
fn progress_and_failures_of_a_hint_are_shown() {
    let mut state = two_people(&[]);
    let id = ask(&mut state);
    let report = SearchReport { progress: 0.5, ..SearchReport::default() };
    update(&mut state, said(Answer::Progress { id, report }));
    assert!((state.hint().unwrap().progress - 0.5).abs() < 1e-9);
    update(&mut state, said(Answer::Failed { id: Some(id), why: Failure::NoExploration }));
    assert!(state.hint().is_none() && notice(&state) == "search-failed(why: failure-no-exploration)");
    for best in [None, Some("a1-a2")] {
        let id = ask(&mut state);
        assert_eq!(notice(&state), "");
        update(&mut state, done(id, best));
        assert_eq!((state.hint(), state.helps(), notice(&state).is_empty()), (None, 0, false));
    }
    // No hints without workers.
    for _ in 0..9 {
        let worker = state.jobs.scheduler().clone();
        for number in 1..9 {
            update(&mut state, Event::Worker(number, WorkerEvent::Broken));
        }
        if worker == *state.jobs.scheduler() {
            break;
        }
    }
    assert!(state.jobs.scheduler().closed(GameRole::Search).is_some());
    update(&mut state, Event::Command(Command::Hint));
    assert!(state.hint().is_none() && notice(&state).starts_with("search-impossible"));
}

#[test]
fn a_lost_game_with_a_hint_says_so_on_its_card() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    hinted(&mut state, "e1xc3");
    update(&mut state, Event::Command(Command::Resign));
    let facts = state.end_facts();
    assert_eq!(facts.last().map(|fact| phrases(fact.clone())), Some("with-help(times: 1, counts: no)"));
}

#[test]
fn a_game_with_a_hint_is_marked_saved_and_not_counted() {
    let mut state = against_ai(&LAST_MOVE);
    hinted(&mut state, WINNING);
    let effects = update(&mut state, Event::Typed(WINNING.to_owned()));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Count { .. })) && state.game.counted);
    assert_eq!(phrases(below(&state)), "with-help(times: 1, counts: no)");
    assert!(announced(&state).ends_with("with-help(times: 1, counts: no)"), "{}", announced(&state));
    assert_eq!(
        phrases(Phrase::new(message::WITH_HELP).number("times", 3_u32).key("counts", "any")),
        "with-help(times: 3, counts: any)"
    );
    // The help count is part of exports.
    let read = import(&export(&*state.game.record, Format::Pdn)).remove(0).unwrap().record;
    let linked = from_link(&to_link(&*state.game.record)).unwrap();
    let kept = SavedGame::from_record(&*state.game.record).restore().unwrap();
    for record in [&*read, &*linked, &*kept] {
        assert_eq!(record.headers().text(Header::Help), "1");
        let tree = record.tree();
        let helped = tree.line().iter().filter(|&&node| tree.assessment(node).helped).count();
        assert_eq!((helped, tree.assessment(tree.line()[13]).helped), (1, true));
    }
    // A hint for a position that is only viewed doesn't count as help.
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!(state.game.record.result(), Some(Outcome::Win(Player::Light)));
    assert_eq!(without_searches(hinted(&mut state, WINNING)), [], "the review continues");
    assert_eq!(state.helps(), 1);
}

#[test]
fn handing_a_side_to_a_friend_drops_the_hint() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    hinted(&mut state, "e1xc3");
    update(&mut state, Event::Command(Command::PlayByLink));
    assert!(matches!(state.settings.current().mode(), GameMode::ByLink(_)));
    assert_eq!((state.hint(), seen(&state).1), (None, 0));
}
