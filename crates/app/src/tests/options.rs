//! Options, and when they take effect.

use super::*;
use crate::event::OptionEvent;
use crate::page::Page;
use crate::settings::{Ai as How, Engine};
use alquerque_core::Player;
use alquerque_core::alquerque::Inverting;
use alquerque_core::options::RuleValue;

fn inverting(value: Inverting) -> OptionEvent {
    OptionEvent::Rule(RuleValue::Inverting(value))
}

fn change(state: &mut State, change: OptionEvent) -> Vec<Effect> {
    update(state, Event::Option(change))
}

#[test]
fn what_is_only_shown_changes_at_once_and_is_saved() {
    let mut state = two_people(&[]);
    assert_eq!(change(&mut state, OptionEvent::ShowTargets(false)), [Effect::SaveSettings]);
    assert_eq!(change(&mut state, OptionEvent::ShowNotation(true)), [Effect::SaveSettings]);
    assert_eq!(change(&mut state, OptionEvent::ShowAiInfo(false)), [Effect::SaveSettings]);
    let Settings { show_targets, show_notation, show_ai_info, .. } = state.settings;
    assert_eq!((show_targets, show_notation, show_ai_info), (false, true, false));
}

#[test]
fn inverting_changes_at_once_before_the_first_move() {
    let mut state = two_people(&[]);
    let effects = change(&mut state, inverting(Inverting::Allowed));
    assert_eq!(effects, [Effect::SaveSettings, Effect::SaveGame]);
    assert!(state.record.can_agree());
}

#[test]
fn inverting_changes_with_the_next_game_once_one_is_under_way() {
    let mut state = two_people(&["c2-c3"]);
    assert_eq!(change(&mut state, inverting(Inverting::Allowed)), [Effect::SaveSettings]);
    assert!(!state.record.can_agree());
    update(&mut state, Event::Undo);
    change(&mut state, inverting(Inverting::Forbidden));
    change(&mut state, inverting(Inverting::Allowed));
    assert_eq!(state.redo_plies(), 1, "what was taken back is a game, too");
    update(&mut state, Event::NewGame);
    assert!(state.record.can_agree());
}

#[test]
fn new_rules_before_the_first_move_are_searched_anew() {
    let mut state = game(Ai, Human, &[]);
    go_on(&mut state);
    let id = state.thinking.as_ref().unwrap().id;
    let effects = change(&mut state, inverting(Inverting::Allowed));
    let [Request::Stop { id: stopped }, Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((*stopped, search.rules.as_str()), (id, "merkel,invert=allowed"));
}

fn ai(level: u8, depth: u8) -> How {
    How { engine: Engine::Uct, level, depth }
}

#[test]
fn values_out_of_range_are_not_taken() {
    let mut state = two_people(&[]);
    let before = state.settings.clone();
    for bad in [
        OptionEvent::Ai(ai(0, 4)),
        OptionEvent::Ai(ai(11, 4)),
        OptionEvent::Ai(ai(3, 0)),
        OptionEvent::DarkAi(ai(3, 13)),
        OptionEvent::Exploration(-0.1),
        OptionEvent::Exploration(f32::NAN),
    ] {
        change(&mut state, bad);
        assert_eq!(state.settings, before, "{bad:?}");
    }
    change(&mut state, OptionEvent::Ai(ai(10, 4)));
    change(&mut state, OptionEvent::Exploration(0.5));
    assert_eq!((state.settings.now().ai.level, state.settings.exploration.to_bits()), (10, 0.5f32.to_bits()));
}

#[test]
fn nobody_plays_while_the_sides_are_being_chosen() {
    let mut state = game(Human, Ai, &[]);
    update(&mut state, Event::PageShown(Some(Page::Options)));
    update(&mut state, Event::Option(OptionEvent::Controller(Player::Light, Ai)));
    assert_eq!(state.thinking, None);
    update(&mut state, Event::Option(OptionEvent::Controller(Player::Dark, Human)));
    let effects = update(&mut state, Event::PageClosed(Page::Options));
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]), "then light thinks: {effects:?}");
}
