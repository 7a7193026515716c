//! Installs the tools for a build: uses those in the PATH if they have the right version, and installs others into
//! `.tools/`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::command::{Failure, command, is_on_path, output, root, run};

const BINARYEN: &str = "132.0.0";
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// A program from crates.io.
struct Tool {
    program: &'static str,
    package: &'static str,
    /// The version to get.
    version: &'static str,
    /// The beginning of all suitable versions.
    suitable: &'static str,
    /// The features without which it can't be built.
    features: &'static str,
}

const TRUNK: Tool =
    Tool { program: "trunk", package: "trunk", version: "0.22.1", suitable: "0.22.", features: "rustls" };
/// Exactly the version of the library.
const WASM_BINDGEN: Tool = Tool {
    program: "wasm-bindgen",
    package: "wasm-bindgen-cli",
    version: "0.2.130",
    suitable: "0.2.130",
    features: "",
};

/// Whether nothing is missing that takes minutes to get.
pub(crate) fn are_there() -> bool {
    [TRUNK, WASM_BINDGEN].iter().all(|tool| tool.is_on_path() || tool.folder().join("bin").join(tool.program).exists())
}

/// Installs missing tools and returns the `PATH` with all tools.
pub(crate) fn ensure() -> Result<OsString, Failure> {
    ensure_target()?;
    let folders = [ensure_binaryen()?, TRUNK.ensure()?, WASM_BINDGEN.ensure()?];
    let old = env::var_os("PATH").unwrap_or_default();
    let all = folders.into_iter().flatten().chain(env::split_paths(&old));
    env::join_paths(all).map_err(Failure::context("cannot put the tools on the PATH"))
}

impl Tool {
    fn is_on_path(&self) -> bool {
        let printed = output(&mut command(self.program, &["--version"]));
        printed.is_some_and(|text| text.split_whitespace().any(|word| word.starts_with(self.suitable)))
    }

    fn folder(&self) -> PathBuf {
        root().join(format!(".tools/{}-{}", self.package, self.version))
    }

    /// The folder with the program; `None` if it is in the `PATH`.
    fn ensure(&self) -> Result<Option<PathBuf>, Failure> {
        if self.is_on_path() {
            return Ok(None);
        }
        let bin = self.folder().join("bin");
        if !bin.join(self.program).exists() && !self.is_downloaded() {
            println!("Building {} {}, once (some minutes) …", self.package, self.version);
            // Its own lock file may name versions that are not in the registry.
            self.build(&["--locked"]).or_else(|_| self.build(&[]))?;
        }
        Ok(Some(bin))
    }

    /// Whether cargo-binstall is there and finds the program ready-made.
    fn is_downloaded(&self) -> bool {
        let package = format!("{}@{}", self.package, self.version);
        let options = ["binstall", "--no-confirm", "--disable-strategies", "compile", &package];
        is_on_path("cargo-binstall") && run(command("cargo", &options).arg("--root").arg(self.folder())).is_ok()
    }

    /// Builds the program the fastest way: unoptimized, with few features.
    fn build(&self, options: &[&str]) -> Result<(), Failure> {
        let package = format!("{}@{}", self.package, self.version);
        let usual = ["install", "--quiet", "--debug", "--no-default-features", "--ignore-rust-version", &package];
        let mut cargo = command("cargo", &usual);
        cargo.args(["--features", self.features]);
        run(cargo.args(options).env("CARGO_PROFILE_DEV_DEBUG", "0").arg("--root").arg(self.folder()))
    }
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

/// The folder with wasm-opt from npm; `None` if the right version is in the `PATH`. The package contains compiled
/// programs and has no dependencies.
fn ensure_binaryen() -> Result<Option<PathBuf>, Failure> {
    if is_binaryen() {
        return Ok(None);
    }
    let folder = root().join(format!(".tools/binaryen-{BINARYEN}"));
    let bin = folder.join("node_modules/.bin");
    if !bin.join("wasm-opt").exists() {
        ensure_node()?;
        println!("Getting binaryen {BINARYEN} from npm (some seconds) …");
        fs::create_dir_all(&folder).map_err(Failure::context("cannot make .tools"))?;
        // A package.json here keeps npm from looking for one in parent folders.
        fs::write(folder.join("package.json"), "{\"private\": true}\n")
            .map_err(Failure::context("cannot write .tools"))?;
        let package = format!("binaryen@{BINARYEN}");
        let options = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", package.as_str()];
        run(command("npm", &options).current_dir(&folder))?;
    }
    Ok(Some(bin))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::read;

    #[test]
    fn versions_are_those_named_elsewhere() {
        let library = format!("name = \"wasm-bindgen\"\nversion = \"{}\"\n", WASM_BINDGEN.version);
        assert!(read(&root().join("Cargo.lock")).unwrap().contains(&library));
        let trunk = read(&root().join("Trunk.toml")).unwrap();
        assert!(trunk.contains(&format!("trunk-version = \"{}\"", TRUNK.suitable.trim_end_matches('.'))));
        let major = BINARYEN.split_once('.').unwrap().0;
        assert!(trunk.contains(&format!("wasm_opt = \"version_{major}\"")));
    }
}
