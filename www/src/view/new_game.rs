//! The New game sheet: renders the choice and translates changes. Games, rulesets and options come from tables.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::GAMES;
use alquerque_core::words::{game_description, game_title, ruleset_description, ruleset_key, ruleset_title};
use alquerque_core::{GameId, Player};
use web_sys::Element;

use super::fields::{ON, changed, input, render_rule, select};
use super::ladder;
use crate::dom::{
    add, add_option, append, by_id, set_attribute, set_attributes, set_checked, set_flag, set_shown, svg,
};
use crate::words::{localize, set_localized_text, set_phrase, set_phrase_or_empty, show_phrase};
use alquerque_app::choices::{Choice, ChoiceEvent, Opponent, has_options, options};
use alquerque_app::clock::Control;
use alquerque_app::handicap;
use alquerque_app::look::Look;
use alquerque_app::nouns::BySide;
use alquerque_app::page::Page;
use alquerque_app::settings::{Engine, First, Named};
use alquerque_app::state::State;
use alquerque_app::update::revenge_text;
use alquerque_language::Phrase;

/// Id prefix of the options' fields.
const RULE_FIELD: &str = "new-rule-";

/// Translates a change of a field.
pub(crate) fn event(field: &Element) -> Option<ChoiceEvent> {
    let (id, value) = changed(field)?;
    Some(match id.as_str() {
        "new-game" => ChoiceEvent::Game(GameId::from_name(&value)?),
        "new-rules" => ChoiceEvent::Rules(value),
        "new-first" => ChoiceEvent::First(First::named(&value)?),
        "new-opponent" => ChoiceEvent::Opponent(OPPONENTS.into_iter().find(|(name, _)| *name == value)?.1),
        "new-you" => ChoiceEvent::You(Player::BOTH.into_iter().find(|player| player.name() == value)),
        "new-engine" => ChoiceEvent::Engine(Engine::named(&value)?),
        "new-level" => ChoiceEvent::Level(value.parse().ok()?),
        "new-adapts" => ChoiceEvent::Adapts(value == ON),
        "new-depth" => ChoiceEvent::Depth(value.parse().ok()?),
        "new-handicap" => ChoiceEvent::Handicap(value.parse().ok()?),
        "new-clock" => ChoiceEvent::Clock(Control::from_text(&value)),
        other => {
            let key = other.strip_prefix(RULE_FIELD)?;
            let mut options = GAMES.iter().flat_map(|game| options(game));
            ChoiceEvent::Rule(options.find(|info| info.option.key() == key)?.value(&value)?)
        }
    })
}

/// The values of the field for the opponent.
const OPPONENTS: [(&str, Opponent); 4] = [
    ("computer", Opponent::Computer),
    ("friend", Opponent::FriendHere),
    ("link", Opponent::FriendByLink),
    ("nobody", Opponent::Nobody),
];

/// Renders the choice while the sheet is open.
pub(crate) fn render(state: &State) {
    if state.view.page != Some(Page::New) {
        return;
    }
    let choice = &state.view.choice;
    let revenge = revenge_text(state);
    set_shown("new-revenge", !revenge.is_empty());
    set_localized_text("new-revenge", &revenge);
    let opens = by_id("new").is_some_and(|sheet| !sheet.has_attribute("open"));
    if let Some(more) = by_id("new-more").filter(|_| opens) {
        // In a revenge, the loser has chosen the rules.
        set_flag(&more, "open", state.saved.settings.all_choices || !revenge.is_empty());
    }
    render_cards(choice);
    render_rules(choice);
    let now = &choice.settings;
    select("new-first", now.first.name());
    set_shown("new-first-field", choice.may_choose_first());
    let opponent = OPPONENTS.into_iter().find(|(_, opponent)| *opponent == choice.opponent());
    select("new-opponent", opponent.map_or("", |(name, _)| name));
    select("new-you", if now.you_by_lot { "by-lot" } else { choice.you.name() });
    for player in Player::BOTH {
        set_phrase(&format!("new-you-{}", player.name()), &Phrase::new("side-name").by(player, choice.game().id));
    }
    set_shown("new-you-field", matches!(choice.opponent(), Opponent::Computer | Opponent::FriendByLink));
    let has_ai = matches!(choice.opponent(), Opponent::Computer | Opponent::Nobody);
    select("new-engine", now.ai.engine.name());
    for id in ["new-engine-field", "new-engine-hint"] {
        set_shown(id, has_ai);
    }
    let ai = choice.ai(&state.saved.statistics);
    input("new-level", &ai.level.to_string());
    set_phrase("new-level-label", &ai.seat().strength(None, choice.game().id));
    set_checked("new-adapts", now.adapts);
    set_shown("new-level-field", has_ai && now.ai.engine == Engine::Uct);
    ladder::render(state, choice);
    input("new-depth", &now.ai.depth.to_string());
    set_phrase("new-depth-label", &now.ai.seat().strength(None, choice.game().id));
    set_shown("new-depth-field", has_ai && now.ai.engine == Engine::AlphaBeta);
    select("new-handicap", &now.handicap.to_string());
    set_phrase("new-handicap-hint", &handicap::explanation(choice.game().id, now.handicap));
    for pieces in 1..=handicap::MAX_HANDICAP {
        set_phrase(&format!("new-handicap-{pieces}"), &handicap::name(choice.game().id, pieces));
    }
    for id in ["new-handicap-field", "new-handicap-hint"] {
        set_shown(id, choice.opponent() == Opponent::Computer);
    }
    select("new-clock", &now.clock.map_or_else(String::new, Control::text));
    let is_friend = choice.opponent() == Opponent::FriendByLink;
    set_shown("play-word", !is_friend);
    for id in ["play-link-word", "play-live"] {
        set_shown(id, is_friend);
    }
    let running = state.running(choice.game().id).map(AnyRecord::played);
    let go_on = running.map(|played| Phrase::new("continue-game").number("moves", played.div_ceil(2)));
    show_phrase("go-on", go_on.as_ref());
}

fn render_cards(choice: &Choice) -> Option<()> {
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
    set_phrase("new-game-hint", &game_description(choice.game().id));
    for game in GAMES {
        set_checked(&format!("new-game-{}", game.id.name()), game.id == choice.game().id);
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
    let named = choice.named().filter(|_| !choice.custom);
    select("new-rules", named.map_or("", |ruleset| ruleset.name));
    set_shown("new-rules-field", game.rulesets.len() > 1 || has_options(game));
    let hint = named.map_or_else(|| choice.sentence(), |ruleset| ruleset_description(ruleset.name));
    set_phrase("new-rules-hint", &hint);
    let source = named.map(|ruleset| Phrase::new("source-of").key("ruleset", ruleset_key(ruleset.name)));
    set_phrase_or_empty("new-rules-source", source.as_ref());
    set_shown("new-custom", named.is_none());
    if named.is_some() {
        return None;
    }
    for info in options(game) {
        let id = format!("{RULE_FIELD}{}", info.option.key());
        render_rule("new-custom", &id, info, choice.value(info.option));
    }
    Some(())
}
