//! The files that a worker loads during its work.

use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

#[wasm_bindgen]
extern "C" {
    /// Fetches and verifies a file; undefined if it is not available. Defined by the worker's script, www/worker.js.
    #[wasm_bindgen(js_name = knowledge, catch)]
    async fn load(name: &str) -> Result<JsValue, JsValue>;
}

/// A file that loads in the background.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadedFile {
    /// The content of the file.
    Bytes(Vec<u8>),
    /// It is still loading.
    Loading,
    /// It failed to load.
    Failed,
}

/// Returns the file with this name once it has loaded. The first call may start loading it.
pub type Files = fn(&str) -> LoadedFile;

thread_local! {
    static REQUESTED: RefCell<BTreeMap<String, LoadedFile>> = RefCell::default();
}

/// A file of the site. The first call starts loading it, and so does a call that returns that it has failed.
pub(crate) fn in_background(name: &str) -> LoadedFile {
    let known = REQUESTED.with_borrow(|files| files.get(name).cloned());
    if matches!(known, None | Some(LoadedFile::Failed)) {
        let note = |name, file| REQUESTED.with_borrow_mut(|files| files.insert(name, file));
        let name = name.to_owned();
        note(name.clone(), LoadedFile::Loading);
        spawn_local(async move {
            let loaded = file(&name).await.map_or(LoadedFile::Failed, LoadedFile::Bytes);
            note(name, loaded);
        });
    }
    known.unwrap_or(LoadedFile::Loading)
}

/// A file of the site; `None` if it cannot be loaded.
pub async fn file(name: &str) -> Option<Vec<u8>> {
    Some(load(name).await.ok()?.dyn_into::<Uint8Array>().ok()?.to_vec())
}
