//! The step-by-step view: the current stage, the reason for it, and its numbers.

use alquerque_app::state::State;
use alquerque_study::uct::Uct;
use alquerque_study::uct::steps::CurrentIteration;
use alquerque_study::uct::steps::view::{stage, stepping};
use alquerque_study::uct::tour::Tour;
use web_sys::HtmlInputElement;

use super::drawing::DrawingView;
use crate::dom::{by_id, find, query, scroll_to_top};
use crate::study::numbers::decimal;
use crate::view::elements::apply;
use crate::view::fields::{set_field, set_idle_field};

/// The view on the page.
#[derive(Default)]
pub(crate) struct StepsView {
    shown: Option<(u32, usize, usize, bool, bool)>,
    /// The number of completed jumps when last rendered.
    jumps: u32,
    drawing: DrawingView,
}

impl StepsView {
    /// Renders changes.
    pub(crate) fn render(&mut self, uct: &Uct, state: &State) {
        let steps = &uct.steps;
        apply(&stepping(uct, state));
        let Some(current) = steps.current() else {
            if self.shown.take().is_some() {
                self.drawing.render(uct, state);
            }
            return;
        };
        let asks = uct.tour.as_ref().is_some_and(Tour::asks);
        // Boxes can only be pressed then.
        let has_asked = uct.tour.as_ref().and_then(Tour::question).is_some();
        let key = (current.number, current.index_and_count().0, current.index_and_count().1, asks, has_asked);
        // The user has finished typing: the field shows the result of the jump.
        let has_jumped = std::mem::replace(&mut self.jumps, steps.jumps) != steps.jumps;
        if self.shown.replace(key) == Some(key) && !has_jumped {
            return;
        }
        write_number(current, has_jumped);
        self.drawing.render(uct, state);
        apply(&stage(uct, current, state, asks, &decimal));
        show_marked();
    }
}

/// Scrolls the numbers to the marked row, which may be the last.
fn show_marked() -> Option<()> {
    scroll_to_top("uct-detail");
    let marked = query("#uct-detail .marked")?.get_bounding_client_rect();
    let list = by_id("uct-detail")?;
    let below = marked.bottom() - list.get_bounding_client_rect().bottom();
    if below > 0.0 {
        #[expect(clippy::cast_possible_truncation, reason = "whole pixels")]
        list.set_scroll_top(below.ceil() as i32 + 1);
    }
    Some(())
}

/// Writes the iteration's number into its field, unless the user is typing there.
fn write_number(current: &CurrentIteration, is_typed: bool) {
    let number = current.number.to_string();
    if let Some(field) = find::<HtmlInputElement>("uct-number") {
        // The text to restore after invalid input.
        field.set_default_value(&number);
    }
    if is_typed {
        set_field("uct-number", &number);
    } else {
        set_idle_field("uct-number", &number);
    }
}
