//! Boards and pieces to print, drawn with few colours and little ink.

use std::fmt::Write;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::tabletop::{Coordinates, Spot};
use alquerque_core::words::game_title;
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

use crate::board::geometry::{Geometry, PITCH, Point};
use crate::board::model::{BoardModel, HALF_PITCH, coordinates, figure};
use crate::markup::Markup;

/// Diameter of a piece, in board units.
const PIECE: f64 = 80.0;
/// Distance between pieces on the sheet.
const GAP: f64 = 2.0;
/// Kings to cut out for each side of draughts.
const KINGS: usize = 6;
/// A crown around the centre of a piece.
const CROWN: &str = "M-22 16V-10l12 10 10-18 10 18 12-10v26z";

/// The pages for a game: the board with coordinates on all sides, the board without them, and the pieces to cut out.
pub fn pages(game: GameId) -> [Markup; 3] {
    let record = AnyGame::from(game).record();
    let model = BoardModel { on_all_sides: true, ..figure(&*record, false, &[]) };
    let page = |drawing: Markup| {
        Markup::new("section").class("print-page").child(Markup::text("h1", game_title(game))).child(drawing)
    };
    let hint = Phrase::new(message::PRINT_PIECES).key("game", game.name());
    [
        page(board(&*record, &model).children(labels(&*record, &model))),
        page(board(&*record, &model)),
        page(pieces(&*record, model.geometry)).child(Markup::text("p", hint)),
    ]
}

fn number(value: f64) -> String {
    value.to_string()
}

fn drawing(width: f64, height: f64) -> Markup {
    Markup::new("svg").with("viewBox", format!("0 0 {width} {height}")).with("aria-hidden", "true")
}

/// The empty board.
fn board(record: &dyn AnyRecord, model: &BoardModel) -> Markup {
    let (width, height) = model.geometry.size();
    let drawing = drawing(width, height);
    match record.board().game {
        GameId::Alquerque => drawing.child(Markup::new("path").with("d", lines(model.geometry))),
        GameId::Othello => drawing.children(squares(model.geometry, |_| false)).children(dots(model.geometry)),
        GameId::Draughts => drawing.children(squares(model.geometry, |spot| record.is_played(spot))),
    }
}

/// The lines of Alquerque: rows, columns, and diagonals through every other point.
fn lines(geometry: Geometry) -> String {
    let (columns, rows) = (geometry.board.columns, geometry.board.rows);
    let mut path = String::new();
    for spot in geometry.board.spots() {
        let (column, row) = geometry.seen(spot);
        let Point { x, y } = geometry.place_of(spot);
        let has_diagonals = (column + row) % 2 == 0;
        let steps = [(1, 0, true), (0, 1, true), (1, 1, has_diagonals), (-1, 1, has_diagonals)];
        for (right, down, is_line) in steps {
            let on_board = |at: u8, step: i8, count: u8| at.checked_add_signed(step).is_some_and(|at| at < count);
            if is_line && on_board(column, right, columns) && on_board(row, down, rows) {
                let (dx, dy) = (f64::from(right) * PITCH, f64::from(down) * PITCH);
                let _ = write!(path, "M{x} {y}l{dx} {dy}");
            }
        }
    }
    path
}

fn squares(geometry: Geometry, is_shaded: impl Fn(Spot) -> bool) -> Vec<Markup> {
    let square = |spot: Spot| {
        let Point { x, y } = geometry.place_of(spot);
        Markup::new("rect")
            .class(if is_shaded(spot) { "shaded" } else { "" })
            .with("x", number(x - HALF_PITCH))
            .with("y", number(y - HALF_PITCH))
            .with("width", number(PITCH))
            .with("height", number(PITCH))
    };
    geometry.board.spots().map(square).collect()
}

/// The four dots of an Othello board, which are two squares away from its corners.
fn dots(geometry: Geometry) -> Vec<Markup> {
    let (width, height) = geometry.size();
    let from_edge = HALF_PITCH + 2.0 * PITCH;
    let places = [(from_edge, from_edge), (width - from_edge, from_edge)];
    let both = places.into_iter().flat_map(|(x, y)| [(x, y), (x, height - y)]);
    both.map(|(x, y)| circle(Point { x, y }, 6.0).class("dark")).collect()
}

fn circle(Point { x, y }: Point, radius: f64) -> Markup {
    Markup::new("circle").with("cx", number(x)).with("cy", number(y)).with("r", number(radius))
}

fn labels(record: &dyn AnyRecord, model: &BoardModel) -> Vec<Markup> {
    let is_number = record.board().coordinates == Coordinates::Spots;
    let label = |label: crate::board::model::Coordinate| {
        let Point { x, y } = label.place;
        let turn = if label.is_turned { 180 } else { 0 };
        Markup::text("text", label.text)
            .class(if is_number { "number" } else { "" })
            .with("transform", format!("translate({x} {y}) rotate({turn})"))
    };
    coordinates(record, model).into_iter().map(label).collect()
}

/// A piece to cut out.
#[derive(Clone, Copy)]
enum PaperPiece {
    Man(Player),
    King(Player),
    /// A disc with two sides, to fold.
    Disc,
}

impl PaperPiece {
    fn at(self, place: Point) -> Markup {
        let side =
            |player, place: Point| circle(place, PIECE / 2.0).class(if player == Player::Dark { "dark" } else { "" });
        let group = Markup::new("g");
        match self {
            Self::Man(player) => group.child(side(player, place)).child(circle(place, PIECE / 3.0).class(ring(player))),
            Self::King(player) => group.child(side(player, place)).child(
                Markup::new("path")
                    .class(ring(player))
                    .with("d", CROWN)
                    .with("transform", format!("translate({} {})", place.x, place.y)),
            ),
            Self::Disc => {
                let below = Point { y: place.y + PIECE, ..place };
                group.child(side(Player::Light, place)).child(side(Player::Dark, below))
            }
        }
    }
}

/// The class of what is drawn on a piece.
const fn ring(player: Player) -> &'static str {
    match player {
        Player::Light => "ring",
        Player::Dark => "ring on-dark",
    }
}

/// The pieces of the starting position, in rows; for Othello, a disc for every square.
fn pieces(record: &dyn AnyRecord, geometry: Geometry) -> Markup {
    let (width, _) = geometry.size();
    let game = record.board().game;
    let men = |player: Player| {
        let is_own = |spot: &Spot| record.piece(*spot).is_some_and(|piece| piece.player == player);
        let count = geometry.board.spots().filter(is_own).count();
        let kings = if game == GameId::Draughts { KINGS } else { 0 };
        [vec![PaperPiece::Man(player); count], vec![PaperPiece::King(player); kings]].concat()
    };
    let (groups, height) = match game {
        GameId::Othello => (vec![vec![PaperPiece::Disc; geometry.board.spots().count()]], 2.0 * PIECE + GAP),
        GameId::Alquerque | GameId::Draughts => (Player::BOTH.map(men).to_vec(), PIECE + GAP),
    };
    let columns = ((width - GAP) / (PIECE + GAP)).floor();
    let (mut drawn, mut top) = (Vec::new(), GAP);
    for group in groups {
        let mut column = 0.0;
        for piece in group {
            if column >= columns {
                (column, top) = (0.0, top + height);
            }
            drawn.push(piece.at(Point { x: GAP + column * (PIECE + GAP) + PIECE / 2.0, y: top + PIECE / 2.0 }));
            column += 1.0;
        }
        top += height;
    }
    drawing(width, top).children(drawn)
}
