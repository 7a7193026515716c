//! The files that the documents name exist, and docs/strength.md lists the levels as they are.

use std::fs;
use std::path::Path;

use alquerque_core::GameId;
use alquerque_core::search::{LEVEL_COUNT, Level, UCT_LEVELS, alpha_beta_levels};

/// The documents that name files of the repository. A path may leave out its first folders.
const DOCUMENTS: [&str; 17] = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "README.md",
    "crates/fuzz/README.md",
    "docs/cli.md",
    "docs/design-system.md",
    "docs/formats.md",
    "docs/hosting.md",
    "docs/performance.md",
    "docs/puzzles.md",
    "docs/solved.md",
    "docs/solving.md",
    "docs/strength.md",
    "docs/study.md",
    "docs/translating.md",
    "tests/README.md",
    "tests/browser/README.md",
];

/// Extensions of source files. Other names in the documents, such as those of databases, are examples.
const ENDINGS: [&str; 8] = [".css", ".ftl", ".html", ".js", ".md", ".mjs", ".rs", ".svg"];

/// Folders that builds and tests create.
const CREATED: [&str; 3] = ["dist/", "failures/", "fuzz/artifacts/"];
/// Words that stand for a name in a path.
const PLACEHOLDERS: [&str; 2] = ["CODE", "TARGET"];

/// Folders that are not part of the repository.
const IGNORED: [&str; 5] = [".git", ".tools", "dist", "node_modules", "target"];

/// Adds the paths below a folder, each with a slash before it; folders also have one after it.
fn add_paths(folder: &Path, prefix: &str, paths: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = entry.file_name().into_string().unwrap();
        if IGNORED.contains(&name.as_str()) {
            continue;
        }
        let path = format!("{prefix}/{name}");
        if entry.file_type().unwrap().is_dir() {
            add_paths(&entry.path(), &path, paths);
            paths.push(format!("{path}/"));
        } else {
            paths.push(path);
        }
    }
}

/// Whether a word of a document names a file or folder.
fn is_path(word: &str) -> bool {
    let has_name_characters = word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/._-".contains(&byte));
    let ends = ENDINGS.iter().any(|ending| word.strip_suffix(ending).is_some_and(|name| !name.is_empty()));
    let is_folder = word.len() > 1 && word.ends_with('/') && !word.starts_with(['.', '/']);
    has_name_characters && (ends || is_folder) && !PLACEHOLDERS.iter().any(|name| word.contains(name))
}

#[test]
fn files_named_in_documents_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut paths = Vec::new();
    add_paths(root, "", &mut paths);
    let mut missing = Vec::new();
    for document in DOCUMENTS {
        let text = fs::read_to_string(root.join(document)).unwrap();
        // Odd parts are in backticks; a fence has three backticks, which keeps the parity.
        for word in text.split('`').skip(1).step_by(2).filter(|word| is_path(word)) {
            if !CREATED.contains(&word) && !paths.iter().any(|path| path.ends_with(&format!("/{word}"))) {
                missing.push(format!("{document}: {word}"));
            }
        }
    }
    assert_eq!(missing, [""; 0], "no such files");
}

const STRENGTH: &str = include_str!("../../docs/strength.md");

/// The beginning of a level's row, up to its rating.
fn row(level: &Level, work: &str, can_overlook: bool) -> String {
    let temperature = f32::from(level.temperature) / 1000.0;
    let overlooks = if can_overlook { format!(" {} |", level.overlooks) } else { String::new() };
    format!("| {} | {work} | {temperature} |{overlooks} {} |", level.number, level.rating)
}

/// A number with commas between thousands.
fn grouped(number: u32) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", grouped(number / 1000), number % 1000),
    }
}

fn assert_listed(row: &str) {
    assert!(STRENGTH.lines().any(|line| line.starts_with(row)), "docs/strength.md has no row `{row} …`");
}

#[test]
fn levels_are_listed_with_their_ratings() {
    for level in &UCT_LEVELS {
        assert_listed(&row(level, &grouped(level.work), true));
    }
    // Games of Othello have no captures that a level could overlook.
    for (game, can_overlook) in [(GameId::Othello, false), (GameId::Draughts, true)] {
        for level in alpha_beta_levels(game) {
            let is_last = level.number == LEVEL_COUNT;
            let work = if is_last { "until the time is up".to_owned() } else { level.work.to_string() };
            assert_listed(&row(level, &work, can_overlook));
        }
    }
}
