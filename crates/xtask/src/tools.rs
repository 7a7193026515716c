//! Getting the tools that a build needs: what is on the path in the right version is used, what is missing is put
//! into `.tools/`.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::command::{Failure, command, find_on_path, is_on_path, output, root, run};

const TRUNK: &str = "0.22.1";
const BINARYEN: &str = "132.0.0";
const TARGET: &str = "wasm32-unknown-unknown";

/// Gets what is missing and returns the `PATH` with which the tools are found.
pub(crate) fn ensure() -> Result<OsString, Failure> {
    ensure_target()?;
    let wasm_bindgen = wasm_bindgen_version()?;
    let folders = [
        ensure_binaryen()?,
        ensure_crate("wasm-bindgen", "wasm-bindgen-cli", &wasm_bindgen, &[], "1", 2)?,
        // It asks for a newer Rust than it needs.
        ensure_crate("trunk", "trunk", TRUNK, &["--ignore-rust-version", "--features", "rustls"], "0", 5)?,
    ];
    // Some hundred megabytes that are of no further use; where they cannot be removed, they do no harm.
    let _ = fs::remove_dir_all(build_folder());
    let old = env::var_os("PATH").unwrap_or_default();
    let all = folders.into_iter().flatten().chain(env::split_paths(&old));
    env::join_paths(all).map_err(Failure::of("cannot put the tools on the PATH"))
}

/// The version that Cargo.toml pins: library and tool must be equal to the last digit.
fn wasm_bindgen_version() -> Result<String, Failure> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).map_err(Failure::of("cannot read Cargo.toml"))?;
    manifest
        .lines()
        .find_map(|line| line.strip_prefix("wasm-bindgen = \"=")?.strip_suffix('"'))
        .map(str::to_owned)
        .ok_or_else(|| Failure("Cargo.toml has no line `wasm-bindgen = \"=VERSION\"`".to_owned()))
}

/// Gets Rust's wasm32 target if it is missing.
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

/// Checks that there is Node, and npm with it, as new as the browser tests' packages need them.
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

/// The folder with wasm-opt of the right version; `None` where it is on the path. Another version on the path, such
/// as Debian's, which breaks the game, is hidden by the one returned.
fn ensure_binaryen() -> Result<Option<PathBuf>, Failure> {
    let major = BINARYEN.split_once('.').map_or(BINARYEN, |(major, _)| major);
    let version = format!("version_{major})");
    if find_on_path("wasm-opt").is_some()
        && output(&mut command("wasm-opt", &["--version"])).is_some_and(|text| text.contains(&version))
    {
        return Ok(None);
    }
    let folder = root().join(format!(".tools/binaryen-{BINARYEN}"));
    let bin = folder.join("node_modules/.bin");
    if !bin.join("wasm-opt").exists() {
        ensure_node()?;
        println!("Getting binaryen {BINARYEN} (wasm-opt) from npm (some seconds) …");
        fs::create_dir_all(&folder).map_err(Failure::of("cannot make .tools"))?;
        // A package.json of its own keeps npm from looking for one further up.
        fs::write(folder.join("package.json"), "{\"private\": true}\n").map_err(Failure::of("cannot write .tools"))?;
        let package = format!("binaryen@{BINARYEN}");
        let options = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", package.as_str()];
        run(command("npm", &options).current_dir(&folder))?;
    }
    Ok(Some(bin))
}

/// The folder with a tool from crates.io; `None` where the right version is on the path.
fn ensure_crate(
    program: &str,
    package: &str,
    version: &str,
    options: &[&str],
    opt_level: &str,
    minutes: u32,
) -> Result<Option<PathBuf>, Failure> {
    let is_right = |program: &str| {
        output(&mut command(program, &["--version"]))
            .is_some_and(|text| text.split_whitespace().any(|word| word == version))
    };
    if is_right(program) {
        return Ok(None);
    }
    let folder = root().join(format!(".tools/{program}-{version}"));
    let bin = folder.join("bin");
    if is_right(&bin.join(program).to_string_lossy()) {
        return Ok(Some(bin));
    }
    println!("Building {package} {version}, once: about {minutes} minutes on two cores …");
    let started = Instant::now();
    let package = format!("{package}@{version}");
    let root_option = folder.to_string_lossy().into_owned();
    let target = build_folder().to_string_lossy().into_owned();
    let install = |more: &[&str]| {
        let mut install = command("cargo", &["install", "--quiet", "--no-default-features"]);
        install.args(["--root", root_option.as_str(), "--target-dir", target.as_str()]);
        install.args(options).args(more).arg(&package);
        // These tools run for seconds, Trunk by calling others: building them fast matters more than their speed.
        install.envs([
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", opt_level),
            ("CARGO_PROFILE_RELEASE_LTO", "off"),
            ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
            ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
        ]);
        run(&mut install)
    };
    // The locked dependencies are the tested ones. Where a registry lacks one of them, others of the same line do.
    install(&["--locked"]).or_else(|Failure(text)| {
        println!("{text}; trying again with its dependencies' newest versions …");
        install(&[])
    })?;
    println!("{package} is built ({} s).", started.elapsed().as_secs());
    Ok(Some(bin))
}

/// Where tools are built; one for all, as they share dependencies.
fn build_folder() -> PathBuf {
    root().join(".tools/build")
}
