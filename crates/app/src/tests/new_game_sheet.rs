//! The New game sheet, several kinds of games, random sides, agreed draws, and optional chains.

use super::*;
use crate::ai::SearchResult;
use crate::command::Command;
use crate::game::seat::{Seat, ai_named};
use crate::new_game::{Choice, ChoiceEvent, Opponent, has_options, rule_options};
use crate::notice::Offer;
use crate::page::Page;
use crate::settings::view::options;
use crate::settings::{Ai as How, Engine, First, UctLimit};
use crate::update::open_page;
use alquerque_core::Player::{Dark, Light};
use alquerque_core::Reason;
use alquerque_core::alquerque::{Chain, InnerSquare};
use alquerque_core::family::GAMES;
use alquerque_core::options::{RuleOption, RuleValue};
use alquerque_core::othello::Passing;
use alquerque_messages::{Budget, ExpectedScore, RootMove};

/// Light on a1 can capture b2 and then b4 or d4, or stop before that, or step.
const OPTIONAL_CHAIN: &str = "5/1d1d1/5/1d3/l4 l -";

fn optional_chain() -> State {
    let record = "murray".parse::<AnyGame>().unwrap().record_from(OPTIONAL_CHAIN).unwrap();
    let mut settings = Settings::default();
    settings.current_mut().dark = Human;
    let mut state = State::new(settings, vec![record]);
    activate_all(&mut state, &["a1", "c3"]);
    settle(&mut state);
    state
}

fn pick(state: &mut State, pick: ChoiceEvent) {
    update(state, Event::Choice(pick));
}

/// Opens the sheet and selects a game.
fn choose(state: &mut State, game: GameId) {
    update(state, Event::PageShown(Some(Page::New)));
    pick(state, ChoiceEvent::Game(game));
}

#[test]
fn the_sheet_in_the_address_has_the_settings_of_its_page() {
    let mut state = State::new(Settings::default(), Vec::new());
    assert_eq!(state.choice().opponent(), Opponent::Computer);
    // As the study does before its first dialog.
    for player in Player::BOTH {
        state.settings.current_mut().set_controller(player, Human);
    }
    open_page(&mut state, Some(Page::New));
    assert_eq!(state.choice().opponent(), Opponent::FriendHere);
}

#[test]
fn an_optional_chain_waits_for_the_player() {
    let state = optional_chain();
    assert_eq!(in_hand(&state), ["a1", "c3"]);
    assert_eq!(moves(&state), [""; 0]);
    assert_eq!(status(&state), "status-side(side: light, other: dark, task: go-on)");
    assert_eq!(announced(&state), "jumped-may-end(piece: checker, at: c3, targets: a5 or e5)");
    let ways: [fn(&mut State); 2] =
        [|state| drop(update(state, Event::Command(Command::EndTurn))), |state| drop(activate(state, "c3"))];
    for end in ways {
        let mut state = optional_chain();
        end(&mut state);
        assert_eq!((moves(&state), state.board.hand()), (vec!["a1xc3".to_owned()], None));
    }
    let mut state = optional_chain();
    activate(&mut state, "e5");
    assert_eq!(moves(&state), ["a1xc3xe5"]);
}

#[test]
fn a_tap_ends_an_optional_chain_and_escape_keeps_it() {
    let mut state = optional_chain();
    update(&mut state, Event::Cancel);
    assert_eq!((in_hand(&state), moves(&state).len()), (vec!["a1".to_owned(), "c3".to_owned()], 0));
    activate(&mut state, "b4");
    assert_eq!(notice(&state), "chain-may-end(spot: spot-name(named: letters, at: c3), targets: a5 or e5)");
    let place = state.geometry().place_of(at("c3"));
    update(&mut state, Event::Press(place));
    update(&mut state, Event::Release(place));
    assert_eq!(moves(&state), ["a1xc3"]);
    let mut state = optional_chain();
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!((state.board.hand(), moves(&state).len()), (None, 0), "Undo reverts the jumps");
    assert_eq!(update(&mut state, Event::Command(Command::EndTurn)), [], "nothing to end");
}

