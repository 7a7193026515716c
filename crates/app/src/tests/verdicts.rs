//! What is certain of positions: how it is asked for, who is told, and what the AI at its best makes of it.

use super::*;
use crate::board::Mark;
use crate::certain::{Fate, weighed};
use crate::event::OptionEvent;
use crate::game_board::playing;
use crate::record_event::{RecordEvent, Step};
use alquerque_core::Player::{self, Dark, Light};
use alquerque_core::record::{Format, Header, export, from_link, import, to_link};
use alquerque_messages::{Failure, HalfPoints, Length, Proven, Purpose, RootMove, SearchRequest};

const PROVER: u32 = (1 << 16) + 1;

fn root(mv: &str, expected: Option<f32>, proven: Option<Proven>, length: Option<u32>) -> RootMove {
    let (expected, length) = (expected.map(HalfPoints::of_share), length.map(Length::Exactly));
    RootMove { mv: mv.to_owned(), visits: 0, expected, proven, length }
}

fn open(mv: &str, share: f32) -> RootMove {
    root(mv, Some(share), None, None)
}

fn certain(mv: &str, proven: Proven, plies: u32) -> RootMove {
    root(mv, None, Some(proven), (proven != Proven::Draw).then_some(plies))
}

fn report(root_moves: Vec<RootMove>) -> SearchReport {
    SearchReport { root_moves, ..SearchReport::default() }
}

/// A position that is decided, with the line to its end.
fn decided(proven: Proven, plies: u32, line: &[&str], root_moves: Vec<RootMove>) -> SearchReport {
    let principal_variation = line.iter().map(|&mv| mv.to_owned()).collect();
    SearchReport {
        proven: Some(proven),
        length: Some(Length::Exactly(plies)),
        principal_variation,
        ..report(root_moves)
    }
}

/// Two people's game where it is shown who wins, with a prover that is ready.
fn shown(moves: &[&str]) -> State {
    let mut state = two_people(moves);
    state.settings.verdicts = true;
    state.settings.speed = crate::settings::Speed::None;
    begin(&mut state);
    state
}

/// The AI at its best plays dark.
fn against_the_best(moves: &[&str]) -> State {
    let mut state = against_ai(moves);
    state.settings.now_mut().ai.level = 10;
    state
}

/// Something happens that changes nothing, and the prover says hello.
fn begin(state: &mut State) -> Vec<Effect> {
    let mut effects = update(state, Event::LookAtWorkers { late: 0 });
    effects.extend(update(state, Event::Worker(PROVER, WorkerEvent::Loaded)));
    effects.extend(proves(state, Answer::Hello { version: VERSION.to_owned() }));
    effects
}

fn proves(state: &mut State, answer: Answer) -> Vec<Effect> {
    update(state, Event::Worker(PROVER, WorkerEvent::Said(answer)))
}

fn progress(state: &mut State, report: SearchReport) -> Vec<Effect> {
    let id = state.prover.proof.as_ref().expect("the prover is asked").id;
    proves(state, Answer::Progress { id, report })
}

fn proved(state: &mut State, report: SearchReport) -> Vec<Effect> {
    let id = state.prover.proof.as_ref().expect("the prover is asked").id;
    proves(state, Answer::Done { id, best: None, report })
}

fn starts(effects: &[Effect]) -> bool {
    effects.contains(&Effect::Workers(WorkerEffect::Start(PROVER)))
}

/// What the prover is asked.
fn asked(effects: &[Effect]) -> Option<SearchRequest> {
    sent(effects).into_iter().find_map(|request| match request {
        Request::Search(search) if search.purpose == Purpose::Prove => Some(search.clone()),
        _ => None,
    })
}

fn verdict(state: &State) -> &'static str {
    words_in(state, &state.verdict_text())
}

fn best(player: Player, searched: &[RootMove], proof: &[RootMove]) -> String {
    weighed(player, report(searched.to_vec()), &report(proof.to_vec())).root_moves[0].mv.clone()
}

