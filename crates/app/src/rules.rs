//! The texts of rulesets: which game they belong to, what they are called, and their options.

use alquerque_core::family::{AnyGame, GameInfo};
use alquerque_core::{GameId, Player};

/// The name for people of a game's rules; `None` where the game has no others. Who begins does not count.
pub fn rules_title(rules: &str) -> Option<&'static str> {
    let game = game_of(rules);
    if game.rulesets.len() == 1 {
        return None;
    }
    let kept: Vec<&str> = rules.split(',').filter(|part| !part.starts_with("begin=")).collect();
    let name = kept.join(",");
    Some(game.rulesets.iter().find(|ruleset| ruleset.name == name).map_or("Rules of your own", |ruleset| ruleset.title))
}

/// The game to which rules belong.
pub fn game_of(rules: &str) -> &'static GameInfo {
    // Settings have only rules that can be read.
    rules.parse().map_or_else(|_| GameId::default(), |rules: AnyGame| rules.id()).info()
}

/// The rules with `player` to begin, where they leave that open.
pub fn with_first(rules: &str, player: Player) -> Option<AnyGame> {
    with_option(rules, "begin", player.name())?.parse().ok()
}

/// The rules with another value of an option, in their shortest form; `None` where they have no such option or value.
pub fn with_option(rules: &str, key: &str, value: &str) -> Option<String> {
    let is_other = |part: &&str| part.split_once('=').is_none_or(|(name, _)| name.trim() != key);
    let others: Vec<&str> = rules.split(',').filter(is_other).collect();
    let game: AnyGame = format!("{},{key}={value}", others.join(",")).parse().ok()?;
    Some(game.to_string())
}

/// The value of an option that the rules have, of `values`, whether they say so or it goes without saying.
pub fn value_of<'a>(rules: &str, key: &str, values: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let canonical = rules.parse::<AnyGame>().ok()?.to_string();
    values.into_iter().find(|value| with_option(rules, key, value).as_ref() == Some(&canonical))
}
