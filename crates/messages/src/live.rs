//! Messages between the game's page and the module of live games, which loads on first use.

use alquerque_core::named;
use alquerque_core::record::Closing;
use alquerque_language::{Phrase, message};
use serde::{Deserialize, Serialize};

named! {
    /// A player's offer to the other, by its key in messages.
    #[derive(Serialize, Deserialize)]
    pub enum Offer {
        /// To end the game in a draw.
        Draw = "draw",
        /// To take back one's last move, and the reply to it.
        Takeback = "takeback",
        /// To play again with sides swapped.
        Rematch = "rematch",
    }
}

/// Something to tell the player about a live game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Note {
    /// The friend is connected.
    Connected,
    /// Messages have stopped arriving.
    Broken,
    /// The connection is lost.
    Over,
    /// The friend has left.
    Left,
    /// The friend's page was closed or is being loaded again.
    Away,
    /// The page was closed or another game begun, which has ended the connection.
    Ended,
    /// The page was loaded again. With one link to the friend, the game goes on.
    Rejoin,
    /// An invitation or an answer is pending.
    Waiting,
    /// The page was loaded again, and with it the invitation is gone.
    InvitationLost,
    /// The devices could not connect.
    Failed,
    /// The friend makes an offer.
    Offered(Offer),
    /// The local player's offer was sent.
    Sent(Offer),
    /// The friend has declined the offer.
    Declined(Offer),
    /// The local player has declined the friend's offer.
    YouDeclined,
    /// The offer cannot be made now.
    CannotOffer,
    /// An offer was accepted, by either side.
    Agreed(Offer),
    /// The friend says a ready-made phrase, by its number.
    Said(u8),
    /// The local player has said one.
    YouSaid(u8),
    /// A move of the friend was not legal and was refused.
    Illegal,
    /// The friend's clock claims more time than this device has seen.
    Clock,
    /// The friend's version of the game is another one: only this many first moves are the same. The local player is
    /// asked whether to go on from there.
    Differs(u32),
    /// The same, but the local player's version has no other moves than those that both have.
    FriendDiffers,
    /// The friend's device has a game of other rules, or from another position.
    OtherGame,
    /// The friend's device sends too many messages.
    TooMany,
    /// Something arrived that is not a message.
    Unreadable,
    /// The friend's page has another version.
    Version,
    /// The link was copied.
    Copied,
    /// The link could not be copied.
    NotCopied,
    /// The friend's link is incomplete.
    DamagedLink,
    /// The link is the player's own.
    OwnLink,
    /// The answer belongs to another invitation than the open one.
    OtherInvitation,
    /// The answer belongs to an invitation that is not open.
    NoInvitation,
    /// The address is not a server's.
    NoServer,
    /// The friend has not connected for a long time.
    Late,
    /// The camera can't be used.
    NoCamera,
}

impl Note {
    /// The text.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Connected => Phrase::new(message::FRIEND_CONNECTED),
            Self::Broken => Phrase::new(message::FRIEND_INTERRUPTED),
            Self::Over => Phrase::new(message::FRIEND_LOST),
            Self::Left => Phrase::new(message::FRIEND_LEFT),
            Self::Away => Phrase::new(message::FRIEND_AWAY),
            Self::Ended => Phrase::new(message::FRIEND_ENDED),
            Self::Rejoin => Phrase::new(message::FRIEND_REJOIN),
            Self::InvitationLost => Phrase::new(message::FRIEND_INVITATION_LOST),
            Self::Waiting => Phrase::new(message::FRIEND_WAITING),
            Self::Failed => Phrase::new(message::FRIEND_UNREACHABLE),
            Self::Offered(offer) => Phrase::new(message::FRIEND_OFFERS).key("offer", offer.name()),
            Self::Sent(offer) => Phrase::new(message::FRIEND_OFFERED).key("offer", offer.name()),
            Self::Declined(offer) => Phrase::new(message::FRIEND_DECLINES).key("offer", offer.name()),
            Self::YouDeclined => Phrase::new(message::FRIEND_DECLINED),
            Self::CannotOffer => Phrase::new(message::FRIEND_NOT_NOW),
            Self::Agreed(offer) => Phrase::new(message::FRIEND_AGREED).key("offer", offer.name()),
            Self::Said(number) => Phrase::new(message::FRIEND_SAYS).phrase("saying", saying(number)),
            Self::YouSaid(number) => Phrase::new(message::FRIEND_YOU_SAY).phrase("saying", saying(number)),
            Self::Illegal => Phrase::new(message::FRIEND_ILLEGAL),
            Self::Clock => Phrase::new(message::FRIEND_CLOCK),
            Self::Differs(moves) => Phrase::new(message::FRIEND_DIFFERS).number("moves", moves),
            Self::FriendDiffers => Phrase::new(message::FRIEND_DIFFERS_ONLY),
            Self::OtherGame => Phrase::new(message::FRIEND_OTHER_GAME),
            Self::TooMany => Phrase::new(message::FRIEND_TOO_MANY),
            Self::Unreadable => Phrase::new(message::FRIEND_UNREADABLE),
            Self::Version => Phrase::new(message::FRIEND_VERSION),
            Self::Copied => Phrase::new(message::FRIEND_COPIED),
            Self::NotCopied => Phrase::new(message::FRIEND_NOT_COPIED),
            Self::DamagedLink => Phrase::new(message::FRIEND_DAMAGED_LINK),
            Self::OwnLink => Phrase::new(message::FRIEND_OWN_LINK),
            Self::OtherInvitation => Phrase::new(message::FRIEND_OTHER_INVITATION),
            Self::NoInvitation => Phrase::new(message::FRIEND_NO_INVITATION),
            Self::NoServer => Phrase::new(message::FRIEND_NO_SERVER),
            Self::Late => Phrase::new(message::FRIEND_LATE),
            Self::NoCamera => Phrase::new(message::FRIEND_NO_CAMERA),
        }
    }
}

