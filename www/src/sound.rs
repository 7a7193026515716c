//! Sounds, synthesized on demand: each is a knock on wood or a few tones. Browsers mute a page until the user has
//! interacted with it.

use std::cell::{Cell, RefCell};

use alquerque_app::effect::{ScheduledSound, Sound};
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::dom::{after, window};

thread_local! {
    // Created for the first sound.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
    /// When the last sound ends, on the context's clock.
    static QUIET_FROM: Cell<f64> = const { Cell::new(0.0) };
}

/// Milliseconds after the start of a sound until the context can be suspended: longer than any sound with its initial
/// delay.
const SUSPENDED_AFTER: u32 = 3000;

/// A tone: start in seconds, initial and final frequency in hertz, duration in seconds, gain.
struct Tone(f64, f32, f32, f64, f32);

/// Returns the tones of a sound.
fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Step => &[Tone(0.0, 330.0, 120.0, 0.07, 0.9), Tone(0.0, 1250.0, 500.0, 0.025, 0.35)],
        Sound::Capture => &[Tone(0.0, 210.0, 70.0, 0.12, 1.0), Tone(0.02, 900.0, 300.0, 0.04, 0.4)],
        Sound::Flip => &[Tone(0.0, 640.0, 380.0, 0.05, 0.5)],
        Sound::Crown => &[Tone(0.0, 523.0, 523.0, 0.18, 0.5), Tone(0.1, 784.0, 784.0, 0.3, 0.5)],
        Sound::Won => &[
            Tone(0.0, 392.0, 392.0, 0.25, 0.5),
            Tone(0.14, 494.0, 494.0, 0.25, 0.5),
            Tone(0.28, 587.0, 587.0, 0.6, 0.5),
        ],
        Sound::Lost => &[Tone(0.0, 294.0, 294.0, 0.3, 0.5), Tone(0.2, 233.0, 220.0, 0.6, 0.5)],
        Sound::Drawn => &[Tone(0.0, 330.0, 330.0, 0.3, 0.5), Tone(0.2, 330.0, 330.0, 0.5, 0.4)],
    }
}

/// Plays sounds at a volume from 0 to 1.
pub(crate) fn play(sounds: &[ScheduledSound], volume: f32) {
    // Fails without audio support; the game continues without sound.
    let _ = try_play(sounds, volume);
}

fn try_play(sounds: &[ScheduledSound], volume: f32) -> Option<()> {
    CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        let context = kept.as_ref()?;
        // The context is suspended until the user has interacted with the page. The result of the promise does not
        // matter.
        let _ = context.resume().ok()?;
        let start = context.current_time() + 0.01;
        for sound in sounds {
            for Tone(at, high, low, length, loud) in tones(sound.sound) {
                let begin = start + f64::from(sound.delay_millis) / 1000.0 + at;
                tone(context, begin, begin + length, (*high, *low), loud * volume)?;
                QUIET_FROM.set(QUIET_FROM.get().max(begin + length));
            }
        }
        after(SUSPENDED_AFTER, suspend_if_quiet);
        Some(())
    })
}

/// Suspends the context once no sound is left; otherwise it would continue computing silence.
fn suspend_if_quiet() {
    CONTEXT.with_borrow(|kept| {
        if let Some(context) = kept.as_ref().filter(|context| context.current_time() > QUIET_FROM.get()) {
            let _ = context.suspend();
        }
    });
}

fn tone(context: &AudioContext, begin: f64, end: f64, (high, low): (f32, f32), loud: f32) -> Option<()> {
    let voice = context.create_oscillator().ok()?;
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value_at_time(high, begin).ok()?;
    voice.frequency().exponential_ramp_to_value_at_time(low, end).ok()?;
    let gain = context.create_gain().ok()?;
    gain.gain().set_value_at_time(loud * 0.5, begin).ok()?;
    gain.gain().exponential_ramp_to_value_at_time(0.001, end).ok()?;
    voice.connect_with_audio_node(&gain).ok()?;
    gain.connect_with_audio_node(&context.destination()).ok()?;
    voice.start_with_when(begin).ok()?;
    voice.stop_with_when(end).ok()
}

/// Vibrates for this many milliseconds, if possible. Firefox and Safari lack the function, and other browsers refuse it
/// with a warning before the user has interacted with the page.
pub(crate) fn shake(millis: u32) {
    let Some(navigator) = window().map(|window| window.navigator()) else { return };
    let property = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).unwrap_or_default();
    let is_allowed = property(&property(&navigator, "userActivation"), "hasBeenActive").as_bool().unwrap_or(true);
    if is_allowed && property(&navigator, "vibrate").is_function() {
        navigator.vibrate_with_duration(millis);
    }
}
