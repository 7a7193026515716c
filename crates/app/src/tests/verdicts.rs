//! Proven results: requests, when they are shown, the lines played out from them, and a prover that fails.

mod ai;

use super::*;
use crate::board::model::{Mark, playing};
use crate::command::Command;
use crate::event::OptionEvent;
use crate::notice::Offer;
use crate::prover::proven::{ProvenResult, combine};
use crate::record::RecordEvent;
use crate::settings::Switch;
use alquerque_core::Outcome;
use alquerque_core::Player::{self, Dark, Light};
use alquerque_core::record::{Format, Header, export, from_link, import, to_link};
use alquerque_messages::{ExpectedScore, Failure, Length, Purpose, RootMove, SearchRequest};

const PROVER: u32 = 2;

fn root(mv: &str, expected: Option<f32>, proven: Option<Outcome>, length: Option<u32>) -> RootMove {
    let (expected, length) = (expected.map(ExpectedScore::from), length.map(Length::Exactly));
    RootMove { expected, proven, length, ..RootMove::new(mv.to_owned()) }
}

fn open(mv: &str, share: f32) -> RootMove {
    root(mv, Some(share), None, None)
}

fn certain(mv: &str, proven: Outcome, plies: u32) -> RootMove {
    root(mv, None, Some(proven), (proven != Outcome::Draw).then_some(plies))
}

fn report(root_moves: Vec<RootMove>) -> SearchReport {
    SearchReport { root_moves, ..SearchReport::default() }
}

/// A proven result with the line to the end of the game.
fn decided(proven: Outcome, plies: u32, line: &[&str], root_moves: Vec<RootMove>) -> SearchReport {
    let principal_variation = line.iter().map(|&mv| mv.to_owned()).collect();
    SearchReport {
        proven: Some(proven),
        length: Some(Length::Exactly(plies)),
        principal_variation,
        ..report(root_moves)
    }
}

/// A game of two humans that shows proven results, with the prover ready.
fn shown(moves: &[&str]) -> State {
    let mut state = two_people(moves);
    state.settings.switches[Switch::Verdicts] = true;
    state.settings.speed = crate::settings::Speed::None;
    begin(&mut state);
    state
}

/// The AI plays Dark at full strength.
fn against_the_best(moves: &[&str]) -> State {
    let mut state = against_ai(moves);
    state.settings.current_mut().ai.level = 12;
    state
}

/// Sends an event without effect, then completes the prover's handshake.
fn begin(state: &mut State) -> Vec<Effect> {
    let mut effects = update(state, Event::WorkersTick { late: 0 });
    effects.extend(update(state, Event::Worker(PROVER, WorkerEvent::Loaded)));
    effects.extend(proves(state, Answer::Hello { version: VERSION.to_owned() }));
    effects
}

fn proves(state: &mut State, answer: Answer) -> Vec<Effect> {
    update(state, Event::Worker(PROVER, WorkerEvent::Answered(answer)))
}

fn progress(state: &mut State, report: SearchReport) -> Vec<Effect> {
    let id = state.prover.proof().expect("the prover has a request").id;
    proves(state, Answer::Progress { id, report })
}

fn proved(state: &mut State, report: SearchReport) -> Vec<Effect> {
    let id = state.prover.proof().expect("the prover has a request").id;
    proves(state, Answer::Done { id, best: None, report })
}

fn starts(effects: &[Effect]) -> bool {
    effects.contains(&Effect::Workers(WorkerEffect::StartProver { number: PROVER, bypass_cache: false }))
}

/// The request sent to the prover, if any.
fn asked(effects: &[Effect]) -> Option<SearchRequest> {
    sent(effects).into_iter().find_map(|request| match request {
        Request::Search(search) if search.purpose == Purpose::Prove => Some(search.clone()),
        _ => None,
    })
}

fn verdict(state: &State) -> &'static str {
    phrases(state.verdict_text())
}