#[test]
fn invalid_strengths_are_rejected() {
    let mut state = two_people(&[]);
    let dark = How { engine: Engine::Level, level: 7, depth: 4, ..How::default() };
    state.settings.current_mut().dark_ai = Some(dark);
    choose(&mut state, GameId::Alquerque);
    let before = state.choice().settings.clone();
    assert_eq!(before.dark_ai, Some(dark));
    for bad in [ChoiceEvent::Level(0), ChoiceEvent::Level(13), ChoiceEvent::Depth(0), ChoiceEvent::Depth(13)] {
        pick(&mut state, bad.clone());
        assert_eq!(state.choice().settings, before, "{bad:?}");
    }
    pick(&mut state, ChoiceEvent::Level(9));
    assert_eq!((state.choice().settings.ai.level, state.choice().settings.dark_ai), (9, None));
}

#[test]
fn each_game_keeps_its_running_game() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    choose(&mut state, GameId::Othello);
    let effects = update(&mut state, Event::Command(Command::Play));
    assert_eq!(effects[0], Effect::RemoveFragment);
    assert!(effects.contains(&Effect::SaveSettings) && effects.contains(&Effect::SaveGame));
    assert_eq!((state.game.record.board().game, state.page.current()), (GameId::Othello, None));
    assert_eq!(notice(&state), "replaces-unfinished", "with the way back to the game left");
    let set = state.game.legal[0].text.clone();
    let mut state = {
        state.settings.current_mut().dark = Human;
        state
    };
    activate(&mut state, &set);
    choose(&mut state, GameId::Alquerque);
    assert_eq!(state.running(GameId::Alquerque).map(AnyRecord::played), Some(2));
    update(&mut state, Event::Command(Command::GoOn));
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
    choose(&mut state, GameId::Othello);
    update(&mut state, Event::Command(Command::GoOn));
    assert_eq!(moves(&state), [set]);
    assert!(state.game.legal.iter().all(|turn| turn.path.len() == 1));
}

#[test]
fn a_running_game_replaced_by_a_new_one_can_be_restored() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    choose(&mut state, GameId::Alquerque);
    update(&mut state, Event::Command(Command::Play));
    assert_eq!(state.notices.current().unwrap().offer, Some(Offer::BringBack));
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!(moves(&state).len(), 2);
}

#[test]
fn switching_games_stops_the_search() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    choose(&mut state, GameId::Draughts);
    let effects = update(&mut state, Event::Command(Command::Play));
    assert!(sent(&effects).contains(&&Request::Stop { id }));
    assert_eq!(update(&mut state, done(id, Some("b4xd2"))).len(), 0);
    assert_eq!(state.game.record.board().game, GameId::Draughts);
}

#[test]
fn choices_are_remembered_per_game() {
    let mut state = against_ai(&[]);
    choose(&mut state, GameId::Alquerque);
    for change in [
        ChoiceEvent::Rules("murray".to_owned()),
        ChoiceEvent::You(Some(Dark)),
        ChoiceEvent::Engine(Engine::AlphaBeta),
        ChoiceEvent::Depth(7),
        ChoiceEvent::First(First::Dark),
    ] {
        pick(&mut state, change);
    }
    update(&mut state, Event::Command(Command::Play));
    assert_eq!(state.game.record.rules(), "murray,begin=dark");
    assert_eq!((state.settings.lone_human(), state.to_move()), (Some(Dark), Dark));
    choose(&mut state, GameId::Draughts);
    assert_eq!(
        (state.choice().opponent(), state.choice().you, state.choice().settings.ai.engine),
        (Opponent::Computer, Dark, Engine::Level)
    );
    pick(&mut state, ChoiceEvent::Opponent(Opponent::FriendHere));
    update(&mut state, Event::Command(Command::Play));
    let kept = Choice::from_settings(state.settings.of(GameId::Alquerque));
    assert_eq!((kept.you, kept.settings.ai.depth, &kept.settings.rules.to_string()[..]), (Dark, 7, "murray"));
    assert_eq!(Choice::from_settings(state.settings.current()).opponent(), Opponent::FriendHere);
    let random = How { engine: Engine::Random, ..state.settings.current().ai };
    state.settings.current_mut().ai = random;
    assert_eq!(state.settings.of(GameId::Alquerque).ai.engine, Engine::AlphaBeta, "a setting of this game only");
}

#[test]
fn closing_the_sheet_changes_nothing() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    let settings = state.settings.clone();
    choose(&mut state, GameId::Othello);
    pick(&mut state, ChoiceEvent::Opponent(Opponent::FriendHere));
    update(&mut state, Event::PageClosed(Page::New));
    assert_eq!((moves(&state).len(), &state.settings), (2, &settings));
    update(&mut state, Event::PageShown(Some(Page::New)));
    assert_eq!(
        *state.choice(),
        Choice::from_settings(settings.current()),
        "the sheet starts with the current settings"
    );
}

