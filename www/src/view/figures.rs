//! The figures of the rules page, drawn by the same component as the board.

use alquerque_core::Game;
use alquerque_core::alquerque::{Alquerque, Point};
use web_sys::Element;

use super::board::BoardView;
use crate::board::{BoardModel, Mark, figure, place_of};
use crate::dom::{append, by_id, set_attribute, svg};

/// A position with a capture of three checkers; the checker on b1 turns twice.
const CAPTURE: &str = "d3d/5/2d2/1d1d1/1l2l l -";
/// The points that the capturing checker touches.
const CAPTURE_PATH: [&str; 4] = ["b1", "b3", "d3", "d1"];

/// Draws all figures into their places, once.
pub(crate) fn draw() {
    let game = Alquerque::default();
    let start = game.start();
    draw_figure("figure-notation", &figure(&start, true, &[]).without_pieces());
    draw_figure("figure-start", &figure(&start, true, &[]));
    if let Ok(position) = game.parse_position(CAPTURE) {
        let path: Vec<Point> = CAPTURE_PATH.into_iter().filter_map(Point::from_name).collect();
        let marks: Vec<(Point, Mark)> = path.iter().skip(1).map(|&point| (point, Mark::Target)).collect();
        if let Some(root) = draw_figure("figure-capture", &figure(&position, true, &marks)) {
            draw_path(&root, &path);
        }
    }
}

fn draw_figure(id: &str, model: &BoardModel) -> Option<Element> {
    let root = by_id(id)?;
    if root.has_child_nodes() {
        return None;
    }
    BoardView::new(&root, model, false)?;
    Some(root)
}

/// A line along the points that a piece touches.
fn draw_path(root: &Element, path: &[Point]) -> Option<()> {
    let places: Vec<String> = path
        .iter()
        .map(|&point| {
            let place = place_of(point);
            format!("{},{}", place.x, place.y)
        })
        .collect();
    let line = svg("polyline", &[("class", "figure-path"), ("points", &places.join(" "))])?;
    set_attribute(&line, "aria-hidden", "true");
    append(root, &line);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_capture_of_the_figure_is_the_only_legal_move() {
        let game = Alquerque::default();
        let position = game.parse_position(CAPTURE).unwrap();
        let moves: Vec<String> = game.moves(&position).iter().map(|&mv| game.move_text(mv)).collect();
        assert_eq!(moves, [CAPTURE_PATH.join("x")]);
    }
}
