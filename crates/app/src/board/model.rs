//! View models of the boards of the game, the editor and figures, as plain data: places, pieces, marks and labels for
//! screen readers. Texts are rendered only when the page needs them. All games share one renderer.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Coordinates, Piece, Spot};
use alquerque_language::{MessageId, Phrase, message};

use crate::board::drawings::{ArrowKind, BoardArrow};
use crate::board::geometry::{Geometry, PITCH, Point};
use crate::board::hand::{Hand, must_capture, origins, placements};
use crate::board::look::{ArtStyle, Look};
use crate::editor::Editor;
use crate::lesson::MUST_CAPTURE;
use crate::prover::proven::ProvenResult;
use crate::settings::{FIRST_GAMES, Rings, Switch};
use crate::state::State;
use crate::text::nouns::{BySide, name, spot_name};

/// Offset from a spot's centre to the left middle of its number, in the upper left corner of the square.
const NUMBER_OFFSET: Point = Point { x: -47.0, y: -40.5 };

/// A mark on a spot, named after its symbol in the artwork.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Origin or destination of the last move.
    Last,
    /// A piece that can move.
    Movable,
    /// The piece in hand.
    Selected,
    /// A spot where the piece in hand can go, or where a piece can be placed.
    Target,
    /// A spot where the piece in hand would land after a capture.
    Capture,
    /// Origin or destination of a premove.
    Premove,
    /// The proven result of the best move from or to this spot.
    Proven(ProvenResult),
}

impl Mark {
    /// Id of the drawing.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Last => "art-mark-last",
            Self::Movable => "art-mark-movable",
            Self::Selected => "art-mark-selected",
            Self::Target => "art-mark-target",
            Self::Capture => "art-mark-capture",
            Self::Premove => "art-mark-premove",
            Self::Proven(ProvenResult::Wins) => "art-mark-wins",
            Self::Proven(ProvenResult::Draws) => "art-mark-draws",
            Self::Proven(ProvenResult::Loses) => "art-mark-loses",
        }
    }
}

/// A playable spot.
#[derive(Clone, Debug, PartialEq)]
pub struct SpotModel {
    /// The spot.
    pub spot: Spot,
    /// Its centre as displayed.
    pub place: Point,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// Where the piece is drawn while a pointer carries it.
    pub carried: Option<Point>,
    /// Whether the piece is raised: it is in hand, or a premove begins with it.
    pub raised: bool,
    /// Whether releasing the pointer would put the piece in hand here.
    pub aimed: bool,
    /// Marks, in drawing order.
    pub marks: Vec<Mark>,
    /// The number of the notice or hint that points here, if one does. The marks pulse once for each new number.
    pub pulse: Option<u32>,
    /// Ids of messages added to the label for screen readers.
    pub remarks: Vec<MessageId>,
}

impl SpotModel {
    /// Whether it is marked as a possible destination.
    pub fn is_marked_target(&self) -> bool {
        self.marks.iter().any(|mark| matches!(mark, Mark::Target | Mark::Capture))
    }

    /// The label for screen readers, such as `c3, dark checker, can move`.
    pub fn label(&self, record: &dyn AnyRecord) -> Phrase {
        let label = match self.piece {
            None => Phrase::new(message::SPOT_EMPTY_LABEL),
            Some(piece) => Phrase::new(message::SPOT_PIECE_LABEL).piece(piece, record.board().game),
        };
        let label = label.phrase("spot", spot_name(record, self.spot));
        self.remarks.iter().fold(label, |label, &remark| {
            Phrase::new(message::SPOT_AND).phrase("label", label).phrase("remark", Phrase::new(remark))
        })
    }
}

/// The name of a column, a row or a spot on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Coordinate {
    /// Its text.
    pub text: String,
    /// Its centre or, for the number of a square, the middle of its left edge.
    pub place: Point,
    /// Its CSS class.
    pub class: &'static str,
    /// Whether it is upside down, for a player on the opposite side.
    pub is_turned: bool,
}

/// The whole board, row by row from the top as displayed.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardModel {
    /// The game's artwork.
    pub look: &'static Look,
    /// The variant of the artwork.
    pub art_style: ArtStyle,
    /// Where the spots are displayed.
    pub geometry: Geometry,
    /// The playable spots, row by row.
    pub rows: Vec<Vec<SpotModel>>,
    /// Whether to show [`coordinates`].
    pub shows_coordinates: bool,
    /// Whether they are on all four sides.
    pub on_all_sides: bool,
    /// The spot in the tab order.
    pub cursor: Spot,
    /// Top left and bottom right corners of the area that a rule confines play to.
    pub confined: Option<[Point; 2]>,
    /// Lines to draw through spots that the notice mentions.
    pub lines: Vec<Vec<Point>>,
    /// Arrows and circles.
    pub arrows: Vec<BoardArrow>,
}

