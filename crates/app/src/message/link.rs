//! What is said of games by links.

use alquerque_core::{Player, TextError};

use super::names::Title;

/// Games by links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// The friend is to get the link.
    Send,
    /// A new game has nothing to do with the friend of the one before.
    NotByLink,
    /// Whether the game goes on with a friend.
    WithFriend,
    /// The friend has the turn now.
    FriendToMove,
    /// The friend has the other side now.
    FriendHasSide,
    /// A link cannot be opened, for this reason.
    Unreadable(TextError),
    /// A game from a link is on the board; what it is called.
    Opened(Title),
    /// A link leads to the very game that is on the board.
    IsHere,
    /// Which side whoever sits here plays, and whether it is their turn.
    YouPlay(Player, bool),
}
