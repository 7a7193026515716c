//! The chapters of the study on the board, and the dialog of all studies.

use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_study::Study;
use alquerque_study::studies::{Chapter, Index, StudyEntry};
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use crate::dom::{
    self, add, add_option, append, by_id, find, focus, focused, html, set_attribute, set_attributes, set_shown, svg,
};
use crate::words::{localize, set_localized_text, set_phrase};

/// The studies on the page.
#[derive(Default)]
pub(crate) struct StudiesView {
    /// The chapters in the list above the moves.
    listed: Option<(Index, u32)>,
    /// The chapters in the dialog.
    shown: Option<(Index, u32)>,
}

impl StudiesView {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let studies = &study.studies;
        if !is_same(self.listed.as_ref(), &studies.index, studies.here) {
            render_list(study)?;
            self.listed = Some((studies.index.clone(), studies.here));
        }
        if state.view.page != Some(Page::Studies) {
            return None;
        }
        set_localized_text("studies-done", &state.view.dialogs.done);
        set_shown("studies-undelete", studies.deleted.is_some());
        if is_same(self.shown.as_ref(), &studies.index, studies.here) {
            return None;
        }
        self.shown = Some((studies.index.clone(), studies.here));
        // Rendering the lists again loses the focus.
        let focused = focused().map(|element| element.id());
        let (entry, _) = studies.open()?;
        let name: HtmlInputElement = find("study-name")?;
        let (id, title) = (entry.id.to_string(), localize(&entry.title()));
        set_attributes(&name, &[("data-of-study", &id), ("placeholder", &title)]);
        name.set_value(&entry.name);
        let list = by_id("study-chapters")?;
        list.set_text_content(None);
        for (place, chapter) in entry.chapters.iter().enumerate() {
            append(&list, &chapter_row(chapter, place, entry.chapters.len(), studies.here)?);
        }
        let list = by_id("studies-list")?;
        list.set_text_content(None);
        for entry in studies.index.studies.iter().rev() {
            append(&list, &study_row(entry, studies.here)?);
        }
        if let Some(again) = focused.filter(|id| !id.is_empty()).and_then(|id| by_id(&id)) {
            focus(&again);
        }
        Some(())
    }
}

fn is_same(shown: Option<&(Index, u32)>, index: &Index, here: u32) -> bool {
    shown.is_some_and(|(shown, there)| shown == index && *there == here)
}

/// Fills the list of chapters above the moves.
fn render_list(study: &Study) -> Option<()> {
    let select: HtmlSelectElement = find("chapter")?;
    let (entry, _) = study.studies.open()?;
    select.set_text_content(None);
    for (place, chapter) in entry.chapters.iter().enumerate() {
        add_option(&select, &chapter.id.to_string(), &localize(&chapter.title(place + 1)))?;
    }
    select.set_value(&study.studies.here.to_string());
    // Show the study's name, which a list with one chapter would not.
    let name = localize(&entry.title());
    set_attribute(&select, "title", &name);
    by_id("studies-name")?.set_text_content(Some(&name));
    // A link contains the chapter on the board.
    for (id, phrase) in [("share-title", Phrase::new("share-what")), ("share-hint", Phrase::new("share-what-hint"))] {
        set_phrase(id, &phrase.number("chapters", entry.chapters.len()));
    }
    Some(())
}

fn chapter_row(chapter: &Chapter, place: usize, count: usize, here: u32) -> Option<Element> {
    let row = html("li", "", "")?;
    let title = chapter.title(place + 1);
    let label = Phrase::new("chapter-name-of").text("number", &(place + 1).to_string());
    add_name_field(&row, ("chapter-name", "data-chapter"), chapter.id, (&chapter.name, &title), &label)?;
    add(&row, "span", "facts", &facts_of(chapter))?;
    let buttons = add(&row, "div", "entry-actions", "")?;
    let is_open = chapter.id == here;
    append(&buttons, &open_button(&format!("chapter-open-{}", chapter.id), chapter.id, &title, is_open)?);
    for (what, name, icon, is_possible) in [
        ("chapter-up", Phrase::new("chapter-up"), "#icon-up", place > 0),
        ("chapter-down", Phrase::new("chapter-down"), "#icon-down", place + 1 < count),
        ("chapter-delete", Phrase::new("chapter-delete"), "#icon-delete", count > 1),
    ] {
        let button = button(what, chapter.id, &localize(&name.phrase("title", title.clone())), Some(icon))?;
        set_attribute(&button, "id", &format!("{what}-{}", chapter.id));
        if !is_possible {
            set_attribute(&button, "aria-disabled", "true");
        }
        append(&buttons, &button);
    }
    if is_open {
        set_attribute(&row, "aria-current", "true");
    }
    Some(row)
}

