//! Backing everything up, and restoring it.

use alquerque_core::any_record::AnyRecord;
use alquerque_language::Phrase;

use super::shelf::file_name;
use super::think;
use crate::backup::{Backup, BackupEvent, Everything, Writes, read, read_file, written};
use crate::effect::Effect;
use crate::game_mode::Pace;
use crate::library::{Entry, Library, is_worth_keeping};
use crate::record_event::RecordEffect;
use crate::saved::SavedGame;
use crate::state::State;
use crate::text::Text;

pub(super) fn handle(state: &mut State, event: BackupEvent) -> Vec<Effect> {
    state.view.backup.told = Text::new();
    match event {
        BackupEvent::Save => save(state),
        BackupEvent::FileRead { name, bytes } => {
            take_in(state, read_file(&name, bytes));
            Vec::new()
        }
        BackupEvent::Restore => match state.view.backup.pending.take() {
            Some(backup) => restore(state, backup),
            None => Vec::new(),
        },
        BackupEvent::Cancel => {
            state.view.backup.pending = None;
            vec![Effect::Record(RecordEffect::Focus("restore-file".to_owned()))]
        }
        BackupEvent::GoBack => match state.view.backup.before.as_deref().map(read) {
            Some(Ok(backup)) => restore(state, backup),
            Some(Err(problem)) => {
                tell(state, problem);
                Vec::new()
            }
            None => Vec::new(),
        },
        BackupEvent::NoRoom => {
            tell(state, Phrase::new("backup-no-room"));
            Vec::new()
        }
    }
}

fn tell(state: &mut State, text: impl Into<Text>) {
    state.view.backup.told = text.into();
    state.view.announcement.clone_from(&state.view.backup.told);
}

/// All that is backed up.
fn everything<'a>(state: &'a State, library: Option<&'a Library>) -> String {
    let games = std::iter::once(state.record_to_save()).chain(state.game.others.iter().map(|other| &**other));
    let today = state.environment.today;
    written(&Everything {
        date: if today.is_unknown() { String::new() } else { today.to_string() },
        settings: &state.settings_to_save(),
        statistics: &state.saved.statistics,
        history: &state.saved.history,
        clocks: &state.saved.clocks,
        games: games.collect(),
        library,
    })
}

fn save(state: &mut State) -> Vec<Effect> {
    let text = everything(state, Some(&state.saved.shelf.library));
    let name = file_name("alquerque", state.environment.today, "json");
    tell(state, Phrase::new("backup-saved").text("file", &name));
    vec![Effect::Record(RecordEffect::Download { name, text })]
}

/// Shows what is in a backup that was read, or why there is none.
fn take_in(state: &mut State, found: Result<Backup, Phrase>) {
    state.view.backup.pending = None;
    match found {
        Err(problem) => tell(state, problem),
        Ok(mut backup) => {
            if !backup.library.is_empty() {
                let (new, left) = new_games(state, &backup.library);
                let games = Phrase::new("backup-library").number("games", backup.library.len());
                backup.contents.push(games.number("new", new.len()).number("left", left));
            }
            let is_empty = backup.texts.is_empty() && backup.library.is_empty();
            if is_empty && backup.problems.is_empty() {
                return tell(state, Phrase::new("backup-empty"));
            }
            let said = backup.contents.iter().chain(&backup.problems).cloned();
            state.view.announcement = said.fold(Text::from(Phrase::new("backup-read")), Text::and);
            state.view.backup.pending = Some(backup);
        }
    }
}

/// The games that are not in the library yet, as far as there is room, and the number of the others.
fn new_games(state: &State, games: &[Entry]) -> (Vec<Entry>, usize) {
    let library = &state.saved.shelf.library;
    let mut new: Vec<Entry> = games.iter().filter(|entry| library.entry_of(&entry.record).is_none()).cloned().collect();
    let room = library.room().saturating_sub(library.entries.len());
    let left = new.len().saturating_sub(room);
    new.truncate(room);
    (new, left)
}

/// Replaces what is stored by a backup, and reloads the page with it.
fn restore(state: &mut State, backup: Backup) -> Vec<Effect> {
    let before = everything(state, None);
    let (mut library, _) = new_games(state, &backup.library);
    // Unfinished games are replaced, so the library takes them, even beyond its room.
    let running = std::iter::once(state.record_to_save()).chain(state.game.others.iter().map(|other| &**other));
    let is_lost = |record: &&dyn AnyRecord| {
        is_worth_keeping(*record) && backup.texts.iter().all(|(_, text)| *text != SavedGame::of(*record).text())
    };
    library.extend(running.filter(is_lost).map(Entry::of));
    // A move of the AI would overwrite a restored game.
    state.game.pace = Pace::Paused;
    let mut effects = think::cancel_and_forget(state);
    effects.push(Effect::Restore(Writes { texts: backup.texts, library, aside: backup.aside, before }));
    effects
}
