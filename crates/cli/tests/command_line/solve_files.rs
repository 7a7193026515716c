//! `alquerque solve`: writing files, and failing to.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::{FileTypeExt, symlink};
use std::process::Command;
use std::{fs, thread};

use crate::program::{folder, good, run, start};

const SOON: [&str; 5] = ["solve", "--rules", "merkel", "--position", "5/3d1/1d3/2l2/5 d -"];
/// Dark to move wins, but the proof needs some millions of states.
const LONG: [&str; 7] = ["solve", "--rules", "merkel", "--position", "ddddd/1d1d1/5/5/lllll l -", "--memory", "0.1"];

#[test]
fn only_one_run_at_a_time_can_use_a_folder() {
    let folder = folder("locked");
    let path = folder.to_str().unwrap();
    let keep = [&LONG[..], &["--keep", path]].concat();
    let mut first = start(&keep);
    // A run locks the folder until it ends.
    while !folder.join("lock").exists() {
        assert!(first.try_wait().unwrap().is_none());
        thread::yield_now();
    }
    let refused = loop {
        let second = run(&[&SOON[..], &["--keep", path]].concat(), b"");
        // The lock file exists shortly before it is locked.
        if second.code == 1 {
            break second;
        }
        assert!(first.try_wait().unwrap().is_none(), "two runs used the folder");
    };
    let problem =
        format!("alquerque: {path} is in use by another run; expected another folder, or the other run to end first\n");
    assert_eq!((refused.out.as_str(), refused.err), ("", problem));
    let output = first.wait_with_output().unwrap();
    assert!(output.status.success() && output.stdout.starts_with(b"dark wins\n"));
    // The files of the first run are complete.
    let third = run(&keep, b"");
    assert!(third.code == 0 && third.out.starts_with("dark wins\n0 states"), "{third:?}");
    let rest: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(rest.iter().all(|name| name != "part"), "{rest:?}");
    assert_eq!(rest.len(), 2, "{rest:?}");
}

/// Not writable even for root, in case tests run as root.
#[cfg(target_os = "linux")]
const READ_ONLY: &str = "/proc/self";

#[cfg(target_os = "linux")]
#[test]
fn unwritable_folders_are_refused_before_the_work() {
    for [option, more] in [["--keep", "--moves"], ["--database", "--build=2"]] {
        let found = run(&[&SOON[..], &[option, READ_ONLY, more]].concat(), b"");
        assert_eq!((found.code, found.out.as_str()), (1, ""), "{found:?}");
        assert!(found.err.starts_with(&format!("alquerque: {READ_ONLY}")) && found.err.contains("cannot be written"));
    }
    let found = run(&[&SOON[..], &["--certificate", "/proc/self/certificate"]].concat(), b"");
    assert_eq!((found.code, found.out.as_str()), (1, ""), "{found:?}");
    let found = run(&["book", "/proc/self/book", "no such certificate"], b"");
    assert!(found.code == 1 && found.err.contains("/proc/self/book cannot be written"), "{found:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn the_answer_is_printed_even_if_writing_fails() {
    // /dev/full can be opened but never written to. Use a link to it: a program that replaced its output file would,
    // run as root, delete the device.
    let folder = folder("full");
    let link = folder.join("link");
    symlink("/dev/full", &link).unwrap();
    let full = run(&[&SOON[..], &["--certificate", link.to_str().unwrap()]].concat(), b"");
    assert_eq!((full.code, full.out.lines().next()), (1, Some("dark wins")));
    assert!(full.err.starts_with(&format!("alquerque: {} cannot be written: ", link.display())), "{full:?}");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::metadata("/dev/full").unwrap().file_type().is_char_device());
}

#[test]
fn links_pipes_and_devices_are_written_through() {
    let folder = folder("through");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let certificate = |name: &str| good(&[&SOON[..], &["--certificate", &path(name)]].concat());
    certificate("plain");
    let plain = fs::read(path("plain")).unwrap();
    // A link is followed, not replaced.
    fs::create_dir(path("elsewhere")).unwrap();
    fs::write(path("elsewhere/real"), "old").unwrap();
    symlink(path("elsewhere/real"), path("link")).unwrap();
    certificate("link");
    assert!(fs::symlink_metadata(path("link")).unwrap().is_symlink());
    assert_eq!(fs::read(path("elsewhere/real")).unwrap(), plain);
    assert_eq!(fs::read_dir(path("elsewhere")).unwrap().count(), 1);
    // The reader of a pipe gets the bytes.
    assert!(Command::new("mkfifo").arg(path("pipe")).status().unwrap().success());
    let pipe = path("pipe");
    let reader = thread::spawn(move || {
        let mut bytes = Vec::new();
        fs::File::open(pipe).unwrap().read_to_end(&mut bytes).unwrap();
        bytes
    });
    certificate("pipe");
    assert_eq!(reader.join().unwrap(), plain);
    assert!(fs::symlink_metadata(path("pipe")).unwrap().file_type().is_fifo());
    // The same for books and saved searches.
    fs::write(path("elsewhere/book"), "old").unwrap();
    symlink(path("elsewhere/book"), path("book")).unwrap();
    good(&["book", &path("book"), &path("plain"), "--without", "1"]);
    assert!(fs::symlink_metadata(path("book")).unwrap().is_symlink());
    assert!(fs::read(path("elsewhere/book")).unwrap().starts_with(b"ALQBOK"));
    fs::create_dir(path("keep")).unwrap();
    good(&[&SOON[..], &["--keep", &path("keep")]].concat());
    fs::rename(path("keep/merkel-light.pns"), path("elsewhere/pns")).unwrap();
    symlink(path("elsewhere/pns"), path("keep/merkel-light.pns")).unwrap();
    run(&[&LONG[..], &["--limit", "1", "--keep", &path("keep")]].concat(), b"");
    assert!(fs::symlink_metadata(path("keep/merkel-light.pns")).unwrap().is_symlink());
    // A folder and a dangling link are refused at once.
    symlink(path("nowhere/at/all"), path("dangling")).unwrap();
    for name in ["elsewhere", "dangling"] {
        let found = run(&[&SOON[..], &["--certificate", &path(name)]].concat(), b"");
        assert_eq!((found.code, found.out.as_str()), (1, ""), "{found:?}");
        assert!(found.err.contains("cannot be written: "), "{found:?}");
    }
}

