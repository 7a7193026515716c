//! Builds and serves the site.

use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};
use std::{env, fs, io, thread};

use crate::assembly;
use crate::build::Build;
use crate::command::{Failure, command, root, run, run_quietly};
use crate::module::Modules;
use crate::served::run_until_stopped;

/// Printed first, as the build takes long.
const ANNOUNCEMENT: &str = "Building the site: about two minutes the first time, then seconds";
/// The folders of the site's sources.
const SOURCES: [&str; 4] = ["Cargo.lock", "Cargo.toml", "crates", "www"];
/// Time between checks for changes.
const INTERVAL: Duration = Duration::from_millis(500);

/// Writes a build to dist/.
pub(crate) fn build(is_dev: bool) -> Result<(), Failure> {
    println!("{ANNOUNCEMENT} …");
    build_by(run, is_dev)?;
    println!("The site is in dist/.");
    Ok(())
}

/// Writes the release build to dist/, showing the output only if the build fails.
pub(crate) fn build_quietly() -> Result<(), Failure> {
    build_by(run_quietly, false)
}

fn build_by(run: fn(&mut Command) -> Result<(), Failure>, is_dev: bool) -> Result<(), Failure> {
    let build = Build::new(is_dev, run)?;
    let site = root().join("dist");
    // If the build fails, no older site may remain that could be tested or published by mistake.
    remove(&site)?;
    build.write(&site)
}

fn remove(site: &Path) -> Result<(), Failure> {
    match fs::remove_dir_all(site) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(Failure::of(format!("cannot empty {}", site.display()))(error))
        }
        _ => Ok(()),
    }
}

impl Build {
    /// Replaces the site in a folder once its modules are built.
    fn write(&self, site: &Path) -> Result<(), Failure> {
        let modules = Modules::build(self)?;
        remove(site)?;
        assembly::write(self, &modules, site).inspect_err(|_| {
            // Removes an incomplete site.
            let _ = remove(site);
        })
    }
}

/// Serves a build and rebuilds it when a source changes.
pub(crate) fn serve(port: u16, is_dev: bool) -> Result<(), Failure> {
    // Fails now rather than after the first build, which takes minutes.
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .map_err(Failure::of(format!("cannot serve on port {port}; free it or choose another with --port")))?;
    let own = env::current_exe().map_err(Failure::of("cannot find this program"))?;
    let mut server = command(&own.to_string_lossy(), &["serve-here", "--port", &port.to_string()]);
    server.args(is_dev.then_some("--dev"));
    run_until_stopped(&mut server)
}

/// Serves in a separate process, which can be stopped with all its children.
pub(crate) fn serve_here(port: u16, is_dev: bool) -> Result<(), Failure> {
    let build = Build::new(is_dev, run)?;
    println!("{ANNOUNCEMENT}. After that the game is on http://127.0.0.1:{port} (Ctrl+C ends it) …");
    let mut state = sources();
    // Not dist/, which tests and other builds replace.
    let site = root().join("target/served").join(port.to_string());
    build.write(&site)?;
    let options = [format!("--serve=127.0.0.1:{port}"), format!("--servedir={}", site.display())];
    let mut server = build.command("esbuild", &["--log-level=warning"]);
    // esbuild exits at the end of its input.
    let mut server = server.args(options).stdin(Stdio::piped()).spawn().map_err(Failure::of("cannot run esbuild"))?;
    println!("The game is on http://127.0.0.1:{port} (Ctrl+C ends it).");
    loop {
        thread::sleep(INTERVAL);
        if let Some(status) = server.try_wait().map_err(Failure::of("cannot wait for esbuild"))? {
            return Err(Failure(format!("the server has exited ({status})")));
        }
        let now = sources();
        if now != state {
            state = now;
            println!("Building the site again …");
            match build.write(&site) {
                Ok(()) => println!("The site is built."),
                Err(Failure(text)) => eprintln!("{text}"),
            }
        }
    }
}

/// The number of source files and the time of the last change, which differ after every change.
fn sources() -> (usize, Option<SystemTime>) {
    let mut state = (0, None);
    let mut paths: Vec<PathBuf> = SOURCES.iter().map(|name| root().join(name)).collect();
    while let Some(path) = paths.pop() {
        // Unreadable files are checked again next time.
        if let Ok(entries) = fs::read_dir(&path) {
            paths.extend(entries.filter_map(|entry| Some(entry.ok()?.path())));
        } else {
            let changed = fs::metadata(&path).and_then(|metadata| metadata.modified()).ok();
            state = (state.0 + 1, state.1.max(changed));
        }
    }
    state
}
