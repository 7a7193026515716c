//! Reviewed games, the best of them, and the player's name.

use alquerque_core::record::{Header, to_link};
use alquerque_core::{Outcome, Player};

use super::end_card::{review, won};
use super::store::Fake;
use super::*;
use crate::history::{BEST, History, KEY, LATEST, Reviewed, keep, load, recall};
use crate::named::named;
use crate::page::Page;
use crate::settings::{Engine, read, text_of};
use crate::statistics::Opponent;
use crate::store::Store as _;

const LEVEL: Opponent = Opponent { game: GameId::Alquerque, engine: Engine::Uct, strength: 1 };

fn reviewed(accuracy: u8, record: &str) -> Reviewed {
    let result = Outcome::Win(Player::Light);
    let record = record.to_owned();
    Reviewed { opponent: LEVEL, you: Player::Light, result, accuracy, date: "2026-11-25".to_owned(), record }
}

/// The whole game that Light wins.
fn whole_game() -> Box<dyn AnyRecord> {
    record("merkel", &LAST_MOVE.into_iter().chain([WINNING]).collect::<Vec<_>>())
}

pub(super) fn history_of(games: Vec<Reviewed>) -> History {
    let store = Fake::new(&[]);
    games.into_iter().fold(History::default(), |_, game| keep(&store, game).0)
}

#[test]
fn a_game_is_kept_once_its_review_is_complete() {
    let mut state = won(Ai);
    settle(&mut state);
    assert_eq!(state.reviewed(), None);
    review(&mut state, |_| 0.5);
    let game = state.reviewed().unwrap();
    assert_eq!((game.you, game.result, game.accuracy), (Player::Light, Outcome::Win(Player::Light), 100));
    assert_eq!(game.game().unwrap().plies(), 13);
    // Between two people there is nothing to keep.
    let mut state = won(Human);
    settle(&mut state);
    review(&mut state, |_| 0.5);
    assert_eq!(state.reviewed(), None);
}

#[test]
fn short_games_are_not_among_the_best() {
    assert_eq!(Reviewed::record_of(&*record("merkel", &CAPTURE_COMPULSORY)), "");
    assert_ne!(Reviewed::record_of(&*whole_game()), "");
}

#[test]
fn the_best_keep_their_moves_and_the_latest_their_accuracy() {
    let games: Vec<Reviewed> =
        (0..120).map(|n| reviewed(if n < 8 { 90 + n } else { 50 }, &format!("g1.{n}"))).collect();
    let history = history_of(games);
    let best: Vec<u8> = history.best(GameId::Alquerque).iter().map(|best| best.accuracy).collect();
    assert_eq!(best, [97, 96, 95, 94, 93]);
    assert_eq!((history.latest(GameId::Alquerque).len(), history.len()), (LATEST, LATEST + BEST));
    assert!(history.latest(GameId::Alquerque).iter().all(|game| game.record.is_empty()));
    assert_eq!((history.best(GameId::Othello), history.latest(GameId::Othello)), (vec![], vec![]));
    assert_eq!(History::read(&history.text()), Ok(history));
}

#[test]
fn of_equal_games_the_latest_is_first_and_a_repeated_one_counts_once() {
    let history = history_of(vec![reviewed(80, "g1.a"), reviewed(80, "g1.b"), reviewed(80, "g1.a")]);
    let best: Vec<&str> = history.best(GameId::Alquerque).iter().map(|best| best.record.as_str()).collect();
    assert_eq!(best, ["g1.b", "g1.a"]);
    assert_eq!(history.len(), 2);
}

#[test]
fn what_cannot_be_read_is_put_aside() {
    for text in [
        "",
        "{}",
        r#"{"version":2,"games":[]}"#,
        r#"{"version":1,"games":[{"game":"chess"}]}"#,
        &history_of(vec![reviewed(80, "g1.a")]).text().replace("80", "101"),
        &history_of(vec![reviewed(80, "g1.a")]).text().replace("g1.a", "javascript:"),
    ] {
        let store = Fake::new(&[(KEY, text)]);
        let (history, trouble) = load(&store);
        assert!(history.is_empty() && store.has(text), "{text}");
        assert_eq!(trouble.expect("it is told").id(), "unreadable-history");
        assert_eq!(store.get(KEY), None);
    }
    let full = Fake { room: 0, ..Fake::new(&[]) };
    assert!(!keep(&full, reviewed(80, "")).2);
}

#[test]
fn a_deleted_history_comes_back_before_what_came_since() {
    let store = Fake::new(&[]);
    let before = history_of(vec![reviewed(70, ""), reviewed(80, "")]);
    keep(&store, reviewed(90, ""));
    let (all, saved) = recall(&store, &before);
    let accuracy: Vec<u8> = all.latest(GameId::Alquerque).iter().map(|game| game.accuracy).collect();
    assert_eq!((accuracy, saved), (vec![70, 80, 90], true));
    assert_eq!(load(&store), (all, None));
}

#[test]
fn a_best_game_is_played_back() {
    let mut state = against_ai(&["d2-c3"]);
    state.saved.history = history_of(vec![reviewed(80, &to_link(&*whole_game()))]);
    update(&mut state, Event::PageShown(Some(Page::Statistics)));
    update(&mut state, Event::ReplayBest(1));
    assert_eq!(state.game.record.plies(), 1, "there is none");
    update(&mut state, Event::ReplayBest(0));
    assert_eq!((state.game.record.plies(), state.game.record.played()), (13, 0));
    assert!(state.is_played_back() && state.view.page.is_none());
}

#[test]
fn the_player_has_a_name_in_the_games_against_the_computer() {
    let mut state = won(Ai);
    assert_eq!(update(&mut state, Event::Rename("  Ann\u{202e}\n Lee ".to_owned())), [Effect::SaveSettings]);
    assert_eq!(state.saved.settings.name, "Ann Lee");
    assert_eq!(named(&state).headers().text(Header::Light), "Ann Lee");
    assert_eq!(read(&text_of(&state.saved.settings)).unwrap().name, "Ann Lee");
    update(&mut state, Event::Rename("x".repeat(100)));
    assert_eq!(state.saved.settings.name.len(), 24);
    update(&mut state, Event::Rename(" ".to_owned()));
    assert!(state.saved.settings.name.is_empty() && !text_of(&state.saved.settings).contains("\"name\""));
    let mut state = won(Human);
    update(&mut state, Event::Rename("Ann".to_owned()));
    assert_eq!(named(&state).headers().text(Header::Light), "", "which of the two is it?");
}
