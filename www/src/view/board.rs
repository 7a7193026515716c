//! The board component: renders a [`BoardModel`] into an SVG element. It knows places, drawings and labels, but not the
//! game.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Piece, Spot};
use web_sys::Element;

use super::arrow;
use crate::dom::{append, has_focus, points, set_attribute, set_flag, set_state, svg, text_of};
use crate::words::localize;
use alquerque_app::animation::timeline::RAISED;
use alquerque_app::board::{BoardModel, Coordinate, HALF, Mark, SpotModel, coordinates};
use alquerque_app::geometry::Point;
use alquerque_app::nouns::name;
use alquerque_app::spoken::row_label;
use alquerque_language::Phrase;

/// Scale of a piece under the pointer.
const CARRIED: f64 = 1.25;

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
    pub(crate) fn new(root: &Element, model: &BoardModel, record: &dyn AnyRecord, interactive: bool) -> Option<Self> {
        let (layers, spots, rows) = build(root, model, record, interactive)?;
        let changed = Vec::new();
        let view = Self { root: root.clone(), interactive, layers, spots, rows, shown: model.clone(), changed };
        write_rows(&view.rows, model, record);
        view.write_notation(model);
        for spot in model.rows.iter().flatten() {
            view.write_spot(spot, model, record);
        }
        view.write_marks(model);
        Some(view)
    }

    /// Renders changes. A different or flipped board is rebuilt; returns whether the old one had the focus.
    pub(crate) fn render(&mut self, model: BoardModel, record: &dyn AnyRecord) -> bool {
        self.changed.clear();
        if self.shown == model {
            return false;
        }
        if (self.shown.geometry, self.shown.look, self.shown.art_style) != (model.geometry, model.look, model.art_style)
        {
            let had_focus = has_focus(&self.root);
            if let Some(view) = Self::new(&self.root, &model, record, self.interactive) {
                *self = view;
            }
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
        set_attribute(&self.layers.notation, "visibility", if model.notation { "visible" } else { "hidden" });
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
        self.layers.arrows.set_text_content(None);
        for arrow in model.arrows.iter().filter_map(arrow::element) {
            append(&self.layers.arrows, &arrow);
        }
        self.layers.marks_under.set_text_content(None);
        self.layers.marks_over.set_text_content(None);
        if let Some(element) = model.confined.and_then(confined_element) {
            append(&self.layers.marks_under, &element);
        }
        for line in model.lines.iter().filter_map(|line| line_element(line)) {
            append(&self.layers.marks_over, &line);
        }
        for (mark, place) in marks(model) {
            let layer = if matches!(mark, Mark::Target | Mark::Capture | Mark::Proven(_)) {
                &self.layers.marks_over
            } else {
                &self.layers.marks_under
            };
            if let Some(element) = mark_element(mark.symbol(), place) {
                append(layer, &element);
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
    pub(crate) fn add_ghost(&self, piece: Piece, spot: Spot, over: bool) -> Option<Element> {
        let ghost = piece_element(&self.shown)?;
        set_attribute(&ghost, "href", &format!("#{}", self.shown.art_style.piece(self.shown.look, piece)));
        set_attribute(&ghost, "transform", &translate(self.place_of(spot)));
        let layer = if over { &self.layers.ghosts_over } else { &self.layers.ghosts };
        // Goes below older ghosts, so as not to cover those fading out.
        layer.insert_before(&ghost, layer.first_child().as_ref()).ok()?;
        Some(ghost)
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
) -> Option<(Layers, Vec<SpotView>, Vec<Element>)> {
    root.set_text_content(None);
    let (width, height) = model.geometry.size();
    let (width, height) = (text_of(width), text_of(height));
    set_attribute(root, "viewBox", &format!("0 0 {width} {height}"));
    set_attribute(root, "data-board", model.art_style.board.name());
    let drawing = format!("#{}", model.art_style.board(model.look));
    append(root, &svg("use", &[("href", &drawing), ("width", &width), ("height", &height)])?);
    let layer = |class: &str| {
        let layer = svg("g", &[("class", class), ("aria-hidden", "true")])?;
        append(root, &layer);
        Some(layer)
    };
    // From bottom to top. Square numbers are above the pieces, which would partly cover them.
    let marks_under = layer("marks")?;
    let ghosts = layer("ghosts")?;
    let pieces = layer("pieces")?;
    let ghosts_over = layer("ghosts")?;
    let notation = layer("notation")?;
    let marks_over = layer("marks")?;
    let arrows = layer("marks")?;
    for coordinate in coordinates(record, model) {
        append(&notation, &coordinate_element(&coordinate)?);
    }
    let grid = svg("g", &[("class", "cells")])?;
    if interactive {
        set_attribute(&grid, "role", "grid");
        set_attribute(&grid, "aria-label", &localize(&Phrase::new("spots")));
        append(root, &grid);
    }
    let carried = layer("pieces")?;
    let (mut spots, mut rows) = (Vec::new(), Vec::new());
    for row in &model.rows {
        let cells = svg("g", &[("role", "row")])?;
        if interactive {
            append(&grid, &cells);
            rows.push(cells.clone());
        }
        for spot in row {
            let piece = piece_element(model)?;
            append(&pieces, &piece);
            let cell = if interactive { Some(new_cell(&cells, spot, record)?) } else { None };
            spots.push(SpotView { spot: spot.spot, cell, piece });
        }
    }
    let layers = Layers { notation, marks_under, ghosts, ghosts_over, marks_over, arrows, pieces, carried };
    Some((layers, spots, rows))
}

fn marks(model: &BoardModel) -> Vec<(Mark, Point)> {
    let spots = model.rows.iter().flatten();
    spots.flat_map(|spot| spot.marks.iter().map(|&mark| (mark, spot.place))).collect()
}

impl SpotView {
    fn render(&self, spot: &SpotModel, model: &BoardModel, record: &dyn AnyRecord) {
        if let Some(cell) = &self.cell {
            set_attribute(cell, "aria-label", &localize(&spot.label(record)));
            set_attribute(cell, "tabindex", if model.cursor == spot.spot { "0" } else { "-1" });
            let selected = spot.marks.contains(&Mark::Selected);
            set_state(cell, "aria-selected", selected);
            let class = match (spot.aimed, spot.is_goal()) {
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
        match spot.piece {
            Some(piece) => {
                set_attribute(&self.piece, "href", &format!("#{}", model.art_style.piece(model.look, piece)));
            }
            None => set_flag(&self.piece, "href", false),
        }
    }
}

fn piece_element(model: &BoardModel) -> Option<Element> {
    let size = model.look.piece_size;
    let (corner, size) = (text_of(-size / 2.0), text_of(size));
    svg("use", &[("class", "piece"), ("x", &corner), ("y", &corner), ("width", &size), ("height", &size)])
}

fn new_cell(row: &Element, spot: &SpotModel, record: &dyn AnyRecord) -> Option<Element> {
    let number = spot.spot.0.to_string();
    let name = name(record, spot.spot);
    let cell = svg("g", &[("role", "gridcell"), ("data-spot", &number), ("data-point", &name), ("class", "cell")])?;
    let Point { x, y } = spot.place;
    let [left, top, size, x, y] = [x - HALF, y - HALF, 2.0 * HALF, x, y].map(text_of);
    let area = [("x", left.as_str()), ("y", &top), ("width", &size), ("height", &size), ("fill", "transparent")];
    append(&cell, &svg("rect", &area)?);
    append(&cell, &svg("circle", &[("class", "aim"), ("cx", &x), ("cy", &y), ("r", "46")])?);
    let ring = mark_element("art-mark-focus", spot.place)?;
    set_attribute(&ring, "class", "focus-ring");
    append(&cell, &ring);
    append(row, &cell);
    Some(cell)
}

/// Moves a piece to the front of its layer.
pub(super) fn raise(piece: &Element) {
    if let Some(layer) = piece.parent_element()
        && layer.last_element_child().as_ref() != Some(piece)
    {
        append(&layer, piece);
    }
}

fn mark_element(symbol: &str, Point { x, y }: Point) -> Option<Element> {
    let (href, [x, y, size]) = (format!("#{symbol}"), [x - HALF, y - HALF, 2.0 * HALF].map(text_of));
    svg("use", &[("href", &href), ("x", &x), ("y", &y), ("width", &size), ("height", &size)])
}

/// Creates a frame around the part of the board still in play.
fn confined_element([from, to]: [Point; 2]) -> Option<Element> {
    let (width, height) = (text_of(to.x - from.x), text_of(to.y - from.y));
    let (x, y) = (text_of(from.x), text_of(from.y));
    svg("rect", &[("class", "confined"), ("x", &x), ("y", &y), ("width", &width), ("height", &height), ("rx", "10")])
}

/// Creates a line for a notice, with a dot at its start.
fn line_element(places: &[Point]) -> Option<Element> {
    let line = svg("g", &[("class", "open-row")])?;
    for class in ["edge", "line"] {
        append(&line, &svg("polyline", &[("class", class), ("points", &points(places))])?);
    }
    let Point { x, y } = *places.first()?;
    append(&line, &svg("circle", &[("cx", &text_of(x)), ("cy", &text_of(y)), ("r", "12")])?);
    Some(line)
}

fn coordinate_element(coordinate: &Coordinate) -> Option<Element> {
    let (x, y) = (text_of(coordinate.place.x), text_of(coordinate.place.y));
    let element = svg("text", &[("x", &x), ("y", &y), ("class", coordinate.class)])?;
    element.set_text_content(Some(&coordinate.text));
    Some(element)
}

pub(crate) fn translate(place: Point) -> String {
    format!("translate({} {})", text_of(place.x), text_of(place.y))
}
