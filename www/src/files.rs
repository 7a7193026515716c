//! Files that the user chooses.

use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

use crate::app::App;
use crate::dom::{by_id, target};

/// Calls `read` with the file whenever the user chooses one in a field.
pub(crate) fn on_choice(app: &App, id: &str, read: impl Fn(&App, File) + 'static) {
    app.listen(by_id(id), "change", move |app, event: web_sys::Event| {
        let Some(input) = target::<HtmlInputElement>(&event) else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            read(app, file);
        }
        // Allows choosing the same file again.
        input.set_value("");
    });
}

/// Returns the content of a file of at most `most` bytes.
pub(crate) async fn bytes(file: &File, most: usize) -> Option<Vec<u8>> {
    if file.size() > most as f64 {
        return None;
    }
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}
