//! Stepping through the game and playing it back; the library; games as text; links.

use super::*;
use crate::choices::{ChoiceEvent, Opponent};
use crate::event::OptionEvent;
use crate::library::{Entry, Library, MOST_ENTRIES_IN_TEXT, goes_on_from, has_all_of};
use crate::moves::other_way;
use crate::page::Page;
use crate::record_event::{Field, RecordEffect, RecordEvent, Step};
use crate::saved::SavedGame;
use crate::settings::KeptSettings;
use crate::state::Offer;
use crate::update::record_text;
use alquerque_core::Player;
use alquerque_core::record::{Date, Header, NodeId, from_link, to_link};
use std::rc::Rc;

pub(super) fn ask(state: &mut State, ask: RecordEvent) -> Vec<Effect> {
    update(state, Event::Record(ask))
}

fn due(effects: &[Effect]) -> Option<Event> {
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
    assert_eq!(way.label, "Other move: c2-c3");
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
        assert_eq!(way.label, format!("Other move: {label}"));
        assert_eq!(way.node, first[(place + 1) % 3]);
        ask(&mut state, RecordEvent::Select(way.node));
    }
    // What there is not changes nothing.
    assert_eq!(ask(&mut state, RecordEvent::Select(NodeId::new(1000))), []);
}

