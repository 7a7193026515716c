//! Messages between the game's page and the module of live games, which loads on first use.

use alquerque_core::Player;
use alquerque_core::record::Closing;
use serde::{Deserialize, Serialize};

/// A player's offer to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Offer {
    /// To end the game in a draw.
    Draw,
    /// To take back one's last move, and the reply to it.
    Takeback,
    /// To play again with sides swapped.
    Rematch,
}

/// How players end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// A draw by agreement.
    Agreed,
    /// Light or, if true, Dark has resigned.
    Resigned(bool),
    /// Light or, if true, Dark has run out of time.
    TimeUp(bool),
}

impl From<Closing> for End {
    fn from(closing: Closing) -> Self {
        match closing {
            Closing::Agreement => Self::Agreed,
            Closing::Resignation(player) => Self::Resigned(player == Player::Dark),
            Closing::Time(player) => Self::TimeUp(player == Player::Dark),
        }
    }
}

impl From<End> for Closing {
    fn from(end: End) -> Self {
        let player = |dark| if dark { Player::Dark } else { Player::Light };
        match end {
            End::Agreed => Self::Agreement,
            End::Resigned(dark) => Self::Resignation(player(dark)),
            End::TimeUp(dark) => Self::Time(player(dark)),
        }
    }
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
    Ended(End),
    /// The local player makes an offer.
    Offer(Offer),
    /// Another game was put on the board.
    Leave,
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
    Ended(End),
    /// The connection is broken, but may come back.
    Broken,
    /// The connection is over.
    Over,
}
