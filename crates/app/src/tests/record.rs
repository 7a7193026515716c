//! Stepping through the game and playing it back; variations; headers; games as text.

use super::*;
use crate::library::Entry;
use crate::moves::other_way;
use crate::page::Page;
use crate::record_event::{Field, RecordEffect, RecordEvent, Step};
use crate::saved::SavedGame;
use crate::update::record_text;
use alquerque_core::record::{Date, Header, NodeId, to_link};

pub(super) fn ask(state: &mut State, ask: RecordEvent) -> Vec<Effect> {
    update(state, Event::Record(ask))
}

pub(super) fn due(effects: &[Effect]) -> Option<Event> {
    effects.iter().find_map(|effect| match effect {
        Effect::After { event: event @ Event::Record(RecordEvent::PlayBackDue(_)), .. } => Some(event.clone()),
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
    &state.shelf.library.entries
}

pub(super) fn won(light: Controller, dark: Controller) -> State {
    let mut state = game(light, dark, &LAST_MOVE);
    for point in WINNING.split('x') {
        if state.ending.is_none() && in_hand(&state).last().map(String::as_str) != Some(point) {
            activate(&mut state, point);
        }
    }
    assert!(state.ending.is_some());
    state
}

#[test]
fn any_position_can_be_looked_at_and_another_move_starts_a_new_line() {
    let mut state = two_people(&INVERTING);
    ask(&mut state, RecordEvent::GoTo(2));
    assert_eq!((course(&*state.record), state.waits()), ((2, 4), false));
    assert_eq!(announced(&state), "Move 2 of 6: b4xd2. Light to move.");
    update(&mut state, Event::Redo);
    assert_eq!(course(&*state.record), (3, 3), "redo still finds the old line");
    ask(&mut state, RecordEvent::Step(Step::Previous));
    let other = state.legal.iter().find(|turn| turn.text != INVERTING[2]).unwrap().clone();
    for &spot in &other.path {
        if state.record.played() == 2 {
            update(&mut state, Event::Activate(spot));
        }
    }
    assert_eq!((course(&*state.record), moves(&state).last()), ((3, 0), Some(&other.text)));
}

#[test]
fn what_was_played_before_can_be_seen_and_gone_on_with() {
    let mut state = two_people(&["c2-c3", "c4xc2"]);
    assert_eq!(other_way(&*state.record, 1), None);
    update(&mut state, Event::Undo);
    update(&mut state, Event::Undo);
    activate(&mut state, "d2");
    activate(&mut state, "c3");
    settle(&mut state);
    assert_eq!(moves(&state), ["d2-c3"]);
    let way = other_way(&*state.record, 1).unwrap();
    assert_eq!(called(&way.label), "Other move: c2-c3");
    ask(&mut state, RecordEvent::Select(way.node));
    assert_eq!(announced(&state), "Move 1 of 2: c2-c3. Dark to move.");
    assert_eq!(course(&*state.record), (1, 1), "its answer can be redone");
    // A look keeps the game as it is, over a reload as well.
    assert!(!state.record.tree().is_on_main());
    let saved = SavedGame::of(&*state.record);
    let back = saved.restore().unwrap();
    assert_eq!(to_link(&*back), to_link(&*state.record));
    assert_eq!(SavedGame::of(&*back), saved);
    // In the library it is the game with its main line.
    let entry = Entry::of(&*state.record);
    assert_eq!((entry.moves, entry.record().unwrap().tree().len()), (1, 4));
    // A third way: the button leads round.
    ask(&mut state, RecordEvent::GoTo(0));
    activate(&mut state, "b2");
    activate(&mut state, "c3");
    settle(&mut state);
    let labels = ["d2-c3, one of 2", "c2-c3, one of 2", "b2-c3, one of 2"];
    let first: Vec<NodeId> = state.record.tree().children(NodeId::ROOT).collect();
    for (place, label) in labels.into_iter().enumerate() {
        let way = other_way(&*state.record, 1).unwrap();
        assert_eq!(called(&way.label), format!("Other move: {label}"));
        assert_eq!(way.node, first[(place + 1) % 3]);
        ask(&mut state, RecordEvent::Select(way.node));
    }
    // What there is not changes nothing.
    assert_eq!(ask(&mut state, RecordEvent::Select(NodeId::new(1000))), []);
}

#[test]
fn steps_stop_at_both_ends() {
    let mut state = two_people(&INVERTING);
    assert_eq!(ask(&mut state, RecordEvent::Step(Step::Next)), []);
    ask(&mut state, RecordEvent::Step(Step::First));
    assert_eq!((state.record.played(), announced(&state)), (0, "Before the first move. Light to move."));
    assert_eq!(ask(&mut state, RecordEvent::Step(Step::Previous)), []);
    ask(&mut state, RecordEvent::Step(Step::Next));
    assert_eq!(state.record.played(), 1);
    ask(&mut state, RecordEvent::Step(Step::Last));
    ask(&mut state, RecordEvent::GoTo(1000));
    assert_eq!(state.record.played(), 6);
}

#[test]
fn the_ai_waits_while_an_earlier_position_is_looked_at() {
    let mut state = against_ai(&INVERTING);
    // Dark, the AI, is to move there.
    assert_eq!(beside_motion(ask(&mut state, RecordEvent::GoTo(3))), [Effect::SaveGame]);
    assert!(state.waits() && state.thinking.is_none());
    let effects = update(&mut state, Event::Resume);
    assert!(matches!(sent(&effects)[..], [Request::Search(search)] if search.moves.len() == 3));
    let effects = ask(&mut state, RecordEvent::GoTo(1));
    assert!(matches!(sent(&effects)[..], [Request::Stop { .. }]), "looking elsewhere ends the search");
    // Where the human is to move, a move goes on with the game.
    ask(&mut state, RecordEvent::GoTo(4));
    assert!(!state.waits() && state.humans_turn());
}

#[test]
fn back_at_the_last_move_the_ai_goes_on() {
    let mut state = against_ai(&INVERTING[..5]);
    ask(&mut state, RecordEvent::GoTo(2));
    let effects = ask(&mut state, RecordEvent::Step(Step::Last));
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]));
}

