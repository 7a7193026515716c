//! The position editor as plain data. A position is set up by hand or from text. A record checks it, as only the game
//! itself knows whether it is legal.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::setup::{Setup, SetupError};
use alquerque_core::tabletop::{Kind, Piece, Spot};
use alquerque_core::{Outcome, Player};
use alquerque_language::{Phrase, message};

use crate::board::geometry::{Geometry, Point, middle};
use crate::text::nouns::{BySide, spot_name};

/// What a tap on a spot does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts this piece on the spot, or removes it if it is there already.
    Put(Piece),
    /// Removes any piece.
    Erase,
}

impl Tool {
    /// The tools of games with kings.
    pub const ALL: [Self; 5] = [
        Self::Put(Piece { player: Player::Light, kind: Kind::Man }),
        Self::Put(Piece { player: Player::Dark, kind: Kind::Man }),
        Self::Put(Piece { player: Player::Light, kind: Kind::King }),
        Self::Put(Piece { player: Player::Dark, kind: Kind::King }),
        Self::Erase,
    ];

    /// The value of the tool's form field.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Put(Piece { player: Player::Light, kind: Kind::Man }) => "light-man",
            Self::Put(Piece { player: Player::Dark, kind: Kind::Man }) => "dark-man",
            Self::Put(Piece { player: Player::Light, kind: Kind::King }) => "light-king",
            Self::Put(Piece { player: Player::Dark, kind: Kind::King }) => "dark-king",
            Self::Erase => "erase",
        }
    }

    /// The tool with this field value.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tool| tool.id() == id)
    }
}

/// Input in the editor, outside its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditorEvent {
    /// Select a tool.
    Choose(Tool),
    /// Set the side to move.
    ToMove(Player),
    /// Remove the piece on a spot, regardless of the tool.
    Erase(Spot),
    /// Set up the ruleset's initial position.
    Start,
    /// Remove all pieces.
    Clear,
    /// Set up the position of the running game.
    Current,
    /// The position's text was edited.
    Text(String),
    /// Start a game from here.
    Play,
}

/// A pointer pressed on the editor's board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// The spot where it was pressed.
    pub from: Spot,
    /// The place where it was pressed.
    pub pressed: Point,
    /// Where it is now.
    pub now: Point,
}

/// The position editor.
#[derive(Clone, Debug, Default)]
pub struct EditorState {
    /// The position in the editor, preserved while the editor is closed.
    pub(super) position: Option<Editor>,
}

/// The position being edited.
#[derive(Clone, Debug)]
pub struct Editor {
    /// A game under the current rules, which provides the board.
    record: Box<dyn AnyRecord>,
    /// The position at the start of the edit.
    initial_text: String,
    pieces: Vec<Option<Piece>>,
    /// The side to move.
    pub to_move: Player,
    /// What a tap on a spot does.
    pub tool: Tool,
    /// Contents of the text field; empty if the rules have no such position.
    pub text: String,
    /// The game to start, or why the position can't be played.
    pub checked: Result<Box<dyn AnyRecord>, Phrase>,
    /// The spot of the keyboard cursor.
    pub cursor: Spot,
    /// The pointer pressed on the board.
    pub drag: Option<Drag>,
}

impl Editor {
    /// Opens the editor with the current position of a game.
    pub fn new(running: &dyn AnyRecord) -> Self {
        let record = running.restarted();
        let mut editor = Self {
            pieces: Vec::new(),
            to_move: running.to_move(),
            tool: Tool::ALL[0],
            text: String::new(),
            checked: Err(Phrase::verbatim("")),
            cursor: middle(&*record),
            drag: None,
            record,
            initial_text: running.position_text(),
        };
        editor.set_text(running.position_text());
        editor
    }

    /// Whether nothing has been edited.
    pub fn is_untouched(&self) -> bool {
        self.text == self.initial_text
    }

    /// The ruleset's text.
    pub fn rules(&self) -> String {
        self.record.rules()
    }

    /// The tools for this game.
    pub fn tools(&self) -> Vec<Tool> {
        let kings = self.has_kings();
        let needed = |tool: &Tool| kings || !matches!(tool, Tool::Put(Piece { kind: Kind::King, .. }));
        Tool::ALL.into_iter().filter(needed).collect()
    }

    /// Whether the game has kings.
    fn has_kings(&self) -> bool {
        let board = self.record.board();
        let Some(first) = board.spots().find(|&spot| self.record.is_played(spot)) else { return false };
        let king = Piece { player: Player::Light, kind: Kind::King };
        let pieces: Vec<_> = board.spots().map(|spot| (spot == first).then_some(king)).collect();
        let set_up = self.record.set_up(&Setup::new(pieces, Player::Light));
        set_up.is_ok_and(|record| record.piece(first) == Some(king))
    }

    /// Name of a side.
    pub fn side_name(&self, player: Player) -> Phrase {
        Phrase::new(message::SIDE_NAME).by(player, self.record.board().game)
    }

    /// Name of a tool, such as `Light checker`.
    pub fn tool_name(&self, tool: Tool) -> Phrase {
        match tool {
            Tool::Put(piece) => Phrase::new(message::PIECE_LABEL).piece(piece, self.record.board().game),
            Tool::Erase => Phrase::new(message::ERASER),
        }
    }

    /// The piece on a spot.
    pub fn piece(&self, spot: Spot) -> Option<Piece> {
        self.pieces.get(usize::from(spot.0)).copied().flatten()
    }

