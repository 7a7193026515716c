//! Named openings, and the computer's moves from the book.

use super::*;
use crate::command::Command;
use crate::event::OptionEvent;
use crate::game::moves::stepping;
use crate::settings::{Ai as How, Engine};
use alquerque_core::GameId;

const OTHELLO: &str = include_str!("../../../../www/openings/othello.txt");
const DRAUGHTS: &str = include_str!("../../../../www/openings/draughts.txt");

/// A game whose openings have been loaded.
fn with_book(rules: &str, light: Controller, dark: Controller, moves: &[&str]) -> State {
    let mut state = game_of(rules, light, dark, moves);
    for (game, text) in [(GameId::Othello, OTHELLO), (GameId::Draughts, DRAUGHTS)] {
        update(&mut state, Event::Openings(game, Some(text.to_owned())));
    }
    state
}

/// A game of Othello in which the computer, at this level, is to answer f5.
fn to_answer(level: u8) -> State {
    let mut state = with_book("othello", Ai, Human, &["f5"]);
    state.settings.current_mut().ai.level = level;
    state
}

/// The scheduled move of the book.
fn due(effects: &[Effect]) -> Option<Event> {
    effects.iter().find_map(|effect| match effect {
        Effect::After { millis, event: event @ Event::BookMoveDue(_) } => {
            assert_eq!(*millis, 250);
            Some(event.clone())
        }
        _ => None,
    })
}

/// The line with the opening's name.
fn shown(state: &State) -> String {
    let elements = stepping(state);
    let text = elements.text_of("opening").map(|text| phrases(text).to_owned()).unwrap_or_default();
    assert_eq!(elements.is_shown("opening"), Some(!text.is_empty()));
    text
}

#[test]
fn the_openings_of_a_game_are_loaded_once_when_it_is_on_the_board() {
    let loads = |state: &mut State| {
        let effects = update(state, Event::Cancel);
        effects.into_iter().filter(|effect| matches!(effect, Effect::LoadOpenings(_))).collect::<Vec<_>>()
    };
    let mut state = game_of("othello", Human, Human, &[]);
    assert_eq!(loads(&mut state), [Effect::LoadOpenings(GameId::Othello)]);
    assert_eq!(loads(&mut state), []);
    assert_eq!(loads(&mut two_people(&[])), [], "Alquerque has none");
}

#[test]
fn the_name_is_shown_while_the_moves_are_in_the_book() {
    assert_eq!(shown(&with_book("othello", Human, Human, &["f5"])), "");
    let mut state = with_book("othello", Human, Human, &["f5", "d6", "c3", "d3", "c4"]);
    assert_eq!(shown(&state), "opening(name: Tiger)");
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!(shown(&state), "opening(name: Perpendicular)", "for the position on the board");
    let moves = ["11-15", "23-19", "8-11", "22-17", "4-8"];
    assert_eq!(shown(&with_book("draughts", Human, Human, &moves)), "opening(name: Old Fourteenth)");
    assert_eq!(shown(&game_of("othello", Human, Human, &["f5", "d6"])), "", "not loaded");
    let mut damaged = game_of("othello", Human, Human, &["f5", "d6"]);
    update(&mut damaged, Event::Openings(GameId::Othello, Some("Tiger = x9".to_owned())));
    assert_eq!(shown(&damaged), "");
}

#[test]
fn from_level_6_on_the_computer_plays_from_the_book_without_a_search() {
    for level in [6, 12] {
        let mut state = to_answer(level);
        let effects = continue_game(&mut state);
        let event = due(&effects).expect("a move from the book");
        assert_eq!(sent(&effects), Vec::<&Request>::new());
        assert_eq!(continue_game(&mut state), [], "it is scheduled only once");
        update(&mut state, event);
        let played = moves(&state);
        assert!(["d6", "f6"].contains(&played[1].as_str()), "{played:?}");
        let info = crate::ai::view::ai_panel(&state);
        assert_eq!(info.text_of("ai-nothing").map(phrases), Some("computed-book"));
    }
}

#[test]
fn the_same_seed_chooses_the_same_move() {
    let chosen = |seed| {
        let mut state = to_answer(8);
        state.environment.chance = seed;
        let event = due(&continue_game(&mut state)).unwrap();
        update(&mut state, event);
        moves(&state)[1].clone()
    };
    let all: Vec<String> = (0..40).map(chosen).collect();
    assert_eq!(all, (0..40).map(chosen).collect::<Vec<_>>());
    assert!(all.contains(&"d6".to_owned()) && all.contains(&"f6".to_owned()), "{all:?}");
}

#[test]
fn weaker_levels_other_engines_and_a_book_that_is_off_search() {
    let searches = |state: &mut State| {
        let effects = continue_game(state);
        assert_eq!(due(&effects), None);
        matches!(sent(&effects)[..], [Request::Search(_)])
    };
    assert!(searches(&mut to_answer(5)));
    for engine in [Engine::AlphaBeta, Engine::Uct] {
        let mut state = to_answer(8);
        state.settings.current_mut().ai = How { engine, level: 8, ..How::default() };
        assert!(searches(&mut state), "{engine:?}");
    }
    let mut state = to_answer(8);
    update(&mut state, Event::Option(OptionEvent::Switch(Switch::OpeningBook, false)));
    assert!(searches(&mut state));
    let mut state = with_book("othello", Ai, Human, &["f5", "d6", "c6"]);
    state.game.record.go_to(0);
    state.game.record.play("e6").unwrap();
    crate::game::play::position_changed(&mut state);
    state.settings.current_mut().ai.level = 8;
    assert!(due(&continue_game(&mut state)).is_some(), "another orientation");
    let mut outside = with_book("othello", Human, Ai, &["f5", "f4"]);
    outside.settings.current_mut().ai.level = 8;
    assert!(searches(&mut outside), "the book has no move with a weight");
}

#[test]
fn a_scheduled_move_is_dropped_when_the_position_changes() {
    let mut state = to_answer(8);
    let event = due(&continue_game(&mut state)).unwrap();
    update(&mut state, Event::Command(Command::Undo));
    update(&mut state, event);
    assert_eq!(state.game.record.played(), 0);
}
