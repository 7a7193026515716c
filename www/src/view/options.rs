//! The options form: shows the settings, and reads changes from its fields.

use alquerque_core::family::AnyGame;
use alquerque_core::options::{OptionInfo, RuleOption};
use alquerque_core::{GameId, Player};
use web_sys::Element;

use super::fields::{self, ON, changed, input, number, render_rule, select, switch};
use crate::dom::{by_id, document, fixed, set_attribute, set_shown};
use crate::words::{call, called, decimal};
use alquerque_app::event::OptionEvent;
use alquerque_app::message::Label;
use alquerque_app::settings::{
    Ai, BoardStyle, Controller, Engine, Named, PieceSet, Settings, Side, Speech, Speed, Theme,
};
use alquerque_app::state::State;

/// What a field's new value means.
pub(crate) fn event(field: &Element) -> Option<OptionEvent> {
    let (id, value) = changed(field)?;
    let on = value == ON;
    Some(match id.as_str() {
        "option-light" => OptionEvent::Controller(Player::Light, controller(&value)),
        "option-dark" => OptionEvent::Controller(Player::Dark, controller(&value)),
        "option-inverting" => OptionEvent::Rule(inverting()?.value(&value)?),
        "option-targets" => OptionEvent::ShowTargets(on),
        "option-notation" => OptionEvent::ShowNotation(on),
        "option-ai-info" => OptionEvent::ShowAiInfo(on),
        "option-verdicts" => OptionEvent::Verdicts(on),
        "option-engine" | "option-level" | "option-depth" => OptionEvent::Ai(ai_in("option")?),
        "option-dark-engine" | "option-dark-level" | "option-dark-depth" => OptionEvent::DarkAi(ai_in("option-dark")?),
        "option-side" => OptionEvent::Side(Side::named(&value)?),
        "option-sound" => OptionEvent::Sound(on),
        "option-volume" => OptionEvent::Volume(value.parse().ok()?),
        "option-vibration" => OptionEvent::Vibration(on),
        "option-keys" => OptionEvent::Keys(on),
        "option-language" => OptionEvent::Speech(Speech::named(&value)?),
        "option-theme" => OptionEvent::Theme(Theme::named(&value)?),
        "option-board" => OptionEvent::Board(BoardStyle::named(&value)?),
        "option-pieces" => OptionEvent::Pieces(PieceSet::named(&value)?),
        "option-speed" => OptionEvent::Speed(Speed::named(&value)?),
        "option-exploration" => OptionEvent::Exploration(number(&value)),
        _ => return None,
    })
}

/// The option of the rules that the form offers beside the New game sheet.
fn inverting() -> Option<&'static OptionInfo> {
    GameId::Alquerque.info().options.iter().find(|info| info.option == RuleOption::Inverting)
}

/// What the fields with ids that begin so say of the AI.
fn ai_in(prefix: &str) -> Option<Ai> {
    let value = |name: &str| fields::value(&format!("{prefix}-{name}"));
    Some(Ai {
        engine: Engine::named(&value("engine")?)?,
        level: value("level")?.parse().ok()?,
        depth: value("depth")?.parse().ok()?,
    })
}

/// Shows in those fields how the AI plays, and hides what does not matter to it.
fn render_ai(prefix: &str, ai: Ai) {
    let id = |name: &str| format!("{prefix}-{name}");
    select(&id("engine"), ai.engine.name());
    for (name, strength, shown) in
        [("level", ai.level, ai.engine == Engine::Uct), ("depth", ai.depth, ai.engine == Engine::AlphaBeta)]
    {
        input(&id(name), &strength.to_string());
        let of = if prefix == "option-dark" { Some(Player::Dark) } else { None };
        call(&id(&format!("{name}-label")), &Label::Strength { of, seat: ai.seat() });
        set_shown(&id(&format!("{name}-field")), shown);
    }
}

fn controller(value: &str) -> Controller {
    match value {
        "ai" => Controller::Ai,
        "friend" => Controller::Friend,
        _ => Controller::Human,
    }
}

/// The form, and of what it was written.
#[derive(Default)]
pub(crate) struct OptionsForm {
    /// The settings, and the number of the position: see [`State::position`]. Its record has the rules.
    shown: Option<(Settings, u32)>,
}

impl OptionsForm {
    /// Writes the settings into the form where something has changed.
    pub(crate) fn render(&mut self, state: &State) {
        let is_shown =
            |(settings, position): &(Settings, u32)| *settings == state.settings && *position == state.position;
        if !self.shown.as_ref().is_some_and(is_shown) {
            write(state);
            self.shown = Some((state.settings.clone(), state.position));
        }
    }
}

/// Shows which language is chosen: of one whose words did not come, too.
pub(crate) fn show_speech(state: &State) {
    select("option-language", state.settings.speech.name());
}

fn write(state: &State) {
    // In a lesson, those of the game that waits.
    let settings = &*state.settings_to_keep();
    let controller = |player| match settings.controller(player) {
        Controller::Human => "human",
        Controller::Ai => "ai",
        Controller::Friend => "friend",
    };
    select("option-light", controller(Player::Light));
    select("option-dark", controller(Player::Dark));
    let inverting = settings.now().rules.get(RuleOption::Inverting);
    set_shown("rules-options", inverting.is_some());
    if let Some(info) = self::inverting() {
        render_rule("inverting-field", "option-inverting", info, inverting);
    }
    switch("option-targets", settings.show_targets);
    switch("option-notation", settings.show_notation);
    switch("option-ai-info", settings.show_ai_info);
    set_shown("verdicts-field", settings.game() == GameId::Alquerque);
    switch("option-verdicts", settings.verdicts);
    switch("option-sound", settings.sound);
    input("option-volume", &settings.volume.to_string());
    switch("option-vibration", settings.vibration);
    switch("option-keys", settings.keys);
    show_speech(state);
    select("option-theme", settings.theme.name());
    select("option-board", settings.board.name());
    select("option-pieces", settings.pieces.name());
    select("option-speed", settings.speed.name());
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // start.js sees it, and has looked for it in what is kept before anything was drawn.
        set_attribute(&root, "data-theme", settings.theme.name());
    }
    let now = settings.now();
    select("option-side", now.side.name());
    render_ai("option", now.ai);
    render_ai("option-dark", now.ai_of(Player::Dark));
    set_shown("option-dark-ai", now.both_ai());
    call("option-light-label", &Label::PlayedBy(Player::Light));
    call("option-dark-label", &Label::PlayedBy(Player::Dark));
    call("option-engine-label", &Label::ThinksBy { of: now.both_ai().then_some(Player::Light) });
    call("option-dark-engine-label", &Label::ThinksBy { of: Some(Player::Dark) });
    if let Some(group) = by_id("option-dark-ai") {
        set_attribute(&group, "aria-label", &called(&Label::AiOf(Player::Dark)));
    }
    for player in Player::BOTH {
        call(&format!("option-side-{}", player.name()), &Label::AtBottom(player));
    }
    call("options-game", &Label::Game(settings.game()));
    input("option-exploration", &fixed(settings.exploration.into(), 2));
    call("option-exploration-label", &Label::Exploration(decimal(settings.exploration.into(), 2)));
    // The rules of a running game stay as they are.
    set_shown("inverting-later", inverting != AnyGame::of(&*state.record).get(RuleOption::Inverting));
}
