//! Lessons: what each step teaches is what can be done there, and nothing of them is left.

use alquerque_core::Player;

use super::*;
use crate::course::Course;
use crate::lesson::{Skill, steps};
use crate::page::Page;
use crate::record_event::{RecordEffect, RecordEvent, Step};
use crate::settings::Engine;

/// Plays the step's first legal turn, and lets it be seen.
fn do_it(state: &mut State) -> Vec<Effect> {
    let turn = state.legal[0].text.clone();
    let mut effects = update(state, Event::Typed(turn));
    effects.extend(settle(state));
    effects
}

fn lesson(rules: &str) -> State {
    let mut state = game_of(rules, Human, Ai, &[]);
    update(&mut state, Event::Learn);
    state
}

#[test]
fn each_step_can_be_done_in_the_one_way_that_it_teaches() {
    for rules in ["merkel", "ancient", "medieval", "othello", "draughts"] {
        let mut state = lesson(rules);
        let steps = steps(state.settings.game());
        for (number, (skill, position)) in steps.iter().enumerate() {
            assert_eq!(state.record.position_text(), *position, "{rules}");
            let turns: Vec<&str> = state.legal.iter().map(|turn| turn.text.as_str()).collect();
            match skill {
                Skill::Step => {
                    assert!(turns.len() > 1 && turns.iter().all(|turn| turn.contains('-')), "{rules}: {turns:?}");
                }
                Skill::Place => assert_eq!(turns.len(), 4, "{rules}"),
                Skill::Capture | Skill::MustCapture | Skill::Win | Skill::Crown => {
                    assert!(turns.len() == 1 && turns[0].matches('x').count() == 1, "{rules}, {skill:?}: {turns:?}");
                }
                Skill::Chain => {
                    assert!(turns.len() == 1 && turns[0].matches('x').count() == 2, "{rules}: {turns:?}");
                }
                Skill::Rows | Skill::Count => assert_eq!(turns.len(), 1, "{rules}, {skill:?}: {turns:?}"),
                Skill::Corner => assert!(turns.contains(&"a1"), "{rules}: {turns:?}"),
            }
            assert!(!state.can(Action::LearnOn) && state.can(Action::LeaveLesson), "{rules}");
            assert!(status(&state).starts_with(&format!("{} of {}: ", number + 1, steps.len())), "{}", status(&state));
            let asked = status(&state);
            do_it(&mut state);
            let is_last = number + 1 == steps.len();
            assert!(state.ending.is_none() != is_last, "{rules}, {skill:?}: over at the end, and not before");
            assert!(state.can(Action::LearnOn) && status(&state) != asked, "{rules}");
            assert!(!state.humans_turn() && state.thinking.is_none(), "{rules}: nobody answers");
            if !is_last {
                update(&mut state, Event::LearnOn);
            }
        }
        // A beginner is suggested to play next; nothing is changed before somebody plays.
        let before = state.settings_to_keep().into_owned();
        update(&mut state, Event::LearnOn);
        assert_eq!((state.page, state.lesson.is_none(), &state.settings), (Some(Page::New), true, &before), "{rules}");
        update(&mut state, Event::Play);
        let now = state.settings.now();
        assert_eq!((now.ai.engine, now.ai.level), (Engine::Uct, 1));
        assert_eq!((state.record.plies(), state.humans_turn()), (0, true), "{rules}");
    }
}

#[test]
fn a_step_is_shown_again_by_undo() {
    let mut state = lesson("merkel");
    assert!(!state.can(Action::Undo));
    do_it(&mut state);
    update(&mut state, Event::Undo);
    assert_eq!((state.record.played(), state.humans_turn()), (0, true));
    assert!(status(&state).starts_with("1 of 5: "));
    // There is nothing to go to.
    do_it(&mut state);
    assert_eq!(update(&mut state, Event::Record(RecordEvent::Step(Step::Previous))), []);
    assert!(state.lesson_is_done());
}

#[test]
fn nothing_of_a_lesson_is_kept_and_the_game_before_goes_on() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    update(&mut state, Event::Learn);
    let room = state.shelf.library.room();
    let mut effects = Vec::new();
    for _ in 0..5 {
        effects.extend(do_it(&mut state));
        effects.extend(update(&mut state, Event::LearnOn));
        if state.lesson.as_ref().is_some_and(|lesson| lesson.step == 4) {
            break;
        }
    }
    effects.extend(do_it(&mut state));
    assert!(state.ending.is_some());
    assert_eq!(state.settings_to_keep().now().course(), Course::Here);
    let keeps = |effect: &Effect| matches!(effect, Effect::SaveGame | Effect::Record(RecordEffect::SaveLibrary));
    assert!(!effects.iter().any(keeps), "{effects:?}");
    assert_eq!(state.shelf.library.room(), room);
    update(&mut state, Event::LeaveLesson);
    assert_eq!((moves(&state), state.humans_turn()), (vec!["d2-c3".to_owned(), "b4xd2".to_owned()], true));
}

#[test]
fn a_friends_game_is_a_friends_game_after_it() {
    let mut state = two_people(&["d2-c3"]);
    state.settings.now_mut().set_course(Course::ByLink(Player::Light));
    update(&mut state, Event::Learn);
    assert_eq!(state.settings_to_keep().now().course(), Course::ByLink(Player::Light));
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert!(state.lesson.is_some(), "rules may be read in it");
    update(&mut state, Event::PageShown(Some(Page::Record)));
    assert_eq!((state.lesson.is_none(), moves(&state).len()), (true, 1), "the record is the game's");
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Light));
}

#[test]
fn what_could_be_brought_back_before_a_lesson_can_be_after_it() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    update(&mut state, Event::NewGame);
    let before = notice(&state);
    update(&mut state, Event::Learn);
    assert_eq!(notice(&state), "");
    update(&mut state, Event::LeaveLesson);
    assert_eq!(notice(&state), before);
    update(&mut state, Event::BringBack);
    assert_eq!(moves(&state).len(), 2);
}

#[test]
fn a_lesson_goes_on_whatever_other_tabs_and_other_pages_say() {
    let mut state = against_ai(&[]);
    update(&mut state, Event::Learn);
    update(&mut state, Event::LearnOn);
    let mut other = state.settings_to_keep().into_owned();
    other.show_notation = true;
    update(&mut state, Event::Record(RecordEvent::OtherSettings(crate::settings::text_of(&other))));
    assert!(state.lesson.is_some() && state.settings.show_notation && state.thinking.is_none());
    for page in [Page::Menu, Page::Statistics, Page::Library, Page::New, Page::Options] {
        update(&mut state, Event::PageShown(Some(page)));
        update(&mut state, Event::PageShown(None));
        assert!(state.lesson.is_some(), "{page:?}");
    }
    do_it(&mut state);
    update(&mut state, Event::Learn);
    assert!(status(&state).starts_with("1 of 5: ") && !state.lesson_is_done(), "it begins anew");
    update(&mut state, Event::LeaveLesson);
    assert_eq!(state.settings.now().course(), Course::Here);
}

#[test]
fn whatever_is_done_with_the_game_ends_the_lesson_first() {
    for event in [Event::NewGame, Event::Choose(GameId::Othello), Event::Record(RecordEvent::Share)] {
        let mut state = against_ai(&["d2-c3", "b4xd2"]);
        update(&mut state, Event::Learn);
        do_it(&mut state);
        update(&mut state, event.clone());
        assert!(state.lesson.is_none(), "{event:?}");
        assert_ne!(state.settings.now().course(), Course::Lesson);
    }
}
