//! The New game sheet, whose games, rulesets and options come from tables.

use alquerque_core::family::GAMES;
use alquerque_core::words::{game_title, ruleset_title};
use web_sys::Element;

use super::elements::{apply, new_element, set_children};
use super::fields::{changed_field, number, render_rule};
use crate::dom::{append, by_id, set_flag};
use alquerque_app::board::look::Look;
use alquerque_app::markup::Markup;
use alquerque_app::new_game::view::{RULE_FIELD, new_game};
use alquerque_app::new_game::{self, Choice, ChoiceEvent, has_options, rule_options};
use alquerque_app::state::State;
use alquerque_language::{Phrase, message};

use crate::words::decimal;

/// Translates a change of a field.
pub(crate) fn event(field: &Element) -> Option<ChoiceEvent> {
    let (id, value) = changed_field(field)?;
    new_game::view::event(&id, &value, number(&value))
}

/// Renders the choice.
pub(crate) fn render(state: &State) {
    let choice = state.choice();
    let opens = by_id("new").is_some_and(|sheet| !sheet.has_attribute("open"));
    if opens {
        // In a revenge, the loser has chosen the rules.
        set_flag("new-more", "open", state.settings.all_choices || !new_game::revenge_text(state).is_empty());
    }
    render_cards();
    render_rules(choice);
    apply(&new_game(state, decimal));
}

fn render_cards() {
    let Some(cards) = by_id("new-games").filter(|cards| cards.child_element_count() <= 1) else { return };
    for game in GAMES {
        let radio = Markup::new("input")
            .with("type", "radio")
            .with("name", "new-game")
            .with("id", format!("new-game-{}", game.id.name()))
            .with("value", game.id.name());
        let icon = Markup::icon("", &format!("#{}", Look::for_game(game.id).icon)).with("viewBox", "0 0 48 48");
        let title = Markup::text("strong", game_title(game.id));
        let card = Markup::new("label").class("card").child(radio).child(icon).child(title);
        append(&cards, &new_element(&card, false));
    }
}

fn render_rules(choice: &Choice) {
    let game = choice.game();
    let custom = has_options(game).then(|| Markup::option("", Phrase::new(message::OWN_RULES)));
    let named = game.rulesets.iter().map(|ruleset| Markup::option(ruleset.name, ruleset_title(ruleset.name)));
    set_children("new-rules", &named.chain(custom).collect::<Vec<_>>());
    if choice.custom || choice.named().is_none() {
        for info in rule_options(game) {
            let id = format!("{RULE_FIELD}{}", info.option.name());
            render_rule("new-custom", &id, info, choice.value(info.option));
        }
    }
}
