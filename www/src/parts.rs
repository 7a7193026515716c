//! Loads parts of the site on demand, verifies them by hash, and inserts them into their placeholders. The build writes
//! the file names into the placeholders, see `crates/xtask/src/parts.rs`.

use std::cell::RefCell;
use std::rc::Rc;

use alquerque_app::parts::{Part, Progress, Source};
use alquerque_core::GameId;
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AbortController, AbortSignal, Element, ReadableStreamDefaultReader, RequestCache, RequestInit, Response,
};

use crate::dom::{query, window};
use crate::{live_messages, words};

/// Length of the hash in a file name, in bytes.
const HASH_BYTES: usize = 6;

thread_local! {
    /// The downloads in progress.
    static LOADING: RefCell<Vec<(Part, AbortController)>> = const { RefCell::new(Vec::new()) };
}

/// A file with its length, and a hash in its name.
struct Known {
    file: String,
    bytes: u32,
}

impl Known {
    /// Returns the file that the build has listed under a name in an attribute of the root element.
    fn from_list(attribute: &str, name: &str) -> Option<Self> {
        let all = words::root_attribute(attribute);
        let mut fields = all.split(' ').find_map(|entry| entry.strip_prefix(name)?.strip_prefix(':'))?.split(':');
        Some(Self { file: fields.next()?.to_owned(), bytes: fields.next()?.parse().ok()? })
    }
}

/// Loads and inserts a part; reports progress unless it is cancelled.
pub(crate) fn load(part: Part, source: Source, tell: impl Fn(Progress) + 'static) {
    let Ok(controller) = AbortController::new() else { return tell(Progress::Failed) };
    let signal = controller.signal();
    LOADING.with_borrow_mut(|loading| loading.push((part, controller)));
    let tell = Rc::new(tell);
    spawn_local(async move {
        let put = fetch_and_put(part, source, &signal, Rc::clone(&tell)).await;
        if !signal.aborted() {
            LOADING.with_borrow_mut(|loading| loading.retain(|(other, _)| *other != part));
            tell(if put.is_some() { Progress::Loaded } else { Progress::Failed });
        }
    });
}

/// Cancels loading a part.
pub(crate) fn cancel(part: Part) {
    let loading = LOADING.take();
    let (given_up, kept): (Vec<_>, Vec<_>) = loading.into_iter().partition(|(other, _)| *other == part);
    LOADING.set(kept);
    for (_, controller) in given_up {
        controller.abort();
    }
}

async fn fetch_and_put(
    part: Part,
    source: Source,
    signal: &AbortSignal,
    tell: Rc<impl Fn(Progress) + 'static>,
) -> Option<()> {
    // A language's catalogue stays in the browser's cache, where start.js finds it.
    if let Part::Catalogue(language) = part {
        let catalogue = Known::from_list("data-words", language.code())?;
        return fetch_whole(&catalogue, source, signal, &*tell).await.map(drop);
    }
    let element = element_of(part)?;
    let file = element.get_attribute("data-file")?;
    let bytes = element.get_attribute("data-bytes")?.parse().ok()?;
    let content = fetch_whole(&Known { file, bytes }, source, signal, &*tell).await?;
    let content = String::from_utf8(content).ok()?;
    put(&element, &content)?;
    if part == Part::Friend {
        live_messages::start(&element, move || tell(Progress::Failed));
    }
    Some(())
}

/// Fetches the puzzles of a game; `None` if they don't arrive intact.
pub(crate) async fn puzzles(game: GameId) -> Option<Vec<u8>> {
    let known = Known::from_list("data-puzzles", game.name())?;
    let signal = AbortController::new().ok()?.signal();
    fetch_whole(&known, Source::Anywhere, &signal, |_| ()).await
}

