//! `alquerque solve`: incompatible options.

use std::fs;

use crate::program::{bad, folder, run};

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
