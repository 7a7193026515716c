//! What is heard of what happens in a game: which sounds, and when. How they sound is the page's business.

use alquerque_core::{Outcome, Player};

use crate::animation::{LEG_MILLIS, STAGGER_MILLIS};
use crate::happening::Happening;

/// Something that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece is set down.
    Step,
    /// A piece is captured.
    Capture,
    /// A disc turns over.
    Turn,
    /// A man becomes a king.
    Crown,
    /// Whoever sits here alone has won, or one of two people.
    Won,
    /// Whoever sits here alone has lost.
    Lost,
    /// The game is drawn.
    Drawn,
}

/// A sound at its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// What is heard.
    pub sound: Sound,
    /// Milliseconds from now.
    pub at: u32,
}

/// What is heard of what has happened; `lone` is the side of whoever sits here alone. Pieces that glide are heard where they arrive,
/// or else one shortly after the other; `motion` is their speed, in hundredths of the usual one.
pub fn notes(happenings: &[Happening], lone: Option<Player>, motion: Option<u32>) -> Vec<Note> {
    let percent = motion.unwrap_or(400);
    let leg = LEG_MILLIS * 100 / percent;
    let mut notes: Vec<Note> = Vec::new();
    let mut now = 0;
    for happening in happenings {
        let sound = match happening {
            Happening::Stepped(way) | Happening::Jumped(way) => {
                // Each piece begins its way at once; one that was carried is there.
                let legs = if way.carried { 0 } else { u32::try_from(way.number).unwrap_or(0) + 1 };
                now = leg * legs;
                Sound::Step
            }
            Happening::Set(..) => Sound::Step,
            Happening::Captured(..) => Sound::Capture,
            Happening::TurnedOver { distance, .. } => {
                notes.push(Note { sound: Sound::Turn, at: STAGGER_MILLIS * distance * 100 / percent });
                continue;
            }
            Happening::Crowned(..) => Sound::Crown,
            Happening::Ended(ending) => {
                now += leg;
                match ending.outcome {
                    Outcome::Draw => Sound::Drawn,
                    Outcome::Win(winner) if lone.is_some_and(|you| you != winner) => Sound::Lost,
                    Outcome::Win(_) => Sound::Won,
                }
            }
            _ => continue,
        };
        notes.push(Note { sound, at: now });
    }
    notes
}
