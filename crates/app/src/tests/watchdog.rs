//! The handshake, and what becomes of a worker that does not answer.

use super::*;
use crate::event::OptionEvent;
use crate::update::start_workers;
use alquerque_core::Player::Dark;

const RESTARTED: &str = "The search did not answer. It was started anew, and the game goes on.";
const NO_AI: &str = "The AI cannot be started. Two people can still play.";
const LOOK: Event = Event::LookAtWorkers { late: 0 };

fn hello(worker: u32, version: &str) -> Event {
    Event::Worker(worker, WorkerEvent::Said(Answer::Hello { version: version.to_owned() }))
}

/// The worker arrives and says hello; the effects of that.
fn arrive(state: &mut State, worker: u32) -> Vec<Effect> {
    let effects = update(state, Event::Worker(worker, WorkerEvent::Loaded));
    assert_eq!(sent(&effects), [&Request::Hello { version: VERSION.to_owned() }]);
    update(state, hello(worker, VERSION))
}

/// Looks until a worker is given up that was there, or one that is still loading; the effects of the last look.
fn silent_looks(state: &mut State, is_there: bool) -> Vec<Effect> {
    for _ in 1..if is_there { 3 } else { 20 } {
        let effects = update(state, LOOK);
        assert!(matches!(effects[..], [Effect::Workers(WorkerEffect::LookAfter(500))]), "{effects:?}");
    }
    update(state, LOOK)
}

fn ended_and_started(effects: &[Effect], ended: u32, started: u32) -> bool {
    effects.starts_with(&[Effect::Workers(WorkerEffect::End(ended)), Effect::Workers(WorkerEffect::Start(started))])
}

#[test]
fn nothing_is_asked_before_the_worker_has_said_hello() {
    let mut state = State::new(Settings::default(), vec![record("merkel", &["d2-c3"])]);
    let effects = start_workers(&mut state);
    assert_eq!(effects, [Effect::Workers(WorkerEffect::Start(1)), Effect::Workers(WorkerEffect::LookAfter(500))]);
    assert!(sent(&go_on(&mut state)).is_empty());
    let effects = arrive(&mut state, 1);
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]));
}

#[test]
fn a_silent_worker_is_ended_replaced_and_its_search_made_by_another() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = silent_looks(&mut state, true);
    assert!(ended_and_started(&effects, 1, 2), "{effects:?}");
    assert_eq!(notice(&state), RESTARTED);
    let effects = arrive(&mut state, 2);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(search.moves, ["d2-c3"]);
    // What the old one has to say comes too late, whatever the number of its search.
    let played = state.record.played();
    assert_eq!(update(&mut state, done(id, Some("b4xd2"))), []);
    assert_eq!((state.record.played(), state.thinking.is_some()), (played, true));
}

#[test]
fn a_worker_that_breaks_is_replaced_at_once() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    let effects = update(&mut state, Event::Worker(1, WorkerEvent::Broken));
    assert!(ended_and_started(&effects, 1, 2), "{effects:?}");
    assert_eq!(notice(&state), RESTARTED);
    assert!(matches!(sent(&arrive(&mut state, 2))[..], [Request::Search(_)]));
}

#[test]
fn a_worker_that_speaks_or_has_nothing_to_say_is_left_alone() {
    let mut state = against_ai(&[]);
    assert_eq!(update(&mut state, LOOK), [], "nothing is due on the human's turn, and nobody needs to look");
    let id = thinking(&mut state);
    for _ in 0..10 {
        update(&mut state, said(Answer::Progress { id, report: SearchReport::default() }));
        let effects = update(&mut state, LOOK);
        let [ask, look] = &effects[..] else { panic!("{effects:?}") };
        assert_eq!(*ask, Effect::Workers(WorkerEffect::Send(1, Request::Ping)));
        assert_eq!(*look, Effect::Workers(WorkerEffect::LookAfter(500)));
        update(&mut state, LOOK);
        update(&mut state, said(Answer::Pong));
    }
    assert_eq!(notice(&state), "");
}

#[test]
fn a_page_that_was_held_up_does_not_take_its_worker_for_dead() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    for late in [251, 1000, 60_000, 251, 400, 251] {
        assert_eq!(update(&mut state, Event::LookAtWorkers { late }).len(), 1, "only the next look");
    }
    assert_eq!(notice(&state), "");
    silent_looks(&mut state, true);
    assert_eq!(notice(&state), RESTARTED);
}

