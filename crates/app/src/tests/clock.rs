//! The clock runs for the side to move, and only during the game.

use alquerque_core::alquerque::Inverting;
use alquerque_core::options::RuleValue;
use alquerque_core::record::{Closing, Format, export, from_link, import, to_link};
use alquerque_core::{Outcome, Player};

use super::*;
use crate::clock::{Clock, Clocks, Control, KEY, load, save};
use crate::command::Command;
use crate::event::OptionEvent;
use crate::new_game::ChoiceEvent;
use crate::page::Page;
use crate::record::RecordEvent;
use crate::storage::Store;
use crate::storage::saved_game::SavedGame;
use crate::tests::store::Fake;

const BLITZ: Control = Control { minutes: 3, increment: 2 };

/// A new game with a clock, between two humans or against the AI.
fn with_clock(dark: Controller, control: Control) -> State {
    let mut state = game(Human, dark, &[]);
    state.settings.current_mut().clock = Some(control);
    start_game(&mut state);
    state
}

/// Lets some milliseconds pass and fires the clock's timer.
fn wait(state: &mut State, millis: u64) -> Vec<Effect> {
    state.environment.now += millis;
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
    assert_eq!(left(&state), [180_000; 2], "no move has been made");
    play(&mut state, "d2-c3");
    wait(&mut state, 10_000);
    assert_eq!(left(&state), [180_000, 170_000]);
    play(&mut state, "b4xd2");
    assert_eq!(left(&state), [180_000, 172_000], "each move adds two seconds");
    wait(&mut state, 700);
    assert_eq!(left(&state), [179_300, 172_000]);
}

#[test]
fn time_runs_for_the_side_to_move_after_undo_but_not_after_a_step_back() {
    let mut state = with_clock(Human, Control { minutes: 3, increment: 0 });
    play(&mut state, "d2-c3");
    play(&mut state, "b4xd2");
    update(&mut state, Event::Command(Command::StepPrevious));
    wait(&mut state, 1000);
    assert_eq!(left(&state), [179_000, 180_000], "the player only looks back");
    update(&mut state, Event::Command(Command::StepNext));
    update(&mut state, Event::Command(Command::Undo));
    wait(&mut state, 5000);
    assert_eq!(left(&state), [179_000, 175_000], "Dark is to move again");
}

#[test]
fn the_clock_stops_with_the_game() {
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
    update(&mut state, Event::Command(Command::Learn));
    assert!(state.clock().is_none(), "a lesson has no clock");
    wait(&mut state, 5_000);
    update(&mut state, Event::Command(Command::LeaveLesson));
    assert_eq!(left(&state)[1], 180_000);
    wait(&mut state, 1_000);
    assert_eq!(left(&state)[1], 179_000, "it continues");
    // Time runs while the user looks back.
    update(&mut state, Event::Command(Command::StepPrevious));
    wait(&mut state, 1_000);
    assert_eq!(left(&state)[1], 178_000);
}

#[test]
fn against_the_ai_the_clock_stops_behind_every_dialog() {
    for page in Page::ALL {
        let mut state = with_clock(Ai, BLITZ);
        play(&mut state, "d2-c3");
        let id = state.thinking().unwrap().id;
        update(&mut state, done(id, Some("b4xd2")));
        settle(&mut state);
        wait(&mut state, 1_000);
        let before = left(&state);
        update(&mut state, Event::PageShown(Some(page)));
        wait(&mut state, 5_000);
        assert_eq!(left(&state), before, "{page:?}");
        update(&mut state, Event::PageClosed(page));
        wait(&mut state, 1_000);
        assert_eq!(left(&state)[0], before[0] - 1_000, "{page:?}");
    }
}

#[test]
fn the_clock_runs_in_one_tab_only() {
    let mut state = with_clock(Human, BLITZ);
    play(&mut state, "d2-c3");
    wait(&mut state, 1_000);
    let before = left(&state);
    let effects = update(&mut state, Event::Record(RecordEvent::ClockRanElsewhere));
    assert_eq!(effects, [Effect::ReadClock], "nothing is written back");
    assert!(!wait(&mut state, 5_000).contains(&Effect::SaveClock));
    assert_eq!(left(&state), before);
    // The effect reads what the other tab has saved. In this tab the clock runs again once the user acts.
    *state.clock_mut() = Some(Clock::with(BLITZ, [180_000, 150_000]));
    update(&mut state, Event::Cancel);
    wait(&mut state, 1_000);
    assert_eq!(left(&state), [180_000, 149_000]);
}

#[test]
fn running_out_of_time_loses_and_is_saved() {
    let mut state = with_clock(Ai, Control { minutes: 1, increment: 0 });
    play(&mut state, "d2-c3");
    let id = state.thinking().unwrap().id;
    update(&mut state, done(id, Some("b4xd2")));
    settle(&mut state);
    assert!(state.is_human_to_move());
    let effects = wait(&mut state, 60_000);
    assert!(effects.contains(&Effect::SaveGame), "{effects:?}");
    assert_eq!(status(&state), "result-your-time(side: dark, other: light, lone: lost)");
    assert_eq!(announced(&state), "result-your-time(side: dark, other: light, lone: lost) end-late");
    let closing = Some(Closing::Time(Player::Light));
    let kept = SavedGame::from_text(&SavedGame::from_record(&*state.game.record).text()).unwrap().restore().unwrap();
    let linked = from_link(&to_link(&*state.game.record)).unwrap();
    let text = export(&*state.game.record, Format::Pdn);
    let read = import(&text).remove(0).unwrap().record;
    for record in [kept, linked, read] {
        assert_eq!((record.closing(), record.result()), (closing, Some(Outcome::Win(Player::Dark))), "{text}");
    }
    update(&mut state, Event::Command(Command::StepFirst));
    update(&mut state, Event::Command(Command::StepLast));
    assert!(state.game.ending.is_some() && state.clock().is_some(), "viewing changes nothing");
    update(&mut state, Event::Command(Command::Undo));
    wait(&mut state, 60_000);
    assert!(state.game.ending.is_none());
    play(&mut state, "c2-c3");
    assert!(state.game.ending.is_none() && state.clock().is_none(), "undoing a loss on time continues without a clock");
}

