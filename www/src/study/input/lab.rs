//! Input of the Laboratory tab.

use alquerque_study::Event;
use alquerque_study::lab::event::Event as LabEvent;
use alquerque_study::lab::export::Format;
use alquerque_study::lab::field::Field;
use alquerque_study::lab::section::Section;
use alquerque_study::lab::side::{Side, Sides};
use web_sys::Element;

/// Translates a button's `data-study`, which begins with `lab-`.
pub(super) fn button_event(what: &str, button: &Element) -> Option<Event> {
    Some(Event::Lab(match what {
        "lab-begin" => LabEvent::Begin,
        "lab-stop" => LabEvent::Stop,
        "lab-export" => LabEvent::Export(Format::from_name(&button.get_attribute("data-format")?)?),
        _ => return None,
    }))
}

/// Translates a change of a field.
pub(super) fn field_event(field: &Element, value: &str) -> Option<Event> {
    Some(Event::Lab(match field.get_attribute("data-lab")?.as_str() {
        "section" => LabEvent::Section(Section::from_name(value)?),
        "count" => LabEvent::Count(value.parse().ok()?),
        "of" => LabEvent::RunsOf(Sides::from_name(value)?),
        "export" => LabEvent::ExportOf(Side::from_name(value)?),
        name => {
            let side = Side::from_name(&field.get_attribute("data-side")?)?;
            LabEvent::Change(side, Field::from_name(name)?, value.to_owned())
        }
    }))
}
