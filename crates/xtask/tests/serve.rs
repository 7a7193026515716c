//! When a signal ends `cargo xtask serve`, no other program keeps running.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use std::{fs, thread};

/// Much longer than anything in these tests takes.
const TIMEOUT: Duration = Duration::from_mins(1);

/// A version in a source: the first quoted text after `name`.
fn version(source: &str, name: &str) -> String {
    let (_, rest) = source.split_once(name).unwrap();
    rest.split('"').nth(1).unwrap().to_owned()
}

/// A folder with stand-ins for the tools; that for Trunk starts another program, as it starts compilers, and waits.
fn tools(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(folder.join("lib/rustlib/wasm32-unknown-unknown")).unwrap();
    let source = include_str!("../src/tools.rs");
    let trunk = version(source, "package: \"trunk\",");
    let bindgen = version(source, "package: \"wasm-bindgen-cli\",");
    let wasm_opt = version(source, "const BINARYEN");
    let wasm_opt = wasm_opt.split('.').next().unwrap();
    for (program, script) in [
        ("rustc", format!("echo '{}'", folder.display())),
        ("wasm-opt", format!("echo 'wasm-opt version {wasm_opt} (version_{wasm_opt})'")),
        ("wasm-bindgen", format!("echo 'wasm-bindgen {bindgen}'")),
        ("trunk", format!("[ $1 != --version ] || exec echo 'trunk {trunk}'\nsleep 1000 &\necho serving\nwait")),
    ] {
        let path = folder.join(program);
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    folder
}

/// Starts `cargo xtask serve` with its output, and that of all programs it starts, in a pipe.
fn serve(name: &str) -> Child {
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let path = std::env::join_paths([tools(name), "/usr/bin".into(), "/bin".into()]).unwrap();
    Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["serve", "--port", &free.to_string()])
        .env("PATH", path)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Sends the signal once the stand-in for Trunk runs. The pipe ends when the last program that could write to it has
/// ended.
fn end_by(signal: &str) -> ExitStatus {
    let mut child = serve(signal);
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut line = String::new();
        while line != "serving\n" {
            line.clear();
            assert!(out.read_line(&mut line).unwrap() > 0, "the server has not started");
        }
        sender.send("serving").unwrap();
        out.read_to_string(&mut line).unwrap();
        sender.send("ended").unwrap();
    });
    assert_eq!(receiver.recv_timeout(TIMEOUT), Ok("serving"));
    let pid = child.id().to_string();
    assert!(Command::new("sh").args(["-c", &format!("kill -{signal} {pid}")]).status().unwrap().success());
    let status = child.wait().unwrap();
    assert_eq!(receiver.recv_timeout(TIMEOUT), Ok("ended"), "after {signal} another program is still running");
    status
}

#[test]
fn a_signal_ends_all_that_was_started() {
    for signal in ["INT", "TERM", "HUP"] {
        assert!(end_by(signal).success(), "{signal} is the normal way to end a server");
    }
}
