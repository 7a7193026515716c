//! Filing games in the library: finished games, replaced games, and changes to either. Their headers name the players.

use std::rc::Rc;

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Date, Header};
use alquerque_language::{Phrase, message};

use crate::effect::Effect;
use crate::game::mode::GameMode;
use crate::game::seat::Seat;
use crate::library::{Entry, Library, Next, NoDatabase, PendingWrite, Row, StoredText};
use crate::notice::Notice;
use crate::record::RecordEffect;
use crate::settings::{Controller, GameSettings};
use crate::state::State;
use crate::statistics;
use crate::text::Text;

/// Files the game on the board if it is over.
pub(crate) fn file_if_over(state: &mut State) {
    state.shelf.filed = None;
    if state.game.ending.is_none() || !state.game.session().ends_games() {
        return;
    }
    statistics::count(state);
    let entry = Entry::from_record(&*record_with_players(state));
    let (id, _, warning) = file(state, entry);
    state.shelf.filed = Some(id);
    if !warning.is_empty() {
        state.notices.show_also(warning);
    }
}

/// Saves the library.
pub(crate) fn save(state: &mut State) {
    state.effects.push(Effect::Record(RecordEffect::SaveLibrary));
}

/// Files a game, unless it is already there. Returns its entry's id, whether it is new, and what to report.
fn file(state: &mut State, entry: Entry) -> (u32, bool, Text) {
    if let Some(same) = state.shelf.library.entry_of(&entry.record) {
        return (same.id, false, Text::new());
    }
    let library = Rc::make_mut(&mut state.shelf.library);
    let mut warning = Text::new();
    if library.is_full()
        && let Some((_, oldest)) = library.entries.first().map(|oldest| oldest.id).and_then(|id| library.remove(id))
    {
        warning.push(took_place_of(&oldest));
    }
    let id = library.insert(usize::MAX, entry);
    warning.push(full(library));
    save(state);
    (id, true, warning)
}

/// Reports that the newest game replaced this one, as the library is full.
fn took_place_of(oldest: &Entry) -> Phrase {
    let phrase = if oldest.date.is_empty() {
        Phrase::new(message::LIBRARY_TOOK_PLACE)
    } else {
        Phrase::new(message::LIBRARY_TOOK_PLACE_OF)
    };
    phrase.phrase("title", oldest.title.phrase()).date("date", &oldest.date)
}

/// The warning that the library is full; `None` if it isn't, or the user has already been warned.
pub(crate) fn full(library: &mut Library) -> Option<Phrase> {
    if !library.is_full() || std::mem::replace(&mut library.full_reported, true) {
        return None;
    }
    Some(Phrase::new(message::LIBRARY_FULL).number("games", library.room()))
}

/// Files the game that is about to be replaced, with its players. Returns what to report, and its id unless it was there
/// before. A study stores its games as chapters instead.
pub(crate) fn shelve(state: &mut State, record: &dyn AnyRecord, settings: &GameSettings) -> (Text, Option<u32>) {
    if state.game.study_mode().is_some() {
        return Default::default();
    }
    let resumes = match settings.mode() {
        GameMode::Local => !state.game.counted,
        // A friend's link may have brought it.
        GameMode::ByLink(_) => true,
        GameMode::Loaded | GameMode::Lesson => false,
    };
    let entry = Entry { resumes, ..Entry::from_record(&*with_players(record, settings, &state.settings.name)) };
    let (id, is_new, warning) = file(state, entry);
    (warning, is_new.then_some(id))
}

/// A file name such as `othello-2026-11-21.pdn`.
pub(crate) fn file_name(what: &str, date: Date, ending: &str) -> String {
    let date = if date.is_unknown() { String::new() } else { format!("-{date}") };
    format!("{what}{}.{ending}", date.replace("-??", ""))
}

/// Updates the entry of the game on the board.
pub(crate) fn update_current_entry(state: &mut State) {
    let Some(id) = state.shelf.filed else { return };
    let fresh = Entry::from_record(&*record_with_players(state));
    if Rc::make_mut(&mut state.shelf.library).replace(id, fresh) {
        save(state);
    }
}

