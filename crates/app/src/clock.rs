//! The clock. It is updated after every event, so that no handler has to deal with it.

mod state;

pub(crate) use state::read;
pub use state::{Clock, ClockState, Clocks, Control, KEY, load, save};

use alquerque_core::Player;
use alquerque_core::record::Closing;

use crate::activity::Activity;
use crate::ai::think;
use crate::effect::Effect;
use crate::event::Event;
use crate::game::closing;
use crate::game::event::GameEvent;
use crate::game::mode::{GameMode, Pace};
use crate::jobs::{self, GameRole};
use crate::settings::Controller;
use crate::state::State;

/// Runs the time of the side that [`whose_time_runs`] names, and ends the game when it is used up.
pub(crate) fn listen(state: &mut State) {
    if state.environment.clock_elsewhere {
        return;
    }
    let (now, side) = (state.environment.now, whose_time_runs(state));
    let is_over = state.game.record.result().is_some();
    let played = match state.game.events.first() {
        Some(&GameEvent::Played { player, .. }) if state.game.lesson().is_none() => Some(player),
        _ => None,
    };
    // The friend's own device decides when their time is up.
    let friend = state.is_live().then(|| state.settings.lone_human().map(Player::opponent)).flatten();
    let slot = &mut state.clock.clocks[state.settings.game()];
    let Some(clock) = slot else { return };
    let running_before = clock.running_side();
    let seconds = |clock: &Clock| running_before.map(|player| clock.left(player) / 1000);
    let seconds_before = seconds(clock);
    clock.run(running_before, now);
    if let Some(player) = clock.fallen().filter(|player| !is_over && friend != Some(*player)) {
        clock.run(None, now);
        state.effects.push(Effect::SaveClock);
        return closing::close(state, Closing::Time(player));
    }
    // A player who undoes a loss on time continues without a clock.
    if played.is_some() && clock.has_run_out() && !is_over {
        *slot = None;
        return state.effects.push(Effect::SaveClock);
    }
    // No time runs before the first move.
    if let Some(player) = played.filter(|player| running_before == Some(*player)) {
        clock.add_increment(player);
    }
    // Save now, as the page may be closed at any time.
    if played.is_some() || seconds(clock) != seconds_before {
        state.effects.push(Effect::SaveClock);
    }
    clock.run(side, now);
    let hurries = clock.should_move();
    let next = clock.millis_to_next_display().filter(|_| clock.timer.is_none());
    if let Some(millis) = next {
        let number = state.next_number();
        state.effects.push(Effect::After { millis, event: Event::ClockDue(number) });
        if let Some(clock) = state.clock_mut() {
            clock.timer = Some(number);
        }
    }
    if hurries {
        think::move_now(state);
    }
}

/// The side whose time runs: the one to move after the last move, even while the user steps back, or in the position to
/// which moves were undone. The AI's time runs only while it is searching, and no time runs during a pass.
fn whose_time_runs(state: &State) -> Option<Player> {
    let live = state.is_live();
    let is_timed = (live || state.settings.current().mode() == GameMode::Local) && state.game.lesson().is_none();
    // A dialog hides the board, so against the AI any dialog stops the clock. Two people can agree to stop.
    let is_stopped_by_dialog =
        matches!(state.activity(), Activity::SettingUp(_)) || state.has_ai() && state.page.current().is_some();
    if !is_timed
        || is_stopped_by_dialog && !live
        || state.game.record.plies() == 0
        || state.game.record.result().is_some()
    {
        return None;
    }
    let node = state.live_node();
    let player = state.game.record.to_move_of(node)?;
    let runs = match state.settings.controller(player) {
        Controller::Human => !state.game.record.must_pass(node),
        Controller::Ai => {
            state.thinking().is_some() && !jobs::is_closed(state, GameRole::Search) && state.game.pace == Pace::Running
        }
        Controller::Friend => live,
    };
    let has_run_out = state.clock().is_some_and(Clock::has_run_out);
    (runs && !has_run_out).then_some(player)
}

/// Handles the clock's timer; the listener does the rest.
pub(crate) fn due(state: &mut State, number: u32) {
    if let Some(clock) = state.clock_mut() {
        clock.timer.take_if(|timer| *timer == number);
    }
}

impl State {
    /// The clock of the game on the board; `None` during a lesson.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.clocks[self.settings.game()].as_ref().filter(|_| self.game.lesson().is_none())
    }

    /// Mutable access to the clock of the game on the board.
    pub(crate) fn clock_mut(&mut self) -> &mut Option<Clock> {
        &mut self.clock.clocks[self.settings.game()]
    }
}
