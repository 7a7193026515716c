//! The modules that load later. Trunk builds them (see `www/index.html`), but leaves their names unhashed.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use crate::command::{Failure, filled, read, read_bytes, root, write};
use crate::parts::{FOLDER, Part};
use crate::say::with_words;

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

/// The subresource-integrity hash of a file's content.
pub(crate) fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

/// Writes the module of live games and its styles; returns the script that loads both.
pub(crate) fn write_live(site: &Path) -> Result<String, Failure> {
    let folder = format!("{FOLDER}live/");
    let files = move_into(site, "alquerque-live", &folder)?;
    let css = read(&root().join("www/live/friend.css"))?;
    let style = Part::write(site, &folder, "style", "css", css)?.file;
    Ok(Part::write(site, &folder, "start", "js", live_script(&folder, &files, &style))?.file)
}

/// The script, which runs when the page first invites a friend. If a file is missing, it reports an error of the
/// script itself. The fragment of its address changes with every attempt, so that browsers fetch the files again.
fn live_script(folder: &str, Files { glue, module, hash, .. }: &Files, style: &str) -> String {
    let [glue, module, style] = [glue, module, style].map(|file| file.strip_prefix(folder).unwrap_or(file));
    format!(
        "const at=(name)=>new URL(name,import.meta.url).href;\
         const style=document.createElement('link');style.rel='stylesheet';style.href=at('{style}');document.head.append(style);\
         Promise.all([import('./{glue}'+new URL(import.meta.url).hash),fetch(at('{module}'),{{integrity:'{hash}'}})])\
         .then(([glue,response])=>glue.default({{module_or_path:response}}))\
         .catch(()=>document.querySelector('#friend article script')?.dispatchEvent(new Event('error')));\n"
    )
}

/// The dialog of live games in a language, given its messages; `script` loads the module.
pub(crate) fn live_dialog(script: &str, messages: &str) -> Result<String, Failure> {
    let content = read(&root().join("www/live/friend.html"))?;
    with_words(&filled("friend.html", &content, "\"SCRIPT\"", &format!("\"{script}\""))?, messages)
}
