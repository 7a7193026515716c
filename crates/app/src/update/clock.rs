//! Whose time runs: a listener to all that happens, so that nothing else need think of the clock.

use alquerque_core::Player;
use alquerque_core::record::Closing;

use super::{draw, think};
use crate::activity::Activity;
use crate::clock::Clock;
use crate::effect::Effect;
use crate::event::Event;
use crate::happening::Happening;
use crate::state::State;

/// Lets the right side's time run; ends the game where it is up.
pub(super) fn listen(state: &mut State) -> Vec<Effect> {
    let (now, runs) = (state.outside.now, whose_time_runs(state));
    // Whoever takes back that their time was up goes on without a clock.
    if state.ending.is_none() && state.clock.take_if(|clock| clock.is_spent()).is_some() {
        return vec![Effect::SaveClock];
    }
    let Some(clock) = &mut state.clock else { return Vec::new() };
    let mut effects = Vec::new();
    let before = clock.runs();
    let seconds = |clock: &Clock| before.map(|player| clock.left(player) / 1000);
    let seconds_before = seconds(clock);
    clock.run(before, now);
    if seconds(clock) != seconds_before {
        // The page may go away at any time.
        effects.push(Effect::SaveClock);
    }
    if let Some(player) = clock.fallen().filter(|_| state.ending.is_none()) {
        clock.run(None, now);
        return draw::close(state, Closing::Time(player));
    }
    if let Some(&Happening::Played { player, .. }) = state.happenings.first() {
        // The first move is made before any time runs.
        if before == Some(player) {
            clock.moved(player);
        }
        effects.push(Effect::SaveClock);
    }
    clock.run(runs, now);
    let hurries = clock.should_move();
    let needs_timer = clock.timer.is_none();
    let next = clock.next_sight();
    if hurries && state.thinking.is_some() {
        effects.extend(think::move_now(state));
    }
    if needs_timer && let Some(millis) = next {
        let number = state.number();
        effects.push(Effect::After { millis, event: Event::ClockDue(number) });
        if let Some(clock) = &mut state.clock {
            clock.timer = Some(number);
        }
    }
    effects
}

/// The side to move, from the first move to the end, while the game goes on here.
fn whose_time_runs(state: &State) -> Option<Player> {
    let goes_on = matches!(state.activity(), Activity::Playing | Activity::Watching);
    let is_at_end = state.record.played() > 0 && state.at_end() && state.ending.is_none();
    (goes_on && is_at_end).then(|| state.to_move())
}

/// The timer that was waited for is over: the listener looks what is to be seen now.
pub(super) fn due(state: &mut State, number: u32) -> Vec<Effect> {
    if let Some(clock) = &mut state.clock {
        clock.timer.take_if(|timer| *timer == number);
    }
    Vec::new()
}
