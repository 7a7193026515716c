//! `alquerque solve`: positions with an advanced halfmove clock, and their certificates.

use crate::program::{bad, folder, good, good_json, run};

fn solve(position: &str, more: &[&str]) -> String {
    good(&[&["solve", "--memory", "0.05", "--rules", "medieval", "--position", position], more].concat())
}

#[test]
fn the_halfmove_clock_is_taken_into_account() {
    let board = "1d3/1d3/5/2l2/5 l -";
    assert!(solve(board, &[]).starts_with("dark wins\n"));
    // The next ply is the hundredth without a capture, and nothing can be captured.
    assert!(solve(&format!("{board} 99 80"), &[]).starts_with("draw\n"));
    assert!(solve(&format!("{board} 5 80"), &[]).starts_with("dark wins\n"));
    let moves = solve(&format!("{board} 98 80"), &["--moves"]);
    // After c2-c3 the other side captures.
    assert!(moves.starts_with("draw\nc2-c3 dark\n"), "{moves}");
    assert_eq!(moves.lines().filter(|line| line.ends_with(" draw")).count(), 3, "{moves}");
    assert!(solve(&format!("{board} 100 80"), &[]).starts_with("draw\n"));
    // In games without repetition there is no clock.
    let merkel = ["solve", "--rules", "merkel", "--position", "5/3d1/1d3/2l2/5 d - 99 80"];
    assert!(good(&merkel).starts_with("dark wins\n"));
}

#[test]
fn certificates_take_the_clock_into_account() {
    let folder = folder("clock");
    let file = folder.join("clock");
    let path = file.to_str().unwrap();
    let position = "1d3/1d3/5/2l2/5 l - 5 80";
    assert!(solve(position, &["--certificate", path]).starts_with("dark wins\n"));
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
