//! Artwork and texts that differ between games, as one table.

use alquerque_core::GameId;
use alquerque_core::record::Format;
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_language::{MessageId, message};

use crate::settings::{BoardStyle, PieceSet};

/// What the panel counts for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Captured pieces.
    Captured,
    /// Pieces on the board.
    OnBoard,
}

/// A text format of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextFormat {
    /// The format.
    pub format: Format,
    /// Message id of its name.
    pub name: MessageId,
    /// File extension.
    pub extension: &'static str,
}

const fn text_format(format: Format, id: MessageId, extension: &'static str) -> TextFormat {
    TextFormat { format, name: id, extension }
}

const TAGGED: TextFormat = text_format(Format::Pdn, message::FORM_TAGGED, "pdn");
const PDN: TextFormat = text_format(Format::Pdn, message::FORM_PDN, "pdn");
const TRANSCRIPT: TextFormat = text_format(Format::Transcript, message::FORM_TRANSCRIPT, "txt");

/// Artwork and texts of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Drawing of the board, with 100 units between spots and as margin.
    pub board: &'static str,
    /// Drawing of the game's icon.
    pub icon: &'static str,
    /// Drawings of Light's and Dark's men.
    pub men: [&'static str; 2],
    /// Drawings of Light's and Dark's kings.
    pub kings: [&'static str; 2],
    /// Width and height of a piece's drawing, in board units.
    pub piece_size: f64,
    /// CSS class of the coordinates.
    pub label_class: &'static str,
    /// Distance of the coordinates' centres from the left and lower edges of the drawing, in board units.
    pub label_distance: f64,
    /// What the panel counts.
    pub counted: Counted,
    /// Whether the sides sit at opposite ends, each preferably at the bottom.
    pub has_ends: bool,
    /// Storage key of the running game.
    pub storage_key: &'static str,
    /// The usual text formats.
    pub text_formats: &'static [TextFormat],
}

/// The styles of board and pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArtStyle {
    /// The board style.
    pub board: BoardStyle,
    /// The piece set.
    pub pieces: PieceSet,
}

impl ArtStyle {
    /// Drawing of a game's board.
    pub fn board(self, look: &Look) -> String {
        drawing(look.board, self.board == BoardStyle::default(), self.board.name())
    }

    /// Drawing of a game's piece.
    pub fn piece(self, look: &Look, piece: Piece) -> String {
        drawing(look.symbol(piece), self.pieces == PieceSet::default(), self.pieces.name())
    }
}

/// Default styles have no suffix.
fn drawing(name: &str, is_default: bool, style: &str) -> String {
    if is_default { name.to_owned() } else { format!("{name}-{style}") }
}

impl Look {
    /// The look of a game.
    pub const fn for_game(game: GameId) -> &'static Self {
        match game {
            GameId::Alquerque => &ALQUERQUE,
            GameId::Othello => &OTHELLO,
            GameId::Draughts => &DRAUGHTS,
        }
    }

    /// Drawing of a piece, without its style.
    pub fn symbol(&self, piece: Piece) -> &'static str {
        match piece.kind {
            Kind::Man => self.men[piece.player.index()],
            Kind::King => self.kings[piece.player.index()],
        }
    }
}

const ALQUERQUE: Look = Look {
    board: "art-board",
    icon: "art-icon-alquerque",
    men: ["art-checker-light", "art-checker-dark"],
    kings: ["art-checker-light", "art-checker-dark"],
    piece_size: 88.0,
    label_class: "board-label",
    label_distance: 45.0,
    counted: Counted::Captured,
    has_ends: true,
    storage_key: "alquerque.game",
    text_formats: &[TAGGED],
};

const OTHELLO: Look = Look {
    board: "art-board-othello",
    icon: "art-icon-othello",
    men: ["art-disc-light", "art-disc-dark"],
    kings: ["art-disc-light", "art-disc-dark"],
    piece_size: 88.0,
    label_class: "board-label board-label-8",
    label_distance: 25.0,
    counted: Counted::OnBoard,
    has_ends: false,
    storage_key: "alquerque.game.othello",
    text_formats: &[TRANSCRIPT, TAGGED],
};

const DRAUGHTS: Look = Look {
    board: "art-board-draughts",
    icon: "art-icon-draughts",
    men: ["art-man-light", "art-man-dark"],
    kings: ["art-king-light", "art-king-dark"],
    piece_size: 88.0,
    label_class: "board-label board-label-8",
    label_distance: 25.0,
    counted: Counted::Captured,
    has_ends: true,
    storage_key: "alquerque.game.draughts",
    text_formats: &[PDN],
};
