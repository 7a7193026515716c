//! Lessons: every step demonstrates its skill, and nothing of a lesson remains.

use alquerque_core::Player;
use alquerque_language::message;

use super::*;
use crate::board::model::{Mark, playing};
use crate::command::Command;
use crate::game::mode::GameMode;
use crate::lesson::{Task, turned};
use crate::page::Page;
use crate::record::{RecordEffect, RecordEvent};
use crate::settings::{Side, Switch};

/// Plays the step's first legal turn and ends its animation.
fn do_it(state: &mut State) -> Vec<Effect> {
    let turn = state.game.legal[0].text.clone();
    let mut effects = update(state, Event::Typed(turn));
    effects.extend(settle(state));
    effects
}

/// A lesson for the side that moves first.
fn lesson(rules: &str) -> State {
    let is_light = record(rules, &[]).to_move() == Player::Light;
    let mut state = if is_light { game_of(rules, Human, Ai, &[]) } else { game_of(rules, Ai, Human, &[]) };
    update(&mut state, Event::Command(Command::Learn));
    state
}

#[test]
fn every_legal_move_of_a_step_demonstrates_its_skill() {
    for rules in ["merkel", "ancient", "medieval", "othello", "draughts"] {
        let mut state = lesson(rules);
        let steps = state.game.lesson().unwrap().steps;
        for (number, Task { asked, position, .. }) in steps.iter().enumerate() {
            assert_eq!(state.game.record.position_text(), *position, "{rules}");
            let turns: Vec<&str> = state.game.legal.iter().map(|turn| turn.text.as_str()).collect();
            match asked.name().trim_start_matches("lesson-ask-").trim_end_matches("-draughts") {
                "step" => {
                    assert!(turns.len() > 1 && turns.iter().all(|turn| turn.contains('-')), "{rules}: {turns:?}");
                }
                "place" => assert_eq!(turns.len(), 4, "{rules}"),
                "capture" | "must-capture" | "far-row" | "win" | "crown" => {
                    assert!(turns.len() == 1 && turns[0].matches('x').count() == 1, "{rules}, {asked}: {turns:?}");
                }
                "chain" => {
                    assert!(turns.len() == 1 && turns[0].matches('x').count() == 2, "{rules}: {turns:?}");
                }
                "rows" | "count" => assert_eq!(turns.len(), 1, "{rules}, {asked}: {turns:?}"),
                "corner" => assert_eq!(turns, ["a1"], "{rules}"),
                other => panic!("{other} is not tested"),
            }
            assert!(!state.can(Command::LearnOn) && state.can(Command::LeaveLesson), "{rules}");
            assert!(
                status(&state).starts_with(&format!("lesson-step(step: {}, of: {}, ", number + 1, steps.len())),
                "{}",
                status(&state)
            );
            let before = status(&state);
            do_it(&mut state);
            let is_last = number + 1 == steps.len();
            assert!(state.game.ending.is_none() != is_last, "{rules}, {asked}: over at the end, and not before");
            assert!(state.can(Command::LearnOn) && status(&state) != before, "{rules}");
            assert!(!state.is_human_to_move() && state.thinking().is_none(), "{rules}: no reply follows");
            if !is_last {
                update(&mut state, Event::Command(Command::LearnOn));
            }
        }
        // A game starts against the opponent that is set.
        let before = state.settings.current().ai;
        update(&mut state, Event::Command(Command::LearnOn));
        assert_eq!((state.page.current(), state.game.lesson().is_none()), (None, true), "{rules}");
        assert_eq!(state.settings.current().ai, before, "{rules}: the level doesn't change unasked");
        assert_eq!((state.game.record.plies(), state.is_human_to_move()), (0, true), "{rules}");
    }
}

#[test]
fn a_game_that_was_begun_is_not_replaced_unasked() {
    for mut state in [against_ai(&["d2-c3", "b4xd2"]), game_of("merkel", Human, Human, &[])] {
        let before = state.settings.clone();
        crate::update::resume_lesson(&mut state, 5);
        do_it(&mut state);
        update(&mut state, Event::Command(Command::LearnOn));
        assert_eq!((state.page.current(), state.game.lesson().is_none()), (Some(Page::New), true));
        assert_eq!(state.settings, before, "nothing changes until the user starts it");
        update(&mut state, Event::Command(Command::Play));
        assert_eq!((state.settings.current().ai, state.game.record.plies()), (before.current().ai, 0));
    }
}

