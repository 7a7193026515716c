//! Statistics of games against the AI.

use alquerque_core::{Outcome, Player};
use alquerque_language::message;

use super::*;
use crate::command::Command;
use crate::game::mode::GameMode;
use crate::record::RecordEffect;
use crate::statistics::results::{KEY, count, forget, load, recall};
use crate::statistics::{Opponent, OpponentKind, Tally};
use crate::storage::{Problem, Store, unreadable};
use crate::tests::store::Fake;

fn counted(effects: &[Effect]) -> Vec<(Opponent, Outcome, Player)> {
    let of = |effect: &Effect| match effect {
        Effect::Count { opponent, result, you } => Some((*opponent, *result, *you)),
        _ => None,
    };
    effects.iter().filter_map(of).collect()
}

const BEGINNER: Opponent = Opponent::at_level(GameId::Alquerque, 1);
const WON: Outcome = Outcome::Win(Player::Light);
const LOST: Outcome = Outcome::Win(Player::Dark);

/// A game that Light wins with its next move.
fn before_the_end(dark: Controller) -> State {
    let mut state = game(Human, dark, &LAST_MOVE);
    state.settings.current_mut().ai.level = 1;
    state
}

fn win(state: &mut State) -> Vec<Effect> {
    update(state, Event::Typed(WINNING.to_owned()))
}

#[test]
fn a_game_against_the_ai_is_counted_once() {
    let mut state = before_the_end(Ai);
    assert_eq!(counted(&win(&mut state)), [(BEGINNER, WON, Player::Light)]);
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!(counted(&win(&mut state)), [], "even if its end is played again");
    update(&mut state, Event::Command(Command::Rematch));
    assert!(!state.game.counted);
}

#[test]
fn a_resignation_counts() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    assert_eq!(counted(&update(&mut state, Event::Command(Command::Resign))).len(), 1);
}

#[test]
fn games_without_an_opponent_here_are_not_counted() {
    assert_eq!(counted(&win(&mut before_the_end(Human))), []);
    let mut by_link = before_the_end(Ai);
    by_link.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    assert_eq!(counted(&win(&mut by_link)), []);
    // A game that was over when the page was opened has been counted before.
    let moves: Vec<&str> = LAST_MOVE.into_iter().chain([WINNING]).collect();
    assert!(against_ai(&moves).game.counted);
}

#[test]
fn statistics_are_saved_and_merged_between_tabs() {
    let store = Fake::new(&[]);
    let mut last = None;
    for result in [WON, WON, Outcome::Draw, WON, LOST, WON, WON, WON] {
        last = Some(count(&store, BEGINNER, result, Player::Light));
    }
    let random = Opponent { game: GameId::Othello, kind: OpponentKind::Random, strength: 0 };
    count(&store, random, LOST, Player::Dark);
    let strong = Opponent { strength: 9, ..BEGINNER };
    count(&store, strong, LOST, Player::Light);
    let (statistics, trouble) = load(&store);
    let tally = Tally { won: 6, drawn: 1, lost: 1, streak: 3, best: 3, won_as: [6, 0] };
    assert_eq!((statistics.rows()[0], trouble), ((BEGINNER, tally), None));
    assert_eq!(last.unwrap().0.rows(), [(BEGINNER, tally)]);
    let order: Vec<Opponent> = statistics.rows().iter().map(|(opponent, _)| *opponent).collect();
    assert_eq!(order, [BEGINNER, strong, random]);
    assert_eq!(statistics.rows()[2].1.won, 1, "white's loss is black's win");
    let table = statistics.table();
    assert!(table.contains("\r\nalquerque,uct,1,8,6,1,1,3,3,6,0\r\n"), "{table}");
}

