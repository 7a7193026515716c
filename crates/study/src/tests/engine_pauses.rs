//! Engines pause at their time limit, on another tab, and while the page is hidden.

use alquerque_core::{Outcome, Player};
use alquerque_messages::analysis::uct::{UctAnswer, UctRequest, View};
use alquerque_messages::{Answer, Request, RootMove, StudyAnswer};

use super::*;
use crate::engines::engine::{EngineId, Limit};
use crate::engines::prover_result;
use crate::event::UctEvent;

/// Returns the requests to an engine.
fn requests(effects: &[StudyEffect]) -> Vec<&Request> {
    let request = |effect| match effect {
        &StudyEffect::Request(Worker::Engine(_), ref request) => Some(request),
        _ => None,
    };
    effects.iter().filter_map(request).collect()
}

/// Reports that the engine has worked for this long.
fn report_work(study: &mut Study, state: &mut State, id: u32, seconds: u32) -> Vec<StudyEffect> {
    let work = Work::Uct { playouts: u64::from(seconds) * 1000, nodes: 100 };
    let report = SearchReport { work, seconds: seconds.into(), ..analysis(0.6, None, &[("d2-c3", 0.6)]) };
    handle(
        study,
        state,
        Event::Worker(
            Worker::Engine(EngineId::Uct),
            JobEvent::Answer(Answer::Study(StudyAnswer::Analysis { id, report, done: false })),
        ),
    )
}

fn analysed() -> (Study, State, u32) {
    let (mut study, mut state) = studied("merkel", &[]);
    handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    let effects = handle(&mut study, &mut state, Event::Engine(EngineId::Uct, true));
    let [Request::Analyse(task)] = requests(&effects)[..] else { panic!("{effects:?}") };
    let id = task.id;
    (study, state, id)
}

#[test]
fn an_engine_stops_after_a_minute_and_continues_with_more_time() {
    let (mut study, mut state, id) = analysed();
    assert_eq!(requests(&report_work(&mut study, &mut state, id, 59)), Vec::<&Request>::new());
    assert_eq!(requests(&report_work(&mut study, &mut state, id, 60)), [&Request::Pause { id }]);
    assert!(study.engines.is_stopped(EngineId::Uct));
    // The answer to the pause causes no further request, and the result stays.
    assert_eq!(requests(&report_work(&mut study, &mut state, id, 60)), Vec::<&Request>::new());
    assert!(study.engines.found(EngineId::Uct, &*state.game.record).is_some());
    let effects = handle(&mut study, &mut state, Event::Limit(Limit::Long));
    assert_eq!(requests(&effects), [&Request::GoOn { id }]);
    assert!(!study.engines.is_stopped(EngineId::Uct));
    // Another position gets its own time.
    report_work(&mut study, &mut state, id, 300);
    update(&mut state, AppEvent::Typed("d2-c3".to_owned()));
    let effects = handle(&mut study, &mut state, Event::Limit(Limit::Short));
    assert!(matches!(requests(&effects)[..], [Request::Analyse(_)]), "{effects:?}");
}

#[test]
fn engines_pause_on_another_tab_and_while_the_page_is_hidden() {
    let (mut study, mut state, id) = analysed();
    let (away, back) =
        ([Event::Tab(Tab::Review), Event::Hidden(true)], [Event::Tab(Tab::Analysis), Event::Hidden(false)]);
    for (away, back) in away.into_iter().zip(back) {
        assert_eq!(requests(&handle(&mut study, &mut state, away)), [&Request::Pause { id }]);
        assert_eq!(requests(&report_work(&mut study, &mut state, id, 1)), Vec::<&Request>::new());
        assert_eq!(requests(&handle(&mut study, &mut state, back)), [&Request::GoOn { id }]);
    }
    // On another tab they do not follow the board.
    handle(&mut study, &mut state, Event::Tab(Tab::Review));
    update(&mut state, AppEvent::Typed("d2-c3".to_owned()));
    let effects = handle(&mut study, &mut state, Event::Lines(2));
    assert_eq!(requests(&effects), [&Request::Stop { id }]);
    let effects = handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    assert!(matches!(requests(&effects)[..], [Request::Analyse(_)]), "{effects:?}");
}

/// Returns the requests to the growing tree.
fn growth_requests(effects: &[StudyEffect]) -> Vec<&UctRequest> {
    let order = |effect| match effect {
        &StudyEffect::Request(Worker::Uct, Request::Uct(ref order)) => Some(order),
        _ => None,
    };
    effects.iter().filter_map(order).collect()
}

#[test]
fn the_growing_tree_pauses_after_a_minute_and_while_the_page_is_hidden() {
    let (mut study, mut state) = studied("merkel", &[]);
    handle(&mut study, &mut state, Event::Tab(Tab::Uct));
    let effects = handle(&mut study, &mut state, Event::Uct(UctEvent::Run(true)));
    let [UctRequest::Think(search)] = growth_requests(&effects)[..] else { panic!("{effects:?}") };
    let id = search.id;
    let seen = |study: &mut Study, state: &mut State, seconds: u32, is_running| {
        let view = View { playouts: seconds * 1000, per_second: 1000.0, is_running, ..View::default() };
        handle(
            study,
            state,
            Event::Worker(Worker::Uct, JobEvent::Answer(Answer::Study(StudyAnswer::Uct(UctAnswer::Seen { id, view })))),
        )
    };
    assert_eq!(growth_requests(&seen(&mut study, &mut state, 10, true)), Vec::<&UctRequest>::new());
    assert_eq!(growth_requests(&handle(&mut study, &mut state, Event::Hidden(true))), [&UctRequest::Pause { id }]);
    seen(&mut study, &mut state, 11, false);
    assert_eq!(growth_requests(&handle(&mut study, &mut state, Event::Hidden(false))), [&UctRequest::GoOn { id }]);
    assert!(!study.uct.live.is_decided());
    assert_eq!(growth_requests(&seen(&mut study, &mut state, 60, true)), [&UctRequest::Pause { id }]);
    seen(&mut study, &mut state, 60, false);
    assert!(!study.uct.live.is_on() && !study.uct.live.is_decided() && study.uct.can_run(&state));
    // Start gives it another minute.
    let effects = handle(&mut study, &mut state, Event::Uct(UctEvent::Run(true)));
    assert_eq!(growth_requests(&effects), [&UctRequest::GoOn { id }]);
    assert_eq!(growth_requests(&seen(&mut study, &mut state, 119, true)), Vec::<&UctRequest>::new());
    assert_eq!(growth_requests(&seen(&mut study, &mut state, 120, true)), [&UctRequest::Pause { id }]);
}

#[test]
fn results_of_the_prover_are_not_attributed_to_the_engine() {
    let root = |mv: &str, proven| RootMove { proven, ..RootMove::new(mv.to_owned()) };
    let known = [root("d2-c3", Some(Outcome::Win(Player::Light))), root("c2-c3", None)];
    let mut lines = analysis(0.6, None, &[("d2-c3", 0.6), ("c2-c3", 0.5), ("b2-c3", 0.4)]).root_moves;
    let found: Vec<_> = lines.iter().map(|line| prover_result(line, &known)).collect();
    assert_eq!(found, [Some(Outcome::Win(Player::Light)), None, None]);
    lines[0].proven = Some(Outcome::Win(Player::Light));
    assert_eq!(prover_result(&lines[0], &known), None, "the engine has found it as well");
}
