//! The running game's board as it is to be seen: pieces, marks, and what screen readers say of each spot.

use alquerque_core::tabletop::{Piece, Spot};

use crate::board::{BoardModel, Mark, SpotModel, bare_spot, model};
use crate::certain::Fate;
use crate::geometry::Place;
use crate::hand::{must_capture, origins, sets};
use crate::message::Remark;
use crate::state::State;

/// The board of the running game.
pub fn playing(state: &State) -> BoardModel {
    let view = Playing::new(state);
    // A notice names spots: then they are to be found, whatever the option says.
    let notation = state.settings.show_notation || tells_of_board(state);
    let geometry = state.geometry();
    let way = state.hinted().filter(|(_, told)| *told).map(|(turn, _)| &turn.path);
    let rows = state.notice.iter().flat_map(|notice| &notice.rows).chain(way);
    let lines = rows.map(|row| row.iter().map(|&spot| geometry.place_of(spot)).collect()).collect();
    let model = model(&*state.record, geometry, notation, state.cursor, |spot| view.spot(spot));
    BoardModel { lines, ..model.dressed(state.dress()) }
}

/// Whether a notice says what can be done on the board, or cannot.
fn tells_of_board(state: &State) -> bool {
    state.notice.as_ref().is_some_and(|notice| notice.text.is_of_board())
}

/// What is worked out once for all spots.
struct Playing<'a> {
    state: &'a State,
    targets: Vec<Spot>,
    sets: Vec<Spot>,
    movable: Vec<Spot>,
    hinted: Vec<Spot>,
    pieces: Vec<Option<Piece>>,
    /// Whether showing what may move is a help, and not only noise: where somebody has tried in vain, a capture is compulsory, or
    /// nobody has moved yet.
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
        let helps = must_capture(&state.legal) || state.record.played() == 0;
        Self {
            state,
            targets,
            sets,
            movable,
            hinted: state.hinted_spots(),
            pieces: pieces_shown(state),
            shows_movable: tells_of_board(state) || (helps && state.settings.show_targets),
        }
    }

    fn spot(&self, spot: Spot) -> SpotModel {
        let Self { state, .. } = self;
        let piece = self.pieces.get(usize::from(spot.0)).copied().flatten();
        let carried = carried_to(state).filter(|(at, _)| *at == spot).map(|(_, place)| place);
        let is_target = self.targets.contains(&spot);
        let may_set = self.sets.contains(&spot);
        let hand = state.hand.as_ref().filter(|hand| hand.here() == spot);
        let may_move = self.movable.contains(&spot);
        let is_last = state.last.contains(&spot);
        let shows_targets = state.settings.show_targets;
        let mut marks = Vec::new();
        let mut mark = |shown: bool, mark: Mark| {
            if shown {
                marks.push(mark);
            }
        };
        mark(is_last, Mark::Last);
        // Of all that may move, only the piece that a hint names.
        let is_hinted = self.hinted.contains(&spot);
        mark(is_hinted || may_move && self.shows_movable && self.hinted.is_empty(), Mark::Movable);
        mark(hand.is_some(), Mark::Selected);
        mark(is_target && shows_targets, Mark::Target);
        mark(may_set && (shows_targets || tells_of_board(state)), Mark::Target);
        let fate = self.fate(spot);
        marks.extend(fate.map(Mark::Fate));

        let mut remarks = Vec::new();
        let mut remark = |said: bool, remark: Remark| {
            if said {
                remarks.push(remark);
            }
        };
        remark(hand.is_some(), Remark::InHand);
        remark(hand.is_some_and(|hand| hand.finished(&state.legal).is_some()), Remark::MayEnd);
        remark(is_target, Remark::Target);
        remark(may_set, Remark::MaySet);
        remark(may_move, Remark::MayMove);
        remark(is_last, Remark::Last);
        remarks.extend(fate.map(Remark::Fate));
        SpotModel { piece, carried, marks, remarks, ..bare_spot(state.geometry(), spot) }
    }
}

impl Playing<'_> {
    /// What becomes of the best move of the piece in hand to a spot, or with none in hand of the piece there.
    fn fate(&self, spot: Spot) -> Option<Fate> {
        let path = self.state.hand.as_ref().map_or(&[][..], |hand| &hand.path);
        self.state.fate(|turn| turn.path.starts_with(path) && turn.path.get(path.len()) == Some(&spot))
    }
}

/// The pieces as they are to be seen: a chain under way has moved its piece and taken its captures.
pub fn pieces_shown(state: &State) -> Vec<Option<Piece>> {
    let mut pieces = state.record.pieces_at(state.record.played());
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

/// The place of the piece that goes with the pointer.
pub fn carried_to(state: &State) -> Option<(Spot, Place)> {
    let drag = state.drag.filter(|drag| drag.carries)?;
    let here = state.hand.as_ref()?.here();
    let centre = state.geometry().place_of(here);
    let place = Place { x: centre.x + drag.now.x - drag.pressed.x, y: centre.y + drag.now.y - drag.pressed.y };
    Some((here, place))
}