#[test]
fn the_quickest_win_goes_first_whatever_the_search_likes() {
    let searched = [open("a", 0.9), open("b", 0.1), open("c", 0.2)];
    let proof = [certain("c", Proven::Dark, 7), certain("b", Proven::Dark, 9)];
    assert_eq!(best(Dark, &searched, &proof), "c");
    assert_eq!(best(Dark, &searched, &proof[1..]), "b");
    assert_eq!(best(Dark, &[], &proof), "c", "the search has not begun yet");
    let least = root("b", Some(0.5), Some(Proven::Dark), None);
    assert_eq!(best(Dark, &[least, open("c", 0.2)], &proof[..1]), "c", "a win of a known length is surer to come");
}

#[test]
fn a_certain_loss_is_played_only_where_all_lose_and_then_the_provers_first() {
    let searched = [open("a", 0.9), open("b", 0.1), open("c", 0.05)];
    let proof = [certain("c", Proven::Light, 30), certain("a", Proven::Light, 4)];
    assert_eq!(best(Dark, &searched, &proof), "b");
    let all = [certain("c", Proven::Light, 30), certain("b", Proven::Light, 30), certain("a", Proven::Light, 4)];
    assert_eq!(best(Dark, &searched, &all), "c");
    let own = [root("a", Some(0.0), Some(Proven::Light), None), open("b", 0.1)];
    assert_eq!(best(Dark, &own, &[]), "b", "what the search knows for certain counts as well");
}

#[test]
fn a_certain_draw_counts_for_half_a_point() {
    let proof = [certain("d", Proven::Draw, 0), certain("e", Proven::Draw, 0)];
    assert_eq!(best(Light, &[open("e", 0.7), open("d", 0.9), open("a", 0.45)], &proof), "e", "the search's order");
    assert_eq!(best(Light, &[open("d", 0.9), open("a", 0.55)], &proof), "a");
    assert_eq!(best(Light, &[open("d", 0.9), open("a", 0.5)], &proof), "d", "what is certain is preferred");
    assert_eq!(best(Light, &[certain("a", Proven::Dark, 3), open("d", 0.0)], &proof), "d");
}

#[test]
fn the_report_says_what_is_certain_of_the_move_that_is_played() {
    let searched = SearchReport {
        principal_variation: vec!["a".to_owned(), "x".to_owned()],
        ..report(vec![open("a", 0.9), open("b", 0.3)])
    };
    let proof = SearchReport { root_moves: vec![certain("b", Proven::Light, 5)], ..SearchReport::default() };
    let both = weighed(Light, searched.clone(), &proof);
    assert_eq!((both.proven, both.length), (Some(Proven::Light), Some(Length::Exactly(5))));
    assert_eq!((both.principal_variation, both.expected.map(HalfPoints::share)), (vec!["b".to_owned()], Some(1.0)));
    let nothing = weighed(Light, searched, &SearchReport::default());
    assert_eq!(nothing.principal_variation, ["a", "x"]);
    assert_eq!((nothing.proven, nothing.root_moves.len()), (None, 2));
}

#[test]
fn the_best_of_several_moves_is_certain_where_one_wins_or_all_are() {
    use Fate::{Draws, Loses, Wins};
    assert_eq!(Fate::best([Some(Loses), None, Some(Wins)]), Some(Wins));
    assert_eq!(Fate::best([Some(Draws), None]), None);
    assert_eq!(Fate::best([Some(Loses), Some(Draws)]), Some(Draws));
    assert_eq!(Fate::best([]), None);
}

#[test]
fn only_the_ai_at_its_best_asks_the_prover() {
    let mut state = against_ai(&[]);
    state.settings.verdicts = true;
    state.settings.now_mut().ai.level = 9;
    thinking(&mut state);
    assert_eq!(state.prover.proof, None);
    let mut state = against_the_best(&[]);
    activate_all(&mut state, &["d2", "c3"]);
    assert!(starts(&settle(&mut state)));
    let search = asked(&begin(&mut state)).expect("the prover is asked");
    assert_eq!((search.rules.as_str(), &search.moves[..]), ("merkel", &["d2-c3".to_owned()][..]));
    let mut other = game_of("othello", Ai, Human, &[]);
    other.settings.verdicts = true;
    other.settings.now_mut().ai.level = 10;
    go_on(&mut other);
    update(&mut other, Event::LookAtWorkers { late: 0 });
    assert_eq!(other.prover.proof, None, "it knows Alquerque alone");
}