/// A static board with marks.
pub fn figure(record: &dyn AnyRecord, flipped: bool, marked: &[(Spot, Mark)]) -> BoardModel {
    let geometry = Geometry { board: record.board(), flipped };
    build_board(record, geometry, Spot(0), |spot| SpotModel {
        piece: record.piece(spot),
        marks: marked.iter().filter(|(at, _)| *at == spot).map(|&(_, mark)| mark).collect(),
        ..bare_spot(geometry, spot)
    })
}

/// Builds a board; `spot_model` builds each spot.
pub fn build_board(
    record: &dyn AnyRecord,
    geometry: Geometry,
    cursor: Spot,
    spot_model: impl Fn(Spot) -> SpotModel,
) -> BoardModel {
    let board = geometry.board;
    let row = |row: u8| (0..board.columns).filter_map(move |column| geometry.spot(column, row));
    let played = |spot: &Spot| record.is_played(*spot);
    let rows: Vec<Vec<SpotModel>> =
        (0..board.rows).map(|number| row(number).filter(played).map(&spot_model).collect()).collect();
    let look = Look::for_game(board.game);
    let confined = record.confined_at(record.played()).and_then(|spots| around(geometry, &spots));
    BoardModel {
        look,
        art_style: ArtStyle::default(),
        geometry,
        rows,
        shows_coordinates: true,
        on_all_sides: false,
        cursor,
        confined,
        lines: Vec::new(),
        arrows: Vec::new(),
    }
}

/// The corners of the area around these spots.
fn around(geometry: Geometry, spots: &[Spot]) -> Option<[Point; 2]> {
    // Just outside the pieces.
    const MARGIN: f64 = 0.94 * HALF_PITCH;
    let places = spots.iter().map(|&spot| geometry.place_of(spot));
    let corners =
        places.map(|Point { x, y }| [Point { x: x - MARGIN, y: y - MARGIN }, Point { x: x + MARGIN, y: y + MARGIN }]);
    corners.reduce(|[low, high], [other_low, other_high]| {
        [
            Point { x: low.x.min(other_low.x), y: low.y.min(other_low.y) },
            Point { x: high.x.max(other_high.x), y: high.y.max(other_high.y) },
        ]
    })
}

/// The names of the columns and rows along the board's edges, or those of its spots. If the model shows them on all sides,
/// each is repeated upside down for the opposite player.
pub fn coordinates(record: &dyn AnyRecord, model: &BoardModel) -> Vec<Coordinate> {
    let BoardModel { look, geometry, rows, .. } = model;
    let turned: &[bool] = if model.on_all_sides { &[false, true] } else { &[false] };
    let on_sides = |coordinate: &dyn Fn(bool) -> Coordinate| {
        turned.iter().map(|&is_turned| coordinate(is_turned)).collect::<Vec<_>>()
    };
    if geometry.board.coordinates == Coordinates::Spots {
        let number = |spot: &SpotModel, is_turned: bool| {
            let sign = if is_turned { -1.0 } else { 1.0 };
            Coordinate {
                text: name(record, spot.spot),
                place: Point { x: spot.place.x + sign * NUMBER_OFFSET.x, y: spot.place.y + sign * NUMBER_OFFSET.y },
                class: "board-number",
                is_turned,
            }
        };
        return rows.iter().flatten().flat_map(|spot| on_sides(&|is_turned| number(spot, is_turned))).collect();
    }
    let is_letter = |c: &char| c.is_ascii_alphabetic();
    let (width, height) = geometry.size();
    let class = look.label_class;
    let column = |spot: &SpotModel, is_turned: bool| Coordinate {
        text: name(record, spot.spot).chars().filter(is_letter).collect(),
        place: Point { x: spot.place.x, y: if is_turned { look.label_distance } else { height - look.label_distance } },
        class,
        is_turned,
    };
    let row = |spot: &SpotModel, is_turned: bool| Coordinate {
        text: name(record, spot.spot).chars().filter(|c| !is_letter(c)).collect(),
        place: Point { x: if is_turned { width - look.label_distance } else { look.label_distance }, y: spot.place.y },
        class,
        is_turned,
    };
    let columns = rows.last().into_iter().flatten().flat_map(|spot| on_sides(&|is_turned| column(spot, is_turned)));
    let row_starts = rows.iter().filter_map(|row| row.first());
    columns.chain(row_starts.flat_map(|spot| on_sides(&|is_turned| row(spot, is_turned)))).collect()
}

/// An empty spot without marks.
pub fn bare_spot(geometry: Geometry, spot: Spot) -> SpotModel {
    let place = geometry.place_of(spot);
    let (marks, remarks) = (Vec::new(), Vec::new());
    SpotModel { spot, place, piece: None, carried: None, raised: false, aimed: false, marks, pulse: None, remarks }
}