#[test]
fn the_ai_moves_before_its_time_is_up() {
    let mut state = with_clock(Ai, Control { minutes: 1, increment: 0 });
    play(&mut state, "d2-c3");
    let id = state.thinking().unwrap().id;
    assert!(!wait(&mut state, 1_000).contains(&stop(id)));
    assert!(wait(&mut state, 2_500).contains(&stop(id)), "it may use three seconds");
}

#[test]
fn a_time_control_is_chosen_saved_and_shown() {
    let mut state = two_people(&[]);
    assert!(state.clock().is_none(), "no clock by default");
    update(&mut state, Event::Choice(ChoiceEvent::Clock(Some(BLITZ))));
    update(&mut state, Event::Command(Command::Play));
    assert_eq!(state.clock().unwrap().control, BLITZ);
    let settings = crate::settings::read(&crate::settings::text_of(&state.settings)).unwrap();
    assert_eq!(settings.current().clock, Some(BLITZ));
    play(&mut state, "d2-c3");
    wait(&mut state, 1_500);
    let store = Fake::new(&[]);
    assert!(save(&store, state.clock.all()));
    let again = load(&store);
    assert_eq!(Player::BOTH.map(|player| again[GameId::Alquerque].as_ref().unwrap().left(player)), left(&state));
    assert_eq!(again[GameId::Othello], None, "it belongs to another game");
    save(&store, &Clocks::new(|_| None));
    assert_eq!(store.get(KEY), None);
    for text in ["", "{}", "{\"version\":1,\"games\":{\"alquerque\":{\"control\":\"7+7\",\"light\":1,\"dark\":1}}}"] {
        store.set(KEY, text);
        assert_eq!(load(&store)[GameId::Alquerque], None, "{text}");
    }
}

#[test]
fn the_display_never_shows_less_than_the_time_left() {
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
        assert_eq!((clock.shown(Player::Light).as_str(), clock.millis_to_next_display()), (shown, None), "{left}");
        clock.run(Some(Player::Light), 5);
        assert_eq!(clock.millis_to_next_display(), Some(next), "{left}");
    }
}

#[test]
fn the_ais_time_runs_only_while_it_searches() {
    let mut state = with_clock(Ai, Control { minutes: 1, increment: 0 });
    update(&mut state, Event::Typed("d2-c3".to_owned()));
    assert!(state.game.animation.is_some());
    wait(&mut state, 10_000);
    assert_eq!(left(&state), [60_000; 2], "the move is still being animated");
    settle(&mut state);
    wait(&mut state, 1_000);
    assert_eq!(left(&state)[1], 59_000);
    let mut watched = with_clock(Ai, BLITZ);
    seat(&mut watched, Player::Light, Ai);
    let id = watched.thinking().unwrap().id;
    update(&mut watched, done(id, Some("d2-c3")));
    settle(&mut watched);
    update(&mut watched, Event::Command(Command::Pause));
    wait(&mut watched, 100_000);
    assert_eq!(left(&watched), [180_000; 2], "the clock pauses, too");
}

#[test]
fn a_clock_stays_with_its_game() {
    let mut state = with_clock(Human, BLITZ);
    play(&mut state, "d2-c3");
    wait(&mut state, 10_000);
    // Switch to another game meanwhile.
    update(&mut state, Event::Start(GameId::Othello));
    assert!(state.clock().is_none());
    wait(&mut state, 10_000);
    update(&mut state, Event::Start(GameId::Alquerque));
    assert_eq!(left(&state)[1], 170_000);
    // Replace the game and restore it.
    start_new(&mut state);
    assert_eq!(left(&state), [180_000; 2]);
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!(left(&state)[1], 170_000);
    // Without a clock for the next game, none is restored either.
    state.settings.current_mut().clock = None;
    let effects = start_game(&mut state);
    assert!(state.clock().is_none() && effects.contains(&Effect::SaveClock));
    // Another tab continues: its clock counts.
    let mut tab = with_clock(Human, BLITZ);
    play(&mut tab, "d2-c3");
    let saved = SavedGame::from_record(&*record("merkel", &["d2-c3", "b4xd2"]));
    let effects = update(&mut tab, Event::Record(RecordEvent::OtherTab(saved)));
    assert!(effects.contains(&Effect::ReadClock) && !effects.contains(&Effect::SaveClock), "{effects:?}");
    // Change the rules before the first move.
    let mut fresh = with_clock(Human, BLITZ);
    update(&mut fresh, Event::Option(OptionEvent::Rule(RuleValue::Inverting(Inverting::Allowed))));
    assert!(fresh.clock().is_some());
}

#[test]
fn a_game_lost_on_time_while_looking_back_keeps_its_moves() {
    let mut state = with_clock(Human, Control { minutes: 1, increment: 0 });
    for turn in ["d2-c3", "b4xd2", "e1xc3"] {
        play(&mut state, turn);
    }
    update(&mut state, Event::Command(Command::StepFirst));
    wait(&mut state, 60_000);
    assert_eq!(status(&state), "result-time(side: light, other: dark, lone: nobody)");
    assert_eq!((state.game.record.played(), state.game.record.plies()), (3, 3));
}