#[test]
fn a_certain_win_is_played_at_once() {
    let mut state = against_the_best(&[]);
    let id = thinking(&mut state);
    begin(&mut state);
    let effects = progress(&mut state, report(vec![certain("b4xd2", Proven::Dark, 41)]));
    assert!(effects.contains(&stop(id)));
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
    assert_eq!(state.last_report.as_ref().unwrap().report.proven, Some(Proven::Dark));
    assert_eq!(announced(&state), "Dark (AI): b4xd2. Your turn: capture with b2 or e1.");
}

#[test]
fn the_ai_waits_a_while_for_the_provers_first_word() {
    let begin_to_think = |moves: &[&str]| {
        let mut state = game(Ai, Human, moves);
        state.settings.now_mut().ai.level = 10;
        go_on(&mut state);
        begin(&mut state);
        let id = state.thinking.as_ref().unwrap().id;
        let searched = report(vec![open(&state.legal[0].text, 0.9), open(&state.legal[1].text, 0.1)]);
        let best = Some(state.legal[0].text.clone());
        let effects = update(&mut state, said(Answer::Done { id, best, report: searched }));
        assert!(effects.contains(&Effect::After { millis: 3000, event: Event::WaitedForProver(id) }), "{effects:?}");
        assert_eq!(moves.len(), state.record.played(), "it waits");
        let texts = [state.legal[0].text.clone(), state.legal[1].text.clone()];
        (state, id, texts)
    };
    let (mut state, id, [first, _]) = begin_to_think(&INVERTING);
    update(&mut state, Event::WaitedForProver(id.wrapping_add(1)));
    assert_eq!(state.record.played(), 6);
    update(&mut state, Event::WaitedForProver(id));
    assert_eq!(moves(&state)[6], first);

    let (mut state, _, [first, second]) = begin_to_think(&INVERTING);
    progress(&mut state, report(vec![certain(&first, Proven::Dark, 8)]));
    assert_eq!(moves(&state)[6], second, "that one does not lose");

    let (mut state, _, [first, _]) = begin_to_think(&INVERTING);
    for number in PROVER..PROVER + 3 {
        update(&mut state, Event::Worker(number, WorkerEvent::Broken));
    }
    assert_eq!(moves(&state)[6], first, "nobody is waited for");
    assert!(notice(&state).starts_with("What finds out who wins"), "{}", notice(&state));
}

#[test]
fn what_is_certain_is_shown_where_that_spoils_nothing() {
    let mut state = two_people(&[]);
    state.settings.verdicts = true;
    let effects = begin(&mut state);
    assert!(starts(&effects) && asked(&effects).is_some());
    assert_eq!(verdict(&state), "Finding out who wins…");
    let first = state.legal[0].text.clone();
    progress(&mut state, report(vec![certain(&first, Proven::Dark, 12)]));
    assert_eq!(verdict(&state), "Finding out who wins…");
    let at_most = SearchReport {
        length: Some(Length::AtMost(23)),
        ..decided(Proven::Light, 23, &[], vec![certain("d2-c3", Proven::Light, 23)])
    };
    progress(&mut state, at_most.clone());
    assert_eq!(verdict(&state), "Light wins, in 23 plies at most");
    assert_eq!(announced(&state), "", "nobody has asked");
    progress(&mut state, SearchReport { length: Some(Length::Exactly(1)), ..at_most.clone() });
    assert_eq!(verdict(&state), "Light wins in 1 ply");
    progress(&mut state, SearchReport { length: None, ..at_most });
    assert_eq!(verdict(&state), "Light wins for certain");
    progress(&mut state, SearchReport { proven: Some(Proven::Draw), ..SearchReport::default() });
    assert_eq!(verdict(&state), "A certain draw");
    proved(&mut state, SearchReport::default());
    assert_eq!(verdict(&state), "Who wins here is not known");
    update(&mut state, Event::Option(OptionEvent::Verdicts(false)));
    assert_eq!((verdict(&state), &state.prover.proof), ("", &None));
}

