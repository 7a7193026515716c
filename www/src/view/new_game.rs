//! The New game sheet: shows the choice, and reads changes from its fields. Games, rulesets and options come from tables.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::GAMES;
use alquerque_core::{GameId, Player};
use web_sys::{Element, HtmlInputElement};

use super::fields::{changed, input, render_rule, select};
use crate::dom::{append, by_id, find, html, set_attribute, set_flag, set_shown, set_text, svg};
use crate::words::{call, called, write};
use alquerque_app::choices::{Choice, ChoiceEvent, Opponent, has_options, options};
use alquerque_app::clock::Control;
use alquerque_app::look::Look;
use alquerque_app::message::Label;
use alquerque_app::page::Page;
use alquerque_app::settings::{Engine, First, Named};
use alquerque_app::state::State;
use alquerque_app::update::revenge_text;

/// The ids of the options' fields begin with this.
const RULE_FIELD: &str = "new-rule-";

/// The choice that a field's new value means.
pub(crate) fn event(field: &Element) -> Option<ChoiceEvent> {
    let (id, value) = changed(field)?;
    Some(match id.as_str() {
        "new-game" => ChoiceEvent::Game(GameId::from_name(&value)?),
        "new-rules" => ChoiceEvent::Rules(value),
        "new-first" => ChoiceEvent::First(first(&value)),
        "new-opponent" => ChoiceEvent::Opponent(opponent(&value)),
        "new-you" => ChoiceEvent::You(if value == "dark" { Player::Dark } else { Player::Light }),
        "new-engine" => ChoiceEvent::Engine(Engine::named(&value)?),
        "new-level" => ChoiceEvent::Level(value.parse().ok()?),
        "new-depth" => ChoiceEvent::Depth(value.parse().ok()?),
        "new-clock" => ChoiceEvent::Clock(Control::from_text(&value)),
        other => {
            let key = other.strip_prefix(RULE_FIELD)?;
            let mut options = GAMES.iter().flat_map(|game| options(game));
            ChoiceEvent::Rule(options.find(|info| info.option.key() == key)?.value(&value)?)
        }
    })
}

fn first(value: &str) -> First {
    match value {
        "light" => First::Light,
        "dark" => First::Dark,
        "by-lot" => First::ByLot,
        _ => First::Usual,
    }
}

fn first_value(first: First) -> &'static str {
    match first {
        First::Usual => "usual",
        First::Light => "light",
        First::Dark => "dark",
        First::ByLot => "by-lot",
    }
}

fn opponent(value: &str) -> Opponent {
    match value {
        "friend" => Opponent::Friend,
        "link" => Opponent::FriendByLink,
        "nobody" => Opponent::Nobody,
        _ => Opponent::Computer,
    }
}

fn opponent_value(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Computer => "computer",
        Opponent::Friend => "friend",
        Opponent::FriendByLink => "link",
        Opponent::Nobody => "nobody",
    }
}

/// Shows the choice while the sheet is open.
pub(crate) fn render(state: &State) {
    if state.page != Some(Page::New) {
        return;
    }
    let choice = &state.choice;
    let revenge = revenge_text(state);
    set_shown("new-revenge", !revenge.is_empty());
    write("new-revenge", &revenge);
    render_cards(choice);
    render_rules(choice);
    let now = &choice.settings;
    select("new-first", first_value(now.first));
    set_shown("new-first-field", choice.may_choose_first());
    select("new-opponent", opponent_value(choice.opponent()));
    select("new-you", choice.you.name());
    for player in Player::BOTH {
        call(&format!("new-you-{}", player.name()), &Label::SideWithin(player, choice.game().id));
    }
    set_shown("new-you-field", matches!(choice.opponent(), Opponent::Computer | Opponent::FriendByLink));
    let has_ai = matches!(choice.opponent(), Opponent::Computer | Opponent::Nobody);
    select("new-engine", now.ai.engine.name());
    set_shown("new-engine-field", has_ai);
    input("new-level", &now.ai.level.to_string());
    call("new-level-label", &Label::Strength { of: None, seat: now.ai.seat() });
    set_shown("new-level-field", has_ai && now.ai.engine == Engine::Uct);
    input("new-depth", &now.ai.depth.to_string());
    call("new-depth-label", &Label::Strength { of: None, seat: now.ai.seat() });
    set_shown("new-depth-field", has_ai && now.ai.engine == Engine::AlphaBeta);
    select("new-clock", &now.clock.map_or_else(String::new, Control::text));
    for id in ["new-clock-field", "new-clock-hint"] {
        set_shown(id, choice.opponent() != Opponent::FriendByLink);
    }
    let running = state.running(choice.game().id).map(AnyRecord::played);
    set_shown("go-on", running.is_some());
    if let Some(played) = running {
        call("go-on", &Label::GoOn(played));
    }
}

fn render_cards(choice: &Choice) -> Option<()> {
    let cards = by_id("new-games")?;
    if cards.child_element_count() <= 1 {
        for game in GAMES {
            let card = html("label", "card", "")?;
            let radio = html("input", "", "")?;
            let id = format!("new-game-{}", game.id.name());
            for (name, value) in [("type", "radio"), ("name", "new-game"), ("id", &id), ("value", game.id.name())] {
                set_attribute(&radio, name, value);
            }
            append(&card, &radio);
            let icon = svg("svg", &[("viewBox", "0 0 48 48"), ("aria-hidden", "true")])?;
            append(&icon, &svg("use", &[("href", &format!("#{}", Look::of(game.id).icon))])?);
            append(&card, &icon);
            append(&card, &html("strong", "", &called(&Label::Game(game.id)))?);
            append(&cards, &card);
        }
    }
    call("new-game-hint", &Label::About(choice.game().id));
    for game in GAMES {
        let radio = find::<HtmlInputElement>(&format!("new-game-{}", game.id.name()))?;
        radio.set_checked(game.id == choice.game().id);
    }
    Some(())
}

fn render_rules(choice: &Choice) -> Option<()> {
    let game = choice.game();
    let field = by_id("new-rules")?;
    if field.get_attribute("data-game").as_deref() != Some(game.id.name()) {
        set_attribute(&field, "data-game", game.id.name());
        field.set_text_content(None);
        let custom = has_options(game).then_some(("", called(&Label::OwnRules)));
        let named = game.rulesets.iter().map(|ruleset| (ruleset.name, called(&Label::Rules(Some(ruleset.name)))));
        for (value, text) in named.chain(custom) {
            let option = html("option", "", &text)?;
            set_attribute(&option, "value", value);
            append(&field, &option);
        }
    }
    let named = choice.named().filter(|_| !choice.custom);
    select("new-rules", named.map_or("", |ruleset| ruleset.name));
    set_shown("new-rules-field", game.rulesets.len() > 1 || has_options(game));
    match named {
        Some(ruleset) => call("new-rules-hint", &Label::AboutRules(ruleset.name)),
        None => call("new-rules-hint", &choice.sentence()),
    }
    match named {
        Some(ruleset) => call("new-rules-source", &Label::SourceOf(ruleset.name)),
        None => set_text("new-rules-source", ""),
    }
    let custom = by_id("new-custom")?;
    set_flag(&custom, "hidden", named.is_some());
    if named.is_some() {
        return None;
    }
    for info in options(game) {
        let id = format!("{RULE_FIELD}{}", info.option.key());
        render_rule("new-custom", &id, info, choice.value(info.option));
    }
    Some(())
}
