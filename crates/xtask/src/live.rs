//! The module of live games and the parts that load with it when the page first invites a friend.

use std::path::Path;

use crate::command::{Failure, filled, read, root};
use crate::modules::{self, Files};
use crate::parts::{FOLDER, Part};
use crate::say::with_words;

/// Writes the module and its styles; returns the script that loads both.
pub(crate) fn write_module(site: &Path) -> Result<String, Failure> {
    let folder = format!("{FOLDER}live/");
    let files = modules::move_into(site, "alquerque-live", &folder)?;
    let css = read(&root().join("www/live/friend.css"))?;
    let style = Part::write(site, &folder, "style", "css", css)?.file;
    Ok(Part::write(site, &folder, "start", "js", script(&folder, &files, &style))?.file)
}

/// The script. If anything is missing, the dialog reports it.
fn script(folder: &str, Files { glue, module, hash, .. }: &Files, style: &str) -> String {
    let [glue, module, style] = [glue, module, style].map(|file| file.strip_prefix(folder).unwrap_or(file));
    format!(
        "const at=(name)=>new URL(name,import.meta.url).href;\
         const style=document.createElement('link');style.rel='stylesheet';style.href=at('{style}');document.head.append(style);\
         Promise.all([import('./{glue}'),fetch(at('{module}'),{{integrity:'{hash}'}})])\
         .then(([glue,response])=>glue.default({{module_or_path:response}}))\
         .catch(()=>document.querySelectorAll('#friend [data-step]').forEach((step)=>{{step.hidden=step.dataset.step!=='broken'}}));\n"
    )
}

/// The dialog in a language, given its messages; `script` loads the module.
pub(crate) fn dialog(script: &str, messages: &str) -> Result<String, Failure> {
    let content = read(&root().join("www/live/friend.html"))?;
    with_words(&filled("friend.html", &content, "\"SCRIPT\"", &format!("\"{script}\""))?, messages)
}