#[test]
fn each_position_that_is_looked_at_is_asked_for_and_late_answers_are_dropped() {
    let mut state = shown(&["d2-c3", "b4xd2"]);
    let old = state.prover.proof.as_ref().unwrap().id;
    let effects = update(&mut state, Event::Record(RecordEvent::Step(Step::Previous)));
    assert!(sent(&effects).contains(&&Request::Stop { id: old }), "{effects:?}");
    assert_eq!(asked(&effects).map(|search| search.moves), Some(vec!["d2-c3".to_owned()]));
    proves(&mut state, Answer::Done { id: old, best: None, report: decided(Proven::Light, 3, &[], Vec::new()) });
    assert_eq!(verdict(&state), "Finding out who wins…");
    proved(&mut state, decided(Proven::Dark, 3, &[], Vec::new()));
    assert_eq!(verdict(&state), "Dark wins in 3 plies");
    update(&mut state, Event::Learn);
    assert_eq!((verdict(&state), &state.prover.proof), ("", &None), "a lesson tells by itself");
}

#[test]
fn moves_are_marked_and_named_by_what_becomes_of_them() {
    let mut state = shown(&[]);
    let of = |state: &State, name: &str| {
        let model = playing(state);
        let spot = model.rows.iter().flatten().find(|spot| spot.spot == at(name)).unwrap().clone();
        let fate = spot.marks.iter().find_map(|mark| if let Mark::Fate(fate) = mark { Some(*fate) } else { None });
        (fate, called(&spot.label(&*state.record)))
    };
    let roots = state.legal.iter().map(|turn| match turn.text.as_str() {
        "d2-c3" => certain("d2-c3", Proven::Light, 9),
        "c2-c3" => certain("c2-c3", Proven::Draw, 0),
        text => certain(text, Proven::Dark, 8),
    });
    let roots = roots.collect();
    proved(&mut state, decided(Proven::Light, 9, &["d2-c3"], roots));
    assert_eq!(of(&state, "d2"), (Some(Fate::Wins), "d2, light checker, may move, wins".to_owned()));
    assert_eq!(of(&state, "c2"), (Some(Fate::Draws), "c2, light checker, may move, draws".to_owned()));
    assert_eq!(of(&state, "b2").0, Some(Fate::Loses));
    assert_eq!(of(&state, "a1").0, None);
    activate(&mut state, "c2");
    assert_eq!(of(&state, "c3"), (Some(Fate::Draws), "c3, empty, the piece in hand may go here, draws".to_owned()));
    assert_eq!((of(&state, "d2").0, of(&state, "c2").0), (None, None));
}

#[test]
fn against_the_ai_who_wins_is_a_tap_away_and_counted() {
    let mut state = against_ai(&[]);
    state.settings.verdicts = true;
    update(&mut state, Event::LookAtWorkers { late: 0 });
    assert!(!state.shows_verdict() && state.can(Action::WhoWins) && state.prover.proof.is_none());
    let effects = update(&mut state, Event::WhoWins);
    assert!(starts(&effects) && effects.contains(&Effect::SaveGame));
    assert_eq!((announced(&state), state.can(Action::WhoWins)), ("Finding out who wins…", false));
    begin(&mut state);
    proved(&mut state, decided(Proven::Light, 9, &["d2-c3"], vec![certain("d2-c3", Proven::Light, 9)]));
    assert_eq!((announced(&state), state.helps()), ("Light wins in 9 plies", 1));
    activate_all(&mut state, &["d2", "c3"]);
    assert_eq!((verdict(&state), state.verdict()), ("", None));
    // It goes with the game wherever that goes.
    let text = export(&*state.record, Format::Pdn);
    assert!(text.contains("[Help \"1\"]\n"), "{text}");
    let read = import(&text).remove(0).unwrap().record;
    let linked = from_link(&to_link(&*state.record)).unwrap();
    assert_eq!([&*read, &*linked].map(|record| record.headers().text(Header::Help)), ["1", "1"]);
}

#[test]
fn a_game_with_help_is_not_counted() {
    for helped in [false, true] {
        let mut state = against_ai(&LAST_MOVE);
        if helped {
            update(&mut state, Event::WhoWins);
        }
        let effects = update(&mut state, Event::Typed(WINNING.to_owned()));
        let is_counted = effects.iter().any(|effect| matches!(effect, Effect::Count { .. }));
        assert_eq!((is_counted, state.counted), (!helped, true));
        update(&mut state, Event::Undo);
        state.settings.verdicts = true;
        assert!(state.shows_verdict(), "the game is over, and nothing is spoiled any more");
    }
}

