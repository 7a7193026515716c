//! The page's module and its glue: what the build names them, and how a release makes them small. The names by which the module
//! calls its glue hold hashes, and get short; and the module is packed by LZMA, which www/unpack.js unpacks.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

use crate::command::Failure;
use crate::pack::pack;
use crate::parts::with_attribute;

/// What the names of a page's module and of its glue begin and end with.
pub(crate) struct Names {
    pub(crate) module: (&'static str, &'static str),
    pub(crate) glue: (&'static str, &'static str),
}

/// Those of the game's page; Trunk puts hashes between.
pub(crate) const GAME: Names = Names { module: ("alquerque-www-", "_bg.wasm"), glue: ("alquerque-www-", ".js") };
/// By its end start.js knows that the module is packed.
const PACKED: &str = ".lzma";
/// Section 2 of a module names what it imports (WebAssembly Core Specification, 5.5.5).
const IMPORT_SECTION: u8 = 2;
/// The magic number and the version, before the first section.
const PREAMBLE: usize = 8;

/// What start.js loads.
#[derive(Debug)]
pub(crate) struct Files {
    pub(crate) glue: String,
    pub(crate) module: String,
    /// How many bytes of the module go over the wire.
    pub(crate) bytes: usize,
}

/// Finds the module and its glue in the folder; a release's are made small.
pub(crate) fn prepare(folder: &Path, names: &Names, is_release: bool) -> Result<Files, Failure> {
    let (glue, mut module) = (name(folder, names.glue)?, name(folder, names.module)?);
    let (glue_path, module_path) = (folder.join(&glue), folder.join(&module));
    let mut bytes = fs::read(&module_path).map_err(Failure::of(&module))?;
    if is_release {
        let text = fs::read_to_string(&glue_path).map_err(Failure::of(&glue))?;
        let (short, shortened) = with_short_imports(&text, &bytes)?;
        bytes = pack(&without_paths(shortened, &cargo_home()))?;
        fs::write(&glue_path, with_short_names(&short)).map_err(Failure::of(&glue))?;
        fs::remove_file(&module_path).map_err(Failure::of(&module))?;
        module = module.replace(names.module.1, PACKED);
        fs::write(folder.join(&module), &bytes).map_err(Failure::of(&module))?;
    }
    Ok(Files { glue, module, bytes: bytes.len() })
}

/// Tells start.js what to load, by attributes of the page's first element.
pub(crate) fn told(page: &str, Files { glue, module, bytes }: &Files) -> Result<String, Failure> {
    let page = with_attribute(page, "data-glue", glue)?;
    let page = with_attribute(&page, "data-module", module)?;
    with_attribute(&page, "data-module-bytes", &bytes.to_string())
}

/// The script that starts a page's module in a worker: the page sends it first of all, so that it is fetched and compiled once.
pub(crate) fn worker_script(glue: &str) -> String {
    // What goes wrong is thrown where the page hears of it.
    format!(
        "import init from './{glue}';addEventListener('message',({{data}})=>init({{module_or_path:data}})\
         .catch(e=>setTimeout(()=>{{throw e}})),{{once:true}});\n"
    )
}

/// Takes out Trunk's hint to fetch the module before the first picture is drawn.
pub(crate) fn without_hint(part: &str) -> &str {
    let start = part.rfind("<link").filter(|&start| part[start..].contains(GAME.module.1));
    &part[..start.unwrap_or(part.len())]
}

/// The one file in the folder whose name begins and ends like that.
fn name(folder: &Path, (start, end): (&str, &str)) -> Result<String, Failure> {
    let entries = fs::read_dir(folder).map_err(Failure::of(format!("cannot list {}", folder.display())))?;
    let mut names = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.starts_with(start) && name.ends_with(end));
    match (names.next(), names.next()) {
        (Some(name), None) => Ok(name),
        _ => Err(Failure(format!("the build has not exactly one {start}*{end}"))),
    }
}

