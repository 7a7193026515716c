//! `alquerque solve`: incompatible options, memory limits and ctrl-C.

use std::fs;

use crate::program::{bad, folder, good, run};

#[test]
fn options_without_effect_are_refused() {
    let folder = folder("options");
    let path = folder.to_str().unwrap();
    let check = ["solve", "--rules", "medieval", "--database", path, "--check"];
    let build = ["solve", "--rules", "medieval", "--database", path, "--build", "2", "--only-build"];
    let verify = ["solve", "--verify", path];
    let deciding: [&[&str]; 6] = [
        &["--position", "5/3d1/1d3/2l2/5 d -"],
        &["--moves"],
        &["--memory", "1"],
        &["--keep", path],
        &["--certificate", "c"],
        &["--limit", "5"],
    ];
    for mode in [&check[..], &build, &verify] {
        for option in deciding {
            let found = run(&[mode, option].concat(), b"");
            assert_eq!((found.code, found.out.as_str()), (2, ""), "{mode:?} {option:?} {found:?}");
            assert!(found.err.contains("cannot be used with"), "{mode:?} {option:?} {}", found.err);
        }
    }
    for both in [
        &[&build[..], &["--check"]].concat()[..],
        &[&build[..], &["--json"]].concat(),
        &[&check[..], &["--jobs", "2"]].concat(),
        &[&verify[..], &["--jobs", "1"]].concat(),
        &[&verify[..], &["--only-build"]].concat(),
        &["solve", "--rules", "medieval", "--build", "2", "--only-build"],
        &["record", "-", "--check", "--json"],
        &["record", "-", "--check", "--to", "pdn"],
    ] {
        let found = run(both, b"");
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{both:?} {found:?}");
    }
    assert!(fs::read_dir(&folder).unwrap().next().is_none());
}

#[test]
fn a_gap_between_layers_is_reported() {
    let folder = folder("gaps");
    let path = folder.to_str().unwrap();
    let build = run(&["solve", "--rules", "medieval", "--database", path, "--build", "4", "--only-build"], b"");
    assert_eq!(build.code, 0, "{build:?}");
    let name = |name: &str| folder.join(name);
    let check = ["solve", "--rules", "medieval", "--database", path, "--check"];
    let whole = run(&check, b"");
    assert!(whole.out.contains("6 layers checked, no errors"), "{whole:?}");
    for (missing, other) in [
        ("medieval-1-1.edb", "medieval-2-1.edb"),
        ("medieval-1-2.edb", "medieval-2-1.edb"),
        ("medieval-3-1.edb", "medieval-1-3.edb"),
    ] {
        let bytes = fs::read(name(missing)).unwrap();
        fs::remove_file(name(missing)).unwrap();
        let problem = format!("{} is missing, and {other} depends on it", name(missing).display());
        let message = format!("{problem}; expected it in the folder, or --build to build it");
        bad(&check, 1, &message);
        let question = ["solve", "--rules", "medieval", "--database", path, "--position", "1d3/1d3/5/2l2/5 l -"];
        bad(&question, 1, &message);
        fs::write(name(missing), bytes).unwrap();
    }
    // Existing layers are used, also above --build.
    let more = run(&[&check[..], &["--build", "2"]].concat(), b"");
    assert!(more.out.contains("6 layers checked, no errors"), "{more:?}");
}

#[test]
fn more_memory_than_is_free_is_refused() {
    let question = ["solve", "--rules", "merkel", "--position", "5/3d1/1d3/2l2/5 d -", "--memory"];
    for gigabytes in ["4096", "4000.5"] {
        let found = run(&[&question[..], &[gigabytes]].concat(), b"");
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{found:?}");
        let starts = format!("alquerque: --memory: {gigabytes} GB is not available: this machine has ");
        assert!(found.err.starts_with(&starts), "{}", found.err);
        assert!(found.err.ends_with(" GB of it free; expected less\n"), "{}", found.err);
    }
    assert!(good(&[&question[..], &["0.01"]].concat()).starts_with("dark wins\n"));
    assert!(good(&question[..5]).starts_with("dark wins\n"));
}

/// On a system with a memory limit for processes.
#[cfg(target_os = "linux")]
#[test]
fn more_memory_than_the_system_allows_is_refused() {
    let limited = |more: &[&str]| {
        let program = env!("CARGO_BIN_EXE_alquerque");
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", "ulimit -v 500000 && exec \"$0\" \"$@\"", program, "solve", "--rules", "merkel"]);
        shell.args(["--position", "5/3d1/1d3/2l2/5 d -"]).args(more).output().unwrap()
    };
    for more in [&[][..], &["--memory", "1"]] {
        let output = limited(more);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{errors}");
        let ends = " GB is not available: the system does not allow this program that much; expected less\n";
        assert!(errors.starts_with("alquerque: --memory: ") && errors.ends_with(ends), "{errors}");
    }
    assert!(limited(&["--memory", "0.1"]).status.success());
}

/// Runs the program and sends ctrl-C after a while.
#[cfg(unix)]
fn interrupted(arguments: &[&str], is_time: impl Fn() -> bool) -> (std::process::Output, std::time::Duration) {
    let mut child = crate::program::start(arguments);
    while !is_time() {
        assert!(child.try_wait().unwrap().is_none(), "it ended too early");
        std::thread::yield_now();
    }
    let begin = std::time::Instant::now();
    let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    (child.wait_with_output().unwrap(), begin.elapsed())
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_building_and_keeps_finished_layers() {
    let folder = crate::program::folder("interrupted");
    let path = folder.to_str().unwrap();
    let build = ["solve", "--rules", "medieval", "--database", path, "--build", "10", "--only-build"];
    // The next layers take longer.
    let is_time = || folder.join("medieval-1-6.edb").exists();
    let (output, time) = interrupted(&build, is_time);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.starts_with("alquerque: interrupted by ctrl-C; run the same command again"), "{errors}");
    // One second on an idle machine; this one may be busy.
    assert!(time.as_secs() < 10, "{time:?}");
    let paths = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
    assert!(paths.into_iter().all(|path| path.extension().is_some_and(|extension| extension == "edb")));
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_solving_and_saves_the_search() {
    let folder = crate::program::folder("stopped");
    let path = folder.to_str().unwrap();
    let question = ["solve", "--rules", "murray", "--memory", "0.1", "--keep", path];
    let begin = std::time::Instant::now();
    let (output, time) = interrupted(&question, || begin.elapsed().as_secs() >= 1 && folder.join("lock").exists());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stdout.starts_with(b"unknown\n"), "{output:?}");
    assert!(time.as_secs() < 10, "{time:?}");
    assert!(folder.join("murray-light.pns").exists() && folder.join("murray-dark.pns").exists());
}
