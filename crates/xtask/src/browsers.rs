//! Installs the browsers for the tests, and runs what needs them on the built site.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::Command;

use crate::command::{Failure, command, is_on_path, output, root, run};
use crate::site;
use crate::tools::ensure_node;

/// The browsers available.
pub(crate) struct Browsers {
    /// Why Firefox is missing, if it is.
    pub(crate) without_firefox: Option<String>,
    /// Why WebKitGTK is missing, if it is.
    pub(crate) without_webkit: Option<String>,
}

/// Installs Chromium, which the browser tests need, and if possible Firefox and WebKitGTK.
pub(crate) fn ensure() -> Result<Browsers, Failure> {
    ensure_node_packages()?;
    let has_chromium = is_on_path("chromium") || is_on_path("google-chrome");
    if !has_chromium && apt_install("Chromium", &["chromium"]).is_err() {
        println!("Getting Playwright's Chromium …");
        run(command("npx", &["playwright-core", "install", "--with-deps", "chromium"]).current_dir(folder()))?;
    }
    ensure_headless_shell();
    let without_firefox = missing("Firefox", is_on_path("firefox-esr") || is_on_path("firefox"), &["firefox-esr"]);
    let has_webkit = is_on_path("WebKitWebDriver") && is_on_path("xvfb-run");
    let without_webkit = missing("WebKitGTK", has_webkit, &["webkit2gtk-driver", "xvfb", "xauth"]);
    Ok(Browsers { without_firefox, without_webkit })
}

/// Builds the site and runs a program of the browser tests' folder on it.
pub(crate) fn run_on_site(program: &str, options: &[String]) -> Result<(), Failure> {
    site::build_tested()?;
    ensure()?;
    run(command("node", &[program]).args(options).env("DIST", site::tested()).current_dir(folder()))
}

/// Builds the site and the fuzz targets, and runs the campaign of tests/browser/README.md.
pub(crate) fn run_campaign(options: &[String]) -> Result<(), Failure> {
    site::build_tested()?;
    run(&mut command("cargo", &["build", "--quiet", "--profile", "fuzz", "--package", "alquerque-fuzz"]))?;
    let Browsers { without_firefox, without_webkit } = ensure()?;
    let mut campaign = command("node", &["campaign.mjs"]);
    campaign.args(options).env("DIST", site::tested()).env("INPUTS", root().join("target/fuzz/alquerque-fuzz"));
    for (name, reason) in [("FIREFOX", without_firefox), ("WEBKIT", without_webkit)] {
        campaign.envs(reason.map(|reason| (format!("WITHOUT_{name}"), reason)));
    }
    run(campaign.current_dir(folder()))
}

/// The folder of the browser tests.
pub(crate) fn folder() -> std::path::PathBuf {
    root().join("tests/browser")
}

/// Installs Debian's Chromium without a user interface, which takes less than half the processor time to load a page.
/// The tests also run without it.
fn ensure_headless_shell() {
    const SHELL: &str = "chromium-headless-shell";
    if !is_on_path("chromium") || is_on_path(SHELL) {
        return;
    }
    let offered = output(&mut command("apt-cache", &["show", SHELL])).is_some_and(|text| text.contains(SHELL));
    if offered && may_install(SHELL) {
        println!("Installing {SHELL} by apt-get (some seconds) …");
        // `--no-remove`: otherwise apt could remove a Chromium of another version.
        let options = ["install", "--yes", "--quiet", "--no-install-recommends", "--no-remove", SHELL];
        let _ = output(&mut apt(&options));
    }
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

/// Tries to install a browser. Returns why that failed, or `None` if the browser is now available.
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
    if !may_install(name) {
        return Err(Failure(format!("{name} is not installed")));
    }
    println!("Installing {name} by apt-get (about half a minute) …");
    let mut install = vec!["install", "--yes", "--quiet", "--no-install-recommends"];
    install.extend(packages);
    // Update package lists only if they are missing or outdated, as it takes a while.
    if run(&mut apt(&install)).is_ok() {
        return Ok(());
    }
    run(&mut apt(&["update", "--quiet"]))?;
    run(&mut apt(&install))
}

fn apt(arguments: &[&str]) -> Command {
    let mut apt = if is_root() { command("apt-get", &[]) } else { command("sudo", &["apt-get"]) };
    apt.args(arguments);
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

fn is_root() -> bool {
    output(&mut command("id", &["-u"])).is_some_and(|id| id.trim() == "0")
}

/// Asks before the use of `sudo`; without a terminal, as in CI, nobody can answer.
fn may_install(name: &str) -> bool {
    if is_root() || !io::stdin().is_terminal() {
        return true;
    }
    print!("Install {name} with `sudo apt-get`? [y/N] ");
    let mut answer = String::new();
    let is_read = io::stdout().flush().and_then(|()| io::stdin().read_line(&mut answer)).is_ok();
    is_read && answer.trim().eq_ignore_ascii_case("y")
}
