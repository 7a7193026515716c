//! Storage of the running game and the settings, and the player's name in records.

use alquerque_core::record::Header;
use serde_json::{Value, json};

use super::*;
use crate::game::seat::{Seat, ai_named, level_from_ten};
use crate::library::shelf::record_with_players;
use crate::settings::{Side, Switch, read, text_of};
use crate::storage::saved_game::SavedGame;

fn saved(value: &Value) -> Result<Box<dyn AnyRecord>, String> {
    let game = SavedGame::from_text(&value.to_string()).and_then(|saved| saved.restore());
    game.map_err(|problem| problem_of(&problem))
}

#[test]
fn a_game_is_restored_with_undone_moves() {
    let mut before = record("merkel,invert=allowed", &INVERTING);
    before.go_to(5);
    let text = SavedGame::from_record(&*before).text();
    let after = SavedGame::from_text(&text).unwrap().restore().unwrap();
    assert_eq!((after.moves(), after.played()), (before.moves(), 5));
    assert_eq!((after.position_text(), after.rules()), (before.position_text(), before.rules()));
}

#[test]
fn the_storage_format_of_games_stays_readable() {
    let value = json!({"version": 1, "rules": "merkel", "moves": ["d2-c3", "b4xd2"], "played": 1});
    let record = saved(&value).unwrap();
    assert_eq!(plies_of(&*record), (1, 1));
    assert_eq!(json_of(&SavedGame::from_record(&*record).text()), value);
}

#[test]
fn an_invalid_stored_game_says_why() {
    let wrong = |version: u32, rules: &str, moves: &[&str]| {
        saved(&json!({"version": version, "rules": rules, "moves": moves, "played": 0})).unwrap_err()
    };
    assert_eq!(wrong(2, "merkel", &[]), "saved-version(found: 2, ours: 1)");
    assert!(wrong(1, "chess", &[]).contains("problem-no-ruleset(text: chess)"));
    assert_eq!(
        wrong(1, "merkel", &["a1-a2"]),
        "text-error(subject: move, text: a1-a2, problem: problem-illegal, \
         expected: expected-one-of(texts: b2-c3 and c2-c3 and d2-c3 and d3-c3))"
    );
    assert_eq!(saved(&json!({"version": 1})).unwrap_err(), "saved-wrong(why: missing field `rules`)");
    // A count of played moves beyond the last is harmless.
    let many = saved(&json!({"version": 1, "rules": "merkel", "moves": ["c2-c3"], "played": 99}));
    assert_eq!(many.unwrap().plies(), 1);
}

/// Writes settings, changes the text, and reads it again.
fn settings(change: impl FnOnce(&mut Value)) -> Result<Settings, String> {
    let mut value = json_of(&text_of(&Settings::default()));
    change(&mut value);
    read_settings(&value)
}

fn read_settings(value: &Value) -> Result<Settings, String> {
    read(&value.to_string()).map_err(|problem| problem_of(&problem))
}

#[test]
fn settings_round_trip() {
    let kept = settings(|value| {
        let game = &mut value["games"]["alquerque"];
        game["light"] = json!("ai");
        game["rules"] = json!("merkel,invert=allowed");
        game["ai"]["level"] = json!(10);
        game["side"] = json!("dark");
    });
    let kept = kept.unwrap();
    let now = kept.current();
    assert_eq!(
        (now.light, &now.rules.to_string()[..], now.ai.level, now.side),
        (Ai, "merkel,invert=allowed", 10, Side::Dark)
    );
    assert_eq!(settings(|_| ()).unwrap(), Settings::default());
}

#[test]
fn settings_of_version_1_are_migrated() {
    let kept = read_settings(&json!({
        "version": 1, "light": "ai", "dark": "human", "invertingAllowed": true, "showTargets": false,
        "showNotation": true, "level": 8, "finished": 2, "exploration": 0.5, "showAiInfo": false,
    }));
    let kept = kept.unwrap();
    let now = kept.current();
    assert_eq!(
        (kept.game(), now.light, now.dark, now.ai.level),
        (GameId::Alquerque, Ai, Human, 10),
        "there were ten levels"
    );
    assert_eq!(now.rules.to_string(), "merkel,invert=allowed");
    assert!(GameId::ALL.into_iter().all(|game| kept.of(game).finished == 2), "games were counted together");
    assert_eq!(
        (kept.switches[Switch::Targets], kept.switches[Switch::Coordinates], kept.switches[Switch::AiInfo]),
        (false, true, false)
    );
    assert_eq!(kept.exploration.to_bits(), 0.5f32.to_bits());
    let strict = read_settings(&json!({"version": 1, "invertingAllowed": false})).unwrap();
    assert_eq!(strict, Settings::default());
}

