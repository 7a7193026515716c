//! The player's name in records.

use alquerque_core::record::Header;

use super::*;
use crate::library::shelf::named;
use crate::settings::{read, text_of};

#[test]
fn the_player_has_a_name_in_the_games_against_the_computer() {
    let mut state = game(Human, Ai, &[]);
    assert_eq!(update(&mut state, Event::Rename("  Ann\u{202e}\n Lee ".to_owned())), [Effect::SaveSettings]);
    assert_eq!(state.settings.name, "Ann Lee");
    assert_eq!(named(&state).headers().text(Header::Light), "Ann Lee");
    assert_eq!(read(&text_of(&state.settings)).unwrap().name, "Ann Lee");
    update(&mut state, Event::Rename("x".repeat(100)));
    assert_eq!(state.settings.name.len(), 24);
    update(&mut state, Event::Rename(" ".to_owned()));
    assert!(state.settings.name.is_empty() && !text_of(&state.settings).contains("\"name\""));
    let mut state = game(Human, Human, &[]);
    update(&mut state, Event::Rename("Ann".to_owned()));
    assert_eq!(named(&state).headers().text(Header::Light), "", "it is unclear which of the two it is");
}