#[test]
fn search_requests_use_the_chosen_engine() {
    let mut state = game_of("othello", Ai, Human, &[]);
    let now = state.settings.current_mut();
    (now.light, now.dark, now.ai.engine, now.ai.depth) = (Human, Ai, Engine::AlphaBeta, 6);
    let effects = continue_game(&mut state);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    let alpha_beta = alquerque_messages::Engine::AlphaBeta { depth: 6 };
    assert_eq!((search.course.rules.as_str(), search.engine), ("othello", alpha_beta));
}

#[test]
fn uct_plays_every_game_with_its_limit() {
    use alquerque_messages::Engine as Asked;
    for game in ["merkel", "othello", "draughts"] {
        for (limit, budget) in [("32000", Budget::Playouts(32_000)), ("3s", Budget::Millis(3000))] {
            let mut state = game_of(game, Human, Ai, &[]);
            update(&mut state, Event::PageShown(Some(Page::New)));
            pick(&mut state, ChoiceEvent::Engine(Engine::Uct));
            pick(&mut state, ChoiceEvent::Limit(UctLimit::from_name(limit).unwrap()));
            pick(&mut state, ChoiceEvent::Exploration(0.5));
            let second = state.to_move().opponent();
            pick(&mut state, ChoiceEvent::You(Some(second)));
            let effects = update(&mut state, Event::Command(Command::Play));
            let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
            assert_eq!((search.engine, search.budget), (Asked::Uct { exploration: 0.5 }, budget), "{game}");
        }
    }
    assert_eq!(UctLimit::from_name("7"), None);
    for limit in UctLimit::CHOICES {
        assert_eq!(UctLimit::from_name(&limit.name()), Some(limit));
        assert_eq!(ai_named(&Seat::Uct(limit).header_name().unwrap()), Some(Seat::Uct(limit)));
    }
}

#[test]
fn the_exploration_constant_can_be_changed_only_where_a_search_uses_it() {
    let is_enabled = |state: &State| options(state, |_, _| String::new()).is_enabled("option-exploration");
    assert_eq!(is_enabled(&game_of("merkel", Human, Ai, &[])), Some(true), "levels and hints use UCT");
    let mut othello = game_of("othello", Human, Ai, &[]);
    assert_eq!(is_enabled(&othello), Some(false));
    othello.settings.current_mut().ai.engine = Engine::Uct;
    assert_eq!(is_enabled(&othello), Some(true));
}

#[test]
fn each_side_can_have_its_own_ai() {
    use alquerque_messages::Engine as Asked;
    let mut state = game(Human, Ai, &[]);
    let light = How { engine: Engine::AlphaBeta, level: 3, depth: 2, ..How::default() };
    let dark = How { engine: Engine::Level, level: 9, depth: 4, ..How::default() };
    update(&mut state, Event::PageShown(Some(Page::New)));
    pick(&mut state, ChoiceEvent::Opponent(Opponent::Nobody));
    for field in [("new-dark-level", "9"), ("new-engine", "alpha-beta"), ("new-depth", "2")] {
        pick(&mut state, crate::new_game::view::event(field.0, field.1, f64::NAN).unwrap());
    }
    let effects = update(&mut state, Event::Command(Command::Play));
    assert_eq!((state.settings.current().ai_of(Light), state.settings.current().ai_of(Dark)), (light, dark));
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((search.engine, search.id), (Asked::AlphaBeta { depth: 2 }, state.thinking().unwrap().id));
    let id = search.id;
    update(&mut state, done(id, Some("c2-c3")));
    let effects = settle(&mut state);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    let uct = Asked::Uct { exploration: state.settings.exploration };
    assert_eq!((search.engine, search.budget), (uct, Budget::Level(9)));
    state.settings.current_mut().swap_sides();
    assert_eq!((state.settings.current().ai_of(Light), state.settings.current().ai_of(Dark)), (dark, light));
    state.settings.current_mut().light = Human;
    assert_eq!(state.settings.current().ai_of(Dark), dark, "a single AI uses the form's first fields");
    update(&mut state, Event::PageShown(Some(Page::New)));
    pick(&mut state, ChoiceEvent::Engine(Engine::Random));
    assert_eq!(state.choice().settings.dark_ai, None, "a single computer has one engine");
}

