//! Choosing a game, its rules and the opponent; games side by side; lots; agreed draws; chains that may end early.

use super::*;
use crate::choices::{Choice, ChoiceEvent, Opponent, has_options, options};
use crate::notice::Offer;
use crate::page::Page;
use crate::settings::{Ai as How, Engine, First};
use crate::state::Thought;
use alquerque_core::Player::{Dark, Light};
use alquerque_core::Reason;
use alquerque_core::alquerque::{Chain, InnerSquare};
use alquerque_core::family::GAMES;
use alquerque_core::options::{RuleOption, RuleValue};
use alquerque_core::othello::Passing;
use alquerque_messages::{Budget, HalfPoints, RootMove};

/// Light on a1 may capture b2 and then b4 or d4, or stop before; or step.
const OPTIONAL_CHAIN: &str = "5/1d1d1/5/1d3/l4 l -";

fn optional_chain() -> State {
    let record = "murray".parse::<AnyGame>().unwrap().record_from(OPTIONAL_CHAIN).unwrap();
    let mut settings = Settings::default();
    settings.now_mut().dark = Human;
    let mut state = State::new(settings, vec![record]);
    activate_all(&mut state, &["a1", "c3"]);
    settle(&mut state);
    state
}

fn pick(state: &mut State, pick: ChoiceEvent) {
    update(state, Event::Choice(pick));
}

/// Opens the sheet and chooses a game.
fn choose(state: &mut State, game: GameId) {
    update(state, Event::PageShown(Some(Page::New)));
    pick(state, ChoiceEvent::Game(game));
}

#[test]
fn a_chain_that_may_end_waits_for_the_players_word() {
    let state = optional_chain();
    assert_eq!(in_hand(&state), ["a1", "c3"]);
    assert_eq!(moves(&state), [""; 0]);
    assert_eq!(status(&state), "Light may go on or end the turn");
    assert_eq!(announced(&state), "Captured. The checker on c3 may go on to a5 or e5, or the turn may end.");
    let ways: [fn(&mut State); 2] = [|state| drop(update(state, Event::EndTurn)), |state| drop(activate(state, "c3"))];
    for end in ways {
        let mut state = optional_chain();
        end(&mut state);
        assert_eq!((moves(&state), &state.hand), (vec!["a1xc3".to_owned()], &None));
    }
    let mut state = optional_chain();
    activate(&mut state, "e5");
    assert_eq!(moves(&state), ["a1xc3xe5"]);
}

#[test]
fn a_tap_ends_a_chain_and_escape_neither_ends_nor_loses_it() {
    let mut state = optional_chain();
    update(&mut state, Event::Cancel);
    assert_eq!((in_hand(&state), moves(&state).len()), (vec!["a1".to_owned(), "c3".to_owned()], 0));
    activate(&mut state, "b4");
    assert!(notice(&state).starts_with("The capture may go on to a5 or e5, or end on c3"), "{}", notice(&state));
    let place = state.geometry().place_of(at("c3"));
    update(&mut state, Event::Press(place));
    update(&mut state, Event::Release(place));
    assert_eq!(moves(&state), ["a1xc3"]);
    let mut state = optional_chain();
    update(&mut state, Event::Undo);
    assert_eq!((&state.hand, moves(&state).len()), (&None, 0), "Undo takes the jumps back");
    assert_eq!(update(&mut state, Event::EndTurn), [], "nothing to end");
}

#[test]
fn each_game_keeps_its_running_game() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    choose(&mut state, GameId::Othello);
    let effects = update(&mut state, Event::Play);
    assert_eq!(effects[0], Effect::LeavePage);
    assert!(effects.contains(&Effect::SaveSettings) && effects.contains(&Effect::SaveGame));
    assert_eq!((state.record.board().game, state.page), (GameId::Othello, None));
    assert_eq!(state.notice, None, "nothing was replaced");
    let set = state.legal[0].text.clone();
    let mut state = {
        state.settings.now_mut().dark = Human;
        state
    };
    activate(&mut state, &set);
    choose(&mut state, GameId::Alquerque);
    assert_eq!(state.running(GameId::Alquerque).map(AnyRecord::played), Some(2));
    update(&mut state, Event::GoOn);
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
    choose(&mut state, GameId::Othello);
    update(&mut state, Event::GoOn);
    assert_eq!(moves(&state), [set]);
    assert!(state.legal.iter().all(|turn| turn.path.len() == 1));
}

