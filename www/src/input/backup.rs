//! Backing up everything that the browser stores, and restoring it.

use alquerque_app::backup::{self, BEFORE};
use alquerque_app::store::Store as _;
use alquerque_app::text::Text;
use alquerque_core::record::file_text;
use alquerque_language::Phrase;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};

use crate::app::App;
use crate::dom::{by_id, listen, today};
use crate::storage::{self, Whole};
use crate::{address, restart, sharing};

/// Adds the listeners.
pub(super) fn connect(app: &App) -> Option<()> {
    let (saves, undoes, chooses) = (app.clone(), app.clone(), app.clone());
    listen(&by_id("backup-save")?.into(), "click", move |_: web_sys::Event| {
        save(&saves);
    });
    listen(&by_id("backup-undo")?.into(), "click", move |_: web_sys::Event| restore(&undoes, Whole.get(BEFORE)));
    if let Some(left_out) = restart::restored() {
        let told = Text::from(Phrase::new("backup-restored"));
        let left_out = Some(left_out).filter(|keys| !keys.is_empty());
        tell(app, told.and(left_out.map(|keys| Phrase::new("backup-left-out").text("keys", &keys))));
    }
    listen(&by_id("backup-file")?.into(), "change", move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(input) = input {
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                let app = chooses.clone();
                spawn_local(async move { restore(&app, text_of(&file).await) });
            }
            // Allows choosing the same file again.
            input.set_value("");
        }
    });
    Some(())
}

fn save(app: &App) -> Option<()> {
    let text = app.with_state(|state| backup::backup(&Whole::text(), &state.saved.shelf.library));
    let name = format!("alquerque-{}.json", today());
    sharing::download(&name, &text)?;
    tell(app, Phrase::new("backup-saved").text("file", &name).into());
    Some(())
}

/// Shows the outcome of a backup or restore.
fn tell(app: &App, outcome: Text) {
    app.change(|state| {
        state.view.dialogs.backup = outcome;
        Vec::new()
    });
}

async fn text_of(file: &File) -> Option<String> {
    if file.size() > backup::LONGEST as f64 {
        return None;
    }
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    file_text(&js_sys::Uint8Array::new(&buffer).to_vec())
}

/// Restores a backup and reloads the page, or explains why it can't.
fn restore(app: &App, file: Option<String>) {
    let foreign = || Phrase::new("backup-foreign");
    let today = today().to_string();
    let is_restored = file.ok_or_else(foreign).and_then(|file| backup::restore(&Whole, &Whole::text(), &file, &today));
    match is_restored {
        Ok(left_out) => {
            restart::keep_restored(&left_out.join(", "));
            // A move of the AI would overwrite a restored game.
            storage::close();
            address::reload();
        }
        Err(why) => tell(app, why.into()),
    }
}
