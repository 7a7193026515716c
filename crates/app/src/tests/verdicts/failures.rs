//! A prover that does not load, lacks data or is slow.

use super::*;
use crate::command::Command;

#[test]
fn a_prover_that_failed_to_load_can_be_retried() {
    let mut state = against_ai(&[]);
    let mut number = PROVER;
    for _ in 0..2 {
        update(&mut state, Event::Command(Command::WhoWins));
        assert!(!state.can(Command::WhoWins));
        while state.jobs.scheduler().closed(GameRole::Prover).is_none() {
            update(&mut state, Event::Worker(number, WorkerEvent::Broken));
            number += 1;
        }
        assert_eq!(notice(&state), "prover-missing(arrived: none, received: 0)");
        assert_eq!(state.helps(), 0, "it was no help");
        update(&mut state, Event::Command(Command::DismissNotice));
    }
    // The notice's button repeats the request.
    update(&mut state, Event::Command(Command::TryAgain));
    assert_eq!(state.helps(), 1);
    let effects = update(&mut state, Event::Worker(number, WorkerEvent::Loaded));
    assert_eq!(sent(&effects), [&Request::Hello { version: VERSION.to_owned() }]);
    let hello = Answer::Hello { version: VERSION.to_owned() };
    let effects = update(&mut state, Event::Worker(number, WorkerEvent::Answered(hello)));
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]), "{effects:?}");
}

#[test]
fn missing_data_is_reported_once_and_has_no_other_effect() {
    let mut state = shown(&[]);
    proves(&mut state, Answer::Incomplete);
    assert_eq!(notice(&state), "prover-incomplete");
    update(&mut state, Event::Command(Command::DismissNotice));
    proves(&mut state, Answer::Incomplete);
    for number in PROVER..PROVER + 3 {
        update(&mut state, Event::Worker(number, WorkerEvent::Broken));
    }
    assert_eq!((notice(&state), verdict(&state)), ("", ""));
    activate_all(&mut state, &["d2", "c3"]);
    assert_eq!(moves(&state), ["d2-c3"]);
    assert_eq!(verdict(&state), "");
    let mut state = shown(&[]);
    let id = state.prover.proof().unwrap().id;
    proves(&mut state, Answer::Failed { id: Some(id), why: Failure::OtherWorker });
    assert_eq!((notice(&state), verdict(&state)), ("", ""));
}

#[test]
fn a_downloading_prover_is_not_given_up() {
    let mut state = two_people(&[]);
    state.settings.switches[Switch::Verdicts] = true;
    let mut effects = update(&mut state, Event::WorkersTick { late: 0 });
    let mut received = 0;
    let look = |state: &mut State, effects: &[Effect]| {
        assert!(effects.contains(&Effect::Workers(WorkerEffect::TickAfter(500))), "a check is scheduled");
        update(state, Event::WorkersTick { late: 0 })
    };
    let given_up = Effect::Workers(WorkerEffect::End(PROVER));
    for number in 1..1200 {
        effects = look(&mut state, &effects);
        assert!(!effects.contains(&given_up));
        if number % 19 == 0 {
            received += 500;
            assert_eq!(proves(&mut state, Answer::Loading { received }), []);
        }
    }
    assert_eq!(notice(&state), "");
    for _ in 0..20 {
        effects = look(&mut state, &effects);
        if effects.contains(&given_up) {
            break;
        }
    }
    assert!(effects.contains(&given_up));
    assert_eq!(notice(&state), "prover-missing(arrived: some, received: 32)");
    assert_eq!(state.notices.current().and_then(|notice| notice.offer), Some(Offer::TryAgain));
    let effects = update(&mut state, Event::Command(Command::TryAgain));
    assert!(
        effects.contains(&Effect::Workers(WorkerEffect::StartProver { number: PROVER + 1, bypass_cache: true })),
        "{effects:?}"
    );
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Workers(WorkerEffect::Start(1)))), "{effects:?}");
    assert_eq!(notice(&state), "");
}
