//! What the board shows, as plain data: places, pieces by their drawing, marks, and labels for screen readers. The
//! renderer that writes it to the page knows no game.

use alquerque_core::table::Table;
use alquerque_core::tabletop::{Coordinates, Piece, Spot};

use crate::event::Place;
use crate::geometry::{Geometry, PITCH};
use crate::hand::{kind_text, must_capture, name, origins, sets, spot_text};
use crate::look::Look;
use crate::state::State;
use crate::update::carried_to;

/// From a spot's centre to the left end and the middle of its number's line: its square's upper left corner.
const NUMBER_OFFSET: Place = Place { x: -47.0, y: -36.0 };

/// A sign on a spot of the board; the name of its drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// The last move began or ended here.
    Last,
    /// The piece here may move.
    Movable,
    /// The piece here is in hand.
    Selected,
    /// The piece in hand may go here, or a piece may be set here.
    Target,
}

impl Mark {
    /// The drawing's id.
    pub(crate) const fn symbol(self) -> &'static str {
        match self {
            Self::Last => "art-mark-last",
            Self::Movable => "art-mark-movable",
            Self::Selected => "art-mark-selected",
            Self::Target => "art-mark-target",
        }
    }
}

/// A spot of the board that is played on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SpotModel {
    pub(crate) spot: Spot,
    /// The spot's name in notation.
    pub(crate) name: String,
    pub(crate) place: Place,
    /// The drawing of the piece that is here.
    pub(crate) piece: Option<&'static str>,
    /// Where the piece is drawn, if it goes with the pointer.
    pub(crate) carried: Option<Place>,
    pub(crate) marks: Vec<Mark>,
    /// For screen readers.
    pub(crate) label: String,
}

/// A name of a column, a row or a spot on the board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Label {
    pub(crate) text: String,
    pub(crate) place: Place,
    pub(crate) class: &'static str,
}

/// The whole board, row by row from the top as it is seen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BoardModel {
    pub(crate) look: &'static Look,
    pub(crate) geometry: Geometry,
    pub(crate) rows: Vec<Vec<SpotModel>>,
    pub(crate) labels: Vec<Label>,
    /// Whether the labels are shown.
    pub(crate) notation: bool,
    /// The spot that the keyboard reaches first.
    pub(crate) cursor: Spot,
}

impl BoardModel {
    /// The same board without its pieces.
    pub(crate) fn without_pieces(mut self) -> Self {
        for spot in self.rows.iter_mut().flatten() {
            spot.piece = None;
        }
        self
    }
}

/// A board that only shows a position, for the figures of the rules.
pub(crate) fn figure(table: &dyn Table, notation: bool, marked: &[(Spot, Mark)]) -> BoardModel {
    let geometry = Geometry { board: table.board(), flipped: false };
    let look = Look::of(geometry.board.name);
    model(table, geometry, notation, Spot(0), |spot| SpotModel {
        piece: table.piece(spot).map(|piece| look.symbol(piece)),
        marks: marked.iter().filter(|(at, _)| *at == spot).map(|&(_, mark)| mark).collect(),
        ..bare_spot(table, geometry, spot)
    })
}

/// The board of the running game.
pub(crate) fn playing(state: &State) -> BoardModel {
    let view = Playing::new(state);
    // A notice names spots: then they are to be found, whatever the option says.
    let notation = state.settings.show_notation || state.notice.is_some();
    model(&*state.table, state.geometry(), notation, state.cursor, |spot| view.spot(spot))
}

/// A board whose spots are as `spot` says.
pub(crate) fn model(
    table: &dyn Table,
    geometry: Geometry,
    notation: bool,
    cursor: Spot,
    spot: impl Fn(Spot) -> SpotModel,
) -> BoardModel {
    let board = geometry.board;
    let row = |row: u8| (0..board.columns).filter_map(move |column| geometry.spot(column, row));
    let played = |spot: &Spot| table.spot_name(*spot).is_some();
    let rows: Vec<Vec<SpotModel>> =
        (0..board.rows).map(|number| row(number).filter(played).map(&spot).collect()).collect();
    let look = Look::of(board.name);
    let labels = labels(look, geometry, &rows);
    BoardModel { look, geometry, rows, labels, notation, cursor }
}

fn labels(look: &Look, geometry: Geometry, rows: &[Vec<SpotModel>]) -> Vec<Label> {
    let spots = rows.iter().flatten();
    if geometry.board.coordinates == Coordinates::Spots {
        let number = |spot: &SpotModel| Label {
            text: spot.name.clone(),
            place: Place { x: spot.place.x + NUMBER_OFFSET.x, y: spot.place.y + NUMBER_OFFSET.y },
            class: "board-number",
        };
        return spots.map(number).collect();
    }
    let is_letter = |c: &char| c.is_ascii_alphabetic();
    let (_, height) = geometry.size();
    let class = look.labels.class;
    let column = |spot: &SpotModel| Label {
        text: spot.name.chars().filter(is_letter).collect(),
        place: Place { x: spot.place.x, y: height - look.labels.from_edge },
        class,
    };
    let row = |spot: &SpotModel| Label {
        text: spot.name.chars().filter(|c| !is_letter(c)).collect(),
        place: Place { x: look.labels.from_edge, y: spot.place.y },
        class,
    };
    let columns = rows.last().into_iter().flatten().map(column);
    columns.chain(rows.iter().filter_map(|row| row.first()).map(row)).collect()
}