#[test]
fn a_game_is_played_back_move_by_move_to_its_end() {
    let mut state = two_people(&CAPTURE_COMPULSORY);
    let mut effects = ask(&mut state, RecordEvent::PlayBack);
    assert_eq!(state.record.played(), 0, "from the beginning");
    for ply in 1..=2 {
        let event = due(&effects).expect("the next move is due");
        effects = update(&mut state, event);
        assert_eq!(state.record.played(), ply);
        assert!(animation(&effects).is_some_and(|animation| animation.glides[0].path.len() > 1));
        settle(&mut state);
    }
    assert_eq!((due(&effects), state.pace), (None, Pace::Going));
}

#[test]
fn any_action_ends_the_playback_and_less_motion_shows_none() {
    let mut state = two_people(&INVERTING);
    state.outside.reduced_motion = true;
    let effects = ask(&mut state, RecordEvent::PlayBack);
    let first = due(&effects).unwrap();
    let effects = update(&mut state, first);
    assert_eq!((animation(&effects), state.record.played()), (None, 1));
    let late = due(&effects).unwrap();
    update(&mut state, Event::Undo);
    assert_eq!(state.pace, Pace::Going);
    assert_eq!(update(&mut state, late), [], "what is late is dropped");
    ask(&mut state, RecordEvent::PlayBack);
    ask(&mut state, RecordEvent::PlayBack);
    assert_eq!((state.pace, announced(&state)), (Pace::Going, "Stopped."));
}

#[test]
fn playing_back_a_game_against_the_ai_wakes_nobody() {
    let mut state = against_ai(&CAPTURE_COMPULSORY[..1]);
    state.outside.reduced_motion = true;
    let effects = ask(&mut state, RecordEvent::PlayBack);
    let event = due(&effects).unwrap();
    update(&mut state, event);
    let effects = settle(&mut state);
    assert!(sent(&effects).is_empty() && state.waits());
}

#[test]
fn a_game_gets_the_day_on_which_it_begins() {
    let mut state = two_people(&[]);
    state.outside.today = Date::new(2026, 11, 21).unwrap();
    activate_all(&mut state, &["d2", "c3"]);
    assert_eq!(state.record.headers().date.to_string(), "2026-11-21");
    let kept = SavedGame::of(&*state.record).text();
    let back = SavedGame::from_text(&kept).unwrap().restore().unwrap();
    assert_eq!((back.headers(), back.moves()), (state.record.headers(), state.record.moves()));
}

