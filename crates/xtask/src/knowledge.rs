//! What is known of Alquerque for certain, as parts of the site: the module that proves, books and endgame databases. The script of its
//! worker learns their names.

use std::fs;
use std::path::Path;

use alquerque_core::alquerque::Alquerque;
use alquerque_solver::database::Database;
use alquerque_solver::expert::{BOOKS, CHECKERS, DATABASES};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use crate::command::{Failure, root};
use crate::module;
use crate::pack::pack;
use crate::parts::{FOLDER, Part, hexadecimal};

/// The script of the worker, below the site's folder.
const WORKER: &str = "prover-worker.js";
/// What stands in it for the names of the files.
const NAMES: &str = "[\"KNOWLEDGE\"]";
/// The module and its glue, as Trunk writes them.
const MODULE: [(&str, &str, &str); 2] =
    [("glue", "alquerque-prover.js", "js"), ("module", "alquerque-prover_bg.wasm", "wasm")];
/// Threads that build a database.
const THREADS: usize = 2;

/// Writes all parts below `staging`, and their names into the worker's script.
pub(crate) fn write_all(staging: &Path) -> Result<(), Failure> {
    let folder = format!("{FOLDER}truth/");
    let mut names = Vec::new();
    let mut add = |name: String, kind: &str, content: &[u8]| -> Result<(), Failure> {
        let file = Part::write(staging, &folder, &name, kind, content)?.file;
        names.push((name, [file, STANDARD.encode(Sha256::digest(content))]));
        Ok(())
    };
    for (name, file, kind) in MODULE {
        let path = staging.join(file);
        let content = fs::read(&path).map_err(Failure::of(path.display()))?;
        fs::remove_file(&path).map_err(Failure::of(path.display()))?;
        let content = if kind == "wasm" { module::without_paths(content, &module::cargo_home()) } else { content };
        add(name.to_owned(), kind, &content)?;
    }
    for rules in BOOKS {
        let path = root().join(format!("www/knowledge/{rules}.book"));
        add(format!("book-{rules}"), "book", &fs::read(&path).map_err(Failure::of(path.display()))?)?;
    }
    for rules in DATABASES {
        add(format!("database-{rules}"), "lzma", &database(rules)?)?;
    }
    let script = staging.join(WORKER);
    let text = fs::read_to_string(&script).map_err(Failure::of(script.display()))?;
    if !text.contains(NAMES) {
        return Err(Failure(format!("{WORKER} has no {NAMES} to fill in")));
    }
    let list = serde_json::to_string(&names).map_err(Failure::of("cannot write the list of files"))?;
    fs::write(&script, text.replacen(NAMES, &list, 1)).map_err(Failure::of(script.display()))
}

/// The packed database of a ruleset. What was built once is kept in target/, by what it is made of.
fn database(rules: &str) -> Result<Vec<u8>, Failure> {
    let kept = root().join(format!("target/knowledge/{rules}-{CHECKERS}-{}.lzma", sources()?));
    if let Ok(packed) = fs::read(&kept) {
        return Ok(packed);
    }
    println!("Building the endgame database of {rules} …");
    let failed = |problem: &str| Failure(format!("no endgame database of {rules}: {problem}"));
    let game: Alquerque = rules.parse().map_err(|_| failed("no such rules"))?;
    let mut database = Database::new(game.ruleset);
    for counts in Database::order(CHECKERS) {
        database.build(counts, THREADS, &|_, _| true).map_err(|_| failed("no room"))?;
    }
    let packed = pack(&database.to_package())?;
    if let Some(folder) = kept.parent() {
        fs::create_dir_all(folder).map_err(Failure::of(folder.display()))?;
    }
    fs::write(&kept, &packed).map_err(Failure::of(kept.display()))?;
    Ok(packed)
}

/// A hash of the sources that a database depends on.
fn sources() -> Result<String, Failure> {
    let mut hash = Sha256::new();
    for folder in ["crates/core/src/alquerque", "crates/solver/src/database"] {
        let folder = root().join(folder);
        let entries = fs::read_dir(&folder).map_err(Failure::of(folder.display()))?;
        let mut files: Vec<_> =
            entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_file()).collect();
        files.sort();
        for file in files {
            hash.update(fs::read(&file).map_err(Failure::of(file.display()))?);
        }
    }
    Ok(hexadecimal(&hash.finalize()[..6]))
}
