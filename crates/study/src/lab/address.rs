//! The part of an address that describes an experiment.

use alquerque_messages::analysis::lab::Setting;

use super::section::Section;
use super::side::Sides;

/// An experiment at the position on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExperimentAddress {
    /// The section.
    pub section: Section,
    /// Both settings.
    pub settings: [Setting; 2],
    /// Number of runs.
    pub count: u32,
    /// The settings to run.
    pub runs_of: Sides,
}
