//! `alquerque solve`

use std::fs;

use sha2::{Digest, Sha256};

use crate::program::{bad, folder, good, good_json, run};

/// Light to move, but dark wins; states can repeat on the way.
const CIRCLES: [&str; 4] = ["--rules", "medieval", "--position", "1d3/1d3/5/2l2/5 l -"];
/// Dark to move wins soon.
const SOON: [&str; 4] = ["--rules", "merkel", "--position", "5/3d1/1d3/2l2/5 d -"];

fn solve(arguments: &[&str]) -> String {
    good(&[&["solve", "--memory", "0.01"], arguments].concat())
}

#[test]
fn positions_are_solved() {
    assert!(solve(&SOON).starts_with("dark wins\n"));
    assert!(solve(&CIRCLES).starts_with("dark wins\n"));
    assert!(solve(&["--rules", "medieval", "--position", "5/5/d3d/l4/5 l -"]).starts_with("draw\n"));
    let json = good_json(&[&["solve", "--moves", "--json", "--memory", "0.01"][..], &CIRCLES].concat());
    assert_eq!((&json["value"], &json["moves"][0]["value"]), (&"dark".into(), &"dark".into()));
    assert_eq!(json["moves"].as_array().unwrap().len(), 4);
    // It is over.
    assert_eq!(
        good(&["solve", "--rules", "merkel", "--position", "5/5/5/5/2l2 d -"]).lines().next(),
        Some("light wins")
    );
}

#[test]
fn databases_are_built_and_read_and_damaged_ones_refused() {
    let folder = folder("databases");
    let path = folder.to_str().unwrap();
    let build = ["solve", "--database", path, "--build", "3", "--only-build", "--rules", "medieval"];
    assert_eq!(good(&build), "");
    let file = folder.join("medieval-2-1.edb");
    let whole = fs::read(&file).unwrap();
    // Existing databases are not rebuilt.
    let before = fs::metadata(&file).unwrap().modified().unwrap();
    assert_eq!(good(&build), "");
    assert_eq!(fs::metadata(&file).unwrap().modified().unwrap(), before);
    let with = [&["--database", path][..], &CIRCLES].concat();
    assert_eq!(solve(&with).lines().nth(1).map(|line| line.starts_with("0 states")), Some(true));
    fs::write(&file, &whole[..whole.len() - 1]).unwrap();
    let message =
        format!("{} is damaged or cut off; expected a file that `alquerque solve --build` wrote", file.display());
    bad(&[&["solve"], &with[..]].concat(), 1, &message);
    // Barred steps are part of the state.
    let merkel = ["solve", "--database", path, "--rules", "merkel", "--build", "3", "--check"];
    let last = "83045 of 83045 states in 3 layers checked, no errors";
    assert!(good(&merkel).lines().any(|line| line.starts_with(last)), "{}", good(&merkel));
}

#[test]
fn databases_without_plies_answer_and_are_checked() {
    let folder = folder("outcomes");
    let path = folder.to_str().unwrap();
    let in_folder = ["solve", "--rules", "alfonso", "--database", path];
    let build = ["--build", "4", "--outcomes", "3", "--only-build"];
    assert_eq!(good(&[&in_folder[..], &build].concat()), "");
    let sizes = ["alfonso-1-1.edb", "alfonso-2-1.edb"].map(|name| fs::metadata(folder.join(name)).unwrap().len());
    // A header of 26 bytes, a checksum of 32, and a byte each or two bits each.
    assert_eq!(sizes, [6 * 24, (49_u64 * 23).div_ceil(4)].map(|bytes| bytes + 58));
    let checked = good(&[&in_folder[..], &["--check"]].concat());
    assert_eq!(checked.lines().next(), Some("1 against 1: 13 won, 0 lost, 72 drawn, at most 1 plies"));
    assert_eq!(checked.lines().nth(1).map(|line| line.ends_with("drawn")), Some(true), "{checked}");
    let position = ["--position", "5/5/1d3/l4/l3l l -"];
    assert!(good(&[&in_folder[..], &position].concat()).ends_with("0 states, 0.0 s\n"));
    let certificate = folder.join("alfonso.cert");
    let with_certificate = [&in_folder[..], &position, &["--certificate", certificate.to_str().unwrap()]].concat();
    let message =
        "--certificate: a certificate cannot use databases without plies; expected a folder of databases with plies";
    bad(&with_certificate, 2, message);
    let message = "--outcomes: databases of medieval need plies; expected `alfonso` or `murray`";
    bad(&["solve", "--rules", "medieval", "--build", "2", "--outcomes", "2"], 2, message);
}