#[test]
fn undo_restarts_a_step() {
    let mut state = lesson("merkel");
    assert!(!state.can(Command::Undo));
    do_it(&mut state);
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!((state.game.record.played(), state.is_human_to_move()), (0, true));
    assert_eq!(status(&state), "lesson-step(step: 1, of: 6, text: lesson-ask-step(pointer: mouse))");
    // A lesson has no positions to step to.
    do_it(&mut state);
    assert_eq!(update(&mut state, Event::Command(Command::StepPrevious)), []);
    assert!(state.lesson_is_done());
}

#[test]
fn lessons_save_nothing_and_resume_the_game() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    update(&mut state, Event::Command(Command::Learn));
    let room = state.shelf.library().room();
    let mut effects = Vec::new();
    for _ in 0..6 {
        effects.extend(do_it(&mut state));
        effects.extend(update(&mut state, Event::Command(Command::LearnOn)));
        if state.game.lesson().is_some_and(|lesson| lesson.step == 5) {
            break;
        }
    }
    effects.extend(do_it(&mut state));
    assert!(state.game.ending.is_some());
    assert_eq!(state.settings_to_save().current().mode(), GameMode::Local);
    let keeps = |effect: &Effect| matches!(effect, Effect::SaveGame | Effect::Record(RecordEffect::SaveLibrary));
    assert!(!effects.iter().any(keeps), "{effects:?}");
    assert_eq!(state.shelf.library().room(), room);
    update(&mut state, Event::Command(Command::LeaveLesson));
    assert_eq!((moves(&state), state.is_human_to_move()), (vec!["d2-c3".to_owned(), "b4xd2".to_owned()], true));
}

#[test]
fn a_game_by_link_resumes_after_a_lesson() {
    let mut state = two_people(&["d2-c3"]);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    update(&mut state, Event::Command(Command::Learn));
    assert_eq!(state.settings_to_save().current().mode(), GameMode::ByLink(Player::Light));
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert!(state.game.lesson().is_some(), "the rules can be read during the lesson");
    update(&mut state, Event::PageShown(Some(Page::Record)));
    assert_eq!((state.game.lesson().is_none(), moves(&state).len()), (true, 1), "the record is the game's");
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Light));
}

#[test]
fn a_lesson_keeps_the_replaced_game_restorable() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    start_new(&mut state);
    let before = notice(&state);
    update(&mut state, Event::Command(Command::Learn));
    assert_eq!(notice(&state), "");
    update(&mut state, Event::Command(Command::LeaveLesson));
    assert_eq!(notice(&state), before);
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!(moves(&state).len(), 2);
}

#[test]
fn other_tabs_and_dialogs_do_not_end_a_lesson() {
    let mut state = against_ai(&[]);
    update(&mut state, Event::Command(Command::Learn));
    update(&mut state, Event::Command(Command::LearnOn));
    let mut other = state.settings_to_save().into_owned();
    other.switches[Switch::Coordinates] = true;
    update(&mut state, Event::Record(RecordEvent::SettingsChangedElsewhere(crate::settings::text_of(&other))));
    assert!(
        state.game.lesson().is_some() && state.settings.switches[Switch::Coordinates] && state.thinking().is_none()
    );
    for page in [Page::Menu, Page::Statistics, Page::Library, Page::New, Page::Options] {
        update(&mut state, Event::PageShown(Some(page)));
        update(&mut state, Event::PageShown(None));
        assert!(state.game.lesson().is_some(), "{page:?}");
    }
    do_it(&mut state);
    update(&mut state, Event::Command(Command::Learn));
    let first = "lesson-step(step: 1, of: 6, text: lesson-ask-step(pointer: mouse))";
    assert_eq!((status(&state), state.lesson_is_done()), (first, false), "it starts over");
    update(&mut state, Event::Command(Command::LeaveLesson));
    assert_eq!(state.settings.current().mode(), GameMode::Local);
}

#[test]
fn acting_on_the_game_ends_the_lesson_first() {
    for event in [Event::Command(Command::Play), Event::Start(GameId::Othello), Event::Command(Command::Share)] {
        let mut state = against_ai(&["d2-c3", "b4xd2"]);
        update(&mut state, Event::Command(Command::Learn));
        do_it(&mut state);
        update(&mut state, event.clone());
        assert!(state.game.lesson().is_none(), "{event:?}");
        assert_ne!(state.settings.current().mode(), GameMode::Lesson);
    }
}

