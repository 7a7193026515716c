//! Large texts are imported in slices, with a short report.

use alquerque_core::Player;

use crate::activity::Activity;
use crate::command::Command;
use crate::effect::Effect;
use crate::event::Event;
use crate::game::mode::GameMode;
use crate::page::Page;
use crate::record::{RecordEffect, RecordEvent};
use crate::settings::Controller;
use crate::state::State;
use crate::tests::record::{ask, entries};
use crate::tests::{called, game_of, in_words, notice, phrases, status, two_people};
use crate::update::update;

/// Distinct games.
fn many_games(number: usize) -> String {
    let game = |game: usize| format!("[Light \"Player {game}\"]\n[Ruleset \"merkel\"]\n\n1. c2-c3 c4xc2 *\n");
    (0..number).map(game).collect::<Vec<_>>().join("\n")
}

/// The timer for the next slice, if any.
fn next(effects: &[Effect]) -> Option<Event> {
    effects.iter().find_map(|effect| match effect {
        Effect::After { millis: 0, event: event @ Event::Record(RecordEvent::ContinueImport(_)) } => {
            Some(event.clone())
        }
        _ => None,
    })
}

/// Reads all slices, with this many milliseconds in between. Returns their number and the last effects.
fn read_to_the_end(state: &mut State, mut effects: Vec<Effect>, millis: u64) -> (usize, Vec<Effect>) {
    let mut slices = 1;
    while let Some(event) = next(&effects) {
        state.environment.now += millis;
        effects = update(state, event);
        slices += 1;
    }
    (slices, effects)
}

#[test]
fn a_large_text_is_read_in_slices_and_shows_progress() {
    let mut state = two_people(&[]);
    let text = many_games(2400);
    let effects = ask(&mut state, RecordEvent::FilesRead(vec![("many.pdn".to_owned(), Some(text.into()))]));
    assert!(next(&effects).is_some(), "{effects:?}");
    assert_eq!((state.page.current(), entries(&state).len()), (Some(Page::Record), 0));
    let progress = phrases(state.page.dialogs.importing.as_ref().unwrap().progress()).to_owned();
    assert_eq!(progress, "reading-games(percent: 11, games: 279)");
    let (slices, effects) = read_to_the_end(&mut state, effects, 100);
    assert!(slices > 20, "on a slow machine slices get smaller: {slices}");
    assert!(effects.contains(&Effect::RemoveFragment));
    assert_eq!(entries(&state).len(), 2400);
    assert_eq!(notice(&state), "read(what: counted-games(games: 2400), place: library-all, left: 0)");
    assert!(state.page.dialogs.importing.is_none());
}

#[test]
fn fast_slices_grow() {
    let mut state = two_people(&[]);
    let effects = ask(&mut state, RecordEvent::FilesRead(vec![(String::new(), Some(many_games(900).into()))]));
    let (slices, _) = read_to_the_end(&mut state, effects, 1);
    assert!(slices < 5, "{slices}");
}

#[test]
fn an_import_can_be_cancelled_and_ends_with_its_dialog() {
    let mut state = two_people(&[]);
    let file = || RecordEvent::FilesRead(vec![(String::new(), Some(many_games(1000).into()))]);
    let effects = ask(&mut state, file());
    assert_eq!(update(&mut state, Event::Command(Command::StopReading)), []);
    assert_eq!(phrases(state.page.dialogs.done.clone()), "reading-stopped");
    assert_eq!(update(&mut state, next(&effects).unwrap()), [], "a late timer");
    let effects = ask(&mut state, file());
    update(&mut state, Event::PageClosed(Page::Record));
    assert_eq!(update(&mut state, next(&effects).unwrap()), []);
    assert!(state.page.dialogs.importing.is_none());
    // Another text replaces the one being read.
    let first = ask(&mut state, file());
    let second = ask(&mut state, file());
    assert_eq!(update(&mut state, next(&first).unwrap()), []);
    read_to_the_end(&mut state, second, 10);
    assert_eq!(entries(&state).len(), 1000);
}

#[test]
fn only_the_first_few_problems_are_listed() {
    let mut state = two_people(&[]);
    let text = "[Ruleset \"merkel\"]\n1. c2-c9 *\n\n".repeat(1000);
    let effects = ask(&mut state, RecordEvent::FilesRead(vec![(String::new(), Some(text.into()))]));
    let (_, effects) = read_to_the_end(&mut state, effects, 10);
    let problems: Vec<_> = state.page.dialogs.problems.iter().map(called).collect();
    assert_eq!(problems.len(), 6);
    assert!(problems[4].starts_with("told(what: import-error(game: 5, line: 14, column: 7, "), "{problems:?}");
    assert_eq!(problems[5], "and-more(count: 995)");
    assert_eq!(state.page.current(), Some(Page::Record));
    assert!(matches!(effects[..], [Effect::Record(RecordEffect::ShowText(_))]), "{effects:?}");
    // Warnings about readable games are limited, too.
    let text = "[Date \"no\"]\n[Ruleset \"merkel\"]\n1. c2-c3 *\n\n".repeat(100);
    let effects = ask(&mut state, RecordEvent::Import(text));
    read_to_the_end(&mut state, effects, 10);
    assert!(notice(&state).ends_with("and-more(count: 95)"), "{}", notice(&state));
}

