//! Options and when they take effect.

use super::*;
use crate::command::Command;
use crate::event::OptionEvent;
use crate::game::mode::GameMode;
use crate::page::Page;
use crate::settings::{Ai as How, Engine, Switch};
use crate::tests::record::entries;
use alquerque_core::Player;
use alquerque_core::alquerque::Inverting;
use alquerque_core::options::{Passing, RuleValue};
use alquerque_core::record::{Closing, from_link, to_link};

fn inverting(value: Inverting) -> OptionEvent {
    OptionEvent::Rule(RuleValue::Inverting(value))
}

fn change(state: &mut State, change: OptionEvent) -> Vec<Effect> {
    update(state, Event::Option(change))
}

#[test]
fn display_options_take_effect_at_once_and_are_saved() {
    let mut state = two_people(&[]);
    assert_eq!(change(&mut state, OptionEvent::Switch(Switch::Targets, false)), [Effect::SaveSettings]);
    assert_eq!(change(&mut state, OptionEvent::Switch(Switch::Coordinates, false)), [Effect::SaveSettings]);
    assert_eq!(change(&mut state, OptionEvent::Switch(Switch::AiInfo, false)), [Effect::SaveSettings]);
    let shown = [Switch::Targets, Switch::Coordinates, Switch::AiInfo].map(|switch| state.settings.switches[switch]);
    assert_eq!(shown, [false; 3]);
}

#[test]
fn every_switch_of_the_form_is_in_the_table() {
    let pages = [
        include_str!("../../../../www/pages/new.html"),
        include_str!("../../../../www/pages/options.html"),
        include_str!("../../../../www/pages/articles.html"),
    ]
    .concat();
    let switches = pages.split('<').filter(|tag| tag.starts_with("input") && tag.contains(" role=\"switch\""));
    let ids: Vec<_> = switches.map(|tag| tag.split(" id=\"").nth(1).and_then(|rest| rest.split('"').next())).collect();
    // The others are in the New game sheet.
    assert_eq!(ids[..2], [Some("new-adapts"), Some("new-watch")]);
    assert_eq!(ids[2..], Switch::ALL.map(|switch| Some(switch.id())));
}

#[test]
fn a_switch_is_kept_under_its_key() {
    for switch in Switch::ALL {
        let mut state = two_people(&[]);
        let before = state.settings.switches[switch];
        change(&mut state, OptionEvent::Switch(switch, !before));
        let kept = crate::settings::text_of(&state.settings);
        assert!(kept.contains(&format!("\"{}\":{}", switch.key(), !before)), "{kept}");
        assert_eq!(crate::settings::read(&kept).unwrap().switches, state.settings.switches);
    }
}

#[test]
fn inverting_changes_at_once_before_the_first_move() {
    let mut state = two_people(&[]);
    let effects = change(&mut state, inverting(Inverting::Allowed));
    assert_eq!(effects, [Effect::SaveSettings, Effect::SaveGame]);
    assert!(state.game.record.can_agree());
}

#[test]
fn inverting_changes_with_the_next_game_after_the_first_move() {
    let mut state = two_people(&["c2-c3"]);
    assert_eq!(change(&mut state, inverting(Inverting::Allowed)), [Effect::SaveSettings]);
    assert!(!state.game.record.can_agree());
    update(&mut state, Event::Command(Command::Undo));
    change(&mut state, inverting(Inverting::Forbidden));
    change(&mut state, inverting(Inverting::Allowed));
    assert!(state.can_step_forward(), "an undone move counts as a game in progress");
    start_new(&mut state);
    assert!(state.game.record.can_agree());
}

#[test]
fn a_game_goes_on_from_its_position_under_new_rules() {
    let mut state = two_people(&INVERTING);
    assert!(!state.can(Command::ApplyRules));
    change(&mut state, inverting(Inverting::Allowed));
    assert!(state.can(Command::ApplyRules));
    let (before, position) = (state.game.record.moves(), state.game.record.position_text());
    update(&mut state, Event::Command(Command::ApplyRules));
    let record = &state.game.record;
    assert_eq!((record.rules().as_str(), record.plies()), ("merkel,invert=allowed", 0));
    // The piece on d3 may go back to e3 now.
    assert!(record.legal_turns().iter().any(|turn| turn.text == "d3-e3"));
    let pieces = |text: &str| text.split(' ').next().unwrap().to_owned();
    assert_eq!(pieces(&record.position_text()), pieces(&position));
    // The game so far is in the library, and can be brought back.
    assert_eq!(from_link(&entries(&state)[0].record).unwrap().moves(), before);
    assert_eq!(from_link(&to_link(&*state.game.record)).unwrap().position_text(), state.game.record.position_text());
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!((state.game.record.moves(), state.game.record.rules().as_str()), (before, "merkel"));
}