fn best(player: Player, searched: &[RootMove], proof: &[RootMove]) -> String {
    combine(player, report(searched.to_vec()), &report(proof.to_vec())).root_moves[0].mv.clone()
}

#[test]
fn proven_results_are_shown_where_they_spoil_nothing() {
    let mut state = two_people(&[]);
    state.settings.switches[Switch::Verdicts] = true;
    let effects = begin(&mut state);
    assert!(starts(&effects) && asked(&effects).is_some());
    assert_eq!(verdict(&state), "verdict-looking");
    let first = state.game.legal[0].text.clone();
    progress(&mut state, report(vec![certain(&first, Outcome::Win(Player::Dark), 12)]));
    assert_eq!(verdict(&state), "verdict-looking");
    let at_most = SearchReport {
        length: Some(Length::AtMost(23)),
        ..decided(Outcome::Win(Player::Light), 23, &[], vec![certain("d2-c3", Outcome::Win(Player::Light), 23)])
    };
    progress(&mut state, at_most.clone());
    assert_eq!(verdict(&state), "verdict-win(side: light, other: dark, known: most, moves: 12)");
    assert_eq!(announced(&state), "", "not requested");
    progress(&mut state, SearchReport { length: Some(Length::Exactly(1)), ..at_most.clone() });
    assert_eq!(verdict(&state), "verdict-win(side: light, other: dark, known: exactly, moves: 1)");
    progress(&mut state, SearchReport { length: None, ..at_most });
    assert_eq!(verdict(&state), "verdict-win(side: light, other: dark, known: win, moves: 0)");
    progress(&mut state, SearchReport { proven: Some(Outcome::Draw), ..SearchReport::default() });
    assert_eq!(verdict(&state), "expected-draw");
    proved(&mut state, SearchReport::default());
    assert_eq!(verdict(&state), "", "nobody has asked");
    update(&mut state, Event::Option(OptionEvent::Switch(Switch::Verdicts, false)));
    assert_eq!((verdict(&state), state.prover.proof()), ("", None));
}

#[test]
fn each_viewed_position_is_requested_and_stale_answers_are_dropped() {
    let mut state = shown(&["d2-c3", "b4xd2"]);
    let old = state.prover.proof().unwrap().id;
    let effects = update(&mut state, Event::Command(Command::StepPrevious));
    assert!(sent(&effects).contains(&&Request::Stop { id: old }), "{effects:?}");
    assert_eq!(asked(&effects).map(|search| search.course.moves), Some(vec!["d2-c3".to_owned()]));
    proves(
        &mut state,
        Answer::Done { id: old, best: None, report: decided(Outcome::Win(Player::Light), 3, &[], Vec::new()) },
    );
    assert_eq!(verdict(&state), "verdict-looking");
    proved(&mut state, decided(Outcome::Win(Player::Dark), 3, &[], Vec::new()));
    assert_eq!(verdict(&state), "verdict-win(side: dark, other: light, known: exactly, moves: 2)");
    update(&mut state, Event::Command(Command::Learn));
    assert_eq!((verdict(&state), state.prover.proof()), ("", None), "not in a lesson");
}

