//! The prover's parts of the site: its module, books and endgame databases. Their names are written into the worker's
//! script.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use alquerque_core::alquerque::Alquerque;
use alquerque_solver::database::Database;
use alquerque_solver::expert::{BOOKS, CHECKERS, DATABASES};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use lzma_rust2::{LzmaOptions, LzmaWriter};
use sha2::{Digest, Sha256};

use crate::command::{Failure, read_bytes, root, write};
use crate::integrity::integrity;
use crate::modules::{self, write_script};
use crate::parts::{FOLDER, Part, hexadecimal};

/// The worker's script.
const WORKER: &str = "prover-worker.js";
/// Its placeholder for the names of the files.
const NAMES: &str = "[\"KNOWLEDGE\"]";
/// The search worker's script, and its placeholders for the name of its glue and those of the weights.
const SEARCH_WORKER: &str = "search-worker.js";
const GLUE: &str = "GLUE";
const WEIGHTS: &str = "[\"WEIGHTS\"]";
/// The files of weights, and of results of positions with few pieces, that the page's evaluations use.
const LEARNED: [&str; 3] = ["othello.weights", "draughts.endgames", "draughts.weights"];
/// LZMA's dictionary size, more than any database.
const DICTIONARY: u32 = 1 << 21;
/// Threads for building a database.
const THREADS: usize = 2;

/// A file of results, books and weights in the repository.
fn knowledge(name: &str) -> PathBuf {
    root().join("www/knowledge").join(name)
}

/// Writes all parts and the worker's script with their names.
pub(crate) fn write_all(site: &Path) -> Result<(), Failure> {
    let folder = format!("{FOLDER}prover/");
    let mut names = Vec::new();
    let module = modules::place(site, "alquerque-prover", &folder)?;
    for (name, file) in [("glue", module.glue), ("module", module.module)] {
        let hash = STANDARD.encode(Sha256::digest(read_bytes(&site.join(&file))?));
        names.push((name.to_owned(), [file, hash]));
    }
    let mut add = |name: String, kind: &str, content: &[u8]| -> Result<(), Failure> {
        let file = Part::write(site, &folder, &name, kind, content)?.file;
        names.push((name, [file, STANDARD.encode(Sha256::digest(content))]));
        Ok(())
    };
    for rules in BOOKS {
        add(format!("book-{rules}"), "book", &read_bytes(&knowledge(&format!("{rules}.book")))?)?;
    }
    for rules in DATABASES {
        add(format!("database-{rules}"), "lzma", &database(rules)?)?;
    }
    // The same file as for the search worker.
    let endgames = read_bytes(&knowledge("draughts.endgames"))?;
    let file = Part::write(site, &format!("{FOLDER}weights/"), "draughts", "endgames", &endgames)?.file;
    names.push(("endgames-draughts".to_owned(), [file, STANDARD.encode(Sha256::digest(&endgames))]));
    let list = serde_json::to_string(&names).map_err(Failure::of("cannot write the list of files"))?;
    write_script(site, WORKER, &[(NAMES, &list)])
}

/// Writes the learned weights, and the search worker's script with their names and that of its glue.
pub(crate) fn write_weights(site: &Path, glue: &str) -> Result<(), Failure> {
    let mut names = Vec::new();
    for name in LEARNED {
        let content = read_bytes(&knowledge(name))?;
        let (rules, kind) = name.split_once('.').unwrap_or((name, ""));
        let file = Part::write(site, &format!("{FOLDER}weights/"), rules, kind, &content)?.file;
        names.push((name, [file, integrity(&content)]));
    }
    let list = serde_json::to_string(&names).map_err(Failure::of("cannot write the list of files"))?;
    write_script(site, SEARCH_WORKER, &[(GLUE, glue), (WEIGHTS, &list)])
}

/// Compresses a database with LZMA. Databases are the only files compressed in advance: the site's four take 1.6 MB
/// this way and 2.1 MB with gzip, which few servers apply to unknown file types.
fn packed(bytes: &[u8]) -> Result<Vec<u8>, Failure> {
    const WHAT: &str = "cannot pack a database";
    // The prover, which decompresses it, has little memory to spare.
    let options = LzmaOptions { dict_size: DICTIONARY, ..LzmaOptions::with_preset(9) };
    let mut writer =
        LzmaWriter::new_use_header(Vec::new(), &options, Some(bytes.len() as u64)).map_err(Failure::of(WHAT))?;
    writer.write_all(bytes).map_err(Failure::of(WHAT))?;
    writer.finish().map_err(Failure::of(WHAT))
}

/// The compressed database of a ruleset, cached in target/ by a hash of its sources.
fn database(rules: &str) -> Result<Vec<u8>, Failure> {
    let kept = root().join(format!("target/knowledge/{rules}-{CHECKERS}-{}.lzma", sources()?));
    if let Ok(packed) = fs::read(&kept) {
        return Ok(packed);
    }
    println!("Building the endgame database of {rules} …");
    let failed = |problem: &str| Failure(format!("no endgame database of {rules}: {problem}"));
    let game: Alquerque = rules.parse().map_err(|_| failed("no such rules"))?;
    let database = Database::complete(game.ruleset, CHECKERS, THREADS).map_err(|_| failed("no room"))?;
    let packed = packed(&database.to_package())?;
    write(&kept, &packed)?;
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
            hash.update(read_bytes(&file)?);
        }
    }
    Ok(hexadecimal(&hash.finalize()[..6]))
}
