//! The input of `alquerque moves`.

use std::io;

use alquerque_cli::moves::{Answer, answer_lines};

/// Every line gets an answer of one line.
pub(super) fn lines(bytes: &[u8]) -> bool {
    let (mut count, mut is_any_valid) = (0, false);
    let mut input = bytes;
    let answered = answer_lines(&mut input, |answer| {
        let text = serde_json::to_string(answer)?;
        assert!(!text.contains('\n'), "the answer is more than one line: {text}");
        count += 1;
        match answer {
            Answer::Error { error } => super::errors::check_message(error),
            Answer::Position { moves, winner, .. } => {
                assert!(moves.is_sorted() && (winner.is_none() || moves.is_empty()), "{text}");
                is_any_valid = true;
            }
        }
        Ok::<(), io::Error>(())
    });
    assert!(answered.is_ok(), "{answered:?}");
    let lines = bytes.split(|&byte| byte == b'\n').count() - usize::from(bytes.ends_with(b"\n") || bytes.is_empty());
    assert_eq!(count, lines, "one answer per line");
    is_any_valid
}