#[test]
fn moves_are_marked_and_labelled_with_their_proven_results() {
    let mut state = shown(&[]);
    let of = |state: &State, name: &str| {
        let model = playing(state);
        let spot = model.rows.iter().flatten().find(|spot| spot.spot == at(name)).unwrap().clone();
        let result =
            spot.marks.iter().find_map(|mark| if let Mark::Proven(result) = mark { Some(*result) } else { None });
        (result, in_words(spot.label(&*state.game.record)))
    };
    let roots = state.game.legal.iter().map(|turn| match turn.text.as_str() {
        "d2-c3" => certain("d2-c3", Outcome::Win(Player::Light), 9),
        "c2-c3" => certain("c2-c3", Outcome::Draw, 0),
        text => certain(text, Outcome::Win(Player::Dark), 8),
    });
    let roots = roots.collect();
    proved(&mut state, decided(Outcome::Win(Player::Light), 9, &["d2-c3"], roots));
    assert_eq!(of(&state, "d2"), (Some(ProvenResult::Wins), "d2, light piece, can move, wins"));
    assert_eq!(of(&state, "c2"), (Some(ProvenResult::Draws), "c2, light piece, can move, draws"));
    assert_eq!(of(&state, "b2").0, Some(ProvenResult::Loses));
    assert_eq!(of(&state, "a1").0, None);
    activate(&mut state, "c2");
    assert_eq!(of(&state, "c3"), (Some(ProvenResult::Draws), "c3, empty, you can go here, draws"));
    assert_eq!((of(&state, "d2").0, of(&state, "c2").0), (None, None));
}

#[test]
fn against_the_ai_proven_results_are_shown_on_request_and_counted() {
    let mut state = against_ai(&[]);
    state.settings.switches[Switch::Verdicts] = true;
    update(&mut state, Event::WorkersTick { late: 0 });
    assert!(!state.shows_verdict() && state.can(Command::WhoWins) && state.prover.proof().is_none());
    let effects = update(&mut state, Event::Command(Command::WhoWins));
    assert!(starts(&effects));
    assert_eq!((announced(&state), state.can(Command::WhoWins), state.helps()), ("verdict-looking", false, 0));
    begin(&mut state);
    proved(
        &mut state,
        decided(Outcome::Win(Player::Light), 9, &["d2-c3"], vec![certain("d2-c3", Outcome::Win(Player::Light), 9)]),
    );
    assert_eq!(
        (announced(&state), state.helps()),
        ("verdict-win(side: light, other: dark, known: exactly, moves: 5) help-not-counted", 1)
    );
    // The warning covers neither the answer nor what to do.
    assert!(status(&state).starts_with("status-"), "{}", status(&state));
    let shown = crate::game::panel::panel(&state);
    assert_eq!((shown.is_shown("goal"), notice(&state)), (Some(true), ""));
    assert_eq!(shown.class_of("verdict").as_deref(), Some("asked"));
    activate_all(&mut state, &["d2", "c3"]);
    assert_eq!((verdict(&state), state.verdict()), ("", None));
    // The help count is part of exports.
    let text = export(&*state.game.record, Format::Pdn);
    assert!(text.contains("[Help \"1\"]\n"), "{text}");
    let read = import(&text).remove(0).unwrap().record;
    let linked = from_link(&to_link(&*state.game.record)).unwrap();
    assert_eq!([&*read, &*linked].map(|record| record.headers().text(Header::Help)), ["1", "1"]);
}

#[test]
fn a_request_without_an_answer_is_no_help() {
    let mut state = against_ai(&[]);
    update(&mut state, Event::Command(Command::WhoWins));
    begin(&mut state);
    let known = decided(Outcome::Win(Player::Light), 9, &[], vec![certain("d2-c3", Outcome::Win(Player::Light), 9)]);
    proved(&mut state, SearchReport { proven: None, ..known });
    assert_eq!((verdict(&state), announced(&state)), ("verdict-open", "verdict-open"));
    assert_eq!((state.helps(), state.was_helped()), (0, false));
    assert_eq!(state.proven_result(|_| true), None, "nor does the board show anything");
    assert_eq!(crate::game::panel::panel(&state).is_shown("verdict"), Some(true));
}

