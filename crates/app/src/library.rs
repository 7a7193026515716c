//! The library: finished games, and unfinished ones that others replaced. Stored game by game in the browser's database
//! or, without one, as a single text.
//!
//! Here, games are opened, deleted and exported.

mod entry;
mod games;
pub mod shelf;
mod stored;

pub use entry::{Entry, Row, button_of};
pub use games::{
    Change, Library, LibraryState, MAX_ENTRIES, MAX_ENTRIES_IN_TEXT, Next, NoDatabase, PendingWrite,
    contains_all_moves, continues, is_worth_keeping,
};
pub(crate) use stored::split_readable;
pub use stored::{KEY, StoredText, load};

use std::rc::Rc;

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Format, Header, export};
use alquerque_language::{Phrase, message};

use crate::effect::Effect;
use crate::game::mode::GameMode;
use crate::game::play::continue_game;
use crate::game::seat::seat_named;
use crate::game::stepping::stop_looking_back;
use crate::game::{self, Replaced, stepping};
use crate::library::shelf::{file_name, full, save, shelve};
use crate::notice::Offer;
use crate::notice::say::{done, notice, notice_with};
use crate::page::Page;
use crate::record::RecordEffect;
use crate::settings::GameSettings;
use crate::state::State;
use crate::text::Text;
use crate::text::nouns::BySide as _;

/// Adds imported games as far as there is room. Returns the number left out, and a warning.
pub(crate) fn take_in(state: &mut State, entries: Vec<Entry>) -> (usize, Option<Phrase>) {
    let library = Rc::make_mut(&mut state.shelf.library);
    let left_out = library.extend(entries);
    let warning = full(library);
    save(state);
    (left_out, warning)
}

/// Replaces the game on the board, which is filed in the library and can be restored. The AI waits. Closes the dialog.
///
/// A game that is only shown is neither filed nor saved.
pub(crate) fn put_on_board(state: &mut State, record: Box<dyn AnyRecord>, text: impl Into<Text>, is_shown: bool) {
    state.close_page();
    if !is_shown {
        restore_players(state);
    }
    stop_looking_back(state);
    let (before, game) = (state.game.record.board().game, record.board().game);
    let was_played = is_worth_keeping(&*state.game.record);
    game::switch_to(state, game);
    let old = state.game.record.clone();
    let missed = is_shown || is_worth_keeping(&*old) && !contains_all_moves(&*record, &*old);
    let settings = state.settings.current().clone();
    let (mut replaced_entry, mut warning) = (None, Text::new());
    if missed && !is_shown {
        (warning, replaced_entry) = shelve(state, &*old, &settings);
    }
    let (clock, counted) = (state.clock_mut().take(), state.game.counted);
    game::replace_record(state, record);
    if is_shown {
        state.game.begin_viewing();
    }
    state.effects.extend(clock.is_some().then_some(Effect::SaveClock));
    // Never count it: the user hasn't played it from the start.
    state.game.counted = true;
    state.settings.current_mut().set_mode(GameMode::Loaded);
    state.hold();
    let came_from = (before != game && (was_played || is_shown)).then_some(before);
    let replaced = Replaced { record: missed.then_some(old), settings, clock, counted, came_from, resumed: None };
    state.game.replaced = (missed || came_from.is_some()).then_some(replaced);
    state.shelf.replaced_entry = replaced_entry;
    state.shelf.filed = None;
    state.effects.push(Effect::SaveSettings);
    let text = text.into().and(warning);
    if text.is_empty() {
        state.notices.dismiss();
    } else if state.game.replaced.is_some() {
        let kept = (!is_shown).then(|| Phrase::new(message::BEFORE_IS_KEPT));
        notice_with(state, text.and(kept), Offer::BringBack);
    } else {
        notice(state, text);
    }
}

/// The players of a finished game that was opened leave with it, and those before come back.
pub(crate) fn restore_players(state: &mut State) {
    if let Some(before) = state.game.before_opened.take() {
        *state.settings.current_mut() = before;
        state.effects.push(Effect::SaveSettings);
    }
}

/// Which sides of a game are the user's, named `own_name`, as far as its headers say: none if one of the players is
/// somebody else. Both if two people at this device have played.
pub fn own_sides(record: &dyn AnyRecord, own_name: &str) -> [bool; 2] {
    let names = Player::BOTH.map(|player| record.headers().text(Header::of(player)));
    let is_here = |name: &str| name.is_empty() || name == own_name;
    let is_own = names.iter().all(|name| seat_named(name).is_some() || is_here(name));
    names.map(|name| is_own && is_here(name))
}

