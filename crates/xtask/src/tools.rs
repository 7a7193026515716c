//! Installs the tools for a build: uses those in the PATH if they have the right version, and installs others into
//! `.tools/`.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{Failure, command, find_on_path, is_on_path, output, root, run};

const BINARYEN: &str = "132.0.0";
const ESBUILD: &str = "0.28.2";
const MINIFY_HTML: &str = "0.18.1";
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Installs missing tools and returns the `PATH` with all tools.
pub(crate) fn ensure() -> Result<OsString, Failure> {
    ensure_target()?;
    let folders = [
        ensure_npm("wasm-opt", "binaryen", BINARYEN, is_binaryen())?,
        ensure_npm("esbuild", "esbuild", ESBUILD, says_version("esbuild", ESBUILD))?,
        ensure_npm("minify-html", "@minify-html/node", MINIFY_HTML, is_minify_html())?,
    ];
    let old = env::var_os("PATH").unwrap_or_default();
    let all = folders.into_iter().flatten().chain(env::split_paths(&old));
    env::join_paths(all).map_err(Failure::of("cannot put the tools on the PATH"))
}

/// Installs Rust's wasm32 target if it is missing.
pub(crate) fn ensure_target() -> Result<(), Failure> {
    let sysroot = output(&mut command("rustc", &["--print", "sysroot"]))
        .ok_or_else(|| Failure("rustc cannot be run; install Rust from https://rustup.rs".to_owned()))?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    if !is_on_path("rustup") {
        return Err(Failure(format!(
            "Rust's {TARGET} target is missing, and there is no rustup to get it with; install Rust from \
             https://rustup.rs, or the target by the way your Rust was installed"
        )));
    }
    println!("Getting Rust's {TARGET} target (some seconds) …");
    run(&mut command("rustup", &["target", "add", TARGET]))
}

/// Checks that Node and npm are new enough for the browser tests' packages.
pub(crate) fn ensure_node() -> Result<(), Failure> {
    const WANTED: &str = "install Node 20 or newer with npm (https://nodejs.org)";
    let version = output(&mut command("node", &["--version"]));
    let major =
        version.as_deref().and_then(|text| text.trim().strip_prefix('v')?.split('.').next()?.parse::<u32>().ok());
    match (version, major) {
        (Some(version), Some(major)) if major < 20 => {
            Err(Failure(format!("Node {} is too old; {WANTED}", version.trim())))
        }
        (Some(_), _) if is_on_path("npm") => Ok(()),
        (None, _) => Err(Failure(format!("Node is missing; {WANTED}"))),
        _ => Err(Failure(format!("npm is missing; {WANTED}"))),
    }
}

/// Whether the right version of wasm-opt is in the `PATH`. Other versions, such as Debian's, break the game; ours
/// precedes them.
fn is_binaryen() -> bool {
    let major = BINARYEN.split_once('.').map_or(BINARYEN, |(major, _)| major);
    output(&mut command("wasm-opt", &["--version"])).is_some_and(|text| text.contains(&format!("version_{major})")))
}

/// Like [`is_binaryen`], for minify-html, whose version is only in its package's manifest.
fn is_minify_html() -> bool {
    let manifest = find_on_path("minify-html")
        .and_then(|program| fs::read_to_string(fs::canonicalize(program).ok()?.with_file_name("package.json")).ok());
    manifest.is_some_and(|text| text.contains(&format!("\"version\": \"{MINIFY_HTML}\"")))
}

/// Whether a program prints this version.
fn says_version(program: &str, version: &str) -> bool {
    output(&mut command(program, &["--version"]))
        .is_some_and(|text| text.split_whitespace().any(|word| word == version))
}

/// The folder with a program from npm; `None` if the right version is in the `PATH`. These packages contain compiled
/// programs and have no dependencies.
fn ensure_npm(program: &str, package: &str, version: &str, is_on_path: bool) -> Result<Option<PathBuf>, Failure> {
    if is_on_path {
        return Ok(None);
    }
    let name = package.trim_start_matches('@').split('/').next().unwrap_or(package);
    let folder = root().join(format!(".tools/{name}-{version}"));
    let bin = folder.join("node_modules/.bin");
    if !bin.join(program).exists() {
        ensure_node()?;
        println!("Getting {name} {version} from npm (some seconds) …");
        fs::create_dir_all(&folder).map_err(Failure::of("cannot make .tools"))?;
        // A package.json here keeps npm from looking for one in parent folders.
        fs::write(folder.join("package.json"), "{\"private\": true}\n").map_err(Failure::of("cannot write .tools"))?;
        let package = format!("{package}@{version}");
        let options = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", package.as_str()];
        run(command("npm", &options).current_dir(&folder))?;
    }
    Ok(Some(bin))
}