/// Distance from a spot's centre to the edge of its square.
pub const HALF_PITCH: f64 = PITCH / 2.0;

/// The board of the running game.
pub fn playing(state: &State) -> BoardModel {
    let view = SpotBuilder::new(state);
    // If the notice names spots, show coordinates regardless of the option.
    let shows_coordinates = state.settings.switches[Switch::Coordinates] || notice_marks_moves(state);
    let on_all_sides = state.settings.switches[Switch::CoordinatesOnAllSides];
    let geometry = state.geometry();
    let rows = state.notices.current().into_iter().flat_map(|notice| &notice.rows);
    let lines = rows.map(|row| row.iter().map(|&spot| geometry.place_of(spot)).collect()).collect();
    let model = build_board(&*state.game.record, geometry, state.board.cursor(), |spot| view.spot(spot));
    BoardModel { lines, arrows: arrows(state), shows_coordinates, on_all_sides, art_style: state.art_style(), ..model }
}

/// The board of the editor.
pub fn editing(editor: &Editor, flipped: bool) -> BoardModel {
    let geometry = editor.geometry(flipped);
    build_board(editor.record(), geometry, editor.cursor, |spot| SpotModel {
        piece: editor.piece(spot),
        carried: editor
            .drag
            .filter(|drag| drag.from == spot)
            .map(|drag| dragged(geometry.place_of(spot), drag.pressed, drag.now)),
        ..bare_spot(geometry, spot)
    })
}

/// Whether the notice refers to moves that it marks on the board.
fn notice_marks_moves(state: &State) -> bool {
    state.lists_moves() && state.notices.current().is_some_and(|notice| notice.is_about_moves)
}

impl State {
    /// Whether the page may list and mark legal moves without being asked: the options show the spots where a piece can
    /// go, or the pieces that can move.
    pub(super) fn lists_moves(&self) -> bool {
        self.settings.switches[Switch::Targets] || self.settings.rings == Rings::Always || self.game.lesson().is_some()
    }
}

/// Whether to ring the pieces that can move, according to the option. By default, only in the first games of the kind,
/// in lessons, and if they must capture.
pub(crate) fn rings(state: &State) -> bool {
    let settings = &state.settings;
    // A lesson doesn't give away the piece to find.
    let task = state.game.lesson().and_then(|lesson| lesson.steps.get(lesson.step));
    if task == Some(&MUST_CAPTURE) {
        return false;
    }
    match settings.rings {
        Rings::Always => true,
        Rings::Never => false,
        Rings::FirstGames => {
            let is_first = settings.current().finished < FIRST_GAMES;
            let is_wanted = (is_first || must_capture(&state.game.legal)) && state.game.study_mode().is_none();
            settings.switches[Switch::Targets] && (is_wanted || state.game.lesson().is_some())
        }
    }
}

/// Values computed once for all spots.
struct SpotBuilder<'a> {
    state: &'a State,
    targets: Vec<Spot>,
    placements: Vec<Spot>,
    movable: Vec<Spot>,
    hinted: Vec<Spot>,
    pieces: Vec<Option<Piece>>,
    /// The spot under a pressed pointer.
    under_pointer: Option<Spot>,
    /// Whether to ring the pieces that can move.
    shows_movable: bool,
}

impl<'a> SpotBuilder<'a> {
    fn new(state: &'a State) -> Self {
        let hand = state.board.hand();
        let targets = hand.map_or_else(Vec::new, |hand| hand.targets(&state.game.legal));
        // A position of the search is drawn over the board.
        let is_covered = state.game.study_mode().is_some_and(|mode| mode.ahead);
        let is_idle = hand.is_none() && !is_covered && !state.is_replaying();
        let (movable, placements) = if state.is_human_to_move() && is_idle {
            (origins(&state.game.legal), placements(&state.game.legal))
        } else {
            (Vec::new(), Vec::new())
        };
        let under_pointer = state.board.drag().and_then(|drag| state.geometry().nearest(drag.now));
        Self {
            state,
            targets,
            placements,
            movable,
            hinted: state.hinted_spots(),
            pieces: state.pieces_shown(),
            under_pointer,
            shows_movable: notice_marks_moves(state) || rings(state),
        }
    }

