//! Resigning.

use alquerque_core::record::{Closing, Format, export, from_link, import, to_link};
use alquerque_core::{Outcome, Player};
use alquerque_language::message;

use super::*;
use crate::command::Command;
use crate::elements::Change;
use crate::storage::saved_game::SavedGame;

#[test]
fn resigning_loses_and_can_be_undone() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    assert!(state.can(Command::Resign));
    update(&mut state, Event::Command(Command::AskToResign));
    assert_eq!((notice(&state), state.game.ending), ("sure-to-resign", None));
    assert!(!state.can(Command::AskToResign) && state.can(Command::Resign));
    let effects = update(&mut state, Event::Command(Command::Resign));
    assert!(effects.contains(&Effect::SaveGame), "{effects:?}");
    assert_eq!(status(&state), "result-you-resigned(side: dark, other: light, lone: lost)");
    assert_eq!(state.game.record.result(), Some(Outcome::Win(Player::Dark)));
    assert!(!state.can(Command::Resign) && state.can(Command::Rematch));
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!((state.game.ending, state.is_human_to_move()), (None, true));
    let mut fresh = against_ai(&[]);
    assert!(!fresh.can(Command::Resign), "no move has been played");
    assert_eq!(update(&mut fresh, Event::Command(Command::Resign)), []);
}

#[test]
fn of_two_players_the_one_to_move_resigns() {
    let mut state = two_people(&["d2-c3"]);
    update(&mut state, Event::Command(Command::Resign));
    assert_eq!(status(&state), "result-resigned(side: light, other: dark, lone: nobody)");
}

#[test]
fn the_button_says_which_of_two_players_resigns() {
    let label = |state: &State| {
        let panel = crate::game::panel::panel(state);
        let mut texts = panel.iter().filter(|(id, _)| *id == "resign-word");
        texts.any(|(_, change)| *change == Change::Text(state.by(message::RESIGN_SIDE, Player::Dark).into()))
    };
    assert!(label(&two_people(&["d2-c3"])));
    assert!(!label(&against_ai(&["d2-c3"])));
}

#[test]
fn a_reopened_game_can_be_resigned() {
    for dark in [Human, Ai] {
        let mut state = game(Human, dark, &["d2-c3", "b4xd2"]);
        state.settings.current_mut().set_mode(GameMode::Loaded);
        update(&mut state, Event::Command(Command::Resign));
        let text = if dark == Ai {
            "result-you-resigned(side: dark, other: light, lone: lost)"
        } else {
            "result-resigned(side: dark, other: light, lone: nobody)"
        };
        assert_eq!(status(&state), text);
    }
    let mut state = against_ai(&["d2-c3"]);
    state.settings.current_mut().set_mode(GameMode::Loaded);
    assert!(!state.can(Command::Resign), "the computer waits for the player to go on");
}

#[test]
fn a_resignation_survives_storage_links_and_texts() {
    let mut state = two_people(&["d2-c3", "b4xd2"]);
    update(&mut state, Event::Command(Command::Resign));
    let closing = Some(Closing::Resignation(Player::Light));
    let kept = SavedGame::from_text(&SavedGame::from_record(&*state.game.record).text()).unwrap().restore().unwrap();
    let linked = from_link(&to_link(&*state.game.record)).unwrap();
    let text = export(&*state.game.record, Format::Pdn);
    let read = import(&text).remove(0).unwrap().record;
    for record in [kept, linked, read] {
        assert_eq!((record.closing(), record.ending()), (closing, state.game.ending), "{text}");
    }
}
