//! What is kept over a reload: the running game and the settings.

use super::*;
use crate::saved::SavedGame;
use serde_json::{Value, json};

fn saved(value: Value) -> Result<Record<Alquerque>, String> {
    serde_json::from_value::<SavedGame>(value).map_err(|error| error.to_string())?.restore()
}

#[test]
fn a_game_comes_back_with_what_was_taken_back() {
    let mut before = record("merkel,invert=allowed", &INVERTING);
    before.undo();
    let text = serde_json::to_string(&SavedGame::of(&before)).unwrap();
    let after = serde_json::from_str::<SavedGame>(&text).unwrap().restore().unwrap();
    assert_eq!((after.moves(), after.undone()), (before.moves(), before.undone()));
    assert_eq!((after.position(), after.game()), (before.position(), before.game()));
}

#[test]
fn the_form_of_a_kept_game_stays_readable() {
    let value = json!({"version": 1, "rules": "merkel", "moves": ["d2-c3", "b4xd2"], "played": 1});
    let record = saved(value.clone()).unwrap();
    assert_eq!((record.moves().len(), record.undone().len()), (1, 1));
    assert_eq!(serde_json::to_value(SavedGame::of(&record)).unwrap(), value);
}

#[test]
fn a_game_that_cannot_be_gone_on_with_says_why() {
    let wrong = |version: u32, rules: &str, moves: &[&str]| {
        saved(json!({"version": version, "rules": rules, "moves": moves, "played": 0})).unwrap_err()
    };
    assert_eq!(wrong(2, "merkel", &[]), "it is of version 2, and this is version 1");
    assert!(wrong(1, "chess", &[]).contains("`chess`"));
    assert!(wrong(1, "merkel", &["a1-a2"]).contains("`a1-a2`"));
    assert!(saved(json!({"version": 1})).unwrap_err().contains("rules"));
    // More moves played than there are is no harm.
    let many = saved(json!({"version": 1, "rules": "merkel", "moves": ["c2-c3"], "played": 99}));
    assert_eq!(many.unwrap().moves().len(), 1);
}

fn settings(change: impl FnOnce(&mut Value)) -> Result<Settings, String> {
    let mut value = serde_json::to_value(Settings::default()).unwrap();
    change(&mut value);
    serde_json::from_value::<Settings>(value).map_err(|error| error.to_string())?.validated()
}

#[test]
fn settings_come_back_as_they_were() {
    let kept = settings(|value| {
        value["light"] = json!("ai");
        value["invertingAllowed"] = json!(true);
        value["level"] = json!(10);
    });
    let kept = kept.unwrap();
    assert_eq!((kept.light, kept.inverting_allowed, kept.level), (Ai, true, 10));
    assert_eq!(settings(|_| ()).unwrap(), Settings::default());
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    assert_eq!(settings(|value| value["level"] = json!(11)).unwrap_err(), "there is no level 11");
    assert_eq!(settings(|value| value["level"] = json!(0)).unwrap_err(), "there is no level 0");
    assert_eq!(
        settings(|value| value["version"] = json!(7)).unwrap_err(),
        "they are of version 7, and this is version 1"
    );
    let exploration = settings(|value| value["exploration"] = json!(6.0)).unwrap_err();
    assert_eq!(exploration, "an exploration constant of 6 is out of range");
    assert!(settings(|value| value["dark"] = json!("cat")).unwrap_err().contains("cat"));
}
