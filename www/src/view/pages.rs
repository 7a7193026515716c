//! The dialogs: menu, new game, rules, options, who wins, about. Each is a native `dialog` whose id is its fragment in
//! the address, so that links open it, and Escape and Back close it. Contents that load later have placeholders.

use std::cell::RefCell;

use alquerque_app::board::figures::FIGURES;
use alquerque_app::page::Page;
use alquerque_app::parts::{Part, Progress};
use alquerque_app::record::view::{library, record, share};
use alquerque_app::settings::name_of;
use alquerque_app::shortcuts::shortcuts;
use alquerque_app::state::State;
use alquerque_app::statistics::view::statistics;
use alquerque_core::GameId;
use alquerque_core::family::{AnyGame, GAMES};
use alquerque_language::{Phrase, message};
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement};

use super::board::{BoardView, add_path};
use super::elements::{apply, set_children};
use super::new_game;
use crate::dom::{
    add, add_button, by_id, clear, find, query, set_attribute, set_attributes, set_flag, set_shown, set_state,
};
use crate::parts::element_of;
use crate::sharing::draw_code;
use crate::storage::LOCAL_STORAGE;
use crate::words::localize;

thread_local! {
    /// Dialogs that [`render`] closed and whose `close` event has not arrived yet.
    static CLOSED: RefCell<Vec<Page>> = const { RefCell::new(Vec::new()) };
}

/// Returns whether this `close` event of a dialog follows from [`render`], not from the user. By the time it arrives,
/// the dialog may be wanted again.
pub(crate) fn is_own_close(page: Page) -> bool {
    CLOSED.with_borrow_mut(|closed| {
        let index = closed.iter().position(|other| *other == page);
        index.map(|index| closed.remove(index)).is_some()
    })
}

/// Renders the open dialog, and opens and closes dialogs to match the state.
pub(crate) fn render(state: &State) {
    render_parts(state);
    match state.page.current() {
        Some(Page::New) => new_game::render(state),
        Some(Page::Record | Page::Share) => {
            draw_code("share-code", "share-code-figure", &state.page.dialogs().link);
            apply(&share(state));
            render_record(state);
            if state.page.current() == Some(Page::Record) {
                // Its summary is hidden.
                set_flag("record", "open", true);
            }
        }
        Some(Page::Library) => apply(&library(state)),
        Some(Page::Options) => write_name(state),
        Some(Page::Statistics | Page::Backup) => {
            write_name(state);
            apply(&statistics(state, &LOCAL_STORAGE));
        }
        Some(Page::Shortcuts) => set_children("shortcut-groups", &shortcuts(state)),
        Some(Page::Marks) => set_attribute("marks", "data-game", state.game.record.board().game.name()),
        Some(Page::Rules) => render_rules(state),
        _ => {}
    }
    for page in [Page::Library, Page::Statistics, Page::Backup] {
        let is_shown = state.page.current() == Some(page);
        set_shown(&format!("my-{}", page.name()), is_shown);
        set_state(&query(&format!("#library nav [href='#{}']", page.name())), "aria-current", is_shown);
    }
    if matches!(state.page.current(), Some(Page::Rules | Page::WhoWins)) && draw_figures() {
        // The rules have just been loaded.
        unfold_rules(state);
    }
    for page in Page::ALL.into_iter().filter(|page| page.dialog() == *page) {
        let Some(dialog) = find::<HtmlDialogElement>(page.name()) else { continue };
        let wanted = state.page.current().map(Page::dialog) == Some(page);
        if wanted && !dialog.open() {
            match state.page.current() {
                Some(Page::Rules) => unfold_rules(state),
                shown => set_flag("record", "open", shown == Some(Page::Record)),
            }
            // Fails only for a dialog that is already open or not in the document.
            let _ = dialog.show_modal();
            if page == Page::New {
                // Enter starts the game.
                let _ = find::<HtmlElement>("play").map(|play| play.focus());
            }
            dialog.set_scroll_top(0);
            if let Some(section) = by_id("record").filter(|section| section.has_attribute("open")) {
                section.scroll_into_view();
            }
        } else if !wanted && dialog.open() {
            CLOSED.with_borrow_mut(|closed| closed.push(page));
            dialog.close();
        }
    }
}

