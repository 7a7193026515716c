//! The AI's statistics.

use alquerque_app::state::State;
use alquerque_app::view::thoughts::{root_moves, thoughts};
use alquerque_core::Player;
use web_sys::Element;

use super::elements::apply;
use crate::dom::{add, by_id, emptied, set_attribute, set_style};
use crate::words::localize;

/// Renders changes.
pub(crate) fn render(state: &State) -> Option<()> {
    apply(&thoughts(state));
    if let Some(balance) = state.balance() {
        fill_bar(&by_id("evaluation")?, balance.owner, &balance.percents.to_string());
    }
    let rows = root_moves(state);
    let rows: Vec<[String; 3]> = rows
        .into_iter()
        .map(|row| {
            let [mv, visits] = row.cells;
            [mv, visits, format!("{}{}", row.about, localize(&row.score))]
        })
        .collect();
    let table = emptied("ai-moves", &rows.concat().join(" "))?;
    for cells in &rows {
        let row = add(&table, "tr", "", "")?;
        for text in cells {
            add(&row, "td", "", text)?;
        }
    }
    Some(())
}

/// Fills a bar with a side's share. Each side has its own colour.
pub(crate) fn fill_bar(bar: &Element, owner: Player, percents: &str) -> Option<()> {
    set_attribute(bar, "data-owner", owner.name());
    set_style(&bar.first_element_child()?, "width", &format!("{percents}%"));
    Some(())
}