#[test]
fn databases_of_both_games_are_checked() {
    let folder = folder("checked");
    let path = folder.to_str().unwrap();
    let last = |out: &str| out.lines().last().map(|line| line.split(", ").take(2).collect::<Vec<_>>().join(", "));
    let build = ["--database", path, "--build", "2", "--only-build"];
    assert_eq!(good(&[&["solve", "--rules", "draughts"][..], &build].concat()), "");
    let check = ["--database", path, "--check", "--rules"];
    let checked = |arguments: &[&str]| good(&[&["solve"], arguments].concat());
    let draughts = checked(&[&check[..], &["draughts,begin=light"]].concat());
    assert_eq!(draughts.lines().next(), Some("k against k: 230 won, 108 lost, 654 drawn, at most 11 plies"));
    assert_eq!(last(&draughts), Some("3488 of 3488 states in 4 layers checked, no errors".to_owned()));
    let medieval = checked(&[&check[..], &["medieval", "--build", "3"]].concat());
    assert_eq!(medieval.lines().nth(1), Some("2 against 1: 896 won, 0 lost, 8 drawn, at most 31 plies"));
    assert_eq!(last(&medieval), Some("1893 of 1893 states in 3 layers checked, no errors".to_owned()));
    let json = good_json(&[&["solve", "--json"], &check[..], &["draughts"]].concat());
    assert_eq!((&json["layers"][1]["own"], &json["layers"][1]["drawn"]), (&"m".into(), &574.into()));
    assert_eq!((&json["rules"], &json["states"], &json["checked"]), (&"draughts".into(), &3488.into(), &3488.into()));

    // A file with other pieces than its name says.
    let [kings, file] = ["draughts-k-k.edb", "draughts-m-m.edb"].map(|name| folder.join(name));
    let right = fs::read(&file).unwrap();
    fs::copy(kings, &file).unwrap();
    let expected = "expected a file that `alquerque solve --build` wrote";
    let message = format!("{} holds other pieces than its name says; {expected}", file.display());
    bad(&[&["solve"], &check[..], &["draughts"]].concat(), 1, &message);
    // A wrong value with a valid checksum: the file can be read, but the check fails.
    let mut bytes = right[..right.len() - 32].to_vec();
    *bytes.last_mut().unwrap() ^= 2;
    let checksum = Sha256::digest(&bytes);
    bytes.extend(checksum);
    fs::write(&file, bytes).unwrap();
    let message = "draughts-m-m.edb: W:W9:B1 is wrong: a draw; expected a loss in 2 plies";
    bad(&[&["solve"], &check[..], &["draughts"]].concat(), 1, message);
    bad(
        &["solve", "--rules", "draughts", "--database", path],
        2,
        "--rules: only Alquerque can be solved; expected a ruleset such as `merkel`, or `draughts` with --only-build, \
         --layer, --plan or --check",
    );
}

#[test]
fn a_certificate_is_written_and_verified() {
    let folder = folder("certificates");
    for (name, question, value) in [("soon", SOON, "dark wins"), ("circles", CIRCLES, "dark wins")] {
        let file = folder.join(name);
        let path = file.to_str().unwrap();
        assert!(solve(&[&["--certificate", path][..], &question].concat()).starts_with(value));
        let verified = good(&["solve", "--verify", path]);
        assert!(verified.starts_with(&format!("{value}\n{}\n{}\n", question[1], question[3])), "{verified}");
        assert_eq!(good_json(&["solve", "--verify", path, "--json"])["position"], question[3]);
        let mut bytes = fs::read(&file).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        fs::write(&file, bytes).unwrap();
        let message =
            format!("{path} is damaged or cut off; expected a certificate that `alquerque solve --certificate` wrote");
        bad(&["solve", "--verify", path], 1, &message);
    }
}

/// Dark to move wins, but the proof needs some millions of states.
const LONG: [&str; 4] = ["--rules", "merkel", "--position", "ddddd/1d1d1/5/5/lllll l -"];

