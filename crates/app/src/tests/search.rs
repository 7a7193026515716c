//! Search requests, and the effects of their answers.

use super::*;
use crate::command::Command;
use crate::settings::Switch;
use alquerque_messages::{Budget, Engine, ExpectedScore, Failure, Purpose, RootMove, Work};

fn say(state: &mut State, answer: Answer) -> Vec<Effect> {
    update(state, said(answer))
}

#[test]
fn the_ai_searches_after_the_humans_move_is_animated() {
    let mut state = against_ai(&[]);
    state.settings.current_mut().ai.level = 7;
    let effects = activate_all(&mut state, &["d2", "c3"]);
    assert!(sent(&effects).is_empty(), "the animation runs");
    let effects = settle(&mut state);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((search.course.rules.as_str(), &search.course.moves[..]), ("merkel", &["d2-c3".to_owned()][..]));
    let uct = Engine::Uct { exploration: std::f32::consts::SQRT_2 };
    assert_eq!((search.engine, search.budget, search.purpose), (uct, Budget::Level(7), Purpose::Play));
}

#[test]
fn the_end_of_a_stale_animation_is_ignored() {
    let mut state = against_ai(&[]);
    activate_all(&mut state, &["d2", "c3"]);
    let number = state.game.animation.unwrap();
    assert_eq!(update(&mut state, Event::AnimationEnded(number.wrapping_sub(1))), []);
    assert_eq!(state.game.animation, Some(number));
}

#[test]
fn searches_use_the_games_rules() {
    let mut state = State::new(Settings::default(), vec![record("merkel,invert=allowed", &["c2-c3"])]);
    state.jobs.set_scheduler(ready_jobs());
    let effects = continue_game(&mut state);
    assert!(matches!(sent(&effects)[..], [Request::Search(search)] if search.course.rules == "merkel,invert=allowed"));
}

#[test]
fn the_answer_is_played_and_its_report_kept() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let work = Work::Uct { playouts: 60, nodes: 9 };
    let report = SearchReport { work, ..SearchReport::default() };
    say(&mut state, Answer::Progress { id, report: report.clone() });
    assert_eq!(state.thinking().unwrap().report, Some(report.clone()));
    say(&mut state, Answer::Done { id, best: Some("b4xd2".to_owned()), report });
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
    assert_eq!(
        announced(&state),
        "played-by-you(turn: d2-c3, flips: 0) played-by-ai(side: dark, other: light, turn: b4xd2, flips: 0) \
         your-turn-capture(spots: b2 or e1)"
    );
    assert_eq!(state.last_result().map(|thought| thought.report.work), Some(work));
    assert!(state.thinking().is_none() && state.is_human_to_move());
}

#[test]
fn a_forced_reply_keeps_the_estimate_before_it() {
    let forced = SearchReport {
        work: Work::Uct { playouts: 1, nodes: 1 },
        expected: Some(ExpectedScore::from(0.5)),
        root_moves: vec![RootMove::new("b4xd2".to_owned())],
        ..SearchReport::default()
    };
    let searched = SearchReport {
        work: Work::Uct { playouts: 10_000, nodes: 9 },
        expected: Some(ExpectedScore::from(0.9)),
        ..SearchReport::default()
    };
    let mut state = against_ai(&[]);
    state.settings.switches[Switch::Chances] = true;
    let percents = |state: &State| state.balance().map(|balance| balance.percents);
    for (report, expected) in [(forced.clone(), None), (searched, Some(10)), (forced, Some(10))] {
        let id = if state.game.record.plies() == 0 {
            thinking(&mut state)
        } else {
            let own = state.game.legal()[0].text.clone();
            update(&mut state, Event::Typed(own));
            settle(&mut state);
            state.thinking().unwrap().id
        };
        let best = Some(state.game.legal()[0].text.clone());
        say(&mut state, Answer::Done { id, best, report });
        settle(&mut state);
        assert_eq!(percents(&state), expected);
    }
    state.settings.switches[Switch::Chances] = false;
    assert_eq!(percents(&state), None, "it is shown on request");
}

#[test]
fn answers_with_another_id_are_dropped() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let failed = Answer::Failed { id: Some(id + 1), why: Failure::OnlyUct };
    assert_eq!(update(&mut state, done(id + 1, Some("b4xd2"))), []);
    assert_eq!(say(&mut state, failed), []);
    assert_eq!((state.thinking().map(|thinking| thinking.id), notice(&state)), (Some(id), ""));
}

#[test]
fn missing_weights_are_reported_once_and_the_search_continues() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    say(&mut state, Answer::Incomplete);
    assert_eq!(notice(&state), "search-incomplete");
    update(&mut state, Event::Command(Command::DismissNotice));
    say(&mut state, Answer::Incomplete);
    assert_eq!((notice(&state), state.thinking().map(|thinking| thinking.id)), ("", Some(id)));
}

#[test]
fn move_now_stops_the_search_and_waits_for_its_answer() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    // The bar shows it only after the first progress report, and not if the answer comes quickly.
    state.environment.now += 2000;
    say(&mut state, Answer::Progress { id, report: SearchReport::default() });
    assert_eq!(update(&mut state, Event::Command(Command::MoveNow)), [stop(id)]);
    update(&mut state, done(id, Some("b4xd2")));
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
    assert_eq!(update(&mut state, Event::Command(Command::MoveNow)), []);
}

#[test]
fn wrong_missing_and_failed_answers_pause_the_game_with_a_notice() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    update(&mut state, done(id, Some("a1-a2")));
    assert_eq!(
        notice(&state),
        "search-wrong-move-why(why: text-error(subject: move, text: a1-a2, problem: problem-capture-compulsory, \
         expected: expected-one-of(texts: b4xd2 and d4xd2)))"
    );
    assert!(state.waits() && state.thinking().is_none());

    let effects = update(&mut state, Event::Command(Command::Resume));
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    let id = search.id;
    update(&mut state, done(id, None));
    assert_eq!((notice(&state), state.waits()), ("search-no-move", true));

    update(&mut state, Event::Command(Command::Resume));
    let id = state.thinking().unwrap().id;
    say(&mut state, Answer::Failed { id: Some(id), why: Failure::NoLevel { level: 13, levels: 12 } });
    assert_eq!((notice(&state), state.waits()), ("search-failed(why: failure-no-level(number: 13, most: 12))", true));
    assert!(state.thinking().is_none());
}

#[test]
fn a_failure_on_the_humans_turn_does_not_pause() {
    let mut state = against_ai(&[]);
    say(&mut state, Answer::Failed { id: None, why: Failure::NoRequest("why".to_owned()) });
    assert!(!state.waits());
    thinking(&mut state);
}
