//! Fetches the parts of the site that load later, verifies them by their hash, and puts them into their places. The build
//! writes into each place which file goes there, see `crates/xtask/src/parts.rs`.

use alquerque_app::parts::{Part, Progress};
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, ReadableStreamDefaultReader, RequestCache, RequestInit, Response};

use crate::dom::{document, window};

/// Bytes of the hash that a file has in its name.
const HASH_BYTES: usize = 6;

/// Where a part goes, and what is to be there.
struct Place {
    element: Element,
    file: String,
    bytes: u32,
}

/// Fetches a part and puts it into its place; tells how far it is.
pub(crate) fn load(part: Part, tell: impl Fn(Progress) + 'static) {
    spawn_local(async move {
        let put = fetch_and_put(part, &tell).await;
        tell(if put.is_some() { Progress::There } else { Progress::Failed });
    });
}

async fn fetch_and_put(part: Part, tell: impl Fn(Progress)) -> Option<()> {
    let Place { element, file, bytes: total } = Place::of(part)?;
    let content = fetch_whole(&file, total, |received| tell(Progress::Loading { received, total })).await?;
    put(&element, &String::from_utf8(content).ok()?)
}

/// A file of which the length, and by its name the hash, is known; none where it does not come whole.
pub(crate) async fn fetch_whole(file: &str, bytes: u32, tell: impl Fn(u32)) -> Option<Vec<u8>> {
    // A copy that arrived damaged would come from the browser's cache once more.
    for cache in [RequestCache::Default, RequestCache::Reload] {
        if let Ok(content) = fetch(file, cache, &tell).await
            && is_what_it_should_be(&content, file, bytes).await
        {
            return Some(content);
        }
    }
    None
}

impl Place {
    fn of(part: Part) -> Option<Self> {
        let element = place(part)?;
        let file = element.get_attribute("data-file")?;
        let bytes = element.get_attribute("data-bytes")?.parse().ok()?;
        Some(Self { element, file, bytes })
    }
}

/// The element into which a part goes.
pub(crate) fn place(part: Part) -> Option<Element> {
    document()?.query_selector(&format!("[data-part='{}']", part.name())).ok()?
}

/// A file's bytes; `tell` hears how many there are as they come.
async fn fetch(file: &str, cache: RequestCache, tell: impl Fn(u32)) -> Result<Vec<u8>, JsValue> {
    let window = window().ok_or(JsValue::NULL)?;
    let options = RequestInit::new();
    options.set_cache(cache);
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

/// Whether these are the bytes that the build has written. Over plain HTTP browsers have no hashes, and the length must do.
async fn is_what_it_should_be(content: &[u8], file: &str, length: u32) -> bool {
    if usize::try_from(length).ok() != Some(content.len()) {
        return false;
    }
    let Some(window) = window() else { return false };
    let subtle = window.crypto().map(|crypto| crypto.subtle()).ok();
    let Some(subtle) = subtle.filter(|subtle| !subtle.is_undefined()) else { return true };
    let bytes = Uint8Array::from(content);
    let Ok(digest) = subtle.digest_with_str_and_buffer_source("SHA-256", &bytes) else { return false };
    let Ok(digest) = JsFuture::from(digest).await else { return false };
    let hash = Uint8Array::new(&digest).to_vec().iter().take(HASH_BYTES).fold(String::new(), |hash, byte| {
        let digit = |four: u8| char::from_digit(four.into(), 16).unwrap_or_default();
        hash + digit(byte >> 4).encode_utf8(&mut [0; 4]) + digit(byte & 15).encode_utf8(&mut [0; 4])
    });
    file.contains(&hash)
}

/// Puts what stands in a page's article into an element.
fn put(element: &Element, page: &str) -> Option<()> {
    let (_, article) = page.split_once("<article")?;
    let (_, content) = article.split_once('>')?;
    let (content, _) = content.rsplit_once("</article>")?;
    // It has been verified: this is what the build has written.
    element.set_inner_html(content);
    Some(())
}
