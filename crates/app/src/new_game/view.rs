//! The New game sheet: what it shows, and the events of its fields.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::GAMES;
use alquerque_core::words::{ruleset_description, ruleset_key};
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

use crate::clock::Control;
use crate::command::Command;
use crate::elements::{Elements, ON};
use crate::game::seat::Seat;
use crate::new_game::{ChoiceEvent, Opponent, handicap, has_options, revenge_text, rule_options};
use crate::settings::view::{write_ai, write_exploration, write_limit};
use crate::settings::{Ai, Engine, First, UctLimit};
use crate::state::State;
use crate::text::Text;
use crate::text::moves;
use crate::text::nouns::BySide;

/// Id prefix of the options' fields.
pub const RULE_FIELD: &str = "new-rule-";

/// Translates a change of a field. `number` is the value as a number, NaN if it isn't one.
#[expect(clippy::cast_possible_truncation, reason = "the fields have few digits")]
pub fn event(id: &str, value: &str, number: f64) -> Option<ChoiceEvent> {
    if let Some(rest) = id.strip_prefix("new-dark-") {
        return event(&format!("new-{rest}"), value, number).map(|change| ChoiceEvent::Dark(Box::new(change)));
    }
    Some(match id {
        "new-game" => ChoiceEvent::Game(GameId::from_name(value)?),
        "new-rules" => ChoiceEvent::Rules(value.to_owned()),
        "new-first" => ChoiceEvent::First(First::from_name(value)?),
        "new-opponent" => ChoiceEvent::Opponent(OPPONENTS.into_iter().find(|(name, _)| *name == value)?.1),
        "new-watch" => ChoiceEvent::Opponent(if value == ON { Opponent::Nobody } else { Opponent::Computer }),
        "new-you" => ChoiceEvent::You(Player::BOTH.into_iter().find(|player| player.name() == value)),
        "new-engine" => ChoiceEvent::Engine(Engine::from_name(value)?),
        "new-level" => ChoiceEvent::Level(value.parse().ok()?),
        "new-adapts" => ChoiceEvent::Adapts(value == ON),
        "new-depth" => ChoiceEvent::Depth(value.parse().ok()?),
        "new-limit" => ChoiceEvent::Limit(UctLimit::from_name(value)?),
        "new-exploration" => ChoiceEvent::Exploration(number as f32),
        "new-handicap" => ChoiceEvent::Handicap(value.parse().ok()?),
        "new-clock" => ChoiceEvent::Clock(Control::from_text(value)),
        other => {
            let key = other.strip_prefix(RULE_FIELD)?;
            let mut options = GAMES.iter().flat_map(|game| rule_options(game));
            ChoiceEvent::Rule(options.find(|info| info.option.name() == key)?.value(value)?)
        }
    })
}

/// The values of the field for the opponent. A switch of its own lets the computer play both sides.
const OPPONENTS: [(&str, Opponent); 3] =
    [("computer", Opponent::Computer), ("friend", Opponent::FriendHere), ("link", Opponent::FriendByLink)];

/// Dark's engine, where two computers have one each. Its strength is beside Light's.
fn write_dark_ai(elements: &mut Elements, ai: Option<Ai>, game: GameId) {
    elements.show("new-dark-ai", ai.is_some());
    if let Some(ai) = ai {
        write_ai(elements, "new-dark", ai, Player::Dark, game);
    } else {
        elements.show("new-dark-level-field", false);
        elements.show("new-dark-depth-field", false);
    }
}