/// Blanks the names of the sources of libraries, which panics would tell: they name folders of the machine that has built this.
pub(crate) fn without_paths(mut module: Vec<u8>, cargo_home: &str) -> Vec<u8> {
    const END: &[u8] = b".rs";
    let starts = ["/rustc/", "/rust/deps/", cargo_home].map(str::as_bytes);
    let is_of_path = |byte: &&u8| byte.is_ascii_alphanumeric() || b"/._-+".contains(byte);
    for at in 0..module.len() {
        let rest = &module[at..];
        if starts.iter().any(|start| rest.starts_with(start)) {
            let length = rest.iter().take_while(is_of_path).count();
            if let Some(end) = rest[..length].windows(END.len()).position(|window| window == END) {
                module[at..at + end].fill(b' ');
            }
        }
    }
    module
}

/// Where cargo keeps the sources of libraries.
pub(crate) fn cargo_home() -> String {
    env::var("CARGO_HOME").unwrap_or_else(|_| format!("{}/.cargo", env::var("HOME").unwrap_or_default()))
}

/// Gives the glue's functions for the module short names, in both.
fn with_short_imports(glue: &str, module: &[u8]) -> Result<(String, Vec<u8>), Failure> {
    let [before, names, after] = around_imports(module)?;
    let mut names = names.to_vec();
    let mut short_glue = glue.to_owned();
    let words = glue.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let hashed: BTreeSet<&str> = words.filter(|word| is_hashed(word)).collect();
    for (number, name) in hashed.into_iter().enumerate() {
        let short = format!("i{number}");
        let (long_name, short_name) = (as_name(name), as_name(&short));
        let Some(place) = names.windows(long_name.len()).position(|window| window == long_name) else {
            return Err(Failure(format!("the glue has a function {name}, and the module does not import it")));
        };
        names.splice(place..place + long_name.len(), short_name);
        short_glue = short_glue.replace(name, &short);
    }
    Ok((short_glue, [before, &leb128(names.len()), &names, after].concat()))
}

/// Gives the glue's own functions and variables short names, which whoever makes modules small leaves as they are.
fn with_short_names(glue: &str) -> String {
    let is_of_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let mut words: Vec<&str> = Vec::new();
    let mut rest = glue;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| is_of_word(c) != is_of_word(first)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        words.push(word);
        rest = after;
    }
    let mut names = BTreeSet::new();
    for (place, pair) in words.windows(2).enumerate() {
        if ["function", "let", "const", "var"].contains(&pair[0]) && pair[1] == " " {
            // Several may be declared at once.
            let list = words[place + 2..].chunks_exact(2).map(|pair| (pair[0], pair[1]));
            let several = list.clone().take_while(|(_, then)| *then == ",").count();
            names.extend(list.take(several + 1).map(|(name, _)| name).filter(|name| name.len() > 3));
        }
    }
    // Properties and texts of that name stay, and what is a property by its own name.
    for three in words.windows(3) {
        let (before, after) = (three[0], three[2]);
        let is_own = before.ends_with('{') && after.starts_with([',', '}']) || before == "," && after.starts_with('}');
        if is_own || before.ends_with(['.', '\'', '"', '`']) {
            names.remove(three[1]);
        }
    }
    let is_free = |name: &String| !words.contains(&name.as_str());
    let short = (0_u32..).map(|number| format!("f{number}")).filter(is_free);
    let short: BTreeMap<&str, String> = names.into_iter().zip(short).collect();
    words.iter().map(|word| short.get(word).map_or(*word, String::as_str)).collect()
}