    fn spot(&self, spot: Spot) -> SpotModel {
        let state = self.state;
        let piece = self.pieces.get(usize::from(spot.0)).copied().flatten();
        let carried = carried_to(state).filter(|(at, _)| *at == spot).map(|(_, place)| place);
        let is_target = self.targets.contains(&spot);
        let can_place = self.placements.contains(&spot);
        let captures = is_target && state.board.hand().is_some_and(|hand| hand.captures(&state.game.legal, spot));
        let hand = state.board.hand().filter(|hand| hand.here() == spot);
        let premove = state.premove().filter(|premove| premove.from == spot || premove.to == Some(spot));
        let may_move = self.movable.contains(&spot);
        let is_last = state.game.last.contains(&spot);
        let shows_targets = state.settings.switches[Switch::Targets];
        let mut marks = Vec::new();
        let mut mark = |shown: bool, mark: Mark| {
            if shown {
                marks.push(mark);
            }
        };
        mark(is_last, Mark::Last);
        // With a hint, only the hinted piece.
        let is_hinted = self.hinted.contains(&spot);
        mark(is_hinted || may_move && self.shows_movable && self.hinted.is_empty(), Mark::Movable);
        mark(hand.is_some(), Mark::Selected);
        mark(premove.is_some(), Mark::Premove);
        mark(is_target && shows_targets, if captures { Mark::Capture } else { Mark::Target });
        mark(can_place && (shows_targets || notice_marks_moves(state)), Mark::Target);
        let proven = self.proven_result(spot);
        marks.extend(proven.map(Mark::Proven));

        let mut remarks = Vec::new();
        let mut remark = |said: bool, id: MessageId| {
            if said {
                remarks.push(id);
            }
        };
        remark(hand.is_some(), message::REMARK_IN_HAND);
        remark(hand.is_some_and(|hand| hand.finished(&state.game.legal).is_some()), message::REMARK_MAY_END);
        remark(is_target, message::REMARK_TARGET);
        remark(can_place, message::REMARK_MAY_SET);
        remark(may_move, message::REMARK_MAY_MOVE);
        remark(premove.is_some(), message::REMARK_PREMOVE);
        remark(is_last, message::REMARK_LAST);
        remark(proven == Some(ProvenResult::Wins), message::REMARK_WINS);
        remark(proven == Some(ProvenResult::Draws), message::REMARK_DRAWS);
        remark(proven == Some(ProvenResult::Loses), message::REMARK_LOSES);
        let is_shown = state.notices.current().is_some_and(|notice| notice.spots.contains(&spot));
        let pulse = (is_shown || is_hinted && state.hinted().is_some_and(|(_, whole_move)| !whole_move))
            .then(|| state.notices.count());
        let raised = hand.is_some() || state.premove_origin() == Some(spot);
        let is_drop_target =
            is_target || can_place || state.premove_origin().is_some_and(|from| from != spot && piece.is_none());
        let aimed =
            self.under_pointer == Some(spot) && is_drop_target && (shows_targets || carried_to(state).is_some());
        SpotModel { piece, carried, raised, aimed, marks, pulse, remarks, ..bare_spot(state.geometry(), spot) }
    }

    /// The proven result of the best move of the piece in hand to a spot or, with an empty hand, of the piece on it.
    fn proven_result(&self, spot: Spot) -> Option<ProvenResult> {
        let path = self.state.board.hand().map_or(&[][..], |hand| &hand.path);
        self.state.proven_result(|turn| turn.path.starts_with(path) && turn.path.get(path.len()) == Some(&spot))
    }
}

/// Where the pointer carries the piece in hand.
pub fn carried_to(state: &State) -> Option<(Spot, Point)> {
    let drag = state.board.drag().filter(|drag| drag.carries)?;
    let here = state.board.hand().map(Hand::here).or_else(|| state.premove_origin())?;
    Some((here, dragged(state.geometry().place_of(here), drag.pressed, drag.now)))
}

fn dragged(centre: Point, pressed: Point, now: Point) -> Point {
    Point { x: centre.x + now.x - pressed.x, y: centre.y + now.y - pressed.y }
}

/// The arrows of the game's board, in drawing order.
fn arrows(state: &State) -> Vec<BoardArrow> {
    let geometry = state.geometry();
    let arrow =
        |kind, path: &[Spot]| BoardArrow { kind, path: path.iter().map(|&spot| geometry.place_of(spot)).collect() };
    let between = |kind, (from, to)| if from == to { arrow(kind, &[from]) } else { arrow(kind, &[from, to]) };
    let hint = state.hinted().filter(|(_, whole)| *whole).map(|(turn, _)| arrow(ArrowKind::Hint, &turn.path));
    let premove = state.premove().and_then(|premove| Some((premove.from, premove.to?)));
    let drawings = state.board.drawings();
    let stored = drawings.stored.iter().map(|shape| between(ArrowKind::Shape(shape.colour), (shape.from, shape.to)));
    let kind = if state.game.study_mode().is_some() {
        ArrowKind::Shape(drawings.pen.unwrap_or_default())
    } else {
        ArrowKind::Drawn
    };
    let moves = drawings.moves().iter().map(|(kind, path)| arrow(*kind, path));
    let drawn = moves.chain(stored).chain(drawings.all().map(|ends| between(kind, ends)));
    hint.into_iter().chain(premove.map(|ends| between(ArrowKind::Premove, ends))).chain(drawn).collect()
}
