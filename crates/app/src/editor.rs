//! The position editor.

mod state;

pub use state::{Drag, Editor, EditorEvent, EditorState, Tool};

use alquerque_core::family::AnyGame;
use alquerque_core::tabletop::Spot;

use crate::board::geometry::Point;
use crate::effect::Effect;
use crate::event::Event;
use crate::game;
use crate::state::State;
use crate::text::Text;

/// Tolerance for taps, in board units: a pointer released on the spot where it was pressed, within this distance,
/// counts as a tap.
const MAX_TAP_MOVEMENT: f64 = 30.0;

/// Ensures that the editor holds a position under the chosen rules or, if none are, under the current ones.
pub(crate) fn open(state: &mut State, chosen: Option<AnyGame>) {
    let other = chosen.filter(|&rules| rules != AnyGame::of(&*state.game.record));
    let record = other.map_or_else(|| state.game.record.clone(), AnyGame::record);
    let rules = record.rules();
    if state.editor.position.as_ref().is_none_or(|editor| editor.is_untouched() || editor.rules() != rules) {
        state.editor.position = Some(Editor::new(&*record));
    }
}

/// Handles events of the editor's board.
pub(crate) fn on_board(state: &mut State, event: &Event) {
    let Some(editor) = &mut state.editor.position else { return };
    let geometry = editor.geometry(state.board.is_flipped());
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
        Event::Activate(spot) if editor.is_played(spot) => {
            editor.cursor = spot;
            editor.touch(spot);
            say(state, Some(spot));
        }
        Event::MoveCursor(columns, rows) => {
            editor.move_cursor(geometry, columns, rows);
            state.effects.push(Effect::FocusCursor);
        }
        Event::Focus(spot) if editor.is_played(spot) => editor.cursor = spot,
        _ => {}
    }
}

fn release(state: &mut State, place: Point) {
    let Some(editor) = &mut state.editor.position else { return };
    let Some(drag) = editor.drag.take() else { return };
    let geometry = editor.geometry(state.board.is_flipped());
    let distance = (place.x - drag.pressed.x).hypot(place.y - drag.pressed.y);
    let under_pointer = geometry.nearest(place);
    if under_pointer == Some(drag.from) {
        if distance <= MAX_TAP_MOVEMENT {
            editor.touch(drag.from);
            say(state, Some(drag.from));
        }
        return;
    }
    let to = editor.nearest(geometry, place);
    // A spot that is not playable is neither a target nor off the board.
    let is_unplayable = under_pointer.is_some() && to.is_none();
    if editor.piece(drag.from).is_some() && !is_unplayable {
        let shown = to.unwrap_or(drag.from);
        editor.carry(drag.from, to);
        editor.cursor = shown;
        say(state, Some(shown));
    }
}

/// Handles events of the editor's other controls.
pub(crate) fn on_control(state: &mut State, event: EditorEvent) {
    let Some(editor) = &mut state.editor.position else { return };
    match event {
        EditorEvent::Choose(tool) => {
            editor.tool = tool;
            return;
        }
        EditorEvent::ToMove(player) => editor.set_to_move(player),
        EditorEvent::Erase(spot) => {
            editor.put(spot, None);
            say(state, Some(spot));
            return;
        }
        EditorEvent::Start => editor.start(),
        EditorEvent::Clear => editor.clear(),
        EditorEvent::Current => editor.set_text(state.game.record.position_text()),
        EditorEvent::Text(text) => editor.set_text(text),
        EditorEvent::Play => return play(state),
    }
    say(state, None);
}

/// Announces a spot and whether the position is legal.
fn say(state: &mut State, spot: Option<Spot>) {
    let Some(editor) = &state.editor.position else { return };
    let spot = spot.map(|spot| editor.spot_message(spot));
    state.notices.announce(Text::from(spot).and(editor.message()));
}

/// Starts a game from the position, if it is playable.
fn play(state: &mut State) {
    let Some(Ok(record)) = state.editor.position.as_ref().map(|editor| editor.checked.clone()) else {
        say(state, None);
        return;
    };
    state.editor.position = None;
    state.page.close();
    state.effects.push(Effect::RemoveFragment);
    // The position may come from a link to another game.
    game::switch_to(state, record.board().game);
    game::leave_friend(state);
    if state.game.study_mode().is_some() {
        // The game before is a chapter already.
        game::open_record(state, record);
        state.game.is_set_up = true;
    } else {
        game::begin_with(state, record);
    }
    state.effects.push(Effect::FocusCursor);
}

impl State {
    /// The position in the editor, open or not.
    pub fn editor(&self) -> Option<&Editor> {
        self.editor.position.as_ref()
    }
}
