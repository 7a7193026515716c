//! The position editor as plain data: pieces that are set up by hand or as a text. What is a legal position only the
//! game knows, so everything is asked of a record.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::setup::{self, SetupError};
use alquerque_core::tabletop::{Kind, Piece, Spot};
use alquerque_core::{Player, TextError};

use crate::board::{BoardModel, SpotModel, bare_spot, model};
use crate::geometry::Place;
use crate::geometry::{Geometry, middle};
use crate::message::{Label, PieceType, Setup, SpotName, Text};

/// What a touch of a spot does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts this piece there, or takes it away where just this one stands.
    Put(Piece),
    /// Takes away what stands there.
    Erase,
}

impl Tool {
    /// The tools of a game with kings.
    pub const ALL: [Self; 5] = [
        Self::Put(Piece { player: Player::Light, kind: Kind::Man }),
        Self::Put(Piece { player: Player::Dark, kind: Kind::Man }),
        Self::Put(Piece { player: Player::Light, kind: Kind::King }),
        Self::Put(Piece { player: Player::Dark, kind: Kind::King }),
        Self::Erase,
    ];

    /// The value of the tool's field on the page.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Put(Piece { player: Player::Light, kind: Kind::Man }) => "light-man",
            Self::Put(Piece { player: Player::Dark, kind: Kind::Man }) => "dark-man",
            Self::Put(Piece { player: Player::Light, kind: Kind::King }) => "light-king",
            Self::Put(Piece { player: Player::Dark, kind: Kind::King }) => "dark-king",
            Self::Erase => "erase",
        }
    }

    /// The tool of that field; `None` where there is no such tool.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tool| tool.id() == id)
    }
}

/// What can be done in the editor beside its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditorEvent {
    /// Another tool.
    Choose(Tool),
    /// Whose turn it is.
    ToMove(Player),
    /// Takes away what stands on a spot, whatever the tool.
    Erase(Spot),
    /// The position in which the ruleset begins.
    Start,
    /// Takes all pieces away.
    Clear,
    /// The position of the running game.
    Current,
    /// The position's text was changed.
    Text(String),
    /// A new game from here.
    Play,
}

/// A pointer that is down on the editor's board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// The spot that it went down on.
    pub from: Spot,
    /// Where it went down.
    pub pressed: Place,
    /// Where it is.
    pub now: Place,
}

/// A position that is set up.
#[derive(Clone, Debug)]
pub struct Editor {
    /// A game of the rules that hold: it knows the board.
    record: Box<dyn AnyRecord>,
    /// The position that was set up at first.
    origin: String,
    pieces: Vec<Option<Piece>>,
    /// Whose turn it is.
    pub to_move: Player,
    /// What a touch of a spot does.
    pub tool: Tool,
    /// What the text field holds; empty where there is no text for the pieces.
    pub text: String,
    /// The game that would begin, or why none can, in a sentence for the player.
    pub checked: Result<Box<dyn AnyRecord>, Text>,
    /// The spot that the arrow keys have reached.
    pub cursor: Spot,
    /// The pointer that is down on the board.
    pub drag: Option<Drag>,
}

impl Editor {
    /// The editor with the present position of a game.
    pub fn new(running: &dyn AnyRecord) -> Self {
        let record = running.restarted();
        let mut editor = Self {
            pieces: Vec::new(),
            to_move: running.to_move(),
            tool: Tool::ALL[0],
            text: String::new(),
            checked: Err(Text::new()),
            cursor: middle(&*record),
            drag: None,
            record,
            origin: running.position_text(),
        };
        editor.write(running.position_text());
        editor
    }

    /// Whether nothing has been set up yet.
    pub fn is_untouched(&self) -> bool {
        self.text == self.origin
    }

    /// The ruleset's text.
    pub fn rules(&self) -> String {
        self.record.rules()
    }

    /// The tools that the game needs.
    pub fn tools(&self) -> Vec<Tool> {
        let kings = self.has_kings();
        let needed = |tool: &Tool| kings || !matches!(tool, Tool::Put(Piece { kind: Kind::King, .. }));
        Tool::ALL.into_iter().filter(needed).collect()
    }

    /// Whether the game keeps a king that is put on its board.
    fn has_kings(&self) -> bool {
        let board = self.record.board();
        let Some(first) = board.spots().find(|&spot| self.record.is_played(spot)) else { return false };
        let king = Piece { player: Player::Light, kind: Kind::King };
        let pieces: Vec<_> = board.spots().map(|spot| (spot == first).then_some(king)).collect();
        let set_up = self.record.set_up(&setup::Setup::new(pieces, Player::Light));
        set_up.is_ok_and(|record| record.piece(first) == Some(king))
    }

    /// What a side is called.
    pub fn side_name(&self, player: Player) -> Label {
        Label::Side(player, self.record.board().game)
    }

    /// What the tool is called, such as `Light checker`.
    pub fn tool_name(&self, tool: Tool) -> Label {
        match tool {
            Tool::Put(piece) => Label::Piece(piece.player, PieceType::of(&*self.record, piece)),
            Tool::Erase => Label::Eraser,
        }
    }

    /// What stands on a spot.
    pub fn piece(&self, spot: Spot) -> Option<Piece> {
        self.pieces.get(usize::from(spot.0)).copied().flatten()
    }

