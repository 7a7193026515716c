//! Lessons: they take the board for a while, and give it back as it was.

use alquerque_core::Player;
use alquerque_core::family::AnyGame;
use alquerque_core::record::NodeId;

use super::position::position_changed;
use super::{go_on, think};
use crate::choices::{Choice, ChoiceEvent, Opponent};
use crate::course::{Course, Pace};
use crate::effect::Effect;
use crate::event::{Event, OptionEvent};
use crate::lesson::{Lesson, steps};
use crate::page::Page;
use crate::record_event::{RecordEffect, RecordEvent};
use crate::settings::Engine;
use crate::state::State;
use crate::status::status;

/// Begins the lesson of the game that is played, or begins it anew.
pub(super) fn begin(state: &mut State) -> Vec<Effect> {
    if state.lesson.is_some() {
        show(state, 0);
        return Vec::new();
    }
    let effects = think::give_up(state);
    let course = state.settings.now().course();
    let (waiting, pace, notice) = (state.record.clone(), state.pace, state.notice.take());
    state.settings.now_mut().set_course(Course::Lesson);
    state.lesson = Some(Lesson { step: 0, waiting, course, pace, notice });
    show(state, 0);
    effects
}

/// Goes on to the next step; behind the last one a game against a beginner is suggested.
pub(super) fn next(state: &mut State) -> Vec<Effect> {
    let Some(lesson) = &state.lesson else { return Vec::new() };
    let step = lesson.step + 1;
    if step < steps(state.settings.game()).len() {
        show(state, step);
        return Vec::new();
    }
    let effects = leave(state);
    state.choice = Choice::of(state.settings.now());
    let suggested = [
        ChoiceEvent::Opponent(Opponent::Computer),
        ChoiceEvent::Engine(Engine::Uct),
        ChoiceEvent::Level(1),
        ChoiceEvent::Clock(None),
        ChoiceEvent::You(state.record.to_move_of(NodeId::ROOT).unwrap_or(Player::Light)),
    ];
    for event in suggested {
        state.choice.apply(event);
    }
    state.page = Some(Page::New);
    effects
}

/// Ends the lesson: the game that has waited goes on.
pub(super) fn leave(state: &mut State) -> Vec<Effect> {
    let Some(Lesson { waiting, course, pace, notice, .. }) = state.lesson.take() else { return Vec::new() };
    state.settings.now_mut().set_course(course);
    state.record = waiting;
    state.pace = pace;
    state.notice = notice;
    state.animation = None;
    position_changed(state);
    go_on(state)
}

fn show(state: &mut State, step: usize) {
    let game = state.settings.game();
    let position = steps(game)[step].1;
    // Each of them can be read: the tests read them all.
    if let Ok(record) = AnyGame::from(game).record_from(position) {
        state.record = record;
    }
    if let Some(lesson) = &mut state.lesson {
        lesson.step = step;
    }
    state.notice = None;
    state.animation = None;
    state.pace = Pace::Going;
    position_changed(state);
    state.announcement = status(state);
}

/// Shows the step once more, as it was before anything was played.
pub(super) fn again(state: &mut State) -> Vec<Effect> {
    if let Some(lesson) = &state.lesson {
        show(state, lesson.step);
    }
    Vec::new()
}

/// Whether an event goes back and forth in a game: in a lesson there is nothing to go to.
pub(super) fn is_idle(event: &Event) -> bool {
    use RecordEvent::{GoTo, PlayBack, PlayBackDue, Select, Step};
    matches!(event, Event::Record(GoTo(_) | Step(_) | Select(_) | PlayBack | PlayBackDue(_)))
}

/// Whether an event belongs to a lesson, or leaves it as it is. All others end it first.
pub(super) fn goes_on(event: &Event) -> bool {
    match event {
        Event::Record(event) => matches!(
            event,
            RecordEvent::LibraryFound { .. }
                | RecordEvent::LibraryWritten(_)
                | RecordEvent::Copied(_)
                | RecordEvent::Kept(_)
                | RecordEvent::OtherSettings(_)
        ),
        Event::Option(option) => !matches!(option, OptionEvent::Controller(..) | OptionEvent::Rule(_)),
        Event::Choose(_)
        | Event::NewGame
        | Event::Play
        | Event::GoOn
        | Event::LotDrawn(_)
        | Event::Rematch
        | Event::Revenge
        | Event::BringBack
        | Event::UpdateAccepted => false,
        // These are about the game on the board.
        Event::PageShown(page) => !matches!(page, Some(Page::Record | Page::Share | Page::Editor)),
        _ => true,
    }
}

/// Nothing of a lesson is kept.
pub(super) fn forget(effects: &mut Vec<Effect>) {
    effects.retain(|effect| !matches!(effect, Effect::SaveGame | Effect::Record(RecordEffect::SaveLibrary)));
}