#[test]
fn on_a_busy_machine_a_worker_that_hangs_is_noticed_all_the_same() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    let late = Event::LookAtWorkers { late: 400 };
    for event in [LOOK, late.clone(), late.clone(), LOOK, late] {
        assert_eq!(update(&mut state, event).len(), 1, "only the next look");
    }
    assert!(ended_and_started(&update(&mut state, LOOK), 1, 2), "the third look in time");
    assert_eq!(notice(&state), RESTARTED);
    // What is heard between late looks counts as ever.
    let mut state = against_ai(&[]);
    thinking(&mut state);
    for _ in 0..5 {
        update(&mut state, LOOK);
        update(&mut state, Event::LookAtWorkers { late: 400 });
        update(&mut state, LOOK);
        update(&mut state, said(Answer::Pong));
    }
    assert_eq!(notice(&state), "");
}

#[test]
fn the_third_worker_in_a_row_that_is_given_up_is_the_last() {
    for greets in [false, true] {
        let mut state = against_ai(&[]);
        thinking(&mut state);
        for worker in 1..=2 {
            let effects = silent_looks(&mut state, worker == 1 || greets);
            assert!(ended_and_started(&effects, worker, worker + 1), "{effects:?}");
            if greets {
                arrive(&mut state, worker + 1);
            }
        }
        assert_eq!(silent_looks(&mut state, greets), [Effect::Workers(WorkerEffect::End(3))]);
        assert_eq!((notice(&state), state.thinking.is_some()), (NO_AI, false));
        assert_eq!(update(&mut state, Event::Resume), [], "nothing is asked of a dead worker");
        assert_eq!(update(&mut state, Event::TryAgain)[0], Effect::Workers(WorkerEffect::Start(4)));
        assert!(matches!(sent(&arrive(&mut state, 4))[..], [Request::Search(_)]));
    }
}

#[test]
fn without_any_worker_two_people_can_play_and_the_ai_waits_with_an_offer() {
    let mut state = State::new(Settings::default(), Vec::new());
    start_workers(&mut state);
    for worker in 1..=3 {
        update(&mut state, Event::Worker(worker, WorkerEvent::Broken));
        assert_eq!(notice(&state), if worker < 3 { "" } else { NO_AI }, "nobody waits for an answer");
    }
    activate_all(&mut state, &["d2", "c3"]);
    assert_eq!(notice(&state), "", "who has read it plays");
    assert_eq!(settle(&mut state), []);
    assert_eq!((notice(&state), state.thinking.is_some()), (NO_AI, false), "it is the AI's turn");
    update(&mut state, Event::Option(OptionEvent::Controller(Dark, Human)));
    activate_all(&mut state, &["b4", "d2"]);
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
}

#[test]
fn a_worker_that_has_answered_is_given_new_chances() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    silent_looks(&mut state, true);
    arrive(&mut state, 2);
    silent_looks(&mut state, true);
    arrive(&mut state, 3);
    let (id, report) = (state.thinking.as_ref().unwrap().id, SearchReport::default());
    let answer = Answer::Done { id, best: Some("b4xd2".to_owned()), report };
    update(&mut state, Event::Worker(3, WorkerEvent::Said(answer)));
    settle(&mut state);
    activate_all(&mut state, &["e1", "c3"]);
    settle(&mut state);
    assert!(state.thinking.is_some());
    assert!(ended_and_started(&silent_looks(&mut state, true), 3, 4));
}

#[test]
fn a_worker_of_another_version_is_not_used_and_not_restarted() {
    let mut state = State::new(Settings::default(), vec![record("merkel", &["d2-c3"])]);
    start_workers(&mut state);
    update(&mut state, Event::Worker(1, WorkerEvent::Loaded));
    let effects = update(&mut state, hello(1, "9.9.9"));
    assert_eq!(effects, [Effect::Workers(WorkerEffect::End(1))]);
    let text = format!("The page is of version {VERSION} but its search of version 9.9.9. Please reload the page.");
    assert_eq!(notice(&state), text);
    for _ in 0..5 {
        assert_eq!(update(&mut state, LOOK), []);
    }
    assert_eq!(notice(&state), text);
}

#[test]
fn what_is_said_twice_is_said_twice() {
    let mut state = against_ai(&[]);
    let b5 = at("b5");
    update(&mut state, Event::Activate(b5));
    let first = announced(&state);
    update(&mut state, Event::Activate(b5));
    assert_ne!(announced(&state), first, "a screen reader says only what has changed");
    assert_eq!(announced(&state).trim_end(), first.trim_end());
}

#[test]
fn thinking_is_said_once_where_it_takes_its_time() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let progress = said(Answer::Progress { id, report: SearchReport::default() });
    assert!(!announced(&state).contains("thinking"), "{}", announced(&state));
    update(&mut state, progress.clone());
    assert_eq!(announced(&state), "Dark is thinking.");
    update(&mut state, progress);
    assert_eq!(announced(&state), "Dark is thinking.");
}