    /// A game under the current rules, which provides the board.
    pub fn record(&self) -> &dyn AnyRecord {
        &*self.record
    }

    /// Whether the spot is playable.
    pub fn is_played(&self, spot: Spot) -> bool {
        self.record.is_played(spot)
    }

    /// The board's geometry as displayed.
    pub fn geometry(&self, flipped: bool) -> Geometry {
        Geometry { board: self.record.board(), flipped }
    }

    /// Hit test: the playable spot at a place.
    pub fn nearest(&self, geometry: Geometry, place: Point) -> Option<Spot> {
        geometry.nearest(place).filter(|&spot| self.record.is_played(spot))
    }

    /// Moves the cursor for an arrow key.
    pub fn move_cursor(&mut self, geometry: Geometry, columns: i8, rows: i8) {
        if let Some(spot) = geometry.neighbour(&*self.record, self.cursor, columns, -rows) {
            self.cursor = spot;
        }
    }

    /// Applies the tool to a spot.
    pub fn touch(&mut self, spot: Spot) {
        let piece = match self.tool {
            Tool::Put(piece) => (self.piece(spot) != Some(piece)).then_some(piece),
            Tool::Erase => None,
        };
        self.put(spot, piece);
    }

    /// Puts a piece on a spot, or removes what is there.
    pub fn put(&mut self, spot: Spot, piece: Option<Piece>) {
        if let Some(place) = self.pieces.get_mut(usize::from(spot.0)) {
            *place = piece;
        }
        self.pieces_changed();
    }

    /// Moves a piece to another spot, or off the board.
    pub fn carry(&mut self, from: Spot, to: Option<Spot>) {
        let carried = self.piece(from);
        self.put(from, None);
        if let Some(to) = to {
            self.put(to, carried);
        }
    }

    /// Sets the side to move.
    pub fn set_to_move(&mut self, player: Player) {
        self.to_move = player;
        self.pieces_changed();
    }

    /// Removes all pieces.
    pub fn clear(&mut self) {
        self.pieces.fill(None);
        self.pieces_changed();
    }

    /// Sets up the ruleset's initial position.
    pub fn start(&mut self) {
        self.set_text(AnyGame::of(&*self.record).record().position_text());
    }

    /// Updates `text` and `checked` after a change of the pieces or the side to move.
    fn pieces_changed(&mut self) {
        let set_up = self.record.set_up(&Setup::new(self.pieces.clone(), self.to_move));
        self.text = set_up.as_ref().map_or_else(|_| String::new(), |record| record.position_text());
        let set_up = set_up.map_err(|SetupError { problem, expected, .. }| setup_problem(None, problem, expected));
        self.checked = set_up.and_then(playable);
    }

    /// Sets up the position from text. Text that doesn't parse leaves the pieces unchanged.
    pub fn set_text(&mut self, text: String) {
        let read = AnyGame::of(&*self.record).record_from(&text);
        if let Ok(record) = &read {
            self.pieces = record.pieces_at(0);
            self.to_move = record.to_move();
        }
        self.text = text;
        let read =
            read.map_err(|error| setup_problem(error.column(), error.problem().clone(), error.expected().clone()));
        self.checked = read.and_then(playable);
    }

    /// A summary of the position, or what is wrong with it.
    pub fn message(&self) -> Phrase {
        match &self.checked {
            Ok(record) => {
                let (game, [light, dark]) = (record.board().game, record.counts_at(0));
                Phrase::new(message::SETUP_READY)
                    .by(self.to_move, game)
                    .key("game", game.name())
                    .number("pieces-of-light", light)
                    .number("pieces-of-dark", dark)
            }
            Err(trouble) => trouble.clone(),
        }
    }

    /// Description of a spot.
    pub fn spot_message(&self, spot: Spot) -> Phrase {
        let phrase = match self.piece(spot) {
            None => Phrase::new(message::SETUP_EMPTY),
            Some(piece) => Phrase::new(message::SETUP_PIECE).piece(piece, self.record.board().game),
        };
        phrase.phrase("spot", spot_name(&*self.record, spot))
    }
}

/// The game, if it is playable.
fn playable(record: Box<dyn AnyRecord>) -> Result<Box<dyn AnyRecord>, Phrase> {
    // No game can be played without pieces on both sides.
    let game = record.board().game;
    let none_of = |player| Phrase::new(message::SETUP_NO_PIECES_OF).key("game", game.name()).by(player, game);
    match record.counts_at(0) {
        [0, 0] => return Err(Phrase::new(message::SETUP_NO_PIECES).key("game", game.name())),
        [0, _] => return Err(none_of(Player::Light)),
        [_, 0] => return Err(none_of(Player::Dark)),
        _ => {}
    }
    match record.ending().map(|ending| ending.outcome) {
        None => Ok(record),
        Some(Outcome::Win(player)) => Err(Phrase::new(message::SETUP_OVER).by(player, game)),
        Some(Outcome::Draw) => Err(Phrase::new(message::SETUP_OVER_DRAW)),
    }
}

/// An error without the text it refers to, but with the column (from 1) if that helps the user.
fn setup_problem(column: Option<usize>, problem: Phrase, expected: Phrase) -> Phrase {
    let phrase = match column {
        None => Phrase::new(message::SETUP_WRONG),
        Some(column) => Phrase::new(message::SETUP_WRONG_AT).number("column", column),
    };
    phrase.phrase("problem", problem).phrase("expected", expected).capitalized()
}
