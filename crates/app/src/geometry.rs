//! Where the spots of a board are, as it is seen: light below, or turned round.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Board, Spot};

/// A place on the board in its own units: 100 from spot to spot, that of the top left corner at (100, 100).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// Board units from one spot to the next, and from the outermost spots to the edge of the drawing.
pub const PITCH: f64 = 100.0;
/// How far from a spot, in board units, a pointer still means it.
const REACH: f64 = 50.0;

/// A board as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Its shape.
    pub board: Board,
    /// Whether dark sits below.
    pub flipped: bool,
}

impl Geometry {
    /// Width and height of the drawing in board units.
    pub fn size(self) -> (f64, f64) {
        (PITCH * f64::from(self.board.columns + 1), PITCH * f64::from(self.board.rows + 1))
    }

    /// The column, from the left, and the row, from the top, in which a spot is seen.
    pub fn seen(self, spot: Spot) -> (u8, u8) {
        let (column, row) = self.board.column_and_row(spot);
        if self.flipped { (self.board.columns - 1 - column, self.board.rows - 1 - row) } else { (column, row) }
    }

    /// The spot that is seen in a column, from the left, and a row, from the top.
    pub fn spot(self, column: u8, row: u8) -> Option<Spot> {
        if self.flipped {
            let (columns, rows) = (self.board.columns, self.board.rows);
            self.board.spot(columns.checked_sub(column + 1)?, rows.checked_sub(row + 1)?)
        } else {
            self.board.spot(column, row)
        }
    }

    /// Where a spot's centre is seen.
    pub fn place_of(self, spot: Spot) -> Place {
        let (column, row) = self.seen(spot);
        Place { x: PITCH * f64::from(column + 1), y: PITCH * f64::from(row + 1) }
    }

    /// The spot that a place means, if it is near enough to one.
    pub fn nearest(self, place: Place) -> Option<Spot> {
        self.board.spots().find(|&spot| {
            let centre = self.place_of(spot);
            (place.x - centre.x).abs() <= REACH && (place.y - centre.y).abs() <= REACH
        })
    }

    /// Where an arrow key leads from a spot: to the next spot of the row that is played on, or to the nearest one of
    /// the next row. `right` and `down` are -1, 0 or 1.
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
        // Of two that are equally near, left and right in turn, so that one stays in line and comes back the same way.
        let left_first = row % 2 == 1;
        (0..self.board.columns)
            .filter_map(|other| Some((other, played(other, row)?)))
            .min_by_key(|&(other, _)| (other.abs_diff(column), (other < column) != left_first))
            .map(|(_, spot)| spot)
    }
}

/// The played spot nearest to the middle of the board.
pub fn middle(record: &dyn AnyRecord) -> Spot {
    let board = record.board();
    let off_centre = |spot: Spot| {
        let (column, row) = board.column_and_row(spot);
        (2 * column + 1).abs_diff(board.columns) + (2 * row + 1).abs_diff(board.rows)
    };
    let played = board.spots().filter(|&spot| record.is_played(spot));
    played.min_by_key(|&spot| off_centre(spot)).unwrap_or(Spot(0))
}
