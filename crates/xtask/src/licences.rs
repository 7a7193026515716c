//! Collects the licences of the crates in the site. cargo-about would do the same, but takes 150 crates to build; cargo
//! itself has all the information.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::command::{Failure, command, output, read, root, write as write_file};

/// The crates in the site, as listed by `cargo tree`.
const TREE: [&str; 14] = [
    "tree",
    "--package",
    "alquerque-www",
    "--package",
    "alquerque-worker",
    "--package",
    "alquerque-pictures",
    "--target",
    "wasm32-unknown-unknown",
    "--edges",
    "normal,no-proc-macro",
    "--prefix",
    "none",
    "--format={p}",
];

/// Restricted to one platform, as cargo would otherwise fetch crates for all platforms.
const METADATA: [&str; 4] = ["metadata", "--format-version=1", "--filter-platform", "wasm32-unknown-unknown"];

/// Writes the licences of this project and of all crates in the site to one file.
pub(crate) fn write(file: &Path) -> Result<(), Failure> {
    let tree = output(&mut command("cargo", &TREE)).ok_or_else(|| Failure("`cargo tree` failed".to_owned()))?;
    let crates: BTreeSet<(&str, &str)> = tree
        .lines()
        .filter_map(|line| {
            let mut words = line.split_whitespace();
            Some((words.next()?, words.next()?.strip_prefix('v')?))
        })
        .filter(|(name, _)| !name.starts_with("alquerque-"))
        .collect();
    let metadata =
        output(&mut command("cargo", &METADATA)).ok_or_else(|| Failure("`cargo metadata` failed".to_owned()))?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(Failure::of("cannot read `cargo metadata`"))?;
    let own = read(&root().join("LICENSE"))?;
    let mut text = format!("Alquerque\n\n{own}");
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let name = package["name"].as_str().unwrap_or_default();
        let version = package["version"].as_str().unwrap_or_default();
        if crates.contains(&(name, version)) {
            let licence = package["license"].as_str().unwrap_or("see its repository");
            let folder = Path::new(package["manifest_path"].as_str().unwrap_or_default()).parent();
            let terms = text_of(folder)
                .or_else(|| mit_text(licence, package, &own))
                .ok_or_else(|| Failure(format!("{name} {version} ({licence}) has no licence text")))?;
            // Writing to a string cannot fail.
            let _ = write!(text, "\n{}\n{name} {version} ({licence})\n\n{terms}", "=".repeat(78));
        }
    }
    write_file(file, text)
}

/// A crate's licence text. Given a choice of MIT and Apache, takes MIT, which is shorter.
fn text_of(folder: Option<&Path>) -> Option<String> {
    let names = ["LICENSE-MIT", "LICENSE-MIT.txt", "LICENSE", "LICENSE.md", "LICENSE.txt", "license-mit"];
    names.iter().find_map(|name| fs::read_to_string(folder?.join(name)).ok())
}

/// The MIT licence with a crate's authors, for an MIT crate that ships no licence text. Uses the wording of this
/// project's licence.
fn mit_text(licence: &str, package: &Value, own: &str) -> Option<String> {
    let (_, terms) = own.split_once("Permission is hereby").filter(|_| licence.contains("MIT"))?;
    let authors = package["authors"].as_array()?.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", ");
    let name = package["name"].as_str()?;
    let holders = if authors.is_empty() { format!("the authors of {name}") } else { authors };
    Some(format!("MIT License\n\nCopyright (c) {holders}\n\nPermission is hereby{terms}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_under_mit_without_a_text_gets_one_with_its_authors() {
        let package = serde_json::json!({"name": "a", "authors": ["Somebody"]});
        let text = mit_text("MIT OR Apache-2.0", &package, "Copyright us\n\nPermission is hereby granted").unwrap();
        assert_eq!(text, "MIT License\n\nCopyright (c) Somebody\n\nPermission is hereby granted");
        assert_eq!(mit_text("Zlib", &package, "Permission is hereby granted"), None);
    }
}
