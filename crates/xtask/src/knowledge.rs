//! The workers that search and prove: their modules, and the weights, books and endgame databases that they load. Their
//! names are written into the workers' scripts.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use alquerque_core::alquerque::Alquerque;
use alquerque_solver::database::Database;
use alquerque_solver::expert::{BOOKS, CHECKERS, DATABASES};
use lzma_rust2::{LzmaOptions, LzmaWriter};
use sha2::{Digest, Sha256};

use crate::command::{Failure, read_bytes, root, write};
use crate::modules::{self, integrity, write_script};
use crate::parts::{FOLDER, Part, hexadecimal};

/// The source of both scripts, and its placeholder for the names of the files.
const SCRIPT: &str = "worker.js";
const FILES: &str = "[\"FILES\"]";
/// The scripts' names.
const SEARCH: &str = "search-worker.js";
const PROVER: &str = "prover-worker.js";
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

/// A file's name in a script, its name on the site, and its hash.
type Entry = (String, [String; 2]);

/// Writes a part of the site.
fn part(site: &Path, folder: &str, names: [&str; 3], content: &[u8]) -> Result<Entry, Failure> {
    let [name, start, kind] = names;
    Ok((name.to_owned(), [Part::write(site, folder, start, kind, content)?.file, integrity(content)]))
}

/// Moves the module of a program into a folder; see [`modules::move_into`].
fn module(site: &Path, program: &str, folder: &str) -> Result<Vec<Entry>, Failure> {
    let files = modules::move_into(site, program, folder)?;
    let entry = |name: &str, file: String| {
        let hash = integrity(&read_bytes(&site.join(&file))?);
        Ok((name.to_owned(), [file, hash]))
    };
    Ok(vec![entry("glue", files.glue)?, entry("module", files.module)?])
}

/// Writes the search worker's files and script. They are not in the folder of the parts that load later, as
/// the game needs them offline.
pub(crate) fn write_search(site: &Path) -> Result<(), Failure> {
    let mut files = module(site, "search-worker", "search/")?;
    for name in LEARNED {
        files.push(write_weights(site, name)?);
    }
    write_worker(site, SEARCH, &files)
}

/// Writes the prover's files and script.
pub(crate) fn write_prover(site: &Path) -> Result<(), Failure> {
    let folder = format!("{FOLDER}prover/");
    let mut files = module(site, "prover-worker", &folder)?;
    files.push(write_weights(site, "draughts.endgames")?);
    for rules in BOOKS {
        let name = format!("book-{rules}");
        files.push(part(site, &folder, [&name, &name, "book"], &read_bytes(&knowledge(&format!("{rules}.book")))?)?);
    }
    for rules in DATABASES {
        let name = format!("database-{rules}");
        files.push(part(site, &folder, [&name, &name, "lzma"], &database(rules)?)?);
    }
    write_worker(site, PROVER, &files)
}

/// Writes a file of weights or results, which both workers may use.
fn write_weights(site: &Path, name: &str) -> Result<Entry, Failure> {
    let (rules, kind) = name.split_once('.').unwrap_or((name, ""));
    part(site, &format!("{FOLDER}weights/"), [name, rules, kind], &read_bytes(&knowledge(name))?)
}

fn write_worker(site: &Path, name: &str, files: &[Entry]) -> Result<(), Failure> {
    let list = serde_json::to_string(files).map_err(Failure::context("cannot write the list of files"))?;
    write_script(site, SCRIPT, name, &[(FILES, &list)])
}

/// Compresses a database with LZMA. Databases are the only files compressed in advance: the site's four take 2.3 MB
/// this way and 2.9 MB with gzip, which few servers apply to unknown file types.
fn pack(bytes: &[u8]) -> Result<Vec<u8>, Failure> {
    const WHAT: &str = "cannot pack a database";
    // The prover, which decompresses it, has little memory to spare.
    let options = LzmaOptions { dict_size: DICTIONARY, ..LzmaOptions::with_preset(9) };
    let mut writer =
        LzmaWriter::new_use_header(Vec::new(), &options, Some(bytes.len() as u64)).map_err(Failure::context(WHAT))?;
    writer.write_all(bytes).map_err(Failure::context(WHAT))?;
    writer.finish().map_err(Failure::context(WHAT))
}

/// The compressed database of a ruleset, cached in target/ by a hash of its sources.
fn database(rules: &str) -> Result<Vec<u8>, Failure> {
    let cached = root().join(format!("target/knowledge/{rules}-{CHECKERS}-{}.lzma", sources()?));
    if let Ok(packed) = fs::read(&cached) {
        return Ok(packed);
    }
    println!("Building the endgame database of {rules} …");
    let failed = |problem: &str| Failure(format!("no endgame database of {rules}: {problem}"));
    let game: Alquerque = rules.parse().map_err(|_| failed("no such rules"))?;
    let database = Database::extended(game.ruleset, CHECKERS, THREADS).map_err(|_| failed("no room"))?;
    let packed = pack(&database.to_package())?;
    write(&cached, &packed)?;
    Ok(packed)
}

/// A hash of the sources that a database depends on.
fn sources() -> Result<String, Failure> {
    let mut hash = Sha256::new();
    for folder in ["crates/core/src/alquerque", "crates/solver/src/database", "crates/solver/src/database/outcomes"] {
        let folder = root().join(folder);
        let entries = fs::read_dir(&folder).map_err(Failure::context(folder.display()))?;
        let mut files: Vec<_> =
            entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_file()).collect();
        files.sort();
        for file in files {
            hash.update(read_bytes(&file)?);
        }
    }
    Ok(hexadecimal(&hash.finalize()[..6]))
}
