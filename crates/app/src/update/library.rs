//! The library: games go into it when they end or give way to another, and come back onto the board from it.

use std::rc::Rc;

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Date, Format, Header, export};

use super::{game, notice, notice_with, stepping, trouble};
use crate::desk::{RecordEffect, goes_on_from, is_worth_keeping};
use crate::event::{Effect, Page};
use crate::hand::{counted, in_quotes};
use crate::library::{Entry, KeptText, Library, Next, Row, button_of};
use crate::settings::Controller;
use crate::state::{Offer, State};

/// What the record makes of a move that has just been played by `player`.
pub(super) fn played(state: &mut State, player: Player) -> Vec<Effect> {
    let headers = state.record.headers();
    if state.record.moves().len() == 1 && headers.date.is_unknown() {
        state.record.headers_mut().date = state.desk.today;
    }
    state.desk.was_read = false;
    let mut effects: Vec<Effect> = game::waits_no_longer(state).into_iter().collect();
    if state.settings.now().by_link == Some(player) {
        state.announcement.push_str(" Send the link to your friend.");
    }
    effects.extend(file_if_over(state));
    effects
}

/// Puts the game on the board into the library if it is over.
pub(super) fn file_if_over(state: &mut State) -> Vec<Effect> {
    state.desk.filed = None;
    if state.ending.is_none() {
        return Vec::new();
    }
    let record = named(state);
    let (id, warning, effects) = file(state, &*record);
    state.desk.filed = Some(id);
    if !warning.is_empty() {
        let said = std::mem::take(&mut state.announcement);
        notice(state, warning);
        state.announcement = format!("{said} {}", state.announcement);
    }
    effects
}

/// The game on the board with the AI's name where it plays and nobody else is named. Of a game that was read nobody knows
/// whether the AI had a part in it.
pub(super) fn named(state: &State) -> Box<dyn AnyRecord> {
    let mut record = state.record.boxed();
    for player in Player::BOTH {
        let by_ai = state.settings.controller(player) == Controller::Ai && !state.desk.was_read;
        if by_ai && record.headers().text(Header::of(player)).is_empty() {
            let name = state.settings.now().ai_of(player).text();
            record.headers_mut().set_text(Header::of(player), &name);
        }
    }
    record
}

/// Puts a game into the library, unless it is there; its entry's id, and what is to be told.
fn file(state: &mut State, record: &dyn AnyRecord) -> (u32, String, Vec<Effect>) {
    let entry = Entry::of(record);
    if let Some(same) = state.desk.library.entries.iter().find(|other| other.record == entry.record) {
        return (same.id, String::new(), Vec::new());
    }
    let library = Rc::make_mut(&mut state.desk.library);
    let mut warning = String::new();
    if library.is_full()
        && let Some((_, oldest)) = library.entries.first().map(|oldest| oldest.id).and_then(|id| library.remove(id))
    {
        let of = if oldest.date.is_empty() { String::new() } else { format!(" of {}", oldest.date) };
        warning = format!("The library is full: the newest game took the place of the oldest, {}{of}.", oldest.title);
    }
    let id = library.insert(usize::MAX, entry);
    let warning = joined(&warning, &full(library));
    (id, warning, vec![Effect::Record(RecordEffect::SaveLibrary)])
}

/// The warning that the library has become full; empty where it is not, or where that was told.
fn full(library: &mut Library) -> String {
    if !library.is_full() || std::mem::replace(&mut library.told, true) {
        return String::new();
    }
    format!(
        "The library now has {} games and is full: each further one takes the place of the oldest. \
         Export them all, or delete some, to keep what you want to keep.",
        library.room()
    )
}

/// Two texts of which any may be empty.
pub(super) fn joined(one: &str, other: &str) -> String {
    format!("{one} {other}").trim().to_owned()
}