#[test]
fn the_game_on_the_board_goes_on_with_other_players() {
    let offer = |state: &State| crate::new_game::view::new_game(state, |_, _| String::new()).is_shown("go-on");
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    assert_eq!(offer(&state), Some(false), "nothing has changed");
    pick(&mut state, ChoiceEvent::Level(9));
    assert_eq!(offer(&state), Some(true));
    update(&mut state, Event::Command(Command::GoOn));
    assert_eq!((state.settings.current().ai.level, moves(&state).len(), state.page.current()), (9, 2, None));
    assert!(state.game.counted, "the opponent changed");
    // A loaded game, too.
    state.settings.current_mut().set_mode(GameMode::Loaded);
    update(&mut state, Event::PageShown(Some(Page::New)));
    pick(&mut state, ChoiceEvent::You(Some(Dark)));
    update(&mut state, Event::Command(Command::GoOn));
    assert_eq!((state.settings.lone_human(), moves(&state).len()), (Some(Dark), 2));
    assert!(state.thinking().is_some(), "the computer moves");
}

#[test]
fn searches_start_from_a_set_up_position() {
    let mut state = optional_chain();
    state.settings.current_mut().dark = Ai;
    state.jobs.set_scheduler(ready_jobs());
    update(&mut state, Event::Command(Command::EndTurn));
    let effects = settle(&mut state);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((search.course.start.is_some(), &search.course.moves[..]), (true, &["a1xc3".to_owned()][..]));
}

#[test]
fn rules_options_match_the_rulesets() {
    let with: Vec<GameId> = GAMES.iter().filter(|game| has_options(game)).map(|game| game.id).collect();
    assert_eq!(with, [GameId::Alquerque]);
    let inner = RuleOption::InnerSquare;
    for info in rule_options(GameId::Alquerque.info()) {
        for &value in info.values {
            let mut settings = Settings::default().of(GameId::Alquerque).clone();
            settings.set_rule(value);
            assert_eq!(settings.rules.get(info.option), Some(value));
        }
    }
    assert_eq!(
        "ancient".parse::<AnyGame>().unwrap().get(inner),
        Some(RuleValue::InnerSquare(InnerSquare::FromEight)),
        "the default is not mentioned"
    );
    assert_eq!("othello".parse::<AnyGame>().unwrap().get(inner), None);
}

#[test]
fn custom_rules_are_described() {
    let mut choice = Choice::from_settings(Settings::default().current());
    choice.apply(ChoiceEvent::Rules(String::new()));
    assert!(choice.custom && choice.named().is_some());
    choice.apply(ChoiceEvent::Rule(RuleValue::Chain(Chain::Optional)));
    choice.apply(ChoiceEvent::Rule(RuleValue::Passing(Passing::GameOver)));
    assert_eq!((&choice.settings.rules.to_string()[..], choice.named()), ("merkel,chain=optional", None));
    assert_eq!(
        in_words(choice.sentence()),
        "Move forward or sideways; a piece can’t step back to the point it just left; you must capture if you can; you can stop after any jump; the whole board stays in play."
    );
    assert!(Choice::from_settings(&choice.settings).custom, "still custom");
}

#[test]
fn the_first_side_is_drawn_by_lot_for_each_new_game() {
    let mut state = two_people(&[]);
    state.settings.current_mut().first = First::ByLot;
    for player in [Dark, Light] {
        state.environment.random_first_side = player;
        start_game(&mut state);
        assert_eq!((state.to_move(), moves(&state).len()), (player, 0));
    }
    let may = |game| Choice::from_settings(Settings::default().of(game)).may_choose_first();
    assert_eq!(GameId::ALL.into_iter().map(may).collect::<Vec<_>>(), [true, false, true]);
}

#[test]
fn the_players_side_is_drawn_by_lot() {
    let mut state = against_ai(&[]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::You(None)));
    for side in [Dark, Light] {
        update(&mut state, Event::PageShown(Some(Page::New)));
        update(&mut state, Event::Choice(ChoiceEvent::You(None)));
        state.environment.random_own_side = side;
        update(&mut state, Event::Command(Command::Play));
        assert!(state.choice().settings.you_by_lot && state.settings.current().you_by_lot, "also for the next game");
        assert_eq!((state.settings.lone_human(), state.game.record.plies()), (Some(side), 0));
    }
    // Two people on one device have no side to draw.
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::You(None)));
    update(&mut state, Event::Choice(ChoiceEvent::Opponent(Opponent::FriendHere)));
    update(&mut state, Event::Command(Command::Play));
    assert_eq!(state.settings.lone_human(), None);
}

