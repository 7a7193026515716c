//! Arrows on the board: hints, premoves, and those that the viewer draws with the right mouse button.

use alquerque_core::record::{Shape, ShapeColour};
use alquerque_core::tabletop::{Spot, Turn};

use crate::board::geometry::Point;

/// The meaning of an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    /// The move of a hint.
    Hint,
    /// A premove.
    Premove,
    /// Drawn by the viewer.
    Drawn,
    /// Drawn on the position of a study.
    Shape(ShapeColour),
}

impl ArrowKind {
    /// Its CSS class.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Hint => "arrow best hint",
            Self::Premove => "arrow best premove",
            Self::Drawn => "arrow best drawn",
            Self::Shape(ShapeColour::Green) => "arrow best drawn green",
            Self::Shape(ShapeColour::Red) => "arrow best drawn red",
            Self::Shape(ShapeColour::Yellow) => "arrow best drawn yellow",
            Self::Shape(ShapeColour::Blue) => "arrow best drawn blue",
        }
    }
}

/// An arrow along places; a circle around a single one.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardArrow {
    /// Its meaning.
    pub kind: ArrowKind,
    /// The points along its path.
    pub path: Vec<Point>,
}

/// The width of an arrow for a share of the whole.
pub fn arrow_width(share: f64) -> f64 {
    7.0 + 17.0 * share
}

/// The width of arrows on the game's board, and the radius of circles around pieces.
pub const ARROW: (f64, f64) = (13.8, 45.0);

/// An arrow along at least two points, of this width: its shaft as a line, and its head as a triangle. `None` for fewer
/// points.
pub fn arrow_outline(path: &[Point], width: f64) -> Option<(Vec<Point>, [Point; 3])> {
    let [start @ .., before, last] = path else { return None };
    let (dx, dy) = (last.x - before.x, last.y - before.y);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let head = 12.0 + 1.2 * width;
    // The shaft ends where the head begins.
    let neck = Point { x: last.x - dx * head, y: last.y - dy * head };
    let half = head * 0.8;
    let corner = |side: f64| Point { x: neck.x - dy * half * side, y: neck.y + dx * half * side };
    Some(([start, &[*before, neck]].concat(), [*last, corner(1.0), corner(-1.0)]))
}

/// A phase of drawing with the right mouse button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// The button was pressed.
    Begin,
    /// The pointer moved.
    Move,
    /// The button was released.
    End,
}

/// The viewer's drawings: arrows from spot to spot, and circles where both are the same. Only a study stores them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawings {
    finished: Vec<(Spot, Spot)>,
    begun: Option<(Spot, Spot)>,
    /// Whole moves to compare with each other.
    moves: Vec<(ArrowKind, Vec<Spot>)>,
    /// The colour that any pointer draws in, instead of moving pieces.
    pub(super) pen: Option<ShapeColour>,
    /// The shapes stored in the study for the position on the board.
    pub(super) stored: Vec<Shape>,
}

impl Drawings {
    /// The selected pen.
    pub fn pen(&self) -> Option<ShapeColour> {
        self.pen
    }

    /// The stored shapes of the position.
    pub fn stored(&self) -> &[Shape] {
        &self.stored
    }

    /// Whether something is being drawn.
    pub const fn is_begun(&self) -> bool {
        self.begun.is_some()
    }

    /// Removes the viewer's drawings.
    pub(crate) fn clear(&mut self) {
        self.finished.clear();
        self.begun = None;
        self.moves.clear();
    }

    /// Draws the move played and a better one.
    pub(crate) fn compare(&mut self, played: Option<&Turn>, better: Option<&Turn>) {
        let of = |kind, turn: Option<&Turn>| turn.map(|turn| (kind, turn.path.clone()));
        self.moves = [of(ArrowKind::Drawn, played), of(ArrowKind::Hint, better)].into_iter().flatten().collect();
    }

    /// The compared moves, as paths.
    pub(crate) fn moves(&self) -> &[(ArrowKind, Vec<Spot>)] {
        &self.moves
    }

    /// Discards the stroke in progress.
    pub(crate) fn cancel(&mut self) {
        self.begun = None;
    }

    /// Takes the finished arrows, for storing them.
    pub(super) fn take_finished(&mut self) -> Vec<(Spot, Spot)> {
        std::mem::take(&mut self.finished)
    }

    /// The endpoints of all arrows, in drawing order.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Spot, Spot)> + '_ {
        self.finished.iter().chain(&self.begun).copied()
    }

    /// Draws to `spot`. Repeating a stroke removes its shape; a stroke that ends off the board draws nothing.
    pub(crate) fn draw(&mut self, stroke: Stroke, spot: Option<Spot>) {
        let from = if stroke == Stroke::Begin { spot } else { self.begun.map(|(from, _)| from) };
        self.begun = from.map(|from| (from, spot.unwrap_or(from)));
        if stroke != Stroke::End {
            return;
        }
        if let Some(drawn) = self.begun.take().filter(|_| spot.is_some()) {
            match self.finished.iter().position(|&other| other == drawn) {
                Some(place) => drop(self.finished.remove(place)),
                None => self.finished.push(drawn),
            }
        }
    }
}
