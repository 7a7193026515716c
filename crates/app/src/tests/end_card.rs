//! The card at the end of a game: when it is shown. `advice.rs` tests its texts, `review.rs` its quick review.

mod advice;
mod review;

use alquerque_core::{Outcome, Player};
use alquerque_messages::{ExpectedScore, RootMove};

use super::*;
use crate::command::Command;
use crate::elements::Change;
use crate::end_card::ReviewSearch;
use crate::end_card::view::Mood;
use crate::notice::Offer;
use crate::page::Page;
use crate::record::RecordEvent;
use crate::update::restore_end_card;

/// A game that Light has just won with the last capture.
fn won(dark: Controller) -> State {
    let mut state = game(Human, dark, &LAST_MOVE);
    activate_all(&mut state, &["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
    assert!(state.game.ending.is_some(), "{:?}", state.game.record.moves());
    state
}

/// A game of eight moves or more by each side that Light has just won.
fn won_late(dark: Controller) -> State {
    let mut rng = alquerque_core::search::rng(1);
    loop {
        let mut record = record("merkel", &[]);
        while record.ending().is_none() {
            let turns = record.legal_turns();
            record.play(&any(&turns, &mut rng).text).unwrap();
        }
        let moves = record.moves();
        let is_wanted = record.result() == Some(Outcome::Win(Player::Light));
        if let Some((last, before)) =
            moves.split_last().filter(|_| is_wanted && moves.len() >= 17 && moves.len() % 2 == 1)
        {
            let mut state = game(Human, dark, &before.iter().map(String::as_str).collect::<Vec<_>>());
            update(&mut state, Event::Typed(last.clone()));
            settle(&mut state);
            return state;
        }
    }
}

/// The running search of the review.
fn searched(state: &State) -> Option<ReviewSearch> {
    state.end_card.card()?.search
}

/// The number of the first worker of the prover.
const PROVER: u32 = 2;

/// Starts the prover and answers every request of the review; `proven` gives the result of the position before a ply.
/// Returns the plies of the requests.
fn prove(state: &mut State, proven: impl Fn(usize) -> Option<Outcome>) -> Vec<usize> {
    update(state, Event::Worker(PROVER, WorkerEvent::Loaded));
    update(state, Event::Worker(PROVER, WorkerEvent::Answered(Answer::Hello { version: VERSION.to_owned() })));
    let mut asked = Vec::new();
    while let Some(ReviewSearch::Proof(id)) = searched(state) {
        let ply = state.end_card.card().unwrap().unexamined;
        asked.push(ply);
        let report = SearchReport { proven: proven(ply), ..SearchReport::default() };
        update(state, Event::Worker(PROVER, WorkerEvent::Answered(Answer::Done { id, best: None, report })));
    }
    asked
}

/// Answers every search of the review without proofs; `light` is Light's expected share of the point before each ply.
fn review(state: &mut State, light: impl Fn(usize) -> f32) {
    estimate(state, light);
    prove(state, |_| None);
}

/// Answers the searches before the prover's.
fn estimate(state: &mut State, light: impl Fn(usize) -> f32) {
    for ply in 0.. {
        let Some(ReviewSearch::Estimate(id)) = searched(state) else { break };
        let share =
            if state.game.record.to_move_at(ply) == Some(Player::Light) { light(ply) } else { 1.0 - light(ply) };
        let root = |mv: &str| RootMove { visits: 1, ..RootMove::new(mv.to_owned()) };
        // Positions decided at once have no estimate.
        let proven = if share > 0.99 { state.game.record.to_move_at(ply).map(Outcome::Win) } else { None };
        let report = SearchReport {
            expected: (proven.is_none()).then(|| ExpectedScore::from(share)),
            proven,
            root_moves: vec![root("one"), root("other")],
            ..SearchReport::default()
        };
        update(state, said(Answer::Done { id, best: None, report }));
    }
}

const GAME: GameId = GameId::Alquerque;

/// The accuracy of the latest games.
fn rated(state: &State, game: GameId) -> Vec<u32> {
    state.shelf.library().rated(game).iter().filter_map(|entry| entry.accuracy).collect()
}

#[test]
fn the_card_comes_after_the_animation_and_goes_with_the_position() {
    let mut state = won(Ai);
    assert!(state.end_card().is_none(), "the last move is still animated");
    settle(&mut state);
    assert_eq!((state.end_card().is_some(), state.end_mood()), (true, Mood::Won));
    update(&mut state, Event::Command(Command::StepPrevious));
    assert!(state.end_card().is_none());
    update(&mut state, Event::Command(Command::StepNext));
    assert!(state.end_card().is_some(), "it reappears at the end");
    // Once closed, it stays hidden until the player returns to the end.
    review(&mut state, |_| 0.5);
    update(&mut state, Event::Command(Command::CloseEndCard));
    assert!(state.end_card().is_none());
    update(&mut state, Event::Command(Command::StepFirst));
    assert!(state.end_card().is_none());
    update(&mut state, Event::Command(Command::StepLast));
    assert!(state.end_card().is_some());
}

#[test]
fn the_player_closes_the_card_and_the_review_ends() {
    let mut state = won(Human);
    settle(&mut state);
    let Some(ReviewSearch::Estimate(id)) = searched(&state) else { panic!("{:?}", searched(&state)) };
    let effects = update(&mut state, Event::Command(Command::CloseEndCard));
    assert!(sent(&effects).contains(&&Request::Stop { id }), "{effects:?}");
    assert!(state.end_card().is_none());
    // A rated game is still reviewed to its end, for its accuracy.
    let mut state = won_late(Ai);
    let effects = update(&mut state, Event::Command(Command::CloseEndCard));
    assert!(sent(&effects).is_empty() && state.end_card().is_none(), "{effects:?}");
    review(&mut state, |_| 0.5);
    assert_eq!(rated(&state, GAME), [100]);
    assert_eq!(state.shelf.library().best(GAME).len(), 1);
    // A game between two people isn't.
    let mut state = won(Human);
    settle(&mut state);
    review(&mut state, |_| 0.5);
    assert!(rated(&state, GAME).is_empty());
    let mut state = won(Ai);
    settle(&mut state);
    update(&mut state, Event::Cancel);
    assert!(state.end_card().is_none(), "Escape closes it, too");
}

#[test]
fn loaded_games_and_lessons_have_no_card() {
    let mut state = won(Ai);
    state.settings.current_mut().set_mode(GameMode::Loaded);
    *state.end_card.card_mut() = None;
    update(&mut state, Event::Command(Command::StepPrevious));
    update(&mut state, Event::Command(Command::StepNext));
    assert_eq!(state.end_card.card(), None);
}

#[test]
fn a_reload_brings_the_card_back_unless_the_player_closed_it() {
    let mut state = won(Ai);
    settle(&mut state);
    let reloaded = |state: &State| {
        let mut fresh = State::new(state.settings.clone(), vec![state.game.record.clone()]);
        let effects = restore_end_card(&mut fresh, None);
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::Count { .. })), "it is counted only once");
        fresh
    };
    let fresh = reloaded(&state);
    assert_eq!((fresh.end_card().is_some(), fresh.end_mood()), (true, Mood::Won));
    assert!(searched(&fresh).is_some(), "it is reviewed again");
    let effects = update(&mut state, Event::Command(Command::CloseEndCard));
    assert!(effects.contains(&Effect::SaveSettings));
    assert!(reloaded(&state).end_card().is_none());
    // The next game has a card again.
    start_new(&mut state);
    assert!(reloaded(&state).end_card().is_none(), "it isn't over");
    update(&mut state, Event::Typed("c2-c3".to_owned()));
    update(&mut state, Event::Command(Command::Resign));
    assert_eq!(reloaded(&state).end_mood(), Mood::Lost);
    assert!(reloaded(&state).end_card().is_some());
}

