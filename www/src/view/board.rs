//! The board component: renders a [`BoardModel`] into an SVG element. It knows places, drawings and labels, but not the
//! game.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Piece, Spot};
use web_sys::Element;

use crate::dom::{
    add_svg, append, clear, copy, has_focus, points, set_attribute, set_attributes, set_or_remove, set_state, set_text,
    svg, text_of,
};
use crate::words::localize;
use alquerque_app::animation::timeline::RAISED;
use alquerque_app::announce::row_label;
use alquerque_app::board::drawings::{ARROW, BoardArrow, arrow_outline};
use alquerque_app::board::geometry::Point;
use alquerque_app::board::model::{BoardModel, Coordinate, HALF_PITCH, Mark, SpotModel, coordinates};
use alquerque_app::text::nouns::name;
use alquerque_language::{Phrase, message};

/// Scale of a piece under the pointer.
const CARRIED: f64 = 1.25;
/// Width of a board per unit of width of a line along a path.
const PATH_WIDTHS: f64 = 90.0;

/// A board on the page and the model last rendered.
pub(crate) struct BoardView {
    root: Element,
    interactive: bool,
    layers: Layers,
    spots: Vec<SpotView>,
    /// The grid's rows; figures have none.
    rows: Vec<Element>,
    shown: BoardModel,
    /// Spots whose piece the latest rendering has changed, or that the user is handling.
    changed: Vec<Spot>,
}

struct Layers {
    notation: Element,
    marks_under: Element,
    ghosts: Element,
    ghosts_over: Element,
    marks_over: Element,
    arrows: Element,
    pieces: Element,
    /// The top layer, for the piece under the pointer.
    carried: Element,
}

struct SpotView {
    spot: Spot,
    /// The grid cell for keyboard and screen readers; figures have none.
    cell: Option<Element>,
    piece: Element,
}

/// Writes the rows' sentences for screen readers if the cells form a grid.
fn write_rows(rows: &[Element], model: &BoardModel, record: &dyn AnyRecord) {
    for (element, row) in rows.iter().zip(&model.rows) {
        if let Some(label) = row_label(record, row) {
            set_attribute(element, "aria-label", &localize(&label));
        }
    }
}

impl BoardView {
    /// Builds a board's layers in an SVG element. An interactive board is a grid of focusable cells.
    pub(crate) fn new(root: &Element, model: &BoardModel, record: &dyn AnyRecord, interactive: bool) -> Self {
        let (layers, spots, rows) = build(root, model, record, interactive);
        let changed = Vec::new();
        let view = Self { root: root.clone(), interactive, layers, spots, rows, shown: model.clone(), changed };
        write_rows(&view.rows, model, record);
        view.write_notation(model);
        for spot in model.rows.iter().flatten() {
            view.write_spot(spot, model, record);
        }
        view.write_marks(model);
        view
    }

    /// Renders changes. A different or flipped board is rebuilt; returns whether the old one had the focus.
    pub(crate) fn render(&mut self, model: BoardModel, record: &dyn AnyRecord) -> bool {
        self.changed.clear();
        if self.shown == model {
            return false;
        }
        let structure = |model: &BoardModel| (model.geometry, model.look, model.art_style, model.on_all_sides);
        if structure(&self.shown) != structure(&model) {
            let had_focus = has_focus(&self.root);
            *self = Self::new(&self.root, &model, record, self.interactive);
            return had_focus;
        }
        self.write_notation(&model);
        let before = self.shown.rows.iter().flatten();
        for (now, before) in model.rows.iter().flatten().zip(before) {
            let had_cursor = self.shown.cursor == before.spot;
            if now.piece != before.piece || now.carried.is_some() {
                self.changed.push(now.spot);
            }
            if now != before || had_cursor != (model.cursor == now.spot) {
                self.write_spot(now, &model, record);
            }
        }
        if !self.changed.is_empty() {
            write_rows(&self.rows, &model, record);
        }
        let drawn = |model: &BoardModel| (marks(model), model.confined, model.lines.clone(), model.arrows.clone());
        if drawn(&self.shown) != drawn(&model) {
            self.write_marks(&model);
        }
        self.shown = model;
        false
    }

