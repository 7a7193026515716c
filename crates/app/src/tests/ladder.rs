//! The ladder: the levels beaten, and proven results.

use alquerque_core::Player::{Dark, Light};
use alquerque_core::search::levels;
use alquerque_core::{Outcome, Player};

use super::*;
use crate::command::Command;
use crate::new_game::{ChoiceEvent, Opponent as Choosing};
use crate::page::Page;
use crate::settings::{Engine, First};
use crate::statistics::ladder::ladder;
use crate::statistics::results::count;
use crate::statistics::{Opponent, OpponentKind, Statistics};
use crate::tests::store::Fake;

const GAME: GameId = GameId::Alquerque;

fn win(store: &Fake, level: u8, you: Player) -> Statistics {
    let opponent = Opponent::at_level(GAME, level);
    count(store, opponent, Outcome::Win(you), you).0
}

/// The New game sheet for a game against the computer with these rules.
fn sheet(rules: &str) -> State {
    let mut state = against_ai(&[]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Rules(rules.to_owned())));
    state
}

fn sheet_says(state: &State) -> &'static str {
    state.choice().ladder_text(state.statistics.results()).map_or("", phrases)
}

#[test]
fn a_level_is_beaten_with_each_side() {
    let store = Fake::new(&[]);
    let said = |statistics: &Statistics| called(&ladder(statistics, GAME)[3].phrase(GAME));
    let mut state = sheet("merkel");
    update(&mut state, Event::Choice(ChoiceEvent::Level(4)));
    assert_eq!(sheet_says(&state), "");
    let statistics = win(&store, 4, Dark);
    assert_eq!(said(&statistics), "ladder-beaten(beaten: one, side: dark, other: light)");
    let statistics = win(&store, 4, Light);
    assert_eq!(said(&statistics), "ladder-beaten(beaten: both, side: light, other: dark)");
    state.statistics.stored(statistics.clone());
    assert_eq!(sheet_says(&state), "ladder-beaten(beaten: both, side: light, other: dark)");
    assert_eq!(ladder(&statistics, GameId::Othello)[3].tally.won, 0);
}

#[test]
fn wins_counted_before_the_sides_were_still_count() {
    let old = r#"{"version":1,"rows":[{"game":"alquerque","engine":"uct","strength":1,"won":2,"drawn":0,"lost":1,"streak":0,"best":2}]}"#;
    let statistics = Statistics::read(old).unwrap();
    let rungs = ladder(&statistics, GAME);
    assert_eq!(called(&rungs[0].phrase(GAME)), "ladder-beaten(beaten: some, side: light, other: dark)");
}