#[test]
fn a_game_is_missed_only_where_some_of_it_is_missing() {
    let mut state = two_people(&["c2-c3", "c4xc2"]);
    let before = to_link(&*state.record);
    ask(&mut state, RecordEvent::GoTo(0));
    activate(&mut state, "d2");
    activate(&mut state, "c3");
    settle(&mut state);
    let after = to_link(&*state.record);
    // The first line alone has less, although it is the same game.
    let [short, long] = [before, after].map(|link| from_link(&link).unwrap());
    assert!(goes_on_from(&*long, &*short) && has_all_of(&*long, &*short));
    assert!(!goes_on_from(&*short, &*long) && !has_all_of(&*short, &*long));
    ask(&mut state, RecordEvent::Link(to_link(&*short)));
    assert!(notice(&state).contains("The game before is kept."), "{}", notice(&state));
    update(&mut state, Event::BringBack);
    ask(&mut state, RecordEvent::Link(to_link(&*long)));
    assert!(!notice(&state).contains("is kept"), "{}", notice(&state));
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
fn a_game_that_ends_goes_into_the_library_once() {
    let mut state = won(Human, Ai);
    let [entry] = entries(&state) else { panic!("{:?}", entries(&state)) };
    assert_eq!((entry.title.as_str(), entry.result.as_str(), entry.moves), ("Alquerque, Merkel", "Light wins", 13));
    assert_eq!((entry.light.as_str(), entry.dark.as_str()), ("", "AI, level 3"));
    assert_eq!(entry.record().unwrap().moves(), state.record.moves());
    settle(&mut state);
    update(&mut state, Event::Undo);
    update(&mut state, Event::Redo);
    assert_eq!(entries(&state).len(), 1);
}

#[test]
fn a_game_gets_the_day_on_which_it_begins() {
    let mut state = two_people(&[]);
    state.outside.today = Date::new(2026, 11, 21).unwrap();
    activate_all(&mut state, &["d2", "c3"]);
    assert_eq!(state.record.headers().date.to_string(), "2026-11-21");
    let kept = serde_json::to_string(&SavedGame::of(&*state.record)).unwrap();
    let back = serde_json::from_str::<SavedGame>(&kept).unwrap().restore().unwrap();
    assert_eq!((back.headers(), back.moves()), (state.record.headers(), state.record.moves()));
}

#[test]
fn a_kept_record_that_disagrees_is_not_believed() {
    let mut other = record("merkel", &["c2-c3"]);
    other.headers_mut().set_text(Header::Light, "Somebody");
    let mut kept = serde_json::to_value(SavedGame::of(&*other)).unwrap();
    kept["moves"] = serde_json::json!(["d2-c3"]);
    let back = serde_json::from_value::<SavedGame>(kept.clone()).unwrap().restore().unwrap();
    assert_eq!((back.moves(), back.headers().text(Header::Light)), (vec!["d2-c3".to_owned()], ""));
    kept["record"] = serde_json::json!("g1.nonsense");
    assert!(serde_json::from_value::<SavedGame>(kept).unwrap().restore().is_ok());
}

#[test]
fn a_full_library_tells_before_it_drops_anything() {
    let mut state = two_people(&LAST_MOVE);
    let filler =
        |number: usize| Entry { record: format!("g1.{number}"), title: format!("No. {number}"), ..Entry::default() };
    state.shelf.library = Rc::new(Library::new((1..MOST_ENTRIES_IN_TEXT).map(filler).collect(), false));
    let finish = |state: &mut State| {
        while state.ending.is_none() {
            let turn = state.legal.iter().find(|turn| turn.text == WINNING).unwrap().clone();
            let here = in_hand(state).len();
            update(state, Event::Activate(turn.path[here]));
        }
    };
    finish(&mut state);
    assert_eq!(entries(&state).len(), MOST_ENTRIES_IN_TEXT);
    assert_eq!(entries(&state)[0].title, "No. 1", "nothing is dropped yet");
    assert!(notice(&state).contains("is full: each further one"), "{}", notice(&state));
    // The same game of another day is another game.
    state.outside.today = Date::new(2026, 1, 2).unwrap();
    settle(&mut state);
    update(&mut state, Event::Undo);
    state.record.headers_mut().date = state.outside.today;
    finish(&mut state);
    assert_eq!((entries(&state).len(), entries(&state)[0].title.as_str()), (MOST_ENTRIES_IN_TEXT, "No. 2"));
    assert!(notice(&state).contains("took the place of the oldest, No. 1"), "{}", notice(&state));
}

#[test]
fn an_entry_is_opened_replayed_deleted_and_brought_back() {
    let mut state = won(Human, Human);
    let id = entries(&state)[0].id;
    settle(&mut state);
    update(&mut state, Event::NewGame);
    activate_all(&mut state, &["d2", "c3"]);
    settle(&mut state);
    state.page = Some(Page::Library);
    let effects = ask(&mut state, RecordEvent::Open(id));
    assert!(effects.contains(&Effect::LeavePage));
    assert_eq!((state.page, state.record.plies()), (None, 13));
    assert_eq!(state.notice.as_ref().unwrap().offer, Some(Offer::BringBack));
    // Over a reload, too, the game that gave way is not lost.
    assert_eq!(entries(&state).last().unwrap().result, "Not finished");
    update(&mut state, Event::BringBack);
    assert_eq!((moves(&state), entries(&state).len()), (vec!["d2-c3".to_owned()], 1));
    let effects = ask(&mut state, RecordEvent::Replay(id));
    assert!(due(&effects).is_some());
    assert_eq!(course(&*state.record), (0, 13));
    let effects = ask(&mut state, RecordEvent::Delete(id));
    assert_eq!(tasks(&effects), [&RecordEffect::SaveLibrary, &RecordEffect::Focus("library-undelete".to_owned())]);
    assert!(!entries(&state).iter().any(|entry| entry.id == id));
    let effects = ask(&mut state, RecordEvent::Undelete);
    let back = entries(&state)[0].id;
    assert_eq!(
        tasks(&effects),
        [&RecordEffect::SaveLibrary, &RecordEffect::Focus(format!("open-{back}"))],
        "the keyboard's focus, too"
    );
    assert_eq!(entries(&state)[0].moves, 13);
    assert_eq!(ask(&mut state, RecordEvent::Undelete), [], "only once");
}

#[test]
fn opening_a_game_of_another_kind_keeps_both() {
    let mut state = two_people(&["d2-c3"]);
    let othello = record("othello", &["d3", "c3"]);
    ask(&mut state, RecordEvent::Import(record_of(&*othello)));
    assert_eq!((state.record.board().game, state.settings.game()), (GameId::Othello, GameId::Othello));
    let others = |state: &State| state.others.iter().map(|record| record.moves()).collect::<Vec<_>>();
    assert_eq!(others(&state), [["d2-c3"]]);
    update(&mut state, Event::BringBack);
    assert_eq!((state.record.board().game, moves(&state)), (GameId::Alquerque, vec!["d2-c3".to_owned()]));
    assert_eq!(others(&state), [["d3", "c3"]]);
}

pub(super) fn record_of(record: &dyn AnyRecord) -> String {
    alquerque_core::record::export(record, alquerque_core::record::Format::Pdn)
}

#[test]
fn a_damaged_entry_says_so_and_stays() {
    let mut state = two_people(&["d2-c3"]);
    let bad = Entry { record: "g1.AAAA".to_owned(), title: "Broken".to_owned(), ..Entry::default() };
    state.shelf.library = Rc::new(Library::new(vec![bad], false));
    assert_eq!(ask(&mut state, RecordEvent::Open(1)), []);
    assert!(words(&state.dialogs.done).contains("cannot be read"), "{}", words(&state.dialogs.done));
    assert_eq!((entries(&state).len(), moves(&state).len()), (1, 1));
    assert_eq!(ask(&mut state, RecordEvent::ExportAll), []);
    assert!(Entry { record: "<script>".to_owned(), ..Entry::default() }.check().is_err());
    assert!(Entry { record: "g1.".to_owned(), title: "x".repeat(2000), ..Entry::default() }.check().is_err());
}

#[test]
fn the_whole_library_is_one_file_that_can_be_read_again() {
    let mut state = won(Human, Human);
    let othello = record("othello", &["d3", "c3"]);
    settle(&mut state);
    ask(
        &mut state,
        RecordEvent::Import(format!("{}\n{}", record_of(&*othello), record_of(&*record("draughts", &["11-15"])))),
    );
    assert_eq!(entries(&state).len(), 3);
    state.outside.today = Date::new(2026, 11, 21).unwrap();
    let effects = ask(&mut state, RecordEvent::ExportAll);
    let [RecordEffect::Download { name, text }] = tasks(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(name, "library-2026-11-21.pdn");
    let back: Vec<_> =
        alquerque_core::record::import(text).into_iter().map(|read| read.unwrap().record.moves()).collect();
    let kept: Vec<_> = entries(&state).iter().map(|entry| entry.record().unwrap().moves()).collect();
    assert_eq!(back, kept);
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
    ask(&mut state, RecordEvent::Import("x".repeat((1 << 20) + 1)));
    assert!(words(&state.dialogs.problems[0]).starts_with("The text is too large: at most 1 MB"));
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

#[test]
fn a_link_shows_the_game_at_the_same_move_and_the_game_before_is_kept() {
    let mut sender = two_people(&INVERTING);
    sender.outside.address = "https://example.org/alquerque/".to_owned();
    ask(&mut sender, RecordEvent::GoTo(3));
    let effects = ask(&mut sender, RecordEvent::Share);
    let [RecordEffect::Share { title, link }] = tasks(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(title, "Alquerque, Merkel");
    assert!(link.starts_with("https://example.org/alquerque/#g1."));
    let mut state = against_ai(&["c2-c3"]);
    let effects = ask(&mut state, RecordEvent::Link(link.clone()));
    assert!(tasks(&effects).contains(&&RecordEffect::ClearAddress));
    assert_eq!((course(&*state.record), state.waits()), ((3, 3), true), "the AI waits");
    assert_eq!(state.notice.as_ref().unwrap().offer, Some(Offer::BringBack));
    update(&mut state, Event::BringBack);
    assert_eq!(moves(&state), ["c2-c3"]);
}

#[test]
fn by_links_the_ai_answers_nobody_and_each_move_offers_the_link() {
    let mut state = game(Human, Ai, &[]);
    let effects = ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", &INVERTING[..5]))));
    assert!(sent(&effects).is_empty());
    // Dark, which the AI would play, is the side of whoever has opened the link.
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Dark));
    assert!(state.humans_turn() && state.flipped && !state.can(Action::PlayByLink));
    let turn = state.legal[0].clone();
    let mut effects = Vec::new();
    for &spot in &turn.path {
        if moves(&state).len() == 5 {
            effects = update(&mut state, Event::Activate(spot));
        }
    }
    assert_eq!(moves(&state).len(), 6);
    assert!(sent(&effects).is_empty() && sent(&settle(&mut state)).is_empty());
    assert!(
        state.can(Action::SendLink)
            && !state.humans_turn()
            && announced(&state).ends_with("Send the link to your friend.")
    );
    assert_eq!(status(&state), "Light to move: your friend");
    let untouched = moves(&state);
    activate(&mut state, "a1");
    assert_eq!((moves(&state), &state.hand), (untouched, &None), "nobody plays the friend's pieces");
    update(&mut state, Event::OfferDraw);
    assert_eq!(state.ending, None);
    // The friend's answer goes on with the same game: there is nothing to bring back.
    let mut answer = state.record.clone();
    let reply = answer.legal_turns()[0].text.clone();
    answer.play(&reply).unwrap();
    ask(&mut state, RecordEvent::Link(to_link(&*answer)));
    assert_eq!((moves(&state).len(), state.notice.as_ref().unwrap().offer, entries(&state).len()), (7, None, 0));
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Dark));
    // It stays so over a reload, and a new game is against the AI again.
    let kept = serde_json::to_value(&state.settings).unwrap();
    let kept = serde_json::from_value::<KeptSettings>(kept).unwrap().restore().unwrap();
    assert_eq!(kept, state.settings);
    update(&mut state, Event::Rematch);
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Light), "a rematch is against the friend");
    update(&mut state, Event::NewGame);
    assert_eq!((state.settings.now().course(), state.settings.controller(Player::Light)), (Course::Here, Ai));
}

