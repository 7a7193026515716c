//! The record in the study: changes by the user, drawings on positions, and the format of its text.

pub mod move_score;
pub mod symbols;
pub mod view;

use alquerque_app::effect::Effect;
use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_app::update::replace_version;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Edit, Format, Header, PARAGRAPH, Shape};
use alquerque_language::{Phrase, message};

use crate::effect::{StudyEffect, from_game, select};
use crate::event::NodeEvent;
use crate::studies::edits::Edits;
use crate::study::Study;
use symbols::choose;

/// Edits the tree.
fn edit(state: &mut State, edit: Edit) -> Vec<StudyEffect> {
    let mut record = state.game.record.clone();
    if record.edit(edit) { from_game(replace_version(state, record)) } else { Vec::new() }
}

/// Undoes or redoes an edit by `step`. The annotations may differ throughout the record.
pub(crate) fn restore(
    study: &mut Study,
    state: &mut State,
    step: fn(&mut Edits) -> Option<Box<dyn AnyRecord>>,
) -> Vec<StudyEffect> {
    let Some(record) = step(&mut study.edits) else { return Vec::new() };
    study.annotation_revision = study.annotation_revision.wrapping_add(1);
    from_game(replace_version(state, record))
}

/// Handles an edit of the tree at the current position.
pub(crate) fn change_node(study: &mut Study, state: &mut State, change: NodeEvent) -> Vec<StudyEffect> {
    let node = state.game.record.tree().current();
    let is_draft = matches!(change, NodeEvent::Draft(_));
    match change {
        NodeEvent::Select(node) => return select(state, node),
        NodeEvent::Symbol(symbol) => {
            let symbols = choose(state.game.record.tree().symbols(node), symbol);
            state.game.record.set_symbols(node, &symbols);
        }
        NodeEvent::Comment(text) | NodeEvent::Draft(text) => {
            // Each line is a paragraph.
            state.game.record.set_words(node, &text.replace('\n', PARAGRAPH));
            study.annotation_revision = study.annotation_revision.wrapping_add(1);
            study.edits.observe_comment(&*state.game.record, is_draft);
            return vec![StudyEffect::Game(Effect::SaveGame)];
        }
        NodeEvent::Promote => return edit(state, Edit::Promote(node)),
        NodeEvent::MakeMain => return edit(state, Edit::MakeMain(node)),
        NodeEvent::Delete => return edit(state, Edit::Delete(node)),
    }
    study.record_annotation(state)
}

/// Returns whether a game has more than a transcript can represent.
fn has_more_than_moves(record: &dyn AnyRecord) -> bool {
    let tree = record.tree();
    let is_usual = record.start_text().is_none() && record.rules() == record.board().game.name();
    let names = [Header::Event, Header::Light, Header::Dark].map(|header| record.headers().text(header));
    !is_usual || !tree.is_single() || tree.has_remarks() || names.iter().any(|name| !name.is_empty())
}

/// Returns whether the chosen format would lose part of the game on the board.
pub fn leaves_out(state: &State) -> bool {
    let chosen = state.look().text_formats.get(state.page.dialogs().text_format);
    chosen.is_some_and(|chosen| chosen.format == Format::Transcript) && has_more_than_moves(&*state.game.record)
}

/// Chooses a lossless format when the text dialog opens; `was_open` tracks its state.
pub fn choose_format(state: &mut State, was_open: &mut bool) {
    let is_open = state.page.current().map(Page::dialog) == Some(Page::Share);
    let was_open = std::mem::replace(was_open, is_open);
    if is_open && !was_open && leaves_out(state) {
        let lossless = state.look().text_formats.iter().position(|other| other.format != Format::Transcript);
        let chosen = lossless.unwrap_or(state.page.dialogs().text_format);
        state.page.select_text_format(chosen);
    }
}

/// Stores what the user has drawn, and shows the stored shapes of the position on the board.
pub(crate) fn follow_shapes(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
    if !shows_study(state) {
        state.board.take_strokes();
        state.board.show_shapes(Vec::new());
        return Vec::new();
    }
    let colour = state.board.drawings().pen().unwrap_or_default();
    let node = state.game.record.tree().current();
    let mut effects = Vec::new();
    for (from, to) in state.board.take_strokes() {
        state.game.record.draw(node, Shape { colour, from, to });
        effects = study.record_annotation(state);
    }
    state.board.show_shapes(state.game.record.shapes(node));
    effects
}

/// Erases the drawings on the position on the board.
pub(crate) fn erase_shapes(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
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
pub fn shapes_in_words(state: &State) -> Option<Phrase> {
    let name = |spot| state.game.record.spot_name(spot).unwrap_or_default();
    let one = |shape: &Shape| {
        let from = name(shape.from);
        if shape.from == shape.to { from } else { format!("{from}\u{2192}{}", name(shape.to)) }
    };
    let all: Vec<String> = state.board.drawings().stored().iter().map(one).collect();
    (!all.is_empty()).then(|| Phrase::new(message::SHAPES_DRAWN).text("shapes", &all.join(", ")))
}
