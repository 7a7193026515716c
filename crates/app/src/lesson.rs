//! Lessons: they borrow the board and return it unchanged.

mod state;

pub(crate) use state::turned;
pub use state::{Lesson, MUST_CAPTURE, Task, is_forward, sentence, steps};

use alquerque_core::Player;
use alquerque_core::family::AnyGame;
use alquerque_core::record::NodeId;

use crate::ai::think;
use crate::command::Command;
use crate::effect::Effect;
use crate::event::Event;
use crate::game::mode::{GameMode, Pace};
use crate::game::panel::status;
use crate::game::play::{continue_game, position_changed};
use crate::new_game::{self, ChoiceEvent, Opponent, play_choice};
use crate::page::Page;
use crate::record::RecordEffect;
use crate::settings::Side;
use crate::state::State;

/// Handles an event during a lesson; returns `false` if it is handled as in a game.
pub(crate) fn update(state: &mut State, event: &Event) -> bool {
    let Some(&Lesson { step, .. }) = state.game.lesson() else { return false };
    match event {
        Event::Command(Command::Learn) => show(state, 0),
        Event::Command(Command::LearnOn) => next(state),
        Event::Command(Command::LeaveLesson) => leave(state),
        // Restart the step, unless Undo applies to a chain in progress.
        Event::Command(Command::Undo) if !state.in_chain() => show(state, step),
        // The step is done: the board waits for the next one.
        Event::Activate(_) | Event::Typed(_) if state.lesson_is_done() => {}
        _ => return false,
    }
    true
}

/// Starts the lesson of the current game.
pub(crate) fn begin(state: &mut State) {
    // The study has no lessons.
    if state.game.study_mode().is_some() {
        return;
    }
    think::cancel_and_forget(state);
    let mode = state.settings.current().mode();
    let learner = state.settings.lone_human().unwrap_or_else(|| first_of(state));
    let (waiting, pace, notice) = (state.game.record.clone(), state.game.pace, state.notices.take());
    state.settings.current_mut().set_mode(GameMode::Lesson);
    let side = std::mem::replace(&mut state.settings.current_mut().side, Side::Yours);
    let steps = steps(state.settings.game(), is_forward(&waiting.rules()));
    state.game.begin_lesson(Lesson { steps, step: 0, learner, waiting, mode, side, pace, notice });
    show(state, 0);
}

/// Starts the lesson at this step.
pub(crate) fn resume(state: &mut State, step: usize) {
    begin(state);
    if state.game.lesson().is_some_and(|lesson| step < lesson.steps.len()) {
        show(state, step);
    }
}

/// Goes to the next step. After the last one, starts a game against the computer as it was played last if that replaces
/// nothing; otherwise suggests it.
fn next(state: &mut State) {
    let Some(lesson) = state.game.lesson() else { return };
    let step = lesson.step + 1;
    if step < lesson.steps.len() {
        return show(state, step);
    }
    leave(state);
    // The friend waits for a move.
    if matches!(state.settings.current().mode(), GameMode::ByLink(_)) {
        state.notices.announce(status(state));
        return state.effects.push(Effect::FocusCursor);
    }
    let suggested = [
        ChoiceEvent::Opponent(Opponent::Computer),
        ChoiceEvent::You(Some(state.game.record.to_move_of(NodeId::ROOT).unwrap_or(Player::Light))),
    ];
    new_game::suggest(state, suggested);
    let now = state.settings.current();
    if state.game.record.plies() == 0 && now.mode() == GameMode::Local && now.lone_human().is_some() {
        play_choice(state);
        state.notices.announce(status(state));
        // The button that had focus is gone.
        state.effects.push(Effect::FocusCursor);
    } else {
        state.page.open(Page::New);
    }
}

/// Leaves the lesson and resumes the waiting game.
pub(crate) fn leave(state: &mut State) {
    let Some(Lesson { waiting, mode, side, pace, notice, .. }) = state.game.end_lesson() else { return };
    state.settings.current_mut().set_mode(mode);
    state.settings.current_mut().side = side;
    state.game.record = waiting;
    state.game.pace = pace;
    state.notices.put_back(notice);
    state.game.animation = None;
    position_changed(state);
    continue_game(state);
}

/// The side that moves first in the game, and in the positions of its lesson.
fn first_of(state: &State) -> Player {
    AnyGame::from(state.settings.game()).first_to_move()
}

fn show(state: &mut State, step: usize) {
    let game = state.settings.game();
    let Some(lesson) = state.game.lesson() else { return };
    let Some(&Task { position, .. }) = lesson.steps.get(step) else { return };
    let position = if lesson.learner == first_of(state) { position.to_owned() } else { turned(game, position) };
    // All of them parse; a test checks that.
    if let Ok(record) = AnyGame::from(game).record_from(&position) {
        state.game.record = record;
    }
    if let Some(lesson) = state.game.lesson_mut() {
        lesson.step = step;
    }
    state.notices.dismiss();
    state.game.animation = None;
    state.game.pace = Pace::Running;
    position_changed(state);
    state.notices.announce(status(state));
}

/// Drops effects that would save anything of a lesson.
pub(crate) fn drop_saves(state: &mut State) {
    if state.game.lesson().is_some() {
        state.effects.retain(|effect| !matches!(effect, Effect::SaveGame | Effect::Record(RecordEffect::SaveLibrary)));
    }
}
