//! Activities and possible actions.

use super::*;
use crate::activity::Activity;
use crate::command::Command;
use crate::page::Page;
use crate::record::RecordEvent;
use crate::settings;
use crate::tests::record::ask;
use alquerque_core::Player;

#[test]
fn every_state_has_one_activity() {
    assert_eq!(two_people(&[]).activity(), Activity::Playing);
    assert_eq!(game(Ai, Ai, &[]).activity(), Activity::Watching);
    let mut state = against_ai(&[]);
    ask(&mut state, RecordEvent::Import("[Ruleset \"merkel\"]\n\nd2-c3 *".to_owned()));
    assert_eq!(state.activity(), Activity::Viewing);
    update(&mut state, Event::Command(Command::ToggleReplay));
    assert!(matches!(state.activity(), Activity::Replaying(_)));
    update(&mut state, Event::Command(Command::ToggleReplay));
    assert_eq!(state.activity(), Activity::Viewing);
    let turn = state.game.legal[0].clone();
    activate_all(&mut state, &turn.text.split(['x', '-']).collect::<Vec<_>>());
    assert_eq!(state.activity(), Activity::Playing, "the game has been continued");
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Dark));
    assert_eq!(state.activity(), Activity::ByLink(Player::Dark));
}

#[test]
fn open_dialogs_leave_the_activity_at_the_board_alone() {
    for page in [Page::Options, Page::New, Page::Editor] {
        let mut state = against_ai(&[]);
        update(&mut state, Event::PageShown(Some(page)));
        assert_eq!((state.activity(), state.board_activity()), (Activity::SettingUp(page), Activity::Playing));
        update(&mut state, Event::PageClosed(page));
        assert_eq!(state.activity(), Activity::Playing);
    }
    let mut state = against_ai(&[]);
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert_eq!(state.activity(), Activity::Playing, "reading the rules is not setting up a position");
}

#[test]
fn impossible_actions_are_ignored() {
    let mut state = two_people(&[]);
    for (action, event) in [
        (Command::Undo, Event::Command(Command::Undo)),
        (Command::EndTurn, Event::Command(Command::EndTurn)),
        (Command::OfferDraw, Event::Command(Command::OfferDraw)),
        (Command::Pause, Event::Command(Command::Pause)),
        (Command::MoveNow, Event::Command(Command::MoveNow)),
        (Command::PlayByLink, Event::Command(Command::PlayByLink)),
        (Command::Revenge, Event::Command(Command::Revenge)),
    ] {
        assert!(!state.can(action), "{action:?}");
        assert_eq!(
            (update(&mut state, event), state.page.current(), state.game.pace),
            (vec![], None, Pace::Running),
            "{action:?}"
        );
    }
    assert!(!state.can(Command::Resume) && !state.can_step_back() && !state.can_step_forward());
    let mut state = game(Ai, Ai, &["d2-c3", "b4xd2"]);
    assert!(state.can(Command::Resume) && !state.can(Command::Pause) && state.can_step_back());
    update(&mut state, Event::Command(Command::Resume));
    assert!(state.can(Command::Pause) && !state.can(Command::Resume) && !state.can(Command::MoveNow));
}

#[test]
fn game_modes_keep_the_storage_format_of_the_first_release() {
    let forms = [
        (serde_json::json!({}), GameMode::Local),
        (serde_json::json!({ "waits": true }), GameMode::Loaded),
        (serde_json::json!({ "byLink": "dark" }), GameMode::ByLink(Player::Dark)),
        (serde_json::json!({ "waits": true, "byLink": "light" }), GameMode::ByLink(Player::Light)),
    ];
    for (form, mode) in forms {
        let mut kept = json_of(&settings::text_of(&Settings::default()));
        kept["games"]["alquerque"].as_object_mut().unwrap().extend(form.as_object().unwrap().clone());
        let read = settings::read(&kept.to_string()).unwrap();
        assert_eq!(read.current().mode(), mode);
        assert_eq!(settings::read(&settings::text_of(&read)).unwrap(), read);
    }
}

#[test]
fn one_button_is_in_the_middle_of_the_bar() {
    let main = |state: &State| state.main_action();
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let progress =
        |state: &mut State, id| update(state, said(Answer::Progress { id, report: SearchReport::default() }));
    assert_eq!((main(&state), state.can(Command::Hint)), (Some(Command::Hint), false));
    progress(&mut state, id);
    assert_eq!(main(&state), Some(Command::Hint), "the AI will soon have moved");
    state.environment.now += 2000;
    progress(&mut state, id);
    assert_eq!(main(&state), Some(Command::MoveNow));
    update(&mut state, done(id, Some("b4xd2")));
    settle(&mut state);
    assert_eq!((main(&state), state.can(Command::Hint)), (Some(Command::Hint), true));
    update(&mut state, Event::Command(Command::StepPrevious));
    assert_eq!(main(&state), Some(Command::Resume));
    let mut watched = game(Ai, Ai, &["d2-c3"]);
    assert_eq!(main(&watched), Some(Command::Resume));
    update(&mut watched, Event::Command(Command::Resume));
    assert_eq!(main(&watched), Some(Command::Pause));
}
