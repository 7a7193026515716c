//! Renders the study.

mod engines;
mod lab;
pub(super) mod puzzles;
mod record;
mod review;
mod small_board;
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
use crate::dom::{body, by_id, set_attribute, set_flag, set_shown, set_state, window};
use crate::print::has_sheet;
use crate::storage::SESSION_STORAGE;
use crate::view::elements::apply;
use engines::{Arrows, EngineLines};
use lab::LabView;
use puzzles::PuzzlesView;
use record::TreeView;
use review::ReviewView;
use small_board::LinePreviewView;
use uct::UctView;

/// The key of the open tab, for a reload.
const TAB: &str = "alquerque.study.tab";

/// A view with its own state, as the function that renders changes, boxed as in the [game](crate::view).
type View = Box<dyn FnMut(&Study, &State)>;

/// The views in the order in which they render.
pub(crate) struct Views(Vec<View>);

/// Boxes a view that renders with this function.
fn view<T: Default + 'static>(render: fn(&mut T, &Study, &State)) -> View {
    let mut view = T::default();
    Box::new(move |study, state| render(&mut view, study, state))
}

impl Default for Views {
    fn default() -> Self {
        Self(vec![
            view(EngineLines::render),
            // Before the views that measure the open tab's contents.
            view(TabView::render),
            view(TreeView::render),
            view(LinePreviewView::render),
            Box::new(|study, state| apply(&evaluation(study, state))),
            view(Arrows::render),
            view(ReviewView::render),
            view(UctView::render),
            view(LabView::render),
            view(PuzzlesView::render),
            Box::new(|study, state| apply(&edit(study, state))),
            Box::new(|study, state| apply(&studies(study, state))),
            Box::new(|study, _| small_board::draw_boards(&study.studies)),
            Box::new(|_, state| record::render_text_note(state)),
        ])
    }
}

impl Views {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        for view in &mut self.0 {
            view(study, state);
        }
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
}

/// Scrolls the row of tabs to this one, if it doesn't fit.
fn show_tab(tab: Tab) -> Option<()> {
    let (row, button) = (by_id("tabs")?, by_id(&format!("tab-{}", tab.name()))?);
    let (area, row_area) = (button.get_bounding_client_rect(), row.get_bounding_client_rect());
    let by = (area.left() - row_area.left()).min(0.0) + (area.right() - row_area.right()).max(0.0);
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a page")]
    row.set_scroll_left(row.scroll_left() + by.round() as i32);
    Some(())
}

/// The row of tabs, and the panel of the open one.
#[derive(Default)]
struct TabView {
    shown: Tab,
}

impl TabView {
    fn render(&mut self, study: &Study, _: &State) {
        let tab = study.tab;
        // Elsewhere the board needs no room for their lines.
        set_flag(&body(), "data-two-engines", tab == Tab::Analysis && study.engines.are_both_on());
        if tab == Tab::Puzzles {
            address::name_puzzles();
        }
        let before = std::mem::replace(&mut self.shown, tab);
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
        show_tab(tab);
    }
}
