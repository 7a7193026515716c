//! Hints for whoever is to move: found, given in two steps, counted, kept, and gone with their position.

use alquerque_core::record::{Format, Header, export, from_link, import, to_link};
use alquerque_core::{Outcome, Player};
use alquerque_messages::{Budget, Engine, Failure, Purpose, Request};

use super::*;
use crate::board::Mark;
use crate::course::Course;
use crate::game_board::playing;
use crate::message::Game;
use crate::record_event::{RecordEvent, Step};
use crate::saved::SavedGame;
use crate::state::Studying;
use crate::status::below;

/// Asks for a hint; the id of the search for it.
fn ask(state: &mut State) -> u32 {
    let effects = update(state, Event::Hint);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((search.purpose, search.budget), (Purpose::Hint, Budget::Millis(1500)));
    assert!(matches!(search.engine, Engine::Uct { .. }), "however the opponent looks for its moves");
    assert_eq!((status(state), announced(state)), ("Looking for a hint…", "Looking for a hint…"));
    search.id
}

/// The same, with what the search finds.
fn hinted(state: &mut State, best: &str) -> Vec<Effect> {
    let id = ask(state);
    update(state, done(id, Some(best)))
}

/// The spots with a ring, and the ways that are drawn.
fn seen(state: &State) -> (Vec<String>, usize) {
    let board = playing(state);
    let spots = board.rows.iter().flatten().filter(|spot| spot.marks.contains(&Mark::Movable));
    (spots.map(|spot| state.record.spot_name(spot.spot).unwrap()).collect(), board.lines.len())
}

#[test]
fn first_the_piece_then_the_move_then_the_same_again() {
    let mut state = two_people(&["d2-c3", "b4xd2"]);
    let effects = hinted(&mut state, "e1xc3");
    assert_eq!(effects, [Effect::SaveGame], "nobody shall take a hint and load the page anew");
    assert_eq!((status(&state), announced(&state)), ("Hint: the piece on e1", "Hint: the piece on e1"));
    assert_eq!((seen(&state), state.helps()), ((vec!["e1".to_owned()], 0), 1));
    assert_eq!(update(&mut state, Event::Hint), []);
    assert_eq!((status(&state), announced(&state)), ("Hint: e1xc3", "Hint: e1xc3"));
    assert_eq!(seen(&state), (vec!["c3".to_owned(), "e1".to_owned()], 1));
    assert_eq!(update(&mut state, Event::Hint), []);
    assert_eq!((status(&state), announced(&state), state.helps()), ("Hint: e1xc3", "Hint: e1xc3\u{a0}", 1));
    // The piece in hand takes nothing away.
    activate(&mut state, "e1");
    assert_eq!((seen(&state).1, status(&state)), (1, "Hint: e1xc3"));
    activate(&mut state, "c3");
    assert_eq!((state.hint, seen(&state).1), (None, 0));
    let tree = state.record.tree();
    let helped: Vec<bool> = tree.line().iter().map(|&node| tree.assessment(node).helped).collect();
    assert_eq!(helped, [false, false, false, true]);
}

#[test]
fn where_the_piece_is_no_news_the_move_is_told_at_once() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    hinted(&mut state, "b2xb4xd2");
    assert_eq!((status(&state), seen(&state).1), ("Hint: b2xb4xd2", 1));
    // Black may play on a1 and a5.
    let mut state = from("othello", &format!("--------O-------X-------O-------{} X", "-".repeat(32)));
    state.pool = ready_pool();
    assert_eq!(state.legal.len(), 2);
    hinted(&mut state, "a5");
    assert_eq!((status(&state), seen(&state)), ("Hint: a5", (vec!["a5".to_owned()], 1)));
}

#[test]
fn where_pieces_are_set_the_first_hint_is_their_column() {
    let mut state = game_of("othello", Human, Ai, &[]);
    state.settings.now_mut().swap_sides();
    hinted(&mut state, "d3");
    assert_eq!((status(&state), seen(&state)), ("Hint: somewhere in column d", (vec!["d3".to_owned()], 0)));
    update(&mut state, Event::Hint);
    assert_eq!((status(&state), seen(&state)), ("Hint: d3", (vec!["d3".to_owned()], 1)));
}

#[test]
fn squares_of_draughts_have_their_numbers() {
    let mut state = game_of("draughts", Human, Human, &[]);
    hinted(&mut state, "11-15");
    assert_eq!(status(&state), "Hint: the piece on 11");
    update(&mut state, Event::Hint);
    assert_eq!((status(&state), seen(&state).0), ("Hint: 11-15", vec!["11".to_owned(), "15".to_owned()]));
}

#[test]
fn it_is_there_only_for_whoever_plays_here_and_is_to_move() {
    let can = |state: &State| state.can(Action::Hint);
    let mut state = against_ai(&[]);
    assert!(can(&state));
    thinking(&mut state);
    assert!(!can(&state), "the AI thinks");
    assert_eq!(update(&mut state, Event::Hint), []);
    assert!(can(&two_people(&["d2-c3"])));
    assert!(!can(&game(Ai, Ai, &[])));
    let ended: Vec<&str> = LAST_MOVE.into_iter().chain([WINNING]).collect();
    assert!(!can(&two_people(&ended)));
    for course in [Course::ByLink(Player::Light), Course::Read] {
        let mut state = two_people(&[]);
        state.settings.now_mut().set_course(course);
        assert!(!can(&state), "{course:?}");
    }
    let mut lesson = two_people(&[]);
    update(&mut lesson, Event::Learn);
    assert!(!can(&lesson));
    let mut study = two_people(&[]);
    study.studies = Some(Studying::default());
    assert!(!can(&study));
    // A chain that has begun goes on as it may.
    let mut chain = two_people(&CHOICE_IN_CHAIN);
    hinted(&mut chain, "b2xb4xd2");
    activate_all(&mut chain, &["b2", "b4"]);
    assert_eq!((can(&chain), status(&chain), seen(&chain).1), (false, "Light must capture", 1));
    activate(&mut chain, "d2");
    assert!(chain.record.tree().assessment(chain.record.tree().current()).helped);
}