/// Whether this is a name that wasm-bindgen has made, such as `__wbg_log_0123456789abcdef`.
fn is_hashed(word: &str) -> bool {
    word.starts_with("__wb")
        && word
            .rsplit_once('_')
            .is_some_and(|(_, hash)| hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// A name as a module has it: its length, and its bytes.
fn as_name(name: &str) -> Vec<u8> {
    [&leb128(name.len()), name.as_bytes()].concat()
}

/// The module in three parts: up to the length of its section of imports, the contents of the section, and the rest.
fn around_imports(module: &[u8]) -> Result<[&[u8]; 3], Failure> {
    let mut place = PREAMBLE;
    loop {
        let (id, rest) = module.get(place..).and_then(<[u8]>::split_first).ok_or_else(no_imports)?;
        let (length, digits) = read_leb128(rest).ok_or_else(no_imports)?;
        let start = place + 1 + digits;
        let contents = module.get(start..start + length).ok_or_else(no_imports)?;
        if *id == IMPORT_SECTION {
            return Ok([&module[..=place], contents, &module[start + length..]]);
        }
        place = start + length;
    }
}

fn no_imports() -> Failure {
    Failure("the module has no section of imports".to_owned())
}

/// A number as modules have them: seven bits a byte, the lowest first.
fn leb128(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let seven = u8::try_from(number % 128).unwrap_or_default();
        number /= 128;
        if number == 0 {
            bytes.push(seven);
            return bytes;
        }
        bytes.push(seven | 128);
    }
}

/// The number that stands first, and how many bytes it takes.
fn read_leb128(bytes: &[u8]) -> Option<(usize, usize)> {
    let last = bytes.iter().position(|byte| byte & 128 == 0).filter(|&last| last < 5)?;
    let number = bytes[..=last].iter().rev().fold(0, |number, byte| number << 7 | usize::from(byte & 127));
    Some((number, last + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module that imports a function of type 0 by this name, with the bytes `rest` after its imports.
    fn importing(name: &str, rest: &[u8]) -> Vec<u8> {
        let types = [1, 4, 1, 0x60, 0, 0];
        let import = [&[1, 1, b'g'], &leb128(name.len())[..], name.as_bytes(), &[0, 0]].concat();
        [b"\0asm\x01\0\0\0", &types[..], &[IMPORT_SECTION], &leb128(import.len()), &import, rest].concat()
    }

    #[test]
    fn folders_of_the_machine_are_not_told() {
        let module = b"a\0/rustc/0af/library/core/src/fmt.rscrates/core/src/game.rs/root/.cargo/registry/src/i-1/idb-0.6.5/src/lib.rs /rustc/ no".to_vec();
        let length = module.len();
        let blanked = String::from_utf8(without_paths(module, "/root/.cargo")).unwrap();
        assert_eq!(blanked.len(), length);
        assert_eq!(
            blanked.split_whitespace().collect::<Vec<_>>(),
            ["a\0", ".rscrates/core/src/game.rs", ".rs", "/rustc/", "no"]
        );
    }

    #[test]
    fn imports_get_short_names_in_module_and_glue() {
        let name = format!("__wbg_{}_0123456789abcdef", "long".repeat(30));
        let glue = format!("import{{{name}:f,__wbg_ptr:1}};wasm.__wbindgen_malloc");
        let (short_glue, module) = with_short_imports(&glue, &importing(&name, b"rest")).unwrap();
        assert_eq!(short_glue, "import{i0:f,__wbg_ptr:1};wasm.__wbindgen_malloc");
        assert_eq!(module, importing("i0", b"rest"));
    }

    #[test]
    fn the_glues_own_functions_and_variables_get_short_names() {
        let glue = "let f0,wide,other=1;function decode(a){return x.length+length(wide)}function length(e){}\
                    function initial(){}export{initial,decode as default};'decoded'";
        let short = "let f0,f3,f2=1;function f1(a){return x.length+length(f3)}function length(e){}\
                     function initial(){}export{initial,f1 as default};'decoded'";
        assert_eq!(with_short_names(glue), short);
    }

    #[test]
    fn glue_and_module_that_do_not_fit_are_refused() {
        let module = importing("other", b"");
        let error = with_short_imports("__wbg_log_0123456789abcdef", &module).unwrap_err();
        assert!(error.0.contains("does not import it"), "{}", error.0);
        for end in 0..module.len() {
            assert!(with_short_imports("", &module[..end]).is_err(), "{end} bytes");
        }
    }
}
