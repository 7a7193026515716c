//! Whose rules are shown.

use super::*;
use crate::event::Page;

#[test]
fn the_rules_of_another_game_are_read_until_the_page_is_opened_anew() {
    let mut state = game_of("othello", Human, Human, &[]);
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert_eq!(state.rules_of, None);
    update(&mut state, Event::RulesOf("draughts".to_owned()));
    assert_eq!((state.rules_of, state.page), (Some("draughts"), Some(Page::Rules)));
    assert_eq!(state.record.board().name, "othello");
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert_eq!(state.rules_of, None);
}
