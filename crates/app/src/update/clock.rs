//! Whose time runs: a listener to all that happens, so that nothing else need think of the clock.

use alquerque_core::Player;
use alquerque_core::record::Closing;

use super::{draw, think};
use crate::activity::Activity;
use crate::clock::Clock;
use crate::course::{Course, Pace};
use crate::effect::Effect;
use crate::event::Event;
use crate::happening::Happening;
use crate::settings::Controller;
use crate::state::State;

/// Lets the right side's time run; ends the game where it is up.
pub(super) fn listen(state: &mut State) -> Vec<Effect> {
    let (now, runs) = (state.outside.now, whose_time_runs(state));
    let is_over = state.record.result().is_some();
    let played = match state.happenings.first() {
        Some(&Happening::Played { player, .. }) if state.lesson.is_none() => Some(player),
        _ => None,
    };
    let kept = state.clock_mut();
    let Some(clock) = kept else { return Vec::new() };
    let mut effects = Vec::new();
    let before = clock.runs();
    let seconds = |clock: &Clock| before.map(|player| clock.left(player) / 1000);
    let seconds_before = seconds(clock);
    clock.run(before, now);
    if let Some(player) = clock.fallen().filter(|_| !is_over) {
        clock.run(None, now);
        return draw::close(state, Closing::Time(player));
    }
    // Whoever takes back that their time was up, and plays another move, goes on without a clock.
    if played.is_some() && clock.is_spent() && !is_over {
        *kept = None;
        return vec![Effect::SaveClock];
    }
    // The first move is made before any time runs.
    if let Some(player) = played.filter(|player| before == Some(*player)) {
        clock.moved(player);
    }
    // The page may go away at any time.
    if played.is_some() || seconds(clock) != seconds_before {
        effects.push(Effect::SaveClock);
    }
    clock.run(runs, now);
    let hurries = clock.should_move();
    let next = clock.next_sight().filter(|_| clock.timer.is_none());
    if let Some(millis) = next {
        let number = state.number();
        effects.push(Effect::After { millis, event: Event::ClockDue(number) });
        if let Some(clock) = state.clock_mut() {
            clock.timer = Some(number);
        }
    }
    if hurries {
        effects.extend(think::move_now(state));
    }
    effects
}

/// The side whose turn it is at the end of what was played, from the first move to the last, while the game goes on here: whoever
/// looks back, or takes back, thinks meanwhile. The AI's time runs only while it thinks, not while it is shown what was played, or
/// waits for anything else; and nobody's where a turn is passed.
fn whose_time_runs(state: &State) -> Option<Player> {
    let here = state.settings.now().course() == Course::Here && state.lesson.is_none();
    let is_set_up = matches!(state.activity(), Activity::SettingUp(_));
    if !here || is_set_up || state.record.plies() == 0 || state.record.result().is_some() {
        return None;
    }
    let end = *state.record.tree().line().last()?;
    let player = state.record.to_move_of(end)?;
    let runs = match state.settings.controller(player) {
        Controller::Human => !state.record.must_pass(end),
        Controller::Ai => state.thinking.is_some() && state.pool.closed().is_none() && state.pace == Pace::Going,
        Controller::Friend => false,
    };
    let is_spent = state.clock().is_some_and(Clock::is_spent);
    (runs && !is_spent).then_some(player)
}

/// The timer that was waited for is over: the listener looks what is to be seen now.
pub(super) fn due(state: &mut State, number: u32) -> Vec<Effect> {
    if let Some(clock) = state.clock_mut() {
        clock.timer.take_if(|timer| *timer == number);
    }
    Vec::new()
}