#[test]
fn a_new_game_of_a_kind_that_is_running_can_be_brought_back() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    choose(&mut state, GameId::Alquerque);
    update(&mut state, Event::Play);
    assert_eq!(state.notice.as_ref().unwrap().offer, Some(Offer::BringBack));
    update(&mut state, Event::BringBack);
    assert_eq!(moves(&state).len(), 2);
}

#[test]
fn going_over_to_another_game_stops_the_search() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    choose(&mut state, GameId::Draughts);
    let effects = update(&mut state, Event::Play);
    assert!(sent(&effects).contains(&&Request::Stop { id }));
    assert_eq!(update(&mut state, done(id, Some("b4xd2"))).len(), 0);
    assert_eq!(state.record.board().game, GameId::Draughts);
}

#[test]
fn what_was_chosen_is_remembered_for_each_game() {
    let mut state = against_ai(&[]);
    choose(&mut state, GameId::Alquerque);
    for change in [
        ChoiceEvent::Rules("murray".to_owned()),
        ChoiceEvent::You(Dark),
        ChoiceEvent::Engine(Engine::AlphaBeta),
        ChoiceEvent::Depth(7),
        ChoiceEvent::First(First::Dark),
    ] {
        pick(&mut state, change);
    }
    update(&mut state, Event::Play);
    assert_eq!(state.record.rules(), "murray,begin=dark");
    assert_eq!((state.settings.lone_human(), state.to_move()), (Some(Dark), Dark));
    choose(&mut state, GameId::Draughts);
    assert_eq!(
        (state.choice.opponent(), state.choice.you, state.choice.settings.ai.engine),
        (Opponent::Computer, Dark, Engine::Uct)
    );
    pick(&mut state, ChoiceEvent::Opponent(Opponent::Friend));
    update(&mut state, Event::Play);
    let kept = Choice::of(state.settings.of(GameId::Alquerque));
    assert_eq!((kept.you, kept.settings.ai.depth, &kept.settings.rules.to_string()[..]), (Dark, 7, "murray"));
    assert_eq!(Choice::of(state.settings.now()).opponent(), Opponent::Friend);
    let random = How { engine: Engine::Random, ..state.settings.now().ai };
    update(&mut state, Event::Option(crate::event::OptionEvent::Ai(random)));
    assert_eq!(state.settings.of(GameId::Alquerque).ai.engine, Engine::AlphaBeta, "an option of one game");
}

#[test]
fn closing_the_sheet_changes_nothing() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    let settings = state.settings.clone();
    choose(&mut state, GameId::Othello);
    pick(&mut state, ChoiceEvent::Opponent(Opponent::Friend));
    update(&mut state, Event::PageClosed(Page::New));
    assert_eq!((moves(&state).len(), &state.settings), (2, &settings));
    update(&mut state, Event::PageShown(Some(Page::New)));
    assert_eq!(state.choice, Choice::of(settings.now()), "the sheet begins with what holds");
}

#[test]
fn the_engine_is_asked_for_as_it_is_chosen() {
    let mut state = game_of("othello", Ai, Human, &[]);
    let now = state.settings.now_mut();
    (now.light, now.dark, now.ai.engine, now.ai.depth) = (Human, Ai, Engine::AlphaBeta, 6);
    let effects = go_on(&mut state);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    let alpha_beta = alquerque_messages::Engine::AlphaBeta { depth: 6 };
    assert_eq!((search.rules.as_str(), search.engine), ("othello", alpha_beta));
}

