//! The chapters of the study on the board, and the dialog of all studies.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::page::Page;
use alquerque_app::state::{Environment, State};
use alquerque_language::{Phrase, message};

use super::current_chapter::is_blank;
use super::index::{Chapter, StudyEntry};
use crate::study::Study;

/// The list of chapters above the moves, and the dialog while it is open.
pub fn studies(study: &Study, state: &State) -> Elements {
    let (mut elements, studies) = (Elements::default(), &study.studies);
    let Some((entry, _)) = studies.open() else { return elements };
    let chapters = || entry.chapters.iter().enumerate();
    let option = |(index, chapter): (usize, &Chapter)| Markup::option(chapter.id.to_string(), chapter.title(index + 1));
    elements.fill("chapter", chapters().map(option));
    elements.select("chapter", studies.current_id.to_string());
    // Show the study's name, which a list with one chapter would not.
    let title = studies.index.title(entry);
    elements.attribute("chapter", "title", title.clone());
    elements.text("studies-name", title.clone());
    let is_blank = if is_blank(state.game.own()) { "yes" } else { "no" };
    elements.text("editor-play", Phrase::new(message::STUDY_USE_POSITION).key("blank", is_blank));
    // A link contains the chapter on the board.
    for (id, phrase) in
        [("share-title", Phrase::new(message::SHARE_WHAT)), ("share-hint", Phrase::new(message::SHARE_WHAT_HINT))]
    {
        elements.text(id, phrase.number("chapters", entry.chapters.len()));
    }
    if entry.chapters.len() > 1 {
        elements.text("share-link-label", Phrase::new(message::SHARE_LINK_CHAPTER));
    }
    if state.page.current() == Some(Page::Studies) {
        elements.text("studies-done", state.page.dialogs().done.clone());
        elements.show("studies-undelete", !studies.deleted.is_empty());
        elements.attribute("study-name", "data-of-study", entry.id.to_string());
        elements.attribute("study-name", "placeholder", title);
        elements.idle_value("study-name", entry.own_name());
        let count = entry.chapters.len();
        elements
            .fill("study-chapters", chapters().map(|(index, chapter)| row(chapter, index, count, studies.current_id)));
        elements.fill(
            "studies-list",
            studies.index.studies.iter().rev().map(|entry| {
                let title = studies.index.title(entry);
                study_row(entry, title, studies.current_id, &state.environment)
            }),
        );
    }
    elements
}

/// The row of a chapter.
fn row(chapter: &Chapter, index: usize, count: usize, here: u32) -> Markup {
    let title = chapter.title(index + 1);
    let label = Phrase::new(message::CHAPTER_NAME_OF).text("number", &(index + 1).to_string());
    let is_open = chapter.id == here;
    let buttons = [
        ("chapter-up", Phrase::new(message::CHAPTER_UP), "#icon-up", index > 0),
        ("chapter-down", Phrase::new(message::CHAPTER_DOWN), "#icon-down", index + 1 < count),
        ("chapter-delete", Phrase::new(message::CHAPTER_DELETE), "#icon-delete", count > 1),
    ];
    let buttons = buttons.map(|(what, name, icon, is_possible)| {
        icon_button(what, chapter.id, &name.phrase("title", title.clone()), icon).state("aria-disabled", !is_possible)
    });
    let facts = &chapter.facts;
    // A study without a result has nothing to show here.
    let result = facts.result.map(|_| facts.ended());
    let kind = facts.title.phrase().into();
    let moves = Phrase::new(message::MOVES_MANY).number("moves", facts.move_count()).into();
    let facts = Words::facts([Words::Date(facts.date.clone()), kind, moves, result.into()]);
    let open = open_button(format!("chapter-open-{}", chapter.id), chapter.id, &title, is_open);
    Markup::new("li")
        .state("aria-current", is_open)
        .child(
            name_field("chapter-name", chapter.id, &chapter.name, title, label)
                .with("data-chapter", chapter.id.to_string()),
        )
        .child(Markup::text("span", facts).class("facts"))
        .child(Markup::new("div").class("entry-actions").child(open).children(buttons))
}

fn study_row(entry: &StudyEntry, title: Phrase, here: u32, now: &Environment) -> Markup {
    let games = Phrase::new(message::COUNTED_CHAPTERS).number("chapters", entry.chapters.len());
    let first = entry.chapters.first();
    let kind = first.filter(|_| !entry.is_named_after_game()).map(|first| first.facts.title.phrase());
    let players = first.map(|first| first.facts.players());
    let facts = Words::facts([entry.when(now), kind.into(), games.into(), players.into()]);
    let is_open = entry.chapters.iter().any(|chapter| chapter.id == here);
    let open = first.map(|first| open_button(format!("study-open-{}", entry.id), first.id, &title, is_open));
    let delete = Phrase::new(message::STUDY_DELETE).phrase("title", title.clone());
    let delete = icon_button("study-delete", entry.id, &delete, "#icon-delete");
    let board = first.map(|first| {
        Markup::new("svg").class("board").with("aria-hidden", "true").with("data-board-of", first.id.to_string())
    });
    Markup::new("li")
        .state("aria-current", is_open)
        .children(board)
        .child(
            Markup::new("div").child(Markup::text("strong", title)).child(Markup::text("span", facts).class("facts")),
        )
        .child(Markup::new("div").class("entry-actions").children(open).child(delete))
}

/// A field for the name of a chapter; without a name, its placeholder is the title.
fn name_field(start: &str, id: u32, name: &str, title: Phrase, label: Phrase) -> Markup {
    Markup::new("input")
        .class("text-field")
        .with("type", "text")
        .with("dir", "auto")
        .with("maxlength", "200")
        .with("autocomplete", "off")
        .with("value", name)
        .with("placeholder", title)
        .with("id", format!("{start}-{id}"))
        .with("aria-label", label)
}

fn open_button(id: String, chapter: u32, title: &Phrase, is_open: bool) -> Markup {
    let text = Phrase::new(if is_open { message::STUDY_IS_OPEN } else { message::ENTRY_OPEN });
    let name = Phrase::new(message::ENTRY_OF).phrase("button", text.clone()).phrase("title", title.clone());
    Markup::button(text)
        .with("data-study", "chapter-open")
        .with("data-id", chapter.to_string())
        .with("aria-label", Words::Trimmed(name))
        .with("id", id)
        .state("aria-disabled", is_open)
}

fn icon_button(what: &'static str, id: u32, name: &Phrase, icon: &str) -> Markup {
    Markup::button("")
        .class("quiet square")
        .with("data-study", what)
        .with("data-id", id.to_string())
        .with("id", format!("{what}-{id}"))
        .with("aria-label", name.clone())
        .with("title", name.clone())
        .child(Markup::icon("icon", icon))
}
