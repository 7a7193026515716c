//! Messages of the library, and names in its entries.

use super::*;
use crate::command::Command;
use crate::elements::Change;
use crate::game::mode::GameMode;
use crate::game::seat::Seat;
use crate::library::{Entry, Library, MAX_ENTRIES_IN_TEXT};
use crate::notice::Offer;
use crate::page::Page;
use crate::record::{Field, RecordEffect, RecordEvent};
use crate::storage::saved_game::SavedGame;
use crate::tests::record::{ask, due, entries, record_of, tasks, won};
use crate::text::title::Title;
use alquerque_core::record::{Date, Header, to_link};
use alquerque_core::{Outcome, Player};
use std::rc::Rc;

/// Fills the library with games; the user has not been told that it is full.
fn filled(state: &mut State, count: usize) {
    let filler = |number: usize| Entry {
        record: format!("g1.{number}"),
        title: Title::Stored(format!("No. {number}")),
        ..Entry::default()
    };
    *state.shelf.library_mut() = Rc::new(Library::new((1..=count).map(filler).collect(), false));
}

fn import(state: &mut State, moves: &[&str]) -> Vec<Effect> {
    ask(state, RecordEvent::Import(record_of(&*record("merkel", moves))))
}

const FULL: &str = "library-full(games: 200)";

#[test]
fn an_imported_game_goes_on_after_a_draw_that_nobody_claimed() {
    let mut state = two_people(&[]);
    let shuffle = "1-5 32-28 5-1 28-32 ".repeat(3);
    let text = format!("[Result \"0-1\"]\n[FEN \"B:WK32:BK1\"]\n{shuffle} 1-6 0-1");
    ask(&mut state, RecordEvent::Import(text));
    let dark = Some(Outcome::Win(Player::Dark));
    assert_eq!((state.game.record.plies(), state.game.record.result(), state.game.ending), (13, dark, None));
    assert_eq!(
        notice(&state),
        "read(what: game-title(game: draughts), place: library, left: 0) \
         told(what: warning-unclaimed-draw(move: 4, rule: repetition))"
    );
    for ply in (0..13).rev() {
        ask(&mut state, RecordEvent::GoTo(ply));
        assert_eq!((state.game.record.played(), state.game.ending), (ply, None));
        let kept = SavedGame::from_text(&SavedGame::from_record(&*state.game.record).text()).unwrap();
        let (kept, contradiction) = kept.repaired().unwrap();
        assert_eq!((kept.moves().len(), kept.played(), kept.result(), contradiction), (13, ply, dark, None));
    }
}

#[test]
fn filling_the_library_is_reported() {
    let mut state = two_people(&[]);
    filled(&mut state, MAX_ENTRIES_IN_TEXT - 2);
    let text = [&["d2-c3"][..], &["c2-c3"]].map(|moves| record_of(&*record("merkel", moves))).join("\n");
    ask(&mut state, RecordEvent::Import(text));
    assert_eq!(entries(&state).len(), MAX_ENTRIES_IN_TEXT);
    let read = "read(what: counted-games(games: 2), place: library-all, left: 0)";
    assert!(notice(&state).starts_with(&format!("{read} {FULL}")), "{}", notice(&state));
    // The next game to be dropped is named, and that is the only message.
    let turn = state.game.legal[0].clone();
    for &spot in &turn.path {
        update(&mut state, Event::Activate(spot));
    }
    import(&mut state, &["b2-c3"]);
    assert_eq!(title(&entries(&state)[0].title), "as-it-is(text: No. 2)");
    assert_eq!(
        notice(&state),
        "read(what: game-with-rules(game: alquerque, rules: ruleset-title(ruleset: merkel)), place: no-room, \
         left: 1) library-took-place(title: as-it-is(text: No. 1), date: ) before-is-kept"
    );
}