/// Dark wins; the proof needs some thousands of states.
const DARK: [&str; 5] = ["solve", "--rules", "medieval", "--position", "1d3/1d3/5/2l2/5 l -"];

#[cfg(target_os = "linux")]
#[test]
fn a_certificate_to_stdout_comes_after_the_answer() {
    let folder = folder("stdout");
    let path = |name: &str| folder.join(name);
    good(&[&SOON[..], &["--certificate", path("plain").to_str().unwrap()]].concat());
    let plain = fs::read(path("plain")).unwrap();
    for name in ["/dev/stdout", path("out").to_str().unwrap()] {
        let out = fs::File::create(path("out")).unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_alquerque"));
        let status = program.args(SOON).args(["--certificate", name]).stdout(out).status().unwrap();
        assert!(status.success());
        let written = fs::read(path("out")).unwrap();
        assert!(written.starts_with(b"dark wins\n"), "{name}: {}", String::from_utf8_lossy(&written));
        assert!(written.ends_with(&plain), "{name}");
    }
}

#[test]
fn obstacles_to_saving_are_refused_before_the_work() {
    let folder = folder("in-the-way");
    let path = |name: &str| folder.join(name);
    for name in ["lock", "medieval-light.pns", "medieval-dark.pns"] {
        let refused = |why: &str| {
            let keep = folder.to_str().unwrap();
            let found = run(&[&DARK[..], &["--keep", keep]].concat(), b"");
            assert_eq!((found.code, found.out.as_str()), (1, ""), "{found:?}");
            let starts = format!("alquerque: {keep}/{name} cannot be written: {why}");
            assert!(found.err.starts_with(&starts), "{found:?}");
        };
        fs::create_dir(path(name)).unwrap();
        refused("");
        fs::remove_dir(path(name)).unwrap();
        // Opening it would block forever.
        assert!(Command::new("mkfifo").arg(path(name)).status().unwrap().success());
        refused("not a regular file");
        fs::remove_file(path(name)).unwrap();
        symlink("nowhere/at/all", path(name)).unwrap();
        refused("");
        fs::remove_file(path(name)).unwrap();
    }
}

#[test]
fn every_write_error_is_reported_and_the_other_files_are_written() {
    let folder = folder("in-the-end");
    let path = |name: &str| folder.join(name);
    let (keep, certificate) = (path("keep"), path("certificate"));
    let files = ["--keep", keep.to_str().unwrap(), "--certificate", certificate.to_str().unwrap()];
    let question = ["solve", "--rules", "murray", "--memory", "0.2", "--limit", "1", "--jobs", "2"];
    let question = [&question[..], &files].concat();
    assert!(run(&question, b"").err.contains("no certificate was written: out of time"));
    let names = ["keep/murray-light.pns", "keep/murray-dark.pns"];
    for count in 1..=2 {
        let mut child = start(&question);
        let mut errors = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        // Dark's file is read last, after all files were checked to be writable.
        while !line.contains(names[1]) {
            line.clear();
            assert!(errors.read_line(&mut line).unwrap() > 0);
        }
        for name in names {
            let _ = fs::remove_file(path(name));
        }
        for name in &names[..count] {
            fs::create_dir(path(name)).unwrap();
        }
        let mut rest = String::new();
        errors.read_to_string(&mut rest).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(1), "{rest}");
        let lines: Vec<_> = rest.lines().collect();
        assert_eq!(lines.len(), count + 1, "{rest}");
        for (name, line) in names[..count].iter().zip(&lines) {
            assert!(line.contains(name) && line.contains("cannot be written"), "{rest}");
            fs::remove_dir(path(name)).unwrap();
        }
        assert!(lines[count].contains("no certificate was written: out of time"), "{rest}");
        assert_eq!(path(names[1]).is_file(), count == 1);
    }
}
