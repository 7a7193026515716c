//! A board as an SVG drawing, layer by layer like the page's board.

use alquerque_app::board::drawings::{ARROW, arrow_outline};
use alquerque_app::board::geometry::{PITCH, Point};
use alquerque_app::board::look::ArtStyle;
use alquerque_app::board::model::{BoardModel, Coordinate, Mark, coordinates, figure};
use alquerque_app::settings::BoardStyle;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Shape, ShapeColour};

use crate::art;
use crate::glyphs::shape;

/// How to draw a board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    /// The styles of board and pieces.
    pub art: ArtStyle,
    /// Whether Dark is at the bottom.
    pub flipped: bool,
    /// Whether to show coordinates.
    pub coordinates: bool,
}

/// The layers to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layers {
    /// Everything.
    All,
    /// The empty board.
    Board,
    /// Pieces, marks and coordinates without the board.
    Pieces,
}

/// The colours of a board's marks, as in www/css/tokens.css.
struct Colours {
    last: &'static str,
    edge: &'static str,
    label: &'static str,
    number: &'static str,
}

const fn colours(board: BoardStyle) -> Colours {
    match board {
        BoardStyle::Inlaid => Colours { last: "#ffd07c", edge: "#190c05", label: "#f0dcb0", number: "#f0dcb0" },
        BoardStyle::Parchment => Colours { last: "#7d2113", edge: "#fff6df", label: "#4a2410", number: "#4a2410" },
        BoardStyle::Contrast => Colours { last: "#5ee7ff", edge: "#000000", label: "#000000", number: "#ffffff" },
    }
}

/// The colour of a drawn shape, as in www/study/tokens.css.
const fn colour_of(shape: ShapeColour) -> &'static str {
    match shape {
        ShapeColour::Green => "#2f9e5b",
        ShapeColour::Red => "#e0503c",
        ShapeColour::Yellow => "#e8c11c",
        ShapeColour::Blue => "#3f86f0",
    }
}

/// Draws the position after a number of plies. The last move is marked.
pub fn draw(record: &dyn AnyRecord, style: Style, layers: Layers) -> String {
    let last = record.played().checked_sub(1).and_then(|ply| record.turn(ply));
    let marks: Vec<_> = last.iter().flat_map(|turn| &turn.path).map(|&spot| (spot, Mark::Last)).collect();
    let model = figure(record, style.flipped, &marks);
    let model = BoardModel { art_style: style.art, shows_coordinates: style.coordinates, ..model };
    document(&model, record, layers)
}

/// The circles and arrows drawn on the position.
fn shapes(model: &BoardModel, record: &dyn AnyRecord) -> String {
    let place = |spot| model.geometry.place_of(spot);
    let shapes = record.shapes(record.tree().current()).into_iter();
    let drawn = shapes.map(|Shape { colour, from, to }| {
        let (width, radius) = ARROW;
        let ([from, to], colour) = ([place(from), place(to)], colour_of(colour));
        let outline = (from != to).then(|| arrow_outline(&[from, to], width)).flatten();
        let Some((shaft, head)) = outline else {
            let Point { x, y } = from;
            return format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"/>",
                width / 2.0
            );
        };
        let text =
            |points: &[Point]| points.iter().map(|Point { x, y }| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
        format!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\"/><polygon points=\"{}\" fill=\"{colour}\"/>",
            text(&shaft),
            text(&head)
        )
    });
    let drawn: String = drawn.collect();
    if drawn.is_empty() { drawn } else { format!("<g opacity=\"0.85\">{drawn}</g>") }
}

fn document(model: &BoardModel, record: &dyn AnyRecord, layers: Layers) -> String {
    let (width, height) = model.geometry.size();
    let BoardModel { look, art_style, .. } = model;
    let colours = colours(art_style.board);
    let mut uses = Vec::new();
    if layers != Layers::Pieces {
        uses.push((art_style.board(look), Point { x: 0.0, y: 0.0 }, width));
    }
    let (mut labels, mut drawn_shapes) = (String::new(), String::new());
    if layers != Layers::Board {
        let spots = || model.rows.iter().flatten();
        let corner = |Point { x, y }: Point, size: f64| Point { x: x - size / 2.0, y: y - size / 2.0 };
        for spot in spots().filter(|spot| spot.marks.contains(&Mark::Last)) {
            uses.push((Mark::Last.symbol().to_owned(), corner(spot.place, PITCH), PITCH));
        }
        for (spot, piece) in spots().filter_map(|spot| Some((spot, spot.piece?))) {
            uses.push((art_style.piece(look, piece), corner(spot.place, look.piece_size), look.piece_size));
        }
        drawn_shapes = shapes(model, record);
        if model.shows_coordinates {
            labels = coordinates(record, model).iter().map(|coordinate| label(coordinate, &colours)).collect();
        }
    }
    let drawn = |(id, Point { x, y }, size): &(String, Point, f64)| {
        format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>")
    };
    let drawings = uses.iter().map(drawn).collect::<Vec<_>>().concat();
    let ids: Vec<String> = uses.into_iter().map(|(id, ..)| id).collect();
    let definitions = art::definitions(&ids);
    let Colours { last, edge, .. } = colours;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\
         <style>.art-mark-halo{{stroke:{edge}}}.art-mark-last{{stroke:{last}}}</style>\
         <defs>{definitions}</defs>{drawings}{drawn_shapes}{labels}</svg>"
    )
}

fn label(coordinate: &Coordinate, colours: &Colours) -> String {
    let Coordinate { text, place: Point { x, y }, class, .. } = coordinate;
    let (shape, style) = match *class {
        // The number of a square may stand on a piece.
        "board-number" => (
            shape(text, 22.0, true),
            format!(
                "fill=\"{}\" stroke=\"{}\" stroke-width=\"200\" paint-order=\"stroke\"",
                colours.number, colours.edge
            ),
        ),
        class if class.ends_with("-8") => (shape(text, 25.0, false), format!("fill=\"{}\"", colours.label)),
        _ => (shape(text, 17.0, false), format!("fill=\"{}\"", colours.label)),
    };
    format!("<g transform=\"translate({x} {y})\" {style}>{shape}</g>")
}
