//! Writes a constant for each message that code may use, so that the compiler finds ids that the catalogue lacks.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

const CATALOGUES: [&str; 2] = ["catalogues/en.ftl", "catalogues/study/en.ftl"];
/// The groups of messages that only HTML and the build use.
const OTHER_GROUPS: [&str; 3] = [
    "The page",
    "A friend on another device: the dialog of live games. Only the build reads these.",
    "The titles of documents, and what the installed program says of itself",
];

fn main() {
    let mut constants = String::new();
    for path in CATALOGUES {
        println!("cargo::rerun-if-changed={path}");
        let catalogue = fs::read_to_string(path).expect("the English catalogue should be there");
        let mut is_for_code = true;
        for line in catalogue.lines() {
            if let Some(group) = line.strip_prefix("## ") {
                is_for_code = !OTHER_GROUPS.contains(&group);
            } else if let Some((id, text)) =
                line.split_once(" =").filter(|_| is_for_code && line.starts_with(|c: char| c.is_ascii_lowercase()))
            {
                let (name, doc) = (id.to_uppercase().replace('-', "_"), format!("```text\n{}\n```", text.trim()));
                writeln!(constants, "#[doc = {doc:?}]\npub const {name}: MessageId = MessageId::new({id:?});")
                    .expect("writing to a string cannot fail");
            }
        }
    }
    let folder = env::var_os("OUT_DIR").expect("cargo should set the folder for generated files");
    fs::write(Path::new(&folder).join("messages.rs"), constants).expect("the generated file should be writable");
}
