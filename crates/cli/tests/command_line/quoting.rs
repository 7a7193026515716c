//! Untrusted text in messages is escaped and shortened.

use std::fs;
use std::path::Path;

use crate::program::{folder, run};

/// Clears the screen, reverses the text after it, and rings the bell.
const HOSTILE: &str = "\u{1b}[2Jx\u{202e}y\u{200f}\u{7}\u{9b}z";
const ESCAPED: &str = "<U+001B>[2Jx<U+202E>y<U+200F><U+0007><U+009B>z";

/// Invalid command lines with this text in every possible place.
fn command_lines(text: &str) -> Vec<Vec<String>> {
    let own = folder("hostile");
    let folder = own.to_str().unwrap();
    let lines: &[&[&str]] = &[
        &[text],
        &["perft", text],
        &["perft", &format!("--{text}")],
        &["record", &format!("--{text}")],
        &["perft", "--rules", text, "--depth", "1"],
        &["perft", "--rules", "merkel", "--depth", text],
        &["perft", "--rules", "merkel", "--depth", "1", "--position", text],
        &["search", "--rules", "merkel", "--engine", text],
        &["search", "--rules", "merkel", "--moves", text],
        &["search", "--rules", "merkel", "--exploration", text],
        &["match", "--rules", "merkel", "--a", text, "--b", "random", "--games", "1"],
        &["match", "--rules", "merkel", "--a", &format!("uct:{text}=1"), "--b", "random", "--games", "1"],
        &["match", "--rules", "merkel", "--a", &format!("uct:level={text}"), "--b", "random", "--games", "1"],
        &["solve", "--rules", "merkel", "--memory", text],
        &["solve", "--rules", "medieval", "--database", &format!("{folder}/{text}")],
        &["solve", "--rules", "medieval", "--certificate", &format!("{folder}/{text}/none")],
        &["solve", "--verify", &format!("{folder}/{text}")],
        &["book", &format!("{folder}/{text}.book"), &format!("{folder}/{text}")],
        &["record", &format!("{folder}/{text}")],
        &["bench", "--seconds", text],
    ];
    lines.iter().map(|line| line.iter().map(|&word| word.to_owned()).collect()).collect()
}

#[test]
fn messages_have_no_control_characters() {
    for line in command_lines(HOSTILE) {
        let line: Vec<&str> = line.iter().map(String::as_str).collect();
        let found = run(&line, b"");
        assert!(found.code != 0 && found.out.is_empty(), "{line:?} {found:?}");
        let message = found.err.strip_suffix('\n').unwrap();
        assert!(message.contains(ESCAPED), "{line:?} {message}");
        let harmful = |c: char| c.is_control() || matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}');
        assert!(!message.contains(harmful), "{line:?} {message:?}");
    }
}

#[test]
fn long_text_is_shortened() {
    // Longer than any file name, but a possible argument.
    let long = "x".repeat(100_000);
    for line in command_lines(&long) {
        let line: Vec<&str> = line.iter().map(String::as_str).collect();
        let found = run(&line, b"");
        assert!(found.code != 0 && found.out.is_empty(), "{:?}", line[0]);
        assert!(found.err.len() < 1500 && found.err.contains('…'), "{} {} {}", line[0], line[1], found.err.len());
    }
}

#[test]
fn messages_about_readable_files_are_escaped_too() {
    let folder = folder("told");
    let file = folder.join(HOSTILE);
    fs::write(&file, "c2-c3 c2-c3\n").unwrap();
    let result = run(&["record", file.to_str().unwrap()], b"");
    assert_eq!(result.code, 1);
    let quoting = Path::new(&folder).join(ESCAPED);
    assert!(result.err.starts_with(&format!("alquerque: {}: game 1: warning: ", quoting.display())), "{}", result.err);
    // The message about a loaded search names the folder.
    let keep = folder.join(format!("keep{HOSTILE}"));
    let question =
        ["solve", "--rules", "merkel", "--position", "5/3d1/1d3/2l2/5 d -", "--keep", keep.to_str().unwrap()];
    run(&question, b"");
    let again = run(&question, b"");
    assert!(again.err.contains(" states loaded from ") && again.err.contains(ESCAPED), "{again:?}");
    assert!(!again.err.contains('\u{1b}'), "{again:?}");
}
