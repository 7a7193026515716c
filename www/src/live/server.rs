//! The player's own STUN or TURN server; none unless they enter one.

use web_sys::HtmlInputElement;

use alquerque_app::store::Store as _;

use crate::dom::{find, listen};
use crate::storage::WHOLE;

/// Storage key of the address, user name and password, one per line.
const KEY: &str = "alquerque.live";
/// The fields, in the same order.
const FIELDS: [&str; 3] = ["friend-server-url", "friend-server-user", "friend-server-password"];
/// The protocols of such servers.
const KINDS: [&str; 4] = ["stun:", "stuns:", "turn:", "turns:"];

/// A server and its credentials.
#[derive(Clone, Debug, Default)]
pub(super) struct Server {
    pub(super) url: String,
    pub(super) user: String,
    pub(super) password: String,
}

impl Server {
    /// The server entered in the form.
    pub(super) fn entered() -> Self {
        let [url, user, password] = FIELDS
            .map(|id| find::<HtmlInputElement>(id).map_or_else(String::new, |field| field.value().trim().to_owned()));
        Self { url, user, password }
    }

    /// Whether it is usable: empty, or an address of the right kind.
    pub(super) fn is_sound(&self) -> bool {
        self.url.is_empty() || KINDS.iter().any(|kind| self.url.starts_with(kind) && self.url.len() > kind.len())
    }
}

/// Restores the form's stored contents, and stores changes.
pub(super) fn connect() {
    let kept = WHOLE.get(KEY).unwrap_or_default();
    let mut lines = kept.lines();
    for id in FIELDS {
        let Some(field) = find::<HtmlInputElement>(id) else { continue };
        field.set_value(lines.next().unwrap_or_default());
        listen(&field, "change", |_: web_sys::Event| {
            keep(&Server::entered());
        });
    }
}

fn keep(Server { url, user, password }: &Server) {
    let text = [url.as_str(), user, password].join("\n");
    WHOLE.replace(KEY, (!url.is_empty()).then_some(&text));
}