#[test]
fn each_side_may_be_played_by_an_ai_of_its_own() {
    use crate::event::OptionEvent;
    use alquerque_messages::Engine as Asked;
    let mut state = game(Ai, Ai, &[]);
    let light = How { engine: Engine::AlphaBeta, level: 3, depth: 2 };
    let dark = How { engine: Engine::Uct, level: 9, depth: 4 };
    update(&mut state, Event::Option(OptionEvent::Ai(light)));
    update(&mut state, Event::Option(OptionEvent::DarkAi(dark)));
    let effects = go_on(&mut state);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((search.engine, search.id), (Asked::AlphaBeta { depth: 2 }, state.thinking.as_ref().unwrap().id));
    let id = search.id;
    update(&mut state, done(id, Some("c2-c3")));
    let effects = settle(&mut state);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    let uct = Asked::Uct { exploration: state.settings.exploration };
    assert_eq!((search.engine, search.budget), (uct, Budget::Level(9)));
    state.settings.now_mut().swap_sides();
    assert_eq!((state.settings.now().ai_of(Light), state.settings.now().ai_of(Dark)), (dark, light));
    state.settings.now_mut().light = Human;
    assert_eq!(state.settings.now().ai_of(Dark), dark, "a lone AI is the one of the form's first fields");
    state.settings.now_mut().light = Ai;
    update(&mut state, Event::PageShown(Some(Page::New)));
    pick(&mut state, ChoiceEvent::Engine(Engine::Random));
    assert_eq!(state.choice.settings.dark_ai, None, "the sheet knows one AI");
}

#[test]
fn a_game_from_a_position_of_its_own_is_searched_from_there() {
    let mut state = optional_chain();
    state.settings.now_mut().dark = Ai;
    state.pool = ready_pool();
    update(&mut state, Event::EndTurn);
    let effects = settle(&mut state);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((search.start.is_some(), &search.moves[..]), (true, &["a1xc3".to_owned()][..]));
}

#[test]
fn options_of_the_rules_are_those_that_the_rulesets_know() {
    let with: Vec<GameId> = GAMES.iter().filter(|game| has_options(game)).map(|game| game.id).collect();
    assert_eq!(with, [GameId::Alquerque]);
    let inner = RuleOption::InnerSquare;
    for info in options(GameId::Alquerque.info()) {
        for &value in info.values {
            let mut settings = Settings::default().of(GameId::Alquerque).clone();
            settings.set_rule(value);
            assert_eq!(settings.rules.get(info.option), Some(value));
        }
    }
    assert_eq!(
        "ancient".parse::<AnyGame>().unwrap().get(inner),
        Some(RuleValue::InnerSquare(InnerSquare::FromEight)),
        "it goes without saying"
    );
    assert_eq!("othello".parse::<AnyGame>().unwrap().get(inner), None);
}

#[test]
fn rules_of_ones_own_explain_themselves() {
    let mut choice = Choice::of(Settings::default().now());
    choice.apply(ChoiceEvent::Rules(String::new()));
    assert!(choice.custom && choice.named().is_some());
    choice.apply(ChoiceEvent::Rule(RuleValue::Chain(Chain::Optional)));
    choice.apply(ChoiceEvent::Rule(RuleValue::Passing(Passing::GameOver)));
    assert_eq!((&choice.settings.rules.to_string()[..], choice.named()), ("merkel,chain=optional", None));
    assert_eq!(
        called(&choice.sentence()),
        "Checkers step forward and sideways; no checker takes its own last step back; who can capture must capture; \
         a capture may stop after any jump, and all points count to the end."
    );
    assert!(Choice::of(&choice.settings).custom, "as it was left");
}

#[test]
fn a_lot_is_drawn_outside_at_each_new_game() {
    let mut state = two_people(&[]);
    state.settings.now_mut().first = First::ByLot;
    assert_eq!(update(&mut state, Event::NewGame), [Effect::DrawLot]);
    for player in [Dark, Light] {
        update(&mut state, Event::LotDrawn(player));
        assert_eq!((state.to_move(), moves(&state).len()), (player, 0));
    }
    let may = |game| Choice::of(Settings::default().of(game)).may_choose_first();
    assert_eq!(GameId::ALL.into_iter().map(may).collect::<Vec<_>>(), [true, false, true]);
}

