//! The New game sheet, whose games, rulesets and options come from tables.

use alquerque_core::family::GAMES;
use alquerque_core::words::{game_title, ruleset_title};
use web_sys::Element;

use super::elements::apply;
use super::fields::{changed, render_rule};
use crate::dom::{add, add_option, append, by_id, set_attribute, set_attributes, set_flag, svg};
use crate::words::localize;
use alquerque_app::choices::{Choice, ChoiceEvent, has_options, options};
use alquerque_app::ladder::ladder;
use alquerque_app::look::Look;
use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_app::update::revenge_text;
use alquerque_app::view::new_game::{self, RULE_FIELD, new_game};
use alquerque_language::Phrase;

/// Translates a change of a field.
pub(crate) fn event(field: &Element) -> Option<ChoiceEvent> {
    let (id, value) = changed(field)?;
    new_game::event(&id, &value)
}

/// Renders the choice while the sheet is open.
pub(crate) fn render(state: &State) {
    if state.view.page != Some(Page::New) {
        return;
    }
    let choice = &state.view.choice;
    let opens = by_id("new").is_some_and(|sheet| !sheet.has_attribute("open"));
    if let Some(more) = by_id("new-more").filter(|_| opens) {
        // In a revenge, the loser has chosen the rules.
        set_flag(&more, "open", state.saved.settings.all_choices || !revenge_text(state).is_empty());
    }
    render_cards();
    render_rules(choice);
    apply(&new_game(state));
    if choice.has_ladder() {
        render_ladder(state);
    }
}

/// Renders the levels that the player has beaten, as pips below the slider of levels.
fn render_ladder(state: &State) -> Option<()> {
    let mut pip = by_id("new-ladder")?.first_element_child();
    for rung in ladder(&state.saved.statistics, state.view.choice.game().id) {
        let shown = pip?;
        set_attribute(&shown, "class", rung.sides());
        pip = shown.next_element_sibling();
    }
    Some(())
}

fn render_cards() -> Option<()> {
    let cards = by_id("new-games")?;
    if cards.child_element_count() <= 1 {
        for game in GAMES {
            let card = add(&cards, "label", "card", "")?;
            let (value, id) = (game.id.name(), format!("new-game-{}", game.id.name()));
            let radio = add(&card, "input", "", "")?;
            set_attributes(&radio, &[("type", "radio"), ("name", "new-game"), ("id", &id), ("value", value)]);
            let icon = svg("svg", &[("viewBox", "0 0 48 48"), ("aria-hidden", "true")])?;
            append(&icon, &svg("use", &[("href", &format!("#{}", Look::of(game.id).icon))])?);
            append(&card, &icon);
            add(&card, "strong", "", &localize(&game_title(game.id)))?;
        }
    }
    Some(())
}

fn render_rules(choice: &Choice) -> Option<()> {
    let game = choice.game();
    let field = by_id("new-rules")?;
    if field.get_attribute("data-game").as_deref() != Some(game.id.name()) {
        set_attribute(&field, "data-game", game.id.name());
        field.set_text_content(None);
        let custom = has_options(game).then_some(("", localize(&Phrase::new("own-rules"))));
        let named = game.rulesets.iter().map(|ruleset| (ruleset.name, localize(&ruleset_title(ruleset.name))));
        for (value, text) in named.chain(custom) {
            add_option(&field, value, &text)?;
        }
    }
    if choice.named().is_some_and(|_| !choice.custom) {
        return None;
    }
    for info in options(game) {
        let id = format!("{RULE_FIELD}{}", info.option.key());
        render_rule("new-custom", &id, info, choice.value(info.option));
    }
    Some(())
}