/// The sheet in this state, apart from the generated fields. `decimal` formats numbers.
pub fn new_game(state: &State, decimal: impl Fn(f64, u8) -> String) -> Elements {
    let mut elements = Elements::default();
    let choice = state.choice();
    let game = choice.game();
    let is_study = state.game.study_mode().is_some();
    elements.text("new-title", Phrase::new(if is_study { message::STUDY_NEW_GAME } else { message::NEW_GAME }));
    let revenge = revenge_text(state);
    elements.show("new-revenge", !revenge.is_empty());
    elements.text("new-revenge", revenge);
    elements.show("revenge", state.can(Command::Revenge) && choice.loser.is_none() && !is_study);
    for other in GAMES {
        elements.check(format!("new-game-{}", other.id.name()), other.id == game.id);
    }
    let named = choice.named().filter(|_| !choice.custom);
    elements.select("new-rules", named.map_or("", |ruleset| ruleset.name));
    elements.show("new-rules-field", game.rulesets.len() > 1 || has_options(game));
    let hint = named.map_or_else(|| choice.sentence(), |ruleset| ruleset_description(ruleset.name));
    elements.text("new-rules-hint", hint);
    let source = named.map(|ruleset| Phrase::new(message::SOURCE_OF).key("ruleset", ruleset_key(ruleset.name)));
    elements.text("new-rules-source", Text::from(choice.solved()).and(source));
    elements.show("new-custom", named.is_none());
    let now = &choice.settings;
    elements.select("new-first", now.first.name());
    elements.show("new-first-field", choice.may_choose_first());
    // The computer, if it plays both sides.
    let opponent = OPPONENTS.into_iter().find(|(_, opponent)| *opponent == choice.opponent());
    elements.select("new-opponent", opponent.unwrap_or(OPPONENTS[0]).0);
    elements.select("new-you", if now.you_by_lot { "by-lot" } else { choice.you.name() });
    for player in Player::BOTH {
        elements.text(format!("new-you-{}", player.name()), Phrase::new(message::SIDE_NAME).by(player, game.id));
    }
    elements.show("new-you-field", matches!(choice.opponent(), Opponent::Computer | Opponent::FriendByLink));
    let has_ai = matches!(choice.opponent(), Opponent::Computer | Opponent::Nobody);
    elements.select("new-engine", now.ai.engine.name());
    for id in ["new-engine-field", "new-engine-hint", "new-watch-field"] {
        elements.show(id, has_ai);
    }
    elements.check("new-watch", choice.opponent() == Opponent::Nobody);
    let ai = choice.ai(state.statistics.results());
    elements.number("new-level", ai.level.to_string());
    // Two computers have an engine each.
    let watches = choice.opponent() == Opponent::Nobody && !is_study;
    let of = watches.then_some(Player::Light);
    elements.text("new-level-label", ai.seat().strength(of, game.id));
    let method =
        of.map_or_else(|| Phrase::new(message::METHOD), |player| Phrase::new(message::METHOD_OF).by(player, game.id));
    elements.text("new-engine-label", method);
    let dark = now.ai_of(Player::Dark);
    write_dark_ai(&mut elements, watches.then_some(dark), game.id);
    elements.check("new-adapts", now.adapts);
    elements.show("new-level-field", has_ai && now.ai.engine == Engine::Level);
    elements.number("new-depth", now.ai.depth.to_string());
    elements.text("new-depth-label", now.ai.seat().strength(of, game.id));
    elements.show("new-depth-field", has_ai && now.ai.engine == Engine::AlphaBeta);
    elements.text("new-limit-label", Seat::Uct(now.ai.limit).strength(of, game.id));
    write_limit(&mut elements, "new-limit", now.ai.limit);
    write_exploration(&mut elements, "new-exploration", state.settings.exploration, decimal);
    elements.show("new-limit-field", now.ai.engine == Engine::Uct);
    let has_uct = now.ai.engine == Engine::Uct || watches && dark.engine == Engine::Uct;
    elements.show("new-uct", has_ai && has_uct);
    elements.select("new-handicap", now.handicap.to_string());
    let gives = choice.opponent() == Opponent::Computer;
    elements.show("new-handicap-field", gives);
    let handicap = Some(handicap::explanation(game.id, now.handicap)).filter(|_| gives && now.handicap > 0);
    elements.show_text("new-handicap-hint", handicap);
    for pieces in 1..=handicap::MAX_HANDICAP {
        elements.text(format!("new-handicap-{pieces}"), handicap::name(game.id, pieces));
    }
    elements.select("new-clock", now.clock.map_or_else(String::new, Control::text));
    elements.show("new-clock-hint", now.clock.is_some());
    let is_friend = choice.opponent() == Opponent::FriendByLink;
    elements.text(
        "play",
        match (is_study, is_friend) {
            (true, _) => Phrase::new(message::START),
            (false, true) => Phrase::new(message::PLAY_BY_LINK),
            (false, false) => Phrase::new(message::NEW_PLAY),
        },
    );
    for id in ["play-live", "new-friend-hint"] {
        elements.show(id, is_friend && !is_study);
    }
    let is_live = is_friend && state.new_game.is_invitation;
    for (id, is_primary) in [("play", !is_live), ("play-live", is_live)] {
        elements.attribute(id, "class", if is_primary { "primary" } else { "" });
    }
    // The game on the board goes on when the sheet is closed, or with other players; of the other kinds, one each may
    // wait behind it.
    let is_elsewhere = game.id != state.settings.game() && !is_study;
    let running = state.running(game.id).filter(|_| is_elsewhere).map(AnyRecord::played);
    let go_on =
        running.map(|played| Phrase::new(message::CONTINUE_GAME).number("moves", moves::count(game.id, played)));
    let go_on = go_on.or(state.can_change_players().then(|| Phrase::new(message::CONTINUE_WITH_PLAYERS)));
    elements.show_text("go-on", go_on);
    let has_ladder = choice.has_ladder();
    for id in ["new-ladder-text", "new-adapts-field"] {
        elements.show(id, has_ladder);
    }
    if has_ladder {
        elements.text("new-ladder-text", choice.ladder_text(state.statistics.results()));
    }
    elements
}
