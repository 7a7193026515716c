//! The timers of puzzles.

use super::event::Event;
use crate::effect::StudyEffect;
use crate::event::Event as StudyEvent;

/// Milliseconds between a move and the reply.
pub(super) const REPLY_MILLIS: u32 = 700;
/// Milliseconds between a solved puzzle of a rush and the next.
pub(super) const RUSH_MILLIS: u32 = 600;
/// The same after a mistake, which says what the move was.
pub(super) const MISTAKE_MILLIS: u32 = 1500;
/// Milliseconds between two looks at a rush's clock.
pub(super) const SECOND: u32 = 1000;

/// Raises an event after a time.
pub(super) fn after(millis: u32, event: Event) -> StudyEffect {
    StudyEffect::After(millis, StudyEvent::Puzzles(event))
}