    fn write_notation(&self, model: &BoardModel) {
        set_attribute(&self.layers.notation, "visibility", if model.shows_coordinates { "visible" } else { "hidden" });
    }

    fn write_spot(&self, spot: &SpotModel, model: &BoardModel, record: &dyn AnyRecord) {
        if let Some(view) = self.spots.iter().find(|view| view.spot == spot.spot) {
            view.render(spot, model, record);
            let layer = if spot.carried.is_some() { &self.layers.carried } else { &self.layers.pieces };
            if view.piece.parent_element().as_ref() != Some(layer) {
                append(layer, &view.piece);
            } else if spot.raised {
                raise(&view.piece);
            }
        }
    }

    fn write_marks(&self, model: &BoardModel) {
        let Layers { arrows, marks_under, marks_over, .. } = &self.layers;
        for layer in [arrows, marks_under, marks_over] {
            clear(layer);
        }
        for arrow in &model.arrows {
            add_arrow(arrows, arrow);
        }
        if let Some(corners) = model.confined {
            add_frame(marks_under, corners);
        }
        for line in &model.lines {
            add_line(marks_over, line);
        }
        for (mark, place, pulse) in marks(model) {
            let is_over = matches!(mark, Mark::Target | Mark::Capture | Mark::Proven(_));
            let layer = if is_over { marks_over } else { marks_under };
            if pulse.is_some() && matches!(mark, Mark::Movable | Mark::Target | Mark::Capture) {
                // It grows from its own centre.
                let group = add_svg(layer, "g", &[("transform", &translate(place))]);
                let drawn = add_mark(&group, mark.symbol(), Point { x: 0.0, y: 0.0 });
                set_attribute(&drawn, "class", "pulse");
            } else {
                add_mark(layer, mark.symbol(), place);
            }
        }
    }

    /// Returns the cell that should have the focus.
    pub(crate) fn cursor_cell(&self) -> Option<Element> {
        self.spots.iter().find(|spot| spot.spot == self.shown.cursor)?.cell.clone()
    }

    /// Returns a spot's place on the board.
    pub(crate) fn place_of(&self, spot: Spot) -> Point {
        self.shown.geometry.place_of(spot)
    }

    /// Returns the drawing of the piece on a spot.
    pub(crate) fn piece(&self, spot: Spot) -> Option<&Element> {
        self.spots.iter().find(|view| view.spot == spot).map(|view| &view.piece)
    }

    /// Draws a captured or replaced piece for its animation, above or below the pieces.
    pub(crate) fn add_ghost(&self, piece: Piece, spot: Spot, over: bool) -> Element {
        let ghost = new_piece(&self.shown);
        set_attribute(&ghost, "href", &format!("#{}", self.shown.art_style.piece(self.shown.look, piece)));
        set_attribute(&ghost, "transform", &translate(self.place_of(spot)));
        let layer = if over { &self.layers.ghosts_over } else { &self.layers.ghosts };
        // Goes below older ghosts, so as not to cover those fading out.
        let _ = layer.insert_before(&ghost, layer.first_child().as_ref());
        ghost
    }

    /// Returns the spots whose piece the latest rendering has changed, or that the user is handling.
    pub(super) fn changed(&self) -> &[Spot] {
        &self.changed
    }
}