#[test]
fn a_game_with_help_is_not_counted() {
    for helped in [false, true] {
        let mut state = against_ai(&LAST_MOVE);
        if helped {
            update(&mut state, Event::Command(Command::WhoWins));
            begin(&mut state);
            proved(&mut state, decided(Outcome::Win(Player::Light), 1, &[WINNING], Vec::new()));
        }
        let effects = update(&mut state, Event::Typed(WINNING.to_owned()));
        let is_counted = effects.iter().any(|effect| matches!(effect, Effect::Count { .. }));
        assert_eq!((is_counted, state.game.counted), (!helped, true));
        update(&mut state, Event::Command(Command::Undo));
        state.settings.switches[Switch::Verdicts] = true;
        assert!(state.shows_verdict(), "the game is over, so nothing is spoiled");
    }
}

#[test]
fn the_proven_line_is_played_out_as_a_variation() {
    let mut state = shown(&["d2-c3", "b4xd2", "e1xc3"]);
    update(&mut state, Event::Command(Command::StepFirst));
    let line = ["c2-c3", "c4xc2", "c1xc3"];
    assert!(!state.can(Command::ShowLine));
    proved(
        &mut state,
        decided(Outcome::Win(Player::Light), 9, &line, vec![certain("c2-c3", Outcome::Win(Player::Light), 9)]),
    );
    assert!(state.can(Command::ShowLine));
    update(&mut state, Event::Command(Command::ShowLine));
    assert_eq!((state.game.record.moves(), state.game.record.played()), (line.map(str::to_owned).to_vec(), 0));
    assert!(!state.can(Command::ShowLine), "it is already being shown");
    for played in 1..=3 {
        let Pace::Replaying(number) = state.game.pace else { panic!("it is being replayed") };
        update(&mut state, Event::Record(RecordEvent::ReplayDue(number)));
        assert_eq!(state.game.record.played(), played);
    }
    // Results found since then extend the line.
    let due = |state: &mut State| {
        let Pace::Replaying(number) = state.game.pace else { panic!("it is being replayed") };
        update(state, Event::Record(RecordEvent::ReplayDue(number)));
    };
    due(&mut state);
    assert_eq!(state.game.record.played(), 3);
    progress(
        &mut state,
        decided(Outcome::Win(Player::Light), 6, &["a3xc1"], vec![certain("a3xc1", Outcome::Win(Player::Light), 6)]),
    );
    due(&mut state);
    assert_eq!(state.game.record.moves()[3..], ["a3xc1"]);
    proved(&mut state, report(Vec::new()));
    due(&mut state);
    assert_eq!(notice(&state), "line-ends");
    assert!(!matches!(state.game.pace, Pace::Replaying(_)) && state.can_step_back());
    let tree = state.game.record.tree();
    let main: Vec<String> = tree.main_line().skip(1).map(|node| state.game.record.move_text(node)).collect();
    assert_eq!(main, ["d2-c3", "b4xd2", "e1xc3"], "the main line is unchanged");
}

#[test]
fn a_line_shown_in_a_game_against_the_ai_is_not_played_and_can_be_left() {
    let mut state = against_ai(&LAST_MOVE);
    update(&mut state, Event::Command(Command::WhoWins));
    begin(&mut state);
    proved(
        &mut state,
        decided(Outcome::Win(Player::Light), 1, &[WINNING], vec![certain(WINNING, Outcome::Win(Player::Light), 1)]),
    );
    update(&mut state, Event::Command(Command::ShowLine));
    let Pace::Replaying(number) = state.game.pace else { panic!("it is being replayed") };
    assert!(!state.can(Command::Resume), "it already continues by itself");
    update(&mut state, Event::Record(RecordEvent::ReplayDue(number)));
    assert!(state.game.ending.is_some());
    assert_eq!(status(&state), "result-no-pieces(side: light, other: dark, lone: nobody)");
    assert!(state.can(Command::LeaveLine) && !state.can(Command::Rematch));
    // A shown line doesn't survive a reload, and stepping through it doesn't start the AI.
    assert_eq!(state.record_to_save().moves(), LAST_MOVE);
    update(&mut state, Event::Command(Command::StepFirst));
    update(&mut state, Event::Command(Command::StepLast));
    assert!(state.thinking().is_none() && state.can(Command::LeaveLine));
    update(&mut state, Event::Command(Command::LeaveLine));
    assert_eq!(
        (state.game.record.moves(), state.game.record.played()),
        (LAST_MOVE.map(str::to_owned).to_vec(), LAST_MOVE.len())
    );
    assert!(!state.can(Command::LeaveLine) && state.record_to_save().moves() == LAST_MOVE);
    assert_eq!(status(&state), "status-yours(side: light, other: dark, task: capture)");
    // A move played from there is part of the game.
    update(&mut state, Event::Typed(WINNING.to_owned()));
    assert_eq!(status(&state), "result-no-pieces(side: light, other: dark, lone: won)");
    assert!(state.can(Command::Rematch) && !state.can(Command::LeaveLine));
}

