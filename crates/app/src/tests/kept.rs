//! What is kept over a reload: the running game and the settings.

use super::*;
use crate::saved::SavedGame;
use crate::settings::{Side, read, text_of};
use serde_json::{Value, json};

fn saved(value: &Value) -> Result<Box<dyn AnyRecord>, String> {
    let game = SavedGame::from_text(&value.to_string()).and_then(|saved| saved.restore());
    game.map_err(|problem| problem_of(&problem))
}

#[test]
fn a_game_comes_back_with_what_was_taken_back() {
    let mut before = record("merkel,invert=allowed", &INVERTING);
    before.go_to(5);
    let text = SavedGame::of(&*before).text();
    let after = SavedGame::from_text(&text).unwrap().restore().unwrap();
    assert_eq!((after.moves(), after.played()), (before.moves(), 5));
    assert_eq!((after.position_text(), after.rules()), (before.position_text(), before.rules()));
}

#[test]
fn the_form_of_a_kept_game_stays_readable() {
    let value = json!({"version": 1, "rules": "merkel", "moves": ["d2-c3", "b4xd2"], "played": 1});
    let record = saved(&value).unwrap();
    assert_eq!(course(&*record), (1, 1));
    assert_eq!(json_of(&SavedGame::of(&*record).text()), value);
}

#[test]
fn a_game_that_cannot_be_gone_on_with_says_why() {
    let wrong = |version: u32, rules: &str, moves: &[&str]| {
        saved(&json!({"version": version, "rules": rules, "moves": moves, "played": 0})).unwrap_err()
    };
    assert_eq!(wrong(2, "merkel", &[]), "of version 2, and this is version 1");
    assert!(wrong(1, "chess", &[]).contains("`chess`"));
    assert!(wrong(1, "merkel", &["a1-a2"]).contains("`a1-a2`"));
    assert!(saved(&json!({"version": 1})).unwrap_err().contains("rules"));
    // More moves played than there are is no harm.
    let many = saved(&json!({"version": 1, "rules": "merkel", "moves": ["c2-c3"], "played": 99}));
    assert_eq!(many.unwrap().plies(), 1);
}

/// Settings that are written, changed, and read again.
fn settings(change: impl FnOnce(&mut Value)) -> Result<Settings, String> {
    let mut value = json_of(&text_of(&Settings::default()));
    change(&mut value);
    read_settings(&value)
}

fn read_settings(value: &Value) -> Result<Settings, String> {
    read(&value.to_string()).map_err(|problem| problem_of(&problem))
}

#[test]
fn settings_come_back_as_they_were() {
    let kept = settings(|value| {
        let game = &mut value["games"]["alquerque"];
        game["light"] = json!("ai");
        game["rules"] = json!("merkel,invert=allowed");
        game["ai"]["level"] = json!(10);
        game["side"] = json!("dark");
    });
    let kept = kept.unwrap();
    let now = kept.now();
    assert_eq!(
        (now.light, &now.rules.to_string()[..], now.ai.level, now.side),
        (Ai, "merkel,invert=allowed", 10, Side::Dark)
    );
    assert_eq!(settings(|_| ()).unwrap(), Settings::default());
}

#[test]
fn settings_of_version_1_are_kept_with_all_that_was_chosen() {
    let kept = read_settings(&json!({
        "version": 1, "light": "ai", "dark": "human", "invertingAllowed": true, "showTargets": false,
        "showNotation": true, "level": 8, "exploration": 0.5, "showAiInfo": false,
    }));
    let kept = kept.unwrap();
    let now = kept.now();
    assert_eq!((kept.game(), now.light, now.dark, now.ai.level), (GameId::Alquerque, Ai, Human, 8));
    assert_eq!(now.rules.to_string(), "merkel,invert=allowed");
    assert_eq!((kept.show_targets, kept.show_notation, kept.show_ai_info), (false, true, false));
    assert_eq!(kept.exploration.to_bits(), 0.5f32.to_bits());
    let strict = read_settings(&json!({"version": 1, "invertingAllowed": false})).unwrap();
    assert_eq!(strict, Settings::default());
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    let game = |key: &'static str, wrong: Value| {
        settings(|value| *value["games"]["alquerque"].pointer_mut(key).unwrap() = wrong).unwrap_err()
    };
    assert_eq!(game("/ai/level", json!(11)), "there is no level 11");
    assert_eq!(game("/ai/level", json!(0)), "there is no level 0");
    assert_eq!(game("/ai/depth", json!(13)), "there is no depth 13");
    assert!(game("/dark", json!("cat")).contains("cat"));
    assert!(game("/rules", json!("chess")).contains("`chess`"));
    assert_eq!(settings(|value| value["version"] = json!(7)).unwrap_err(), "of version 7, and this is version 2");
    assert_eq!(read_settings(&json!({})).unwrap_err(), "of version 0, and this is version 2");
    let exploration = settings(|value| value["exploration"] = json!(6.0)).unwrap_err();
    assert_eq!(exploration, "an exploration constant of 6 is out of range");
}
