//! The library: games come back onto the board from it, are deleted, and are written out.

use std::rc::Rc;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Format, export};

use super::say::{notice, notice_with};
use super::shelf::{file_name, full, shelve};
use super::{game, stepping};
use crate::course::Course;
use crate::effect::Effect;
use crate::library::{Entry, button_of, has_all_of, is_worth_keeping};
use crate::message::{self, Game, Text};
use crate::notice::Offer;
use crate::page::Page;
use crate::record_event::RecordEffect;
use crate::state::{Replaced, State};

/// Puts games that were read into the library as far as there is room; how many found none, and what else is to be told.
pub(super) fn take_in(
    state: &mut State,
    records: &[Box<dyn AnyRecord>],
) -> (usize, Option<message::Library>, Vec<Effect>) {
    let library = Rc::make_mut(&mut state.shelf.library);
    let mut left_out = 0;
    for record in records {
        let entry = Entry::of(&**record);
        if library.entries.iter().any(|other| other.record == entry.record) {
            continue;
        }
        if library.is_full() {
            left_out += 1;
        } else {
            library.insert(usize::MAX, entry);
        }
    }
    (left_out, full(library), vec![Effect::Record(RecordEffect::SaveLibrary)])
}

/// Puts a game on the board in place of the one there, which can be brought back and is in the library meanwhile. The AI
/// waits. Closes the dialog.
pub(super) fn put_on_board(state: &mut State, record: Box<dyn AnyRecord>, text: impl Into<Text>) -> Vec<Effect> {
    let mut effects = if state.page.take().is_some() { vec![Effect::LeavePage] } else { Vec::new() };
    let (before, game) = (state.record.board().game, record.board().game);
    effects.extend(game::switch_to(state, game));
    let old = state.record.clone();
    let missed = is_worth_keeping(&*old) && !has_all_of(&*record, &*old);
    let (mut shelved, mut warning) = (None, Text::new());
    if missed {
        let (filing, told, id) = shelve(state, &*old);
        effects.extend(filing);
        (shelved, warning) = (id, told);
    }
    let course = state.settings.now().course();
    let (clock, counted) = (state.clock_mut().take(), state.counted);
    effects.extend(game::replace_record(state, record));
    effects.extend(clock.is_some().then_some(Effect::SaveClock));
    // Whoever plays on in it has not played it from the beginning.
    state.counted = true;
    state.settings.now_mut().set_course(Course::Read);
    state.hold();
    let came_from = (before != game).then_some(before);
    let replaced = Replaced { record: missed.then_some(old), course, clock, counted, came_from };
    state.replaced = (missed || came_from.is_some()).then_some(replaced);
    state.shelf.shelved = shelved;
    state.shelf.filed = None;
    effects.push(Effect::SaveSettings);
    let text = text.into().and(warning);
    if state.replaced.is_some() {
        notice_with(state, text.and(Game::BeforeIsKept), Offer::BringBack);
    } else {
        notice(state, text);
    }
    effects
}

/// Puts the library's game of that id on the board, at its beginning and played back where `replay`.
pub(super) fn open(state: &mut State, id: u32, replay: bool) -> Vec<Effect> {
    let Some(entry) = state.shelf.library.entry(id) else { return Vec::new() };
    let mut record = match entry.record() {
        Ok(record) => record,
        Err(error) => {
            state.dialogs.done = message::Library::Unreadable(error).into();
            state.announcement.clone_from(&state.dialogs.done);
            return Vec::new();
        }
    };
    let text = message::Library::Opened { title: entry.title.clone(), result: entry.result };
    if replay {
        record.go_to(0);
    }
    let mut effects = put_on_board(state, record, text);
    state.shelf.filed = Some(id);
    if replay {
        effects.extend(stepping::play_back(state));
    }
    effects
}

pub(super) fn delete(state: &mut State, id: u32) -> Vec<Effect> {
    let library = Rc::make_mut(&mut state.shelf.library);
    let Some(deleted) = library.remove(id) else { return Vec::new() };
    library.told = false;
    state.dialogs.done = message::Library::Deleted(deleted.1.title.clone()).into();
    state.announcement.clone_from(&state.dialogs.done);
    state.shelf.deleted = Some(deleted);
    // The button that was pressed is gone.
    vec![Effect::Record(RecordEffect::SaveLibrary), Effect::Record(RecordEffect::Focus("library-undelete".to_owned()))]
}

pub(super) fn undelete(state: &mut State) -> Vec<Effect> {
    let Some((place, entry)) = state.shelf.deleted.take() else { return Vec::new() };
    let library = Rc::make_mut(&mut state.shelf.library);
    let id = library.insert(place, entry);
    state.dialogs.done = Text::from(message::Library::Undeleted).and(full(library));
    state.announcement.clone_from(&state.dialogs.done);
    vec![Effect::Record(RecordEffect::SaveLibrary), Effect::Record(RecordEffect::Focus(button_of(id)))]
}

/// All games as one file.
pub(super) fn export_all(state: &mut State) -> Vec<Effect> {
    let records: Vec<_> = state.shelf.library.entries.iter().filter_map(|entry| entry.record().ok()).collect();
    let unread = state.shelf.library.entries.len() - records.len();
    let texts: Vec<String> = records.iter().map(|record| export(&**record, Format::Pdn)).collect();
    if texts.is_empty() {
        return Vec::new();
    }
    state.dialogs.done = message::Library::Exported { games: texts.len(), unread }.into();
    state.announcement.clone_from(&state.dialogs.done);
    let name = file_name("library", state.outside.today, "pdn");
    vec![Effect::Record(RecordEffect::Download { name, text: texts.join("\n") })]
}

/// The dialog was opened: what was said in it before is stale.
pub(super) fn shown(state: &mut State, page: Option<Page>) {
    if matches!(page, Some(Page::Library | Page::Record)) {
        state.dialogs.done.clear();
        state.shelf.deleted = None;
        state.dialogs.problems.clear();
    }
}
