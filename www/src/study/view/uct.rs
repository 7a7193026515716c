//! The UCT tab: the growing tree, and single iterations.

mod drawing;
mod steps;
pub(crate) mod tour;
mod tree;

use alquerque_app::elements::Elements;
use alquerque_app::game::panel::render_standing;
use alquerque_app::state::State;
use alquerque_app::storage::Store;
use alquerque_core::Player;
use alquerque_study::Study;
use alquerque_study::address::Address;
use alquerque_study::tab::Tab;
use alquerque_study::uct::autoplay::Status;
use alquerque_study::uct::chart::{Slots, chart, table};
use alquerque_study::uct::controls::{Mode, Size};
use alquerque_study::uct::preview::Preview;
use alquerque_study::uct::view::{autoplay, root_bars, run, selected_node};
use alquerque_study::uct::{Uct, words};

use super::small_board::SmallBoard;
use crate::dom::{body, by_id, set_attribute, set_flag};
use crate::storage::SESSION_STORAGE;
use crate::view::elements::{apply, set_children};
use crate::words::grouped_decimal;
use steps::StepsView;
use tour::TourView;
use tree::TreeView;

/// The key of the iteration on display, for a reload.
const ITERATION: &str = "alquerque.study.iteration";

/// The tab on the page.
#[derive(Default)]
pub(crate) struct UctView {
    tree: TreeView,
    /// The version of the search that the bars show.
    bars: Option<u32>,
    /// The number of samples that the chart shows, and their search.
    samples: Option<(usize, u32)>,
    slots: Slots,
    steps: StepsView,
    /// A position shown in place of the one on the board.
    preview: SmallBoard,
    tour: TourView,
    /// The address of the iteration noted for a reload; empty if there is none, and `None` until something was noted.
    noted: Option<String>,
}

impl UctView {
    /// The iteration on display before a reload.
    pub(crate) fn iteration_before_reload() -> Option<Address> {
        Address::parse(&SESSION_STORAGE.get(ITERATION)?)
    }

    /// Notes the iteration on display for a reload. The tour notes its own step.
    fn note_iteration(&mut self, uct: &Uct) {
        let is_stepping = uct.mode == Mode::Steps && uct.tour.is_none();
        let address = uct.steps.address().filter(|_| is_stepping);
        let now = address.map_or_else(String::new, |address| Address::Iteration(address).query());
        // While it is being loaded, the one before stays.
        if self.noted.as_ref() == Some(&now) || is_stepping && now.is_empty() {
            return;
        }
        if now.is_empty() {
            SESSION_STORAGE.remove(ITERATION);
        } else {
            SESSION_STORAGE.set(ITERATION, &now);
        }
        self.noted = Some(now);
    }

    /// Renders changes while the tab is open.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let uct = &study.uct;
        let is_open = study.tab == Tab::Uct;
        let preview = uct.ahead().filter(|_| is_open);
        set_flag("board", "data-preview", preview.is_some());
        self.preview.render("board", ("id", "preview"), preview, state);
        if let Some(preview) = uct.ahead() {
            apply(&preview_status(preview, state));
        }
        set_mode(is_open.then_some(uct.mode));
        set_flag(&body(), "data-large", is_open && uct.size == Size::Large);
        if is_open {
            self.note_iteration(uct);
            self.render_open(uct, state);
        }
        self.tour.render(uct, state, is_open);
    }

    /// Fills in the sheet to print, if the tab shows an iteration.
    pub(super) fn print(study: &Study, state: &State) {
        if study.tab == Tab::Uct && study.uct.mode == Mode::Steps {
            steps::write_worksheet(&study.uct, state);
        }
    }

    fn render_open(&mut self, uct: &Uct, state: &State) {
        apply(&run(uct, state, &grouped_decimal));
        if uct.mode == Mode::Steps {
            self.steps.render(uct, state);
            return;
        }
        apply(&autoplay(uct, state));
        // An attribute instead of `:has()` in the style sheet, which would restyle the whole page in every frame.
        set_flag(&body(), "data-autoplay", uct.autoplay.status(state) != Status::Off);
        self.tree.render(uct, state);
        apply(&selected_node(uct, state, &grouped_decimal));
        if self.bars.replace(uct.live.version) != Some(uct.live.version) {
            let bars = root_bars(uct, state, &grouped_decimal);
            self.bars = self.bars.filter(|_| !bars.is_empty());
            set_children("uct-moves", &bars);
        }
        if by_id("uct-fold").is_some_and(|table| table.has_attribute("open")) {
            set_children("uct-table", &table(uct, &grouped_decimal));
        }
        let samples = &uct.live.development.samples;
        let shown = Some((samples.len(), samples.last().map_or(0, |sample| sample.playouts)));
        if std::mem::replace(&mut self.samples, shown) != shown {
            self.slots.assign(&uct.live.development);
            apply(&chart(uct, &self.slots));
        }
    }
}

/// The parts of the panel that the game leaves to the study: the moves to the position ahead of the one on the board,
/// and its piece counts.
fn preview_status(preview: &Preview, state: &State) -> Elements {
    let (mut elements, record) = (Elements::default(), preview.record());
    elements.text("status", words::last_moves(&preview.moves()));
    elements.show("goal", false);
    elements.show("verdict", false);
    for player in Player::BOTH {
        let count = preview.count_beside(player, state.look().counted);
        render_standing(&mut elements, state, player, count, record.ending(), record.to_move());
    }
    elements
}

/// Tells the style sheet which view needs room.
fn set_mode(mode: Option<Mode>) {
    let name = mode.map_or("", Mode::name);
    if !name.is_empty() || body().is_some_and(|body| body.has_attribute("data-uct")) {
        set_attribute(&body(), "data-uct", name);
    }
}
