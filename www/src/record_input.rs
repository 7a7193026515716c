//! The browser's events that concern the game record: its buttons, fields, files and links.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, DragEvent, Element, File, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use web_sys::{KeyboardEvent, StorageEvent, Url};

use crate::app::App;
use crate::dom::{by_id, document, find, focus, html, listen, set_attribute, window};
use crate::storage::Local;
use crate::view::record::field;
use crate::{input, shelf};
use alquerque_app::event::Event;
use alquerque_app::page::Page;
use alquerque_app::record_event::{RecordEffect, RecordEvent, Step};
use alquerque_app::saved::saved_game;
use alquerque_app::store::Store as _;
use alquerque_app::{library, settings};

/// The largest file that is read, in bytes.
const LARGEST_FILE: f64 = alquerque_core::record::LONGEST_TEXT as f64;

/// Starts to listen.
pub(crate) fn connect(app: &App) {
    connect_list(app);
    connect_fields(app);
    connect_files(app);
    if let Some(window) = window() {
        let app = app.clone();
        listen(&window, "storage", move |event: StorageEvent| {
            let Some(key) = event.key() else { return };
            let change = match key.as_str() {
                library::KEY => return shelf::read(&app),
                settings::KEY => Local.get(settings::KEY).map(RecordEvent::OtherSettings),
                key => saved_game(&Local, key).map(RecordEvent::OtherTab),
            };
            if let Some(change) = change {
                app.dispatch(Event::Record(change));
            }
        });
    }
}

/// What a button asks for, by its `data-do`.
pub(crate) fn ask(what: &str, button: &Element) -> Option<RecordEvent> {
    let number = |name: &str| button.get_attribute(name)?.parse().ok();
    Some(match what {
        "go-to" => RecordEvent::GoTo(button.get_attribute("data-ply")?.parse().ok()?),
        "step-first" => RecordEvent::Step(Step::First),
        "step-previous" => RecordEvent::Step(Step::Previous),
        "step-next" => RecordEvent::Step(Step::Next),
        "step-last" => RecordEvent::Step(Step::Last),
        "play-back" => RecordEvent::PlayBack,
        "library-open" => RecordEvent::Open(number("data-id")?),
        "library-replay" => RecordEvent::Replay(number("data-id")?),
        "library-delete" => RecordEvent::Delete(number("data-id")?),
        "library-undelete" => RecordEvent::Undelete,
        "library-export" => RecordEvent::ExportAll,
        "record-copy" => RecordEvent::Copy,
        "record-download" => RecordEvent::Download,
        "record-read" => RecordEvent::Import(find::<HtmlTextAreaElement>("record-input")?.value()),
        "share" => RecordEvent::Share,
        "play-by-link" => RecordEvent::PlayByLink,
        _ => return None,
    })
}

/// The arrow keys in the list of moves.
fn connect_list(app: &App) -> Option<()> {
    let app = app.clone();
    let element = by_id("moves")?;
    listen(&element, "keydown", move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowLeft" | "ArrowUp" => Step::Previous,
            "ArrowRight" | "ArrowDown" => Step::Next,
            "Home" => Step::First,
            "End" => Step::Last,
            _ => return,
        };
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        event.prevent_default();
        app.dispatch(Event::Record(RecordEvent::Step(step)));
    });
    Some(())
}

fn connect_fields(app: &App) -> Option<()> {
    let app = app.clone();
    let element = by_id("record")?;
    listen(&element, "change", move |event: web_sys::Event| {
        let Some(target) = event.target() else { return };
        let ask = if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
            select.value().parse().ok().map(RecordEvent::Form)
        } else if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
            field(&input.id()).map(|field| RecordEvent::Header(field, input.value()))
        } else {
            None
        };
        if let Some(ask) = ask {
            app.dispatch(Event::Record(ask));
        }
    });
    Some(())
}

/// Files: chosen in the dialog, or dropped anywhere.
fn connect_files(app: &App) -> Option<()> {
    let chosen = app.clone();
    let element = by_id("record-file")?;
    listen(&element, "change", move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(input) = input {
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                read_file(&chosen, file);
            }
            // So that the same file can be chosen once more.
            input.set_value("");
        }
    });
    let page: web_sys::EventTarget = document()?.into();
    listen(&page, "dragover", |event: DragEvent| {
        if event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0)) {
            event.prevent_default();
        }
    });
    let dropped = app.clone();
    listen(&page, "drop", move |event: DragEvent| {
        let file = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            event.prevent_default();
            read_file(&dropped, file);
        }
    });
    Some(())
}

fn read_file(app: &App, file: File) {
    let app = app.clone();
    spawn_local(async move {
        let name = file.name();
        let buffer = if file.size() > LARGEST_FILE { None } else { JsFuture::from(file.array_buffer()).await.ok() };
        let bytes = buffer.map(|buffer| js_sys::Uint8Array::new(&buffer).to_vec());
        show_dialog_if_needed(&app, RecordEvent::FileRead { name, bytes });
    });
}

