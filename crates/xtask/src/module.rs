//! The site's wasm modules: cargo compiles them, wasm-bindgen writes their JavaScript glue, and wasm-opt and esbuild
//! minimize both. The game's module is a plain `.wasm` file, so that browsers compile it while it downloads and cache
//! the result.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, thread};

use wasm_bindgen_cli_support::Bindgen;

use crate::build::Build;
use crate::command::{Failure, captured, filled, read, read_bytes, root, write};
use crate::integrity::integrity;
use crate::parts::{Part, with_attribute};
use crate::tools::TARGET;

/// A finished module.
pub(crate) struct Module {
    pub(crate) glue: Vec<u8>,
    pub(crate) wasm: Vec<u8>,
}

/// All modules of the site.
pub(crate) struct Modules {
    pub(crate) game: Module,
    pub(crate) study: Module,
    pub(crate) search: Module,
    pub(crate) prover: Module,
    pub(crate) pictures: Module,
    pub(crate) live: Module,
}

/// The files that start.js loads.
#[derive(Debug)]
pub(crate) struct Files {
    pub(crate) glue: String,
    pub(crate) module: String,
    /// The module's hash, with which start.js tells a damaged file from an unsupported one.
    pub(crate) hash: String,
    /// The module's length in bytes, with which start.js notices that it was cut off.
    pub(crate) bytes: usize,
}

impl Modules {
    /// Builds all modules. Compiles the packages separately, as together each would get the other's features.
    pub(crate) fn build(build: &Build) -> Result<Self, Failure> {
        thread::scope(|scope| {
            compile(build, "alquerque-pictures")?;
            let pictures = scope.spawn(|| Module::finish(build, "alquerque-pictures", "-Os"));
            compile(build, "alquerque-worker")?;
            let search = scope.spawn(|| Module::finish(build, "search-worker", "-O3"));
            let prover = scope.spawn(|| Module::finish(build, "prover-worker", "-O3"));
            compile(build, "alquerque-www")?;
            let study = scope.spawn(|| Module::finish(build, "alquerque-study", "-Os"));
            let live = scope.spawn(|| Module::finish(build, "alquerque-live", "-Oz"));
            let game = Module::finish(build, "alquerque-www", "-Oz")?;
            let panicked = |_| Err(Failure("the build of a module has panicked".to_owned()));
            Ok(Self {
                game,
                study: study.join().unwrap_or_else(panicked)?,
                search: search.join().unwrap_or_else(panicked)?,
                prover: prover.join().unwrap_or_else(panicked)?,
                pictures: pictures.join().unwrap_or_else(panicked)?,
                live: live.join().unwrap_or_else(panicked)?,
            })
        })
    }
}

/// Compiles the programs of a package.
fn compile(build: &Build, package: &str) -> Result<(), Failure> {
    let profile = if build.is_dev { "dev" } else { "site" };
    let mut cargo = build.command("cargo", &["build", "--bins", "--target", TARGET, "--target-dir", "target"]);
    (build.run)(cargo.args(["--profile", profile, "--package", package]))
}

impl Module {
    /// Processes a compiled program; `level` is an option of wasm-opt.
    fn finish(build: &Build, name: &str, level: &str) -> Result<Self, Failure> {
        let profile = if build.is_dev { "debug" } else { "site" };
        let folder = root().join("target/modules").join(profile);
        let file = |end: &str| folder.join(format!("{name}{end}")).to_string_lossy().into_owned();
        let (mut glue, mut wasm) = (file(".js"), file("_bg.wasm"));
        let program = root().join("target").join(TARGET).join(profile).join(format!("{name}.wasm"));
        let mut bindgen = Bindgen::new();
        let web = bindgen.input_path(program).out_name(name).typescript(false).web(true);
        let written = web.and_then(|bindgen| bindgen.generate(&folder));
        written.map_err(|error| Failure(format!("wasm-bindgen cannot process {name}: {error:#}")))?;
        if !build.is_dev {
            let small = file(".wasm");
            // A module's memory starts zeroed, and neither Rust nor LLVM puts anything at its first addresses.
            // `--converge` would shrink modules by a tenth of a percent, but take more than twice the time.
            let options = [level, "--zero-filled-memory", "--low-memory-unused"];
            // Inlines functions with a single caller only if they are tiny: they compress better next to similar ones.
            let inlining = ["--one-caller-inline-max-function-size", "130"];
            // Functions of the same crate and type are similar, so they compress better side by side.
            let order = ["--reorder-functions-by-name", "--strip-producers"];
            let renaming = ["--minify-imports-and-exports-and-modules", "--strip-target-features"];
            let mut opt = build.command("wasm-opt", &options);
            let renamed = captured(opt.args(inlining).args(order).args(renaming).args([&wasm, "--output", &small]))?;
            wasm = small;
            let text = read(Path::new(&glue))?;
            glue = file(".short.js");
            write(Path::new(&glue), with_short_names(&text, &renamed)?)?;
        }
        let glue = build.minified_script(Path::new(&glue))?.into_bytes();
        let mut wasm = read_bytes(Path::new(&wasm))?;
        if !build.is_dev {
            wasm = without_paths(wasm, &cargo_home());
        }
        Ok(Self { glue, wasm })
    }

