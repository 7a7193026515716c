//! Importing games from text.

mod state;

pub(crate) use state::Found;
pub use state::Importing;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{MAX_TEXT_LEN, file_text, from_link};
use alquerque_language::{Phrase, message};

use crate::effect::Effect;
use crate::event::Event;
use crate::library::{self, Entry, continues};
use crate::notice::say::done;
use crate::page::{Page, address};
use crate::record::{RecordEffect, RecordEvent};
use crate::share;
use crate::state::State;
use crate::text::Text;

/// Maximum size of a file's text shown in the text field, in bytes: browsers take seconds for longer ones.
const MAX_SHOWN_LEN: usize = 100_000;

/// Maximum number of imported games that become chapters of a study; if there are more, they go to the library.
pub const MAX_CHAPTERS: usize = 64;

fn report_problems(state: &mut State, problems: Vec<Phrase>) {
    state.notices.announce(problems.iter().cloned().fold(Text::new(), Text::and));
    state.page.dialogs.problems = problems;
}

/// Forgets the import before.
fn forget_previous(state: &mut State) {
    state.page.dialogs.importing = None;
    state.page.dialogs.done.clear();
    state.page.dialogs.problems.clear();
}

/// Starts an import. Short texts are read at once.
pub(crate) fn read(state: &mut State, text: String, is_file: bool) {
    forget_previous(state);
    if text.trim().is_empty() {
        return report_problems(state, vec![Phrase::new(message::NOTHING_TO_READ)]);
    }
    if text.len() > MAX_TEXT_LEN {
        return report_problems(state, vec![Phrase::new(message::TEXT_TOO_LARGE)]);
    }
    if let Some(why) = why_not_a_game(&text) {
        return report_problems(state, vec![why]);
    }
    if let Some(record) = game_to_play(state, &text).filter(|_| !is_file) {
        return share::open_pasted(state, record);
    }
    let importing = Importing::new(text, state.next_number(), is_file);
    continue_import(state, importing);
}

/// Why a text can't hold a game, if it is something else: a web address, a damaged link, or a file of another kind.
fn why_not_a_game(text: &str) -> Option<Phrase> {
    let text = text.trim();
    if text.strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with('"')) {
        return Some(Phrase::new(message::TEXT_IS_JSON));
    }
    let is_address = ["http://", "https://"].iter().any(|start| text.starts_with(start));
    if !is_address || text.contains(char::is_whitespace) {
        return None;
    }
    match text.split_once('#') {
        Some((_, link)) if from_link(link).is_ok() => None,
        Some((_, link)) if link.starts_with("g1") => Some(Phrase::new(message::LINK_DAMAGED)),
        _ => Some(Phrase::new(message::TEXT_IS_ADDRESS)),
    }
}

/// The game of the only link in a pasted message, if it is to be continued on the board. A finished game goes to the library, unless it ends the one on the
/// board, and a study takes all of them.
fn game_to_play(state: &State, text: &str) -> Option<Box<dyn AnyRecord>> {
    let is_tag = |line: &str| line.starts_with('[') && line.contains('"');
    if state.game.study_mode().is_some() || text.contains('{') || text.lines().any(is_tag) {
        return None;
    }
    let link = |word: &str| {
        let (place, hash) = word.split_once('#')?;
        let query = place.split_once('?').map_or("", |(_, query)| query);
        match address::link(address::fragment(&format!("#{hash}")), query, false)? {
            RecordEvent::Link(link) => Some(link),
            _ => None,
        }
    };
    let mut links = text.split_whitespace().filter_map(link);
    let (link, other) = (links.next()?, links.next());
    let record = from_link(&link).ok().filter(|_| other.is_none())?;
    let here = &*state.game.record;
    let ends_here = state.is_by_link() && here.plies() > 0 && continues(&*record, here);
    (record.result().is_none() || ends_here).then_some(record)
}

/// Reads the next slice.
pub(crate) fn read_on(state: &mut State, number: u32) {
    let Some(importing) = state.page.dialogs.importing.take_if(|importing| importing.number == number) else {
        return;
    };
    // Closing the dialog cancels the import.
    if state.page.current() == Some(Page::Record) {
        continue_import(state, importing);
    }
}

