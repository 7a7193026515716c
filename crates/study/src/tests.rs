//! The study, without a browser.

mod editing;
mod judging;
mod learning;
mod marking;
mod playing;
mod proving;
mod recording;
mod reviewing;

use alquerque_app::event::Event as GameEvent;
use alquerque_app::pool::{WorkerEffect, WorkerEvent, WorkerNumber};
use alquerque_app::settings::{Controller, Settings, Side};
use alquerque_app::state::State;
use alquerque_app::update::update;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Assessment, Certain, NodeId, Share};
use alquerque_core::{GameId, Outcome, Player};
use alquerque_messages::analysis::{Analysis, Line, News, Order, Task};
use alquerque_messages::{Effort, HalfPoints, Proven};

use crate::effect::StudyEffect;
use crate::event::Event;
use crate::review::event::{Event as ReviewEvent, TaskEvent};
use crate::study::Study;
use crate::tab::Tab;
use crate::update::{handle, open_game, prepare};
use crate::worker::Worker;

/// Light's second move was one of two, dark's second the only one.
const MOVES: [&str; 6] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "e3-d3", "c4-d4"];

/// A game of Othello in which there is a choice at every move.
const OPENING: [&str; 6] = ["f5", "d6", "c3", "d3", "c4", "f4"];

/// A study with this game on the board, its Review tab open.
fn studied(rules: &str, moves: &[&str]) -> (Study, State) {
    let mut record = rules.parse::<AnyGame>().unwrap().record();
    for text in moves {
        record.play(text).unwrap();
    }
    let mut settings = Settings::default();
    settings.choose(record.board().game);
    for player in Player::BOTH {
        settings.now_mut().set_controller(player, Controller::Human);
    }
    let mut state = State::new(settings, vec![record]);
    prepare(&mut state);
    let mut study = Study::new(&state);
    handle(&mut study, &mut state, Event::Tab(Tab::Review));
    (study, state)
}

#[test]
fn what_games_are_played_with_is_not_the_studys_to_change() {
    let mut kept = Settings::default();
    let mut state = State::new(kept.clone(), Vec::new());
    prepare(&mut state);
    let mut game = "othello".parse::<AnyGame>().unwrap().record();
    game.play("f5").unwrap();
    open_game(&mut state, &*game);
    assert_eq!(state.settings.game(), GameId::Othello);
    // All else is.
    kept.show_notation = !kept.show_notation;
    state.settings.show_notation = kept.show_notation;
    assert_eq!(*state.settings_to_keep(), kept);
}

#[test]
fn a_study_has_the_board_as_it_is_turned_in_the_game() {
    for (rules, mv, side, ends) in [
        ("draughts", "11-15", Side::Yours, (true, true)),
        ("draughts", "11-15", Side::Mover, (true, true)),
        ("draughts", "11-15", Side::Light, (false, false)),
        // The board has no ends, and the names have.
        ("othello", "f5", Side::Yours, (false, true)),
    ] {
        let mut game = rules.parse::<AnyGame>().unwrap().record();
        game.play(mv).unwrap();
        let mut kept = Settings::default();
        kept.choose(game.board().game);
        kept.now_mut().set_controller(Player::Light, Controller::Ai);
        kept.now_mut().set_controller(Player::Dark, Controller::Human);
        kept.now_mut().side = side;
        // From another game's study as well.
        for start in GameId::ALL {
            kept.choose(start);
            let mut state = State::new(kept.clone(), Vec::new());
            prepare(&mut state);
            let mut study = Study::new(&state);
            open_game(&mut state, &*game);
            handle(&mut study, &mut state, Event::Tab(Tab::Review));
            update(&mut state, GameEvent::DismissNotice);
            assert_eq!((state.flipped, state.dark_sits_below()), ends, "{rules}, {side:?}, {start:?}");
            assert_eq!(*state.settings_to_keep(), kept);
            // Here it can be turned, for as long as the study is open.
            update(&mut state, GameEvent::FlipBoard);
            assert_ne!(state.flipped, ends.0);
            assert_eq!(*state.settings_to_keep(), kept);
        }
    }
}

fn review(study: &mut Study, state: &mut State, event: ReviewEvent) -> Vec<StudyEffect> {
    handle(study, state, Event::Review(event))
}

fn set(study: &mut Study, state: &mut State, event: TaskEvent) -> Vec<StudyEffect> {
    review(study, state, ReviewEvent::Task(event))
}

fn begin(study: &mut Study, state: &mut State, again: bool) -> Vec<StudyEffect> {
    review(study, state, ReviewEvent::Start { again, processors: 2 })
}

/// What workers of the review are to do.
fn orders(effects: &[StudyEffect]) -> Vec<(u8, Task)> {
    let order = |doing: &StudyEffect| match doing {
        StudyEffect::Order(Worker::Review(worker), Order::Analyse(task)) => Some((*worker, task.clone())),
        _ => None,
    };
    effects.iter().filter_map(order).collect()
}

fn ended(effects: &[StudyEffect]) -> Vec<u8> {
    let end = |doing: &StudyEffect| match doing {
        StudyEffect::End(Worker::Review(worker)) => Some(*worker),
        _ => None,
    };
    effects.iter().filter_map(end).collect()
}

/// What a worker has found out: the mover's share, and lines with theirs.
fn analysis(share: f32, proven: Option<Proven>, lines: &[(&str, f32)]) -> Analysis {
    let line = |&(moves, share): &(&str, f32)| Line {
        moves: moves.split(' ').map(str::to_owned).collect(),
        share: 0.5,
        expected: Some(HalfPoints::of_share(share)),
        proven: None,
        score: None,
    };
    Analysis {
        effort: Effort::None,
        per_second: 0.0,
        expected: Some(HalfPoints::of_share(share)),
        proven,
        lines: lines.iter().map(line).collect(),
    }
}

fn tell(study: &mut Study, state: &mut State, worker: u8, id: u32, analysis: Analysis) -> Vec<StudyEffect> {
    handle(study, state, Event::News(Worker::Review(worker), News::Done { id, analysis }))
}

/// The prover's worker that is to be started.
fn started(effects: &[StudyEffect]) -> Option<WorkerNumber> {
    effects.iter().find_map(|effect| match effect {
        StudyEffect::Prover(WorkerEffect::Start(number)) => Some(*number),
        _ => None,
    })
}

/// The prover cannot be had, however often it is tried.
fn lose_prover(study: &mut Study, state: &mut State, effects: &[StudyEffect]) {
    let mut prover = started(effects);
    while let Some(number) = prover {
        prover = started(&handle(study, state, Event::Prover(number, WorkerEvent::Broken)));
    }
}

/// Reviews the game on the board without a prover: `answer` says what is found out after so many plies.
fn reviewed(study: &mut Study, state: &mut State, answer: impl Fn(usize) -> Analysis) {
    let effects = begin(study, state, true);
    lose_prover(study, state, &effects);
    let mut waiting = orders(&effects);
    while let Some((worker, task)) = waiting.pop() {
        let effects = tell(study, state, worker, task.id, answer(task.moves.len()));
        waiting.extend(orders(&effects));
    }
    assert_eq!(study.review.progress(), None);
}

fn expected(share: f64) -> Assessment {
    Assessment { expected: Some(Share::new(share)), ..Assessment::default() }
}

fn certain(outcome: Outcome) -> Assessment {
    Assessment { certain: Some(Certain { outcome, plies: None }), ..Assessment::default() }
}

/// The node of that ply of the present line.
fn node(record: &dyn AnyRecord, ply: usize) -> NodeId {
    record.tree().line()[ply]
}
