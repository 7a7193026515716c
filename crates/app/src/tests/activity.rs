//! What the page is doing, and what can be done meanwhile.

use super::record::ask;
use super::*;
use crate::activity::Activity;
use crate::page::Page;
use crate::record_event::RecordEvent;
use crate::settings;
use alquerque_core::Player;

#[test]
fn whatever_the_page_does_is_one_activity() {
    assert_eq!(two_people(&[]).activity(), Activity::Playing);
    assert_eq!(game(Ai, Ai, &[]).activity(), Activity::Watching);
    let mut state = against_ai(&[]);
    ask(&mut state, RecordEvent::Import("[Ruleset \"merkel\"]\n\nd2-c3 b4xd2 *".to_owned()));
    assert_eq!(state.activity(), Activity::Reading);
    ask(&mut state, RecordEvent::PlayBack);
    assert!(matches!(state.activity(), Activity::Replaying(_)));
    ask(&mut state, RecordEvent::PlayBack);
    assert_eq!(state.activity(), Activity::Reading);
    let turn = state.legal[0].clone();
    activate_all(&mut state, &turn.text.split(['x', '-']).collect::<Vec<_>>());
    assert_eq!(state.activity(), Activity::Playing, "somebody has played on");
    state.settings.now_mut().set_course(Course::ByLink(Player::Dark));
    assert_eq!(state.activity(), Activity::ByLink(Player::Dark));
}

#[test]
fn while_something_is_set_up_the_game_at_the_board_is_what_it_was() {
    for page in [Page::Options, Page::New, Page::Editor] {
        let mut state = against_ai(&[]);
        update(&mut state, Event::PageShown(Some(page)));
        assert_eq!((state.activity(), state.at_board()), (Activity::SettingUp(page), Activity::Playing));
        update(&mut state, Event::PageClosed(page));
        assert_eq!(state.activity(), Activity::Playing);
    }
    let mut state = against_ai(&[]);
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert_eq!(state.activity(), Activity::Playing, "reading the rules sets nothing up");
}

#[test]
fn what_cannot_be_done_does_nothing() {
    let mut state = two_people(&[]);
    for (action, event) in [
        (Action::Undo, Event::Undo),
        (Action::Redo, Event::Redo),
        (Action::EndTurn, Event::EndTurn),
        (Action::OfferDraw, Event::OfferDraw),
        (Action::Pause, Event::Pause),
        (Action::MoveNow, Event::MoveNow),
        (Action::PlayByLink, Event::Record(RecordEvent::PlayByLink)),
        (Action::Revenge, Event::Revenge),
    ] {
        assert!(!state.can(action), "{action:?}");
        assert_eq!((update(&mut state, event), state.page, state.pace), (vec![], None, Pace::Going), "{action:?}");
    }
    assert!(!state.can(Action::Resume) && !state.can(Action::StepBack) && !state.can(Action::StepOn));
    let mut state = game(Ai, Ai, &["d2-c3", "b4xd2"]);
    assert!(state.can(Action::Resume) && !state.can(Action::Pause) && state.can(Action::StepBack));
    update(&mut state, Event::Resume);
    assert!(state.can(Action::Pause) && !state.can(Action::Resume) && !state.can(Action::MoveNow));
}

#[test]
fn how_a_game_goes_on_is_kept_in_the_form_of_the_first_release() {
    let forms = [
        (serde_json::json!({}), Course::Here),
        (serde_json::json!({ "waits": true }), Course::Read),
        (serde_json::json!({ "byLink": "dark" }), Course::ByLink(Player::Dark)),
        (serde_json::json!({ "waits": true, "byLink": "light" }), Course::ByLink(Player::Light)),
    ];
    for (form, course) in forms {
        let mut kept = json_of(&settings::text_of(&Settings::default()));
        kept["games"]["alquerque"].as_object_mut().unwrap().extend(form.as_object().unwrap().clone());
        let read = settings::read(&kept.to_string()).unwrap();
        assert_eq!(read.now().course(), course);
        assert_eq!(settings::read(&settings::text_of(&read)).unwrap(), read);
    }
}
