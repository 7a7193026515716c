//! Where the spots of a board are displayed, with Light at the bottom or flipped.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Board, Spot};

/// A point in board units: neighbouring spots are 100 apart, and the top left one is at (100, 100).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// Distance between neighbouring spots, and from the outermost ones to the edge of the drawing, in board units.
pub const PITCH: f64 = 100.0;
/// Radius of the hit test around a spot, in board units.
const REACH: f64 = 50.0;

/// The geometry of a displayed board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Its shape.
    pub board: Board,
    /// Whether Dark is at the bottom.
    pub flipped: bool,
}

impl Geometry {
    /// Width and height of the drawing in board units.
    pub fn size(self) -> (f64, f64) {
        (PITCH * f64::from(self.board.columns + 1), PITCH * f64::from(self.board.rows + 1))
    }

    /// Displayed column (from the left) and row (from the top) of a spot.
    pub fn seen(self, spot: Spot) -> (u8, u8) {
        let (column, row) = self.board.column_and_row(spot);
        if self.flipped { (self.board.columns - 1 - column, self.board.rows - 1 - row) } else { (column, row) }
    }

    /// The spot displayed in a column (from the left) and a row (from the top).
    pub fn spot(self, column: u8, row: u8) -> Option<Spot> {
        if self.flipped {
            let (columns, rows) = (self.board.columns, self.board.rows);
            self.board.spot(columns.checked_sub(column + 1)?, rows.checked_sub(row + 1)?)
        } else {
            self.board.spot(column, row)
        }
    }

    /// The centre of a spot.
    pub fn place_of(self, spot: Spot) -> Point {
        let (column, row) = self.seen(spot);
        Point { x: PITCH * f64::from(column + 1), y: PITCH * f64::from(row + 1) }
    }

    /// Hit test: the spot at a point.
    pub fn nearest(self, place: Point) -> Option<Spot> {
        self.board.spots().find(|&spot| {
            let centre = self.place_of(spot);
            (place.x - centre.x).abs() <= REACH && (place.y - centre.y).abs() <= REACH
        })
    }

    /// The spot that an arrow key leads to: the next playable one in the row, or the nearest one in the next row.
    /// `right` and `down` are -1, 0 or 1.
    pub fn neighbour(self, record: &dyn AnyRecord, from: Spot, right: i8, down: i8) -> Option<Spot> {
        let played = |column: u8, row: u8| self.spot(column, row).filter(|&spot| record.is_played(spot));
        let (column, row) = self.seen(from);
        if down == 0 {
            let mut column = column;
            loop {
                column = column.checked_add_signed(right).filter(|&column| column < self.board.columns)?;
                if let Some(spot) = played(column, row) {
                    return Some(spot);
                }
            }
        }
        let row = row.checked_add_signed(down).filter(|&row| row < self.board.rows)?;
        // Break ties to the left and right in turn, to stay in line and to return by the same path.
        let left_first = row % 2 == 1;
        (0..self.board.columns)
            .filter_map(|other| Some((other, played(other, row)?)))
            .min_by_key(|&(other, _)| (other.abs_diff(column), (other < column) != left_first))
            .map(|(_, spot)| spot)
    }
}

/// How far a spot is from the centre.
fn off_centre(record: &dyn AnyRecord, spot: Spot) -> u8 {
    let board = record.board();
    let (column, row) = board.column_and_row(spot);
    (2 * column + 1).abs_diff(board.columns) + (2 * row + 1).abs_diff(board.rows)
}

/// The playable spot nearest to the centre.
pub fn middle(record: &dyn AnyRecord) -> Spot {
    let played = record.board().spots().filter(|&spot| record.is_played(spot));
    played.min_by_key(|&spot| off_centre(record, spot)).unwrap_or(Spot(0))
}

/// Where the keyboard's cursor starts: a piece that can move or a spot for one, near the centre.
pub fn first_spot(record: &dyn AnyRecord) -> Spot {
    let turns = record.legal_turns();
    let starts = turns.iter().filter_map(|turn| turn.path.first().copied());
    starts.min_by_key(|&spot| (off_centre(record, spot), spot.0)).unwrap_or_else(|| middle(record))
}