/// Dispatches, and puts the fragment of a dialog that it has opened on the address.
fn show_dialog_if_needed(app: &App, ask: RecordEvent) {
    let before = app.with_state(|state| state.page);
    app.dispatch(Event::Record(ask));
    if app.with_state(|state| state.page) == Some(Page::Record) && before != Some(Page::Record) {
        input::name_in_address(app, Page::Record, before.is_some());
    }
}

/// The link to a game in the address, if there is one: all links begin with `g`, a number and a point.
pub(crate) fn link_in_address() -> Option<String> {
    let hash = window()?.location().hash().ok()?;
    let (version, _) = hash.strip_prefix("#g")?.split_once('.')?;
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some(hash)
}

/// The page's address without a fragment.
pub(crate) fn address() -> Option<String> {
    let location = window()?.location();
    Some(format!("{}{}", location.origin().ok()?, location.pathname().ok()?))
}

/// Does what the record's part of the state cannot do by itself.
pub(crate) fn run(app: &App, task: RecordEffect) {
    match task {
        RecordEffect::SaveLibrary => shelf::write(app),
        RecordEffect::ReadLibrary => shelf::read(app),
        RecordEffect::ForgetText(text) => {
            // Another tab of an older version may have written it anew.
            if Local.get(library::KEY).as_ref() == Some(&text) {
                Local.remove(library::KEY);
            }
        }
        RecordEffect::Copy(text) => copy(app, &text),
        RecordEffect::Download { name, text } => {
            if download(&name, &text).is_none() {
                app.dispatch(Event::Trouble("The file cannot be written here: copy the text by hand.".to_owned()));
            }
        }
        RecordEffect::Share { title, link } => share(app, &title, link),
        RecordEffect::ClearAddress => {
            app.page_was_pushed(false);
            if let Some(history) = window().and_then(|window| window.history().ok()) {
                // Failing to tidy the address up does not matter.
                let _ = history.replace_state_with_url(&JsValue::NULL, "", Some("./"));
            }
        }
        RecordEffect::Focus(id) => app.after_frame(move || {
            if let Some(element) = by_id(&id) {
                focus(&element);
            }
        }),
        RecordEffect::ShowText(text) => {
            if let Some(area) = find::<HtmlTextAreaElement>("record-input") {
                area.set_value(&text);
            }
        }
    }
}

/// Calls a method that not every browser has and that answers by a promise.
fn promise(target: &JsValue, method: &str, argument: &JsValue) -> Option<Promise> {
    let method: Function = Reflect::get(target, &method.into()).ok()?.dyn_into().ok()?;
    method.call1(target, argument).ok()?.dyn_into().ok()
}

fn copy(app: &App, text: &str) {
    let clipboard = window().and_then(|window| Reflect::get(&window.navigator(), &"clipboard".into()).ok());
    let promise =
        clipboard.filter(JsValue::is_object).and_then(|clipboard| promise(&clipboard, "writeText", &text.into()));
    let app = app.clone();
    spawn_local(async move {
        let done = match promise {
            Some(promise) => JsFuture::from(promise).await.is_ok(),
            None => false,
        };
        app.dispatch(Event::Record(RecordEvent::Copied(done)));
    });
}

fn share(app: &App, title: &str, link: String) {
    let data = js_sys::Object::new();
    // Setting a property of a fresh plain object cannot fail.
    let _ = Reflect::set(&data, &"title".into(), &title.into());
    let _ = Reflect::set(&data, &"url".into(), &link.as_str().into());
    let sheet = window().and_then(|window| promise(&window.navigator(), "share", &data));
    let Some(sheet) = sheet else { return copy_link(app, &link) };
    app.dispatch(Event::PageClosed(Page::Menu));
    let app = app.clone();
    spawn_local(async move {
        match JsFuture::from(sheet).await {
            Ok(_) => app.dispatch(Event::Record(RecordEvent::Shared)),
            // Whoever leaves the sheet wants nothing else.
            Err(error) if is_abort(&error) => {}
            Err(_) => copy_link(&app, &link),
        }
    });
}

fn is_abort(error: &JsValue) -> bool {
    Reflect::get(error, &"name".into()).is_ok_and(|name| name.as_string().as_deref() == Some("AbortError"))
}

fn copy_link(app: &App, link: &str) {
    copy(app, link);
    input::open(app, Page::Share);
}

fn download(name: &str, text: &str) -> Option<()> {
    let parts = js_sys::Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence(&parts).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let anchor = html("a", "", "")?;
    set_attribute(&anchor, "href", &url);
    set_attribute(&anchor, "download", name);
    anchor.dyn_ref::<HtmlElement>()?.click();
    // The download has begun by then.
    crate::dom::after(60_000, move || {
        let _ = Url::revoke_object_url(&url);
    });
    Some(())
}