#[test]
fn results_against_the_ten_old_levels_count_for_those_of_the_same_name() {
    let row = |engine, strength| {
        format!(
            r#"{{"game":"othello","engine":"{engine}","strength":{strength},"won":2,"drawn":0,"lost":1,"streak":0,"best":2,"wonAsLight":2,"wonAsDark":0}}"#
        )
    };
    let rows = (1..=10).map(|level| row("uct", level)).chain([row("alpha-beta", 7)]).collect::<Vec<_>>().join(",");
    let old = format!(r#"{{"version":1,"rows":[{rows}]}}"#);
    let statistics = Statistics::read(&old).unwrap();
    let strengths: Vec<u32> = statistics.rows().iter().map(|(opponent, _)| opponent.strength).collect();
    assert_eq!(strengths, [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 7]);
    let beaten: Vec<u32> = ladder(&statistics, GameId::Othello).iter().map(|rung| rung.tally.won_as[0]).collect();
    assert_eq!(beaten, [2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2]);
    assert_eq!(Statistics::read(&statistics.text()).unwrap(), statistics, "mapped once");
}

/// Plays this many games against the fitting level; the player wins against levels up to `strength`.
fn adapt_to(strength: u8, games: usize) -> (Statistics, Vec<u8>) {
    let store = Fake::new(&[]);
    let (mut statistics, mut levels) = (Statistics::default(), Vec::new());
    for _ in 0..games {
        let level = statistics.level(GAME);
        levels.push(level);
        let opponent = Opponent::at_level(GAME, level);
        let winner = if level <= strength { Light } else { Dark };
        statistics = count(&store, opponent, Outcome::Win(winner), Light).0;
    }
    (statistics, levels)
}

#[test]
fn the_level_that_fits_is_found_for_players_of_any_strength() {
    for strength in 0..=12 {
        let (statistics, levels) = adapt_to(strength, 60);
        let expected = [strength.max(1), (strength + 1).min(12)];
        assert!(levels[20..].iter().all(|level| expected.contains(level)), "{strength}: {levels:?}");
        assert_eq!(statistics.ratings(GAME).len(), 50, "the curve stays short");
        assert_eq!(Statistics::read(&statistics.text()).unwrap(), statistics);
    }
    // Other games have their own ratings.
    assert_eq!(adapt_to(12, 60).0.level(GameId::Othello), 3);
}

#[test]
fn a_rating_begins_at_the_strongest_level_beaten_and_rates_only_levels_and_chance() {
    let rating = |statistics: &Statistics| statistics.rating(GAME);
    let old = r#"{"version":1,"rows":[{"game":"alquerque","engine":"uct","strength":4,"won":2,"drawn":0,"lost":1,"streak":0,"best":2}]}"#;
    let old = Statistics::read(old).unwrap();
    assert_eq!(rating(&old), u32::from(levels(GAME)[4].rating), "the fourth of ten is the fifth of twelve");
    let store = Fake::new(&[]);
    let depth = Opponent { game: GAME, kind: OpponentKind::AlphaBeta, strength: 4 };
    assert!(count(&store, depth, Outcome::Win(Light), Light).0.ratings(GAME).is_empty());
    let chance = Opponent { game: GAME, kind: OpponentKind::Random, strength: 0 };
    let lost = count(&store, chance, Outcome::Win(Dark), Light).0;
    assert!(rating(&lost) < rating(&Statistics::default()));
    // A rating never falls below that of random moves.
    let mut statistics = lost;
    for _ in 0..30 {
        statistics = count(&store, chance, Outcome::Win(Dark), Light).0;
    }
    assert!(rating(&statistics) < 100);
}

#[test]
fn an_adapting_computer_changes_its_level_between_games() {
    let mut state = sheet("merkel");
    update(&mut state, Event::Choice(ChoiceEvent::Adapts(true)));
    assert_eq!(sheet_says(&state), "ladder-adapts(rated: no, rating: 321)");
    update(&mut state, Event::Command(Command::Play));
    let level = |state: &State| (state.settings.current().adapts, state.settings.current().ai.level);
    assert_eq!(level(&state), (true, 3));
    // The card names the level that was played, and offers no other.
    let store = Fake::new(&[]);
    for _ in 0..3 {
        state.statistics.stored(win(&store, 6, Light));
    }
    assert_eq!(level(&state), (true, 3));
    assert_eq!(state.choice().ai(state.statistics.results()).level, state.statistics.results().level(GAME));
    let effects = start_game(&mut state);
    assert_eq!(level(&state), (true, state.statistics.results().level(GAME)));
    assert!(level(&state).1 > 3 && effects.contains(&Effect::SaveSettings));
    let text = crate::settings::text_of(&state.settings);
    assert!(crate::settings::read(&text).unwrap().current().adapts, "it is saved");
    // A level chosen by hand is kept.
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Level(2)));
    update(&mut state, Event::Command(Command::Play));
    assert_eq!(level(&state), (false, 2));
}

#[test]
fn the_sheet_says_when_every_level_is_beaten() {
    let store = Fake::new(&[]);
    let mut statistics = Statistics::default();
    for level in 1..=12 {
        statistics = win(&store, level, Light);
    }
    let mut state = sheet("merkel");
    state.statistics.stored(statistics);
    assert_eq!(sheet_says(&state), "ladder-beaten(beaten: one, side: light, other: dark)");
    for level in 1..=12 {
        state.statistics.stored(win(&store, level, Dark));
    }
    assert_eq!(sheet_says(&state), "ladder-done");
}

#[test]
fn the_rules_say_who_wins_if_that_is_proven() {
    let says = |state: &State| state.choice().solved().map(phrases);
    let mut state = sheet("merkel");
    assert_eq!(says(&state), Some("ladder-solved(result: win, side: light, other: dark)"));
    update(&mut state, Event::Choice(ChoiceEvent::First(First::Dark)));
    assert_eq!(says(&state), Some("ladder-solved(result: win, side: dark, other: light)"));
    update(&mut state, Event::Choice(ChoiceEvent::First(First::ByLot)));
    assert_eq!(says(&state), None);
    assert_eq!(says(&sheet("ancient")), Some("ladder-solved(result: draw, side: light, other: dark)"));
    assert_eq!(says(&sheet("murray")), None);
}

#[test]
fn the_ladder_is_for_levels_of_the_computer() {
    let mut state = sheet("merkel");
    assert!(state.choice().has_ladder());
    update(&mut state, Event::Choice(ChoiceEvent::Engine(Engine::AlphaBeta)));
    assert!(!state.choice().has_ladder());
    update(&mut state, Event::Choice(ChoiceEvent::Engine(Engine::Level)));
    update(&mut state, Event::Choice(ChoiceEvent::Opponent(Choosing::Nobody)));
    assert!(!state.choice().has_ladder());
}