fn drawn(state: &State) -> bool {
    state.game.ending.is_some_and(|ending| ending.reason == Reason::Agreement)
}

#[test]
fn two_people_agree_on_a_draw() {
    let mut state = game_of("medieval", Human, Human, &["c2-c3"]);
    update(&mut state, Event::Command(Command::OfferDraw));
    assert_eq!(notice(&state), "draw-offered(side: dark, other: light)");
    update(&mut state, Event::Command(Command::DeclineDraw));
    assert_eq!((notice(&state), drawn(&state)), ("draw-declined(side: light, other: dark)", false));
    assert_eq!(update(&mut state, Event::Command(Command::AcceptDraw)), [], "the offer is gone");
    update(&mut state, Event::Command(Command::OfferDraw));
    assert_eq!(
        without_searches(beside_motion(update(&mut state, Event::Command(Command::AcceptDraw)))),
        [Effect::Record(crate::record::RecordEffect::SaveLibrary), Effect::SaveGame, Effect::SaveSettings]
    );
    assert_eq!((drawn(&state), ending_text(&state)), (true, "draw-agreement"));
    let kept = crate::storage::saved_game::SavedGame::from_record(&*state.game.record).restore().unwrap();
    assert_eq!(kept.ending(), state.game.ending, "also after a reload");
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!(state.game.ending, None, "undo continues the game");
}

/// A finished search by Dark for position `ply`.
fn thought(ply: usize, expected: f32) -> SearchResult {
    let expected = Some(ExpectedScore::from(expected));
    let known = RootMove { visits: 1, expected, ..RootMove::new(String::new()) };
    let report = SearchReport { expected, root_moves: vec![known.clone(), known], ..SearchReport::default() };
    SearchResult { player: Dark, ply, report }
}

#[test]
fn the_ai_accepts_a_draw_in_an_even_position() {
    let mut state = game_of("medieval", Human, Ai, &[]);
    // Without workers, the AI never moves.
    state.jobs.set_scheduler(Jobs::default());
    let offer = |state: &mut State, expected: f32| {
        state.ai.set_last_result(Some(thought(state.game.record.played().saturating_sub(1), expected)));
        update(state, Event::Command(Command::OfferDraw));
        drawn(state)
    };
    assert!(!offer(&mut state, 0.5), "not before the first move");
    let mut rng = alquerque_core::search::rng(3);
    while state.game.record.played() < 12 {
        let turns = state.game.record.legal_turns();
        state.game.record.play(&any(&turns, &mut rng).text).unwrap();
    }
    assert_eq!(state.game.ending, None);
    assert!(!offer(&mut state, 0.7));
    assert_eq!(notice(&state), "draw-ai-declines(why: better)");
    assert!(!offer(&mut state, 0.2));
    state.ai.set_last_result(None);
    update(&mut state, Event::Command(Command::OfferDraw));
    assert_eq!(notice(&state), "draw-ai-declines(why: unthought)");
    for (ply, moves) in [(10, 1), (6, 2), (12, 2)] {
        let mut old = thought(ply, 0.5);
        old.report.root_moves.truncate(moves);
        state.ai.set_last_result(Some(old));
        update(&mut state, Event::Command(Command::OfferDraw));
        assert!(!drawn(&state), "a forced move or another position: {ply}");
    }
    assert!(offer(&mut state, 0.45));
    assert!(!state.can(Command::OfferDraw), "the game is over");
    assert!(!against_ai(&["c2-c3", "c4xc2"]).can(Command::OfferDraw), "only if games can be endless");
}

#[test]
fn a_move_other_than_the_best_found_is_a_blunder() {
    let record = record("merkel", &["d2-c3", "b4xd2", "e1xc3"]);
    let mut thought = thought(1, 0.5);
    thought.report.principal_variation = vec!["b4xd2".to_owned()];
    assert_eq!(thought.blunder(&*record), None);
    thought.report.principal_variation = vec!["d4xb2".to_owned()];
    assert_eq!(thought.blunder(&*record), Some("b4xd2".to_owned()));
    // Undone moves don't count.
    let mut back = record.clone();
    back.go_to(1);
    assert_eq!(thought.blunder(&*back), None);
    thought.report.principal_variation.clear();
    assert_eq!(thought.blunder(&*record), None, "no best move was found");
}