#[test]
fn the_rule_for_a_side_without_a_move_can_be_changed_during_a_game_of_othello() {
    let mut state = game_of("othello", Human, Human, &["f5", "f6"]);
    change(&mut state, OptionEvent::Rule(RuleValue::Passing(Passing::GameOver)));
    assert_eq!(state.game.record.rules(), "othello", "the running game keeps its rules");
    update(&mut state, Event::Command(Command::ApplyRules));
    assert_eq!((state.game.record.rules().as_str(), state.to_move()), ("othello,pass=game-over", Player::Dark));
    start_new(&mut state);
    assert_eq!(state.game.record.rules(), "othello,pass=game-over");
}

#[test]
fn rules_of_games_with_a_remote_friend_and_of_finished_games_do_not_change() {
    let mut state = two_people(&["c2-c3"]);
    change(&mut state, inverting(Inverting::Allowed));
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    assert!(!state.can(Command::ApplyRules));
    state.settings.current_mut().set_mode(GameMode::Local);
    state.game.record.close(Closing::Agreement);
    assert!(!state.can(Command::ApplyRules));
}

#[test]
fn new_rules_before_the_first_move_restart_the_search() {
    let mut state = game(Ai, Human, &[]);
    continue_game(&mut state);
    let id = state.thinking().unwrap().id;
    let effects = change(&mut state, inverting(Inverting::Allowed));
    let [Request::Stop { id: stopped }, Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((*stopped, search.course.rules.as_str()), (id, "merkel,invert=allowed"));
}

fn ai(level: u8, depth: u8) -> How {
    How { engine: Engine::Level, level, depth, ..How::default() }
}

#[test]
fn values_out_of_range_are_rejected() {
    let mut state = two_people(&[]);
    let now = state.settings.current().clone();
    let playing = |ai, dark_ai| {
        let mut players = Box::new(now.clone());
        (players.ai, players.dark_ai) = (ai, dark_ai);
        OptionEvent::Players(players)
    };
    let before = state.settings.clone();
    for bad in [
        playing(ai(0, 4), None),
        playing(ai(13, 4), None),
        playing(ai(3, 0), None),
        playing(ai(3, 4), Some(ai(3, 13))),
        OptionEvent::Exploration(-0.1),
        OptionEvent::Exploration(f32::NAN),
    ] {
        change(&mut state, bad.clone());
        assert_eq!(state.settings, before, "{bad:?}");
    }
    // Dark's own AI and the volume don't change.
    change(&mut state, playing(ai(3, 4), Some(ai(7, 4))));
    let before = state.settings.clone();
    assert!(before.current().dark_ai.is_some());
    for bad in [playing(ai(3, 4), Some(ai(0, 4))), OptionEvent::Volume(101)] {
        assert_eq!(change(&mut state, bad.clone()), [], "{bad:?}");
        assert_eq!(state.settings, before, "{bad:?}");
    }
    change(&mut state, playing(ai(10, 4), None));
    change(&mut state, OptionEvent::Exploration(0.5));
    assert_eq!((state.settings.current().ai.level, state.settings.exploration.to_bits()), (10, 0.5f32.to_bits()));
}

#[test]
fn no_search_runs_while_the_sides_are_being_chosen() {
    let mut state = game(Human, Ai, &[]);
    update(&mut state, Event::PageShown(Some(Page::Options)));
    seat(&mut state, Player::Light, Ai);
    assert_eq!(state.thinking(), None);
    seat(&mut state, Player::Dark, Human);
    let effects = update(&mut state, Event::PageClosed(Page::Options));
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]), "then light thinks: {effects:?}");
}