#[test]
fn dropped_games_are_reported_with_the_full_library() {
    let mut state = two_people(&["d2-c3"]);
    filled(&mut state, MAX_ENTRIES_IN_TEXT);
    import(&mut state, &["c2-c3"]);
    assert_eq!(
        (entries(&state).len(), &title(&entries(&state)[0].title)[..]),
        (MAX_ENTRIES_IN_TEXT, "as-it-is(text: No. 2)")
    );
    let read =
        "read(what: game-with-rules(game: alquerque, rules: ruleset-title(ruleset: merkel)), place: no-room, left: 1)";
    let dropped = "library-took-place(title: as-it-is(text: No. 1), date: )";
    assert_eq!(notice(&state), format!("{read} {FULL} {dropped} before-is-kept"));
}

#[test]
fn a_restored_game_can_fill_the_library() {
    let mut state = two_people(&[]);
    filled(&mut state, MAX_ENTRIES_IN_TEXT);
    let id = entries(&state)[0].id;
    ask(&mut state, RecordEvent::Delete(id));
    update(&mut state, Event::Command(Command::Undelete));
    assert_eq!(phrases(state.page.dialogs.done.clone()), format!("library-undeleted {FULL}"));
}

#[test]
fn games_that_do_not_fit_are_counted() {
    let games = |count: usize| {
        let moves = [&["d2-c3"][..], &["c2-c3"]];
        moves[..count].iter().map(|moves| record_of(&*record("merkel", moves))).collect::<Vec<_>>().join("\n")
    };
    let mut state = two_people(&[]);
    filled(&mut state, MAX_ENTRIES_IN_TEXT - 1);
    ask(&mut state, RecordEvent::Import(games(2)));
    let read = "read(what: counted-games(games: 2), place: no-room-all, left: 1)";
    assert_eq!(notice(&state), format!("{read} {FULL}"));
    let other = record_of(&*record("merkel", &["d2-c3", "b4xd2"]));
    ask(&mut state, RecordEvent::Import(format!("{other}\n[Game \"Alquerque\"]\n1. a9-a8 *")));
    let done = phrases(state.page.dialogs.done.clone());
    assert_eq!(done, "read(what: counted-games(games: 1), place: no-room, left: 1)");
}

#[test]
fn notices_of_several_imports_do_not_pile_up() {
    let mut state = two_people(&[]);
    let read = "read(what: game-title(game: othello), place: library, left: 0)";
    for moves in [["d3", "c3"], ["d3", "e3"], ["d3", "c5"]] {
        ask(&mut state, RecordEvent::Import(moves.concat()));
        assert_eq!(notice(&state).matches(read).count(), 1, "{}", notice(&state));
    }
    assert_eq!(notice(&state), format!("{read} before-is-kept"));
    // The shelved games were in the library already.
    assert_eq!(entries(&state).len(), 3);
}

#[test]
fn an_import_of_one_game_is_reported_in_the_singular() {
    let mut state = two_people(&[]);
    let good = record_of(&*record("merkel", &["d2-c3"]));
    ask(&mut state, RecordEvent::Import(format!("{good}\n[Game \"Alquerque\"]\n\n1. a1-a9 *\n")));
    assert_eq!(
        phrases(state.page.dialogs.done.clone()),
        "read(what: counted-games(games: 1), place: library, left: 0)"
    );
    update(&mut state, Event::Command(Command::ExportLibrary));
    assert_eq!(phrases(state.page.dialogs.done.clone()), "library-exported(games: 1, unread: 0)");
}

#[test]
fn the_ai_is_named_in_stored_and_exported_games_but_not_in_links() {
    let mut state = won(Human, Ai);
    assert!(
        crate::record::text(&state).contains("[Dark \"Computer, level 3 of 12\"]"),
        "{}",
        crate::record::text(&state)
    );
    ask(&mut state, RecordEvent::Header(Field::Text(Header::Light), "Ann".to_owned()));
    assert_eq!((&entries(&state)[0].light[..], &entries(&state)[0].dark[..]), ("Ann", "Computer, level 3 of 12"));
    let effects = update(&mut state, Event::Command(Command::DownloadRecord));
    let [RecordEffect::Download { text, .. }] = tasks(&effects)[..] else { panic!("{effects:?}") };
    assert!(text.contains("[Light \"Ann\"]") && text.contains("[Dark \"Computer, level 3 of 12\"]"), "{text}");
    assert_eq!(state.game.record.headers().text(Header::Dark), "", "the game itself is unchanged");
    // An edited header takes precedence.
    ask(&mut state, RecordEvent::Header(Field::Text(Header::Dark), "Deep Bo".to_owned()));
    assert_eq!(&entries(&state)[0].dark, "Deep Bo");
}

