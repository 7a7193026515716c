//! The step-by-step view: the current stage, the reason for it, and its numbers.

use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_study::uct::Uct;
use alquerque_study::uct::event::Stepping;
use alquerque_study::uct::proof::proof;
use alquerque_study::uct::stage::{Phase, Stage};
use alquerque_study::uct::steps::CurrentIteration;
use alquerque_study::uct::tour::Tour;
use alquerque_study::uct::words;
use web_sys::HtmlInputElement;

use super::detail;
use super::drawing::DrawingView;
use crate::dom::{
    by_id, find, focused, set_attribute, set_attribute_by_id, set_enabled, set_flag, set_state, set_text,
};
use crate::view::fields::select;
use crate::words::{localize, set_phrase};

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
    pub(crate) fn render(&mut self, uct: &Uct, state: &State) -> Option<()> {
        let steps = &uct.steps;
        for (name, stepping) in [
            ("first", Stepping::First),
            ("back", Stepping::Back),
            ("on", Stepping::On),
            ("phase", Stepping::Phase),
            ("iteration", Stepping::Iteration),
        ] {
            set_enabled(&format!("uct-step-{name}"), uct.can(stepping));
        }
        set_enabled("uct-play", steps.is_playing() || uct.can(Stepping::On));
        set_state(&by_id("uct-play")?, "aria-pressed", steps.is_playing());
        // Don't announce every step of a playback.
        let is_quiet = steps.is_playing() || uct.tour.is_some();
        set_attribute_by_id("uct-said", "aria-live", if is_quiet { "off" } else { "polite" });
        select("uct-speed", steps.speed.name());
        let Some(current) = steps.current() else {
            if self.shown.take().is_some() {
                self.drawing.render(uct, state);
            }
            let why = if uct.broken {
                "uct-broken"
            } else if state.game.ending.is_some() {
                "uct-over"
            } else {
                "uct-begins"
            };
            set_phrase("uct-said", &Phrase::new(why));
            by_id("uct-detail")?.set_text_content(None);
            return None;
        };
        let asks = uct.tour.as_ref().is_some_and(Tour::asks);
        // Boxes can only be pressed then.
        let has_asked = uct.tour.as_ref().and_then(Tour::question).is_some();
        let key = (current.number, current.place().0, current.place().1, asks, has_asked);
        // The user has finished typing: the field shows the result of the jump.
        let has_jumped = std::mem::replace(&mut self.jumps, steps.jumps) != steps.jumps;
        if self.shown.replace(key) == Some(key) && !has_jumped {
            return None;
        }
        write_number(current, has_jumped);
        self.drawing.render(uct, state);
        write(uct, current, state, asks)
    }
}

fn write(uct: &Uct, current: &CurrentIteration, state: &State, asks: bool) -> Option<()> {
    let (at, game) = (current.stage(), state.saved.settings.game());
    for phase in Phase::ALL {
        let item = by_id(&format!("uct-phase-{}", phase.name()))?;
        if at.phase() == Some(phase) {
            set_attribute(&item, "aria-current", "step");
        } else {
            set_flag(&item, "aria-current", false);
        }
    }
    let mut text = localize(&words::stage(at, current.iteration.as_ref(), game));
    if let (Stage::Backpropagation(up), Some(iteration)) = (at, &current.iteration)
        && let Some(proof) = proof(iteration, up, state.game.record.to_move(), game)
    {
        text = format!("{text} {}", localize(&proof));
    }
    if uct.steps.is_at_end() {
        text = format!("{text} {}", localize(&words::last(&uct.steps)));
    }
    // The sentence would give away the answer to the tour's question.
    set_text("uct-said", if asks { "" } else { &text });
    let (step, all) = current.place();
    set_phrase("uct-iteration", &Phrase::new("uct-iteration").number("step", step + 1).number("steps", all));
    detail::write(uct, current, asks)
}

/// Writes the iteration's number into its field, unless the user is typing there.
fn write_number(current: &CurrentIteration, is_typed: bool) -> Option<()> {
    let field = find::<HtmlInputElement>("uct-number")?;
    // The text to restore after invalid input.
    field.set_default_value(&current.number.to_string());
    let is_written = !is_typed && focused().is_some_and(|element| element.id() == "uct-number");
    if !is_written && field.value() != current.number.to_string() {
        field.set_value(&current.number.to_string());
    }
    Some(())
}
