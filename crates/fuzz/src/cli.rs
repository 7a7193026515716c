//! What `alquerque moves` and `alquerque ugi` read.

use std::io;

use alquerque_cli::moves::{Answer, answer_lines};
use alquerque_cli::ugi::{Command, Reply, Session, parse};
use alquerque_core::family::AnyGame;
use alquerque_core::with_game;

/// Every line must be a command or get an error, and the session must stay usable.
pub(super) fn ugi(bytes: &[u8]) -> bool {
    let mut session = Session::new(AnyGame::from(alquerque_core::GameId::Alquerque));
    let mut is_any_valid = false;
    for line in bytes.split(|&byte| byte == b'\n') {
        let reply = match parse(&String::from_utf8_lossy(line)) {
            Ok(None) => continue,
            Ok(Some(command)) => session.answer(command),
            Err(problem) => Err(problem),
        };
        is_any_valid |= reply.is_ok();
        match reply {
            Ok(Reply::Lines(lines)) => {
                assert!(lines.iter().all(|line| !line.contains(char::is_control)), "{lines:?}");
            }
            Ok(Reply::Search(job)) => {
                // The caller replays the moves.
                let moves = job.moves.iter().map(String::as_str);
                with_game!(session.rules(), game => {
                    let record = alquerque_core::record::Record::from_start_and_moves(game, job.start.as_deref(), moves);
                    assert!(record.is_ok(), "{record:?}");
                });
            }
            Ok(_) => {}
            Err(problem) => {
                assert!(problem.contains("; expected "), "no expectation in the message: {problem}");
                super::check_message(&problem);
            }
        }
    }
    let ready = session.answer(Command::IsReady);
    assert_eq!(ready, Ok(Reply::Lines(vec!["readyok".to_owned()])));
    is_any_valid
}

/// Every line gets an answer of one line.
pub(super) fn lines(bytes: &[u8]) -> bool {
    let (mut count, mut is_any_valid) = (0, false);
    let mut input = bytes;
    let answered = answer_lines(&mut input, |answer| {
        let text = serde_json::to_string(answer)?;
        assert!(!text.contains('\n'), "the answer is more than one line: {text}");
        count += 1;
        match answer {
            Answer::Error { error } => super::check_message(error),
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
