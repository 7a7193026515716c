//! The laboratory's events.

use crate::lab::export::Format;
use crate::lab::field::Field;
use crate::lab::section::Section;
use crate::lab::side::{Side, Sides};

/// An event.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The user opened a section.
    Section(Section),
    /// The user changed a field of a setting.
    Change(Side, Field, String),
    /// The user chose the number of runs.
    Count(u32),
    /// The user chose the settings to run.
    RunsOf(Sides),
    /// Start the experiment of the open section.
    Begin,
    /// Stop the running experiments.
    Stop,
    /// The user chose the side to export.
    ExportOf(Side),
    /// Export a file.
    Export(Format),
}