/// Seats the players of a finished game just opened: those that its headers name, otherwise people at this device. New game
/// still suggests those before.
pub(crate) fn seat_players_of_finished(state: &mut State, before: GameSettings) {
    let record = &*state.game.record;
    if record.result().is_none() || state.game.study_mode().is_some() {
        return;
    }
    let names = Player::BOTH.map(|player| record.headers().text(Header::of(player)));
    let seats = names.map(seat_named);
    // People with other names played elsewhere.
    let is_own = seats.iter().all(Option::is_some) || own_sides(record, &state.settings.name).contains(&true);
    let now = state.settings.current_mut();
    now.set_seats(seats);
    if !is_own || seats == [None, None] {
        now.set_mode(GameMode::Loaded);
    }
    // Its card has been seen.
    now.result_closed = true;
    state.game.before_opened = Some(before);
    state.hold();
}

/// Opens a game of the library; replays it from the start if `replay`. An unfinished game that was played here goes on.
pub(crate) fn open(state: &mut State, id: u32, replay: bool) {
    let Some(entry) = state.shelf.library.entry(id) else { return };
    let resumed = (!replay && entry.can_resume()).then(|| entry.clone());
    let mut record = match entry.record() {
        Ok(record) => record,
        Err(error) => {
            return done(state, Phrase::new(message::LIBRARY_UNREADABLE).phrase("why", error.phrase()));
        }
    };
    let text = Phrase::new(message::LIBRARY_OPENED).phrase("title", entry.name()).phrase("result", entry.ended());
    if replay {
        record.go_to(0);
    }
    if let Some(entry) = resumed {
        return resume(state, entry, record);
    }
    restore_players(state);
    let before = state.settings.of(record.board().game).clone();
    put_on_board(state, record, text, false);
    seat_players_of_finished(state, before);
    state.shelf.filed = Some(id);
    if replay {
        stepping::toggle_replay(state);
    }
}

/// Goes on with a game of the library, between the players that its headers name.
fn resume(state: &mut State, entry: Entry, mut record: Box<dyn AnyRecord>) {
    let seats = [&entry.light, &entry.dark].map(|name| seat_named(name));
    for (player, seat) in Player::BOTH.into_iter().zip(seats) {
        // The page names them itself.
        let header = Header::of(player);
        if seat.is_some() || record.headers().text(header) == state.settings.name {
            record.headers_mut().set_text(header, "");
        }
    }
    let game = record.board().game;
    let goes = Phrase::new(message::GAME_GOES).key("game", game.name());
    let goes_on = Text::from(goes).and(Phrase::new(message::SIDE_TO_MOVE).by(record.to_move(), game));
    put_on_board(state, record, goes_on, false);
    Rc::make_mut(&mut state.shelf.library).remove(entry.id);
    save(state);
    if let Some(replaced) = &mut state.game.replaced {
        replaced.resumed = Some(Box::new(entry));
    }
    let now = state.settings.current_mut();
    now.set_seats(seats);
    state.game.counted = state.is_by_link();
    continue_game(state);
}

pub(crate) fn delete(state: &mut State, id: u32) {
    let library = Rc::make_mut(&mut state.shelf.library);
    let Some(deleted) = library.remove(id) else { return };
    library.full_reported = false;
    done(state, Phrase::new(message::LIBRARY_DELETED).phrase("title", deleted.1.row_name()));
    state.shelf.deleted = Some(deleted);
    save(state);
    // The button that had focus is gone.
    state.effects.push(Effect::Record(RecordEffect::Focus("library-undelete".to_owned())));
}

pub(crate) fn undelete(state: &mut State) {
    let Some((place, entry)) = state.shelf.deleted.take() else { return };
    let library = Rc::make_mut(&mut state.shelf.library);
    let id = library.insert(place, entry);
    let text = Text::from(Phrase::new(message::LIBRARY_UNDELETED)).and(full(library));
    done(state, text);
    save(state);
    state.effects.push(Effect::Record(RecordEffect::Focus(button_of(id))));
}

/// Lists more games.
pub(crate) fn list_more(state: &mut State) {
    state.shelf.pages += 1;
}

/// Exports all games as one file.
pub(crate) fn export_all(state: &mut State) {
    let records: Vec<_> = state.shelf.library.entries.iter().filter_map(|entry| entry.record().ok()).collect();
    let unread = state.shelf.library.entries.len() - records.len();
    let texts: Vec<String> = records.iter().map(|record| export(&**record, Format::Pdn)).collect();
    if texts.is_empty() {
        return;
    }
    done(state, Phrase::new(message::LIBRARY_EXPORTED).number("games", texts.len()).number("unread", unread));
    let name = file_name("library", state.environment.today, "pdn");
    state.effects.push(Effect::Record(RecordEffect::Download { name, text: texts.join("\n") }));
}

/// Drops stale messages when the dialog opens.
pub(crate) fn shown(state: &mut State, page: Option<Page>) {
    if matches!(page, Some(Page::Library | Page::Record | Page::Share | Page::Studies)) {
        state.page.dialogs.done.clear();
        (state.shelf.deleted, state.shelf.pages) = (None, 0);
        state.page.dialogs.problems.clear();
    }
}
