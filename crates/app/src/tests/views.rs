//! What the views show.

use alquerque_core::Player;
use alquerque_messages::{ExpectedScore, RootMove, Work};

use super::*;
use crate::ai::view::ai_panel;
use crate::elements::{Elements, ON};
use crate::end_card::view::card_elements;
use crate::event::OptionEvent;
use crate::game::StudyMode;
use crate::game::panel::panel;
use crate::markup::Words;
use crate::new_game::view::new_game;
use crate::new_game::{self, ChoiceEvent, Opponent};
use crate::settings::view::options;
use crate::settings::{self, Switch, Theme};

fn text(elements: &Elements, id: &str) -> String {
    elements.text_of(id).map(|text| phrases(text).to_owned()).unwrap_or_default()
}

#[test]
fn the_panel_names_the_players() {
    let panel_of = |state: &State| {
        let panel = panel(state);
        ["light-controller", "dark-controller"].map(|id| text(&panel, id))
    };
    assert_eq!(panel_of(&two_people(&[])), ["seat-player(number: 1)", "seat-player(number: 2)"]);
    let mut state = against_ai(&[]);
    assert_eq!(panel_of(&state)[0], "seat-you");
    state.settings.name = "Ada".to_owned();
    assert_eq!(panel_of(&state)[0], "as-it-is(text: Ada)");
    state.game.begin_viewing();
    assert_eq!(panel_of(&state), ["as-it-is(text: )", "as-it-is(text: )"], "nobody is assigned to the sides");
}

#[test]
fn the_panel_offers_what_is_possible() {
    let mut state = two_people(&[]);
    assert_eq!(panel(&state).is_enabled("undo"), Some(false));
    update(&mut state, Event::Typed("d2-c3".to_owned()));
    settle(&mut state);
    let shown = panel(&state);
    assert_eq!((shown.is_enabled("undo"), shown.is_shown("resign")), (Some(true), Some(true)));
    assert_eq!(shown.plain_of("light-captured").as_deref(), Some("0"));
    assert_eq!(card_elements(&state).is_shown("end-card"), Some(false));
}

#[test]
fn fields_of_the_options_become_events() {
    assert!(matches!(settings::view::event("option-theme", "dark", f64::NAN), Some(OptionEvent::Theme(Theme::Dark))));
    assert!(matches!(
        settings::view::event("option-sounds", "on", f64::NAN),
        None | Some(OptionEvent::Switch(_, true))
    ));
    assert!(
        settings::view::event("option-theme", "pink", f64::NAN).is_none()
            && settings::view::event("other", "1", 1.0).is_none()
    );
}

#[test]
fn the_options_show_the_settings() {
    let shown = options(&two_people(&[]), |number, digits| format!("{number:.*}", usize::from(digits)));
    assert!(text(&shown, "option-exploration-label").contains('.'));
}

#[test]
fn the_sheet_follows_the_choice() {
    let mut state = two_people(&[]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(new_game::view::event("new-opponent", "link", f64::NAN).unwrap()));
    assert_eq!(state.choice().opponent(), Opponent::FriendByLink);
    let sheet = new_game(&state, |number, _| number.to_string());
    assert_eq!(
        ["play-live", "new-friend-hint", "new-engine-field"].map(|id| sheet.is_shown(id)),
        [Some(true), Some(true), Some(false)]
    );
    assert_eq!(text(&sheet, "play"), "play-by-link");
    // Another game has the same opponent.
    update(&mut state, Event::Choice(ChoiceEvent::Game(GameId::Othello)));
    assert_eq!(state.choice().opponent(), Opponent::FriendByLink);
    update(&mut state, Event::Choice(new_game::view::event("new-watch", ON, f64::NAN).unwrap()));
    assert_eq!(state.choice().opponent(), Opponent::Nobody);
    assert!(new_game(&state, |number, _| number.to_string()).is_shown("new-watch-field") == Some(true));
    assert!(matches!(new_game::view::event("new-you", "dark", f64::NAN), Some(ChoiceEvent::You(Some(Player::Dark)))));
    assert!(matches!(new_game::view::event("new-you", "by-lot", f64::NAN), Some(ChoiceEvent::You(None))));
    assert!(new_game::view::event("new-level", "x", f64::NAN).is_none());
}

#[test]
fn the_statistics_of_a_search_are_shown() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let root = |mv: &str, visits| RootMove {
        visits,
        expected: Some(ExpectedScore::from(0.25)),
        ..RootMove::new(mv.to_owned())
    };
    let report = SearchReport {
        work: Work::Uct { playouts: 12_345, nodes: 678 },
        seconds: 12.345,
        expected: Some(ExpectedScore::from(0.25)),
        root_moves: vec![root("b4xd2", 12_000), root("a3-a2", 345)],
        ..SearchReport::default()
    };
    update(&mut state, said(Answer::Progress { id, report }));
    state.settings.switches[Switch::AiInfo] = true;
    let shown = ai_panel(&state);
    assert_eq!((shown.is_shown("ai-figures"), shown.is_shown("ai-info")), (Some(true), Some(true)));
    assert_eq!(shown.plain_of("ai-playouts").as_deref(), Some("12\u{202f}345"));
    let rows = shown.children_of("ai-moves");
    let Words::Joined(_, score) = &rows[0].children[2].words else { panic!("{rows:?}") };
    let [about, Words::Text(score)] = &score[..] else { panic!("{score:?}") };
    assert_eq!((rows.len(), about), (2, &"\u{2248}\u{a0}".into()));
    assert_eq!(phrases(score.phrases()[0].clone()), "percentage(number: 25)");
    state.game.set_study_mode(StudyMode::default());
    assert_eq!(ai_panel(&state), Elements::default(), "the study has a bar of its own");
}
