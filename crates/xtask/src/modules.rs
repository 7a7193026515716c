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
}

/// Moves the module of a program into a folder, with hashes in its files' names.
pub(crate) fn place(site: &Path, program: &str, folder: &str) -> Result<Files, Failure> {
    let place = |file: String, name, kind| -> Result<(String, Vec<u8>), Failure> {
        let built = site.join(file);
        let content = read_bytes(&built)?;
        fs::remove_file(&built).map_err(Failure::of(built.display()))?;
        Ok((Part::write(site, folder, name, kind, &content)?.file, content))
    };
    let (glue, _) = place(format!("{program}.js"), "glue", "js")?;
    let (module, content) = place(format!("{program}_bg.wasm"), "module", "wasm")?;
    Ok(Files { glue, module, hash: integrity(&content) })
}

/// The worker script for a page's module. The page sends it the compiled module first, so that it is fetched and
/// compiled once.
pub(crate) fn worker_script(glue: &str) -> String {
    // Throws errors where the page can catch them.
    format!(
        "import init from './{glue}';addEventListener('message',({{data}})=>init({{module_or_path:data}})\
         .catch(e=>setTimeout(()=>{{throw e}})),{{once:true}});\n"
    )
}

/// Writes a worker's script with its placeholders filled in.
pub(crate) fn write_script(site: &Path, name: &str, fillings: &[(&str, &str)]) -> Result<(), Failure> {
    let script = read(&root().join("www").join(name))?;
    let text = fillings.iter().try_fold(script, |text, (mark, filling)| filled(name, &text, mark, filling))?;
    write(&site.join(name), text)
}
