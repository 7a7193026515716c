//! Names the crates in the site and collects their licences. cargo-about would do the latter, but takes 150 crates to
//! build; cargo itself has all the information.

use std::collections::{BTreeMap, BTreeSet};
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
    "depth",
    "--format= {p}",
];

/// Restricted to one platform, as cargo would otherwise fetch crates for all platforms.
const METADATA: [&str; 4] = ["metadata", "--format-version=1", "--filter-platform", "wasm32-unknown-unknown"];

/// The crates in the site that are not this project's.
pub(crate) struct Libraries {
    /// Their names and versions, and whether this project uses them directly.
    crates: BTreeMap<(String, String), bool>,
}

impl Libraries {
    /// Asks cargo for them.
    pub(crate) fn find() -> Result<Self, Failure> {
        let tree = output(&mut command("cargo", &TREE)).ok_or_else(|| Failure("`cargo tree` failed".to_owned()))?;
        Ok(Self::in_tree(&tree))
    }

    /// Reads lines of depth, name and version.
    fn in_tree(tree: &str) -> Self {
        let mut crates = BTreeMap::new();
        // Whether the crates above the current one are this project's.
        let mut above = Vec::new();
        for line in tree.lines() {
            let mut words = line.split_whitespace();
            let depth = words.next().and_then(|depth| depth.parse().ok());
            let version = |word: &str| word.strip_prefix('v').map(str::to_owned);
            let (Some(depth), Some(name), Some(version)) = (depth, words.next(), words.next().and_then(version)) else {
                continue;
            };
            above.truncate(depth);
            let is_direct = above.last() == Some(&true);
            let is_own = name.starts_with("alquerque-");
            above.push(is_own);
            if !is_own {
                *crates.entry((name.to_owned(), version)).or_default() |= is_direct;
            }
        }
        Self { crates }
    }

    /// The names of those that this project uses directly, for the page about it.
    pub(crate) fn direct(&self) -> String {
        let direct = self.crates.iter().filter(|(_, is_direct)| **is_direct).map(|((name, _), _)| name.as_str());
        direct.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(", ")
    }
}

/// Writes the licences of this project and of all crates in the site to one file.
pub(crate) fn write(file: &Path, libraries: &Libraries) -> Result<(), Failure> {
    let metadata =
        output(&mut command("cargo", &METADATA)).ok_or_else(|| Failure("`cargo metadata` failed".to_owned()))?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(Failure::context("cannot read `cargo metadata`"))?;
    let own = read(&root().join("LICENSE"))?;
    let mut text = format!("Alquerque\n\n{own}");
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let [name, version] = ["name", "version"].map(|field| package[field].as_str().unwrap_or_default());
        if libraries.crates.contains_key(&(name.to_owned(), version.to_owned())) {
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
    fn the_libraries_of_the_site_are_named() {
        let libraries = Libraries::find().unwrap();
        let direct = libraries.direct();
        let names: Vec<&str> = direct.split(", ").collect();
        for name in ["gloo-worker", "serde-wasm-bindgen", "wasm-bindgen", "web-sys", "js-sys", "rand", "resvg"] {
            assert!(names.contains(&name), "{name} in {direct}");
        }
        // Indirect ones, tools of the build, and our own.
        assert!(libraries.crates.keys().any(|(name, _)| name == "bytes" || name == "cfg-if"));
        for name in ["cfg-if", "serde_derive", "clap", "alquerque-core"] {
            assert!(!names.contains(&name), "{name} in {direct}");
        }
    }

    #[test]
    fn only_the_dependencies_of_own_crates_are_direct() {
        let tree = "0 alquerque-www v0.4.0 (/a)\n1 alquerque-core v0.4.0 (/a/core)\n2 libm v0.2.16\n1 idb v0.6.5\n\
                    2 js-sys v0.3.107\n3 once v1.0.0\n1 js-sys v0.3.107 (*)\n";
        let libraries = Libraries::in_tree(tree);
        assert_eq!(libraries.direct(), "idb, js-sys, libm");
        assert!(libraries.crates.contains_key(&("once".to_owned(), "1.0.0".to_owned())));
    }

    #[test]
    fn a_crate_under_mit_without_a_text_gets_one_with_its_authors() {
        let package = serde_json::json!({"name": "a", "authors": ["Somebody"]});
        let text = mit_text("MIT OR Apache-2.0", &package, "Copyright us\n\nPermission is hereby granted").unwrap();
        assert_eq!(text, "MIT License\n\nCopyright (c) Somebody\n\nPermission is hereby granted");
        assert_eq!(mit_text("Zlib", &package, "Permission is hereby granted"), None);
    }
}