#[test]
fn the_ai_is_not_named_in_a_loaded_game() {
    let mut state = against_ai(&[]);
    import(&mut state, &["d2-c3", "b4xd2"]);
    assert!(!crate::record::text(&state).contains("Computer, level"), "{}", crate::record::text(&state));
    ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", &LAST_MOVE))));
    assert!(!crate::record::text(&state).contains("Computer, level"));
    let id = {
        let mut finished = won(Human, Human);
        *state.shelf.library_mut() = std::mem::take(finished.shelf.library_mut());
        entries(&state)[0].id
    };
    ask(&mut state, RecordEvent::Open(id));
    ask(&mut state, RecordEvent::Header(Field::Text(Header::Light), "Ann".to_owned()));
    assert_eq!((&entries(&state)[0].light[..], &entries(&state)[0].dark[..]), ("Ann", ""));
    // A game continued here gets the AI's name as well.
    start_new(&mut state);
    import(&mut state, &["d2-c3", "b4xd2"]);
    activate_all(&mut state, &["e1", "c3"]);
    assert!(crate::record::text(&state).contains("Computer, level 3"), "{}", crate::record::text(&state));
}

#[test]
fn a_game_against_a_friend_says_how_it_ended() {
    let mut state = two_people(&["d2-c3", "b4xd2"]);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    update(&mut state, Event::Command(Command::Resign));
    let entry = &entries(&state)[0];
    assert_eq!((&entry.light[..], &entry.dark[..], entry.resigned), ("", "Friend", true));
    assert_eq!(
        entry.against().map(phrases),
        Some("against-computer(end: lost, name: a-friend, whose: yours, player: )")
    );
    assert_eq!(phrases(entry.players()), "players-one(side: dark, other: light, name: seat-friend)");
}

#[test]
fn a_link_inside_other_text_is_imported() {
    let mut state = two_people(&[]);
    let link = to_link(&*record("draughts", &["11-15"]));
    ask(&mut state, RecordEvent::Import(format!("Look: https://host/x/#{link} see you")));
    assert_eq!(moves(&state), ["11-15"]);
}

#[test]
fn a_finished_game_is_filed_once() {
    let mut state = won(Human, Ai);
    let [entry] = entries(&state) else { panic!("{:?}", entries(&state)) };
    assert_eq!(
        (&title(&entry.title)[..], entry.result, entry.moves),
        (
            "game-with-rules(game: alquerque, rules: ruleset-title(ruleset: merkel))",
            Some(Outcome::Win(Player::Light)),
            13
        )
    );
    assert_eq!((entry.light.as_str(), entry.dark.as_str()), ("", "Computer, level 3 of 12"));
    assert_eq!(entry.record().unwrap().moves(), state.game.record.moves());
    settle(&mut state);
    update(&mut state, Event::Command(Command::Undo));
    update(&mut state, Event::Command(Command::StepLast));
    assert_eq!(entries(&state).len(), 1);
}