#[test]
fn the_search_ends_with_its_position() {
    type Leave = fn(&mut State) -> Vec<Effect>;
    let ways: [(&str, Leave); 6] = [
        ("asked once more", |state| update(state, Event::Hint)),
        ("moved", |state| update(state, Event::Typed("c4xc2".to_owned()))),
        ("taken back", |state| update(state, Event::Undo)),
        ("stepped", |state| update(state, Event::Record(RecordEvent::Step(Step::First)))),
        ("another game", |state| update(state, Event::NewGame)),
        ("a lesson", |state| update(state, Event::Learn)),
    ];
    for (way, leave) in ways {
        let mut state = two_people(&["c2-c3"]);
        let id = ask(&mut state);
        assert!(leave(&mut state).contains(&stop(id)), "{way}");
        assert_eq!((state.hint, state.helps()), (None, 0), "{way}");
        let late = update(&mut state, done(id, Some("c4xc2")));
        assert_eq!((state.hint, state.helps(), notice(&state).contains("no move")), (None, 0, false), "{way}");
        assert!(!late.contains(&Effect::SaveGame), "{way}");
    }
}

#[test]
fn what_is_found_is_forgotten_with_its_position() {
    let mut state = two_people(&["d2-c3", "b4xd2"]);
    hinted(&mut state, "e1xc3");
    update(&mut state, Event::Undo);
    update(&mut state, Event::Redo);
    assert_eq!((status(&state), state.helps()), ("Light must capture", 1));
    activate_all(&mut state, &["e1", "c3"]);
    assert!(!state.record.tree().assessment(state.record.tree().current()).helped);
}

#[test]
fn how_far_it_is_and_what_goes_wrong() {
    let mut state = two_people(&[]);
    let id = ask(&mut state);
    let report = SearchReport { progress: 0.5, ..SearchReport::default() };
    update(&mut state, said(Answer::Progress { id, report }));
    assert!((state.hint.as_ref().unwrap().progress - 0.5).abs() < 1e-9);
    update(&mut state, said(Answer::Failed { id: Some(id), why: Failure::NoExploration }));
    assert!(state.hint.is_none() && notice(&state).starts_with("The search could not answer"));
    for best in [None, Some("a1-a2")] {
        let id = ask(&mut state);
        assert_eq!(notice(&state), "");
        update(&mut state, done(id, best));
        assert_eq!((state.hint, state.helps(), notice(&state).is_empty()), (None, 0, false));
    }
    // Without workers there are no hints.
    for _ in 0..9 {
        let worker = state.pool.clone();
        for number in 1..9 {
            update(&mut state, Event::Worker(number, WorkerEvent::Broken));
        }
        if worker == state.pool {
            break;
        }
    }
    assert!(state.pool.closed().is_some());
    update(&mut state, Event::Hint);
    assert!(state.hint.is_none() && notice(&state).starts_with("The AI cannot be started"));
}

#[test]
fn a_game_with_a_hint_is_told_kept_and_not_counted() {
    let mut state = against_ai(&LAST_MOVE);
    hinted(&mut state, WINNING);
    let effects = update(&mut state, Event::Typed(WINNING.to_owned()));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Count { .. })) && state.counted);
    assert_eq!(words(&below(&state)), "With help: once");
    assert!(announced(&state).ends_with("With help: once"), "{}", announced(&state));
    assert_eq!(words(&Game::Helped(3).into()), "With help: 3 times");
    // It goes with the game wherever that goes.
    let read = import(&export(&*state.record, Format::Pdn)).remove(0).unwrap().record;
    let linked = from_link(&to_link(&*state.record)).unwrap();
    let kept = SavedGame::of(&*state.record).restore().unwrap();
    for record in [&*read, &*linked, &*kept] {
        assert_eq!(record.headers().text(Header::Help), "1");
        let tree = record.tree();
        let helped = tree.line().iter().filter(|&&node| tree.assessment(node).helped).count();
        assert_eq!((helped, tree.assessment(tree.line()[13]).helped), (1, true));
    }
    // Whoever only looks at what was played takes no help in it.
    update(&mut state, Event::Undo);
    assert_eq!(state.record.result(), Some(Outcome::Win(Player::Light)));
    assert_eq!(hinted(&mut state, WINNING), []);
    assert_eq!(state.helps(), 1);
}

#[test]
fn a_game_that_goes_on_with_a_friend_elsewhere_takes_no_hint_along() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    hinted(&mut state, "e1xc3");
    update(&mut state, Event::Record(RecordEvent::PlayByLink));
    assert!(matches!(state.settings.now().course(), Course::ByLink(_)));
    assert_eq!((state.hint, seen(&state).1), (None, 0));
}