#[test]
fn invisible_characters_are_named() {
    let mut state = two_people(&[]);
    ask(&mut state, RecordEvent::Import("1. c2-\u{3}".to_owned()));
    let problem = in_words(state.page.dialogs.problems[0].clone());
    assert!(problem.contains("U+0003") && !problem.contains('\\'), "{problem}");
    ask(&mut state, RecordEvent::FilesRead(vec![("gnp\u{202e}txt.exe".to_owned(), Some(vec![0]))]));
    let problem = in_words(state.page.dialogs.problems[0].clone());
    assert!(problem.contains("gnp<U+202E>txt.exe"), "{problem}");
}

#[test]
fn several_files_are_imported_together() {
    let mut state = two_people(&[]);
    let file = |name: &str, bytes: &[u8]| (name.to_owned(), Some(bytes.to_vec()));
    let ggf = b"(;GM[Othello]TY[8]B[f5]W[d6];)";
    let files = vec![
        file("a.pdn", b"1. 11-15 23-19 *"),
        file("b.ggf", ggf),
        file("c.png", b"\0"),
        file("d.txt", b"1. 9-13 1-0"),
    ];
    let effects = ask(&mut state, RecordEvent::FilesRead(files));
    read_to_the_end(&mut state, effects, 10);
    assert_eq!(state.game.record.moves(), ["11-15", "23-19"]);
    assert_eq!(entries(&state).len(), 3);
    let problems: Vec<&str> = state.page.dialogs.problems.iter().cloned().map(phrases).collect();
    assert_eq!(problems, ["file-no-text(file: c.png)"]);
}

#[test]
fn an_unfinished_game_from_a_file_is_the_players_move() {
    let mut state = two_people(&[]);
    ask(&mut state, RecordEvent::Import("1. 11-15 23-19 2. 8-11 22-17".to_owned()));
    for (controllers, activity, expected) in [
        ([Controller::Ai, Controller::Human], Activity::Playing, "status-yours(side: dark, other: light, task: move)"),
        ([Controller::Human, Controller::Ai], Activity::Viewing, "status-side(side: dark, other: light, task: move)"),
    ] {
        for (player, controller) in Player::BOTH.into_iter().zip(controllers) {
            state.settings.current_mut().set_controller(player, controller);
        }
        ask(&mut state, RecordEvent::Import("1. 11-15 23-19 2. 8-11 22-17".to_owned()));
        assert_eq!((state.settings.current().mode(), state.board_activity()), (GameMode::Loaded, activity));
        assert_eq!(state.can(Command::Hint), activity == Activity::Playing);
        assert!(status(&state).contains(expected), "{}", status(&state));
    }
    // One that is over is only looked at.
    ask(&mut state, RecordEvent::Import("1. 11-15 23-19 2. 8-11 22-17 1-0".to_owned()));
    assert_eq!(state.board_activity(), Activity::Viewing);
}

#[test]
fn after_a_finished_game_an_unfinished_one_has_the_players_of_before() {
    let mut state = game_of("draughts", Controller::Ai, Controller::Human, &[]);
    for finished in ["1. 11-15 23-19 2. 8-11 22-17 1-0", "1. 9-14 23-19 0-1"] {
        ask(&mut state, RecordEvent::Import(finished.to_owned()));
        assert_eq!(state.settings.lone_human(), None, "two people have played it");
    }
    for (text, how) in [("1. 11-15 23-19 2. 8-11 22-17", "move"), ("1. 11-15 23-19 2. 8-11", "resume")] {
        ask(&mut state, RecordEvent::Import(text.to_owned()));
        assert_eq!(state.settings.lone_human(), Some(Player::Dark), "{text}");
        let told = crate::game::panel::goes_on(&state).map(phrases);
        assert_eq!(told, Some(&*format!("loaded-goes-on(how: {how})")));
        assert_eq!((state.waits(), state.can(Command::Resume)), (how == "resume", how == "resume"));
    }
    update(&mut state, Event::Command(Command::Resume));
    assert_eq!(crate::game::panel::goes_on(&state), None);
}

#[test]
fn the_event_names_an_imported_game() {
    let mut state = two_people(&[]);
    ask(&mut state, RecordEvent::Import("[Event \"Goose walk\"]\n[GameType \"21\"]\n1. 11-15 23-19 *".to_owned()));
    assert!(
        notice(&state).starts_with("read(what: as-it-is(text: Goose walk), place: library, left: 0)"),
        "{}",
        notice(&state)
    );
    assert_eq!(called(&entries(&state)[0].name()), "as-it-is(text: Goose walk)");
}
