//! Input from a client of `alquerque ugi`.

use alquerque_cli::ugi::{Command, Reply, Session, parse};
use alquerque_core::family::AnyGame;
use alquerque_core::with_game;

/// Every line must be a command or get an error, and the session must stay usable.
pub(super) fn commands(bytes: &[u8]) -> bool {
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
                super::errors::check_message(&problem);
            }
        }
    }
    let ready = session.answer(Command::IsReady);
    assert_eq!(ready, Ok(Reply::Lines(vec!["readyok".to_owned()])));
    is_any_valid
}
