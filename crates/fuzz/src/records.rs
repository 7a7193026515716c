//! Records: files of every format, prose with links, links.

use std::iter;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{
    Format, MAX_PLIES, MAX_TEXT_LEN, export, file_text, from_link, import as import_text, to_link,
};
use alquerque_tests::ggf::to_ggf;
use alquerque_tests::records::contents;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use crc::{CRC_32_ISO_HDLC, Crc};

use super::{check_error, check_message};

/// Round trip of every game in every format.
pub(super) fn import(bytes: &[u8]) -> bool {
    let Some(text) = file_text(bytes) else { return false };
    let games = import_text(&text);
    // Old Macs and other systems end lines differently.
    let lines = text.split(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']).count();
    assert!(!games.is_empty());
    for (game, number) in games.iter().zip(1..) {
        match game {
            Ok(game) => {
                game.warnings.iter().for_each(|warning| check_message(&warning.to_string()));
                round(&*game.record);
            }
            Err(error) => {
                assert_eq!(error.game(), number, "the number of an invalid game");
                assert!(error.line() <= lines + 1, "{error}: no such line");
                assert!(error.cause().contains("; expected "), "{error}: no expectation");
                check_message(&error.to_string());
            }
        }
    }
    games.iter().any(Result::is_ok)
}

/// Checks that a written game is read back unchanged.
fn round(record: &dyn AnyRecord) {
    assert!(record.moves().len() <= MAX_PLIES, "{} plies", record.moves().len());
    let link = to_link(record);
    match from_link(&link) {
        Ok(read) => {
            assert_eq!(contents(&*read), contents(record), "as the link {link}");
            assert_eq!((read.played(), to_link(&*read)), (record.played(), link), "the place in the game");
        }
        Err(error) => panic!("a written link is invalid: {error}"),
    }
    for file in iter::once(export(record, Format::Pdn)).chain(to_ggf(record)).filter(|file| file.len() <= MAX_TEXT_LEN)
    {
        match import_text(&file).as_slice() {
            [Ok(read)] => assert_eq!(contents(&*read.record), contents(record), "as the file {file}"),
            other => panic!("a file is read as {other:?}: {file}"),
        }
    }
    export(record, Format::Transcript);
}

/// Round trip of a link.
pub(super) fn link(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    match from_link(&text) {
        Ok(record) => {
            round(&*record);
            true
        }
        Err(error) => {
            check_error(&error, &text);
            false
        }
    }
}

/// Round trip of a link with a corrected checksum, as a forged one would have.
pub(super) fn link_bytes(bytes: &[u8]) -> bool {
    let mut bytes = bytes.to_vec();
    bytes.extend(Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(&bytes).to_be_bytes());
    link(format!("g1.{}", BASE64_URL_SAFE_NO_PAD.encode(bytes)).as_bytes())
}
