//! The tour's box, and the highlights of what it explains.

use alquerque_app::state::State;
use alquerque_app::storage::Store as _;
use alquerque_study::uct::Uct;
use alquerque_study::uct::question::Question;
use alquerque_study::uct::tour::example;
use alquerque_study::uct::tour::step::TourStep;
use alquerque_study::uct::tour::view::{question, tour as tour_box};
use web_sys::Element;

use crate::address::fragment;
use crate::dom::{body, by_id, focus, has_focus, scroll_to_top, set_enabled, set_flag, set_or_remove, set_shown};
use crate::sheet;
use crate::storage::SESSION_STORAGE;
use crate::view::elements::apply;
use crate::words::grouped_decimal;

/// Padding of a highlight, in pixels.
const MARK: i32 = 5;

/// The box on the page.
#[derive(Default)]
pub(super) struct TourView {
    /// The step it shows.
    shown: Option<TourStep>,
    /// The highlighted elements.
    marked: Vec<Element>,
    question: Option<Question>,
    /// The position of the first of them in the scrolled content, and the height of the viewport.
    scroll: Option<(i32, i32)>,
}

impl TourView {
    /// Renders changes.
    pub(super) fn render(&mut self, uct: &Uct, state: &State, is_open: bool) {
        let tour = uct.tour.as_ref().filter(|_| is_open);
        let step = tour.map(|tour| tour.step);
        if is_open {
            // Usually there is a choice of moves on the board, which saves the second check.
            let is_possible = state.game.legal().len() > 1 || example(&*state.game.record).is_some();
            set_enabled("tour-begin", is_possible);
            set_enabled("tour-again", is_possible);
        }
        let before = std::mem::replace(&mut self.shown, step);
        if let Some(tour) = tour {
            if before.is_none() {
                sheet::close();
            }
            apply(&tour_box(tour.step, uct, state, tour.is_moving() || uct.live.is_on(), &grouped_decimal));
        }
        self.ask(tour.and_then(|tour| tour.question()), state);
        if before != step {
            store_step(step);
            self.go_to(step);
        }
        self.keep_in_view();
    }

    fn ask(&mut self, now: Option<&Question>, state: &State) {
        if self.question.as_ref() == now {
            return;
        }
        // An attribute instead of `:has()` in the style sheet, which would restyle the whole page in every frame.
        let asks = now.map(|question| if question.given.is_some() { "answered" } else { "open" });
        set_or_remove(&body(), "data-asks", asks);
        set_shown("tour-question", now.is_some());
        self.question = now.cloned();
        if let Some(now) = now {
            apply(&question(now, state, &grouped_decimal));
            // It goes below the explanation if there is room for both, including the response and the marks.
            if let (Some(scrolled), Some(asked)) = (by_id("tour-body"), by_id("tour-question")) {
                scrolled.set_scroll_top(scrolled.scroll_top() + distance(&scrolled, &asked));
            }
        }
    }

    /// Shows another step, or closes the box.
    fn go_to(&mut self, step: Option<TourStep>) {
        let had_focus = has_focus("tour");
        set_flag(&body(), "data-tour", step.is_some());
        set_shown("tour", step.is_some());
        for element in self.marked.drain(..) {
            set_flag(&element, "data-spoken-of", false);
        }
        let Some(step) = step else {
            scroll_to_top("panel-uct");
            if had_focus {
                focus("uct-run");
            }
            return;
        };
        scroll_to_top("tour-body");
        self.marked = step.content().targets.iter().filter_map(|target| by_id(target)).collect();
        for element in &self.marked {
            set_flag(element, "data-spoken-of", true);
        }
        self.scroll = None;
        focus("tour-title");
    }

    /// Scrolls to the highlight whenever it moves or has less room, but not while the learner scrolls.
    fn keep_in_view(&mut self) {
        let (Some(element), Some(panel)) = (self.marked.first(), by_id("panel-uct")) else { return };
        // Everything outside the panel is always visible.
        let is_inside = panel.contains(Some(element));
        let top = if is_inside { panel.scroll_top() + distance(&panel, element) - MARK } else { 0 };
        let scroll = (top.max(0), panel.client_height());
        if self.scroll.replace(scroll) != Some(scroll) {
            panel.set_scroll_top(scroll.0);
        }
    }
}

/// How far below the top of one element another one begins, in pixels.
#[expect(clippy::cast_possible_truncation, reason = "whole pixels")]
fn distance(from: &Element, to: &Element) -> i32 {
    (to.get_bounding_client_rect().top() - from.get_bounding_client_rect().top()) as i32
}

/// Storage key of the tour's step. It is not in the address, whose fragment names the open dialog, such as the options.
const KEY: &str = "alquerque.study.tour";

/// Stores the step for a reload of the page, or deletes it at the end of the tour.
pub(crate) fn store_step(step: Option<TourStep>) {
    SESSION_STORAGE.replace(KEY, step.map(TourStep::name));
}

/// The step of the tour before a reload.
pub(crate) fn stored_step() -> Option<TourStep> {
    TourStep::from_name(&SESSION_STORAGE.get(KEY)?)
}

/// The step in the address: `#tour`, or `#tour-5`.
pub(crate) fn step_in_address() -> Option<TourStep> {
    TourStep::from_fragment(&fragment()?)
}
