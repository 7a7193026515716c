//! Stepping through the game and replaying it; variations; headers; games as text.

use super::*;
use crate::board::model::Mark;
use crate::command::Command;
use crate::game::moves::alternative;
use crate::library::Entry;
use crate::page::Page;
use crate::record::{Field, RecordEffect, RecordEvent};
use crate::storage::saved_game::SavedGame;
use alquerque_core::record::{Date, Header, NodeId, to_link};

pub(super) fn ask(state: &mut State, ask: RecordEvent) -> Vec<Effect> {
    update(state, Event::Record(ask))
}

pub(super) fn due(effects: &[Effect]) -> Option<Event> {
    effects.iter().find_map(|effect| match effect {
        Effect::After { event: event @ Event::Record(RecordEvent::ReplayDue(_)), .. } => Some(event.clone()),
        _ => None,
    })
}

pub(super) fn tasks(effects: &[Effect]) -> Vec<&RecordEffect> {
    effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Record(task) => Some(task),
            _ => None,
        })
        .collect()
}

pub(super) fn entries(state: &State) -> &[Entry] {
    &state.shelf.library().entries
}

pub(super) fn won(light: Controller, dark: Controller) -> State {
    let mut state = game(light, dark, &LAST_MOVE);
    for point in WINNING.split('x') {
        if state.game.ending.is_none() && in_hand(&state).last().map(String::as_str) != Some(point) {
            activate(&mut state, point);
        }
    }
    assert!(state.game.ending.is_some());
    state
}

#[test]
fn any_position_can_be_viewed_and_another_move_starts_a_variation() {
    let mut state = two_people(&INVERTING);
    ask(&mut state, RecordEvent::GoTo(2));
    assert_eq!((plies_of(&*state.game.record), state.waits()), ((2, 4), false));
    assert_eq!(announced(&state), "step-after(ply: 1, of: 3, turn: b4xd2) side-to-move(side: light, other: dark)");
    update(&mut state, Event::Command(Command::StepNext));
    assert_eq!(plies_of(&*state.game.record), (3, 3), "the old line is still there");
    update(&mut state, Event::Command(Command::StepPrevious));
    let other = state.game.legal.iter().find(|turn| turn.text != INVERTING[2]).unwrap().clone();
    for &spot in &other.path {
        if state.game.record.played() == 2 {
            update(&mut state, Event::Activate(spot));
        }
    }
    assert_eq!((plies_of(&*state.game.record), moves(&state).last()), ((3, 0), Some(&other.text)));
}

#[test]
fn variations_can_be_viewed_and_continued() {
    let mut state = two_people(&["c2-c3", "c4xc2"]);
    assert_eq!(alternative(&*state.game.record, 1), None);
    update(&mut state, Event::Command(Command::Undo));
    update(&mut state, Event::Command(Command::Undo));
    activate(&mut state, "d2");
    activate(&mut state, "c3");
    settle(&mut state);
    assert_eq!(moves(&state), ["d2-c3"]);
    let way = alternative(&*state.game.record, 1).unwrap();
    assert_eq!(called(&way.label), "other-move(turn: c2-c3)");
    ask(&mut state, RecordEvent::Select(way.node));
    assert_eq!(announced(&state), "step-after(ply: 1, of: 1, turn: c2-c3) side-to-move(side: dark, other: light)");
    assert_eq!(plies_of(&*state.game.record), (1, 1), "its reply can be redone");
    // Viewing a position keeps the game as it is, even across a reload.
    assert!(!state.game.record.tree().is_on_main());
    let saved = SavedGame::from_record(&*state.game.record);
    let back = saved.restore().unwrap();
    assert_eq!(to_link(&*back), to_link(&*state.game.record));
    assert_eq!(SavedGame::from_record(&*back), saved);
    // The library stores the game with its main line.
    let entry = Entry::from_record(&*state.game.record);
    assert_eq!((entry.moves, entry.record().unwrap().tree().len()), (1, 4));
    // With a third alternative, the button cycles.
    ask(&mut state, RecordEvent::GoTo(0));
    activate(&mut state, "b2");
    activate(&mut state, "c3");
    settle(&mut state);
    let labels = [
        "other-move-of(others: 2, turn: d2-c3)",
        "other-move-of(others: 2, turn: c2-c3)",
        "other-move-of(others: 2, turn: b2-c3)",
    ];
    let first: Vec<NodeId> = state.game.record.tree().children(NodeId::ROOT).collect();
    for (place, label) in labels.into_iter().enumerate() {
        let way = alternative(&*state.game.record, 1).unwrap();
        assert_eq!(called(&way.label), label);
        assert_eq!(way.node, first[(place + 1) % 3]);
        ask(&mut state, RecordEvent::Select(way.node));
    }
    // An unknown node changes nothing.
    assert_eq!(ask(&mut state, RecordEvent::Select(NodeId::new(1000))), []);
}

