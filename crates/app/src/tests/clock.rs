//! The clock: it runs for the side to move while the game goes on, and only then.

use alquerque_core::alquerque::Inverting;
use alquerque_core::options::RuleValue;
use alquerque_core::record::{Closing, Format, export, from_link, import, to_link};
use alquerque_core::{Outcome, Player};

use super::store::Fake;
use super::*;
use crate::choices::ChoiceEvent;
use crate::clock::{Clock, Clocks, Control, KEY, load, save};
use crate::event::OptionEvent;
use crate::page::Page;
use crate::record_event::{RecordEvent, Step};
use crate::saved::SavedGame;
use crate::store::Store;

const BLITZ: Control = Control { minutes: 3, increment: 2 };

/// A new game with that clock, of two people or against the AI.
fn with_clock(dark: Controller, control: Control) -> State {
    let mut state = game(Human, dark, &[]);
    state.settings.now_mut().clock = Some(control);
    update(&mut state, Event::NewGame);
    state
}

/// The same after so many milliseconds, looked at.
fn wait(state: &mut State, millis: u64) -> Vec<Effect> {
    state.outside.now += millis;
    let timer = state.clock().and_then(|clock| clock.timer).unwrap_or(0);
    update(state, Event::ClockDue(timer))
}

fn play(state: &mut State, turn: &str) {
    update(state, Event::Typed(turn.to_owned()));
    settle(state);
}

fn left(state: &State) -> [u32; 2] {
    Player::BOTH.map(|player| state.clock().unwrap().left(player))
}

#[test]
fn time_runs_for_the_side_to_move_from_the_first_move_on() {
    let mut state = with_clock(Human, BLITZ);
    wait(&mut state, 60_000);
    assert_eq!(left(&state), [180_000; 2], "nobody has moved");
    play(&mut state, "d2-c3");
    wait(&mut state, 10_000);
    assert_eq!(left(&state), [180_000, 170_000]);
    play(&mut state, "b4xd2");
    assert_eq!(left(&state), [180_000, 172_000], "two seconds come with a move");
    wait(&mut state, 700);
    assert_eq!(left(&state), [179_300, 172_000]);
}

#[test]
fn it_stands_still_where_the_game_does() {
    let mut state = with_clock(Human, BLITZ);
    play(&mut state, "d2-c3");
    let stands_still = |state: &mut State| {
        let before = left(state);
        wait(state, 5_000);
        assert_eq!(left(state), before);
    };
    update(&mut state, Event::PageShown(Some(Page::Options)));
    stands_still(&mut state);
    update(&mut state, Event::PageShown(None));
    update(&mut state, Event::Learn);
    assert!(state.clock().is_none(), "a lesson has none");
    wait(&mut state, 5_000);
    update(&mut state, Event::LeaveLesson);
    assert_eq!(left(&state)[1], 180_000);
    wait(&mut state, 1_000);
    assert_eq!(left(&state)[1], 179_000, "it goes on");
    // Whoever looks back thinks meanwhile.
    update(&mut state, Event::Record(RecordEvent::Step(Step::Previous)));
    wait(&mut state, 1_000);
    assert_eq!(left(&state)[1], 178_000);
}

#[test]
fn whose_time_is_up_has_lost_and_that_is_kept() {
    let mut state = with_clock(Ai, Control { minutes: 1, increment: 0 });
    play(&mut state, "d2-c3");
    let id = state.thinking.as_ref().unwrap().id;
    update(&mut state, done(id, Some("b4xd2")));
    settle(&mut state);
    assert!(state.humans_turn());
    let effects = wait(&mut state, 60_000);
    assert!(effects.contains(&Effect::SaveGame), "{effects:?}");
    assert_eq!((status(&state), announced(&state)), ("You lost: your time is up.", "You lost: your time is up."));
    let closing = Some(Closing::Time(Player::Light));
    let kept = SavedGame::from_text(&SavedGame::of(&*state.record).text()).unwrap().restore().unwrap();
    let linked = from_link(&to_link(&*state.record)).unwrap();
    let text = export(&*state.record, Format::Pdn);
    let read = import(&text).remove(0).unwrap().record;
    for record in [kept, linked, read] {
        assert_eq!((record.closing(), record.result()), (closing, Some(Outcome::Win(Player::Dark))), "{text}");
    }
    update(&mut state, Event::Record(RecordEvent::Step(Step::First)));
    update(&mut state, Event::Record(RecordEvent::Step(Step::Last)));
    assert!(state.ending.is_some() && state.clock().is_some(), "who only looks changes nothing");
    update(&mut state, Event::Undo);
    wait(&mut state, 60_000);
    assert!(state.ending.is_none());
    play(&mut state, "c2-c3");
    assert!(state.ending.is_none() && state.clock().is_none(), "whoever takes that back goes on without a clock");
}