fn drawn(state: &State) -> bool {
    state.ending.is_some_and(|ending| ending.reason == Reason::Agreement)
}

#[test]
fn two_people_agree_on_a_draw() {
    let mut state = game_of("medieval", Human, Human, &["c2-c3"]);
    update(&mut state, Event::OfferDraw);
    assert_eq!(notice(&state), "Dark offers a draw. Light: accept?");
    update(&mut state, Event::AnswerDraw(false));
    assert_eq!((notice(&state), drawn(&state)), ("Light declines the draw.", false));
    assert_eq!(update(&mut state, Event::AnswerDraw(true)), [], "there is no offer any more");
    update(&mut state, Event::OfferDraw);
    assert_eq!(
        beside_motion(update(&mut state, Event::AnswerDraw(true))),
        [Effect::Record(crate::record_event::RecordEffect::SaveLibrary), Effect::SaveGame]
    );
    assert_eq!((drawn(&state), ending_text(&state)), (true, "Draw: by agreement."));
    let kept = crate::saved::SavedGame::of(&*state.record).restore().unwrap();
    assert_eq!(kept.ending(), state.ending, "over a reload, too");
    update(&mut state, Event::Undo);
    assert_eq!(state.ending, None, "going back goes on");
}

/// What dark has thought in position `ply`.
fn thought(ply: usize, expected: f32) -> Thought {
    let expected = Some(HalfPoints::of_share(expected));
    let known = RootMove { mv: String::new(), visits: 1, expected, proven: None, length: None };
    let report = SearchReport { expected, root_moves: vec![known.clone(), known], ..SearchReport::default() };
    Thought { player: Dark, ply, report }
}

#[test]
fn the_ai_agrees_where_it_finds_the_game_level() {
    let mut state = game_of("medieval", Human, Ai, &[]);
    // Without workers nothing comes of the AI's turns.
    state.pool = Pool::default();
    let offer = |state: &mut State, expected: f32| {
        state.last_report = Some(thought(state.record.played().saturating_sub(1), expected));
        update(state, Event::OfferDraw);
        drawn(state)
    };
    assert!(!offer(&mut state, 0.5), "before the first move there is nothing to agree on");
    let mut rng = alquerque_core::search::rng(3);
    while state.record.played() < 12 {
        let turns = state.record.legal_turns();
        state.record.play(&any(&turns, &mut rng).text).unwrap();
    }
    assert_eq!(state.ending, None);
    assert!(!offer(&mut state, 0.7));
    assert_eq!(notice(&state), "The AI declines the draw: it thinks that it stands better.");
    assert!(!offer(&mut state, 0.2));
    state.last_report = None;
    update(&mut state, Event::OfferDraw);
    assert!(notice(&state).contains("has not thought"), "{}", notice(&state));
    for (ply, moves) in [(10, 1), (6, 2), (12, 2)] {
        let mut old = thought(ply, 0.5);
        old.report.root_moves.truncate(moves);
        state.last_report = Some(old);
        update(&mut state, Event::OfferDraw);
        assert!(!drawn(&state), "a forced move or another position: {ply}");
    }
    assert!(offer(&mut state, 0.45));
    assert!(!state.can(Action::OfferDraw), "it is over");
    assert!(!against_ai(&["c2-c3", "c4xc2"]).can(Action::OfferDraw), "only where a game could go on for ever");
}

#[test]
fn a_move_that_is_not_the_best_found_is_a_slip() {
    let record = record("merkel", &["d2-c3", "b4xd2", "e1xc3"]);
    let mut thought = thought(1, 0.5);
    thought.report.principal_variation = vec!["b4xd2".to_owned()];
    assert_eq!(thought.slip(&*record), None);
    thought.report.principal_variation = vec!["d4xb2".to_owned()];
    assert_eq!(thought.slip(&*record), Some("b4xd2".to_owned()));
    // What is taken back was not played.
    let mut back = record.clone();
    back.go_to(1);
    assert_eq!(thought.slip(&*back), None);
    thought.report.principal_variation.clear();
    assert_eq!(thought.slip(&*record), None, "it has found nothing");
}