#[test]
fn a_full_library_warns_before_it_drops_anything() {
    let mut state = two_people(&LAST_MOVE);
    let filler = |number: usize| Entry {
        record: format!("g1.{number}"),
        title: Title::Stored(format!("No. {number}")),
        ..Entry::default()
    };
    *state.shelf.library_mut() = Rc::new(Library::new((1..MAX_ENTRIES_IN_TEXT).map(filler).collect(), false));
    let finish = |state: &mut State| {
        while state.game.ending.is_none() {
            let turn = state.game.legal.iter().find(|turn| turn.text == WINNING).unwrap().clone();
            let here = in_hand(state).len();
            update(state, Event::Activate(turn.path[here]));
        }
    };
    finish(&mut state);
    assert_eq!(entries(&state).len(), MAX_ENTRIES_IN_TEXT);
    assert_eq!(title(&entries(&state)[0].title), "as-it-is(text: No. 1)", "nothing is dropped yet");
    assert_eq!(notice(&state), FULL);
    // The same moves on another day are another game.
    state.environment.today = Date::new(2026, 1, 2).unwrap();
    settle(&mut state);
    update(&mut state, Event::Command(Command::Undo));
    state.game.record.headers_mut().date = state.environment.today;
    finish(&mut state);
    assert_eq!(
        (entries(&state).len(), &title(&entries(&state)[0].title)[..]),
        (MAX_ENTRIES_IN_TEXT, "as-it-is(text: No. 2)")
    );
    assert_eq!(notice(&state), "library-took-place(title: as-it-is(text: No. 1), date: )");
}

#[test]
fn an_entry_is_opened_replayed_deleted_and_restored() {
    let mut state = won(Human, Human);
    let id = entries(&state)[0].id;
    settle(&mut state);
    start_new(&mut state);
    activate_all(&mut state, &["d2", "c3"]);
    settle(&mut state);
    state.page.open(Page::Library);
    let effects = ask(&mut state, RecordEvent::Open(id));
    assert!(effects.contains(&Effect::RemoveFragment));
    assert_eq!((state.page.current(), state.game.record.plies()), (None, 13));
    assert_eq!(state.notices.current().unwrap().offer, Some(Offer::BringBack));
    // The replaced game survives a reload, too.
    assert_eq!(entries(&state).last().unwrap().result, None);
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!((moves(&state), entries(&state).len()), (vec!["d2-c3".to_owned()], 1));
    let effects = ask(&mut state, RecordEvent::ReplayEntry(id));
    assert!(due(&effects).is_some());
    assert_eq!(plies_of(&*state.game.record), (0, 13));
    let effects = ask(&mut state, RecordEvent::Delete(id));
    assert_eq!(tasks(&effects), [&RecordEffect::SaveLibrary, &RecordEffect::Focus("library-undelete".to_owned())]);
    assert!(!entries(&state).iter().any(|entry| entry.id == id));
    let effects = update(&mut state, Event::Command(Command::Undelete));
    let back = entries(&state)[0].id;
    assert_eq!(
        tasks(&effects),
        [&RecordEffect::SaveLibrary, &RecordEffect::Focus(format!("open-{back}"))],
        "the focus as well"
    );
    assert_eq!(entries(&state)[0].moves, 13);
    assert_eq!(update(&mut state, Event::Command(Command::Undelete)), [], "only once");
}

#[test]
fn opening_a_game_of_another_kind_keeps_both() {
    let mut state = two_people(&["d2-c3"]);
    let othello = record("othello", &["d3", "c3"]);
    ask(&mut state, RecordEvent::Import(record_of(&*othello)));
    assert_eq!((state.game.record.board().game, state.settings.game()), (GameId::Othello, GameId::Othello));
    let others = |state: &State| state.game.others.iter().map(|record| record.moves()).collect::<Vec<_>>();
    assert_eq!(others(&state), [["d2-c3"]]);
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!((state.game.record.board().game, moves(&state)), (GameId::Alquerque, vec!["d2-c3".to_owned()]));
    assert_eq!(others(&state), [["d3", "c3"]]);
}

