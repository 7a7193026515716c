//! Showing what happens: a listener to happenings.

use crate::animation::Animation;
use crate::effect::Effect;
use crate::event::Event;
use crate::happening::Happening;
use crate::state::State;

/// Milliseconds before the AI's answer where nothing moves on the board.
const BREATH_MILLIS: u32 = 250;

/// Shows what has happened, if the player likes to see any motion, and tells when that is over where the game waits for it.
pub(super) fn listen(state: &mut State) -> Vec<Effect> {
    let animation = Animation::of(&state.happenings);
    let millis = if state.outside.reduced_motion { 0 } else { animation.millis() }.max(BREATH_MILLIS);
    let mut effects = Vec::new();
    if !state.outside.reduced_motion && animation.is_seen() {
        effects.push(Effect::Animate(animation));
    }
    if is_waited_for(&state.happenings) {
        let number = state.number();
        state.animation = Some(number);
        effects.push(Effect::After { millis, event: Event::AnimationEnded(number) });
    }
    effects
}

/// Whether the game goes on only when it has been seen: not where somebody goes back and forth in it.
fn is_waited_for(happenings: &[Happening]) -> bool {
    let waited = |first: &Happening| {
        matches!(
            first,
            Happening::Played { .. }
                | Happening::Visited { by_playback: true }
                | Happening::Stepped(_)
                | Happening::Jumped(_)
        )
    };
    happenings.first().is_some_and(waited)
}