#[test]
fn the_learner_has_the_same_side_in_the_same_place_as_in_the_game() {
    for rules in ["merkel", "othello", "draughts"] {
        let game = rules.parse::<AnyGame>().unwrap().record().board().game;
        for you in Player::BOTH {
            let (light, dark) = if you == Player::Light { (Human, Ai) } else { (Ai, Human) };
            let mut state = game_of(rules, light, dark, &[]);
            let place = |state: &State| (state.board.is_flipped(), state.dark_sits_below());
            let before = place(&state);
            let usual = lesson(rules);
            update(&mut state, Event::Command(Command::Learn));
            let steps = state.game.lesson().unwrap().steps;
            for (number, Task { position, .. }) in steps.iter().enumerate() {
                assert_eq!((state.to_move(), place(&state)), (you, before), "{rules}, {position}, {you:?}");
                let first = AnyGame::from(game).record_from(position).unwrap();
                let position = turned(game, position);
                let other = AnyGame::from(game).record_from(&position).unwrap();
                let usual = usual.game.record.to_move();
                assert_eq!(other.to_move(), usual.opponent(), "{position}");
                assert_eq!(state.game.record.position_text() == other.position_text(), you != usual, "{position}");
                assert_eq!(state.game.legal.len(), first.legal_turns().len(), "{position}");
                do_it(&mut state);
                assert!(state.game.ending.is_none() != (number + 1 == steps.len()), "{position}");
                if number + 1 < steps.len() {
                    update(&mut state, Event::Command(Command::LearnOn));
                }
            }
            update(&mut state, Event::Command(Command::LeaveLesson));
            assert_eq!(place(&state), before, "{rules}");
        }
    }
}

#[test]
fn pieces_that_never_move_backward_are_taught_where_it_holds() {
    for (rules, is_taught) in [("merkel", true), ("ancient", false), ("merkel,steps=any", false), ("draughts", false)] {
        let state = lesson(rules);
        let steps = state.game.lesson().unwrap().steps;
        assert_eq!(steps.iter().any(|task| task.asked == message::LESSON_ASK_FAR_ROW), is_taught, "{rules}");
    }
    let mut state = lesson("merkel");
    do_it(&mut state);
    assert_eq!(status(&state), "lesson-step(step: 1, of: 6, text: lesson-told-step-forward(pointer: mouse))");
    let mut state = lesson("medieval");
    do_it(&mut state);
    assert_eq!(status(&state), "lesson-step(step: 1, of: 5, text: lesson-told-step(pointer: mouse))");
}

#[test]
fn the_learner_sits_at_the_bottom() {
    // Two people, Dark moving first; and a board flipped by hand.
    let mut state = game_of("draughts", Human, Human, &[]);
    update(&mut state, Event::Command(Command::Learn));
    assert_eq!((state.to_move(), state.dark_sits_below()), (Player::Dark, true));
    let mut state = game(Ai, Human, &[]);
    state.settings.current_mut().side = Side::Light;
    update(&mut state, Event::Command(Command::Learn));
    assert_eq!((state.to_move(), state.dark_sits_below()), (Player::Dark, true));
    assert_eq!(state.settings_to_save().current().side, Side::Light);
    update(&mut state, Event::Command(Command::LeaveLesson));
    assert_eq!(state.settings.current().side, Side::Light);
}

#[test]
fn the_piece_to_find_has_no_ring() {
    let mut state = lesson("merkel");
    let ringed = |state: &State| playing(state).rows.iter().flatten().any(|spot| spot.marks.contains(&Mark::Movable));
    assert!(ringed(&state));
    update(&mut state, Event::Command(Command::LearnOn));
    for _ in 0..2 {
        do_it(&mut state);
        update(&mut state, Event::Command(Command::LearnOn));
    }
    let find = "lesson-step(step: 3, of: 6, text: lesson-ask-must-capture(pointer: mouse))";
    assert_eq!((status(&state), ringed(&state)), (find, false));
}

#[test]
fn a_lesson_resumes_where_it_was() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    crate::update::resume_lesson(&mut state, 2);
    assert_eq!(status(&state), "lesson-step(step: 3, of: 6, text: lesson-ask-must-capture(pointer: mouse))");
    update(&mut state, Event::Command(Command::LeaveLesson));
    assert_eq!(moves(&state).len(), 2);
    crate::update::resume_lesson(&mut state, 99);
    assert_eq!(status(&state), "lesson-step(step: 1, of: 6, text: lesson-ask-step(pointer: mouse))");
}
