//! Whose rules are shown.

use super::*;
use crate::page::Page;

#[test]
fn the_rules_of_another_game_are_read_until_the_page_is_opened_anew() {
    let mut state = game_of("othello", Human, Human, &[]);
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert_eq!(state.rules_of, None);
    update(&mut state, Event::RulesOf(GameId::Draughts));
    assert_eq!((state.rules_of, state.page), (Some(GameId::Draughts), Some(Page::Rules)));
    assert_eq!(state.record.board().game, GameId::Othello);
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert_eq!(state.rules_of, None);
}
