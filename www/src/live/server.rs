//! The player's own STUN or TURN server; none unless they enter one.

use alquerque_app::storage::Store as _;
use alquerque_live::Server;
use web_sys::HtmlInputElement;

use crate::dom::{find, listen};
use crate::storage::LOCAL_STORAGE;

/// Storage key of the address, user name and password, one per line.
const KEY: &str = "alquerque.live";
/// The fields, in the same order.
const FIELDS: [&str; 3] = ["friend-server-url", "friend-server-user", "friend-server-password"];
/// The server entered in the form.
pub(super) fn entered() -> Server {
    let [url, user, password] =
        FIELDS.map(|id| find::<HtmlInputElement>(id).map_or_else(String::new, |field| field.value().trim().to_owned()));
    Server { url, user, password }
}

/// Restores the form's stored contents, and stores changes.
pub(super) fn connect() {
    let kept = LOCAL_STORAGE.get(KEY).unwrap_or_default();
    let mut lines = kept.lines();
    for id in FIELDS {
        let Some(field) = find::<HtmlInputElement>(id) else { continue };
        field.set_value(lines.next().unwrap_or_default());
        listen(Some(&field), "change", |_: web_sys::Event| {
            LOCAL_STORAGE.replace(KEY, entered().lines().as_deref());
        });
    }
}
