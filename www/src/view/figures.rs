//! The figures of the rules page, drawn by the same component as the board.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::family::AnyGame;
use alquerque_core::table::Table;
use alquerque_core::tabletop::Spot;
use web_sys::Element;

use super::board::BoardView;
use crate::board::{BoardModel, Mark, figure};
use crate::dom::{append, by_id, set_attribute, svg};

/// A position with a capture of three checkers; the checker on b1 turns twice.
const CAPTURE: &str = "d3d/5/2d2/1d1d1/1l2l l -";
/// The points that the capturing checker touches.
const CAPTURE_PATH: [&str; 4] = ["b1", "b3", "d3", "d1"];

/// Draws all figures into their places, once.
pub(crate) fn draw() {
    let game = AnyGame::Alquerque(Alquerque::default());
    let start = game.table();
    draw_figure("figure-notation", &figure(&*start, true, &[]).without_pieces());
    draw_figure("figure-start", &figure(&*start, true, &[]));
    if let Ok(capture) = game.table_from(CAPTURE) {
        let path = spots(&*capture, &CAPTURE_PATH);
        let marks: Vec<(Spot, Mark)> = path.iter().skip(1).map(|&spot| (spot, Mark::Target)).collect();
        let model = figure(&*capture, true, &marks);
        if let Some(root) = draw_figure("figure-capture", &model) {
            draw_path(&root, &model, &path);
        }
    }
}

/// The spots of these names.
fn spots(table: &dyn Table, names: &[&str]) -> Vec<Spot> {
    let spot = |name: &&str| table.board().spots().find(|&spot| table.spot_name(spot).as_deref() == Some(name));
    names.iter().filter_map(spot).collect()
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
fn draw_path(root: &Element, model: &BoardModel, path: &[Spot]) -> Option<()> {
    let places: Vec<String> = path
        .iter()
        .map(|&spot| {
            let place = model.geometry.place_of(spot);
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
        let table = AnyGame::Alquerque(Alquerque::default()).table_from(CAPTURE).unwrap();
        let moves: Vec<String> = table.legal_turns().into_iter().map(|turn| turn.text).collect();
        assert_eq!(moves, [CAPTURE_PATH.join("x")]);
    }
}
