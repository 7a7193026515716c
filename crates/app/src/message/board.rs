//! What is said of pieces and spots while a player moves.

use alquerque_core::tabletop::WhyNot;
use alquerque_core::{GameId, Player};

use super::names::{PieceType, SpotName};
use crate::certain::Fate;

/// What the player does on the board, and why something cannot be done there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// What was typed is not one of these moves.
    NoSuchMove(String, Vec<String>),
    /// Nothing can be played any more.
    GameOver,
    /// Nobody here is to move.
    AisTurn,
    /// A piece was picked up.
    InHand {
        /// Which.
        piece: PieceType,
        /// From where.
        at: SpotName,
        /// Where it may go.
        targets: Vec<SpotName>,
    },
    /// A piece was put down again where it came from.
    PutBack {
        /// Which.
        piece: PieceType,
        /// Where.
        at: SpotName,
    },
    /// A jump was made, and the player chooses the next one.
    Jumped {
        /// What has jumped.
        piece: PieceType,
        /// Where it is now.
        at: SpotName,
        /// Where it may go on to.
        targets: Vec<SpotName>,
        /// Whether the turn may as well end here.
        may_end: bool,
    },
    /// A chain under way is not given up for another piece.
    Chain {
        /// Where the chain may go on to.
        targets: Vec<SpotName>,
        /// The spot on which it may as well end.
        end: Option<SpotName>,
    },
    /// The piece in hand may not go where it was put.
    MayNotGo {
        /// The piece.
        piece: PieceType,
        /// Where it is.
        from: SpotName,
        /// Where it may not go.
        to: SpotName,
        /// Where it may go.
        targets: Vec<SpotName>,
    },
    /// Why a piece may not go somewhere, or none be picked up or set there.
    Refused(Refusal),
    /// Which pieces may move instead.
    MayMove(GameId, Vec<SpotName>),
    /// Where a piece may be set instead.
    MaySet(Vec<SpotName>),
    /// What stands where: each side's pieces of a kind.
    Summary(Vec<(Player, PieceType, Vec<SpotName>)>),
}

/// Why something cannot be done on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Who can capture must, wherever that is.
    CaptureCompulsory,
    /// Who can capture must, with one of the pieces there.
    CaptureWith(Vec<SpotName>),
    /// A piece stands on the target, which is a spot of this kind.
    Taken(SpotName),
    /// No rule leads there.
    NoMove,
    /// A piece cannot be set where one is.
    Occupied(GameId, SpotName),
    /// A piece may not be set there.
    NoSetting {
        /// Where it would be set.
        at: SpotName,
        /// By whom.
        player: Player,
        /// Whether any of the other side's pieces lies beside it, in rows that nothing closes.
        beside: bool,
    },
    /// There is nothing to be picked up.
    Empty(GameId, SpotName),
    /// The piece there is the other side's; it is this one's turn.
    OthersTurn(Player),
    /// The piece there is hemmed in.
    Blocked(PieceType, SpotName),
    /// A rule of the game keeps the piece from moving.
    Rule(WhyNot),
}

/// What may be said of a spot besides what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The piece here is in hand.
    InHand,
    /// The turn may end here.
    MayEnd,
    /// The piece in hand may go here.
    Target,
    /// A piece may be set here.
    MaySet,
    /// The piece here may move.
    MayMove,
    /// The last move began or ended here.
    Last,
    /// What becomes of the best move to here or from here for certain.
    Fate(Fate),
}