#[test]
fn a_search_saved_at_the_limit_is_continued() {
    let folder = folder("kept").join("new");
    let path = folder.to_str().unwrap();
    let arguments = [&["solve", "--memory", "0.05", "--keep", path][..], &LONG].concat();
    let first = run(&[&arguments[..], &["--limit", "1"]].concat(), b"");
    assert_eq!((first.code, first.out.lines().next(), first.err.as_str()), (0, Some("unknown"), ""));
    let file = folder.join("merkel-light.pns");
    let loaded = |err: &str| -> u64 {
        let (count, from) = err.strip_prefix("alquerque: ").unwrap().split_once(' ').unwrap();
        assert_eq!(from, format!("states loaded from {}\n", file.display()));
        count.parse().unwrap()
    };
    let second = run(&arguments, b"");
    assert!(second.code == 0 && second.out.starts_with("dark wins\n"), "{second:?}");
    let third = run(&arguments, b"");
    assert!(third.code == 0 && third.out.starts_with("dark wins\n0 states"), "{third:?}");
    assert!((1..loaded(&third.err)).contains(&loaded(&second.err)), "{third:?} after {second:?}");
}

#[test]
fn saved_searches_of_other_rules_or_damaged_ones_are_refused() {
    let folder = folder("damaged");
    let path = folder.to_str().unwrap();
    solve(&[&["--keep", path][..], &CIRCLES].concat());
    let names = || {
        let mut names: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
        names.sort_unstable();
        // The lock file keeps runs apart.
        assert_eq!(names.remove(0), "lock");
        names
    };
    assert_eq!(names(), ["medieval-dark.pns", "medieval-light.pns"]);
    // Other rulesets have their own files.
    solve(&[&["--keep", path][..], &SOON].concat());
    assert_eq!(names(), ["medieval-dark.pns", "medieval-light.pns", "merkel-light.pns"]);
    let file = folder.join("medieval-light.pns");
    let arguments = [&["solve", "--memory", "0.01", "--keep", path][..], &CIRCLES].concat();
    let refused = |bytes: &[u8], problem: &str| {
        fs::write(&file, bytes).unwrap();
        let expected = "expected a file that `alquerque solve --keep` wrote";
        bad(&arguments, 1, &format!("{} {problem}; {expected}", file.display()));
        assert_eq!(fs::read(&file).unwrap(), bytes);
    };
    let whole = fs::read(&file).unwrap();
    refused(&whole[..whole.len() - 1], "is damaged or cut off");
    refused(b"", "is damaged or cut off");
    refused(b"[Game \"Alquerque\"]", "is not a file of a proof of this version");
    refused(&fs::read(folder.join("merkel-light.pns")).unwrap(), "is of other rules or of the other player");
    refused(&fs::read(folder.join("medieval-dark.pns")).unwrap(), "is of other rules or of the other player");
    // If the folder cannot be created, no work is done.
    let arguments = [&["solve", "--keep", file.to_str().unwrap()][..], &CIRCLES].concat();
    let none = run(&arguments, b"");
    assert_eq!((none.code, none.out.as_str()), (1, ""));
    assert!(none.err.contains(" cannot be used: not a folder; ") && none.err.contains("expected a folder"), "{none:?}");
}

#[test]
fn unsolvable_requests_are_refused() {
    let folder = folder("nothing");
    let path = folder.to_str().unwrap();
    let message =
        format!("{path} has no databases of medieval; expected a folder with databases, or --build to build them");
    bad(&["solve", "--rules", "medieval", "--database", path], 1, &message);
    let file = folder.join("certificate");
    let certificate = ["--certificate", file.to_str().unwrap()];
    let over = run(&[&["solve", "--rules", "merkel", "--position", "5/5/5/5/2l2 d -"], &certificate[..]].concat(), b"");
    assert_eq!(over.code, 1);
    assert!(over.out.starts_with("light wins\n") && over.err.contains("no certificate was written"), "{over:?}");
    bad(
        &["solve", "--rules", "othello"],
        2,
        "--rules: only Alquerque can be solved; expected a ruleset such as `merkel`, or `draughts` with --only-build, \
         --layer, --plan or --check",
    );
    assert!(good(&["solve", "--rules", "murray", "--limit", "1", "--memory", "0.01"]).starts_with("unknown\n"));
}

#[test]
fn a_book_is_made_of_certificates_of_one_ruleset() {
    let folder = folder("books");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    for (rules, position, name) in
        [("medieval", "1d3/1d3/5/2l2/5 l -", "circles"), ("merkel", "5/3d1/1d3/2l2/5 d -", "other")]
    {
        solve(&["--rules", rules, "--position", position, "--certificate", &path(name)]);
    }
    let book = |arguments: &[&str]| run(&[&["book"][..], arguments].concat(), b"");
    let made = book(&[&path("medieval.book"), &path("circles"), "--without", "1"]);
    assert_eq!((made.code, made.err.as_str()), (0, ""));
    assert!(made.out.contains(" won states, 0 held states, "), "{}", made.out);
    let mixed = book(&[&path("mixed.book"), &path("circles"), &path("other")]);
    let problem = "no book was written: the certificates have different rules; expected certificates of one ruleset";
    assert_eq!((mixed.code, mixed.err), (1, format!("alquerque: {problem}\n")));
    assert!(!folder.join("mixed.book").exists());
    let no_certificate = book(&[&path("mixed.book"), &path("medieval.book")]);
    assert_eq!(no_certificate.code, 1);
    assert!(no_certificate.err.contains("is not a certificate of this version"), "{}", no_certificate.err);
}

