//! What is said in the place of a part of the site that is not there yet.

use crate::parts::{Part, Progress};

/// What is said of a part in its place; nothing where it is there.
pub(super) fn text(part: Part, progress: Progress) -> String {
    let what = match part {
        Part::Rules(_) => "The rules",
        Part::About => "This page",
        Part::Art => "The drawings of these boards and pieces",
    };
    match progress {
        Progress::Loading { received, total } if received > 0 && total > 0 => {
            format!("Loading: {} of {} KB …", kilobytes(received.min(total)), kilobytes(total))
        }
        Progress::Loading { .. } => "Loading …".to_owned(),
        Progress::Failed => {
            format!("{what} could not be loaded: the network or the server does not answer as it should.")
        }
        Progress::Absent | Progress::There => String::new(),
    }
}

fn kilobytes(bytes: u32) -> u32 {
    bytes.div_ceil(1000)
}
