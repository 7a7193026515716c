//! Builds and serves the site with Trunk.

use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io, thread};

use crate::command::{Failure, command, read, root, run, run_quietly};
use crate::say::value;
use crate::served::run_until_stopped;
use crate::tools::{self, TARGET};

/// Where the site for the tests is built, so that they leave a served one alone.
pub(crate) fn tested() -> PathBuf {
    root().join("target/tested-site")
}

/// Writes a build to dist/.
pub(crate) fn build(is_dev: bool) -> Result<(), Failure> {
    build_into(&root().join("dist"), is_dev, run)?;
    println!("The site is in dist/.");
    Ok(())
}

/// Writes the release build that is tested and measured.
pub(crate) fn build_tested() -> Result<(), Failure> {
    build_into(&tested(), false, run)
}

/// Like [`build_tested`], showing the output only if the build fails.
pub(crate) fn build_tested_quietly() -> Result<(), Failure> {
    build_into(&tested(), false, run_quietly)
}

fn build_into(folder: &Path, is_dev: bool, run: fn(&mut Command) -> Result<(), Failure>) -> Result<(), Failure> {
    let mut build = trunk("build", is_dev)?;
    // If the build fails, no older site may remain that could be tested or published by mistake.
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(Failure::context(format!("cannot empty {}", folder.display()))(error));
        }
        _ => {}
    }
    run(build.arg("--dist").arg(folder))
}

/// Serves a build and rebuilds it when a source changes.
pub(crate) fn serve(port: u16, is_dev: bool) -> Result<(), Failure> {
    // Fails now rather than after the first build, which takes minutes.
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .map_err(Failure::context(format!("cannot serve on port {port}; free it or choose another with --port")))?;
    let mut serve = trunk("serve", is_dev)?;
    println!("The game will be on http://127.0.0.1:{port} (Ctrl+C ends it).");
    run_until_stopped(serve.args(["--address", "127.0.0.1", "--port", &port.to_string()]))
}

/// A command of Trunk.
fn trunk(name: &str, is_dev: bool) -> Result<Command, Failure> {
    tools::ensure_target()?;
    let path = thread::scope(|scope| {
        // Building the tools takes minutes, and leaves a core idle now and then.
        if !tools::are_there() {
            scope.spawn(move || compile_modules(is_dev));
        }
        tools::ensure()
    })?;
    let mut trunk = command("trunk", &[name]);
    remap_paths(&mut trunk).env("PATH", path).args((!is_dev).then_some("--release"));
    Ok(trunk)
}

/// Compiles the modules as Trunk does, which then finds them compiled. Trunk reports what fails.
fn compile_modules(is_dev: bool) -> Option<()> {
    let page = read(&root().join("www/index.html")).ok()?;
    for link in page.split("<link data-trunk rel=\"rust\"").skip(1) {
        let mut cargo = command("cargo", &["build", "--quiet", "--target", TARGET, "--bin", value(link, "data-bin")?]);
        cargo.arg("--manifest-path").arg(root().join("www").join(value(link, "href")?));
        let profile = if is_dev { "dev" } else { value(link, "data-cargo-profile-release")? };
        run_quietly(remap_paths(&mut cargo).args(["--profile", profile])).ok()?;
    }
    Some(())
}

/// Shortens the paths of libraries in the panic messages of the modules, so that they don't name this machine's
/// folders. `trunk build` by hand keeps them: a profile can't do this before `trim-paths` is stable.
fn remap_paths(command: &mut Command) -> &mut Command {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    // Flags are separated by spaces.
    let home = home.map(|home| home.display().to_string()).filter(|home| !home.contains(' '));
    let flags = home.map(|home| format!("--remap-path-prefix={home}/registry/src=registry"));
    command.envs(flags.map(|flags| ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags)))
}
