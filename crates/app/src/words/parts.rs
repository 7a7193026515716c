//! What is said in the place of a part of the site that is not there yet.

use alquerque_core::phrase::Phrase;

use crate::parts::{Part, Progress};

/// What is said of a part in its place; nothing where it is there.
pub(super) fn text(part: Part, progress: Progress) -> Option<Phrase> {
    let part = match part {
        Part::Rules(_) => "rules",
        Part::About | Part::WhoWins => "about",
        Part::Art => "art",
        Part::Words(_) => "words",
    };
    Some(match progress {
        Progress::Loading { received, total } if received > 0 && total > 0 => Phrase::new("part-loading")
            .number("received", kilobytes(received.min(total)))
            .number("total", kilobytes(total)),
        Progress::Loading { .. } => Phrase::new("part-begins"),
        Progress::Failed => Phrase::new("part-failed").key("part", part),
        Progress::Absent | Progress::There => return None,
    })
}

fn kilobytes(bytes: u32) -> u32 {
    bytes.div_ceil(1000)
}
