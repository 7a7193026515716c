//! The board component: writes a [`BoardModel`] into an SVG element. It knows places, drawings and labels, but no
//! game.

use web_sys::Element;

use crate::board::{BoardModel, Mark, Spot};
use crate::dom::{append, set_attribute, set_flag, svg};
use crate::event::Place;

/// Half the size of a mark's drawing, in board units.
const MARK_RADIUS: f64 = 50.0;
/// Where the names of the columns are below the board and those of the rows beside it.
const COLUMN_NAMES_Y: f64 = 554.0;
const ROW_NAMES_X: f64 = 51.0;

/// A board on the page and what was last written to it.
pub(crate) struct BoardView {
    marks_under: Element,
    marks_over: Element,
    notation: Element,
    ghosts: Element,
    pieces: Element,
    spots: Vec<SpotView>,
    shown: Option<BoardModel>,
}

struct SpotView {
    name: String,
    /// The cell of the grid, for keyboard and screen readers; figures have none.
    cell: Option<Element>,
    piece: Element,
}

impl BoardView {
    /// Builds the layers of a board in an empty SVG element. An interactive board is a grid of focusable cells.
    pub(crate) fn new(root: &Element, model: &BoardModel, interactive: bool) -> Option<Self> {
        append(root, &svg("use", &[("href", "#art-board"), ("width", "600"), ("height", "600")])?);
        let layer = |class: &str| {
            let layer = svg("g", &[("class", class), ("aria-hidden", "true")])?;
            append(root, &layer);
            Some(layer)
        };
        let notation = layer("notation")?;
        let marks_under = layer("marks")?;
        let ghosts = layer("ghosts")?;
        let pieces = layer("pieces")?;
        let marks_over = layer("marks")?;
        write_notation(&notation, model)?;
        let grid = svg("g", &[("class", "cells")])?;
        if interactive {
            for (name, value) in [("role", "grid"), ("aria-label", "Board")] {
                set_attribute(&grid, name, value);
            }
            append(root, &grid);
        }
        let mut spots = Vec::new();
        for row in &model.rows {
            let cells = svg("g", &[("role", "row")])?;
            if interactive {
                append(&grid, &cells);
            }
            for spot in row {
                let piece =
                    svg("use", &[("class", "piece"), ("x", "-44"), ("y", "-44"), ("width", "88"), ("height", "88")])?;
                append(&pieces, &piece);
                let cell = if interactive { Some(new_cell(&cells, spot)?) } else { None };
                spots.push(SpotView { name: spot.name.clone(), cell, piece });
            }
        }
        let mut view = Self { marks_under, marks_over, notation, ghosts, pieces, spots, shown: None };
        view.render(model);
        Some(view)
    }

    /// Writes what has changed since the last time.
    pub(crate) fn render(&mut self, model: &BoardModel) {
        if self.shown.as_ref() == Some(model) {
            return;
        }
        set_attribute(&self.notation, "visibility", if model.notation { "visible" } else { "hidden" });
        for (view, spot) in self.spots.iter().zip(model.rows.iter().flatten()) {
            view.render(spot, model.cursor == spot.name);
        }
        self.render_marks(model);
        self.shown = Some(model.clone());
    }

    fn render_marks(&self, model: &BoardModel) {
        let marks = |model: &BoardModel| -> Vec<(Mark, Place)> {
            let spots = model.rows.iter().flatten();
            spots.flat_map(|spot| spot.marks.iter().map(|&mark| (mark, spot.place))).collect()
        };
        let new = marks(model);
        if self.shown.as_ref().is_some_and(|shown| marks(shown) == new) {
            return;
        }
        self.marks_under.set_text_content(None);
        self.marks_over.set_text_content(None);
        for (mark, place) in new {
            let layer = if mark == Mark::Target { &self.marks_over } else { &self.marks_under };
            if let Some(element) = mark_element(mark.symbol(), place) {
                append(layer, &element);
            }
        }
    }

    /// The cell that the keyboard's focus belongs on.
    pub(crate) fn cursor_cell(&self) -> Option<Element> {
        let model = self.shown.as_ref()?;
        self.spots.iter().find(|spot| spot.name == model.cursor)?.cell.clone()
    }

