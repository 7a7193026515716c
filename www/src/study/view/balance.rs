//! The evaluation bar: Light's expected score, and whether the result is proven.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::balance::{Balance as Shown, balance};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::dom::{by_id, fixed, set_attribute, set_text};
use crate::words::localize;

/// The bar on the page.
#[derive(Default)]
pub(crate) struct Balance {
    shown: Option<Shown>,
    /// Whether it has been rendered yet.
    written: bool,
}

impl Balance {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let now = balance(study, state);
        if std::mem::replace(&mut self.shown, now) == now && std::mem::replace(&mut self.written, true) {
            return None;
        }
        let bar = by_id("balance")?;
        let class = match now {
            None => "idle",
            Some(Shown { certain: Some(_), .. }) => "certain",
            Some(_) => "",
        };
        set_attribute(&bar, "class", class);
        let now = now?;
        let percents = fixed(now.light * 100.0, 0);
        set_attribute(&bar, "aria-valuenow", &percents);
        set_text("balance-text", &localize(&now.phrase(&percents, state.game.record.board().game)));
        let light = bar.first_element_child()?.dyn_into::<HtmlElement>().ok()?;
        // Fails only for invalid property names.
        let _ = light.style().set_property("width", &format!("{percents}%"));
        Some(())
    }
}
