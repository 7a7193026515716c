//! Sharing: the clipboard, the share sheet and downloads.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, HtmlElement, Url};

use alquerque_app::share::qr::{self, Drawing};

use crate::dom::{append, by_id, html, set_attribute, set_shown, svg, window};

/// Calls a method that returns a promise and may be missing in some browsers.
fn promise(target: &JsValue, method: &str, argument: &JsValue) -> Option<Promise> {
    let method: Function = Reflect::get(target, &method.into()).ok()?.dyn_into().ok()?;
    method.call1(target, argument).ok()?.dyn_into().ok()
}

/// Copies a text to the clipboard, and reports success.
pub(crate) fn copy(text: &str, tell: impl FnOnce(bool) + 'static) {
    let clipboard = window().and_then(|window| Reflect::get(&window.navigator(), &"clipboard".into()).ok());
    let promise =
        clipboard.filter(JsValue::is_object).and_then(|clipboard| promise(&clipboard, "writeText", &text.into()));
    spawn_local(async move {
        let done = match promise {
            Some(promise) => JsFuture::from(promise).await.is_ok(),
            None => false,
        };
        tell(done);
    });
}

/// Draws a link as a QR code, unless it is drawn already. Shows the element `shown` only if the link fits into a code.
pub(crate) fn draw_code(id: &str, shown: &str, link: &str) -> Option<()> {
    let code = by_id(id)?;
    if code.get_attribute("data-link").as_deref() == Some(link) {
        return None;
    }
    set_attribute(&code, "data-link", link);
    let drawing = qr::drawing(link);
    set_shown(shown, drawing.is_some());
    let Drawing { side, path } = drawing?;
    set_attribute(&code, "viewBox", &format!("0 0 {side} {side}"));
    code.set_text_content(None);
    append(&code, &svg("path", &[("d", &path)]));
    Some(())
}

/// The result of a share sheet.
pub(crate) enum Shared {
    Used,
    /// The user closed the sheet.
    Left,
    /// Sharing failed.
    Failed,
}

/// Returns whether the browser has a share sheet.
pub(crate) fn has_sheet() -> bool {
    let method = window().and_then(|window| Reflect::get(&window.navigator(), &"share".into()).ok());
    method.is_some_and(|method| method.is_function())
}

/// Opens the share sheet with a link and reports the result later. Returns `false` if there is no share sheet.
pub(crate) fn share(title: &str, link: &str, tell: impl FnOnce(Shared) + 'static) -> bool {
    let data = js_sys::Object::new();
    // Setting a property of a fresh plain object cannot fail.
    let _ = Reflect::set(&data, &"title".into(), &title.into());
    let _ = Reflect::set(&data, &"url".into(), &link.into());
    let sheet = window().and_then(|window| promise(&window.navigator(), "share", &data));
    let Some(sheet) = sheet else { return false };
    spawn_local(async move {
        tell(match JsFuture::from(sheet).await {
            Ok(_) => Shared::Used,
            Err(error) if is_abort(&error) => Shared::Left,
            Err(_) => Shared::Failed,
        });
    });
    true
}

fn is_abort(error: &JsValue) -> bool {
    Reflect::get(error, &"name".into()).is_ok_and(|name| name.as_string().as_deref() == Some("AbortError"))
}

/// Downloads a text as a file; `None` if the browser cannot.
pub(crate) fn download(name: &str, text: &str) -> Option<()> {
    let parts = js_sys::Array::of1(&text.into());
    download_blob(name, &Blob::new_with_str_sequence(&parts).ok()?)
}

/// Downloads a blob as a file; `None` if the browser cannot.
pub(crate) fn download_blob(name: &str, blob: &Blob) -> Option<()> {
    let url = Url::create_object_url_with_blob(blob).ok()?;
    let anchor = html("a", "", "");
    set_attribute(&anchor, "href", &url);
    set_attribute(&anchor, "download", name);
    anchor.dyn_ref::<HtmlElement>()?.click();
    // The download has started by then.
    crate::dom::after(60_000, move || {
        let _ = Url::revoke_object_url(&url);
    });
    Some(())
}
