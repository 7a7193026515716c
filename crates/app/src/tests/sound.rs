//! Sounds.

use super::*;
use crate::effect::{Note, Sound};
use crate::event::OptionEvent;
use crate::settings::Switch;

fn heard(effects: &[Effect]) -> Vec<Sound> {
    let notes = effects.iter().filter_map(|effect| match effect {
        Effect::Sound { notes, .. } => Some(notes),
        _ => None,
    });
    notes.flatten().map(|note| note.sound).collect()
}

#[test]
fn steps_captures_and_the_end_sound_in_order() {
    let mut state = two_people(&[]);
    assert_eq!(heard(&activate_all(&mut state, &["d2", "c3"])), [Sound::Step]);
    settle(&mut state);
    let effects = activate_all(&mut state, &["b4", "d2"]);
    assert_eq!(heard(&effects), [Sound::Step, Sound::Capture]);
    let times: Vec<u32> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Sound { notes, .. } => Some(notes.iter().map(|Note { at, .. }| *at)),
            _ => None,
        })
        .flatten()
        .collect();
    assert!(times.is_sorted() && times[0] > 0, "{times:?}");
}

#[test]
fn sound_and_vibration_can_be_switched_off() {
    let mut state = two_people(&[]);
    update(&mut state, Event::Option(OptionEvent::Switch(Switch::Sound, false)));
    update(&mut state, Event::Option(OptionEvent::Switch(Switch::Vibration, false)));
    assert_eq!(heard(&activate_all(&mut state, &["d2", "c3"])), []);
}

#[test]
fn the_volume_is_bounded_and_saved() {
    let mut state = two_people(&[]);
    let effects = update(&mut state, Event::Option(OptionEvent::Volume(30)));
    assert_eq!((state.settings.volume, effects.contains(&Effect::SaveSettings)), (30, true));
    update(&mut state, Event::Option(OptionEvent::Volume(200)));
    assert_eq!(state.settings.volume, 30);
}
