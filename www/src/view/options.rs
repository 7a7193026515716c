//! The options form: shows the settings, and reads changes from its fields.

use alquerque_core::Player;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};

use crate::dom::{find, set_shown, set_text};
use crate::event::Change;
use crate::settings::Controller;
use crate::state::State;
use crate::update::value_of;

/// The change that a field's new value means, by the field's id.
pub(crate) fn change(id: &str) -> Option<Change> {
    let value = field_value(id)?;
    let shown = value == "shown";
    Some(match id {
        "option-light" => Change::Controller(Player::Light, controller(&value)),
        "option-dark" => Change::Controller(Player::Dark, controller(&value)),
        "option-inverting" => Change::Rule("invert", value),
        "option-targets" => Change::ShowTargets(shown),
        "option-notation" => Change::ShowNotation(shown),
        "option-ai-info" => Change::ShowAiInfo(shown),
        "option-level" => Change::Level(value.parse().ok()?),
        "option-exploration" => Change::Exploration(value.parse().ok()?),
        _ => return None,
    })
}

fn controller(value: &str) -> Controller {
    if value == "ai" { Controller::Ai } else { Controller::Human }
}

fn field_value(id: &str) -> Option<String> {
    let element = crate::dom::by_id(id)?;
    element
        .dyn_ref::<HtmlSelectElement>()
        .map(HtmlSelectElement::value)
        .or_else(|| element.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value))
}

/// Shows the settings in the form.
pub(crate) fn render(state: &State) {
    let settings = &state.settings;
    let controller = |controller| if controller == Controller::Ai { "ai" } else { "human" };
    let shown = |shown| if shown { "shown" } else { "hidden" };
    select("option-light", controller(settings.now().light));
    select("option-dark", controller(settings.now().dark));
    let inverting = value_of(&settings.now().rules, "invert", ["forbidden", "allowed"]);
    set_shown("rules-options", inverting.is_some());
    select("option-inverting", inverting.unwrap_or_default());
    select("option-targets", shown(settings.show_targets));
    select("option-notation", shown(settings.show_notation));
    select("option-ai-info", shown(settings.show_ai_info));
    input("option-level", &settings.now().level.to_string());
    input("option-exploration", &format!("{:.2}", settings.exploration));
    set_text("option-level-value", &settings.now().level.to_string());
    set_text("option-exploration-value", &format!("{:.2}", settings.exploration));
    // The rules of a running game stay as they are.
    set_shown("inverting-later", inverting != value_of(&state.table.rules(), "invert", ["forbidden", "allowed"]));
}

fn select(id: &str, value: &str) {
    if let Some(field) = find::<HtmlSelectElement>(id).filter(|field| field.value() != value) {
        field.set_value(value);
    }
}

fn input(id: &str, value: &str) {
    if let Some(field) = find::<HtmlInputElement>(id)
        && field.value().parse::<f32>().ok() != value.parse::<f32>().ok()
    {
        field.set_value(value);
    }
}
