//! The evaluation bar: Light's expected score, like the graph and the engines' scores, and whether the result is
//! proven.

use alquerque_app::balance::percents;
use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_study::Study;
use alquerque_study::balance::{Balance as Shown, Source, balance};

use crate::dom::{by_id, set_attribute, set_attribute_by_id, set_text};
use crate::view::thoughts::fill_bar;
use crate::words::{set_phrase, set_phrase_or_empty};

/// The bar on the page.
#[derive(Default)]
pub(crate) struct Balance {
    shown: Option<(Shown, Source)>,
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
            None => "balance idle",
            Some((Shown { certain: Some(_), .. }, _)) => "balance certain",
            Some(_) => "balance",
        };
        set_attribute(&bar, "class", class);
        set_attribute_by_id("balance-row", "class", if now.is_some() { "" } else { "idle" });
        let Some((now, source)) = now else {
            // Otherwise screen readers would hear about another position.
            set_text("balance-text", "");
            return None;
        };
        let owner = Player::Light;
        let percents = percents(now.of(owner), now.certain.is_some()).to_string();
        set_attribute(&bar, "aria-valuenow", &percents);
        set_phrase("balance-label", &state.by("balance-label", owner).key("whose", "side"));
        set_phrase("balance-text", &now.phrase(&percents, owner, state.game.record.board().game));
        set_phrase_or_empty("balance-source", source.name().as_ref());
        fill_bar(&bar, owner, &percents)
    }
}
