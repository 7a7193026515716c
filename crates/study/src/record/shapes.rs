//! Circles and arrows drawn on positions. They are part of comments, so files and links include them.

use alquerque_app::state::State;
use alquerque_core::record::Shape;
use alquerque_language::Phrase;

use crate::effect::StudyEffect;
use crate::study::Study;

/// Stores what the user has drawn, and shows the stored shapes of the position on the board.
pub(crate) fn follow(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
    if !shows_study(state) {
        state.board.take_strokes();
        state.board.show_shapes(Vec::new());
        return Vec::new();
    }
    let color = state.board.drawings().pen().unwrap_or_default();
    let node = state.game.record.tree().current();
    let mut effects = Vec::new();
    for (from, to) in state.board.take_strokes() {
        state.game.record.draw(node, Shape { color, from, to });
        effects = study.record_annotation(state);
    }
    state.board.show_shapes(state.game.record.shapes(node));
    effects
}

/// Erases the drawings on the position on the board.
pub(crate) fn erase(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
    if !shows_study(state) {
        return Vec::new();
    }
    let node = state.game.record.tree().current();
    state.game.record.erase(node);
    study.record_annotation(state)
}

/// Whether the board shows a position of the study, rather than an exercise's or a search's.
fn shows_study(state: &State) -> bool {
    state.game.aside().is_none() && state.game.study_mode().is_none_or(|mode| !mode.ahead)
}

/// Describes the drawings on the position; `None` if there are none.
pub fn in_words(state: &State) -> Option<Phrase> {
    let name = |spot| state.game.record.spot_name(spot).unwrap_or_default();
    let one = |shape: &Shape| {
        let from = name(shape.from);
        if shape.from == shape.to { from } else { format!("{from}\u{2192}{}", name(shape.to)) }
    };
    let all: Vec<String> = state.board.drawings().stored().iter().map(one).collect();
    (!all.is_empty()).then(|| Phrase::new("shapes-drawn").text("shapes", &all.join(", ")))
}
