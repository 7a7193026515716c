//! Backing up everything that the browser stores, and restoring it.

use alquerque_app::storage::Store as _;
use alquerque_app::storage::backup;
use alquerque_app::text::Text;
use alquerque_core::record::file_text;
use alquerque_language::{Phrase, message};
use wasm_bindgen_futures::spawn_local;

use crate::app::App;
use crate::dom::{by_id, today};
use crate::record_input::{file_bytes, on_file_choice};
use crate::storage::{self, LOCAL_STORAGE};
use crate::{address, restart, sharing};

/// Adds the listeners.
pub(super) fn connect(app: &App) {
    app.listen(by_id("backup-save"), "click", |app, _: web_sys::Event| save(app));
    app.listen(by_id("backup-undo"), "click", |app, _: web_sys::Event| restore(app, LOCAL_STORAGE.get(backup::BEFORE)));
    if let Some(keys) = restart::restored() {
        let left_out = (!keys.is_empty()).then(|| Phrase::new(message::BACKUP_LEFT_OUT).text("keys", &keys));
        tell(app, Text::from(Phrase::new(message::BACKUP_RESTORED)).and(left_out));
    }
    on_file_choice(app, "backup-file", |app, files| {
        let app = app.clone();
        spawn_local(async move {
            let Some(file) = files.first() else { return };
            let bytes = file_bytes(file, backup::MAX_LEN).await;
            restore(&app, bytes.and_then(|bytes| file_text(&bytes)));
        });
    });
}

fn save(app: &App) {
    let told = match app.with_state(|state| backup::backup(&LOCAL_STORAGE, state.shelf.library())) {
        Ok(text) => {
            let name = format!("alquerque-{}.json", today());
            sharing::download(&name, &text).map(|()| Phrase::new(message::BACKUP_SAVED).text("file", &name))
        }
        Err(why) => Some(why),
    };
    if let Some(told) = told {
        tell(app, told.into());
    }
}

/// Shows the outcome of a backup or restore.
fn tell(app: &App, outcome: Text) {
    app.run_task(|state| {
        state.page.show_backup(outcome);
        Vec::new()
    });
}

/// Restores a backup and reloads the page, or explains why it can't.
fn restore(app: &App, text: Option<String>) {
    let foreign = || Phrase::new(message::BACKUP_FOREIGN);
    let today = today().to_string();
    let restored = text.ok_or_else(foreign).and_then(|text| backup::restore(&LOCAL_STORAGE, &text, &today));
    match restored {
        Ok(left_out) => {
            restart::keep_restored(&left_out.join(", "));
            // A move of the AI would overwrite a restored game.
            storage::close();
            address::reload();
        }
        Err(why) => tell(app, why.into()),
    }
}
