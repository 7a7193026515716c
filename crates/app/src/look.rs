//! How each game looks and what is said of it where games differ: a table, read by the game, and nothing else.

use alquerque_core::GameId;
use alquerque_core::record::Format;
use alquerque_core::tabletop::{Kind, Piece};

use crate::message::TextForm;
use crate::settings::{BoardStyle, Named, PieceSet};

/// What the panel counts beside each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tally {
    /// The pieces that the player has captured.
    Captured,
    /// The player's pieces on the board.
    OnBoard,
}

/// Where a board's names of columns and rows stand, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Labels {
    /// The class of the texts.
    pub class: &'static str,
    /// From the right and lower edges of the drawing to the middle of the text.
    pub from_edge: f64,
}

/// A text form of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// How it is written and read.
    pub format: Format,
    /// What it is called.
    pub name: TextForm,
    /// The ending of a file's name.
    pub ending: &'static str,
}

const TAGGED: Form = Form { format: Format::Pdn, name: TextForm::Tagged, ending: "pdn" };
const PDN: Form = Form { format: Format::Pdn, name: TextForm::Pdn, ending: "pdn" };
const TRANSCRIPT: Form = Form { format: Format::Transcript, name: TextForm::Transcript, ending: "txt" };

/// A game's drawings and words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The drawing of the board, 100 units from spot to spot and as much round them.
    pub board: &'static str,
    /// The drawing of the game's icon.
    pub icon: &'static str,
    /// The drawings of light's and dark's common pieces.
    pub men: [&'static str; 2],
    /// The drawings of light's and dark's kings.
    pub kings: [&'static str; 2],
    /// Width and height of a piece's drawing, in board units.
    pub piece_size: f64,
    /// Where the names of columns and rows stand.
    pub labels: Labels,
    /// What the panel counts.
    pub tally: Tally,
    /// Whether pieces move; else they are set where they stay, and turned over.
    pub moves: bool,
    /// Whether the sides sit at opposite ends of the board, so that each would like to have its own below.
    pub has_ends: bool,
    /// The key under which the running game is kept.
    pub kept: &'static str,
    /// The text forms that are usual for it.
    pub forms: &'static [Form],
}

/// In which of their drawings boards and pieces are seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dress {
    /// What the boards are made of.
    pub board: BoardStyle,
    /// What the pieces are made of.
    pub pieces: PieceSet,
}

impl Dress {
    /// The drawing of a game's board.
    pub fn board(self, look: &Look) -> String {
        drawing(look.board, self.board)
    }

    /// The drawing of a game's piece.
    pub fn piece(self, look: &Look, piece: Piece) -> String {
        drawing(look.symbol(piece), self.pieces)
    }
}

/// The usual drawings have a name without an ending.
fn drawing<T: Named>(name: &str, style: T) -> String {
    if style == T::default() { name.to_owned() } else { format!("{name}-{}", style.name()) }
}

impl Look {
    /// The look of a game.
    pub const fn of(game: GameId) -> &'static Self {
        match game {
            GameId::Alquerque => &ALQUERQUE,
            GameId::Othello => &OTHELLO,
            GameId::Draughts => &DRAUGHTS,
        }
    }

    /// The drawing of a piece.
    pub fn symbol(&self, piece: Piece) -> &'static str {
        match piece.kind {
            Kind::Man => self.men[piece.player.index()],
            Kind::King => self.kings[piece.player.index()],
        }
    }
}

// Alike with one another: a row for each game.

const ALQUERQUE: Look = Look {
    board: "art-board",
    icon: "art-icon-alquerque",
    men: ["art-checker-light", "art-checker-dark"],
    kings: ["art-checker-light", "art-checker-dark"],
    piece_size: 88.0,
    labels: Labels { class: "board-label", from_edge: 48.0 },
    tally: Tally::Captured,
    moves: true,
    has_ends: true,
    kept: "alquerque.game",
    forms: &[TAGGED],
};

const OTHELLO: Look = Look {
    board: "art-board-othello",
    icon: "art-icon-othello",
    men: ["art-disc-light", "art-disc-dark"],
    kings: ["art-disc-light", "art-disc-dark"],
    piece_size: 88.0,
    labels: Labels { class: "board-label board-label-8", from_edge: 25.0 },
    tally: Tally::OnBoard,
    moves: false,
    has_ends: false,
    kept: "alquerque.game.othello",
    forms: &[TRANSCRIPT, TAGGED],
};

const DRAUGHTS: Look = Look {
    board: "art-board-draughts",
    icon: "art-icon-draughts",
    men: ["art-man-light", "art-man-dark"],
    kings: ["art-king-light", "art-king-dark"],
    piece_size: 88.0,
    labels: Labels { class: "board-label board-label-8", from_edge: 25.0 },
    tally: Tally::Captured,
    moves: true,
    has_ends: true,
    kept: "alquerque.game.draughts",
    forms: &[PDN],
};