#[test]
fn whoever_sends_a_game_can_leave_the_other_side_to_a_friend() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    assert!(state.can(Action::PlayByLink));
    ask(&mut state, RecordEvent::Shared);
    assert_eq!(state.notice.as_ref().unwrap().offer, Some(Offer::PlayByLink));
    let effects = ask(&mut state, RecordEvent::PlayByLink);
    assert_eq!(sent(&effects), [&Request::Stop { id }]);
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Light), "the friend has the AI's side");
    assert!(!state.can(Action::PlayByLink) && !state.ais_turn());
    assert!(state.can(Action::SendLink) && notice(&state).starts_with("Your friend is to move."));
    let mut state = against_ai(&[]);
    ask(&mut state, RecordEvent::PlayByLink);
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Light));
    assert!(!state.can(Action::SendLink) && notice(&state).contains("Make your move"), "{}", notice(&state));
}

#[test]
fn friends_keep_their_sides_when_a_link_comes_back_and_when_it_brings_the_end() {
    let all = [&LAST_MOVE[..], &[WINNING]].concat();
    let mut state = two_people(&all[..all.len() - 1]);
    state.settings.now_mut().set_course(Course::ByLink(Player::Dark));
    // One's own link.
    let own = to_link(&*state.record);
    ask(&mut state, RecordEvent::Link(own));
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Dark));
    assert!(state.can(Action::SendLink) && notice(&state).ends_with("your friend is to move."), "{}", notice(&state));
    // The friend's last move.
    ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", &all))));
    assert!(state.ending.is_some());
    assert_eq!((state.settings.now().course(), entries(&state).len()), (Course::ByLink(Player::Dark), 1));
    update(&mut state, Event::Rematch);
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Light), "the rematch is with the friend");
    update(&mut state, Event::NewGame);
    assert!(notice(&state).contains("not by link"), "{}", notice(&state));
}

