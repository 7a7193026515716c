//! Showing what happens, and letting it be heard: two listeners to happenings.

use crate::animation::Animation;
use crate::effect::Effect;
use crate::event::Event;
use crate::happening::Happening;
use crate::sound::{Sound, notes};
use crate::state::State;

/// Milliseconds before the AI's answer where nothing moves on the board.
const BREATH_MILLIS: u32 = 250;

/// Shows what has happened, if the player likes to see any motion, and tells when that is over where the game waits for it.
pub(super) fn listen(state: &mut State) -> Vec<Effect> {
    let animation = Animation::of(&state.happenings);
    let motion = state.motion();
    let millis = motion.map_or(0, |percent| animation.millis() * 100 / percent).max(BREATH_MILLIS);
    let mut effects = Vec::new();
    if motion.is_some() && animation.is_seen() {
        effects.push(Effect::Animate(animation));
    }
    if is_waited_for(&state.happenings) {
        let number = state.number();
        state.animation = Some(number);
        effects.push(Effect::After { millis, event: Event::AnimationEnded(number) });
    }
    effects
}

/// Milliseconds for which a device shakes where a piece is captured.
const SHAKE_MILLIS: u32 = 25;

/// Lets be heard and felt what has happened.
pub(super) fn sound(state: &State) -> Option<Effect> {
    let settings = &state.settings;
    let notes = notes(&state.happenings, settings.lone_human(), state.motion());
    let is_capture = notes.iter().any(|note| note.sound == Sound::Capture);
    let shake = if settings.vibration && is_capture { SHAKE_MILLIS } else { 0 };
    let volume = if settings.sound { settings.volume } else { 0 };
    (!notes.is_empty() && (volume > 0 || shake > 0)).then_some(Effect::Sound { notes, volume, shake })
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