#[test]
fn one_tap_or_escape_leads_from_the_turning_point_back_to_the_card() {
    let mut state = won(Ai);
    settle(&mut state);
    review(&mut state, |ply| if ply < 4 { 0.2 } else { 0.8 });
    for back in [Some(Event::Command(Command::StepLast)), None] {
        assert!(crate::input::escape(&state).is_none());
        update(&mut state, Event::Command(Command::ShowTurningPoint));
        assert!(state.end_card().is_none() && !state.at_end());
        let is_offered = state.notices.current().is_some_and(|notice| notice.offer == Some(Offer::EndCard));
        assert!(is_offered);
        assert!(!state.can(Command::Undo));
        update(&mut state, Event::PageShown(Some(Page::Menu)));
        assert!(crate::input::escape(&state).is_none(), "it closes the dialog");
        update(&mut state, Event::PageClosed(Page::Menu));
        let escape = crate::input::escape(&state).expect("Escape returns");
        update(&mut state, back.unwrap_or(escape));
        assert!(state.end_card().is_some() && state.notices.current().is_none());
    }
}

#[test]
fn the_menu_reviews_a_finished_game_by_the_cards_link() {
    let shown = |state: &State| {
        let panel = crate::game::panel::panel(state);
        let link =
            panel.iter().find(|(id, change)| *id == "to-study" && matches!(change, Change::Attribute("href", _)));
        format!("{link:?}")
    };
    let mut state = won(Ai);
    assert!(shown(&state).contains("study.html?review"));
    update(&mut state, Event::Command(Command::Undo));
    assert!(shown(&state).contains("study.html?game"));
}

#[test]
fn the_card_is_announced_once() {
    let mut state = game(Human, Ai, &LAST_MOVE);
    update(&mut state, Event::Typed(WINNING.to_owned()));
    let mut heard = vec![announced(&state)];
    while let Some(ReviewSearch::Estimate(id)) = searched(&state) {
        update(&mut state, said(Answer::Done { id, best: None, report: SearchReport::default() }));
        heard.push(announced(&state));
    }
    heard.dedup();
    let (played, won) = (
        "played(side: light, other: dark, turn: e3xe5xc5xa3xa5xc5xe3, flips: 0)",
        "result-no-pieces(side: light, other: dark, lone: won)",
    );
    assert_eq!(heard, [format!("{played} {won} end-first-win(variant: 1)")]);
}
