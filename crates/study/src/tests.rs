//! Tests of the study without a browser.

mod autoplay;
mod chapters;
mod editing;
mod engine_pauses;
mod exercises;
mod judging;
mod line_preview;
mod lost_workers;
mod motifs;
mod other_tab;
mod puzzles;
mod review_prover;
mod review_record;
mod reviewing;
#[path = "../../app/src/tests/sentences.rs"]
mod sentences;
mod user_marks;
mod views;

use alquerque_app::command::Command;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::jobs::worker::{Closed, WorkerEffect, WorkerEvent, WorkerNumber};
use alquerque_app::jobs::{JobEvent, Jobs};
use alquerque_app::markup::Words;
use alquerque_app::settings::{Controller, Settings, Side, Switch};
use alquerque_app::state::State;
use alquerque_app::text::Text;
use alquerque_app::update::update;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Assessment, Certain, NodeId, Share};
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::{ENGLISH, ENGLISH_OF_STUDY};
use alquerque_messages::analysis::Task;
use alquerque_messages::{Answer, Request, RootMove, SearchReport, StudyAnswer, VERSION, Work};

use crate::effect::StudyEffect;
use crate::event::{Event, ExerciseEvent, ReviewEvent};
use crate::study::Study;
use crate::tab::Tab;
use crate::update::{handle, open_game, prepare};
use crate::worker::{Worker, jobs};
use sentences::{in_english, in_words, phrases};

/// The catalogues of the study's page.
const CATALOGUES: &[&str] = &[ENGLISH, ENGLISH_OF_STUDY];

/// Light's second move was a choice of two, Dark's second move forced.
const MOVES: [&str; 6] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "e3-d3", "c4-d4"];

/// A game of Othello with a choice at every move.
const OPENING: [&str; 6] = ["f5", "d6", "c3", "d3", "c4", "f4"];

/// Creates a study of this game with the Review tab open.
fn studied(rules: &str, moves: &[&str]) -> (Study, State) {
    studied_from(rules.parse::<AnyGame>().unwrap().record(), moves)
}

/// Creates a study of a record and further moves with the Review tab open.
fn studied_from(mut record: Box<dyn AnyRecord>, moves: &[&str]) -> (Study, State) {
    for text in moves {
        record.play(text).unwrap();
    }
    let mut settings = Settings::default();
    settings.choose(record.board().game);
    for player in Player::BOTH {
        settings.current_mut().set_controller(player, Controller::Human);
    }
    let mut state = State::new(settings, vec![record]);
    prepare(&mut state);
    let mut study = Study::new(&state);
    handle(&mut study, &mut state, Event::Tab(Tab::Review));
    (study, state)
}

#[test]
fn the_study_does_not_change_the_games_settings() {
    let mut kept = Settings::default();
    let mut state = State::new(kept.clone(), Vec::new());
    prepare(&mut state);
    let mut game = "othello".parse::<AnyGame>().unwrap().record();
    game.play("f5").unwrap();
    open_game(&mut state, &*game);
    assert_eq!(state.settings.game(), GameId::Othello);
    // All other settings are kept.
    kept.switches[Switch::Coordinates] = !kept.switches[Switch::Coordinates];
    state.settings.switches[Switch::Coordinates] = kept.switches[Switch::Coordinates];
    assert_eq!(*state.settings_to_save(), kept);
}

#[test]
fn the_study_takes_over_the_boards_orientation() {
    for (rules, mv, side, ends) in [
        ("draughts", "11-15", Side::Yours, (true, true)),
        ("draughts", "11-15", Side::Mover, (true, true)),
        ("draughts", "11-15", Side::Light, (false, false)),
        // The board's edges have no names, so the side is one of the players.
        ("othello", "f5", Side::Yours, (false, true)),
    ] {
        let mut game = rules.parse::<AnyGame>().unwrap().record();
        game.play(mv).unwrap();
        let mut kept = Settings::default();
        kept.choose(game.board().game);
        kept.current_mut().set_controller(Player::Light, Controller::Ai);
        kept.current_mut().set_controller(Player::Dark, Controller::Human);
        kept.current_mut().side = side;
        // Also if the previous game was a different one.
        for start in GameId::ALL {
            kept.choose(start);
            let mut state = State::new(kept.clone(), Vec::new());
            prepare(&mut state);
            let mut study = Study::new(&state);
            open_game(&mut state, &*game);
            handle(&mut study, &mut state, Event::Tab(Tab::Review));
            update(&mut state, AppEvent::Command(Command::DismissNotice));
            assert_eq!((state.board.is_flipped(), state.dark_sits_below()), ends, "{rules}, {side:?}, {start:?}");
            assert_eq!(*state.settings_to_save(), kept);
            // The board can be flipped while the study is open.
            update(&mut state, AppEvent::Command(Command::FlipBoard));
            assert_ne!(state.board.is_flipped(), ends.0);
            assert_eq!(*state.settings_to_save(), kept);
        }
    }
}

fn review(study: &mut Study, state: &mut State, event: ReviewEvent) -> Vec<StudyEffect> {
    handle(study, state, Event::Review(event))
}

fn set(study: &mut Study, state: &mut State, event: ExerciseEvent) -> Vec<StudyEffect> {
    review(study, state, ReviewEvent::Exercise(event))
}

fn begin(study: &mut Study, state: &mut State, again: bool) -> Vec<StudyEffect> {
    review(study, state, ReviewEvent::Start { again })
}

