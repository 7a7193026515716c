//! The table of keyboard shortcuts.

use crate::page::Page;
use crate::shortcuts::{KeyAction, groups, key_action};

#[test]
fn each_key_does_one_thing_anywhere_on_the_page() {
    for in_study in [false, true] {
        let mut seen = Vec::new();
        for shortcut in groups(in_study).flat_map(|group| group.shortcuts(in_study)) {
            let is_focused = shortcut.does.is_empty();
            assert!(is_focused || shortcut.keys.len() == shortcut.does.len(), "{:?}", shortcut.keys);
            for key in shortcut.keys.iter().filter(|_| !is_focused) {
                assert!(!seen.contains(key), "{key} is listed twice");
                assert!(key_action(key).is_some(), "{key} does nothing");
                seen.push(key);
            }
        }
    }
    assert!(matches!(key_action("?"), Some(KeyAction::Open(Page::Shortcuts))));
    assert!(key_action("Enter").is_none(), "keys of the focused control are left to it");
    assert!(key_action("x").is_none());
}
