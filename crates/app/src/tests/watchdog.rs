//! The handshake, and what becomes of a worker that does not answer.

use super::*;
use crate::update::greet;
use alquerque_messages::VERSION;

fn hello(version: &str) -> Event {
    Event::WorkerSaid(Answer::Hello { version: version.to_owned() })
}

/// Looks until the worker is given up, after three silent looks, or five while it is still loading; the effects of the
/// last look.
fn silent_looks(state: &mut State) -> Vec<Effect> {
    // What was heard before the first look excuses that one.
    state.worker.heard = false;
    let look = Event::Watchdog { worker: state.worker.number };
    let patience = if state.worker.ready { 3 } else { 5 };
    for _ in 1..patience {
        let effects = update(state, look.clone());
        assert!(matches!(effects[..], [Effect::After { event: Event::Watchdog { .. }, .. }]), "{effects:?}");
    }
    update(state, look)
}

#[test]
fn nothing_is_asked_before_the_worker_has_said_hello() {
    let mut state = State::new(Settings::default(), vec![record("merkel", &["d2-c3"])]);
    let effects = greet(&mut state);
    assert_eq!(sent(&effects), [&Request::Hello { version: VERSION.to_owned() }]);
    assert_eq!(state.thinking, None);
    let effects = update(&mut state, hello(VERSION));
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]));
}

#[test]
fn a_silent_worker_is_replaced_and_asked_again() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = silent_looks(&mut state);
    assert_eq!(effects[0], Effect::RestartWorker);
    assert!(matches!(sent(&effects)[..], [Request::Hello { .. }]));
    assert_eq!(notice(&state), "The search did not answer. It was started anew, and the game goes on.");
    let effects = update(&mut state, hello(VERSION));
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert!(search.id != id && search.moves == ["d2-c3"]);
}

#[test]
fn a_worker_that_speaks_or_has_nothing_to_say_is_left_alone() {
    let mut state = against_ai(&[]);
    let look = Event::Watchdog { worker: state.worker.number };
    for _ in 0..10 {
        assert_eq!(update(&mut state, look.clone()).len(), 1, "nothing is due on the human's turn");
    }
    let id = thinking(&mut state);
    for _ in 0..10 {
        update(&mut state, Event::WorkerSaid(Answer::Progress { id, report: SearchReport::default() }));
        assert_eq!(update(&mut state, look.clone()).len(), 1);
    }
    assert_eq!(notice(&state), "");
}

#[test]
fn the_watch_over_a_worker_that_is_gone_ends() {
    let mut state = against_ai(&[]);
    let old = state.worker.number;
    greet(&mut state);
    assert_eq!(update(&mut state, Event::Watchdog { worker: old }), []);
}

#[test]
fn the_third_worker_in_a_row_that_is_given_up_is_the_last() {
    for greets in [false, true] {
        let mut state = against_ai(&[]);
        thinking(&mut state);
        for _ in 0..2 {
            assert_eq!(silent_looks(&mut state)[0], Effect::RestartWorker);
            if greets {
                update(&mut state, hello(VERSION));
            }
        }
        assert_eq!(silent_looks(&mut state), []);
        assert_eq!(notice(&state), "The AI cannot be started. Two people can still play.");
        assert_eq!(update(&mut state, Event::Resume), [], "nothing is asked of a dead worker");
        assert_eq!(update(&mut state, Event::TryAgain)[0], Effect::RestartWorker);
        assert!(matches!(sent(&update(&mut state, hello(VERSION)))[..], [Request::Search(_)]));
    }
}

#[test]
fn a_worker_that_has_answered_is_given_new_chances() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    silent_looks(&mut state);
    update(&mut state, hello(VERSION));
    let id = state.thinking.as_ref().unwrap().id;
    update(&mut state, done(id, Some("b4xd2")));
    assert_eq!(state.worker.given_up, 0);
}

#[test]
fn a_worker_of_another_version_is_not_used_and_not_restarted() {
    let mut state = State::new(Settings::default(), vec![record("merkel", &["d2-c3"])]);
    greet(&mut state);
    assert!(sent(&update(&mut state, hello("9.9.9"))).is_empty());
    let text = format!("The page is of version {VERSION} but its search of version 9.9.9. Please reload the page.");
    assert_eq!(notice(&state), text);
    let look = Event::Watchdog { worker: state.worker.number };
    for _ in 0..5 {
        assert_eq!(update(&mut state, look.clone()), []);
    }
    assert_eq!(notice(&state), text);
}

#[test]
fn what_is_said_twice_is_said_twice() {
    let mut state = against_ai(&[]);
    let b5 = at("b5");
    update(&mut state, Event::Activate(b5));
    let first = state.announcement.clone();
    update(&mut state, Event::Activate(b5));
    assert_ne!(state.announcement, first, "a screen reader says only what has changed");
    assert_eq!(state.announcement.trim_end(), first.trim_end());
}

#[test]
fn thinking_is_said_once_where_it_takes_its_time() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let progress = Event::WorkerSaid(Answer::Progress { id, report: SearchReport::default() });
    assert!(!state.announcement.contains("thinking"), "{}", state.announcement);
    update(&mut state, progress.clone());
    assert_eq!(state.announcement, "Dark is thinking.");
    update(&mut state, progress);
    assert_eq!(state.announcement, "Dark is thinking.");
}
