//! What the board shows, as plain data: places, pieces, marks, and what screen readers say; texts are made of it when they
//! are written. The
//! renderer that writes it to the page knows no game.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Coordinates, Piece, Spot};

use crate::certain::Fate;
use crate::geometry::{Geometry, PITCH, Place};
use crate::hand::name;
use crate::look::{Dress, Look};
use crate::message::{Label, Remark};

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
    /// What becomes of the best move to here or from here for certain.
    Fate(Fate),
}

impl Mark {
    /// The drawing's id.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Last => "art-mark-last",
            Self::Movable => "art-mark-movable",
            Self::Selected => "art-mark-selected",
            Self::Target => "art-mark-target",
            Self::Fate(Fate::Wins) => "art-mark-wins",
            Self::Fate(Fate::Draws) => "art-mark-draws",
            Self::Fate(Fate::Loses) => "art-mark-loses",
        }
    }
}

// Alike with `state.rs` and `alquerque_messages`: plain data are fields, each with what it means.

/// A spot of the board that is played on.
#[derive(Clone, Debug, PartialEq)]
pub struct SpotModel {
    /// Which one it is.
    pub spot: Spot,
    /// Where its centre is seen.
    pub place: Place,
    /// The piece that is here.
    pub piece: Option<Piece>,
    /// Where the piece is drawn, if it goes with the pointer.
    pub carried: Option<Place>,
    /// The signs on it, the lower ones first.
    pub marks: Vec<Mark>,
    /// What screen readers say of it besides.
    pub remarks: Vec<Remark>,
}

impl SpotModel {
    /// For screen readers, such as `c3, dark checker, may move`.
    pub fn label(&self, record: &dyn AnyRecord) -> Label {
        Label::spot(record, self.spot, self.piece, self.remarks.clone())
    }
}

/// A name of a column, a row or a spot on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Coordinate {
    /// What it says.
    pub text: String,
    /// Where its middle is, or the left end of a number of a square.
    pub place: Place,
    /// Its class in the style sheet.
    pub class: &'static str,
}

/// The whole board, row by row from the top as it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardModel {
    /// The drawings of the game.
    pub look: &'static Look,
    /// Which of them.
    pub dress: Dress,
    /// Where its spots are seen.
    pub geometry: Geometry,
    /// The spots that are played on, row by row.
    pub rows: Vec<Vec<SpotModel>>,
    /// Whether the names along its edges or in its spots are shown: see [`coordinates`].
    pub notation: bool,
    /// The spot that the keyboard reaches first.
    pub cursor: Spot,
    /// The part of the board to which a rule confines the play now: its upper left and its lower right corner.
    pub confined: Option<[Place; 2]>,
    /// Rows of spots to be shown: those that the notice speaks of.
    pub lines: Vec<Vec<Place>>,
}

impl BoardModel {
    /// The same board in other drawings.
    pub fn dressed(self, dress: Dress) -> Self {
        Self { dress, ..self }
    }

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
    model(record, geometry, notation, Spot(0), |spot| SpotModel {
        piece: record.piece(spot),
        marks: marked.iter().filter(|(at, _)| *at == spot).map(|&(_, mark)| mark).collect(),
        ..bare_spot(geometry, spot)
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
    let played = |spot: &Spot| record.is_played(*spot);
    let rows: Vec<Vec<SpotModel>> =
        (0..board.rows).map(|number| row(number).filter(played).map(&spot).collect()).collect();
    let look = Look::of(board.game);
    let confined = record.confined_at(record.played()).and_then(|spots| around(geometry, &spots));
    BoardModel { look, dress: Dress::default(), geometry, rows, notation, cursor, confined, lines: Vec::new() }
}

/// The corners of the part of the board that has these spots in it.
fn around(geometry: Geometry, spots: &[Spot]) -> Option<[Place; 2]> {
    // Just outside of the pieces.
    const MARGIN: f64 = 0.94 * HALF;
    let places = spots.iter().map(|&spot| geometry.place_of(spot));
    let corners =
        places.map(|Place { x, y }| [Place { x: x - MARGIN, y: y - MARGIN }, Place { x: x + MARGIN, y: y + MARGIN }]);
    corners.reduce(|[low, high], [other_low, other_high]| {
        [
            Place { x: low.x.min(other_low.x), y: low.y.min(other_low.y) },
            Place { x: high.x.max(other_high.x), y: high.y.max(other_high.y) },
        ]
    })
}

/// The names of columns and rows along the edges of a board, or of its spots.
pub fn coordinates(record: &dyn AnyRecord, model: &BoardModel) -> Vec<Coordinate> {
    let BoardModel { look, geometry, rows, .. } = model;
    if geometry.board.coordinates == Coordinates::Spots {
        let number = |spot: &SpotModel| Coordinate {
            text: name(record, spot.spot),
            place: Place { x: spot.place.x + NUMBER_OFFSET.x, y: spot.place.y + NUMBER_OFFSET.y },
            class: "board-number",
        };
        return rows.iter().flatten().map(number).collect();
    }
    let is_letter = |c: &char| c.is_ascii_alphabetic();
    let (_, height) = geometry.size();
    let class = look.labels.class;
    let column = |spot: &SpotModel| Coordinate {
        text: name(record, spot.spot).chars().filter(is_letter).collect(),
        place: Place { x: spot.place.x, y: height - look.labels.from_edge },
        class,
    };
    let row = |spot: &SpotModel| Coordinate {
        text: name(record, spot.spot).chars().filter(|c| !is_letter(c)).collect(),
        place: Place { x: look.labels.from_edge, y: spot.place.y },
        class,
    };
    let columns = rows.last().into_iter().flatten().map(column);
    columns.chain(rows.iter().filter_map(|row| row.first()).map(row)).collect()
}

/// A spot with nothing on it.
pub fn bare_spot(geometry: Geometry, spot: Spot) -> SpotModel {
    let place = geometry.place_of(spot);
    SpotModel { spot, place, piece: None, carried: None, marks: Vec::new(), remarks: Vec::new() }
}

/// From a spot's centre to the edge of its square.
pub const HALF: f64 = PITCH / 2.0;
