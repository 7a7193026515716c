//! Which sounds to play for game events, and when. The page synthesizes them.

use alquerque_core::{Outcome, Player};

use crate::animation::{LEG_MILLIS, STAGGER_MILLIS};
use crate::game::event::GameEvent;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece is set down.
    Step,
    /// A piece is captured.
    Capture,
    /// A disc is flipped.
    Turn,
    /// A man is promoted.
    Crown,
    /// The only human has won, or either side if two humans or two AIs played.
    Won,
    /// The only human has lost.
    Lost,
    /// The game is drawn.
    Drawn,
}

/// A scheduled sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// The sound.
    pub sound: Sound,
    /// Milliseconds from now.
    pub at: u32,
}

/// The sounds of game events. `only_human` is the side of the only local human; `motion` is the animation speed in percent,
/// `None` without animation. Animated pieces sound when they arrive; otherwise sounds follow in quick succession.
pub fn notes(events: &[GameEvent], only_human: Option<Player>, motion: Option<u32>) -> Vec<Note> {
    let percent = motion.unwrap_or(400);
    let leg = LEG_MILLIS * 100 / percent;
    let mut notes: Vec<Note> = Vec::new();
    let mut now = 0;
    for event in events {
        let sound = match event {
            GameEvent::Stepped(way) | GameEvent::Jumped(way) => {
                // All pieces start at once; a dragged one has already arrived.
                let legs = if way.carried { 0 } else { u32::try_from(way.number).unwrap_or(0) + 1 };
                now = leg * legs;
                Sound::Step
            }
            GameEvent::Placed(..) => Sound::Step,
            GameEvent::Captured(..) => Sound::Capture,
            GameEvent::Flipped { distance, .. } => {
                notes.push(Note { sound: Sound::Turn, at: STAGGER_MILLIS * distance * 100 / percent });
                continue;
            }
            GameEvent::Crowned(..) => Sound::Crown,
            GameEvent::Ended(ending) => {
                now += leg;
                match ending.outcome {
                    Outcome::Draw => Sound::Drawn,
                    Outcome::Win(winner) if only_human.is_some_and(|you| you != winner) => Sound::Lost,
                    Outcome::Win(_) => Sound::Won,
                }
            }
            _ => continue,
        };
        notes.push(Note { sound, at: now });
    }
    notes
}