#[test]
fn steps_stop_at_both_ends() {
    let mut state = two_people(&INVERTING);
    assert_eq!(update(&mut state, Event::Command(Command::StepNext)), []);
    update(&mut state, Event::Command(Command::StepFirst));
    assert_eq!(
        (state.game.record.played(), announced(&state)),
        (0, "step-before-first side-to-move(side: light, other: dark)")
    );
    assert_eq!(update(&mut state, Event::Command(Command::StepPrevious)), []);
    update(&mut state, Event::Command(Command::StepNext));
    assert_eq!(state.game.record.played(), 1);
    update(&mut state, Event::Command(Command::StepLast));
    ask(&mut state, RecordEvent::GoTo(1000));
    assert_eq!(state.game.record.played(), 6);
}

#[test]
fn the_ai_waits_while_an_earlier_position_is_viewed() {
    let mut state = against_ai(&INVERTING);
    // The AI is to move there, as Dark.
    assert_eq!(beside_motion(ask(&mut state, RecordEvent::GoTo(3))), [Effect::SaveGame]);
    assert!(state.waits() && state.thinking().is_none());
    let effects = update(&mut state, Event::Command(Command::Resume));
    assert!(matches!(sent(&effects)[..], [Request::Search(search)] if search.course.moves.len() == 3));
    let effects = ask(&mut state, RecordEvent::GoTo(1));
    assert!(matches!(sent(&effects)[..], [Request::Stop { .. }]), "looking elsewhere ends the search");
    // With the human to move, a move continues the game.
    ask(&mut state, RecordEvent::GoTo(4));
    assert!(!state.waits() && state.is_human_to_move());
}

#[test]
fn returning_to_the_last_move_resumes_the_ai() {
    let mut state = against_ai(&INVERTING[..5]);
    ask(&mut state, RecordEvent::GoTo(2));
    let effects = update(&mut state, Event::Command(Command::StepLast));
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]));
}

#[test]
fn a_game_is_replayed_move_by_move_to_its_end() {
    let mut state = two_people(&CAPTURE_COMPULSORY);
    let mut effects = update(&mut state, Event::Command(Command::ToggleReplay));
    assert_eq!(state.game.record.played(), 0, "from the start");
    for ply in 1..=2 {
        let event = due(&effects).expect("the next move is due");
        effects = update(&mut state, event);
        assert_eq!(state.game.record.played(), ply);
        assert!(animation(&effects).is_some_and(|animation| animation.glides[0].path.len() > 1));
        settle(&mut state);
    }
    assert_eq!((due(&effects), state.game.pace), (None, Pace::Running));
}

#[test]
fn a_replay_looks_unlike_a_game_in_progress() {
    let mut state = two_people(&CAPTURE_COMPULSORY);
    let look = |state: &State| {
        let (panel, stepping) = (crate::game::panel::panel(state), crate::game::moves::stepping(state));
        let player = panel.class_of("light-player").unwrap();
        let rings =
            crate::board::model::playing(state).rows.iter().flatten().any(|spot| spot.marks.contains(&Mark::Movable));
        (status(state), player, rings, stepping.text_of("play-back").map(phrases))
    };
    let before = look(&state);
    assert_eq!((&*before.1, before.2), ("player to-move", true));
    update(&mut state, Event::Command(Command::ToggleReplay));
    assert_eq!(look(&state), ("status-replaying", "player".to_owned(), false, Some("stop")));
    update(&mut state, Event::Command(Command::ToggleReplay));
    assert_eq!(look(&state).3, Some("play-back"));
}