fn solve_medieval(position: &str, more: &[&str]) -> String {
    good(&[&["solve", "--memory", "0.05", "--rules", "medieval", "--position", position], more].concat())
}

#[test]
fn the_halfmove_clock_is_taken_into_account() {
    let board = "1d3/1d3/5/2l2/5 l -";
    assert!(solve_medieval(board, &[]).starts_with("dark wins\n"));
    // The next ply is the hundredth without a capture, and nothing can be captured.
    assert!(solve_medieval(&format!("{board} 99 80"), &[]).starts_with("draw\n"));
    assert!(solve_medieval(&format!("{board} 5 80"), &[]).starts_with("dark wins\n"));
    let moves = solve_medieval(&format!("{board} 98 80"), &["--moves"]);
    // After c2-c3 the other side captures.
    assert!(moves.starts_with("draw\nc2-c3 dark\n"), "{moves}");
    assert_eq!(moves.lines().filter(|line| line.ends_with(" draw")).count(), 3, "{moves}");
    assert!(solve_medieval(&format!("{board} 100 80"), &[]).starts_with("draw\n"));
    // Where positions can't repeat, there is no halfmove clock.
    let merkel = ["solve", "--rules", "merkel", "--position", "5/3d1/1d3/2l2/5 d - 99 80"];
    assert!(good(&merkel).starts_with("dark wins\n"));
}

#[test]
fn certificates_take_the_clock_into_account() {
    let folder = folder("clock");
    let file = folder.join("clock");
    let path = file.to_str().unwrap();
    let position = "1d3/1d3/5/2l2/5 l - 5 80";
    assert!(solve_medieval(position, &["--certificate", path]).starts_with("dark wins\n"));
    assert_eq!(good_json(&["solve", "--verify", path, "--json"])["position"], position);
    // A draw only because of the clock.
    let late = folder.join("late");
    let question = ["solve", "--rules", "medieval", "--position", "1d3/1d3/5/2l2/5 l - 99 80", "--certificate"];
    let none = run(&[&question[..], &[late.to_str().unwrap()]].concat(), b"");
    assert_eq!(none.code, 1);
    assert!(none.out.starts_with("draw\n"), "{none:?}");
    assert!(
        none.err.contains("no certificate was written: the draw depends on the plies without a capture"),
        "{none:?}"
    );
    assert!(!late.exists());
    // The win is in time, but not with a certificate's strategy.
    let question = ["solve", "--rules", "medieval", "--position", "1d3/1d3/5/2l2/5 l - 75 80", "--certificate"];
    let none = run(&[&question[..], &[late.to_str().unwrap()]].concat(), b"");
    assert_eq!(none.code, 1);
    assert!(none.out.starts_with("dark wins\n"), "{none:?}");
    let message = "alquerque: no certificate was written: its strategy ignores the 75 plies without a \
                   capture already counted and may win too late; expected a position with a lower count\n";
    assert_eq!(none.err, message);
    assert!(!late.exists());
}

#[test]
fn each_reason_for_a_missing_certificate_has_a_message() {
    let folder = folder("unproved");
    let file = folder.join("none");
    let path = file.to_str().unwrap();
    let over = ["solve", "--rules", "merkel", "--position", "5/5/5/5/2l2 d -", "--certificate", path];
    let result = run(&over, b"");
    assert_eq!((result.code, result.out.lines().next()), (1, Some("light wins")));
    let message = "alquerque: no certificate was written: the game is over; expected a position with a legal move\n";
    assert_eq!(result.err, message);
    let late = ["solve", "--rules", "murray", "--limit", "1", "--memory", "0.05", "--certificate", path];
    let result = run(&late, b"");
    assert_eq!((result.code, result.out.lines().next()), (1, Some("unknown")));
    assert!(result.err.contains("out of time; expected a longer --limit"), "{result:?}");
    bad(
        &["solve", "--verify", path],
        1,
        &format!(
            "{path} cannot be read: No such file or directory (os error 2); expected a certificate that \
             `alquerque solve --certificate` wrote"
        ),
    );
}