/// Puts games that were read into the library as far as there is room; how many found none, and what else is to be told.
pub(super) fn take_in(state: &mut State, records: &[Box<dyn AnyRecord>]) -> (usize, String, Vec<Effect>) {
    let library = Rc::make_mut(&mut state.desk.library);
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
pub(super) fn put_on_board(state: &mut State, record: Box<dyn AnyRecord>, text: &str) -> Vec<Effect> {
    let mut effects = if state.page.take().is_some() { vec![Effect::LeavePage] } else { Vec::new() };
    let (before, game) = (state.record.board().game, record.board().game);
    effects.extend(game::switch_to(state, game));
    let old = state.record.clone();
    let missed = is_worth_keeping(&*old) && !goes_on_from(&*record, &*old);
    let (mut shelved, mut warning) = (None, String::new());
    if missed {
        let (filing, told, id) = shelve(state, &*old);
        effects.extend(filing);
        (shelved, warning) = (id, told);
    }
    effects.extend(game::replace_table(state, record));
    state.desk.was_read = true;
    state.settings.now_mut().waits = true;
    state.paused = state.goes_on_by_itself();
    state.replaced = missed.then_some(old);
    state.desk.shelved = shelved;
    state.desk.came_from = (before != game).then_some(before);
    state.desk.replaced_by_link = state.settings.now_mut().by_link.take();
    state.desk.filed = None;
    effects.push(Effect::SaveSettings);
    let text = joined(text, &warning);
    if missed || before != game {
        notice_with(state, format!("{text} The game before is kept."), Offer::BringBack);
    } else {
        notice(state, text);
    }
    effects
}

/// Puts the game that another one takes the place of into the library; what is to be told, and its id, unless it was there
/// before and stays.
pub(super) fn shelve(state: &mut State, record: &dyn AnyRecord) -> (Vec<Effect>, String, Option<u32>) {
    let (id, warning, effects) = file(state, record);
    let is_new = !effects.is_empty();
    (effects, warning, is_new.then_some(id))
}

/// Puts the library's game of that id on the board, at its beginning and played back where `replay`.
pub(super) fn open(state: &mut State, id: u32, replay: bool) -> Vec<Effect> {
    let Some(entry) = state.desk.library.entry(id) else { return Vec::new() };
    let mut record = match entry.record() {
        Ok(record) => record,
        Err(error) => {
            let error = in_quotes(&error.to_string());
            state.desk.done = format!("This game cannot be read: {error}. It stays in the library.");
            state.announcement.clone_from(&state.desk.done);
            return Vec::new();
        }
    };
    let text = format!("{}: {}.", entry.title, entry.result);
    if replay {
        record.go_to(0);
    }
    let mut effects = put_on_board(state, record, &text);
    state.desk.filed = Some(id);
    if replay {
        effects.extend(stepping::play_back(state));
    }
    effects
}

pub(super) fn delete(state: &mut State, id: u32) -> Vec<Effect> {
    let library = Rc::make_mut(&mut state.desk.library);
    let Some(deleted) = library.remove(id) else { return Vec::new() };
    library.told = false;
    state.desk.done = format!("Deleted: {}.", deleted.1.title);
    state.announcement.clone_from(&state.desk.done);
    state.desk.deleted = Some(deleted);
    // The button that was pressed is gone.
    vec![Effect::Record(RecordEffect::SaveLibrary), Effect::Record(RecordEffect::Focus("library-undelete".to_owned()))]
}

pub(super) fn undelete(state: &mut State) -> Vec<Effect> {
    let Some((place, entry)) = state.desk.deleted.take() else { return Vec::new() };
    let library = Rc::make_mut(&mut state.desk.library);
    let id = library.insert(place, entry);
    state.desk.done = joined("The game is back in the library.", &full(library));
    state.announcement.clone_from(&state.desk.done);
    vec![Effect::Record(RecordEffect::SaveLibrary), Effect::Record(RecordEffect::Focus(button_of(id)))]
}

/// All games as one file.
pub(super) fn export_all(state: &mut State) -> Vec<Effect> {
    let records: Vec<_> = state.desk.library.entries.iter().filter_map(|entry| entry.record().ok()).collect();
    let unread = state.desk.library.entries.len() - records.len();
    let texts: Vec<String> = records.iter().map(|record| export(&**record, Format::Pdn)).collect();
    if texts.is_empty() {
        return Vec::new();
    }
    let left_out = match unread {
        0 => String::new(),
        1 => " One could not be read and is left out.".to_owned(),
        _ => format!(" {unread} could not be read and are left out."),
    };
    state.desk.done = format!("Exported: {}.{left_out}", counted(texts.len(), "game"));
    state.announcement.clone_from(&state.desk.done);
    let name = file_name("library", state.desk.today, "pdn");
    vec![Effect::Record(RecordEffect::Download { name, text: texts.join("\n") })]
}

/// A file's name such as `othello-2026-11-21.pdn`.
pub(super) fn file_name(what: &str, date: Date, ending: &str) -> String {
    let date = if date.is_unknown() { String::new() } else { format!("-{date}") };
    format!("{what}{}.{ending}", date.replace("-??", ""))
}

/// Writes what has changed in the game on the board into its entry.
pub(super) fn file_again(state: &mut State) -> Vec<Effect> {
    let Some(id) = state.desk.filed else { return Vec::new() };
    let fresh = Entry::of(&*named(state));
    let replaced = Rc::make_mut(&mut state.desk.library).replace(id, fresh);
    if replaced { vec![Effect::Record(RecordEffect::SaveLibrary)] } else { Vec::new() }
}

/// The browser has told what it keeps, or another tab has changed it.
pub(super) fn found(state: &mut State, rows: Option<&[Row]>, mut text: KeptText) -> Vec<Effect> {
    let (kept, told) = (text.text.take(), text.trouble.take());
    let library = Rc::make_mut(&mut state.desk.library);
    let (is_new, is_safe) = library.found(rows, text);
    for id in [&mut state.desk.filed, &mut state.desk.shelved] {
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
    match Rc::make_mut(&mut state.desk.library).written(done) {
        Next::Nothing => Vec::new(),
        Next::Write => vec![Effect::Record(RecordEffect::SaveLibrary)],
        Next::ReadBack => vec![Effect::Record(RecordEffect::ReadLibrary)],
        Next::Tell => {
            let text = "The library cannot be kept: this browser's storage is full or closed. Export it under Library.";
            trouble(state, text.to_owned());
            Vec::new()
        }
    }
}

/// The game before is on the board again: its entry is not needed.
pub(super) fn unshelve(state: &mut State) -> Vec<Effect> {
    let Some(id) = state.desk.shelved.take() else { return Vec::new() };
    match Rc::make_mut(&mut state.desk.library).remove(id) {
        Some(_) => vec![Effect::Record(RecordEffect::SaveLibrary)],
        None => Vec::new(),
    }
}

/// The dialog was opened: what was said in it before is stale.
pub(super) fn shown(state: &mut State, page: Option<Page>) {
    if matches!(page, Some(Page::Library | Page::Record)) {
        state.desk.done.clear();
        state.desk.deleted = None;
        state.desk.problems.clear();
    }
}
