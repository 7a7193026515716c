//! Input from a friend's device: codes, and messages during a live game.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{from_link, to_link};
use alquerque_live::{CodeError, Out, Session, Signal, encode};
use alquerque_messages::live::{LiveGame, Note, Offer, Times, ToModule, ToPage};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;

/// Milliseconds between messages.
const STEP: u64 = 700;
/// The clock of the game.
const TIMES: Times = Times { minutes: 5, increment: 5, left: [300_000; 2] };

/// The body of a code, with a corrected checksum. Its description must consist of plain lines of a session description.
pub(super) fn code(bytes: &[u8]) -> bool {
    let sum = bytes.iter().fold(0x811c_9dc5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let mut all = bytes.to_vec();
    all.extend(sum.to_le_bytes());
    let text = format!("f2.{}", BASE64_URL_SAFE_NO_PAD.encode(all));
    match Signal::read(&text) {
        Ok(signal) => {
            let sdp = signal.sdp(signal.invitation.is_some());
            for line in sdp.split_terminator("\r\n") {
                assert!(line.is_ascii() && !line.contains(char::is_control), "{line:?}");
                assert!(line.len() < 200 && line.as_bytes().get(1) == Some(&b'='), "{line:?}");
            }
            let again = Signal::from_sdp(&sdp, signal.id, signal.invitation.clone());
            assert_eq!(again.as_ref(), Some(&signal), "as {sdp}");
            assert_eq!(Signal::read(&signal.code()), Ok(signal.clone()));
            signal.invitation.as_ref().map(|live_game| Session::new(live_game, 0));
            true
        }
        Err(error) => {
            assert_eq!(error, CodeError::Damaged, "the version is right");
            false
        }
    }
}

/// Messages to a session, each preceded by its length in a byte. A length of 0 lets the local player act.
pub(super) fn session(bytes: &[u8]) -> bool {
    let start = "draughts".parse::<AnyGame>().map_or_else(|_| String::new(), |game| to_link(&*game.record()));
    let live_game = LiveGame { link: start, dark: true, times: Some(TIMES) };
    let mut session = Session::new(&live_game, 0).unwrap_or_else(|| panic!("a game"));
    let mut now = 0;
    session.greet(now);
    let (mut rest, mut is_any_valid) = (bytes, false);
    while let Some((&length, tail)) = rest.split_first() {
        now += STEP;
        let (message, tail) = tail.split_at(tail.len().min(length.into()));
        rest = tail;
        let before = board_of(&session);
        let out = if length == 0 { act(&mut session, &*before, now) } else { session.receive(message, now) };
        check(&session, &*before, &out);
        if length > 0 {
            let is_agreed = out.iter().any(|out| matches!(out, Out::Say(Note::Agreed(_))));
            let is_kept = board_of(&session).moves().starts_with(&before.moves());
            assert!(is_kept || is_agreed, "the friend took moves back without agreement");
        }
        is_any_valid |= out.iter().any(|out| matches!(out, Out::Tell(_)));
        session.tick(now);
        if out.contains(&Out::HangUp) || out.contains(&Out::Wait) {
            break;
        }
    }
    is_any_valid
}

fn board_of(session: &Session) -> Box<dyn AnyRecord> {
    from_link(&session.live_game().link).unwrap_or_else(|error| panic!("the session has no game: {error}"))
}

/// Lets the local player move, answer an offer, or ask for a takeback.
fn act(session: &mut Session, record: &dyn AnyRecord, now: u64) -> Vec<Out> {
    if session.is_asked() {
        return session.answer(true, now);
    }
    let ply = u32::try_from(record.plies()).unwrap_or(u32::MAX);
    let dark_moves = record.to_move() == alquerque_core::Player::Dark;
    match record.legal_turns().first().filter(|_| dark_moves) {
        Some(turn) => session.handle(&ToModule::Played { ply, turn: turn.text.clone(), left: 200_000 }, now),
        None => session.handle(&ToModule::Offer(Offer::Takeback), now),
    }
}

fn check(session: &Session, before: &dyn AnyRecord, out: &[Out]) {
    let after = board_of(session);
    let times = session.live_game().times.unwrap_or(TIMES);
    for (left, was) in times.left.iter().zip(TIMES.left) {
        // A clock can gain only the increment, once per move.
        let max = was + 5_000 * u32::try_from(after.plies() + 1).unwrap_or(0).max(1_000);
        assert!(*left <= max, "{left} ms left");
    }
    for out in out {
        match out {
            Out::Tell(ToPage::Played { ply, turn, .. }) => {
                assert_eq!(usize::try_from(*ply).ok(), Some(before.plies()));
                assert!(before.legal_turns().iter().any(|legal| legal.text == *turn), "{turn} is not legal");
            }
            Out::Tell(ToPage::Game(live_game)) => {
                let record = from_link(&live_game.link).unwrap_or_else(|error| panic!("{error}"));
                assert!((0..=record.plies()).all(|ply| record.comment(ply).is_empty()), "a foreign comment");
            }
            Out::Say(Note::Illegal) => assert_eq!(after.moves(), before.moves()),
            Out::Send(message) => assert!(encode(message).len() <= alquerque_live::MAX_MESSAGE_LEN, "{message:?}"),
            _ => {}
        }
    }
}
