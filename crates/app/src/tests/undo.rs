//! Undo, and stepping on after it, for all four combinations of humans and AIs.

use super::*;
use crate::command::Command;
use crate::game::mode::GameMode;

const FOUR: [&str; 4] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"];

#[test]
fn two_players_undo_ply_by_ply() {
    let mut state = two_people(&FOUR);
    assert_eq!(beside_motion(update(&mut state, Event::Command(Command::Undo))), [Effect::SaveGame]);
    assert_eq!(moves(&state), FOUR[..3]);
    assert_eq!(announced(&state), "step-taken-back(moves: 1) side-to-capture(side: dark, other: light, spots: d4)");
    update(&mut state, Event::Command(Command::StepNext));
    assert_eq!(moves(&state), FOUR);
    assert!(!state.waits());
}

#[test]
fn a_lone_human_undoes_to_their_own_last_turn() {
    let mut state = against_ai(&FOUR);
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!(moves(&state), FOUR[..2]);
    let warning = "undo-not-counted";
    let undone = "step-taken-back(moves: 2) side-to-capture(side: light, other: dark, spots: b2 or e1)";
    assert_eq!(announced(&state), format!("{undone} {warning}"));
    assert_eq!(notice(&state), warning);
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!((moves(&state).len(), state.undo_plies(), notice(&state)), (0, 0, ""));
    update(&mut state, Event::Command(Command::StepLast));
    assert_eq!(moves(&state), FOUR);
}

#[test]
fn a_lone_human_with_dark_never_undoes_the_ais_first_move() {
    let mut state = game(Ai, Human, &FOUR[..3]);
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!(moves(&state), FOUR[..1]);
    assert_eq!((state.undo_plies(), state.thinking().is_none()), (0, true));
    update(&mut state, Event::Command(Command::StepLast));
    assert_eq!(moves(&state), FOUR[..3]);
}

#[test]
fn undo_pauses_the_ai_against_itself() {
    let mut state = game(Ai, Ai, &FOUR);
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!((moves(&state).len(), state.waits()), (3, true));
    update(&mut state, Event::Command(Command::StepNext));
    assert_eq!((moves(&state).len(), state.waits()), (4, true));
}

#[test]
fn undo_cancels_the_ais_search_and_stepping_on_restarts_it() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = update(&mut state, Event::Command(Command::Undo));
    assert_eq!(beside_motion(effects), [stop(id), Effect::SaveGame]);
    assert_eq!((moves(&state).len(), state.waits()), (0, false));
    let effects = update(&mut state, Event::Command(Command::StepNext));
    assert!(
        matches!(sent(&effects)[..], [Request::Search(search)] if search.course.moves == ["d2-c3"] && search.id != id)
    );
    assert!(!state.waits());
}

#[test]
fn undo_with_nothing_to_do_leaves_the_search_alone() {
    let mut state = game(Ai, Human, &[]);
    continue_game(&mut state);
    let thinking = state.thinking().cloned();
    assert!(thinking.is_some());
    assert_eq!(update(&mut state, Event::Command(Command::Undo)), []);
    assert_eq!(state.thinking(), thinking.as_ref());
}

#[test]
fn a_game_begun_again_from_its_start_counts() {
    let mut state = against_ai(&FOUR);
    for _ in 0..2 {
        update(&mut state, Event::Command(Command::Undo));
    }
    update(&mut state, Event::Typed("c2-c3".to_owned()));
    assert_eq!((moves(&state).len(), state.was_helped(), notice(&state)), (1, false, ""));
    let mut state = against_ai(&FOUR);
    update(&mut state, Event::Command(Command::Undo));
    let other = state.game.legal.iter().find(|turn| turn.text != FOUR[2]).unwrap().text.clone();
    update(&mut state, Event::Typed(other));
    assert!(state.was_helped(), "{:?}", moves(&state));
}

#[test]
fn by_link_undo_takes_back_only_what_the_friend_does_not_know() {
    let mut state = two_people(&FOUR);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    assert!(!state.can(Command::Undo), "the friend has moved");
    update(&mut state, Event::Command(Command::StepPrevious));
    update(&mut state, Event::Command(Command::StepPrevious));
    assert_eq!((moves(&state).len(), state.is_human_to_move(), state.can(Command::Undo)), (2, false, false));
    let mut state = two_people(&FOUR[..3]);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!((moves(&state), state.is_human_to_move()), (FOUR[..2].iter().map(|&m| m.to_owned()).collect(), true));
    update(&mut state, Event::Typed(FOUR[2].to_owned()));
    update(&mut state, Event::Command(Command::Share));
    assert!(!state.can(Command::Undo), "the link is sent");
}

#[test]
fn undo_works_after_the_end() {
    let mut state = against_ai(&[&LAST_MOVE[..], &[WINNING]].concat());
    assert!(state.game.ending.is_some());
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!((state.game.ending, moves(&state)), (None, LAST_MOVE.map(str::to_owned).to_vec()));
    assert!(state.is_human_to_move() && !state.game.legal.is_empty());
}

#[test]
fn a_look_back_changes_neither_the_saved_game_nor_the_one_behind_another() {
    let mut state = two_people(&FOUR);
    update(&mut state, Event::Command(Command::StepFirst));
    assert_eq!((state.game.record.played(), state.game_to_save().played()), (0, 4));
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!(state.game.record.played(), 3, "the last move is undone");
    update(&mut state, Event::Command(Command::StepLast));
    update(&mut state, Event::Command(Command::StepFirst));
    update(&mut state, Event::Start(GameId::Othello));
    update(&mut state, Event::Start(GameId::Alquerque));
    assert_eq!(state.game.record.played(), 4);
    // A move from there replaces the later ones.
    update(&mut state, Event::Command(Command::StepFirst));
    update(&mut state, Event::Typed("b2-c3".to_owned()));
    settle(&mut state);
    assert_eq!((state.game_to_save().played(), moves(&state).len()), (1, 1));
}

#[test]
fn back_to_the_game_leads_to_where_it_goes_on_after_undo() {
    let mut state = two_people(&FOUR);
    update(&mut state, Event::Command(Command::Undo));
    update(&mut state, Event::Command(Command::StepPrevious));
    assert!(state.looks_back());
    update(&mut state, Event::Command(Command::BackToGame));
    assert_eq!((state.game.record.played(), state.looks_back(), state.can(Command::Undo)), (3, false, true));
    // The last move is done again by a step.
    update(&mut state, Event::Command(Command::StepLast));
    assert_eq!((state.game.record.played(), state.game_to_save().played()), (4, 4));
}

#[test]
fn a_move_tried_while_looking_back_by_link_says_so() {
    let mut state = two_people(&FOUR);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    update(&mut state, Event::Command(Command::StepFirst));
    update(&mut state, Event::Typed("b2-c3".to_owned()));
    assert_eq!(notice(&state), "looked-back");
}