/// A ready-made phrase, by its number. The dialog's buttons have the same texts.
fn saying(number: u8) -> Phrase {
    Phrase::new(match number {
        0 => message::SAYING_HELLO,
        1 => message::SAYING_LUCK,
        2 => message::SAYING_GOOD_MOVE,
        3 => message::SAYING_OOPS,
        4 => message::SAYING_THANKS,
        _ => message::SAYING_GOOD_GAME,
    })
}

/// Where the page shows a [`Note`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// In the bar beside the board.
    Bar,
    /// In the dialog, as a problem.
    Dialog,
    /// In the dialog, below the link.
    Link,
}

/// What the bar beside the board offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bar {
    /// Nothing, while the connection is broken.
    Nothing,
    /// To answer the friend's offer.
    Answer,
    /// To say something.
    Talk,
    /// To show the link again, or to cancel the invitation.
    ShowLink,
    /// To invite the friend again.
    Invite,
}

/// A clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// Minutes for the whole game.
    pub minutes: u8,
    /// Increment per move in seconds.
    pub increment: u8,
    /// Milliseconds left for Light and Dark.
    pub left: [u32; 2],
}

/// A game and the local player's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveGame {
    /// The game as a link.
    pub link: String,
    /// Whether the local player plays Dark.
    pub dark: bool,
    /// The clock, if the game has one.
    pub times: Option<Times>,
}

/// A message from the page to the module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToModule {
    /// The dialog was opened, with this game on the board.
    Open {
        /// The game to invite a friend to.
        game: LiveGame,
        /// Whether the player has chosen to invite a friend.
        invites: bool,
    },
    /// A move was played on this device.
    Played {
        /// The number of moves before it.
        ply: u32,
        /// The move in notation.
        turn: String,
        /// Milliseconds left for the side that has moved; 0 without a clock.
        left: u32,
    },
    /// The local player ended the game.
    Ended(Closing),
    /// The local player makes an offer.
    Offer(Offer),
    /// Another game was put on the board.
    Leave,
    /// The local player cancels the invitation.
    Cancel,
    /// This game is back on the board. It has a friend's seat, but no friend is connected.
    Apart(LiveGame),
}

/// A message from the module to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToPage {
    /// The module is ready.
    Ready,
    /// The friend is connected, and this is the game.
    Game(LiveGame),
    /// The friend has played this legal move.
    Played {
        /// The number of moves before it.
        ply: u32,
        /// The move in notation.
        turn: String,
        /// Milliseconds left for the friend; 0 without a clock.
        left: u32,
    },
    /// The game has ended.
    Ended(Closing),
    /// The connection is broken, but may come back.
    Broken,
    /// The connection is over.
    Over,
    /// Shows a note, or removes it.
    Say(Place, Option<Note>),
    /// Shows the bar, or hides it.
    Bar(Option<Bar>),
    /// The player has pasted this text, with a link to a game played link by link.
    GameLink(String),
    /// Describes an invitation in the dialog, as seen from this device.
    Terms(LiveGame),
}
