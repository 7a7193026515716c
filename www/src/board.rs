//! What the board shows, as plain data: places, pieces by their drawing, marks, and labels for screen readers. The
//! renderer that writes it to the page knows no game.

use alquerque_core::Player;
use alquerque_core::alquerque::{Bitboard, Move, Point, Position};

use crate::event::Place;
use crate::hand::movable;
use crate::state::State;
use crate::update::carried_to;

/// Board units from one point to the next.
const PITCH: f64 = 100.0;
/// How far from a point, in board units, a pointer still means it.
const REACH: f64 = 50.0;

/// Where a point is on the board.
pub(crate) fn place_of(point: Point) -> Place {
    Place { x: PITCH * f64::from(point.column() + 1), y: PITCH * f64::from(5 - point.row()) }
}

/// The point that a place means, if it is near enough to one.
pub(crate) fn nearest_point(place: Place) -> Option<Point> {
    Point::all().find(|&point| {
        let centre = place_of(point);
        (place.x - centre.x).abs() <= REACH && (place.y - centre.y).abs() <= REACH
    })
}

/// A sign on a point of the board; the name of its drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// The last move began or ended here.
    Last,
    /// The piece here may move.
    Movable,
    /// The piece here is in hand.
    Selected,
    /// The piece in hand may go here.
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

/// One place of the board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Spot {
    /// The place's name in notation.
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

/// The whole board, row by row from the top.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BoardModel {
    pub(crate) rows: Vec<Vec<Spot>>,
    pub(crate) notation: bool,
    /// The name of the spot that the keyboard reaches first.
    pub(crate) cursor: String,
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

/// The drawing of a player's checker.
pub(crate) const fn checker_symbol(player: Player) -> &'static str {
    match player {
        Player::Light => "art-checker-light",
        Player::Dark => "art-checker-dark",
    }
}

/// A board that only shows a position, for the figures of the rules.
pub(crate) fn figure(position: &Position, notation: bool, marked: &[(Point, Mark)]) -> BoardModel {
    model(notation, Point::all().next(), |point| Spot {
        piece: position.checker_at(point).map(checker_symbol),
        marks: marked.iter().filter(|(at, _)| *at == point).map(|&(_, mark)| mark).collect(),
        ..bare_spot(point)
    })
}

/// The board of the running game.
pub(crate) fn playing(state: &State) -> BoardModel {
    let view = Playing::new(state);
    // A notice names points: then they are to be found, whatever the option says.
    let notation = state.settings.show_notation || state.notice.is_some();
    model(notation, Some(state.cursor), |point| view.spot(point))
}

fn model(notation: bool, cursor: Option<Point>, spot: impl Fn(Point) -> Spot) -> BoardModel {
    let row = |row: u8| (0..5).filter_map(move |column| Point::new(column, row));
    let rows = (0..5).rev().map(|number| row(number).map(&spot).collect()).collect();
    BoardModel { rows, notation, cursor: cursor.map(|point| point.to_string()).unwrap_or_default() }
}

fn bare_spot(point: Point) -> Spot {
    Spot {
        name: point.to_string(),
        place: place_of(point),
        piece: None,
        carried: None,
        marks: Vec::new(),
        label: String::new(),
    }
}

/// What is worked out once for all spots.
struct Playing<'a> {
    state: &'a State,
    targets: Vec<Point>,
    movable: Vec<Point>,
    last: Vec<Point>,
    checkers: [Bitboard; 2],
}

impl<'a> Playing<'a> {
    fn new(state: &'a State) -> Self {
        let hand = state.hand.as_ref();
        let targets = hand.map_or_else(Vec::new, |hand| hand.targets(&state.legal));
        let may_move = if state.humans_turn() && hand.is_none() { movable(&state.legal) } else { Vec::new() };
        let last = state.record.moves().last().map_or_else(Vec::new, |mv| ends(*mv));
        Self { state, targets, movable: may_move, last, checkers: checkers_shown(state) }
    }

    fn spot(&self, point: Point) -> Spot {
        let owner = Player::BOTH.into_iter().find(|player| self.checkers[player.index()].contains(point));
        let carried = carried_to(self.state).filter(|(at, _)| *at == point).map(|(_, place)| place);
        let is_target = self.targets.contains(&point);
        let in_hand = self.state.hand.as_ref().is_some_and(|hand| hand.here() == point);
        let may_move = self.movable.contains(&point);
        let is_last = self.last.contains(&point);
        // Where somebody has tried in vain, or a capture is compulsory, showing what may move is a help; else it would
        // only be noise.
        let must_capture = self.state.legal.iter().any(|mv| mv.is_capture());
        let shows_movable = self.state.notice.is_some() || (must_capture && self.state.settings.show_targets);
        let mut marks = Vec::new();
        let mut mark = |shown: bool, mark: Mark| {
            if shown {
                marks.push(mark);
            }
        };
        mark(is_last, Mark::Last);
        mark(may_move && shows_movable, Mark::Movable);
        mark(in_hand, Mark::Selected);
        mark(is_target && self.state.settings.show_targets, Mark::Target);

        let mut label = format!("{point}, {}", owner.map_or("empty", piece_name));
        let mut add = |shown: bool, text: &str| {
            if shown {
                label.push_str(", ");
                label.push_str(text);
            }
        };
        add(in_hand, "in hand");
        add(is_target, "the piece in hand may go here");
        add(may_move, "may move");
        add(is_last, "last move");
        Spot { piece: owner.map(checker_symbol), carried, marks, label, ..bare_spot(point) }
    }
}

fn piece_name(player: Player) -> &'static str {
    match player {
        Player::Light => "light piece",
        Player::Dark => "dark piece",
    }
}

fn ends(mv: Move) -> Vec<Point> {
    vec![mv.from(), mv.to()]
}

/// The checkers as they are to be seen: a chain under way has moved its piece and taken its captures.
fn checkers_shown(state: &State) -> [Bitboard; 2] {
    let position = state.record.position();
    let player = state.to_move();
    let mut checkers = Player::BOTH.map(|player| position.checkers(player));
    if let Some(hand) = state.hand.as_ref().filter(|hand| hand.has_jumped()) {
        let captured: Bitboard = hand.captured(&state.legal).into_iter().collect();
        let own = &mut checkers[player.index()];
        *own = (*own & !Bitboard::from(hand.origin())) | Bitboard::from(hand.here());
        checkers[player.opponent().index()] &= !captured;
    }
    checkers
}
