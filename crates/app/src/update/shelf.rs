//! Putting games into the library: when they end, when they give way to another, and when something about them changes.

use std::rc::Rc;

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Date, Header};

use super::say::{notice, trouble};
use super::statistics;
use crate::effect::Effect;
use crate::library::{Entry, KeptText, Library, Next, Row};
use crate::message::{self, Text};
use crate::record_event::RecordEffect;
use crate::state::State;
use crate::words;

/// Puts the game on the board into the library if it is over.
pub(super) fn file_if_over(state: &mut State) -> Vec<Effect> {
    state.shelf.filed = None;
    if state.ending.is_none() || state.lesson.is_some() || state.studies.is_some() {
        return Vec::new();
    }
    let counted = statistics::count(state);
    let record = named(state);
    let (id, warning, effects) = file(state, &*record);
    state.shelf.filed = Some(id);
    if !warning.is_empty() {
        let said = std::mem::take(&mut state.announcement);
        notice(state, warning.clone());
        state.announcement = said.and(warning);
    }
    counted.into_iter().chain(effects).collect()
}

/// The game on the board with the AI's name where it plays and nobody else is named. Of a game that was read nobody knows
/// whether the AI had a part in it.
pub(super) fn named(state: &State) -> Box<dyn AnyRecord> {
    let mut record = state.record.boxed();
    for player in Player::BOTH {
        let by_ai = state.is_known_ai(player);
        if by_ai && record.headers().text(Header::of(player)).is_empty() {
            let name = words::ai_in_headers(state.settings.now().ai_of(player).seat());
            record.headers_mut().set_text(Header::of(player), &name);
        }
    }
    record
}

/// Puts a game into the library, unless it is there; its entry's id, and what is to be told.
fn file(state: &mut State, record: &dyn AnyRecord) -> (u32, Text, Vec<Effect>) {
    let entry = Entry::of(record);
    if let Some(same) = state.shelf.library.entries.iter().find(|other| other.record == entry.record) {
        return (same.id, Text::new(), Vec::new());
    }
    let library = Rc::make_mut(&mut state.shelf.library);
    let mut warning = Text::new();
    if library.is_full()
        && let Some((_, oldest)) = library.entries.first().map(|oldest| oldest.id).and_then(|id| library.remove(id))
    {
        warning.push(message::Library::TookPlaceOf { title: oldest.title, date: oldest.date });
    }
    let id = library.insert(usize::MAX, entry);
    warning.push(full(library));
    (id, warning, vec![Effect::Record(RecordEffect::SaveLibrary)])
}

/// The warning that the library has become full; none where it is not, or where that was told.
pub(super) fn full(library: &mut Library) -> Option<message::Library> {
    if !library.is_full() || std::mem::replace(&mut library.told, true) {
        return None;
    }
    Some(message::Library::Full(library.room()))
}

/// Puts the game that another one takes the place of into the library; what is to be told, and its id, unless it was there
/// before and stays.
pub(super) fn shelve(state: &mut State, record: &dyn AnyRecord) -> (Vec<Effect>, Text, Option<u32>) {
    let (id, warning, effects) = file(state, record);
    let is_new = !effects.is_empty();
    (effects, warning, is_new.then_some(id))
}

/// A file's name such as `othello-2026-11-21.pdn`.
pub(super) fn file_name(what: &str, date: Date, ending: &str) -> String {
    let date = if date.is_unknown() { String::new() } else { format!("-{date}") };
    format!("{what}{}.{ending}", date.replace("-??", ""))
}

/// Writes what has changed in the game on the board into its entry.
pub(super) fn file_again(state: &mut State) -> Vec<Effect> {
    let Some(id) = state.shelf.filed else { return Vec::new() };
    let fresh = Entry::of(&*named(state));
    let replaced = Rc::make_mut(&mut state.shelf.library).replace(id, fresh);
    if replaced { vec![Effect::Record(RecordEffect::SaveLibrary)] } else { Vec::new() }
}

/// The browser has told what it keeps, or another tab has changed it.
pub(super) fn found(state: &mut State, rows: Option<&[Row]>, text: KeptText) -> Vec<Effect> {
    let KeptText { text: kept, library: old, trouble: told } = text;
    let shelf = &mut state.shelf;
    let library = Rc::make_mut(&mut shelf.library);
    let (is_new, is_safe) = library.found(rows, old);
    for id in [&mut shelf.filed, &mut shelf.shelved] {
        *id = id.filter(|&id| library.entry(id).is_some());
    }
    if let Some(told) = told {
        trouble(state, told);
    }
    let mut effects = Vec::new();
    if is_new {
        effects.push(Effect::Record(RecordEffect::SaveLibrary));
    }
    if let Some(kept) = kept.filter(|_| is_safe) {
        effects.push(Effect::Record(RecordEffect::ForgetText(kept)));
    }
    effects
}

/// What was to be written is kept, or it is not.
pub(super) fn written(state: &mut State, done: bool) -> Vec<Effect> {
    match Rc::make_mut(&mut state.shelf.library).written(done) {
        Next::Nothing => Vec::new(),
        Next::Write => vec![Effect::Record(RecordEffect::SaveLibrary)],
        Next::ReadBack => vec![Effect::Record(RecordEffect::ReadLibrary)],
        Next::Tell => {
            trouble(state, message::Library::NotKept);
            Vec::new()
        }
    }
}

/// The game before is on the board again: its entry is not needed.
pub(super) fn unshelve(state: &mut State) -> Vec<Effect> {
    let Some(id) = state.shelf.shelved.take() else { return Vec::new() };
    match Rc::make_mut(&mut state.shelf.library).remove(id) {
        Some(_) => vec![Effect::Record(RecordEffect::SaveLibrary)],
        None => Vec::new(),
    }
}
