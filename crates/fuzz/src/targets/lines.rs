//! The input of `alquerque moves`.

use std::io;

use alquerque_cli::moves::{Answer, answer_lines};

/// Every line gets an answer of one line.
pub(super) fn lines(bytes: &[u8]) -> String {
    let mut kinds = Vec::new();
    let mut input = bytes;
    let answered = answer_lines(&mut input, |answer| {
        let text = serde_json::to_string(answer)?;
        assert!(!text.contains('\n'), "the answer is more than one line: {text}");
        kinds.push(match answer {
            Answer::Error { error } => super::errors::sensible(error),
            Answer::Position { moves, winner, .. } => {
                assert!(moves.is_sorted() && (winner.is_none() || moves.is_empty()), "{text}");
                format!("{} {winner:?}", moves.len().min(3))
            }
        });
        Ok::<(), io::Error>(())
    });
    assert!(answered.is_ok(), "{answered:?}");
    let lines = bytes.split(|&byte| byte == b'\n').count() - usize::from(bytes.ends_with(b"\n") || bytes.is_empty());
    assert_eq!(kinds.len(), lines, "one answer per line");
    kinds.truncate(3);
    kinds.join(", ")
}
