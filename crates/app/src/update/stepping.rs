//! Looking at any position of the game, and playing the game back.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;

use super::play::go_on;
use super::{board, position, say, think};
use crate::course::Pace;
use crate::effect::Effect;
use crate::event::Event;
use crate::hand::Hand;
use crate::happening::Happening;
use crate::message::{Game, Search, Step as Stepped};
use crate::notice::Offer;
use crate::record_event::{RecordEvent, Step};
use crate::state::State;

/// Milliseconds from one move to the next when a game is played back.
const PLAY_BACK_MILLIS: u32 = 1000;

/// Whether an event is somebody's doing and not only a consequence: a playback gives way to it.
pub(super) fn interrupts(event: &Event) -> bool {
    !matches!(
        event,
        Event::Record(
            RecordEvent::PlayBackDue(_)
                | RecordEvent::PlayBack
                | RecordEvent::LibraryFound { .. }
                | RecordEvent::LibraryWritten(_)
                | RecordEvent::OtherSettings(_)
                | RecordEvent::Copied(_)
                | RecordEvent::Kept(_)
                | RecordEvent::OtherTab(_)
        ) | Event::AnimationEnded(_)
            | Event::Worker(..)
            | Event::LookAtWorkers { .. }
            | Event::LookAtProver { .. }
            | Event::WaitedForProver(_)
            | Event::PassDue(_)
            | Event::ClockDue(_)
            | Event::Focus(_)
            | Event::Drag(_)
            | Event::Release(_)
            | Event::DragCancelled
            | Event::PageShown(_)
            | Event::PageClosed(_)
            | Event::UpdateReady
            | Event::InstallOffered(_)
            | Event::Trouble(_)
    )
}

pub(super) fn go_to(state: &mut State, ply: usize) -> Vec<Effect> {
    let ply = ply.min(state.record.plies());
    if ply == state.record.played() {
        return if state.hand.as_ref().is_some_and(Hand::has_jumped) { board::put_down(state) } else { Vec::new() };
    }
    let mut effects = look_at(state, ply);
    // With everything played again the player waits for the answer to their move.
    if state.at_end() && state.settings.lone_human().is_some() && state.shown().is_none() {
        state.pace = Pace::Going;
        effects.extend(go_on(state));
    }
    effects
}

pub(super) fn step(state: &mut State, step: Step) -> Vec<Effect> {
    let played = state.record.played();
    let ply = match step {
        Step::First => 0,
        Step::Previous => played.saturating_sub(1),
        Step::Next => played + 1,
        Step::Last => usize::MAX,
    };
    go_to(state, ply)
}

/// Shows the position behind a node and with it the line that leads there, which was left for another one before. The game itself
/// stays as it is until somebody plays on from there.
pub(super) fn select(state: &mut State, node: NodeId) -> Vec<Effect> {
    if !state.record.tree().has(node) {
        return Vec::new();
    }
    look(state, false, |record| record.select(node))
}

/// Shows position `ply`, from which the AI does not go on by itself.
fn look_at(state: &mut State, ply: usize) -> Vec<Effect> {
    look(state, false, |record| record.go_to(ply))
}

fn look(state: &mut State, by_playback: bool, go: impl FnOnce(&mut dyn AnyRecord)) -> Vec<Effect> {
    let mut effects = think::give_up(state);
    position::go(state, Happening::Visited { by_playback }, go);
    // The game before can be brought back as long as this one is only looked at.
    state.notice.take_if(|notice| notice.offer != Some(Offer::BringBack));
    state.hold();
    effects.push(Effect::SaveGame);
    effects
}

/// Begins to play the game back, from the beginning where it is shown at its end; or ends that.
pub(super) fn play_back(state: &mut State) -> Vec<Effect> {
    if matches!(state.pace, Pace::Replaying(_)) {
        state.hold();
        state.announcement = Game::Step(Stepped::Stopped).into();
        return Vec::new();
    }
    let plies = state.record.plies();
    if plies == 0 {
        return Vec::new();
    }
    let from = if state.record.played() == plies { 0 } else { state.record.played() };
    let mut effects = look_at(state, from);
    effects.push(next_move(state));
    effects
}

/// Goes over to the line through a node, and plays it back from position `ply` on.
pub(super) fn play_line(state: &mut State, node: NodeId, ply: usize) -> Vec<Effect> {
    let mut effects = look(state, false, |record| {
        record.select(node);
        record.go_to(ply);
    });
    effects.push(next_move(state));
    effects
}

fn next_move(state: &mut State) -> Effect {
    let number = state.number();
    state.pace = Pace::Replaying(number);
    Effect::After { millis: PLAY_BACK_MILLIS, event: Event::Record(RecordEvent::PlayBackDue(number)) }
}

/// Plays the next move of the playback of that number.
pub(super) fn play_back_due(state: &mut State, number: u32) -> Vec<Effect> {
    if state.pace != Pace::Replaying(number) {
        return Vec::new();
    }
    let ply = state.record.played();
    // Of a certain line, more may be known by now.
    if state.at_end() && state.shown().is_some() {
        state.lengthen_line();
    }
    let mut effects = Vec::new();
    if !state.at_end() {
        effects = look(state, true, |record| record.go_to(ply + 1));
    } else if !state.awaits_line() {
        state.hold();
        if state.is_in_shown_line() && state.ending.is_none() {
            say::notice(state, Search::LineEnds);
        }
    }
    if !state.at_end() || state.awaits_line() {
        effects.push(next_move(state));
    }
    effects
}