#[test]
fn the_certain_line_is_played_out_as_a_variation() {
    let mut state = shown(&["d2-c3", "b4xd2", "e1xc3"]);
    update(&mut state, Event::Record(RecordEvent::Step(Step::First)));
    let line = ["c2-c3", "c4xc2", "c1xc3"];
    assert!(!state.can(Action::ShowLine));
    proved(&mut state, decided(Proven::Light, 9, &line, vec![certain("c2-c3", Proven::Light, 9)]));
    assert!(state.can(Action::ShowLine));
    update(&mut state, Event::ShowLine);
    assert_eq!((state.record.moves(), state.record.played()), (line.map(str::to_owned).to_vec(), 0));
    assert!(!state.can(Action::ShowLine), "it is being shown");
    for played in 1..=3 {
        let Pace::Replaying(number) = state.pace else { panic!("it is played back") };
        update(&mut state, Event::Record(RecordEvent::PlayBackDue(number)));
        assert_eq!(state.record.played(), played);
    }
    // What was found out since goes on with it.
    let due = |state: &mut State| {
        let Pace::Replaying(number) = state.pace else { panic!("it is played back") };
        update(state, Event::Record(RecordEvent::PlayBackDue(number)));
    };
    due(&mut state);
    assert_eq!(state.record.played(), 3);
    progress(&mut state, decided(Proven::Light, 6, &["a3xc1"], vec![certain("a3xc1", Proven::Light, 6)]));
    due(&mut state);
    assert_eq!(state.record.moves()[3..], ["a3xc1"]);
    proved(&mut state, report(Vec::new()));
    due(&mut state);
    assert_eq!(notice(&state), "Who wins is certain here, but not yet how it goes on.");
    assert!(!matches!(state.pace, Pace::Replaying(_)) && state.can(Action::StepBack));
    let tree = state.record.tree();
    let main: Vec<String> = tree.main_line().skip(1).map(|node| state.record.move_text(node)).collect();
    assert_eq!(main, ["d2-c3", "b4xd2", "e1xc3"], "what was played stays what was played");
}

#[test]
fn a_line_shown_in_a_game_against_the_ai_is_nobodys_and_leads_back() {
    let mut state = against_ai(&LAST_MOVE);
    update(&mut state, Event::WhoWins);
    begin(&mut state);
    proved(&mut state, decided(Proven::Light, 1, &[WINNING], vec![certain(WINNING, Proven::Light, 1)]));
    update(&mut state, Event::ShowLine);
    let Pace::Replaying(number) = state.pace else { panic!("it is played back") };
    assert!(!state.can(Action::Resume), "it goes on by itself already");
    update(&mut state, Event::Record(RecordEvent::PlayBackDue(number)));
    assert!(state.ending.is_some() && status(&state).starts_with("Light wins"), "{}", status(&state));
    assert!(state.can(Action::LeaveLine) && !state.can(Action::Rematch));
    // A reload knows nothing of it, and whoever goes through it wakes nobody.
    assert_eq!(state.record_to_keep().moves(), LAST_MOVE);
    update(&mut state, Event::Record(RecordEvent::Step(Step::First)));
    update(&mut state, Event::Record(RecordEvent::Step(Step::Last)));
    assert!(state.thinking.is_none() && state.can(Action::LeaveLine));
    update(&mut state, Event::LeaveLine);
    assert_eq!((state.record.moves(), state.record.played()), (LAST_MOVE.map(str::to_owned).to_vec(), LAST_MOVE.len()));
    assert!(!state.can(Action::LeaveLine) && state.record_to_keep().moves() == LAST_MOVE);
    assert!(status(&state).starts_with("Your turn"), "{}", status(&state));
    // What is played then is played.
    update(&mut state, Event::Typed(WINNING.to_owned()));
    assert!(status(&state).starts_with("You won") && state.can(Action::Rematch) && !state.can(Action::LeaveLine));
}

