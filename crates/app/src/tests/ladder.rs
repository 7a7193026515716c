//! The ladder: the levels beaten, the next one, and proven results.

use alquerque_core::Player::{Dark, Light};
use alquerque_core::{Outcome, Player};

use super::store::Fake;
use super::*;
use crate::choices::{ChoiceEvent, Opponent as Choosing};
use crate::ladder::{ladder, next};
use crate::page::Page;
use crate::settings::{Engine, First};
use crate::statistics::{Opponent, Statistics, count, load};

const GAME: GameId = GameId::Alquerque;

fn win(store: &Fake, level: u8, you: Player) -> Statistics {
    let opponent = Opponent { game: GAME, engine: Engine::Uct, strength: level };
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
    words(state.view.choice.ladder_text(&ladder(&state.saved.statistics, GAME)))
}

#[test]
fn a_level_is_beaten_with_each_side() {
    let store = Fake::new(&[]);
    let said = |statistics: &Statistics| called(&ladder(statistics, GAME)[3].phrase(GAME));
    assert_eq!(said(&Statistics::default()), "You haven’t beaten this level yet.");
    let statistics = win(&store, 4, Dark);
    assert_eq!(said(&statistics), "You’ve beaten this level as Dark.");
    let statistics = win(&store, 4, Light);
    assert_eq!(said(&statistics), "You’ve beaten this level with both sides.");
    assert_eq!([2, 3].map(|place: usize| ladder(&statistics, GAME)[place].sides()), ["", "light dark"]);
    assert_eq!(ladder(&statistics, GameId::Othello)[3].tally.won, 0);
}

#[test]
fn wins_counted_before_the_sides_were_still_count() {
    let old = r#"{"version":1,"rows":[{"game":"alquerque","engine":"uct","strength":1,"won":2,"drawn":0,"lost":1,"streak":0,"best":2}]}"#;
    let statistics = Statistics::read(old).unwrap();
    let rungs = ladder(&statistics, GAME);
    assert_eq!(called(&rungs[0].phrase(GAME)), "You’ve beaten this level.");
    assert_eq!(next(&rungs), Some(2));
}

#[test]
fn the_next_level_is_above_the_strongest_that_is_beaten() {
    let store = Fake::new(&[]);
    let next_of = |statistics: &Statistics| next(&ladder(statistics, GAME));
    assert_eq!(next_of(&Statistics::default()), Some(1));
    let statistics = win(&store, 4, Light);
    assert_eq!(next_of(&statistics), Some(5));
    // At the top, what is missing.
    let mut statistics = win(&store, 10, Dark);
    assert_eq!(next_of(&statistics), Some(1));
    for level in 1..=10 {
        statistics = win(&store, level, Light);
    }
    assert_eq!(next_of(&statistics), Some(1));
    for level in 1..=10 {
        statistics = win(&store, level, Dark);
    }
    assert_eq!(next_of(&statistics), None);
    assert_eq!(load(&store).0, statistics);
}

#[test]
fn the_sheet_tells_who_wins_where_that_is_proven() {
    let mut state = sheet("merkel");
    let told = "You haven’t beaten this level yet. Next to beat: Beginner.";
    assert_eq!(sheet_says(&state), format!("{told} With perfect play, Light wins."));
    update(&mut state, Event::Choice(ChoiceEvent::First(First::Dark)));
    assert_eq!(sheet_says(&state), format!("{told} With perfect play, Dark wins."));
    update(&mut state, Event::Choice(ChoiceEvent::First(First::ByLot)));
    assert_eq!(sheet_says(&state), told);
    assert_eq!(sheet_says(&sheet("ancient")), format!("{told} With perfect play, it’s a draw."));
    assert_eq!(sheet_says(&sheet("murray")), told);
}

#[test]
fn the_ladder_is_for_levels_of_the_computer() {
    let mut state = sheet("merkel");
    assert!(state.view.choice.has_ladder());
    update(&mut state, Event::Choice(ChoiceEvent::Engine(Engine::AlphaBeta)));
    assert!(!state.view.choice.has_ladder());
    update(&mut state, Event::Choice(ChoiceEvent::Engine(Engine::Uct)));
    update(&mut state, Event::Choice(ChoiceEvent::Opponent(Choosing::Nobody)));
    assert!(!state.view.choice.has_ladder());
}
