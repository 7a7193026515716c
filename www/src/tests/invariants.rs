//! What ARCHITECTURE.md promises of these files.

use std::fs;
use std::path::Path;

#[test]
fn state_and_update_have_no_browser() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let update = fs::read_dir(sources.join("update")).unwrap().map(|entry| entry.unwrap().path());
    let files = [
        "state.rs",
        "event.rs",
        "geometry.rs",
        "hand.rs",
        "board.rs",
        "choices.rs",
        "look.rs",
        "saved.rs",
        "settings.rs",
        "update.rs",
    ];
    let mut count = 0;
    for file in files.map(|name| sources.join(name)).into_iter().chain(update) {
        let text = fs::read_to_string(&file).unwrap();
        for browser in ["web_sys", "js_sys", "wasm_bindgen", "crate::dom", "crate::view"] {
            assert!(!text.contains(browser), "{} names {browser}", file.display());
        }
        count += 1;
    }
    assert!(count >= 16);
}
