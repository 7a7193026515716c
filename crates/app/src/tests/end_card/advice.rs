//! What the card says and offers: advice, another level, the lesson.

use alquerque_core::record::Header;
use alquerque_core::{Ending, Reason};

use super::*;
use crate::command::Command;
use crate::new_game::handicap::with_handicap;
use crate::settings::Engine;

/// A game that has ended this way.
fn ended(light: Controller, dark: Controller, outcome: Outcome, reason: Reason) -> State {
    let mut state = game(light, dark, &["d2-c3", "b4xd2"]);
    state.settings.current_mut().ai.level = 3;
    state.game.ending = Some(Ending { outcome, reason });
    state
}

#[test]
fn a_win_with_help_beats_no_level() {
    let hinted = |state: &mut State| {
        state.game.record.headers_mut().set_text(Header::Help, "1");
    };
    let taken_back = |state: &mut State| {
        let before = *state.game.record.tree().line().last().unwrap();
        state.game.record.add(state.game.record.tree().parent(before).unwrap(), "e3xc5xe5xe3").unwrap();
    };
    for help in [hinted, taken_back] as [fn(&mut State); 2] {
        let mut state = won(Ai);
        help(&mut state);
        settle(&mut state);
        assert_eq!(called(&state.end_advice().unwrap()), "end-helped(result: won)");
        assert_eq!(state.next_level(), None);
    }
    let mut drawn = ended(Human, Ai, Outcome::Draw, Reason::Agreement);
    hinted(&mut drawn);
    assert_eq!(called(&drawn.end_advice().unwrap()), "end-helped(result: drawn)");
}

#[test]
fn a_win_leads_to_the_next_level() {
    let mut state = won(Ai);
    state.settings.current_mut().ai.level = 3;
    settle(&mut state);
    assert_eq!(called(&state.end_advice().unwrap()), "end-first-win(variant: 1)");
    state.end_card.card_mut().as_mut().unwrap().is_first_win = false;
    assert_eq!(state.end_advice(), None);
    assert_eq!(called(&state.next_level_text().unwrap()), "end-next-level(level: 4)");
    update(&mut state, Event::Command(Command::NextLevel));
    assert_eq!((state.settings.current().ai.level, state.game.record.plies()), (4, 0));
    assert_eq!(state.settings.lone_human(), Some(Player::Light));
    assert!(state.end_card().is_none());
    for (engine, level, depth, next) in
        [(Engine::Level, 12, 1, None), (Engine::AlphaBeta, 1, 12, None), (Engine::AlphaBeta, 1, 4, Some((1, 5)))]
    {
        let mut state = won(Ai);
        settle(&mut state);
        state.settings.current_mut().ai = crate::settings::Ai { engine, level, depth, ..Default::default() };
        assert_eq!(state.next_level().map(|ai| (ai.level, ai.depth)), next);
    }
}

#[test]
fn draws_losses_on_time_and_watched_games_have_their_own_texts() {
    let advice = |state: &State| called(&state.end_advice().unwrap());
    let drawn = ended(Human, Ai, Outcome::Draw, Reason::Repetition);
    assert_eq!(advice(&drawn), "end-held");
    let late = ended(Human, Ai, Outcome::Win(Player::Dark), Reason::Time);
    assert_eq!(advice(&late), "end-late");
    let beaten = ended(Human, Ai, Outcome::Win(Player::Dark), Reason::NoPieces);
    assert_eq!(advice(&beaten), "end-tip(about: captures)");
    let watched = ended(Ai, Ai, Outcome::Draw, Reason::Repetition);
    assert_eq!(advice(&watched), "end-watched(result: drawn)");
    let watched = ended(Ai, Ai, Outcome::Win(Player::Light), Reason::NoPieces);
    assert_eq!(advice(&watched), "end-watched(result: won)");
    let friends = ended(Human, Human, Outcome::Draw, Reason::Repetition);
    assert_eq!(advice(&friends), "end-friends(result: drawn)");
    let mut by_link = ended(Human, Human, Outcome::Win(Player::Dark), Reason::NoPieces);
    by_link.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    assert_eq!(advice(&by_link), "end-friends(result: won)");
    for (dark, outcome, reason) in [
        (Ai, Outcome::Win(Player::Dark), Reason::Resignation),
        (Human, Outcome::Win(Player::Dark), Reason::Resignation),
        (Human, Outcome::Draw, Reason::Agreement),
    ] {
        assert_eq!(ended(Human, dark, outcome, reason).end_advice(), None, "broken off after one move: {reason:?}");
    }
}

#[test]
fn a_loss_offers_an_easier_level() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    state.settings.current_mut().ai.level = 3;
    update(&mut state, Event::Command(Command::Resign));
    assert_eq!(called(&state.next_level_text().unwrap()), "end-easier-level(level: 2)");
    update(&mut state, Event::Command(Command::NextLevel));
    assert_eq!((state.settings.current().ai.level, state.game.record.plies()), (2, 0));
    for (engine, level, depth, next) in
        [(Engine::Level, 1, 4, None), (Engine::AlphaBeta, 3, 4, Some((3, 3))), (Engine::Random, 3, 4, None)]
    {
        let mut state = against_ai(&["d2-c3", "b4xd2"]);
        state.settings.current_mut().ai = crate::settings::Ai { engine, level, depth, ..Default::default() };
        update(&mut state, Event::Command(Command::Resign));
        assert_eq!(state.next_level().map(|ai| (ai.level, ai.depth)), next);
        assert_eq!(state.card_offers_lesson(), next.is_none());
    }
}

#[test]
fn a_loss_against_the_weakest_level_offers_the_lesson() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    state.settings.current_mut().ai.level = 1;
    assert!(!state.card_offers_lesson(), "not before the end");
    update(&mut state, Event::Command(Command::Resign));
    assert_eq!(called(&state.next_level_text().unwrap()), "end-lesson");
    update(&mut state, Event::Command(Command::NextLevel));
    assert!(state.game.lesson().is_some());
    update(&mut state, Event::Command(Command::LeaveLesson));
    assert_eq!(state.game.record.plies(), 2, "the game is kept");
    let mut state = won(Ai);
    settle(&mut state);
    state.settings.current_mut().ai.level = 10;
    assert!(!state.card_offers_lesson(), "not after a win");
    let friends = ended(Human, Human, Outcome::Win(Player::Dark), Reason::NoPieces);
    assert!(!friends.card_offers_lesson());
}

#[test]
fn a_loss_in_spite_of_the_corners_has_another_reason() {
    // A handicap of corners: the opponent of `giver` has this many.
    let lost = |giver, corners| {
        let mut state = game_of("othello", Human, Ai, &[]);
        state.game.record = with_handicap(state.game.record.clone(), giver, corners);
        state.game.ending = Some(Ending { outcome: Outcome::Win(Player::Dark), reason: Reason::Discs });
        phrases(state.end_advice())
    };
    let moves = "end-tip(about: mobility)";
    assert_eq!((lost(Player::Dark, 4), lost(Player::Dark, 0)), (moves, moves));
    let corners = "end-tip(about: corners)";
    assert_eq!(lost(Player::Light, 1), corners);
}