/// Renders the game as text, and shows new problems.
fn render_record(state: &State) {
    let problems = || by_id("record-problems").and_then(|list| list.text_content());
    let before = problems();
    apply(&record(state));
    if let Some(list) = by_id("record-problems").filter(|_| problems() != before) {
        set_flag("record", "open", true);
        list.scroll_into_view();
    }
}

/// Shows the rules of the requested game.
fn render_rules(state: &State) {
    let shown = state.page.rules_of().unwrap_or(state.game.record.board().game);
    for game in GameId::ALL {
        set_shown(&format!("rules-{}", game.name()), game == shown);
        set_state(&query(&format!("[data-rules='{}']", game.name())), "aria-current", game == shown);
    }
}

/// Unfolds the rules of the running game, and folds the others.
fn unfold_rules(state: &State) {
    let rules = AnyGame::of(&*state.game.record);
    let (running, differences) = rules.nearest();
    for ruleset in GAMES.iter().flat_map(|game| game.rulesets) {
        let section = by_id(&format!("rules-{}", ruleset.name)).filter(|section| section.tag_name() == "DETAILS");
        set_flag(&section, "open", ruleset.name == running.name);
    }
    // It explains the game's own options.
    set_flag("rules-custom", "open", !differences.is_empty());
}

/// Draws the diagrams into their placeholders; returns whether any was empty.
fn draw_figures() -> bool {
    let mut has_drawn = false;
    for figure in &FIGURES {
        // The diagrams are constants, and a test parses them all.
        let Some(root) = by_id(figure.id).filter(|root| !root.has_child_nodes()) else { continue };
        if let Ok(record) = figure.record() {
            let model = figure.model(&*record);
            BoardView::new(&root, &model, &*record, false);
            for line in figure.lines(&*record) {
                add_path(&root, &model, &line);
            }
            has_drawn = true;
        }
    }
    has_drawn
}

/// Renders the state of the requested parts.
fn render_parts(state: &State) {
    if state.wanted_catalogue().is_none() {
        clear("option-words");
        if let Some(place) = by_id("option-words").filter(|_| state.parts.is_language_lost()) {
            add(&place, "p", "problem", &localize(&Phrase::new(message::GAME_NOT_KEPT)));
        }
    }
    for (part, progress) in state.parts.all() {
        let chosen = match part {
            Part::Art => Some("option-art"),
            // A language that is no longer chosen has no placeholder.
            Part::Catalogue(_) if state.wanted_catalogue() != Some(part) => continue,
            Part::Catalogue(_) => Some("option-words"),
            _ => None,
        };
        // The placeholders of drawings and languages are hidden, so their status goes where the user chooses them.
        let Some(place) = chosen.map_or_else(|| element_of(part), by_id) else { continue };
        set_state(&place, "aria-busy", matches!(progress, Progress::Loading { .. }));
        match progress {
            Progress::Loaded | Progress::Absent if chosen.is_some() => clear(&place),
            Progress::Loaded | Progress::Absent => {}
            _ => show_progress(&place, part, progress),
        }
    }
}

fn show_progress(place: &Element, part: Part, progress: Progress) {
    let words = part.phrase(progress).as_ref().map(localize).unwrap_or_default();
    if place.first_element_child().is_some_and(|line| line.text_content().as_deref() == Some(&words)) {
        return;
    }
    clear(place);
    add(place, "p", "muted", &words);
    match progress {
        Progress::Loading { received, total } if total > 0 => {
            let (total, received, label) =
                (total.to_string(), received.to_string(), localize(&Phrase::new(message::LOADING)));
            let attributes = [("max", &*total), ("value", &received), ("aria-label", &label)];
            set_attributes(&add(place, "progress", "", ""), &attributes);
        }
        Progress::Failed | Progress::Stalled { .. } => {
            add_button(place, "primary", &localize(&Phrase::new(message::TRY_AGAIN)), &[("data-do", "load-part")]);
        }
        _ => {}
    }
}

/// The player's name in the options, which a backup may have changed.
fn write_name(state: &State) {
    let name = &state.settings.name;
    if let Some(field) = find::<HtmlInputElement>("player-name").filter(|it| name_of(&it.value()) != *name) {
        field.set_value(name);
    }
}