#[test]
fn a_damaged_entry_is_reported_and_stays() {
    let mut state = two_people(&["d2-c3"]);
    let bad = Entry { record: "g1.AAAA".to_owned(), title: Title::Stored("Broken".to_owned()), ..Entry::default() };
    *state.shelf.library_mut() = Rc::new(Library::new(vec![bad], false));
    assert_eq!(ask(&mut state, RecordEvent::Open(1)), []);
    assert_eq!(
        phrases(state.page.dialogs.done.clone()),
        "library-unreadable(why: text-error(subject: link, text: g1.AAAA, problem: problem-damaged(damage: short), \
         expected: expected-whole-link))"
    );
    assert_eq!((entries(&state).len(), moves(&state).len()), (1, 1));
    assert_eq!(update(&mut state, Event::Command(Command::ExportLibrary)), []);
    assert!(Entry { record: "<script>".to_owned(), ..Entry::default() }.check().is_err());
    assert!(
        Entry { record: "g1.".to_owned(), title: Title::Stored("x".repeat(2000)), ..Entry::default() }.check().is_err()
    );
}

#[test]
fn the_exported_library_can_be_imported() {
    let mut state = won(Human, Human);
    let othello = record("othello", &["d3", "c3"]);
    settle(&mut state);
    ask(
        &mut state,
        RecordEvent::Import(format!("{}\n{}", record_of(&*othello), record_of(&*record("draughts", &["11-15"])))),
    );
    assert_eq!(entries(&state).len(), 3);
    state.environment.today = Date::new(2026, 11, 21).unwrap();
    let effects = update(&mut state, Event::Command(Command::ExportLibrary));
    let [RecordEffect::Download { name, text }] = tasks(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(name, "library-2026-11-21.pdn");
    let back: Vec<_> =
        alquerque_core::record::import(text).into_iter().map(|read| read.unwrap().record.moves()).collect();
    let kept: Vec<_> = entries(&state).iter().map(|entry| entry.record().unwrap().moves()).collect();
    assert_eq!(back, kept);
}

#[test]
fn a_new_game_files_the_previous_one_until_it_is_restored() {
    let mut state = two_people(&INVERTING[..4]);
    start_new(&mut state);
    assert_eq!(entries(&state).len(), 1);
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!((entries(&state).len(), moves(&state).len()), (0, 4));
    let mut state = two_people(&INVERTING[..2]);
    start_new(&mut state);
    assert_eq!((entries(&state).len(), state.game.replaced.is_some()), (1, true), "two people played it");
    let mut state = game(Human, Ai, &["d2-c3"]);
    start_new(&mut state);
    assert_eq!((entries(&state).len(), state.game.replaced.is_some()), (0, true), "too short to keep");
}

#[test]
fn viewing_a_finished_game_keeps_it_finished() {
    let mut state = won(Human, Ai);
    settle(&mut state);
    update(&mut state, Event::Command(Command::StepFirst));
    start_new(&mut state);
    assert_eq!(notice(&state), "", "nothing is missing: it is in the library");
}

#[test]
fn duplicate_games_in_a_text_are_imported_once() {
    let mut state = two_people(&[]);
    let text = record_of(&*record("merkel", &["d2-c3"]));
    ask(&mut state, RecordEvent::Import(format!("{text}\n{text}")));
    assert_eq!(notice(&state), "read(what: counted-games(games: 1), place: library, left: 0)");
    assert_eq!(entries(&state).len(), 1);
}

#[test]
fn the_best_games_are_long_and_the_latest_come_first() {
    let mut state = game(Human, Ai, &[]);
    let library = Rc::make_mut(state.shelf.library_mut());
    library.entries.clear();
    let of = |n: u32, moves, accuracy| Entry {
        record: format!("g{n}"),
        moves,
        accuracy,
        dark: "AI, level 3".to_owned(),
        result: Some(Outcome::Win(Player::Light)),
        ..Entry::default()
    };
    for n in 0..60 {
        library.insert(usize::MAX, of(n, 20, Some(if n < 4 { 90 } else { 50 })));
    }
    library.insert(usize::MAX, of(60, 9, Some(100)));
    library.insert(usize::MAX, of(61, 20, None));
    // A loss, a draw, and a win of the computer.
    let lost = Some(Outcome::Win(Player::Dark));
    library.insert(usize::MAX, Entry { result: lost, ..of(62, 20, Some(99)) });
    library.insert(usize::MAX, Entry { result: Some(Outcome::Draw), ..of(63, 20, Some(99)) });
    library.insert(usize::MAX, Entry { light: "AI, level 3".to_owned(), dark: String::new(), ..of(64, 20, Some(99)) });
    let best: Vec<&str> = library.best(GameId::Alquerque).iter().map(|entry| entry.record.as_str()).collect();
    assert_eq!(best, ["g3", "g2", "g1"]);
    assert_eq!((library.rated(GameId::Alquerque).len(), library.rated(GameId::Othello).len()), (50, 0));
    let rated: Vec<_> = library.rated(GameId::Alquerque).iter().filter_map(|entry| entry.accuracy).collect();
    assert_eq!(rated[45..], [50, 100, 99, 99, 99], "oldest first");
    let entry = of(1, 20, Some(87));
    assert_eq!(Entry::from_text(&entry.text()).map(|read| read.accuracy), Ok(Some(87)));
    assert_eq!(Entry::from_text(&entry.text().replace("87", "101")).map(|read| read.accuracy), Ok(Some(100)));
    // Other changes of an entry keep it.
    let library = Rc::make_mut(state.shelf.library_mut());
    let id = library.entries[0].id;
    library.replace(id, of(0, 20, None));
    assert_eq!(library.entry(id).unwrap().accuracy, Some(90));
}

#[test]
fn an_unfinished_game_of_the_library_is_resumed_with_its_players() {
    let moves = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"];
    let mut state = against_ai(&moves);
    state.settings.current_mut().ai.level = 1;
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(crate::new_game::ChoiceEvent::Level(12)));
    update(&mut state, Event::Command(Command::Play));
    assert_eq!((state.settings.current().ai.level, entries(&state).len()), (12, 1));
    let entry = entries(&state)[0].clone();
    assert_eq!((&*entry.dark, entry.can_resume()), ("Computer, level 1 of 12", true));
    assert_eq!(phrases(entry.players()), "players-one(side: dark, other: light, name: seat-level(level: 1))");
    // Two people play meanwhile.
    (state.settings.current_mut().light, state.settings.current_mut().dark) = (Human, Human);
    ask(&mut state, RecordEvent::Open(entry.id));
    let now = state.settings.current();
    assert_eq!((now.light, now.dark, now.ai.level, now.mode()), (Human, Ai, 1, GameMode::Local));
    assert_eq!(
        (moves_of(&state), state.game.counted, entries(&state).len()),
        (moves.map(str::to_owned).to_vec(), false, 0)
    );
    assert!(state.game.record.headers().text(Header::Dark).is_empty(), "the page names the computer itself");
    // Resigned, it is filed once, and counts.
    let effects = update(&mut state, Event::Command(Command::Resign));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Count { .. })), "{effects:?}");
    assert_eq!(entries(&state).len(), 1);
    assert_eq!(
        phrases(entries(&state)[0].against().unwrap()),
        "against-computer(end: lost, name: level-name(level: 1), whose: yours, player: )"
    );
}

