//! One iteration after the other: where it stands, why, and with which numbers.

use alquerque_app::state::State;
use alquerque_core::phrase::Phrase;
use alquerque_study::uct::Uct;
use alquerque_study::uct::event::Stepping;
use alquerque_study::uct::stage::Phase;
use alquerque_study::uct::steps::Told;
use alquerque_study::uct::words;
use web_sys::{HtmlInputElement, HtmlSelectElement};

use super::detail;
use crate::dom::{by_id, document, find, set_attribute, set_enabled, set_flag, set_text};
use crate::study::numbers::decimal;
use crate::words::said;

/// The steps on the page.
#[derive(Default)]
pub(crate) struct StepsView {
    shown: Option<(u32, usize, usize)>,
    /// How often somebody had come to an iteration by its number.
    jumps: u32,
}

impl StepsView {
    /// Writes what has changed.
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
        let play = by_id("uct-play")?;
        set_attribute(&play, "aria-pressed", if steps.is_playing() { "true" } else { "false" });
        // Who lets it play would hear of every step.
        let is_quiet = steps.is_playing() || uct.tour.is_some();
        set_attribute(&by_id("uct-said")?, "aria-live", if is_quiet { "off" } else { "polite" });
        let select = find::<HtmlSelectElement>("uct-speed")?;
        if select.value() != steps.speed.name() {
            select.set_value(steps.speed.name());
        }
        let Some(told) = steps.told() else {
            self.shown = None;
            let why = if uct.broken {
                "uct-broken"
            } else if state.ending.is_some() {
                "uct-over"
            } else {
                "uct-begins"
            };
            set_text("uct-said", &said(&Phrase::new(why)));
            by_id("uct-detail")?.set_text_content(None);
            return None;
        };
        let key = (told.number, told.place().0, told.place().1);
        // What was typed is done: the field tells where that has led.
        let has_jumped = std::mem::replace(&mut self.jumps, steps.jumps()) != steps.jumps();
        if self.shown.replace(key) == Some(key) && !has_jumped {
            return None;
        }
        write_number(told, has_jumped);
        write(uct, told, state)
    }
}

fn write(uct: &Uct, told: &Told, state: &State) -> Option<()> {
    let (at, game) = (told.stage(), state.settings.game());
    for phase in Phase::ALL {
        let item = by_id(&format!("uct-phase-{}", phase.name()))?;
        if at.phase() == Some(phase) {
            set_attribute(&item, "aria-current", "step");
        } else {
            set_flag(&item, "aria-current", false);
        }
    }
    let mut text = said(&words::stage(at, told.iteration.as_ref(), game, &decimal));
    if uct.steps.is_at_end() {
        text = format!("{text} {}", said(&words::last(&uct.steps)));
    }
    set_text("uct-said", &text);
    let (step, all) = told.place();
    let place = Phrase::new("uct-iteration").number("step", step + 1).number("steps", all);
    set_text("uct-iteration", &said(&place));
    detail::write(uct, told)
}

/// Writes the iteration's number into its field, unless somebody is typing there.
fn write_number(told: &Told, is_typed: bool) -> Option<()> {
    let field = find::<HtmlInputElement>("uct-number")?;
    let is_written = !is_typed && document()?.active_element().is_some_and(|element| element.id() == "uct-number");
    if !is_written && field.value() != told.number.to_string() {
        field.set_value(&told.number.to_string());
    }
    Some(())
}