/// A spot with nothing on it.
pub(crate) fn bare_spot(table: &dyn Table, geometry: Geometry, spot: Spot) -> SpotModel {
    SpotModel {
        spot,
        name: name(table, spot),
        place: geometry.place_of(spot),
        piece: None,
        carried: None,
        marks: Vec::new(),
        label: String::new(),
    }
}

/// What is worked out once for all spots.
struct Playing<'a> {
    state: &'a State,
    look: &'static Look,
    targets: Vec<Spot>,
    sets: Vec<Spot>,
    movable: Vec<Spot>,
    last: Vec<Spot>,
    pieces: Vec<Option<Piece>>,
    /// Whether showing what may move is a help, and not only noise: where somebody has tried in vain, or a capture is
    /// compulsory.
    shows_movable: bool,
}

impl<'a> Playing<'a> {
    fn new(state: &'a State) -> Self {
        let hand = state.hand.as_ref();
        let targets = hand.map_or_else(Vec::new, |hand| hand.targets(&state.legal));
        let (movable, sets) = if state.humans_turn() && hand.is_none() {
            (origins(&state.legal), sets(&state.legal))
        } else {
            (Vec::new(), Vec::new())
        };
        let last = state.table.played().checked_sub(1).and_then(|ply| state.table.turn(ply));
        let last = last.map_or_else(Vec::new, |turn| {
            [turn.path.first(), turn.path.last()].into_iter().flatten().copied().collect()
        });
        let forced = must_capture(&state.legal) && state.settings.show_targets;
        Self {
            state,
            look: Look::of(state.table.board().name),
            targets,
            sets,
            movable,
            last,
            pieces: pieces_shown(state),
            shows_movable: state.notice.is_some() || forced,
        }
    }

    fn spot(&self, spot: Spot) -> SpotModel {
        let Self { state, .. } = self;
        let table = &*state.table;
        let piece = self.pieces.get(usize::from(spot.0)).copied().flatten();
        let carried = carried_to(state).filter(|(at, _)| *at == spot).map(|(_, place)| place);
        let is_target = self.targets.contains(&spot);
        let may_set = self.sets.contains(&spot);
        let hand = state.hand.as_ref().filter(|hand| hand.here() == spot);
        let may_move = self.movable.contains(&spot);
        let is_last = self.last.contains(&spot);
        let shows_targets = state.settings.show_targets;
        let mut marks = Vec::new();
        let mut mark = |shown: bool, mark: Mark| {
            if shown {
                marks.push(mark);
            }
        };
        mark(is_last, Mark::Last);
        mark(may_move && self.shows_movable, Mark::Movable);
        mark(hand.is_some(), Mark::Selected);
        mark(is_target && shows_targets, Mark::Target);
        mark(may_set && (shows_targets || state.notice.is_some()), Mark::Target);

        let content = piece.map_or_else(|| "empty".to_owned(), |piece| piece_name(table, piece));
        let mut label = format!("{}, {content}", spot_text(table, spot));
        let mut add = |shown: bool, text: &str| {
            if shown {
                label.push_str(", ");
                label.push_str(text);
            }
        };
        add(hand.is_some(), "in hand");
        add(hand.is_some_and(|hand| hand.finished(&state.legal).is_some()), "the turn may end here");
        add(is_target, "the piece in hand may go here");
        add(may_set, "you may set here");
        add(may_move, "may move");
        add(is_last, "last move");
        let symbol = piece.map(|piece| self.look.symbol(piece));
        SpotModel { piece: symbol, carried, marks, label, ..bare_spot(table, state.geometry(), spot) }
    }
}

/// A piece with its colour, such as `light checker` or `dark king`.
pub(crate) fn piece_name(table: &dyn Table, piece: Piece) -> String {
    format!("{} {}", piece.player.name(), kind_text(table, piece))
}

/// The pieces as they are to be seen: a chain under way has moved its piece and taken its captures.
pub(crate) fn pieces_shown(state: &State) -> Vec<Option<Piece>> {
    let mut pieces = state.table.pieces_at(state.table.played());
    let mut put = |spot: Spot, piece: Option<Piece>| {
        pieces.get_mut(usize::from(spot.0)).and_then(|place| std::mem::replace(place, piece))
    };
    if let Some(hand) = state.hand.as_ref().filter(|hand| hand.has_jumped()) {
        let moved = put(hand.origin(), None);
        for captured in hand.captured(&state.legal) {
            put(captured, None);
        }
        put(hand.here(), moved);
    }
    pieces
}

/// From a spot's centre to the edge of its square.
pub(crate) const HALF: f64 = PITCH / 2.0;