/// Stores the player's accuracy in the entry of the game on the board, and whether it is that of the study's review.
pub(crate) fn rate(state: &mut State, accuracy: u8, reviewed: bool) {
    let Some(entry) = state.shelf.current() else { return };
    if (entry.accuracy, entry.reviewed) == (Some(accuracy.into()), reviewed) {
        return;
    }
    let id = entry.id;
    Rc::make_mut(&mut state.shelf.library).rate(id, accuracy.into(), reviewed);
    save(state);
}

/// Takes over the stored library, at startup or after a change in another tab.
pub(crate) fn found(state: &mut State, rows: Result<&[Row], NoDatabase>, text: StoredText) {
    let StoredText { text: kept, library: old, trouble: told } = text;
    let shelf = &mut state.shelf;
    let library = Rc::make_mut(&mut shelf.library);
    let (is_new, is_safe) = library.found(rows, old);
    for id in [&mut shelf.filed, &mut shelf.replaced_entry] {
        *id = id.filter(|&id| library.entry(id).is_some());
    }
    if let Some(told) = told {
        state.notices.add(told);
    }
    if is_new {
        save(state);
    }
    if let Some(kept) = kept.filter(|_| is_safe) {
        state.effects.push(Effect::Record(RecordEffect::ForgetText(kept)));
    }
}

/// Puts an entry back that was removed as its game was resumed.
pub(crate) fn put_back(state: &mut State, entry: Entry) {
    Rc::make_mut(&mut state.shelf.library).insert(usize::MAX, entry);
    save(state);
}

/// Finds the entry of the game on the board again, which was over before the page was loaded.
pub(crate) fn recognise(state: &mut State) {
    let record = &*state.game.record;
    let is_same = |entry: &&Entry| {
        let is_alike = entry.title.game() == record.board().game && entry.moves as usize == record.plies();
        is_alike && entry.record().is_ok_and(|other| other.rules() == record.rules() && other.moves() == record.moves())
    };
    if state.shelf.filed.is_none() {
        state.shelf.filed = state.shelf.library.entries.iter().rev().find(is_same).map(|entry| entry.id);
    }
}

/// Handles the result of saving the library.
pub(crate) fn handle_saved(state: &mut State, done: bool) {
    match Rc::make_mut(&mut state.shelf.library).handle_written(done) {
        Next::Nothing => {}
        Next::Write => save(state),
        Next::ReadBack => state.effects.push(Effect::Record(RecordEffect::ReadLibrary)),
        Next::Tell => state.notices.add(Notice::trouble(Phrase::new(message::LIBRARY_NOT_KEPT))),
    }
}

/// Removes the entry of the replaced game when it returns to the board.
pub(crate) fn unshelve(state: &mut State) {
    let Some(id) = state.shelf.replaced_entry.take() else { return };
    if Rc::make_mut(&mut state.shelf.library).remove(id).is_some() {
        save(state);
    }
}

/// The game on the board, with headers naming the AI and the player against it, or a friend elsewhere.
pub(crate) fn record_with_players(state: &State) -> Box<dyn AnyRecord> {
    with_players(&*state.game.record, state.settings.current(), &state.settings.name)
}

/// A game with headers naming the players in its settings; `own_name` is that of the user. Loaded games are left alone, as
/// these players may not have played them.
pub fn with_players(record: &dyn AnyRecord, settings: &GameSettings, own_name: &str) -> Box<dyn AnyRecord> {
    let mut record = record.boxed();
    for player in Player::BOTH {
        let controller = settings.controller(player);
        let name = if controller == Controller::Ai && settings.mode() != GameMode::Loaded {
            settings.ai_of(player).seat().header_name()
        } else if controller == Controller::Friend {
            Seat::Friend.header_name()
        } else if settings.lone_human() == Some(player) && settings.mode() == GameMode::Local {
            Some(own_name.to_owned())
        } else {
            None
        };
        if let Some(name) = name.filter(|_| record.headers().text(Header::of(player)).is_empty()) {
            record.headers_mut().set_text(Header::of(player), &name);
        }
    }
    record
}

impl State {
    /// Takes the library's pending writes.
    pub fn library_to_write(&mut self) -> PendingWrite {
        Rc::make_mut(&mut self.shelf.library).take_pending_writes()
    }
}
