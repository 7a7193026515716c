//! The evaluation bar: the expected score of the side at the bottom, and whether the result is proven.

use alquerque_app::balance::percents;
use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_study::Study;
use alquerque_study::balance::{Balance as Shown, Source, balance};

use crate::dom::{by_id, set_attribute, set_text};
use crate::view::thoughts::fill_bar;
use crate::words::{localize, set_phrase};

/// The bar on the page.
#[derive(Default)]
pub(crate) struct Balance {
    shown: Option<(Shown, Source, Player)>,
    /// Whether it has been rendered yet.
    written: bool,
}

impl Balance {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let now = balance(study, state);
        let shown = now.map(|(now, source)| (now, source, state.balance_owner()));
        if std::mem::replace(&mut self.shown, shown) == shown && std::mem::replace(&mut self.written, true) {
            return None;
        }
        let bar = by_id("balance")?;
        let class = match now {
            None => "balance idle",
            Some((Shown { certain: Some(_), .. }, _)) => "balance certain",
            Some(_) => "balance",
        };
        set_attribute(&bar, "class", class);
        set_attribute(&by_id("balance-row")?, "class", if now.is_some() { "" } else { "idle" });
        let (now, source) = now?;
        let owner = state.balance_owner();
        let percents = percents(now.of(owner), now.certain.is_some()).to_string();
        set_attribute(&bar, "aria-valuenow", &percents);
        set_phrase("balance-label", &state.by("balance-label", owner).key("whose", "side"));
        set_text("balance-text", &localize(&now.phrase(&percents, owner, state.game.record.board().game)));
        set_text("balance-source", &source.name().map_or_else(String::new, |name| localize(&name)));
        fill_bar(&bar, owner, &percents)
    }
}
