//! What can happen to the laboratory.

use crate::lab::export::Format;
use crate::lab::field::Field;
use crate::lab::section::Section;
use crate::lab::side::{Side, Sides};

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Another kind of experiments is looked at.
    Section(Section),
    /// A setting is to be another one there.
    Change(Side, Field, String),
    /// So many runs are wanted.
    Count(u32),
    /// The runs are to be of these settings.
    RunsOf(Sides),
    /// The experiment of the section is to begin.
    Begin,
    /// What is under way is to end.
    Stop,
    /// What is exported is to be that side's.
    ExportOf(Side),
    /// A file is wanted.
    Export(Format),
}