#[test]
fn user_input_stops_a_replay_and_reduced_motion_disables_animation() {
    let mut state = two_people(&INVERTING);
    state.environment.reduced_motion = true;
    let effects = update(&mut state, Event::Command(Command::ToggleReplay));
    let first = due(&effects).unwrap();
    let effects = update(&mut state, first);
    assert_eq!((animation(&effects), state.game.record.played()), (None, 1));
    let late = due(&effects).unwrap();
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!(state.game.pace, Pace::Running);
    assert_eq!(update(&mut state, late), [], "a late timer is dropped");
    update(&mut state, Event::Command(Command::ToggleReplay));
    update(&mut state, Event::Command(Command::ToggleReplay));
    assert_eq!((state.game.pace, announced(&state)), (Pace::Running, "step-stopped"));
}

#[test]
fn a_replay_never_starts_the_ai() {
    let mut state = against_ai(&CAPTURE_COMPULSORY[..1]);
    state.environment.reduced_motion = true;
    let effects = update(&mut state, Event::Command(Command::ToggleReplay));
    let event = due(&effects).unwrap();
    update(&mut state, event);
    let effects = settle(&mut state);
    assert!(sent(&effects).is_empty() && state.waits());
}

#[test]
fn a_new_game_is_dated() {
    let mut state = two_people(&[]);
    state.environment.today = Date::new(2026, 11, 21).unwrap();
    activate_all(&mut state, &["d2", "c3"]);
    assert_eq!(state.game.record.headers().date.to_string(), "2026-11-21");
    let kept = SavedGame::from_record(&*state.game.record).text();
    let back = SavedGame::from_text(&kept).unwrap().restore().unwrap();
    assert_eq!((back.headers(), back.moves()), (state.game.record.headers(), state.game.record.moves()));
}

#[test]
fn a_contradictory_stored_record_is_ignored() {
    let mut other = record("merkel", &["c2-c3"]);
    other.headers_mut().set_text(Header::Light, "Somebody");
    let mut kept = json_of(&SavedGame::from_record(&*other).text());
    kept["moves"] = serde_json::json!(["d2-c3"]);
    let back = SavedGame::from_text(&kept.to_string()).unwrap().restore().unwrap();
    assert_eq!((back.moves(), back.headers().text(Header::Light)), (vec!["d2-c3".to_owned()], ""));
    kept["record"] = serde_json::json!("g1.nonsense");
    assert!(SavedGame::from_text(&kept.to_string()).unwrap().restore().is_ok());
}

pub(super) fn record_of(record: &dyn AnyRecord) -> String {
    alquerque_core::record::export(record, alquerque_core::record::Format::Pdn)
}

#[test]
fn headers_are_edited_and_invalid_dates_explained() {
    let mut state = won(Human, Human);
    ask(&mut state, RecordEvent::Header(Field::Text(Header::Light), "Ann".to_owned()));
    assert_eq!((entries(&state)[0].light.as_str(), entries(&state).len()), ("Ann", 1), "its entry is updated");
    assert!(crate::record::text(&state).contains("[Light \"Ann\"]"));
    assert_eq!(ask(&mut state, RecordEvent::Header(Field::Date, "31.31.31".to_owned())), []);
    assert_eq!(
        phrases(state.page.dialogs.date_problem.clone()),
        "told(what: text-error(subject: date, text: 31.31.31, problem: problem-no-date, expected: expected-date))"
    );
    ask(&mut state, RecordEvent::Header(Field::Date, "2026-11-21".to_owned()));
    assert_eq!(
        (phrases(state.page.dialogs.date_problem.clone()), entries(&state)[0].date.as_str()),
        ("", "2026-11-21")
    );
}

