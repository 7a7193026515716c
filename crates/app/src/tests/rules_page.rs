//! The game selected in the rules dialog.

use super::*;
use crate::page::Page;

#[test]
fn another_games_rules_are_shown_until_the_dialog_is_reopened() {
    let mut state = game_of("othello", Human, Human, &[]);
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert_eq!(state.page.rules_of(), None);
    update(&mut state, Event::RulesOf(GameId::Draughts));
    assert_eq!((state.page.rules_of(), state.page.current()), (Some(GameId::Draughts), Some(Page::Rules)));
    assert_eq!(state.game.record.board().game, GameId::Othello);
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert_eq!(state.page.rules_of(), None);
}

#[test]
fn a_fragment_can_select_the_game_of_the_rules() {
    assert_eq!(Page::from_fragment("rules-othello"), Some((Page::Rules, Some(GameId::Othello))));
    assert_eq!(Page::from_fragment("rules-draughts"), Some((Page::Rules, Some(GameId::Draughts))));
    assert_eq!(Page::from_fragment("rules"), Some((Page::Rules, None)));
    assert_eq!((Page::from_fragment("rules-chess"), Page::from_fragment("g1.AAAA")), (None, None));
}
