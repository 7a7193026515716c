//! Getting the browsers that the tests drive.

use std::path::Path;

use crate::command::{Failure, command, is_on_path, output, root, run};
use crate::site;
use crate::tools::ensure_node;

/// What there is to test with.
pub(crate) struct Browsers {
    /// Why there is no Firefox, if there is none.
    pub(crate) without_firefox: Option<String>,
    /// Why there is no WebKitGTK, if there is none.
    pub(crate) without_webkit: Option<String>,
}

/// Gets Chromium, without which there are no browser tests, and if possible Firefox and WebKitGTK.
pub(crate) fn ensure() -> Result<Browsers, Failure> {
    ensure_node_packages()?;
    let has_chromium = is_on_path("chromium") || is_on_path("google-chrome");
    if !has_chromium && apt_install("Chromium", &["chromium"]).is_err() {
        println!("Getting Playwright's Chromium …");
        run(command("npx", &["playwright-core", "install", "--with-deps", "chromium"]).current_dir(folder()))?;
    }
    let without_firefox = missing("Firefox", is_on_path("firefox-esr") || is_on_path("firefox"), &["firefox-esr"]);
    let has_webkit = is_on_path("WebKitWebDriver") && is_on_path("xvfb-run");
    let without_webkit = missing("WebKitGTK", has_webkit, &["webkit2gtk-driver", "xvfb", "xauth"]);
    Ok(Browsers { without_firefox, without_webkit })
}

/// Builds the site and runs one of the programs beside the browser tests on it.
pub(crate) fn run_on_site(program: &str, options: &[String]) -> Result<(), Failure> {
    site::build()?;
    ensure()?;
    run(command("node", &[program]).args(options).current_dir(folder()))
}

/// The folder of the browser tests.
pub(crate) fn folder() -> std::path::PathBuf {
    root().join("tests/browser")
}

fn ensure_node_packages() -> Result<(), Failure> {
    let lock = folder().join("package-lock.json");
    let installed = folder().join("node_modules/.package-lock.json");
    if is_newer(&installed, &lock) {
        return Ok(());
    }
    ensure_node()?;
    println!("Getting the browser tests' packages from npm (about half a minute) …");
    run(command("npm", &["ci", "--no-audit", "--no-fund"]).current_dir(folder()))
}

fn is_newer(file: &Path, than: &Path) -> bool {
    let changed = |path: &Path| path.metadata().and_then(|metadata| metadata.modified()).ok();
    changed(file).zip(changed(than)).is_some_and(|(file, than)| file >= than)
}

/// Why a browser is missing and cannot be had; `None` where it is there now.
fn missing(name: &str, is_there: bool, packages: &[&str]) -> Option<String> {
    if is_there {
        return None;
    }
    apt_install(name, packages).err().map(|Failure(text)| text)
}

fn apt_install(name: &str, packages: &[&str]) -> Result<(), Failure> {
    if !is_on_path("apt-get") {
        return Err(Failure(format!("{name} is not installed, and there is no apt-get to install it with")));
    }
    println!("Installing {name} by apt-get (about half a minute) …");
    let is_root = output(&mut command("id", &["-u"])).is_some_and(|id| id.trim() == "0");
    let apt = |arguments: &[&str]| {
        let mut words = if is_root { vec!["apt-get"] } else { vec!["sudo", "apt-get"] };
        words.extend(arguments);
        let mut apt = command(words[0], &words[1..]);
        run(apt.env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let mut install = vec!["install", "--yes", "--quiet", "--no-install-recommends"];
    install.extend(packages);
    // Only where the lists are missing or too old for what is wanted: they take a while.
    if apt(&install).is_ok() {
        return Ok(());
    }
    apt(&["update", "--quiet"])?;
    apt(&install)
}
