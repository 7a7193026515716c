//! A browser's storage.

use std::cell::RefCell;
use std::collections::BTreeMap;

use alquerque_app::store::Store;

/// A browser's storage.
#[derive(Default)]
pub(super) struct Memory(RefCell<BTreeMap<String, String>>);

impl Memory {
    pub(super) fn with(key: &str, text: &str) -> Self {
        Self(RefCell::new(BTreeMap::from([(key.to_owned(), text.to_owned())])))
    }

    /// Whether this text is stored.
    pub(super) fn has(&self, text: &str) -> bool {
        self.0.borrow().values().any(|other| other == text)
    }

    /// Whether it is part of a stored text.
    pub(super) fn contains(&self, part: &str) -> bool {
        self.0.borrow().values().any(|other| other.contains(part))
    }

    /// The number of texts.
    pub(super) fn count(&self) -> usize {
        self.0.borrow().len()
    }

    /// All texts by key.
    pub(super) fn as_json(&self) -> String {
        serde_json::to_string(&*self.0.borrow()).unwrap_or_default()
    }
}

impl Store for Memory {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
        true
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }
}