    /// The piece on the spot of that name.
    pub(crate) fn piece(&self, name: &str) -> Option<&Element> {
        self.spots.iter().find(|spot| spot.name == name).map(|spot| &spot.piece)
    }

    /// Draws a piece that is not on the board any more and will be swept away.
    pub(crate) fn add_ghost(&self, symbol: &str, place: Place) -> Option<Element> {
        let ghost = svg("use", &[("class", "piece"), ("x", "-44"), ("y", "-44"), ("width", "88"), ("height", "88")])?;
        set_attribute(&ghost, "href", &format!("#{symbol}"));
        set_attribute(&ghost, "transform", &translate(place));
        append(&self.ghosts, &ghost);
        Some(ghost)
    }

    /// Sweeps the ghosts away.
    pub(crate) fn clear_ghosts(&self) {
        if self.ghosts.has_child_nodes() {
            self.ghosts.set_text_content(None);
        }
    }

    /// Brings a piece in front of the others.
    pub(crate) fn raise(&self, piece: &Element) {
        append(&self.pieces, piece);
    }
}

impl SpotView {
    fn render(&self, spot: &Spot, is_cursor: bool) {
        if let Some(cell) = &self.cell {
            set_attribute(cell, "aria-label", &spot.label);
            set_attribute(cell, "tabindex", if is_cursor { "0" } else { "-1" });
            let selected = spot.marks.contains(&Mark::Selected);
            set_attribute(cell, "aria-selected", if selected { "true" } else { "false" });
        }
        let place = spot.carried.unwrap_or(spot.place);
        set_attribute(&self.piece, "transform", &translate(place));
        set_attribute(&self.piece, "class", if spot.carried.is_some() { "piece carried" } else { "piece" });
        match spot.piece {
            Some(symbol) => set_attribute(&self.piece, "href", &format!("#{symbol}")),
            None => set_flag(&self.piece, "href", false),
        }
        if spot.carried.is_some()
            && let Some(layer) = self.piece.parent_element()
            && layer.last_element_child().as_ref() != Some(&self.piece)
        {
            append(&layer, &self.piece);
        }
    }
}

fn new_cell(row: &Element, spot: &Spot) -> Option<Element> {
    let cell = svg("g", &[("role", "gridcell"), ("data-point", &spot.name), ("class", "cell")])?;
    let Place { x, y } = spot.place;
    let area = svg(
        "rect",
        &[
            ("x", &(x - MARK_RADIUS).to_string()),
            ("y", &(y - MARK_RADIUS).to_string()),
            ("width", "100"),
            ("height", "100"),
            ("fill", "transparent"),
        ],
    )?;
    append(&cell, &area);
    let ring = mark_element("art-mark-focus", spot.place)?;
    set_attribute(&ring, "class", "focus-ring");
    append(&cell, &ring);
    append(row, &cell);
    Some(cell)
}

fn mark_element(symbol: &str, place: Place) -> Option<Element> {
    let Place { x, y } = place;
    svg(
        "use",
        &[
            ("href", &format!("#{symbol}")),
            ("x", &(x - MARK_RADIUS).to_string()),
            ("y", &(y - MARK_RADIUS).to_string()),
            ("width", "100"),
            ("height", "100"),
        ],
    )
}

/// Names of the columns below the board and of the rows beside it.
fn write_notation(layer: &Element, model: &BoardModel) -> Option<()> {
    let label = |x: f64, y: f64, text: Option<char>| {
        let element = svg("text", &[("x", &x.to_string()), ("y", &y.to_string())])?;
        element.set_text_content(Some(&text?.to_string()));
        append(layer, &element);
        Some(())
    };
    for spot in model.rows.last()? {
        label(spot.place.x, COLUMN_NAMES_Y, spot.name.chars().next())?;
    }
    for row in &model.rows {
        let first = row.first()?;
        label(ROW_NAMES_X, first.place.y, first.name.chars().nth(1))?;
    }
    Some(())
}

pub(crate) fn translate(place: Place) -> String {
    format!("translate({} {})", place.x, place.y)
}
