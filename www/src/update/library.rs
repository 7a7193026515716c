//! The library: games go into it when they end or give way to another, and come back onto the board from it.

use std::rc::Rc;

use alquerque_core::Player;
use alquerque_core::record::{Date, Format, Header, export};
use alquerque_core::table::Table;

use super::{game, notice, notice_with, stepping};
use crate::event::{Effect, Page};
use crate::hand::{counted, in_quotes};
use crate::library::{Entry, Library, MOST_ENTRIES, button_of};
use crate::record::{Task, goes_on_from, is_worth_keeping};
use crate::settings::Controller;
use crate::state::{Offer, State};

/// What the record makes of a move that has just been played by `player`.
pub(super) fn played(state: &mut State, player: Player) -> Vec<Effect> {
    let headers = state.table.headers();
    if state.table.moves().len() == 1 && headers.date.is_unknown() {
        state.table.headers_mut().date = state.record.today;
    }
    state.record.was_read = false;
    let mut effects: Vec<Effect> = game::waits_no_longer(state).into_iter().collect();
    if state.settings.now().by_link == Some(player) {
        state.announcement.push_str(" Send the link to your friend.");
    }
    effects.extend(file_if_over(state));
    effects
}

/// Puts the game on the board into the library if it is over.
pub(super) fn file_if_over(state: &mut State) -> Vec<Effect> {
    state.record.filed = None;
    if state.ending.is_none() {
        return Vec::new();
    }
    let table = named(state);
    let (id, warning, effects) = file(state, &*table);
    state.record.filed = Some(id);
    if !warning.is_empty() {
        let said = std::mem::take(&mut state.announcement);
        notice(state, warning);
        state.announcement = format!("{said} {}", state.announcement);
    }
    effects
}

/// The game on the board with the AI's name where it plays and nobody else is named. Of a game that was read nobody knows
/// whether the AI had a part in it.
pub(super) fn named(state: &State) -> Box<dyn Table> {
    let mut table = state.table.boxed();
    for player in Player::BOTH {
        let by_ai = state.settings.controller(player) == Controller::Ai && !state.record.was_read;
        if by_ai && table.headers().text(Header::of(player)).is_empty() {
            let name = state.settings.now().ai_of(player).text();
            table.headers_mut().set_text(Header::of(player), &name);
        }
    }
    table
}

/// Puts a game into the library, unless it is there; its entry's id, and what is to be told.
fn file(state: &mut State, table: &dyn Table) -> (u32, String, Vec<Effect>) {
    let entry = Entry::of(table);
    if let Some(same) = state.record.library.entries.iter().find(|other| other.record == entry.record) {
        return (same.id, String::new(), Vec::new());
    }
    let library = Rc::make_mut(&mut state.record.library);
    let mut warning = String::new();
    if library.is_full()
        && let Some((_, oldest)) = library.entries.first().map(|oldest| oldest.id).and_then(|id| library.remove(id))
    {
        let of = if oldest.date.is_empty() { String::new() } else { format!(" of {}", oldest.date) };
        warning = format!("The library is full: the newest game took the place of the oldest, {}{of}.", oldest.title);
    }
    let id = library.insert(usize::MAX, entry);
    let warning = joined(&warning, &full(library));
    (id, warning, vec![Effect::Record(Task::SaveLibrary)])
}

/// The warning that the library has become full; empty where it is not, or where that was told.
fn full(library: &mut Library) -> String {
    if !library.is_full() || std::mem::replace(&mut library.told, true) {
        return String::new();
    }
    format!(
        "The library now has {MOST_ENTRIES} games and is full: each further one takes the place of the oldest. \
         Export them all, or delete some, to keep what you want to keep."
    )
}

/// Two texts of which any may be empty.
pub(super) fn joined(one: &str, other: &str) -> String {
    format!("{one} {other}").trim().to_owned()
}

/// Puts games that were read into the library as far as there is room; how many found none, and what else is to be told.
pub(super) fn take_in(state: &mut State, tables: &[Box<dyn Table>]) -> (usize, String, Vec<Effect>) {
    let library = Rc::make_mut(&mut state.record.library);
    let mut left_out = 0;
    for table in tables {
        let entry = Entry::of(&**table);
        if library.entries.iter().any(|other| other.record == entry.record) {
            continue;
        }
        if library.is_full() {
            left_out += 1;
        } else {
            library.insert(usize::MAX, entry);
        }
    }
    (left_out, full(library), vec![Effect::Record(Task::SaveLibrary)])
}

/// Puts a game on the board in place of the one there, which can be brought back and is in the library meanwhile. The AI
/// waits. Closes the dialog.
pub(super) fn put_on_board(state: &mut State, table: Box<dyn Table>, text: &str) -> Vec<Effect> {
    let mut effects = if state.page.take().is_some() { vec![Effect::LeavePage] } else { Vec::new() };
    let (before, name) = (state.table.board().name, table.board().name);
    effects.extend(game::switch_to(state, name));
    let old = state.table.clone();
    let missed = is_worth_keeping(&*old) && !goes_on_from(&*table, &*old);
    let (mut shelved, mut warning) = (None, String::new());
    if missed {
        let (filing, told, id) = shelve(state, &*old);
        effects.extend(filing);
        (shelved, warning) = (id, told);
    }
    effects.extend(game::replace_table(state, table));
    state.record.was_read = true;
    state.settings.now_mut().waits = true;
    state.paused = state.goes_on_by_itself();
    state.replaced = missed.then_some(old);
    state.record.shelved = shelved;
    state.record.came_from = (before != name).then_some(before);
    state.record.replaced_by_link = state.settings.now_mut().by_link.take();
    state.record.filed = None;
    effects.push(Effect::SaveSettings);
    let text = joined(text, &warning);
    if missed || before != name {
        notice_with(state, format!("{text} The game before is kept."), Offer::BringBack);
    } else {
        notice(state, text);
    }
    effects
}