/// Clears and fills the SVG element.
fn build(
    root: &Element,
    model: &BoardModel,
    record: &dyn AnyRecord,
    interactive: bool,
) -> (Layers, Vec<SpotView>, Vec<Element>) {
    clear(root);
    let (width, height) = model.geometry.size();
    let (width, height) = (text_of(width), text_of(height));
    set_attribute(root, "viewBox", &format!("0 0 {width} {height}"));
    set_attribute(root, "data-board", model.art_style.board.name());
    let drawing = format!("#{}", model.art_style.board(model.look));
    add_svg(root, "use", &[("href", &drawing), ("width", &width), ("height", &height)]);
    let layer = |class: &str| add_svg(root, "g", &[("class", class), ("aria-hidden", "true")]);
    // From bottom to top. Square numbers are above the pieces, which would partly cover them.
    let marks_under = layer("marks");
    let ghosts = layer("ghosts");
    let pieces = layer("pieces");
    let ghosts_over = layer("ghosts");
    let notation = layer("notation");
    let marks_over = layer("marks");
    let arrows = layer("marks");
    for Coordinate { place: Point { x, y }, class, text, is_turned } in coordinates(record, model) {
        let label = add_svg(&notation, "text", &[("x", &text_of(x)), ("y", &text_of(y)), ("class", class)]);
        if is_turned {
            set_attribute(&label, "transform", &format!("rotate(180 {} {})", text_of(x), text_of(y)));
        }
        set_text(&label, &text);
    }
    let grid = svg("g", &[("class", "cells")]);
    if interactive {
        set_attribute(&grid, "role", "grid");
        set_attribute(&grid, "aria-label", &localize(&Phrase::new(message::SPOTS)));
        append(root, &grid);
    }
    let carried = layer("pieces");
    let (mut spots, mut rows) = (Vec::new(), Vec::new());
    let (new_cell, new_piece) = (new_cell(), new_piece(model));
    for row in &model.rows {
        // Figures have pieces but no cells.
        let cells = interactive.then(|| add_svg(&grid, "g", &[("role", "row")]));
        for spot in row {
            let piece = copy(&new_piece);
            append(&pieces, &piece);
            let cell = cells.as_ref().map(|cells| add_cell(cells, copy(&new_cell), spot, record));
            spots.push(SpotView { spot: spot.spot, cell, piece });
        }
        rows.extend(cells);
    }
    (Layers { notation, marks_under, ghosts, ghosts_over, marks_over, arrows, pieces, carried }, spots, rows)
}

fn marks(model: &BoardModel) -> Vec<(Mark, Point, Option<u32>)> {
    let spots = model.rows.iter().flatten();
    spots.flat_map(|spot| spot.marks.iter().map(|&mark| (mark, spot.place, spot.pulse))).collect()
}

impl SpotView {
    fn render(&self, spot: &SpotModel, model: &BoardModel, record: &dyn AnyRecord) {
        if let Some(cell) = &self.cell {
            set_attribute(cell, "aria-label", &localize(&spot.label(record)));
            set_attribute(cell, "tabindex", if model.cursor == spot.spot { "0" } else { "-1" });
            let selected = spot.marks.contains(&Mark::Selected);
            set_state(cell, "aria-selected", selected);
            let class = match (spot.aimed, spot.is_marked_target()) {
                (true, _) => "cell aimed",
                (_, true) => "cell goal",
                _ => "cell",
            };
            set_attribute(cell, "class", class);
        }
        let (place, scale, class) = match (spot.carried, spot.raised) {
            (Some(place), _) => (place, Some(CARRIED), "piece carried"),
            (None, true) => (spot.place, Some(RAISED), "piece raised"),
            (None, false) => (spot.place, None, "piece"),
        };
        let scale = scale.map_or_else(String::new, |scale| format!(" scale({})", text_of(scale)));
        set_attribute(&self.piece, "transform", &(translate(place) + &scale));
        set_attribute(&self.piece, "class", class);
        let href = spot.piece.map(|piece| format!("#{}", model.art_style.piece(model.look, piece)));
        set_or_remove(&self.piece, "href", href.as_deref());
    }
}

fn new_piece(model: &BoardModel) -> Element {
    let size = model.look.piece_size;
    let (corner, size) = (text_of(-size / 2.0), text_of(size));
    svg("use", &[("class", "piece"), ("x", &corner), ("y", &corner), ("width", &size), ("height", &size)])
}

/// Creates a cell at the origin.
fn new_cell() -> Element {
    let cell = svg("g", &[("role", "gridcell"), ("class", "cell")]);
    let (corner, size) = (text_of(-HALF_PITCH), text_of(2.0 * HALF_PITCH));
    let area = [("x", &*corner), ("y", &corner), ("width", &size), ("height", &size), ("fill", "transparent")];
    add_svg(&cell, "rect", &area);
    add_svg(&cell, "circle", &[("class", "aim"), ("r", "46")]);
    set_attribute(&add_mark(&cell, "art-mark-focus", Point { x: 0.0, y: 0.0 }), "class", "focus-ring");
    cell
}

