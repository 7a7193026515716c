//! The site on this device: installing it, and what is stored.

use super::*;
use crate::board::print::pages;
use crate::command::Command;
use crate::elements::{Change, Elements};
use crate::event::OptionEvent;
use crate::installation::{Install, InstallationEvent, OfflineRequest, Stored, render};
use crate::markup::{Markup, Words};
use crate::page::Page;
use crate::settings::Switch;
use alquerque_language::message;

fn offered(install: Install) -> State {
    let mut state = two_people(&[]);
    update(&mut state, Event::Installation(InstallationEvent::Offered(install)));
    state
}

#[test]
fn the_browsers_dialog_is_shown_once() {
    let mut state = offered(Install::Dialog);
    assert_eq!(update(&mut state, Event::Command(Command::InstallAccepted)), [Effect::Install]);
    assert_eq!(update(&mut state, Event::Command(Command::InstallAccepted)), []);
}

#[test]
fn iphones_get_instructions() {
    let mut state = offered(Install::ShareMenu);
    for _ in 0..2 {
        assert_eq!(update(&mut state, Event::Command(Command::InstallAccepted)), []);
        assert_eq!(state.notices.current().unwrap().text, Phrase::new(message::INSTALL_BY_SHARE).into());
        update(&mut state, Event::Command(Command::DismissNotice));
    }
}

#[test]
fn about_says_what_is_stored_and_can_remove_it() {
    let mut state = two_people(&[]);
    let text = |state: &State| {
        let mut elements = Elements::default();
        render(&mut elements, state);
        elements.iter().find(|(id, _)| *id == "offline-stored").map(|(_, change)| change.clone())
    };
    assert_eq!(text(&state), Some(Change::Text(Words::default())));
    assert!(
        update(&mut state, Event::PageShown(Some(Page::About)))
            .contains(&Effect::OfflineFiles(OfflineRequest::Measure))
    );
    for (is_complete, what) in [(true, "all"), (false, "some")] {
        let stored = Stored { bytes: 7_400_001, is_complete };
        update(&mut state, Event::Installation(InstallationEvent::Stored(stored)));
        let phrase = Phrase::new(message::OFFLINE_STORED).key("what", what).number("size", 8_u32);
        assert_eq!(text(&state), Some(Change::Text(phrase.into())));
    }
    for (keeps, storing) in [(false, OfflineRequest::Reduce), (true, OfflineRequest::KeepAll)] {
        let effects = update(&mut state, Event::Option(OptionEvent::Switch(Switch::Offline, keeps)));
        assert!(
            effects.contains(&Effect::OfflineFiles(storing)) && effects.contains(&Effect::SaveSettings),
            "{effects:?}"
        );
        let again = update(&mut state, Event::Option(OptionEvent::Switch(Switch::Offline, keeps)));
        assert!(!again.contains(&Effect::OfflineFiles(storing)));
    }
}

fn count(markup: &Markup, tag: &str, class: &str) -> usize {
    let has_class = markup.attributes.iter().any(|attribute| *attribute == ("class", class.into()));
    let own = usize::from(markup.tag == tag && (class.is_empty() || has_class));
    own + markup.children.iter().map(|child| count(child, tag, class)).sum::<usize>()
}

#[test]
fn boards_are_printed_with_all_pieces() {
    for (game, spots, labels, cut, dark) in [
        // 12 men a side, each with a ring.
        (GameId::Alquerque, 0, 20, 48, 12),
        // Two sides of a disc for every square.
        (GameId::Othello, 64, 32, 128, 64),
        // 12 men and 6 kings a side.
        (GameId::Draughts, 64, 64, 60, 18),
    ] {
        let [notated, bare, pieces] = pages(game);
        assert_eq!([&notated, &bare].map(|page| count(page, "rect", "")), [spots; 2], "{game:?}");
        assert_eq!([&notated, &bare].map(|page| count(page, "text", "")), [labels, 0], "{game:?}");
        assert_eq!((count(&pieces, "circle", ""), count(&pieces, "circle", "dark")), (cut, dark), "{game:?}");
    }
    assert_eq!(count(&pages(GameId::Draughts)[1], "rect", "shaded"), 32);
}

#[test]
fn the_rules_on_display_say_which_board_is_printed() {
    let mut state = two_people(&[]);
    assert_eq!(update(&mut state, Event::Command(Command::PrintBoard)), [Effect::Print(GameId::Alquerque)]);
    update(&mut state, Event::RulesOf(GameId::Othello));
    assert_eq!(update(&mut state, Event::Command(Command::PrintBoard)), [Effect::Print(GameId::Othello)]);
}
