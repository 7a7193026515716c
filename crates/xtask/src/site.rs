//! Building and serving the site with Trunk.

use std::net::{Ipv4Addr, TcpListener};
use std::process::Command;
use std::{fs, io};

use crate::command::{Failure, command, root, run, run_quietly};
use crate::served::run_until_told;
use crate::tools;

/// Writes the release build to dist/.
pub(crate) fn build() -> Result<(), Failure> {
    println!("Building the site: about two minutes the first time, then seconds …");
    build_by(run)?;
    println!("The site is in dist/.");
    Ok(())
}

/// The same beside other work: what the build prints is shown only where it fails.
pub(crate) fn build_quietly() -> Result<(), Failure> {
    build_by(run_quietly)
}

fn build_by(run: fn(&mut Command) -> Result<(), Failure>) -> Result<(), Failure> {
    let path = tools::ensure()?;
    // A build that fails must not leave an older one behind that could be tested or published in its place.
    match fs::remove_dir_all(root().join("dist")) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(Failure::of("cannot empty dist/")(error)),
        _ => {}
    }
    run(command("trunk", &["build", "--release"]).env("PATH", path))
}

/// Serves the release build and builds it again when a source changes.
pub(crate) fn serve(port: u16) -> Result<(), Failure> {
    // Better now than after the minutes that a first build takes.
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .map_err(Failure::of(format!("cannot serve on port {port}; free it or choose another with --port")))?;
    let path = tools::ensure()?;
    println!(
        "Building the site: about two minutes the first time, then seconds. After that the game is on \
         http://127.0.0.1:{port} (Ctrl+C ends it) …"
    );
    let port = port.to_string();
    let options = ["serve", "--release", "--address", "127.0.0.1", "--port", port.as_str()];
    run_until_told(command("trunk", &options).env("PATH", path))
}