#[test]
fn each_game_has_its_usual_text_format() {
    let text = |rules: &str, moves: &[&str], format: usize| {
        let mut state = game_of(rules, Human, Human, moves);
        ask(&mut state, RecordEvent::TextFormat(format));
        let effects = update(&mut state, Event::Command(Command::DownloadRecord));
        let [RecordEffect::Download { name, text }] = tasks(&effects)[..] else { panic!("{effects:?}") };
        assert_eq!(
            update(&mut state, Event::Command(Command::CopyRecord)),
            [Effect::Record(RecordEffect::Copy(text.clone()))]
        );
        (name.clone(), text.clone())
    };
    let (name, draughts) = text("draughts", &["11-15"], 0);
    assert_eq!(name, "draughts.pdn");
    assert!(draughts.contains("[GameType \"21\"]"), "{draughts}");
    assert_eq!(text("othello", &["d3", "c3"], 0), ("othello.txt".to_owned(), "d3c3\n".to_owned()));
    assert!(text("othello", &["d3", "c3"], 1).1.contains("[Game \"Othello\"]"));
    assert!(text("merkel", &["d2-c3"], 0).1.contains("1. d2-c3"));
}

#[test]
fn import_errors_name_their_place_and_lose_nothing() {
    let mut state = two_people(&["d2-c3"]);
    state.page.open(Page::Record);
    for text in ["", "  \n", "1. d2-e9 b4xd2", "hello"] {
        ask(&mut state, RecordEvent::Import(text.to_owned()));
        assert_eq!(
            (state.page.dialogs.problems.len(), moves(&state).len(), state.page.current()),
            (1, 1, Some(Page::Record)),
            "{text}"
        );
    }
    ask(&mut state, RecordEvent::Import("1.\n d2-e9".to_owned()));
    let [problem] = &state.page.dialogs.problems[..] else { panic!() };
    let problem = in_words(problem.clone());
    assert!(problem.starts_with("Game 1, line 2, character 5: ") && problem.contains("“d2-e9”"), "{problem}");
    ask(&mut state, RecordEvent::Import("x".repeat((1 << 26) + 1)));
    assert_eq!(phrases(state.page.dialogs.problems[0].clone()), "text-too-large");
    ask(&mut state, RecordEvent::FilesRead(vec![("games.pdn".to_owned(), None)]));
    assert_eq!(phrases(state.page.dialogs.problems[0].clone()), "file-too-large(file: games.pdn)");
    for bytes in [b"f5d6\0".to_vec(), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec()] {
        state.page.close();
        ask(&mut state, RecordEvent::FilesRead(vec![("a.png".to_owned(), Some(bytes))]));
        assert_eq!(
            (phrases(state.page.dialogs.problems[0].clone()), state.page.current()),
            ("file-no-text(file: a.png)", Some(Page::Record))
        );
    }
    assert!(state.notices.current().is_none() && entries(&state).is_empty());
    // In Latin-1, as written by old programs.
    let bytes = b"\xef\xbb\xbf[Light \"Ada\"]\n[Dark \"Andr\xe9\"]\n\nd2-c3 *".to_vec();
    ask(&mut state, RecordEvent::FilesRead(vec![("old.pdn".to_owned(), Some(bytes))]));
    assert_eq!(state.game.record.headers().text(Header::Dark), "Andr\u{e9}");
}

#[test]
fn of_several_games_the_readable_ones_are_filed_and_the_text_stays() {
    let good = |moves: &[&str]| record_of(&*record("merkel", moves));
    let mut state = two_people(&[]);
    let text = format!("{}\n{}\n{}", good(&["d2-c3"]), good(&["c2-c3"]), "[Game \"Alquerque\"]\n\n1. a1-a9 *\n");
    let effects = ask(&mut state, RecordEvent::FilesRead(vec![("a.pdn".to_owned(), Some(text.clone().into_bytes()))]));
    assert!(tasks(&effects).contains(&&RecordEffect::ShowText(text)));
    assert_eq!(
        (entries(&state).len(), moves(&state), state.page.current()),
        (2, vec!["d2-c3".to_owned()], Some(Page::Record))
    );
    assert!(
        phrases(state.page.dialogs.problems[0].clone()).starts_with("told(what: import-error(game: 3, line: "),
        "{:?}",
        state.page.dialogs.problems
    );
    let mut state = two_people(&[]);
    ask(&mut state, RecordEvent::Import(format!("{}\n{}", good(&["d2-c3"]), good(&["c2-c3"]))));
    assert_eq!(notice(&state), "read(what: counted-games(games: 2), place: library-all, left: 0)");
    assert_eq!(state.page.current(), None);
}
