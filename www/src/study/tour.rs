//! The tour's starting step: the one in the address, or the last one before a reload of the page.

use alquerque_study::uct::tour::step::TourStep;
use web_sys::Storage;

use crate::dom::window;

/// Storage key of the tour's step. It is not in the address, whose fragment names the open dialog, such as the options.
const KEY: &str = "alquerque.study.tour";

/// The storage of this tab.
fn storage() -> Option<Storage> {
    window()?.session_storage().ok().flatten()
}

/// Stores the step for a reload of the page, or deletes it at the end of the tour.
pub(super) fn keep(step: Option<TourStep>) -> Option<()> {
    match step {
        // Without storage, a reload ends the tour.
        Some(step) => storage()?.set_item(KEY, step.name()).ok(),
        None => storage()?.remove_item(KEY).ok(),
    }
}

/// The step of the tour before a reload.
pub(super) fn kept() -> Option<TourStep> {
    TourStep::from_name(&storage()?.get_item(KEY).ok()??)
}

/// The step in the address: `#tour`, or `#tour-5`.
pub(super) fn in_address() -> Option<TourStep> {
    let hash = window()?.location().hash().ok()?;
    match hash.strip_prefix("#tour")? {
        "" => Some(TourStep::default()),
        number => TourStep::ALL.into_iter().find(|step| number.strip_prefix('-') == Some(&step.number().to_string())),
    }
}