#[test]
fn a_kept_record_that_disagrees_is_not_believed() {
    let mut other = record("merkel", &["c2-c3"]);
    other.headers_mut().set_text(Header::Light, "Somebody");
    let mut kept = json_of(&SavedGame::of(&*other).text());
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
fn headers_are_edited_and_a_wrong_date_says_what_is_right() {
    let mut state = won(Human, Human);
    ask(&mut state, RecordEvent::Header(Field::Text(Header::Light), "Ann".to_owned()));
    assert_eq!((entries(&state)[0].light.as_str(), entries(&state).len()), ("Ann", 1), "its entry follows");
    assert!(record_text(&state).contains("[Light \"Ann\"]"));
    assert_eq!(ask(&mut state, RecordEvent::Header(Field::Date, "31.31.31".to_owned())), []);
    assert!(words(&state.dialogs.date_problem).contains("2026-11-21"), "{}", words(&state.dialogs.date_problem));
    ask(&mut state, RecordEvent::Header(Field::Date, "2026-11-21".to_owned()));
    assert_eq!((words(&state.dialogs.date_problem), entries(&state)[0].date.as_str()), ("", "2026-11-21"));
}

#[test]
fn each_game_has_its_usual_text() {
    let text = |rules: &str, moves: &[&str], form: usize| {
        let mut state = game_of(rules, Human, Human, moves);
        ask(&mut state, RecordEvent::Form(form));
        let effects = ask(&mut state, RecordEvent::Download);
        let [RecordEffect::Download { name, text }] = tasks(&effects)[..] else { panic!("{effects:?}") };
        assert_eq!(ask(&mut state, RecordEvent::Copy), [Effect::Record(RecordEffect::Copy(text.clone()))]);
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
fn what_cannot_be_read_says_where_and_nothing_is_lost() {
    let mut state = two_people(&["d2-c3"]);
    state.page = Some(Page::Record);
    for text in ["", "  \n", "1. d2-c3 e9-e9", "hello"] {
        ask(&mut state, RecordEvent::Import(text.to_owned()));
        assert_eq!(
            (state.dialogs.problems.len(), moves(&state).len(), state.page),
            (1, 1, Some(Page::Record)),
            "{text}"
        );
    }
    ask(&mut state, RecordEvent::Import("1. d2-c3\n e9-e9".to_owned()));
    let [problem] = &state.dialogs.problems[..] else { panic!() };
    let problem = words(problem);
    assert!(problem.starts_with("Game 1, line 2, character 2: ") && problem.contains("“e9-e9”"), "{problem}");
    ask(&mut state, RecordEvent::Import("x".repeat((1 << 22) + 1)));
    assert!(words(&state.dialogs.problems[0]).starts_with("The text is too large: at most 4 MB"));
    ask(&mut state, RecordEvent::FileRead { name: "games.pdn".to_owned(), bytes: None });
    assert!(words(&state.dialogs.problems[0]).starts_with("The file games.pdn is too large"));
    for bytes in [b"f5d6\0".to_vec(), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec()] {
        state.page = None;
        ask(&mut state, RecordEvent::FileRead { name: "a.png".to_owned(), bytes: Some(bytes) });
        assert_eq!(
            (words(&state.dialogs.problems[0]), state.page),
            ("The file a.png is not a text file.", Some(Page::Record))
        );
    }
    assert!(state.notice.is_none() && entries(&state).is_empty());
    // As old programs write.
    let bytes = b"\xef\xbb\xbf[Light \"Ada\"]\n[Dark \"Andr\xe9\"]\n\nd2-c3 *".to_vec();
    ask(&mut state, RecordEvent::FileRead { name: "old.pdn".to_owned(), bytes: Some(bytes) });
    assert_eq!(state.record.headers().text(Header::Dark), "Andr\u{e9}");
}

#[test]
fn of_several_games_the_good_ones_are_kept_and_the_text_stays() {
    let good = |moves: &[&str]| record_of(&*record("merkel", moves));
    let mut state = two_people(&[]);
    let text = format!("{}\n{}\n{}", good(&["d2-c3"]), good(&["c2-c3"]), "[Game \"Alquerque\"]\n\n1. a1-a9 *\n");
    let effects =
        ask(&mut state, RecordEvent::FileRead { name: "a.pdn".to_owned(), bytes: Some(text.clone().into_bytes()) });
    assert!(tasks(&effects).contains(&&RecordEffect::ShowText(text)));
    assert_eq!((entries(&state).len(), moves(&state), state.page), (2, vec!["d2-c3".to_owned()], Some(Page::Record)));
    assert!(words(&state.dialogs.problems[0]).starts_with("Game 3, line "), "{:?}", state.dialogs.problems);
    let mut state = two_people(&[]);
    ask(&mut state, RecordEvent::Import(format!("{}\n{}", good(&["d2-c3"]), good(&["c2-c3"]))));
    assert_eq!(notice(&state), "2 games read; they are in the library, and the first is on the board.");
    assert_eq!(state.page, None);
}
