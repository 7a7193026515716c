//! The tour's starting step: the one in the address, or the last one before a reload of the page.

use alquerque_app::storage::Store as _;
use alquerque_study::uct::tour::step::TourStep;

use crate::address::fragment;
use crate::storage::TAB;

/// Storage key of the tour's step. It is not in the address, whose fragment names the open dialog, such as the options.
const KEY: &str = "alquerque.study.tour";

/// Stores the step for a reload of the page, or deletes it at the end of the tour.
pub(super) fn keep(step: Option<TourStep>) {
    TAB.replace(KEY, step.map(TourStep::name));
}

/// The step of the tour before a reload.
pub(super) fn stored_step() -> Option<TourStep> {
    TourStep::from_name(&TAB.get(KEY)?)
}

/// The step in the address: `#tour`, or `#tour-5`.
pub(super) fn in_address() -> Option<TourStep> {
    TourStep::from_fragment(&fragment()?)
}