    /// A game of the rules that hold, which knows the board.
    pub fn record(&self) -> &dyn AnyRecord {
        &*self.record
    }

    /// Whether its board has this spot.
    pub fn is_played(&self, spot: Spot) -> bool {
        self.record.is_played(spot)
    }

    /// The board as it is seen.
    pub fn geometry(&self, flipped: bool) -> Geometry {
        Geometry { board: self.record.board(), flipped }
    }

    /// The spot that a place means, if it is played on.
    pub fn nearest(&self, geometry: Geometry, place: Place) -> Option<Spot> {
        geometry.nearest(place).filter(|&spot| self.record.is_played(spot))
    }

    /// Moves the cursor by an arrow key.
    pub fn move_cursor(&mut self, geometry: Geometry, columns: i8, rows: i8) {
        if let Some(spot) = geometry.neighbour(&*self.record, self.cursor, columns, -rows) {
            self.cursor = spot;
        }
    }

    /// Does with the tool what a touch of a spot means.
    pub fn touch(&mut self, spot: Spot) {
        let piece = match self.tool {
            Tool::Put(piece) => Some(piece).filter(|_| self.piece(spot) != Some(piece)),
            Tool::Erase => None,
        };
        self.put(spot, piece);
    }

    /// Puts a piece or nothing on a spot.
    pub fn put(&mut self, spot: Spot, piece: Option<Piece>) {
        if let Some(place) = self.pieces.get_mut(usize::from(spot.0)) {
            *place = piece;
        }
        self.arrange();
    }

    /// Moves what stands on a spot to another, or off the board.
    pub fn carry(&mut self, from: Spot, to: Option<Spot>) {
        let carried = self.piece(from);
        self.put(from, None);
        if let Some(to) = to {
            self.put(to, carried);
        }
    }

    /// Says whose turn it is.
    pub fn set_to_move(&mut self, player: Player) {
        self.to_move = player;
        self.arrange();
    }

    /// Takes all pieces away.
    pub fn clear(&mut self) {
        self.pieces.fill(None);
        self.arrange();
    }

    /// The position in which the ruleset begins.
    pub fn start(&mut self) {
        // The record has its ruleset's text from the ruleset.
        if let Ok(game) = self.rules().parse::<AnyGame>() {
            self.write(game.record().position_text());
        }
    }

    /// Asks the game whether it knows a position with these pieces.
    fn arrange(&mut self) {
        let set_up = self.record.set_up(&setup::Setup::new(self.pieces.clone(), self.to_move));
        self.text = set_up.as_ref().map_or_else(|_| String::new(), |record| record.position_text());
        let set_up =
            set_up.map_err(|SetupError { problem, expected, .. }| Setup::Wrong { column: None, problem, expected });
        self.checked = set_up.and_then(playable).map_err(Text::from);
    }

    /// Sets up the position that the text tells; one that cannot be read leaves the pieces as they are.
    pub fn write(&mut self, text: String) {
        let read = self.rules().parse::<AnyGame>().and_then(|game| game.record_from(&text));
        if let Ok(record) = &read {
            self.pieces = record.pieces_at(0);
            self.to_move = record.to_move();
        }
        self.text = text;
        self.checked = read.map_err(|error| in_words(&error)).and_then(playable).map_err(Text::from);
    }

    /// What is on the board, or what is wrong with it.
    pub fn message(&self) -> Text {
        match &self.checked {
            Ok(record) => {
                let game = record.board().game;
                Setup::Ready { to_move: self.to_move, game, pieces: record.counts_at(0) }.into()
            }
            Err(trouble) => trouble.clone(),
        }
    }

    /// What is to be said of a spot.
    pub fn spot_message(&self, spot: Spot) -> Setup {
        let piece = self.piece(spot).map(|piece| (piece.player, PieceType::of(&*self.record, piece)));
        Setup::Spot(SpotName::of(&*self.record, spot), piece)
    }

    /// The board that is drawn.
    pub fn model(&self, flipped: bool) -> BoardModel {
        let geometry = self.geometry(flipped);
        model(&*self.record, geometry, true, self.cursor, |spot| SpotModel {
            piece: self.piece(spot),
            carried: self.drag.filter(|drag| drag.from == spot).map(|drag| {
                let Place { x, y } = geometry.place_of(spot);
                Place { x: x + drag.now.x - drag.pressed.x, y: y + drag.now.y - drag.pressed.y }
            }),
            ..bare_spot(geometry, spot)
        })
    }
}

/// The game, if there is something to be played.
fn playable(record: Box<dyn AnyRecord>) -> Result<Box<dyn AnyRecord>, Setup> {
    // In none of the games anybody plays without pieces.
    let game = record.board().game;
    match record.counts_at(0) {
        [0, 0] => return Err(Setup::NoPieces(game, None)),
        [0, _] => return Err(Setup::NoPieces(game, Some(Player::Light))),
        [_, 0] => return Err(Setup::NoPieces(game, Some(Player::Dark))),
        _ => {}
    }
    match record.ending().map(|ending| ending.outcome) {
        None => Ok(record),
        Some(outcome) => Err(Setup::OverAtOnce(outcome)),
    }
}

/// An error without the text that it is about.
fn in_words(error: &TextError) -> Setup {
    let (problem, expected) = (error.problem().clone(), error.expected().clone());
    Setup::Wrong { column: error.column(), problem, expected }
}
