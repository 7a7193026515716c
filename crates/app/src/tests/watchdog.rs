//! The handshake, and handling of workers that don't answer.

use super::*;
use crate::command::Command;
use crate::jobs::watchdog::MAX_SILENT_TICKS;
use crate::update::start_workers;
use alquerque_core::Player::Dark;

const RESTARTED: &str = "search-anew";
const NO_AI: &str = "search-impossible";
const TICK: Event = Event::WorkersTick { late: 0 };

fn hello(worker: u32, version: &str) -> Event {
    Event::Worker(worker, WorkerEvent::Answered(Answer::Hello { version: version.to_owned() }))
}

/// The worker loads and completes the handshake. Returns the effects.
fn arrive(state: &mut State, worker: u32) -> Vec<Effect> {
    let effects = update(state, Event::Worker(worker, WorkerEvent::Loaded));
    assert_eq!(sent(&effects), [&Request::Hello { version: VERSION.to_owned() }]);
    update(state, hello(worker, VERSION))
}

/// Ticks until a loaded worker, or one still loading, is given up. Returns the last effects.
fn silent_ticks(state: &mut State, is_there: bool) -> Vec<Effect> {
    for _ in 1..if is_there { MAX_SILENT_TICKS } else { 20 } {
        let effects = update(state, TICK);
        assert!(matches!(effects[..], [Effect::Workers(WorkerEffect::TickAfter(500))]), "{effects:?}");
    }
    update(state, TICK)
}

fn ended_and_started(effects: &[Effect], ended: u32, started: u32) -> bool {
    effects.starts_with(&[Effect::Workers(WorkerEffect::End(ended)), Effect::Workers(WorkerEffect::Start(started))])
}

#[test]
fn nothing_is_sent_before_the_handshake() {
    let mut state = State::new(Settings::default(), vec![record("merkel", &["d2-c3"])]);
    let effects = start_workers(&mut state);
    assert_eq!(effects, [Effect::Workers(WorkerEffect::Start(1)), Effect::Workers(WorkerEffect::TickAfter(500))]);
    assert!(sent(&continue_game(&mut state)).is_empty());
    let effects = arrive(&mut state, 1);
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]));
}

#[test]
fn a_silent_worker_is_replaced_and_its_search_restarted() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = silent_ticks(&mut state, true);
    assert!(ended_and_started(&effects, 1, 2), "{effects:?}");
    assert_eq!(notice(&state), RESTARTED);
    let effects = arrive(&mut state, 2);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(search.course.moves, ["d2-c3"]);
    // Answers of the old worker are ignored, whatever their id.
    let played = state.game.record.played();
    assert_eq!(update(&mut state, done(id, Some("b4xd2"))), []);
    assert_eq!((state.game.record.played(), state.thinking().is_some()), (played, true));
}

#[test]
fn a_crashed_worker_is_replaced_at_once() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    let effects = update(&mut state, Event::Worker(1, WorkerEvent::Broken));
    assert!(ended_and_started(&effects, 1, 2), "{effects:?}");
    assert_eq!(notice(&state), RESTARTED);
    assert!(matches!(sent(&arrive(&mut state, 2))[..], [Request::Search(_)]));
}

#[test]
fn responsive_and_idle_workers_are_left_alone() {
    let mut state = against_ai(&[]);
    assert_eq!(update(&mut state, TICK), [], "nothing is due on the human's turn, so no check is scheduled");
    let id = thinking(&mut state);
    for _ in 0..10 {
        update(&mut state, said(Answer::Progress { id, report: SearchReport::default() }));
        let effects = update(&mut state, TICK);
        let [ask, look] = &effects[..] else { panic!("{effects:?}") };
        assert_eq!(*ask, Effect::Workers(WorkerEffect::Send(1, Request::Ping)));
        assert_eq!(*look, Effect::Workers(WorkerEffect::TickAfter(500)));
        update(&mut state, TICK);
        update(&mut state, said(Answer::Pong));
    }
    assert_eq!(notice(&state), "");
}

#[test]
fn late_ticks_do_not_count_as_silence() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    for late in [251, 1000, 60_000, 251, 400, 251] {
        assert_eq!(update(&mut state, Event::WorkersTick { late }).len(), 1, "only the next check");
    }
    assert_eq!(notice(&state), "");
    silent_ticks(&mut state, true);
    assert_eq!(notice(&state), RESTARTED);
}

