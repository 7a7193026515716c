//! The record of the game: its events and its text.

mod event;
pub mod view;

pub use event::{Field, RecordEffect, RecordEvent, SHOW};

use alquerque_core::record::export;
use alquerque_language::{Phrase, message};

use crate::board::look::TextFormat;
use crate::command::Command;
use crate::effect::Effect;
use crate::game::stepping;
use crate::library;
use crate::library::shelf::{self, record_with_players};
use crate::notice::say;
use crate::state::State;
use crate::storage::tabs;
use crate::text::sentence;
use crate::{importing, share};

pub(crate) fn handle(state: &mut State, event: RecordEvent) {
    match event {
        RecordEvent::GoTo(ply) => stepping::go_to(state, ply),
        RecordEvent::Select(node) => stepping::select(state, node),
        RecordEvent::ReplayDue(number) => stepping::replay_due(state, number),
        RecordEvent::LibraryFound { rows, text } => shelf::found(state, rows.as_deref().map_err(|&why| why), text),
        RecordEvent::LibraryWritten(done) => shelf::handle_saved(state, done),
        RecordEvent::Open(id) => library::open(state, id, false),
        RecordEvent::ReplayEntry(id) => library::open(state, id, true),
        RecordEvent::Delete(id) => library::delete(state, id),
        RecordEvent::TextFormat(index) => state.page.select_text_format(index),
        RecordEvent::Header(field, text) => header(state, field, &text),
        RecordEvent::Copied(done) => copied(state, done),
        RecordEvent::Import(text) => importing::read(state, text, false),
        RecordEvent::FilesRead(files) => importing::files_read(state, files),
        RecordEvent::ContinueImport(number) => importing::read_on(state, number),
        RecordEvent::PictureDone(done) => share::pictured(state, done),
        RecordEvent::Shared => share::shared(state),
        RecordEvent::Link(link) => share::open(state, &link),
        RecordEvent::Take(link) => share::take(state, &link),
        RecordEvent::Show(link) => share::show(state, &link),
        RecordEvent::GameSaved(kept) => tabs::game_saved(state, kept),
        RecordEvent::SettingsChangedElsewhere(text) => tabs::settings_changed(state, &text),
        RecordEvent::ClockRanElsewhere => tabs::yield_clock(state),
        RecordEvent::OtherTab(saved) => tabs::adopt_from_other_tab(state, &saved),
    }
}

/// Tells whether a text has reached the clipboard.
fn copied(state: &mut State, done: bool) {
    match &mut state.page.dialogs.copied {
        Some((command, has_arrived)) if done => {
            *has_arrived = true;
            let is_sent = *command == Command::Share && state.awaits_friend();
            state.notices.announce(Phrase::new(if is_sent { message::FRIEND_COPIED } else { message::COPIED }));
        }
        _ => say::done(state, Phrase::new(if done { message::COPIED } else { message::NOT_COPIED })),
    }
}

/// Copies the game's text.
pub(crate) fn copy(state: &mut State) {
    let text = text(state);
    state.page.dialogs.copied = Some((Command::CopyRecord, false));
    state.effects.push(Effect::Record(RecordEffect::Copy(text)));
}

/// Downloads the game's text.
pub(crate) fn download(state: &mut State) {
    let game = state.game.record.board().game;
    let name = shelf::file_name(game.name(), state.game.record.headers().date, text_format(state).extension);
    state.effects.push(Effect::Record(RecordEffect::Download { name, text: text(state) }));
}

/// The selected text format.
fn text_format(state: &State) -> &'static TextFormat {
    let formats = state.look().text_formats;
    formats.get(state.page.dialogs.text_format).unwrap_or(&formats[0])
}

/// The game as text.
pub fn text(state: &State) -> String {
    export(&*record_with_players(state), text_format(state).format)
}

fn header(state: &mut State, field: Field, text: &str) {
    let headers = state.game.record.headers_mut();
    match field {
        Field::Text(header) => headers.set_text(header, text),
        Field::Date => match text.parse() {
            Ok(date) => {
                headers.date = date;
                state.page.dialogs.date_problem.clear();
            }
            Err(error) => {
                state.page.dialogs.date_problem = sentence(error.phrase()).into();
                state.notices.announce(state.page.dialogs.date_problem.clone());
                return;
            }
        },
    }
    let known = state.game.record.headers().clone();
    if state.shown_line().is_some()
        && let Some(game) = state.prover.game_without_line()
    {
        *game.headers_mut() = known;
    }
    shelf::update_current_entry(state);
    state.effects.push(Effect::SaveGame);
}