#[test]
fn levels_of_ten_become_levels_of_twelve_with_the_same_names() {
    for (old, new) in (1..).zip([1, 2, 3, 5, 6, 7, 8, 10, 11, 12]) {
        let kept = settings(|value| {
            value["defaults"] = json!(2);
            value["games"]["othello"]["ai"]["level"] = json!(old);
            value["games"]["othello"]["darkAi"] = json!({"engine": "uct", "level": 11 - old, "depth": 4});
        });
        let kept = kept.unwrap();
        let othello = kept.of(GameId::Othello);
        assert_eq!(othello.ai.level, new);
        assert_eq!(othello.dark_ai.map(|ai| ai.level), Some(level_from_ten(11 - old)));
        assert_eq!(read(&text_of(&kept)).unwrap(), kept, "mapped once");
        assert_eq!(ai_named(&format!("AI, level {old}")), Some(Seat::Level(new)));
    }
    assert_eq!(ai_named("AI, level 4 of 12"), Some(Seat::Level(4)));
    assert_eq!(ai_named(&Seat::Level(11).header_name().unwrap()), Some(Seat::Level(11)));
}

#[test]
fn invalid_settings_are_rejected() {
    let game = |key: &'static str, wrong: Value| {
        settings(|value| *value["games"]["alquerque"].pointer_mut(key).unwrap() = wrong).unwrap_err()
    };
    assert_eq!(game("/ai/level", json!(13)), "saved-no-level(number: 13)");
    assert_eq!(game("/ai/level", json!(0)), "saved-no-level(number: 0)");
    assert_eq!(game("/ai/depth", json!(13)), "saved-no-depth(number: 13)");
    assert!(game("/dark", json!("cat")).contains("cat"));
    assert_eq!(game("/rules", json!("chess")), "saved-wrong(why: unknown rules `chess`)");
    assert_eq!(settings(|value| value["version"] = json!(7)).unwrap_err(), "saved-version(found: 7, ours: 2)");
    assert_eq!(read_settings(&json!({})).unwrap_err(), "saved-version(found: 0, ours: 2)");
    let exploration = settings(|value| value["exploration"] = json!(6.0)).unwrap_err();
    assert_eq!(exploration, "saved-exploration(number: 6)");
}

#[test]
fn the_player_has_a_name_in_the_games_against_the_computer() {
    let mut state = game(Human, Ai, &[]);
    assert_eq!(update(&mut state, Event::Rename("  Ann\u{202e}\n Lee ".to_owned())), [Effect::SaveSettings]);
    assert_eq!(state.settings.name, "Ann Lee");
    assert_eq!(record_with_players(&state).headers().text(Header::Light), "Ann Lee");
    assert_eq!(read(&text_of(&state.settings)).unwrap().name, "Ann Lee");
    update(&mut state, Event::Rename("x".repeat(100)));
    assert_eq!(state.settings.name.len(), 24);
    update(&mut state, Event::Rename(" ".to_owned()));
    assert!(state.settings.name.is_empty() && !text_of(&state.settings).contains("\"name\""));
    let mut state = game(Human, Human, &[]);
    update(&mut state, Event::Rename("Ann".to_owned()));
    assert_eq!(record_with_players(&state).headers().text(Header::Light), "", "it is unclear which of the two it is");
}

#[test]
fn a_date_alone_needs_no_link_and_one_in_a_link_is_read() {
    let mut game = record("merkel", &["d2-c3"]);
    game.headers_mut().date = "2026-11-21".parse().unwrap();
    let mut value = json_of(&SavedGame::from_record(&*game).text());
    assert_eq!((&value["date"], &value["record"]), (&"2026-11-21".into(), &Value::Null));
    let read = |value: &Value| SavedGame::from_text(&value.to_string()).unwrap().repaired().unwrap();
    assert_eq!(read(&value).0.headers(), game.headers());
    // As earlier versions have stored it.
    value["date"] = Value::Null;
    value["record"] = alquerque_core::record::to_link(&*game).into();
    let (back, contradiction) = read(&value);
    assert_eq!((back.headers(), contradiction), (game.headers(), None));
}
