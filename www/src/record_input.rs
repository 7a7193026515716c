//! Input concerning the game record: buttons, fields, files and links.

use alquerque_app::command::Command;
use alquerque_core::record::MAX_TEXT_LEN;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, File, FileList, HtmlInputElement, HtmlSelectElement};
use web_sys::{KeyboardEvent, StorageEvent};

use crate::app::App;
use crate::dom::{by_id, closest, document, has_modifier, target, window};
use crate::library_storage;
use crate::storage::{Local, uses_study_keys};
use alquerque_app::event::Event;
use alquerque_app::page::Page;
use alquerque_app::record::RecordEvent;
use alquerque_app::record::view::field;
use alquerque_app::shortcuts::{self, KeyAction};
use alquerque_app::storage::Store as _;
use alquerque_app::storage::saved_game::saved_game;
use alquerque_app::{clock, library, settings};

/// Adds the listeners.
pub(crate) fn connect(app: &App) {
    connect_list(app);
    connect_fields(app);
    connect_files(app);
    if let Some(window) = window() {
        app.listen(Some(&window), "storage", |app, event: StorageEvent| {
            let Some(key) = event.key() else { return };
            let change = match key.as_str() {
                library::KEY => return library_storage::read(app.dispatcher()),
                clock::KEY => Some(RecordEvent::ClockRanElsewhere),
                settings::KEY => Local.get(settings::KEY).map(RecordEvent::SettingsChangedElsewhere),
                // The study follows other tabs itself.
                _ if uses_study_keys() => None,
                key => saved_game(&Local, key).map(RecordEvent::OtherTab),
            };
            if let Some(change) = change {
                app.dispatch(Event::Record(change));
            }
        });
    }
}

/// Elements in which keys have their own meaning.
const OTHER_KEYS: &str = "#board, dialog, input, select, textarea";
/// Of these, the board after a move with a pointer, and the field for moves while it is empty.
const FREE_KEYS: &str = "#board[data-pointed], #typed:placeholder-shown";

/// Arrow keys step through the game; within the list, so do the up and down keys.
fn connect_list(app: &App) {
    app.listen(document(), "keydown", |app, event: KeyboardEvent| {
        let is_in = |selector: &str| closest(&event, selector).is_some();
        let step = match event.key().as_str() {
            "ArrowUp" if is_in("#moves") => Command::StepPrevious,
            "ArrowDown" if is_in("#moves") => Command::StepNext,
            key => match shortcuts::key_action(key) {
                Some(KeyAction::Step(step)) => step,
                _ => return,
            },
        };
        let has_modifier = has_modifier(&event) || event.shift_key();
        let is_taken = is_in(OTHER_KEYS) && !is_in(FREE_KEYS);
        if has_modifier || is_taken || app.with_state(|state| state.page.current().is_some()) {
            return;
        }
        event.prevent_default();
        app.dispatch(Event::Command(step));
    });
}

fn connect_fields(app: &App) {
    app.listen(by_id("record"), "change", |app, event: web_sys::Event| {
        let Some(target) = event.target() else { return };
        let asked = if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
            select.value().parse().ok().map(RecordEvent::TextFormat)
        } else if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
            field(&input.id()).map(|field| RecordEvent::Header(field, input.value()))
        } else {
            None
        };
        if let Some(event) = asked {
            app.dispatch(Event::Record(event));
        }
    });
}

/// Handles files, chosen in the dialog or dropped anywhere.
fn connect_files(app: &App) {
    // The study's page has a second field.
    for id in ["record-file", "studies-file"] {
        on_file_choice(app, id, read_files);
    }
    app.listen(document(), "dragover", |_, event: DragEvent| {
        if event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0)) {
            event.prevent_default();
        }
    });
    app.listen(document(), "drop", |app, event: DragEvent| {
        let Some(files) = event.data_transfer().and_then(|data| data.files()) else { return };
        let files = files_in(&files);
        if !files.is_empty() {
            event.prevent_default();
            read_files(app, files);
        }
    });
}

fn files_in(list: &FileList) -> Vec<File> {
    (0..list.length()).filter_map(|index| list.get(index)).collect()
}

fn read_files(app: &App, files: Vec<File>) {
    let app = app.clone();
    spawn_local(async move {
        let mut contents = Vec::new();
        for file in files {
            contents.push((file.name(), file_bytes(&file, MAX_TEXT_LEN).await));
        }
        import(&app, RecordEvent::FilesRead(contents));
    });
}

/// Dispatches the content of files.
fn import(app: &App, event: RecordEvent) {
    let before = app.with_state(|state| state.page.current());
    app.dispatch(Event::Record(event));
    // Put the dialog that this has opened into the address.
    if app.with_state(|state| state.page.current()) == Some(Page::Record) && before != Some(Page::Record) {
        app.name_in_address(Page::Record, before.is_some());
    }
}

/// Calls `read` with the files whenever the user chooses some in a field.
pub(crate) fn on_file_choice(app: &App, id: &str, read: impl Fn(&App, Vec<File>) + 'static) {
    app.listen(by_id(id), "change", move |app, event: web_sys::Event| {
        let Some(input) = target::<HtmlInputElement>(&event) else { return };
        let files = input.files().map_or_else(Vec::new, |files| files_in(&files));
        if !files.is_empty() {
            read(app, files);
        }
        // Allows choosing the same file again.
        input.set_value("");
    });
}

/// Returns the content of a file of at most `most` bytes.
pub(crate) async fn file_bytes(file: &File, most: usize) -> Option<Vec<u8>> {
    if file.size() > most as f64 {
        return None;
    }
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}