/// Cancels the import.
pub(crate) fn stop(state: &mut State) {
    if state.page.dialogs.importing.take().is_some() {
        done(state, Phrase::new(message::READING_STOPPED));
    }
}

fn continue_import(state: &mut State, mut importing: Importing) {
    if importing.read_on(state.environment.now) {
        return take_in(state, importing.found());
    }
    let event = Event::Record(RecordEvent::ContinueImport(importing.number));
    // The dialog shows the progress.
    state.page.open(Page::Record);
    state.page.dialogs.importing = Some(importing);
    state.effects.push(Effect::After { millis: 0, event });
}

/// Puts the first game on the board, and all in the library. In a study, they become chapters unless there are too many; a
/// single one does so only if it is over.
fn take_in(state: &mut State, found: Found) {
    let Found { first, mut entries, several, problems, warnings, is_file, file } = found;
    if !problems.is_empty() && is_file {
        state.page.open(Page::Record);
        if let Some(text) = file.filter(|text| text.len() <= MAX_SHOWN_LEN) {
            state.effects.push(Effect::Record(RecordEffect::ShowText(text)));
        }
    }
    let Some(first) = first else { return report_problems(state, problems) };
    let count = entries.len();
    let becomes_study = state.game.study_mode().is_some() && count <= MAX_CHAPTERS;
    let (left_out, full) = if becomes_study {
        entries.retain(|entry| several || entry.result.is_some());
        state.game.chapters = entries;
        (0, None)
    } else {
        library::take_in(state, entries)
    };
    let what = if !several {
        Entry::from_record(&*first).name()
    } else if becomes_study {
        Phrase::new(message::COUNTED_CHAPTERS).number("chapters", count)
    } else {
        Phrase::new(message::COUNTED_GAMES).number("games", count)
    };
    let place = match (left_out, count) {
        (0, _) if becomes_study => "board",
        (0, 1) => "library",
        (0, _) => "library-all",
        (_, 1) => "no-room",
        _ => "no-room-all",
    };
    let read = Phrase::new(message::READ).phrase("what", what).key("place", place).number("left", left_out);
    let said = warnings.into_iter().fold(Text::from(read).and(full), Text::and);
    let page = state.page.current();
    library::restore_players(state);
    let before = state.settings.of(first.board().game).clone();
    library::put_on_board(state, first, said.clone(), false);
    library::seat_players_of_finished(state, before);
    if !problems.is_empty() {
        // Keep the dialog open, so that the errors appear next to the text.
        state.effects.retain(|effect| *effect != Effect::RemoveFragment);
        state.page.set(page);
        state.notices.announce(problems.iter().cloned().fold(said.clone(), Text::and));
        state.page.dialogs.done = said;
        state.page.dialogs.problems = problems;
    }
}

/// Files were chosen or dropped. Those that can be read are imported together, and the others are reported.
pub(crate) fn files_read(state: &mut State, files: Vec<(String, Option<Vec<u8>>)>) {
    let (mut texts, mut problems) = (Vec::new(), Vec::new());
    for (name, bytes) in files {
        match bytes.map(|bytes| file_text(&bytes)) {
            None => problems.push(Phrase::new(message::FILE_TOO_LARGE).text("file", &name)),
            Some(None) => problems.push(Phrase::new(message::FILE_NO_TEXT).text("file", &name)),
            Some(Some(text)) if text.trim().is_empty() => {
                problems.push(Phrase::new(message::FILE_EMPTY).text("file", &name));
            }
            Some(Some(text)) => match why_not_a_game(&text) {
                Some(why) => problems.push(why),
                None => texts.push(text),
            },
        }
    }
    forget_previous(state);
    if texts.is_empty() {
        state.page.open(Page::Record);
        return report_problems(state, problems);
    }
    let importing = Importing::of_files(texts, problems, state.next_number());
    continue_import(state, importing);
}
