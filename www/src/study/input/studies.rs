//! Input in the dialog of the studies.

use std::rc::Rc;

use alquerque_study::Event;
use alquerque_study::studies::event::Event as StudiesEvent;
use web_sys::{Element, HtmlInputElement};

use crate::dom::{by_id, target};
use crate::study::page::StudyPage;

/// Translates a button's `data-study`.
pub(super) fn button_event(what: &str, button: &Element) -> Option<Event> {
    let id = || button.get_attribute("data-id")?.parse().ok();
    Some(Event::Studies(match what {
        "chapter-open" => StudiesEvent::Open(id()?),
        "chapter-up" => StudiesEvent::Move { id: id()?, up: true },
        "chapter-down" => StudiesEvent::Move { id: id()?, up: false },
        "chapter-delete" => StudiesEvent::DeleteChapter(id()?),
        "chapter-add" => StudiesEvent::Add { from_here: false },
        "chapter-add-here" => StudiesEvent::Add { from_here: true },
        "study-new" => StudiesEvent::New,
        "study-delete" => StudiesEvent::DeleteStudy(id()?),
        "studies-undelete" => StudiesEvent::Undelete,
        "study-export" => StudiesEvent::Export,
        _ => return None,
    }))
}

/// Listens to the name fields. Files are handled with the others.
pub(super) fn connect(page: &Rc<StudyPage>) -> Option<()> {
    page.listen(&by_id("studies")?.into(), "change", |page, event: web_sys::Event| {
        let Some(field) = target::<HtmlInputElement>(&event) else { return };
        let id = |name: &str| field.get_attribute(name)?.parse().ok();
        let chapter = id("data-chapter").map(|id| StudiesEvent::NameChapter(id, field.value()));
        let event = chapter.or_else(|| id("data-of-study").map(|id| StudiesEvent::NameStudy(id, field.value())));
        if let Some(event) = event {
            page.dispatch(Event::Studies(event));
        }
    });
    Some(())
}
