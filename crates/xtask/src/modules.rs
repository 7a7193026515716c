//! The modules that load later. Trunk builds them (see `www/index.html`), but leaves their names unhashed.

use std::fs;
use std::path::Path;

use crate::command::{Failure, filled, read, read_bytes, root, write};
use crate::integrity::integrity;
use crate::parts::Part;

/// The files of a module.
#[derive(Debug)]
pub(crate) struct Files {
    pub(crate) glue: String,
    pub(crate) module: String,
    /// The module's hash.
    pub(crate) hash: String,
    /// The module's length in bytes.
    pub(crate) bytes: usize,
}

/// Moves the module of a program into a folder, with hashes in its files' names.
pub(crate) fn move_into(site: &Path, program: &str, folder: &str) -> Result<Files, Failure> {
    let move_file = |file: String, name, kind| -> Result<(String, Vec<u8>), Failure> {
        let source = site.join(file);
        let content = read_bytes(&source)?;
        fs::remove_file(&source).map_err(Failure::context(source.display()))?;
        Ok((Part::write(site, folder, name, kind, &content)?.file, content))
    };
    let (glue, _) = move_file(format!("{program}.js"), "glue", "js")?;
    let (module, content) = move_file(format!("{program}_bg.wasm"), "module", "wasm")?;
    Ok(Files { glue, module, hash: integrity(&content), bytes: content.len() })
}

/// Writes a worker's script under a name, with the placeholders of its source filled in.
pub(crate) fn write_script(site: &Path, source: &str, name: &str, fillings: &[(&str, &str)]) -> Result<(), Failure> {
    let script = read(&root().join("www").join(source))?;
    let text = fillings.iter().try_fold(script, |text, (mark, filling)| filled(source, &text, mark, filling))?;
    write(&site.join(name), text)
}
