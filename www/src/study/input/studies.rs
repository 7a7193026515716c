//! Input in the dialog of the studies.

use std::rc::Rc;

use alquerque_study::Event;
use alquerque_study::event::StudiesEvent;
use web_sys::HtmlInputElement;

use crate::dom::{by_id, target};
use crate::study::page::StudyPage;

/// Listens to the name fields. Files are handled with the others.
pub(super) fn connect(page: &Rc<StudyPage>) {
    page.listen(by_id("studies"), "change", |page, event: web_sys::Event| {
        let Some(field) = target::<HtmlInputElement>(&event) else { return };
        let id = |name: &str| field.get_attribute(name)?.parse().ok();
        let chapter = id("data-chapter").map(|id| StudiesEvent::NameChapter(id, field.value()));
        let event = chapter.or_else(|| id("data-of-study").map(|id| StudiesEvent::NameStudy(id, field.value())));
        if let Some(event) = event {
            page.dispatch(Event::Studies(event));
        }
    });
}