#[test]
fn cached_proofs_are_reused() {
    let mut state = shown(&["d2-c3", "b4xd2"]);
    let found =
        decided(Outcome::Win(Player::Light), 9, &["e1xc3"], vec![certain("e1xc3", Outcome::Win(Player::Light), 9)]);
    proved(&mut state, found.clone());
    update(&mut state, Event::Command(Command::StepPrevious));
    assert!(state.awaits_verdict());
    // An interrupted proof is requested again.
    progress(&mut state, decided(Outcome::Win(Player::Light), 10, &[], Vec::new()));
    let effects = update(&mut state, Event::Command(Command::StepNext));
    assert_eq!((asked(&effects), state.verdict()), (None, Some(&found)));
    let effects = update(&mut state, Event::Command(Command::StepPrevious));
    assert!(asked(&effects).is_some());
    assert!(state.awaits_verdict());
}

#[test]
fn the_losing_side_can_be_played_against_perfection() {
    let mut state = shown(&INVERTING);
    assert!(!state.can(Command::PlayPerfect));
    proved(&mut state, decided(Outcome::Win(Player::Light), 9, &[], Vec::new()));
    assert!(state.can(Command::PlayPerfect));
    let effects = update(&mut state, Event::Command(Command::PlayPerfect));
    let now = state.settings.current();
    assert_eq!((now.light, now.dark, now.ai.level), (Ai, Human, 12));
    assert!(effects.contains(&Effect::SaveSettings) && state.thinking().is_some());
    assert_eq!((state.helps(), state.shows_verdict()), (1, false), "the verdict was seen, and now a game is played");
    assert!(!state.can(Command::PlayPerfect));
    assert_eq!(notice(&state), "against-perfect(side: dark, other: light)");
}

#[test]
fn two_people_see_who_wins_only_if_they_ask() {
    let mut settings = crate::settings::Settings::default();
    (settings.current_mut().light, settings.current_mut().dark) = (Human, Human);
    let mut state = State::new(settings, Vec::new());
    state.jobs.set_scheduler(ready_jobs());
    let effects = begin(&mut state);
    assert!(asked(&effects).is_none() && !starts(&effects) && !state.shows_verdict());
    let effects = update(&mut state, Event::Command(Command::WhoWins));
    assert!(starts(&effects) && state.shows_verdict());
}

#[test]
fn draughts_is_proven_with_four_pieces_or_fewer() {
    let game: alquerque_core::family::AnyGame = "draughts".parse().unwrap();
    let mut record = game.record_from("W:WK10,11:BK15,1,2").unwrap();
    assert!(!crate::prover::can_prove(&*record, 0));
    record.play("10x19").unwrap();
    assert_eq!([0, 1].map(|ply| crate::prover::can_prove(&*record, ply)), [false, true]);
    assert!(crate::prover::can_prove(&*start_of("merkel"), 0) && !crate::prover::can_prove(&*start_of("othello"), 0));
}

fn start_of(rules: &str) -> Box<dyn alquerque_core::any_record::AnyRecord> {
    rules.parse::<alquerque_core::family::AnyGame>().unwrap().record()
}

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