#[test]
fn the_ai_waits_in_a_game_that_was_read_over_a_reload_too() {
    let mut state = against_ai(&[]);
    ask(&mut state, RecordEvent::Import("[Ruleset \"merkel\"]\n\nd2-c3 *".to_owned()));
    assert!(state.waits() && state.ais_turn());
    let mut again = State::new(state.settings.clone(), vec![state.record.clone()]);
    assert!(again.waits() && again.settings.now().course() == Course::Read);
    update(&mut again, Event::Resume);
    assert!(!State::new(again.settings, vec![again.record]).waits(), "somebody plays on in it");
    update(&mut state, Event::NewGame);
    assert_eq!(state.settings.now().course(), Course::Here);
}

#[test]
fn a_game_by_link_is_begun_and_ended_by_choice() {
    let mut state = against_ai(&[]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Opponent(Opponent::FriendByLink)));
    update(&mut state, Event::Choice(ChoiceEvent::You(Player::Dark)));
    update(&mut state, Event::Play);
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Dark));
    assert!(state.can(Action::SendLink), "the friend begins");
    update(&mut state, Event::Option(OptionEvent::Controller(Player::Light, Ai)));
    let players = Player::BOTH.map(|player| state.settings.controller(player));
    assert_eq!((state.settings.now().course(), players), (Course::Here, [Ai, Human]));
    update(&mut state, Event::Option(OptionEvent::Controller(Player::Dark, Controller::Friend)));
    let players = Player::BOTH.map(|player| state.settings.controller(player));
    assert_eq!(players, [Human, Controller::Friend]);
}

#[test]
fn a_new_game_puts_the_one_before_into_the_library_and_takes_it_out_again() {
    let mut state = two_people(&INVERTING[..4]);
    update(&mut state, Event::NewGame);
    assert_eq!(entries(&state).len(), 1);
    update(&mut state, Event::BringBack);
    assert_eq!((entries(&state).len(), moves(&state).len()), (0, 4));
    let mut state = two_people(&INVERTING[..2]);
    update(&mut state, Event::NewGame);
    assert_eq!((entries(&state).len(), state.replaced.is_some()), (0, true), "hardly a game");
}

#[test]
fn a_game_that_was_looked_at_waits_when_it_comes_back() {
    let mut record = record("merkel", &INVERTING);
    record.go_to(3);
    let state = State::new(against_ai(&[]).settings, vec![record]);
    assert!(state.waits() && state.ais_turn(), "the AI's move would take the place of those that were taken back");
}

#[test]
fn damaged_hostile_and_newer_links_change_nothing() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    let good = to_link(&*record("merkel", &INVERTING));
    let cut = &good[..good.len() - 3];
    for link in ["#g1.", "#g1.%3Cscript%3E", cut, &good.replace('1', "2"), "#g3.AAAA", "#g99999999999999999999.A"] {
        let effects = ask(&mut state, RecordEvent::Link(link.to_owned()));
        assert_eq!((effects.len(), moves(&state).len()), (0, 2), "{link}");
        assert!(notice(&state).starts_with("This link cannot be opened: "), "{}", notice(&state));
        assert!(notice(&state).ends_with("Your own game is as it was.") && notice(&state).len() < 500);
    }
    ask(&mut state, RecordEvent::Link("#g3.AAAA".to_owned()));
    assert!(notice(&state).contains("newer version"));
    assert!(from_link(&good).is_ok());
}