/// Puts the game that another one takes the place of into the library; what is to be told, and its id, unless it was there
/// before and stays.
pub(super) fn shelve(state: &mut State, table: &dyn Table) -> (Vec<Effect>, String, Option<u32>) {
    let (id, warning, effects) = file(state, table);
    let is_new = !effects.is_empty();
    (effects, warning, is_new.then_some(id))
}

/// Puts the library's game of that id on the board, at its beginning and played back where `replay`.
pub(super) fn open(state: &mut State, id: u32, replay: bool) -> Vec<Effect> {
    let Some(entry) = state.record.library.entry(id) else { return Vec::new() };
    let mut table = match entry.table() {
        Ok(table) => table,
        Err(error) => {
            let error = in_quotes(&error.to_string());
            state.record.done = format!("This game cannot be read: {error}. It stays in the library.");
            state.announcement.clone_from(&state.record.done);
            return Vec::new();
        }
    };
    let text = format!("{}: {}.", entry.title, entry.result);
    if replay {
        table.go_to(0);
    }
    let mut effects = put_on_board(state, table, &text);
    state.record.filed = Some(id);
    if replay {
        effects.extend(stepping::play_back(state));
    }
    effects
}

pub(super) fn delete(state: &mut State, id: u32) -> Vec<Effect> {
    let library = Rc::make_mut(&mut state.record.library);
    let Some(deleted) = library.remove(id) else { return Vec::new() };
    library.told = false;
    state.record.done = format!("Deleted: {}.", deleted.1.title);
    state.announcement.clone_from(&state.record.done);
    state.record.deleted = Some(deleted);
    // The button that was pressed is gone.
    vec![Effect::Record(Task::SaveLibrary), Effect::Record(Task::Focus("library-undelete".to_owned()))]
}

pub(super) fn undelete(state: &mut State) -> Vec<Effect> {
    let Some((place, entry)) = state.record.deleted.take() else { return Vec::new() };
    let library = Rc::make_mut(&mut state.record.library);
    let id = library.insert(place, entry);
    state.record.done = joined("The game is back in the library.", &full(library));
    state.announcement.clone_from(&state.record.done);
    vec![Effect::Record(Task::SaveLibrary), Effect::Record(Task::Focus(button_of(id)))]
}

/// All games as one file.
pub(super) fn export_all(state: &mut State) -> Vec<Effect> {
    let tables: Vec<_> = state.record.library.entries.iter().filter_map(|entry| entry.table().ok()).collect();
    let unread = state.record.library.entries.len() - tables.len();
    let texts: Vec<String> = tables.iter().map(|table| export(&**table, Format::Pdn)).collect();
    if texts.is_empty() {
        return Vec::new();
    }
    let left_out = match unread {
        0 => String::new(),
        1 => " One could not be read and is left out.".to_owned(),
        _ => format!(" {unread} could not be read and are left out."),
    };
    state.record.done = format!("Exported: {}.{left_out}", counted(texts.len(), "game"));
    state.announcement.clone_from(&state.record.done);
    let name = file_name("library", state.record.today, "pdn");
    vec![Effect::Record(Task::Download { name, text: texts.join("\n") })]
}

/// A file's name such as `othello-2026-11-21.pdn`.
pub(super) fn file_name(what: &str, date: Date, ending: &str) -> String {
    let date = if date.is_unknown() { String::new() } else { format!("-{date}") };
    format!("{what}{}.{ending}", date.replace("-??", ""))
}

/// Writes what has changed in the game on the board into its entry.
pub(super) fn file_again(state: &mut State) -> Vec<Effect> {
    let Some(id) = state.record.filed else { return Vec::new() };
    let fresh = Entry { id, ..Entry::of(&*named(state)) };
    let library = Rc::make_mut(&mut state.record.library);
    match library.entries.iter_mut().find(|entry| entry.id == id) {
        Some(entry) => *entry = fresh,
        None => return Vec::new(),
    }
    vec![Effect::Record(Task::SaveLibrary)]
}

/// The game before is on the board again: its entry is not needed.
pub(super) fn unshelve(state: &mut State) -> Vec<Effect> {
    let Some(id) = state.record.shelved.take() else { return Vec::new() };
    match Rc::make_mut(&mut state.record.library).remove(id) {
        Some(_) => vec![Effect::Record(Task::SaveLibrary)],
        None => Vec::new(),
    }
}

/// The dialog was opened: what was said in it before is stale.
pub(super) fn shown(state: &mut State, page: Option<Page>) {
    if matches!(page, Some(Page::Library | Page::Record)) {
        state.record.done.clear();
        state.record.deleted = None;
        state.record.problems.clear();
    }
}
