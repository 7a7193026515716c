//! `alquerque solve` and `alquerque book`: input files that never end, block, or are too long.

#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::process::Command;
use std::thread;

use crate::program::{folder, good, run};

const SOON: [&str; 5] = ["solve", "--rules", "merkel", "--position", "5/3d1/1d3/2l2/5 d -"];

/// Runs the program with so little memory that it would fail at once.
fn limited(arguments: &[&str]) -> (Option<i32>, String) {
    let mut shell = Command::new("sh");
    shell.args(["-c", "ulimit -v 300000 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_alquerque")]);
    let output = shell.args(arguments).output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn of_a_foreign_file_only_the_beginning_is_read() {
    let folder = folder("endless");
    let book = folder.join("book");
    for arguments in [&["solve", "--verify", "/dev/zero"][..], &["book", book.to_str().unwrap(), "/dev/zero"]] {
        let (code, errors) = limited(arguments);
        assert_eq!(code, Some(1), "{errors}");
        assert!(errors.starts_with("alquerque: /dev/zero is not a certificate of this version; expected "), "{errors}");
    }
}

#[test]
fn a_certificate_that_never_ends_is_refused_once_it_has_no_room() {
    let folder = folder("no-end");
    let pipe = folder.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let to = pipe.clone();
    let writer = thread::spawn(move || {
        let mut file = File::options().write(true).open(to).unwrap();
        file.write_all(b"ALQCER\0\x01").unwrap();
        // Until the reader closes the pipe.
        let zeros = vec![0; 1 << 16];
        while file.write_all(&zeros).is_ok() {}
    });
    let (code, errors) = limited(&["solve", "--verify", pipe.to_str().unwrap()]);
    writer.join().unwrap();
    assert_eq!(code, Some(1), "{errors}");
    assert!(errors.contains("/pipe cannot be read: ") && errors.lines().count() == 1, "{errors}");
}

#[test]
fn a_certificate_is_read_from_a_pipe() {
    let folder = folder("piped");
    let (file, pipe) = (folder.join("file"), folder.join("pipe"));
    good(&[&SOON[..], &["--certificate", file.to_str().unwrap()]].concat());
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let to = pipe.clone();
    let writer = thread::spawn(move || fs::write(to, fs::read(file).unwrap()).unwrap());
    assert!(good(&["solve", "--verify", pipe.to_str().unwrap()]).starts_with("dark wins\n"));
    writer.join().unwrap();
}

#[test]
fn layers_are_regular_files_of_their_size() {
    let folder = folder("odd-layers");
    let layer = folder.join("merkel-1-1.edb");
    let solve = [&SOON[..], &["--database", folder.to_str().unwrap()]].concat();
    good(&[&solve[..], &["--build", "2"]].concat());
    let whole = fs::read(&layer).unwrap();
    let refused = |why: &str| {
        let found = run(&solve, b"");
        assert_eq!((found.code, found.out.as_str()), (1, ""), "{found:?}");
        assert!(found.err.contains(&format!("merkel-1-1.edb {why}")), "{found:?}");
        fs::remove_file(&layer).unwrap();
    };
    fs::remove_file(&layer).unwrap();
    // Opening it would block forever.
    assert!(Command::new("mkfifo").arg(&layer).status().unwrap().success());
    refused("cannot be read: not a regular file");
    symlink("/dev/zero", &layer).unwrap();
    refused("cannot be read: not a regular file");
    // A sparse file of a terabyte.
    fs::write(&layer, &whole).unwrap();
    File::options().write(true).open(&layer).unwrap().set_len(1 << 40).unwrap();
    refused("is damaged or cut off");
    fs::write(&layer, &whole).unwrap();
    assert!(good(&solve).starts_with("dark wins\n"));
}
