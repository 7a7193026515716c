//! The options form: what it shows, and the events of its fields.

use alquerque_core::family::{AnyGame, ProverScope};
use alquerque_core::{GameId, Player};
use alquerque_language::{MessageId, Phrase, message};

use crate::ai::think::best_engine;
use crate::command::Command;
use crate::elements::{Elements, Id, ON};
use crate::event::OptionEvent;
use crate::markup::Markup;
use crate::settings::{
    Ai, BoardStyle, Controller, Engine, LanguageSetting, PieceSet, Rings, Side, Speed, Switch, Theme, UctLimit,
    rule_option,
};
use crate::state::State;
use crate::text::fixed;
use crate::text::nouns::BySide;

/// Translates a field's new value. `number` is the same value as a number, NaN if it isn't one.
#[expect(clippy::cast_possible_truncation, reason = "settings have few decimals")]
pub fn event(id: &str, value: &str, number: f64) -> Option<OptionEvent> {
    if let Some(switch) = Switch::from_id(id) {
        return Some(OptionEvent::Switch(switch, value == ON));
    }
    Some(match id {
        "option-inverting" => OptionEvent::Rule(rule_option(GameId::Alquerque)?.value(value)?),
        "option-passing" => OptionEvent::Rule(rule_option(GameId::Othello)?.value(value)?),
        "option-side" => OptionEvent::Side(Side::from_name(value)?),
        "option-volume" => OptionEvent::Volume(value.parse().ok()?),
        "option-language" => OptionEvent::Language(LanguageSetting::from_name(value)?),
        "option-theme" => OptionEvent::Theme(Theme::from_name(value)?),
        "option-board" => OptionEvent::Board(BoardStyle::from_name(value)?),
        "option-pieces" => OptionEvent::Pieces(PieceSet::from_name(value)?),
        "option-rings" => OptionEvent::Rings(Rings::from_name(value)?),
        "option-speed" => OptionEvent::Speed(Speed::from_name(value)?),
        "option-exploration" => OptionEvent::Exploration(number as f32),
        _ => return None,
    })
}

/// Writes the AI's settings into the fields with this id prefix, and hides the irrelevant ones. The labels name the side.
pub(crate) fn write_ai(elements: &mut Elements, prefix: &str, ai: Ai, of: Player, game: GameId) {
    let id = |name: &str| format!("{prefix}-{name}");
    elements.text(id("engine-label"), Phrase::new(message::METHOD_OF).by(of, game));
    elements.select(id("engine"), ai.engine.name());
    elements.number(id("level"), ai.level.to_string());
    elements.number(id("depth"), ai.depth.to_string());
    write_limit(elements, id("limit"), ai.limit);
    for (name, engine) in [("level", Engine::Level), ("depth", Engine::AlphaBeta), ("limit", Engine::Uct)] {
        elements.text(id(&format!("{name}-label")), ai.seat().strength(Some(of), game));
        elements.show(id(&format!("{name}-field")), ai.engine == engine);
    }
}

/// Writes the limits to choose from, and the chosen one, into a select.
pub fn write_limit(elements: &mut Elements, field: impl Into<Id> + Clone, limit: UctLimit) {
    elements.fill(field.clone(), UctLimit::CHOICES.map(|choice| Markup::option(choice.name(), choice.choice())));
    elements.select(field, limit.name());
}

/// Writes the exploration constant and its label into the range of this name. `decimal` formats numbers.
pub(crate) fn write_exploration(
    elements: &mut Elements,
    field: &'static str,
    exploration: f32,
    decimal: impl Fn(f64, u8) -> String,
) {
    elements.number(field, fixed(exploration.into(), 2));
    let label = Phrase::new(message::EXPLORATION).text("number", &decimal(exploration.into(), 2));
    elements.text(format!("{field}-label"), label);
}

/// Whether a search uses the exploration constant: UCT's, or that of levels and hints where they use UCT. The study
/// always shows UCT.
fn uses_exploration(state: &State) -> bool {
    let (game, settings) = (AnyGame::of(&*state.game.record), state.settings_to_save());
    let now = settings.current();
    let is_uct = |player| now.controller(player) == Controller::Ai && now.ai_of(player).engine == Engine::Uct;
    state.game.study_mode().is_some()
        || matches!(best_engine(game, state.settings.exploration), alquerque_messages::Engine::Uct { .. })
        || Player::BOTH.into_iter().any(is_uct)
}

/// The form in this state. `decimal` formats numbers.
pub fn options(state: &State, decimal: impl Fn(f64, u8) -> String) -> Elements {
    let mut page = Elements::default();
    let elements = &mut page;
    // In a lesson, the settings of the game set aside.
    let settings = &*state.settings_to_save();
    elements.show("rules-options", rule_option(settings.game()).is_some());
    for (id, game) in [("inverting-field", GameId::Alquerque), ("passing-field", GameId::Othello)] {
        elements.show(id, settings.game() == game);
    }
    elements.show("inverting-hint", settings.game() == GameId::Alquerque);
    for each in Switch::ALL {
        elements.check(each.id(), settings.switches[each]);
    }
    elements.show("all-sides-field", settings.switches[Switch::Coordinates]);
    elements.show("verdicts-field", settings.game().info().prover == ProverScope::Everything);
    elements.number("option-volume", settings.volume.to_string());
    elements.select("option-theme", settings.theme.name());
    elements.select("option-board", settings.board.name());
    elements.select("option-pieces", settings.pieces.name());
    elements.select("option-speed", settings.speed.name());
    elements.select("option-rings", settings.rings.name());
    let now = settings.current();
    elements.select("option-side", now.side.name());
    // Sides are named as in the game on the board.
    let game = state.settings.game();
    let of = |id: MessageId, player| Phrase::new(id).by(player, game);
    for player in Player::BOTH {
        elements.text(format!("option-side-{}", player.name()), of(message::AT_BOTTOM, player));
    }
    write_exploration(elements, "option-exploration", settings.exploration, decimal);
    let is_used = uses_exploration(state);
    elements.enable("option-exploration", is_used);
    let unused = Phrase::new(message::EXPLORATION_UNUSED);
    elements.text("exploration-hint", if is_used { Phrase::new(message::EXPLORATION_HINT) } else { unused });
    // A running game keeps its rules, unless the player goes on under the new ones.
    elements.show("rules-later", settings.current().changed_rules(&*state.game.record).is_some());
    elements.show("apply-rules", state.can(Command::ApplyRules));
    page
}