/// Returns the requests to the workers of the review and its exercises.
fn orders(effects: &[StudyEffect]) -> Vec<Task> {
    let order = |doing: &StudyEffect| match doing {
        StudyEffect::Request(Worker::Review | Worker::Exercise, Request::Analyse(task)) => Some(task.clone()),
        _ => None,
    };
    effects.iter().filter_map(order).collect()
}

fn ended(effects: &[StudyEffect]) -> Vec<Worker> {
    let end = |doing: &StudyEffect| match doing {
        StudyEffect::End(worker) => Some(*worker),
        _ => None,
    };
    effects.iter().filter_map(end).collect()
}

/// Builds an analysis from the side to move's score, and lines with theirs.
fn analysis(score: f32, proven: Option<Outcome>, lines: &[(&str, f32)]) -> SearchReport {
    let line = |&(moves, score): &(&str, f32)| {
        let line: Vec<_> = moves.split(' ').map(str::to_owned).collect();
        RootMove { visits: 1, expected: Some(score.into()), line: line.clone(), ..RootMove::new(line[0].clone()) }
    };
    SearchReport {
        expected: Some(score.into()),
        proven,
        root_moves: lines.iter().map(line).collect(),
        ..SearchReport::default()
    }
}

fn tell(study: &mut Study, state: &mut State, id: u32, report: SearchReport) -> Vec<StudyEffect> {
    let answer = JobEvent::Answer(Answer::Study(StudyAnswer::Analysis { id, report, done: true }));
    handle(study, state, Event::Worker(Worker::Review, answer))
}

/// The workers of a page, which load at once unless the browser refuses to start them.
struct Workers {
    jobs: Jobs<Worker>,
    are_refused: bool,
}

impl Workers {
    /// Workers for this many processors.
    fn new(processors: usize) -> Self {
        Self { jobs: jobs(processors), are_refused: false }
    }

    /// Passes on the study's requests. Returns the tasks that workers get.
    fn take(&mut self, study: &mut Study, state: &mut State, effects: &[StudyEffect]) -> Vec<(WorkerNumber, Task)> {
        let mut tasks = Vec::new();
        for effect in effects {
            let commands = match effect {
                StudyEffect::Request(worker, request) => self.jobs.submit(*worker, request.clone()),
                StudyEffect::End(worker) => self.jobs.end(*worker),
                _ => Vec::new(),
            };
            tasks.extend(self.run(study, state, commands));
        }
        tasks
    }

    /// Passes on a worker's event. Returns the tasks that workers get then.
    fn hear(
        &mut self,
        study: &mut Study,
        state: &mut State,
        number: WorkerNumber,
        event: WorkerEvent,
    ) -> Vec<(WorkerNumber, Task)> {
        let (commands, event) = self.jobs.handle_event(number, event);
        let mut tasks = self.run(study, state, commands);
        if let Some((worker, event)) = event {
            let effects = handle(study, state, Event::Worker(worker, event));
            tasks.extend(self.take(study, state, &effects));
        }
        tasks
    }

    fn run(&mut self, study: &mut Study, state: &mut State, commands: Vec<WorkerEffect>) -> Vec<(WorkerNumber, Task)> {
        let mut tasks = Vec::new();
        for command in commands {
            match command {
                WorkerEffect::Start(number) if self.are_refused => {
                    tasks.extend(self.hear(study, state, number, WorkerEvent::Refused));
                }
                WorkerEffect::Start(number) => {
                    let hello = Answer::Hello { version: VERSION.to_owned() };
                    for event in [WorkerEvent::Loaded, WorkerEvent::Answered(hello)] {
                        tasks.extend(self.hear(study, state, number, event));
                    }
                }
                WorkerEffect::Send(number, Request::Analyse(task)) => tasks.push((number, task)),
                _ => {}
            }
        }
        tasks
    }
}

/// The end of an analysis.
fn analyzed(id: u32, report: SearchReport) -> WorkerEvent {
    WorkerEvent::Answered(Answer::Study(StudyAnswer::Analysis { id, report, done: true }))
}

/// Makes every attempt to start the prover fail.
fn lose_prover(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
    handle(study, state, Event::Worker(Worker::Prover, JobEvent::Closed(Closed::Missing)))
}

/// Reviews the game on the board without a prover; `answer` gives the analysis after a number of plies.
fn reviewed(study: &mut Study, state: &mut State, answer: impl Fn(usize) -> SearchReport) {
    let effects = begin(study, state, true);
    lose_prover(study, state);
    let mut waiting = orders(&effects);
    while let Some(task) = waiting.pop() {
        let moves = &task.course.moves;
        // The better move is as good as the search of the position before it said.
        let is_played = state.game.record.moves().starts_with(moves);
        let found = if is_played { answer(moves.len()) } else { SearchReport::default() };
        let effects = tell(study, state, task.id, found);
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

/// The phrases of a text of the page with their arguments, and the rest as it is.
fn said(words: &Words) -> String {
    match words {
        Words::Plain(text) | Words::Date(text) | Words::Time(text) => text.clone(),
        Words::Text(text) => phrases(text.clone()).to_owned(),
        Words::Trimmed(phrase) => phrases(phrase.clone()).to_owned(),
        Words::Notation(words) => said(words),
        Words::Joined(separator, all) => {
            let texts = all.iter().map(said).filter(|text| !text.is_empty());
            texts.collect::<Vec<_>>().join(separator)
        }
    }
}

/// Returns the node at a ply of the current line.
fn node(record: &dyn AnyRecord, ply: usize) -> NodeId {
    record.tree().line()[ply]
}
