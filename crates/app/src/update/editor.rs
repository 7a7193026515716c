//! The position editor: setting up a position, and playing from there.

use alquerque_core::tabletop::Spot;

use super::game;
use crate::editor::{Drag, Editor, EditorEvent};
use crate::effect::Effect;
use crate::event::Event;
use crate::geometry::Place;
use crate::message::Text;
use crate::state::State;

/// A pointer that is lifted from the spot that it was put down on, and has not gone farther than this, in board units,
/// has only touched it: fingers slip.
const SLIP: f64 = 30.0;

/// Sees to it that the editor has a position of the rules that hold.
pub(super) fn open(state: &mut State) {
    let rules = state.record.rules();
    if state.editor.as_ref().is_none_or(|editor| editor.is_untouched() || editor.rules() != rules) {
        state.editor = Some(Editor::new(&*state.record));
    }
}

/// What happens on the editor's board; `None` for an event that is not of a board.
pub(super) fn on_board(state: &mut State, event: &Event) -> Option<Vec<Effect>> {
    let editor = state.editor.as_mut()?;
    let geometry = editor.geometry(state.flipped);
    match *event {
        Event::Press(place) => {
            editor.drag = editor.nearest(geometry, place).map(|from| Drag { from, pressed: place, now: place });
            if let Some(drag) = editor.drag {
                editor.cursor = drag.from;
            }
        }
        Event::Drag(place) => {
            if let Some(drag) = &mut editor.drag {
                drag.now = place;
            }
        }
        Event::Release(place) => release(state, place),
        Event::DragCancelled => editor.drag = None,
        Event::Activate(spot) => {
            editor.cursor = spot;
            editor.touch(spot);
            say(state, Some(spot));
        }
        Event::MoveCursor(columns, rows) => {
            editor.move_cursor(geometry, columns, rows);
            return Some(vec![Effect::FocusCursor]);
        }
        Event::Focus(spot) => editor.cursor = spot,
        _ => return None,
    }
    Some(Vec::new())
}

fn release(state: &mut State, place: Place) {
    let Some(editor) = &mut state.editor else { return };
    let Some(drag) = editor.drag.take() else { return };
    let geometry = editor.geometry(state.flipped);
    let gone = (place.x - drag.pressed.x).hypot(place.y - drag.pressed.y);
    let seen = geometry.nearest(place);
    if seen == Some(drag.from) {
        if gone <= SLIP {
            editor.touch(drag.from);
            say(state, Some(drag.from));
        }
        return;
    }
    let to = editor.nearest(geometry, place);
    // A place of the board that is not played on is no place to put a piece, nor is it off the board.
    let lost = seen.is_some() && to.is_none();
    if editor.piece(drag.from).is_some() && !lost {
        editor.carry(drag.from, to);
        editor.cursor = to.unwrap_or(drag.from);
        say(state, Some(to.unwrap_or(drag.from)));
    }
}

/// What is done beside the board.
pub(super) fn beside_board(state: &mut State, event: EditorEvent) -> Vec<Effect> {
    let Some(editor) = &mut state.editor else { return Vec::new() };
    match event {
        EditorEvent::Choose(tool) => {
            editor.tool = tool;
            return Vec::new();
        }
        EditorEvent::ToMove(player) => editor.set_to_move(player),
        EditorEvent::Erase(spot) => {
            editor.put(spot, None);
            say(state, Some(spot));
            return Vec::new();
        }
        EditorEvent::Start => editor.start(),
        EditorEvent::Clear => editor.clear(),
        EditorEvent::Current => editor.write(state.record.position_text()),
        EditorEvent::Text(text) => editor.write(text),
        EditorEvent::Play => return play(state),
    }
    say(state, None);
    Vec::new()
}

/// Has the spot and the state of the whole position said.
fn say(state: &mut State, spot: Option<Spot>) {
    let Some(editor) = &state.editor else { return };
    let spot = spot.map(|spot| editor.spot_message(spot));
    state.announcement = Text::from(spot).and(editor.message());
}

/// A new game from the position, if it can be played.
fn play(state: &mut State) -> Vec<Effect> {
    let Some(Ok(record)) = state.editor.as_ref().map(|editor| editor.checked.clone()) else {
        say(state, None);
        return Vec::new();
    };
    state.editor = None;
    state.page = None;
    let mut effects = vec![Effect::LeavePage];
    effects.extend(game::leave_friend(state));
    effects.extend(game::begin_with(state, record));
    effects.push(Effect::FocusCursor);
    effects
}