    /// Writes both files, with the hash of their content in their names; `names` are those of the glue and the module.
    pub(crate) fn write(&self, site: &Path, folder: &str, names: [&str; 2]) -> Result<Files, Failure> {
        let glue = Part::write(site, folder, names[0], "js", &self.glue)?.file;
        let module = Part::write(site, folder, names[1], "wasm", &self.wasm)?.file;
        Ok(Files { glue, module, hash: integrity(&self.wasm), bytes: self.wasm.len() })
    }
}

/// Writes the file names into attributes of the page's first element, for start.js.
pub(crate) fn with_file_names(page: &str, Files { glue, module, hash, bytes }: &Files) -> Result<String, Failure> {
    let page = with_attribute(page, "data-glue", glue)?;
    let page = with_attribute(&page, "data-module", module)?;
    let page = with_attribute(&page, "data-module-hash", hash)?;
    with_attribute(&page, "data-module-bytes", &bytes.to_string())
}

/// Blanks the source paths of libraries in panic messages, as they contain folders of the build machine.
fn without_paths(mut module: Vec<u8>, cargo_home: &str) -> Vec<u8> {
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

/// Renames imports and exports in the glue as wasm-opt has renamed them in the module, as wasm-bindgen's hashes don't
/// compress. `renamed` is wasm-opt's output.
fn with_short_names(glue: &str, renamed: &str) -> Result<String, Failure> {
    let lists: BTreeMap<String, Vec<Vec<String>>> =
        serde_json::from_str(renamed).map_err(Failure::of("cannot read the new names"))?;
    let names = |list: &str| -> BTreeMap<&str, &str> {
        // An import's module comes first.
        let entries = lists.get(list).into_iter().flatten();
        entries.filter_map(|entry| entry.last_chunk().map(|[old, new]| (old.as_str(), new.as_str()))).collect()
    };
    let (imports, exports) = (names("imports"), names("exports"));
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let (mut text, mut rest) = (String::new(), glue);
    while let Some(start) = rest.find(is_of_name) {
        let (between, from_name) = rest.split_at(start);
        text += between;
        let (name, after) = from_name.split_at(from_name.find(|letter| !is_of_name(letter)).unwrap_or(from_name.len()));
        let names = if text.ends_with("wasm.") { &exports } else { &imports };
        text += names.get(name).unwrap_or(&name);
        rest = after;
    }
    text += rest;
    // All imports are in one module, which wasm-opt calls `a`.
    if let Some(module) = lists.get("imports").and_then(|imports| imports.first()?.first()) {
        text = text.replace(&format!("\"{module}\""), "\"a\"");
    }
    Ok(text)
}

/// Cargo's folder for the sources of libraries.
fn cargo_home() -> String {
    env::var("CARGO_HOME").unwrap_or_else(|_| format!("{}/.cargo", env::var("HOME").unwrap_or_default()))
}

/// Writes a worker's script with its placeholders filled in.
pub(crate) fn write_script(site: &Path, source: &str, name: &str, fillings: &[(&str, &str)]) -> Result<(), Failure> {
    let script = without_comments(&read(&root().join("www").join(source))?);
    let text = fillings.iter().try_fold(script, |text, (mark, filling)| filled(name, &text, mark, filling))?;
    write(&site.join(name), text)
}

/// Drops lines that consist of a comment, which would take 2 KB of every visit. Keeps all other lines, as the script
/// looks for its version in the server's copy.
pub(crate) fn without_comments(script: &str) -> String {
    let is_comment = |line: &&str| ["//", "/*", "*"].iter().any(|start| line.trim_start().starts_with(start));
    script.lines().filter(|line| !is_comment(line)).map(|line| line.to_owned() + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_and_exports_are_renamed_in_the_glue() {
        let renamed = r#"{"imports": [["./m.js", "__wbg_now_01", "a"], ["./m.js", "__wbg_now_02", "$b"]], "exports": [["main", "c"]]}"#;
        let glue = "const main={__wbg_now_01:f,__wbg_now_02:g,__wbg_now_023:h};wasm.main(\"./m.js\");wasm.mainly";
        let expected = "const main={a:f,$b:g,__wbg_now_023:h};wasm.c(\"a\");wasm.mainly";
        assert_eq!(with_short_names(glue, renamed).unwrap(), expected);
        assert!(with_short_names(glue, "no names").is_err());
    }

    #[test]
    fn folders_of_the_machine_are_not_revealed() {
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
    fn start_js_learns_what_to_load() {
        let hash = "sha256-x".to_owned();
        let files = Files { glue: "a.js".to_owned(), module: "a.wasm".to_owned(), hash, bytes: 5 };
        let page = with_file_names("<html lang=en><p>", &files).unwrap();
        let first = "<html data-module-bytes=\"5\" data-module-hash=\"sha256-x\" data-module=\"a.wasm\" data-glue=\"a.js\" lang=en>";
        assert!(page.starts_with(first), "{page}");
        assert!(with_file_names("<p>", &files).is_err());
    }
}
