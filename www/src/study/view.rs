//! Renders the study.

mod engines;
mod lab;
pub(super) mod puzzles;
mod record;
mod review;
mod small_board;
mod studies_list;
pub(crate) mod uct;

use alquerque_app::state::State;
use alquerque_app::storage::Store;
use alquerque_study::Study;
use alquerque_study::engines::balance::evaluation;
use alquerque_study::record::view::edit;
use alquerque_study::studies::view::studies;
use alquerque_study::tab::Tab;
use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Performance, PerformanceNavigation};

use crate::address;
use crate::dom::{body, set_attribute, set_flag, set_shown, set_state, window};
use crate::print::has_sheet;
use crate::storage::SESSION_STORAGE;
use crate::view::elements::apply;
use engines::EngineLines;
use lab::LabView;
use puzzles::PuzzlesView;
use record::TreeView;
use review::ReviewView;
use small_board::LinePreviewView;
use uct::UctView;

/// The key of the open tab, for a reload.
const TAB: &str = "alquerque.study.tab";

/// The views with their own state.
#[derive(Default)]
pub(crate) struct View {
    tree: TreeView,
    engines: EngineLines,
    line_preview: LinePreviewView,
    arrows: engines::Arrows,
    review: ReviewView,
    uct: UctView,
    lab: LabView,
    puzzles: PuzzlesView,
    /// The tab visible on the page.
    tab: Tab,
}

impl View {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        self.tree.render(study, state);
        self.engines.render(study, state);
        // Elsewhere the board needs no room for their lines.
        set_flag(&body(), "data-two-engines", study.tab == Tab::Analysis && study.engines.are_both_on());
        self.line_preview.render(study, state);
        apply(&evaluation(study, state));
        self.arrows.render(study, state);
        // First, as other views measure its contents.
        self.open(study.tab);
        self.review.render(study, state);
        self.uct.render(study, state);
        self.lab.render(study, state);
        self.puzzles.render(study, state);
        apply(&edit(study, state));
        apply(&studies(study, state));
        studies_list::draw_boards(&study.studies);
        record::render_text_note(state);
    }

    /// Fills in the sheet to print in place of the page, if the open tab has one.
    pub(super) fn print(study: &Study, state: &State) {
        if has_sheet() {
            return;
        }
        UctView::print(study, state);
        if matches!(study.tab, Tab::Analysis | Tab::Review) && state.game.aside().is_none() {
            record::write_sheet(study, state);
        }
    }

    /// The tab that was open before a reload, if this is one.
    pub(super) fn tab_before_reload() -> Option<Tab> {
        // Some browsers lack it, or let it throw.
        let performance =
            Reflect::get(&window()?.into(), &"performance".into()).ok()?.dyn_into::<Performance>().ok()?;
        let is_reload = performance.navigation().type_() == PerformanceNavigation::TYPE_RELOAD;
        Tab::from_name(&SESSION_STORAGE.get(TAB)?).filter(|_| is_reload)
    }

    fn open(&mut self, tab: Tab) {
        if tab == Tab::Puzzles {
            address::name_puzzles();
        }
        let before = std::mem::replace(&mut self.tab, tab);
        if before == tab {
            return;
        }
        SESSION_STORAGE.set(TAB, tab.name());
        if before == Tab::Puzzles && address::tab() == Some(before) {
            address::remove_fragment(false);
        }
        for other in Tab::ALL {
            let is_open = other == tab;
            set_shown(&format!("panel-{}", other.name()), is_open);
            let button = format!("tab-{}", other.name());
            set_state(&button, "aria-selected", is_open);
            set_attribute(&button, "tabindex", if is_open { "0" } else { "-1" });
        }
    }
}