fn add_cell(row: &Element, cell: Element, spot: &SpotModel, record: &dyn AnyRecord) -> Element {
    set_attribute(&cell, "data-spot", &spot.spot.0.to_string());
    set_attribute(&cell, "data-point", &name(record, spot.spot));
    set_attribute(&cell, "transform", &translate(spot.place));
    append(row, &cell);
    cell
}

/// Moves a piece to the front of its layer.
pub(super) fn raise(piece: &Element) {
    if let Some(layer) = piece.parent_element()
        && layer.last_element_child().as_ref() != Some(piece)
    {
        append(&layer, piece);
    }
}

fn add_mark(layer: &Element, symbol: &str, Point { x, y }: Point) -> Element {
    let (href, [x, y, size]) = (format!("#{symbol}"), [x - HALF_PITCH, y - HALF_PITCH, 2.0 * HALF_PITCH].map(text_of));
    add_svg(layer, "use", &[("href", &href), ("x", &x), ("y", &y), ("width", &size), ("height", &size)])
}

/// Adds a frame around the part of the board still in play.
fn add_frame(layer: &Element, [from, to]: [Point; 2]) {
    let [x, y, width, height] = [from.x, from.y, to.x - from.x, to.y - from.y].map(text_of);
    let size = [("width", &*width), ("height", &height), ("rx", "10")];
    set_attributes(&add_svg(layer, "rect", &[("class", "confined"), ("x", &x), ("y", &y)]), &size);
}

/// Adds a line for a notice, with a dot at its start.
fn add_line(layer: &Element, places: &[Point]) {
    let Some(&Point { x, y }) = places.first() else { return };
    let line = add_svg(layer, "g", &[("class", "open-row")]);
    for class in ["edge", "line"] {
        add_svg(&line, "polyline", &[("class", class), ("points", &points(places))]);
    }
    add_svg(&line, "circle", &[("cx", &text_of(x)), ("cy", &text_of(y)), ("r", "12")]);
}

pub(crate) fn translate(place: Point) -> String {
    format!("translate({} {})", text_of(place.x), text_of(place.y))
}

/// Adds a dotted line along spots.
pub(super) fn add_path(board: &Element, model: &BoardModel, path: &[Spot]) {
    let places: Vec<_> = path.iter().map(|&spot| model.geometry.place_of(spot)).collect();
    // Scale down larger drawings.
    let width = model.geometry.size().0 / PATH_WIDTHS;
    let (stroke, dashes) = (text_of(width), format!("{} {}", text_of(width * 0.3), text_of(width * 2.0)));
    let attributes = [
        ("class", "figure-path"),
        ("points", &points(&places)),
        ("stroke-width", &stroke),
        ("stroke-dasharray", &dashes),
        ("aria-hidden", "true"),
    ];
    add_svg(board, "polyline", &attributes);
}

/// Adds an arrow or a circle.
fn add_arrow(layer: &Element, arrow: &BoardArrow) {
    draw_arrow(&add_svg(layer, "g", &[("class", arrow.kind.class())]), &arrow.path, ARROW.0, ARROW.1);
}

/// Draws an arrow along a path, or a ring around a single point.
pub(crate) fn draw_arrow(group: &Element, path: &[Point], width: f64, radius: f64) {
    if let [Point { x, y }] = path {
        let [x, y, radius, width] = [*x, *y, radius, width / 2.0].map(text_of);
        add_svg(group, "circle", &[("cx", &x), ("cy", &y), ("r", &radius), ("stroke-width", &width)]);
        return;
    }
    let Some((shaft, [tip, left, right])) = arrow_outline(path, width) else { return };
    add_svg(group, "polyline", &[("points", &points(&shaft)), ("stroke-width", &text_of(width))]);
    let path = format!("M{} {}L{} {}L{} {}Z", tip.x, tip.y, left.x, left.y, right.x, right.y);
    add_svg(group, "path", &[("d", &path)]);
}