#[test]
fn the_ai_moves_before_its_time_is_up() {
    let mut state = with_clock(Ai, Control { minutes: 1, increment: 0 });
    play(&mut state, "d2-c3");
    let id = state.thinking.as_ref().unwrap().id;
    assert!(!wait(&mut state, 1_000).contains(&stop(id)));
    assert!(wait(&mut state, 2_500).contains(&stop(id)), "it can afford three seconds");
}

#[test]
fn a_clock_is_chosen_kept_and_told_of() {
    let mut state = two_people(&[]);
    assert!(state.clock().is_none(), "there is none unless it is chosen");
    update(&mut state, Event::Choice(ChoiceEvent::Clock(Some(BLITZ))));
    update(&mut state, Event::Play);
    assert_eq!(state.clock().unwrap().control, BLITZ);
    let settings = crate::settings::read(&crate::settings::text_of(&state.settings)).unwrap();
    assert_eq!(settings.now().clock, Some(BLITZ));
    play(&mut state, "d2-c3");
    wait(&mut state, 1_500);
    let store = Fake::new(&[]);
    assert!(save(&store, &state.clocks));
    let again = load(&store);
    assert_eq!(Player::BOTH.map(|player| again[GameId::Alquerque].as_ref().unwrap().left(player)), left(&state));
    assert_eq!(again[GameId::Othello], None, "it is of another game");
    save(&store, &Clocks::new(|_| None));
    assert_eq!(store.get(KEY), None);
    for text in ["", "{}", "{\"version\":1,\"games\":{\"alquerque\":{\"control\":\"7+7\",\"light\":1,\"dark\":1}}}"] {
        store.set(KEY, text);
        assert_eq!(load(&store)[GameId::Alquerque], None, "{text}");
    }
}

#[test]
fn what_is_seen_is_never_less_than_what_is_left() {
    let control = Control { minutes: 5, increment: 0 };
    for (left, shown, next) in [
        (300_000, "5:00", 1000),
        (299_999, "5:00", 999),
        (61_001, "1:02", 1),
        (10_001, "0:11", 1),
        (10_000, "0:10.0", 100),
        (9_950, "0:10.0", 50),
        (1, "0:00.1", 1),
    ] {
        let mut clock = Clock::with(control, [left; 2]);
        assert_eq!((clock.shown(Player::Light).as_str(), clock.next_sight()), (shown, None), "{left}");
        clock.run(Some(Player::Light), 5);
        assert_eq!(clock.next_sight(), Some(next), "{left}");
    }
}

#[test]
fn the_ai_has_time_only_while_it_thinks() {
    let mut state = with_clock(Ai, Control { minutes: 1, increment: 0 });
    update(&mut state, Event::Typed("d2-c3".to_owned()));
    assert!(state.animation.is_some());
    wait(&mut state, 10_000);
    assert_eq!(left(&state), [60_000; 2], "what was played is still to be seen");
    settle(&mut state);
    wait(&mut state, 1_000);
    assert_eq!(left(&state)[1], 59_000);
    let mut watched = with_clock(Ai, BLITZ);
    update(&mut watched, Event::Option(OptionEvent::Controller(Player::Light, Ai)));
    let id = watched.thinking.as_ref().unwrap().id;
    update(&mut watched, done(id, Some("d2-c3")));
    settle(&mut watched);
    update(&mut watched, Event::Pause);
    wait(&mut watched, 100_000);
    assert_eq!(left(&watched), [180_000; 2], "paused is paused");
}

#[test]
fn a_clock_stays_with_its_game() {
    let mut state = with_clock(Human, BLITZ);
    play(&mut state, "d2-c3");
    wait(&mut state, 10_000);
    // Another game meanwhile.
    update(&mut state, Event::Choose(GameId::Othello));
    update(&mut state, Event::Play);
    assert!(state.clock().is_none());
    wait(&mut state, 10_000);
    update(&mut state, Event::Choose(GameId::Alquerque));
    update(&mut state, Event::GoOn);
    assert_eq!(left(&state)[1], 170_000);
    // Another one in its place, and back.
    update(&mut state, Event::NewGame);
    assert_eq!(left(&state), [180_000; 2]);
    update(&mut state, Event::BringBack);
    assert_eq!(left(&state)[1], 170_000);
    // No clock for the next one: none comes back.
    state.settings.now_mut().clock = None;
    let effects = update(&mut state, Event::NewGame);
    assert!(state.clock().is_none() && effects.contains(&Effect::SaveClock));
    // Another tab goes on: its clock counts.
    let mut tab = with_clock(Human, BLITZ);
    play(&mut tab, "d2-c3");
    let saved = SavedGame::of(&*record("merkel", &["d2-c3", "b4xd2"]));
    let effects = update(&mut tab, Event::Record(RecordEvent::OtherTab(saved)));
    assert!(effects.contains(&Effect::ReadClock) && !effects.contains(&Effect::SaveClock), "{effects:?}");
    // The rules of a game that nobody has begun.
    let mut fresh = with_clock(Human, BLITZ);
    update(&mut fresh, Event::Option(OptionEvent::Rule(RuleValue::Inverting(Inverting::Allowed))));
    assert!(fresh.clock().is_some());
}