#[test]
fn a_hanging_worker_is_noticed_even_on_a_busy_machine() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    let late = Event::WorkersTick { late: 400 };
    for _ in 1..MAX_SILENT_TICKS {
        for event in [TICK, late.clone(), late.clone()] {
            assert_eq!(update(&mut state, event).len(), 1, "only the next check");
        }
    }
    assert!(ended_and_started(&update(&mut state, TICK), 1, 2), "enough checks on time");
    assert_eq!(notice(&state), RESTARTED);
    // Answers between late ticks count as usual.
    let mut state = against_ai(&[]);
    thinking(&mut state);
    for _ in 0..5 {
        update(&mut state, TICK);
        update(&mut state, Event::WorkersTick { late: 400 });
        update(&mut state, TICK);
        update(&mut state, said(Answer::Pong));
    }
    assert_eq!(notice(&state), "");
}

#[test]
fn after_three_lost_workers_in_a_row_no_replacement_is_started() {
    for greets in [false, true] {
        let mut state = against_ai(&[]);
        thinking(&mut state);
        for worker in 1..=2 {
            let effects = silent_ticks(&mut state, worker == 1 || greets);
            assert!(ended_and_started(&effects, worker, worker + 1), "{effects:?}");
            if greets {
                arrive(&mut state, worker + 1);
            }
        }
        assert_eq!(silent_ticks(&mut state, greets), [Effect::Workers(WorkerEffect::End(3))]);
        assert_eq!((notice(&state), state.thinking().is_some()), (NO_AI, false));
        assert_eq!(update(&mut state, Event::Command(Command::Resume)), [], "nothing is sent to a dead worker");
        assert_eq!(update(&mut state, Event::Command(Command::TryAgain))[0], Effect::Workers(WorkerEffect::Start(4)));
        assert!(matches!(sent(&arrive(&mut state, 4))[..], [Request::Search(_)]));
    }
}

#[test]
fn without_workers_two_players_can_play_and_the_ai_offers_a_retry() {
    let mut state = State::new(Settings::default(), Vec::new());
    start_workers(&mut state);
    for worker in 1..=3 {
        update(&mut state, Event::Worker(worker, WorkerEvent::Broken));
        assert_eq!(notice(&state), if worker < 3 { "" } else { NO_AI }, "nothing waits for an answer");
    }
    activate_all(&mut state, &["d2", "c3"]);
    assert_eq!(notice(&state), "", "playing on dismisses it");
    assert_eq!(settle(&mut state), []);
    assert_eq!((notice(&state), state.thinking().is_some()), (NO_AI, false), "it is the AI's turn");
    seat(&mut state, Dark, Human);
    activate_all(&mut state, &["b4", "d2"]);
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
}

#[test]
fn an_answer_resets_the_count_of_lost_workers() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    silent_ticks(&mut state, true);
    arrive(&mut state, 2);
    silent_ticks(&mut state, true);
    arrive(&mut state, 3);
    let (id, report) = (state.thinking().unwrap().id, SearchReport::default());
    let answer = Answer::Done { id, best: Some("b4xd2".to_owned()), report };
    update(&mut state, Event::Worker(3, WorkerEvent::Answered(answer)));
    settle(&mut state);
    activate_all(&mut state, &["e1", "c3"]);
    settle(&mut state);
    assert!(state.thinking().is_some());
    assert!(ended_and_started(&silent_ticks(&mut state, true), 3, 4));
}

#[test]
fn a_worker_of_another_version_is_not_used_and_not_restarted() {
    let mut state = State::new(Settings::default(), vec![record("merkel", &["d2-c3"])]);
    start_workers(&mut state);
    update(&mut state, Event::Worker(1, WorkerEvent::Loaded));
    let effects = update(&mut state, hello(1, "9.9.9"));
    assert_eq!(effects, [Effect::Workers(WorkerEffect::End(1))]);
    let text = "search-other-version";
    assert_eq!(notice(&state), text);
    for _ in 0..5 {
        assert_eq!(update(&mut state, TICK), []);
    }
    assert_eq!(notice(&state), text);
}

#[test]
fn repeated_announcements_are_read_again() {
    let mut state = against_ai(&[]);
    let b5 = at("b5");
    update(&mut state, Event::Activate(b5));
    let first = announced(&state);
    update(&mut state, Event::Activate(b5));
    assert_ne!(announced(&state), first, "screen readers announce only changes");
    assert_eq!(announced(&state).trim_end(), first.trim_end());
}

#[test]
fn a_slow_search_is_announced_once() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let progress = said(Answer::Progress { id, report: SearchReport::default() });
    assert!(!announced(&state).contains("search-thinks"), "{}", announced(&state));
    update(&mut state, progress.clone());
    assert_eq!(announced(&state), "search-thinks(side: dark, other: light)");
    update(&mut state, progress);
    assert_eq!(announced(&state), "search-thinks(side: dark, other: light)");
}
