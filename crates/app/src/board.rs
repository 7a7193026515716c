//! What the board shows, as plain data: places, pieces by their drawing, marks, and labels for screen readers. The
//! renderer that writes it to the page knows no game.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Coordinates, Piece, Spot};

use crate::geometry::{Geometry, PITCH, Place};
use crate::hand::{kind_text, name};
use crate::look::Look;

/// From a spot's centre to the left end and the middle of its number's line: its square's upper left corner.
const NUMBER_OFFSET: Place = Place { x: -47.0, y: -36.0 };

/// A sign on a spot of the board; the name of its drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The last move began or ended here.
    Last,
    /// The piece here may move.
    Movable,
    /// The piece here is in hand.
    Selected,
    /// The piece in hand may go here, or a piece may be set here.
    Target,
}

impl Mark {
    /// The drawing's id.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Last => "art-mark-last",
            Self::Movable => "art-mark-movable",
            Self::Selected => "art-mark-selected",
            Self::Target => "art-mark-target",
        }
    }
}

/// A spot of the board that is played on.
#[derive(Clone, Debug, PartialEq)]
pub struct SpotModel {
    pub spot: Spot,
    /// The spot's name in notation.
    pub name: String,
    pub place: Place,
    /// The drawing of the piece that is here.
    pub piece: Option<&'static str>,
    /// Where the piece is drawn, if it goes with the pointer.
    pub carried: Option<Place>,
    pub marks: Vec<Mark>,
    /// For screen readers.
    pub label: String,
}

/// A name of a column, a row or a spot on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    pub text: String,
    pub place: Place,
    pub class: &'static str,
}

/// The whole board, row by row from the top as it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardModel {
    pub look: &'static Look,
    pub geometry: Geometry,
    pub rows: Vec<Vec<SpotModel>>,
    pub labels: Vec<Label>,
    /// Whether the labels are shown.
    pub notation: bool,
    /// The spot that the keyboard reaches first.
    pub cursor: Spot,
}

impl BoardModel {
    /// The same board without its pieces.
    pub fn without_pieces(mut self) -> Self {
        for spot in self.rows.iter_mut().flatten() {
            spot.piece = None;
        }
        self
    }
}

/// A board that only shows a position, for the figures of the rules.
pub fn figure(record: &dyn AnyRecord, notation: bool, marked: &[(Spot, Mark)]) -> BoardModel {
    let geometry = Geometry { board: record.board(), flipped: false };
    let look = Look::of(geometry.board.game);
    model(record, geometry, notation, Spot(0), |spot| SpotModel {
        piece: record.piece(spot).map(|piece| look.symbol(piece)),
        marks: marked.iter().filter(|(at, _)| *at == spot).map(|&(_, mark)| mark).collect(),
        ..bare_spot(record, geometry, spot)
    })
}

/// A board whose spots are as `spot` says.
pub fn model(
    record: &dyn AnyRecord,
    geometry: Geometry,
    notation: bool,
    cursor: Spot,
    spot: impl Fn(Spot) -> SpotModel,
) -> BoardModel {
    let board = geometry.board;
    let row = |row: u8| (0..board.columns).filter_map(move |column| geometry.spot(column, row));
    let played = |spot: &Spot| record.spot_name(*spot).is_some();
    let rows: Vec<Vec<SpotModel>> =
        (0..board.rows).map(|number| row(number).filter(played).map(&spot).collect()).collect();
    let look = Look::of(board.game);
    let labels = labels(look, geometry, &rows);
    BoardModel { look, geometry, rows, labels, notation, cursor }
}

fn labels(look: &Look, geometry: Geometry, rows: &[Vec<SpotModel>]) -> Vec<Label> {
    let spots = rows.iter().flatten();
    if geometry.board.coordinates == Coordinates::Spots {
        let number = |spot: &SpotModel| Label {
            text: spot.name.clone(),
            place: Place { x: spot.place.x + NUMBER_OFFSET.x, y: spot.place.y + NUMBER_OFFSET.y },
            class: "board-number",
        };
        return spots.map(number).collect();
    }
    let is_letter = |c: &char| c.is_ascii_alphabetic();
    let (_, height) = geometry.size();
    let class = look.labels.class;
    let column = |spot: &SpotModel| Label {
        text: spot.name.chars().filter(is_letter).collect(),
        place: Place { x: spot.place.x, y: height - look.labels.from_edge },
        class,
    };
    let row = |spot: &SpotModel| Label {
        text: spot.name.chars().filter(|c| !is_letter(c)).collect(),
        place: Place { x: look.labels.from_edge, y: spot.place.y },
        class,
    };
    let columns = rows.last().into_iter().flatten().map(column);
    columns.chain(rows.iter().filter_map(|row| row.first()).map(row)).collect()
}

/// A spot with nothing on it.
pub fn bare_spot(record: &dyn AnyRecord, geometry: Geometry, spot: Spot) -> SpotModel {
    SpotModel {
        spot,
        name: name(record, spot),
        place: geometry.place_of(spot),
        piece: None,
        carried: None,
        marks: Vec::new(),
        label: String::new(),
    }
}

/// A piece with its colour, such as `light checker` or `dark king`.
pub fn piece_name(record: &dyn AnyRecord, piece: Piece) -> String {
    format!("{} {}", piece.player.name(), kind_text(record, piece))
}

/// From a spot's centre to the edge of its square.
pub const HALF: f64 = PITCH / 2.0;