/// Fetches the named openings of a game; `None` if they don't arrive intact.
pub(crate) async fn openings(game: GameId) -> Option<String> {
    let known = Known::from_list("data-openings", game.name())?;
    let signal = AbortController::new().ok()?.signal();
    String::from_utf8(fetch_whole(&known, Source::Anywhere, &signal, |_| ()).await?).ok()
}

/// Fetches a file; `None` if it does not arrive complete.
async fn fetch_whole(
    Known { file, bytes: total }: &Known,
    source: Source,
    signal: &AbortSignal,
    tell: impl Fn(Progress),
) -> Option<Vec<u8>> {
    let tell = |received| tell(Progress::Loading { received, total: *total });
    tell(0);
    // The browser's cache would return a damaged copy again.
    let caches: &[_] = match source {
        Source::Anywhere => &[RequestCache::Default, RequestCache::Reload],
        Source::Network => &[RequestCache::Reload],
    };
    for &cache in caches {
        if let Ok(content) = fetch(file, cache, signal, &tell).await
            && is_what_it_should_be(&content, file, *total).await
        {
            return Some(content);
        }
        if signal.aborted() {
            return None;
        }
    }
    None
}

/// Returns the element that holds a part.
pub(crate) fn element_of(part: Part) -> Option<Element> {
    query(&format!("[data-part='{}']", part.name()))
}

/// Fetches a file's bytes; `tell` receives the number of bytes so far.
async fn fetch(file: &str, cache: RequestCache, signal: &AbortSignal, tell: impl Fn(u32)) -> Result<Vec<u8>, JsValue> {
    let window = window().ok_or(JsValue::NULL)?;
    let options = RequestInit::new();
    options.set_cache(cache);
    options.set_signal(Some(signal));
    let response: Response = JsFuture::from(window.fetch_with_str_and_init(file, &options)).await?.dyn_into()?;
    let body = response.body().filter(|_| response.ok()).ok_or(JsValue::NULL)?;
    let reader: ReadableStreamDefaultReader = body.get_reader().dyn_into()?;
    let mut content = Vec::new();
    loop {
        let chunk = JsFuture::from(reader.read()).await?;
        if Reflect::get(&chunk, &"done".into())?.is_truthy() {
            return Ok(content);
        }
        let bytes: Uint8Array = Reflect::get(&chunk, &"value".into())?.dyn_into()?;
        content.extend(bytes.to_vec());
        tell(u32::try_from(content.len()).unwrap_or(u32::MAX));
    }
}

/// Verifies a file's bytes by its hash, or only by its length over plain HTTP, where browsers offer no hashing.
async fn is_what_it_should_be(content: &[u8], file: &str, length: u32) -> bool {
    if usize::try_from(length).ok() != Some(content.len()) {
        return false;
    }
    let Some(window) = window() else { return false };
    let crypto = window.crypto().ok().filter(|crypto| !crypto.is_undefined());
    let Some(subtle) = crypto.map(|crypto| crypto.subtle()).filter(|subtle| !subtle.is_undefined()) else {
        return true;
    };
    let bytes = Uint8Array::from(content);
    let Ok(digest) = subtle.digest_with_str_and_buffer_source("SHA-256", &bytes) else { return false };
    let Ok(digest) = JsFuture::from(digest).await else { return false };
    let hash = Uint8Array::new(&digest).to_vec().iter().take(HASH_BYTES).fold(String::new(), |hash, byte| {
        let digit = |four: u8| char::from_digit(four.into(), 16).unwrap_or_default();
        hash + digit(byte >> 4).encode_utf8(&mut [0; 4]) + digit(byte & 15).encode_utf8(&mut [0; 4])
    });
    file.contains(&hash)
}

/// Inserts the content of a page's article into an element.
fn put(element: &Element, page: &str) -> Option<()> {
    let (_, article) = page.split_once("<article")?;
    let (_, content) = article.split_once('>')?;
    let (content, _) = content.rsplit_once("</article>")?;
    // The content has been verified against the build.
    element.set_inner_html(content);
    Some(())
}