fn moves_of(state: &State) -> Vec<String> {
    state.game.record.moves().clone()
}

#[test]
fn the_entry_of_a_resumed_game_returns_if_the_game_before_is_brought_back() {
    let mut state = against_ai(&["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"]);
    start_new(&mut state);
    update(&mut state, Event::Typed("c2-c3".to_owned()));
    let before = moves_of(&state);
    let id = entries(&state)[0].id;
    ask(&mut state, RecordEvent::Open(id));
    assert_eq!((entries(&state).len(), moves_of(&state).len()), (1, 4), "the game before is filed in its place");
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!(moves_of(&state), before);
    assert!(entries(&state).len() == 1 && entries(&state)[0].can_resume());
    assert_eq!(entries(&state)[0].moves, 4);
}

#[test]
fn a_finished_game_is_opened_with_its_own_players() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    update(&mut state, Event::Command(Command::Resign));
    let lost = over(&state);
    let id = entries(&state)[0].id;
    update(&mut state, Event::Command(Command::Rematch));
    state.settings.current_mut().ai.level = 5;
    let before = state.settings.current().clone();
    ask(&mut state, RecordEvent::Open(id));
    let now = state.settings.current();
    assert_eq!((now.light, now.dark, now.ai.level, now.mode()), (Human, Ai, 3, GameMode::Local));
    assert_eq!((over(&state), state.wants_flipped()), (lost, false));
    let panel = crate::game::panel::panel(&state);
    for (id, seat) in [("light-controller", Seat::You), ("dark-controller", Seat::Level(3))] {
        assert!(
            panel.iter().any(|(at, change)| *at == *id && *change == Change::Text(seat.short().into())),
            "{panel:?}"
        );
    }
    update(&mut state, Event::Command(Command::StepPrevious));
    assert!(!state.is_human_to_move(), "the computer keeps its side");
    // The next game is as the last one.
    update(&mut state, Event::PageShown(Some(Page::New)));
    assert_eq!(state.choice().settings.ai, before.ai);
    assert_eq!(state.choice().you, Player::Dark);
}

