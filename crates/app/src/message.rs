//! What is said to a person, as values: which sentence it is, and what it speaks of. They become words of a language only where
//! they are written, as in [`crate::words`].

mod board;
mod draw;
mod game;
mod label;
mod library;
mod link;
mod names;
mod reading;
mod search;
mod setup;
mod status;
mod storage;

use std::rc::Rc;

use crate::parts::{Part, Progress};

pub use board::{Board, Refusal, Remark};
pub use draw::{Declined, Draw};
pub use game::{Choosing, Game, Over, Step};
pub use label::{EntryButton, Expected, Figure, Label, Seat, TextForm, Unit};
pub use library::Library;
pub use link::Link;
pub use names::{PieceType, SpotName, Title};
pub use reading::{Games, Place, Reading};
pub use search::{Hinted, Search};
pub use setup::Setup;
pub use status::{Status, Task};
pub use storage::Storage;

/// One sentence, or a short group of them that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// What the player does on the board, and why something cannot be done there.
    Board(Board),
    /// Drawing by agreement.
    Draw(Draw),
    /// Turns, and the course of games.
    Game(Game),
    /// The library.
    Library(Library),
    /// Games by links.
    Link(Link),
    /// The line under the players.
    Status(Status),
    /// The search.
    Search(Search),
    /// Setting a position up.
    Setup(Setup),
    /// What the browser keeps.
    Storage(Storage),
    /// Games as texts.
    Reading(Reading),
    /// A new version of the page waits to be used.
    NewVersion,
    /// How far a part of the site is that is needed now.
    Part(Part, Progress),
    /// Nothing that is heard or seen, but makes a text another one: a screen reader says only what has changed.
    Again,
}

/// A text for a person: messages that are written one after the other.
///
/// They are shared: copies of texts are many, and the code that copies each kind of message would be long.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(Vec<Rc<Message>>);

impl Text {
    /// No text at all.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Whether there is nothing to be said.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What it is made of, in order.
    pub fn messages(&self) -> impl DoubleEndedIterator<Item = &Message> {
        self.0.iter().map(Rc::as_ref)
    }

    /// The same with another text behind it.
    #[must_use]
    pub fn and(mut self, other: impl Into<Self>) -> Self {
        self.push(other);
        self
    }

    /// Puts another text behind this one.
    pub fn push(&mut self, other: impl Into<Self>) {
        self.0.extend(other.into().0);
    }

    /// Whether it tells what can or cannot be done on the board.
    pub fn is_of_board(&self) -> bool {
        self.messages().any(|message| matches!(message, Message::Board(_)))
    }

    /// Whether it ends with all of another text.
    pub fn ends_with(&self, other: &Self) -> bool {
        self.0.ends_with(&other.0)
    }

    /// Takes all of it away.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl From<Message> for Text {
    fn from(message: Message) -> Self {
        Self(vec![Rc::new(message)])
    }
}

impl<T: Into<Self>> From<Option<T>> for Text {
    fn from(text: Option<T>) -> Self {
        text.map_or_else(Self::new, Into::into)
    }
}

/// A message of a topic is a message, and a text of its own.
macro_rules! topics {
    ($($topic:ident),*) => { $(
        impl From<$topic> for Message {
            fn from(message: $topic) -> Self {
                Self::$topic(message)
            }
        }

        impl From<$topic> for Text {
            fn from(message: $topic) -> Self {
                Message::from(message).into()
            }
        }
    )* };
}

topics!(Board, Draw, Game, Library, Link, Reading, Search, Setup, Status, Storage);
