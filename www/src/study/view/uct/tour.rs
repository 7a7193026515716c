//! The tour's box, and the highlights of what it explains.

use alquerque_app::state::State;
use alquerque_study::uct::Uct;
use alquerque_study::uct::tour::Tour;
use alquerque_study::uct::tour::step::TourStep;
use alquerque_study::uct::tour::{start_position, words};
use web_sys::Element;

use super::question::QuestionView;
use crate::dom::{
    add, body, by_id, focus, has_focus, set_attribute_by_id, set_attributes, set_enabled, set_flag, set_shown, set_text,
};
use crate::sheet::pull;
use crate::study::numbers::decimal;
use crate::study::tour;
use crate::words::{set_phrase, set_phrase_or_empty};

/// Padding of a highlight, in pixels.
const MARK: i32 = 5;

/// The box on the page.
#[derive(Default)]
pub(super) struct TourView {
    /// The step it shows.
    shown: Option<TourStep>,
    /// The highlighted elements.
    marked: Vec<Element>,
    question: QuestionView,
    /// The position of the first of them in the scrolled content, and the height of the viewport.
    place: Option<(i32, i32)>,
}

impl TourView {
    /// Renders changes.
    pub(super) fn render(&mut self, uct: &Uct, state: &State, is_open: bool) {
        let tour = uct.tour.as_ref().filter(|_| is_open);
        let step = tour.map(|tour| tour.step);
        if is_open {
            for button in ["tour-begin", "tour-again"] {
                // Usually there is a choice of moves on the board, which saves the second check.
                set_enabled(
                    button,
                    state.game.legal.len() > 1 || start_position::example(&*state.game.record).is_some(),
                );
            }
        }
        let before = std::mem::replace(&mut self.shown, step);
        if let (Some(step), Some(tour)) = (step, tour) {
            if before.is_none() {
                pull(false);
            }
            write(step, uct, state, tour.is_moving() || uct.live.is_on());
            self.question.render(tour.question(), state);
        }
        if tour.is_none() {
            self.question.render(None, state);
        }
        if before != step {
            tour::keep(step);
            self.go_to(step);
        }
        self.keep_in_view();
    }

    /// Shows another step, or closes the box.
    fn go_to(&mut self, step: Option<TourStep>) -> Option<()> {
        let tour = by_id("tour")?;
        let had_focus = has_focus(&tour);
        set_flag(&*body()?, "data-tour", step.is_some());
        set_shown("tour", step.is_some());
        for element in self.marked.drain(..) {
            set_flag(&element, "data-spoken-of", false);
        }
        let Some(step) = step else {
            by_id("panel-uct")?.set_scroll_top(0);
            if had_focus {
                focus(&by_id("uct-run")?);
            }
            return None;
        };
        write_more(step);
        by_id("tour-body")?.set_scroll_top(0);
        for target in step.content().targets {
            let Some(element) = by_id(target) else { continue };
            set_flag(&element, "data-spoken-of", true);
            self.marked.push(element);
        }
        self.place = None;
        focus(&by_id("tour-title")?);
        Some(())
    }

    /// Scrolls to the highlight whenever it moves or has less room, but not while the learner scrolls.
    fn keep_in_view(&mut self) -> Option<()> {
        let place = place_of(self.marked.first()?)?;
        if self.place.replace(place) != Some(place) {
            by_id("panel-uct")?.set_scroll_top(place.0);
        }
        Some(())
    }
}

/// How far the panel must scroll to show an element, and the panel's height. Everything outside the panel is always
/// visible.
fn place_of(element: &Element) -> Option<(i32, i32)> {
    let panel = by_id("panel-uct")?;
    let path = element.get_bounding_client_rect().top() - panel.get_bounding_client_rect().top();
    #[expect(clippy::cast_possible_truncation, reason = "whole pixels")]
    let top = if panel.contains(Some(element)) { panel.scroll_top() + path as i32 - MARK } else { 0 };
    Some((top.max(0), panel.client_height()))
}

fn write(step: TourStep, uct: &Uct, state: &State, is_moving: bool) {
    set_phrase("tour-title", &words::title(step));
    set_phrase("tour-place", &words::place(step));
    set_phrase("tour-text", &words::text(step));
    set_phrase("tour-next", &words::next(step));
    set_enabled("tour-back", step.before().is_some());
    set_shown("tour-onward", step.next().is_none());
    // Announce only final values.
    set_attribute_by_id("tour-now", "aria-live", if is_moving { "off" } else { "polite" });
    // It would give away the answer.
    let is_told = !uct.tour.as_ref().is_some_and(Tour::asks);
    let now = is_told.then(|| words::now(step, &uct.live, &uct.steps, &*state.game.record, &decimal)).flatten();
    set_phrase_or_empty("tour-now", now.as_ref());
    let numbers = words::formula(step, &uct.live, uct.exploration, &decimal);
    set_text("tour-numbers", &numbers.unwrap_or_default());
}

fn write_more(step: TourStep) -> Option<()> {
    set_text("tour-formula", step.content().formula);
    set_phrase("tour-explained", &words::more(step));
    let list = by_id("tour-papers")?;
    list.set_text_content(None);
    for paper in step.content().papers {
        let item = add(&list, "li", "", &format!("{}: ", paper.authors))?;
        add(&item, "cite", "", paper.title)?;
        add(&item, "span", "", &format!(". {}. ", paper.source))?;
        let link = add(&item, "a", "", &format!("doi.org/{}", paper.doi))?;
        set_attributes(&link, &[("href", &format!("https://doi.org/{}", paper.doi)), ("rel", "noopener")]);
    }
    Some(())
}