#[test]
fn the_end_of_a_finished_game_is_no_result_when_it_is_played_again() {
    for dark in [Human, Ai] {
        let mut state = won(Human, dark);
        let id = entries(&state)[0].id;
        settle(&mut state);
        update(&mut state, Event::Command(Command::Rematch));
        ask(&mut state, RecordEvent::Open(id));
        update(&mut state, Event::Command(Command::StepPrevious));
        let effects = update(&mut state, Event::Typed(WINNING.to_owned()));
        assert!(state.game.ending.is_some() && !state.game.has_just_ended());
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::Count { .. })), "{effects:?}");
        settle(&mut state);
        assert!(state.end_card().is_none());
        assert_eq!((entries(&state).len(), *state.shelf.filed()), (1, Some(id)));
    }
}

#[test]
fn a_finished_game_of_other_people_is_only_read() {
    let mut state = against_ai(&[]);
    let mut record = record("merkel", &LAST_MOVE);
    record.play(WINNING).unwrap();
    record.headers_mut().set_text(Header::Light, "Ann");
    ask(&mut state, RecordEvent::Import(record_of(&*record)));
    let now = state.settings.current();
    assert_eq!((now.light, now.dark, now.mode()), (Human, Human, GameMode::Loaded));
    start_new(&mut state);
    assert_eq!(state.settings.current().dark, Ai, "as before");
}

#[test]
fn a_game_read_from_a_file_is_not_resumed() {
    let mut state = two_people(&[]);
    let text = "[White \"Computer, level 12 of 12\"]\n[Result \"*\"]\n";
    let record = record_of(&*record("merkel", &["d2-c3"]));
    ask(&mut state, RecordEvent::Import(format!("{text}{record}")));
    assert!(entries(&state).iter().all(|entry| !entry.can_resume()));
    assert_eq!(state.settings.current().mode(), GameMode::Loaded);
}

#[test]
fn passes_are_no_moves_of_othello() {
    let finished = |seed| {
        let mut record = alquerque_core::family::AnyGame::from(alquerque_core::GameId::Othello).record();
        let mut rng = alquerque_core::search::rng(seed);
        while record.ending().is_none() {
            let turns = record.legal_turns();
            record.play(&any(&turns, &mut rng).text).unwrap();
        }
        record
    };
    let has_passes = |record: &dyn AnyRecord| (0..record.plies()).any(|ply| record.is_pass(ply));
    let record = (0..100).map(finished).find(|record| has_passes(&**record)).unwrap();
    let discs: u32 = record.counts_at(record.plies()).iter().sum();
    assert_eq!(Entry::from_record(&*record).move_count(), discs as usize - 4);
    assert_eq!(crate::text::moves::played(&*record), discs as usize - 4);
}
