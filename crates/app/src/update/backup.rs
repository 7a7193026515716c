//! Backing everything up, and restoring it.

use alquerque_core::record::file_text;
use alquerque_language::Phrase;

use super::shelf::file_name;
use crate::backup::BackupEvent;
use crate::effect::Effect;
use crate::state::State;

pub(super) fn handle(state: &mut State, event: BackupEvent) -> Vec<Effect> {
    match event {
        BackupEvent::Save => {
            let name = file_name("alquerque", state.environment.today, "json");
            tell(state, Phrase::new("backup-saved").text("file", &name));
            vec![Effect::BackUp(name)]
        }
        BackupEvent::Undo => vec![Effect::Restore(None)],
        BackupEvent::Failed(why) => tell(state, why),
    }
}

fn tell(state: &mut State, text: Phrase) -> Vec<Effect> {
    state.view.dialogs.done = text.into();
    state.view.announcement.clone_from(&state.view.dialogs.done);
    Vec::new()
}

/// A file was chosen.
pub(super) fn file_read(state: &mut State, bytes: Option<Vec<u8>>) -> Vec<Effect> {
    match bytes.and_then(|bytes| file_text(&bytes)) {
        Some(text) => vec![Effect::Restore(Some(text))],
        None => tell(state, Phrase::new("backup-foreign")),
    }
}