#[test]
fn cleared_statistics_can_be_restored() {
    let store = Fake::new(&[]);
    let mut state = against_ai(&[]);
    state.statistics.stored(count(&store, BEGINNER, WON, Player::Light).0);
    let before = state.statistics.results().clone();
    let effects = update(&mut state, Event::Command(Command::ExportStatistics));
    let [Effect::Record(RecordEffect::Download { name, text })] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!((name.as_str(), text), ("alquerque-statistics.csv", &before.table()));
    assert_eq!(update(&mut state, Event::Command(Command::ClearStatistics)), [Effect::ClearStatistics]);
    forget(&store);
    assert_eq!(announced(&state), "statistics-deleted");
    assert!(state.statistics.results().rows().is_empty() && store.get(KEY).is_none());
    // Counts by another tab are merged.
    let random = Opponent { game: GameId::Othello, kind: OpponentKind::Random, strength: 0 };
    count(&store, BEGINNER, WON, Player::Light);
    count(&store, random, LOST, Player::Light);
    assert_eq!(
        update(&mut state, Event::Command(Command::RestoreStatistics)),
        [Effect::RestoreStatistics(before.clone())]
    );
    let (all, kept) = recall(&store, &before);
    let won_twice = Tally { won: 2, streak: 2, best: 2, won_as: [2, 0], ..Tally::default() };
    assert_eq!(
        (all.rows(), kept),
        (&[(BEGINNER, won_twice), (random, Tally { lost: 1, ..Tally::default() })][..], true)
    );
    assert_eq!(load(&store), (all, None));
    count(&store, BEGINNER, LOST, Player::Light);
    let (after_a_loss, _) = recall(&store, &before);
    assert_eq!(after_a_loss.rows()[0].1, Tally { won: 3, lost: 1, best: 2, won_as: [3, 0], ..Tally::default() });
    assert_eq!(update(&mut state, Event::Command(Command::RestoreStatistics)), []);
}

#[test]
fn reloads_do_not_count_a_game_twice_and_unplayed_games_never_count() {
    let mut state = before_the_end(Ai);
    win(&mut state);
    update(&mut state, Event::Command(Command::Undo));
    let kept = crate::storage::saved_game::SavedGame::from_record(&*state.game.record).restore().unwrap();
    let mut again = State::new(state.settings.clone(), vec![kept]);
    again.jobs.set_scheduler(ready_jobs());
    assert_eq!(counted(&win(&mut again)), [], "it was already over");
    // The opponent changed during the game.
    let mut changed = before_the_end(Human);
    seat(&mut changed, Player::Dark, Ai);
    assert_eq!(counted(&win(&mut changed)), []);
    // The game started from a position that was set up.
    let mut set_up = from("merkel", "5/5/5/1d3/l3l l -");
    set_up.settings.current_mut().dark = Ai;
    assert_eq!(counted(&update(&mut set_up, Event::Typed("a1xc3".to_owned()))), []);
    assert!(set_up.game.ending.is_some());
}

#[test]
fn unreadable_statistics_are_set_aside() {
    for text in
        ["", "[]", "{\"version\":2,\"rows\":[]}", "{\"version\":1,\"rows\":[{\"game\":\"chess\"}]}", "{\"version\":1}"]
    {
        let store = Fake::new(&[(KEY, text)]);
        let (statistics, trouble) = load(&store);
        assert!(statistics.rows().is_empty() && store.has(text), "{text}");
        let told = |problem| unreadable(message::UNREADABLE_STATISTICS, &problem, &Some(format!("{KEY}.unreadable")));
        let trouble = trouble.expect("a problem");
        assert_eq!(
            (trouble.id(), trouble.fill("copy")),
            (told(Problem::NoJson).id(), told(Problem::NoJson).fill("copy"))
        );
        assert_eq!(trouble == told(Problem::Version { found: 2, ours: 1 }), text.contains('2'), "{text}");
    }
    let full = Fake { room: 0, ..Fake::new(&[]) };
    assert!(!count(&full, BEGINNER, WON, Player::Light).2);
}