fn study_row(entry: &StudyEntry, here: u32) -> Option<Element> {
    let row = html("li", "", "")?;
    let title = entry.title();
    let label = Phrase::new("study-name-of").phrase("title", title.clone());
    add_name_field(&row, ("study-name", "data-of-study"), entry.id, (&entry.name, &title), &label)?;
    let games = localize(&Phrase::new("counted-chapters").number("chapters", entry.chapters.len()));
    let first = entry.chapters.first()?;
    let kind = localize(&first.facts.title.phrase());
    let players = localize(&first.facts.players());
    let facts = [entry.changed.as_str(), &kind, &games, &players].into_iter().filter(|fact| !fact.is_empty());
    add(&row, "span", "facts", &facts.collect::<Vec<_>>().join(" · "))?;
    let buttons = add(&row, "div", "entry-actions", "")?;
    let is_open = entry.chapters.iter().any(|chapter| chapter.id == here);
    append(&buttons, &open_button(&format!("study-open-{}", entry.id), first.id, &title, is_open)?);
    let name = localize(&Phrase::new("study-delete").phrase("title", title));
    let delete = button("study-delete", entry.id, &name, Some("#icon-delete"))?;
    set_attribute(&delete, "id", &format!("study-delete-{}", entry.id));
    append(&buttons, &delete);
    if is_open {
        set_attribute(&row, "aria-current", "true");
    }
    Some(row)
}

/// Adds a field for the name of a chapter or a study; without a name, its placeholder is the title. `begin` and
/// `attribute` tell what it names.
fn add_name_field(
    row: &Element,
    (begin, attribute): (&str, &str),
    id: u32,
    (name, title): (&str, &Phrase),
    label: &Phrase,
) -> Option<()> {
    let attributes = [
        ("type", "text"),
        ("dir", "auto"),
        ("maxlength", "200"),
        ("autocomplete", "off"),
        ("value", name),
        ("placeholder", &localize(title)),
        ("id", &format!("{begin}-{id}")),
        (attribute, &id.to_string()),
        ("aria-label", &localize(label)),
    ];
    set_attributes(&add(row, "input", "text-field", "")?, &attributes);
    Some(())
}

fn icon_of(href: &str) -> Option<Element> {
    let icon = svg("svg", &[("class", "icon"), ("aria-hidden", "true")])?;
    append(&icon, &svg("use", &[("href", href)])?);
    Some(icon)
}

fn facts_of(chapter: &Chapter) -> String {
    let facts = &chapter.facts;
    let moves = localize(&Phrase::new("moves-many").number("moves", facts.moves.div_ceil(2)));
    let (kind, result) = (localize(&facts.title.phrase()), localize(&facts.ended()));
    // A study without a result has nothing to show here.
    let result = if facts.result.is_some() { result } else { String::new() };
    let all = [facts.date.as_str(), &kind, &moves, &result].into_iter().filter(|fact| !fact.is_empty());
    all.collect::<Vec<_>>().join(" · ")
}

fn open_button(id: &str, chapter: u32, title: &Phrase, is_open: bool) -> Option<Element> {
    let text = Phrase::new(if is_open { "study-is-open" } else { "entry-open" });
    let name = Phrase::new("entry-of").phrase("button", text.clone()).phrase("title", title.clone()).text("date", "");
    let button = button("chapter-open", chapter, localize(&name).trim(), None)?;
    button.set_text_content(Some(&localize(&text)));
    set_attribute(&button, "id", id);
    if is_open {
        set_attribute(&button, "aria-disabled", "true");
    }
    Some(button)
}

fn button(what: &str, id: u32, name: &str, icon: Option<&str>) -> Option<Element> {
    let does = [("data-study", what), ("data-id", &id.to_string()), ("aria-label", name)];
    let button = dom::button(if icon.is_some() { "quiet square" } else { "" }, "", &does)?;
    if let Some(icon) = icon {
        set_attribute(&button, "title", name);
        append(&button, &icon_of(icon)?);
    }
    Some(button)
}
