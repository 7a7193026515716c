//! The messages that cross the data channel.

use alquerque_messages::live::Offer;
use serde::{Deserialize, Serialize};

use crate::signal::{Signal, VERSION};

/// The maximum length of a message in bytes, enough for the longest game.
pub const MAX_MESSAGE_LEN: usize = 1 << 14;
/// The number of ready-made phrases.
pub const PHRASES: u8 = 6;

/// A message to the friend's device. The numbers of moves identify the position it refers to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Message {
    /// The first message, and the first after a break: the game, and the time left for Light and Dark in milliseconds.
    Hello {
        /// The game as a link.
        game: String,
        /// Milliseconds left; zeros without a clock.
        left: [u32; 2],
        /// Whether it answers the friend's greeting; otherwise it requests one.
        answers: bool,
    },
    /// A move.
    Move {
        /// The number of moves before it.
        ply: u32,
        /// The move in notation.
        turn: String,
        /// Milliseconds left after it; 0 without a clock.
        left: u32,
    },
    /// The move after this many others was refused.
    Refused(u32),
    /// An offer made after this many moves.
    Offer(Offer, u32),
    /// The answer to an offer made after this many moves.
    Answer(Offer, u32, bool),
    /// The sender resigns.
    Resign,
    /// The sender's time is up.
    TimeUp,
    /// The receiver's time is up.
    Claim,
    /// A ready-made phrase, by its number.
    Say(u8),
    /// Keeps the connection alive.
    Ping,
    /// The sender leaves the game.
    Bye,
    /// The sender's page is about to close, perhaps only to be loaded again.
    Away,
    /// An offer of another connection, with which the receiver can rejoin after a reload.
    Spare(Signal),
}

/// The reason why a message could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The message has another version.
    Version(u8),
    /// The bytes are too long, or not a message.
    Garbage,
}

/// A message as bytes: the version, then postcard.
pub fn encode(message: &Message) -> Vec<u8> {
    let mut bytes = vec![VERSION];
    // Messages consist of numbers and strings, whose encoding cannot fail.
    bytes.extend(postcard::to_allocvec(message).unwrap_or_default());
    bytes
}

/// Reads a message.
///
/// # Errors
/// If the bytes are too long, of another version, or not a message.
pub fn decode(bytes: &[u8]) -> Result<Message, Unreadable> {
    let (&version, body) = bytes.split_first().filter(|_| bytes.len() <= MAX_MESSAGE_LEN).ok_or(Unreadable::Garbage)?;
    if version != VERSION {
        return Err(Unreadable::Version(version));
    }
    match postcard::take_from_bytes(body) {
        Ok((message, [])) => Ok(message),
        _ => Err(Unreadable::Garbage),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_survive_writing_and_reading() {
        let all = [
            Message::Hello { game: "g1.A".to_owned(), left: [1, 2], answers: true },
            Message::Move { ply: 300, turn: "c3xe3xe5".to_owned(), left: u32::MAX },
            Message::Refused(1),
            Message::Offer(Offer::Draw, 2),
            Message::Answer(Offer::Takeback, 70_000, true),
            Message::Say(5),
            Message::Bye,
        ];
        for message in all {
            assert_eq!(decode(&encode(&message)), Ok(message));
        }
    }

    #[test]
    fn other_bytes_are_rejected() {
        assert_eq!(decode(&[]), Err(Unreadable::Garbage));
        assert_eq!(decode(&[1, 9]), Err(Unreadable::Version(1)));
        assert_eq!(decode(&[VERSION, 200]), Err(Unreadable::Garbage));
        let mut more = encode(&Message::Ping);
        more.push(0);
        assert_eq!(decode(&more), Err(Unreadable::Garbage));
        let long = Message::Move { ply: 0, turn: "x".repeat(MAX_MESSAGE_LEN), left: 0 };
        assert_eq!(decode(&encode(&long)), Err(Unreadable::Garbage));
    }
}