#[test]
fn what_was_found_out_is_known_when_somebody_comes_back() {
    let mut state = shown(&["d2-c3", "b4xd2"]);
    let found = decided(Proven::Light, 9, &["e1xc3"], vec![certain("e1xc3", Proven::Light, 9)]);
    proved(&mut state, found.clone());
    update(&mut state, Event::Record(RecordEvent::Step(Step::Previous)));
    assert!(state.awaits_verdict());
    // What was broken off is asked again.
    progress(&mut state, decided(Proven::Light, 10, &[], Vec::new()));
    let effects = update(&mut state, Event::Record(RecordEvent::Step(Step::Next)));
    assert_eq!((asked(&effects), state.verdict()), (None, Some(&found)));
    let effects = update(&mut state, Event::Record(RecordEvent::Step(Step::Previous)));
    assert!(asked(&effects).is_some());
    assert!(state.awaits_verdict());
}

#[test]
fn the_losing_side_can_be_played_against_perfection() {
    let mut state = shown(&INVERTING);
    assert!(!state.can(Action::PlayPerfect));
    proved(&mut state, decided(Proven::Light, 9, &[], Vec::new()));
    assert!(state.can(Action::PlayPerfect));
    let effects = update(&mut state, Event::PlayPerfect);
    let now = state.settings.now();
    assert_eq!((now.light, now.dark, now.ai.level), (Ai, Human, 10));
    assert!(effects.contains(&Effect::SaveSettings) && state.thinking.is_some());
    assert_eq!((state.helps(), state.shows_verdict()), (1, false), "the verdict was seen, and now it is a game");
    assert!(!state.can(Action::PlayPerfect));
    assert_eq!(notice(&state), "You play dark now, and the AI plays its best.");
}

#[test]
fn what_could_not_be_loaded_can_be_asked_for_again() {
    let mut state = against_ai(&[]);
    let mut number = PROVER;
    for _ in 0..2 {
        update(&mut state, Event::WhoWins);
        assert!(!state.can(Action::WhoWins));
        while state.prover.pool.closed().is_none() {
            update(&mut state, Event::Worker(number, WorkerEvent::Broken));
            number += 1;
        }
        assert!(notice(&state).starts_with("What finds out who wins could not be loaded"));
        update(&mut state, Event::DismissNotice);
    }
}

#[test]
fn what_is_missing_is_told_once_and_costs_nothing_else() {
    let mut state = shown(&[]);
    proves(&mut state, Answer::Incomplete);
    assert!(notice(&state).starts_with("A part of what is known"));
    update(&mut state, Event::DismissNotice);
    proves(&mut state, Answer::Incomplete);
    for number in PROVER..PROVER + 3 {
        update(&mut state, Event::Worker(number, WorkerEvent::Broken));
    }
    assert_eq!((notice(&state), verdict(&state)), ("", "Who wins here is not known"));
    activate_all(&mut state, &["d2", "c3"]);
    assert_eq!(moves(&state), ["d2-c3"]);
    assert_eq!(verdict(&state), "Who wins here is not known");
    let mut state = shown(&[]);
    let id = state.prover.proof.as_ref().unwrap().id;
    proves(&mut state, Answer::Failed { id: Some(id), why: Failure::OtherWorker });
    assert_eq!((notice(&state), verdict(&state)), ("", "Who wins here is not known"));
}

#[test]
fn the_prover_may_take_ten_minutes_to_load_and_its_looks_are_its_own() {
    let mut state = two_people(&[]);
    state.settings.verdicts = true;
    let mut effects = update(&mut state, Event::LookAtWorkers { late: 0 });
    for _ in 0..1199 {
        let due = effects.iter().find_map(|effect| match effect {
            Effect::After { millis: 500, event: Event::LookAtProver { due } } => Some(*due),
            _ => None,
        });
        let due = due.expect("somebody looks");
        state.outside.now = due;
        effects = update(&mut state, Event::LookAtProver { due });
        assert!(!effects.contains(&Effect::Workers(WorkerEffect::End(PROVER))));
    }
    let due = state.outside.now;
    assert!(update(&mut state, Event::LookAtProver { due }).contains(&Effect::Workers(WorkerEffect::End(PROVER))));
}
