//! The page with the puzzles of a game loaded, and what a player does and reads there.

use std::rc::Rc;

use alquerque_app::effect::Effect;
use alquerque_app::elements::Change;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::jobs::JobEvent;
use alquerque_app::record::RecordEvent;
use alquerque_app::settings::Settings;
use alquerque_app::state::State;
use alquerque_app::storage::MemoryStore;
use alquerque_app::update::update;
use alquerque_core::GameId;
use alquerque_messages::{Request, StudyAnswer};
use alquerque_puzzles::{Puzzle, Theme};
use alquerque_worker::best_lines;

use super::sets;
use crate::effect::StudyEffect;
use crate::event::{Event, NodeEvent, PuzzlesEvent};
use crate::puzzles::activity::Activity;
use crate::puzzles::view;
use crate::study::Study;
use crate::tab::Tab;
use crate::tests::{phrases, said};
use crate::update::{follow, handle, prepare};
use crate::worker::Worker;

pub(super) fn announced(state: &State) -> &'static str {
    phrases(state.notices.announcement().clone())
}

pub(super) fn panel(study: &Study, state: &State) -> &'static str {
    phrases(view::panel_text(&study.puzzles, state).unwrap())
}

/// The text below the buttons.
pub(super) fn about(study: &Study, state: &State) -> String {
    let elements = view::puzzle(&study.puzzles, state);
    let text = elements.iter().filter_map(|(id, change)| match change {
        Change::Text(words) if id == "puzzle-about" => Some(words),
        _ => None,
    });
    text.last().map_or_else(String::new, said)
}

pub(super) fn puzzle(study: &mut Study, state: &mut State, event: PuzzlesEvent) -> Vec<StudyEffect> {
    handle(study, state, Event::Puzzles(event))
}

/// An event of the game's page.
pub(super) fn game(study: &mut Study, state: &mut State, event: AppEvent) -> Vec<StudyEffect> {
    let mut effects: Vec<_> = update(state, event).into_iter().map(StudyEffect::Game).collect();
    effects.extend(follow(study, state));
    effects
}

/// Plays a legal move of the puzzle, and returns the reply that is then due.
pub(super) fn play(study: &mut Study, state: &mut State, text: &str) -> Option<PuzzlesEvent> {
    let here = state.game.record.tree().current();
    let node = state.game.record.add(here, text).unwrap();
    let effects = handle(study, state, Event::Node(NodeEvent::Select(node)));
    effects.into_iter().find_map(|effect| due(study, state, effect))
}

/// The reply that is due after an effect. Lets a worker answer requests for lines.
pub(super) fn due(study: &mut Study, state: &mut State, effect: StudyEffect) -> Option<PuzzlesEvent> {
    match effect {
        StudyEffect::After(_, Event::Puzzles(event @ PuzzlesEvent::Reply(_))) => Some(event),
        StudyEffect::Request(Worker::Puzzle, Request::BestLines(task)) => {
            let lines = best_lines(&task).unwrap();
            let answer = JobEvent::Answer(StudyAnswer::BestLines { id: task.id, lines }.into());
            let effects = handle(study, state, Event::Worker(Worker::Puzzle, answer));
            effects.into_iter().find_map(|effect| due(study, state, effect))
        }
        _ => None,
    }
}

/// A good move, or a wrong one.
pub(super) fn answer(study: &Study, state: &State, is_good: bool) -> String {
    let now = study.puzzles.current.as_ref().unwrap().node().unwrap();
    let place = now.choices.iter().position(|choice| choice.is_good() == is_good).unwrap();
    state.game.legal()[place].text.clone()
}

/// Solves the puzzle to its end.
pub(super) fn solve(study: &mut Study, state: &mut State) {
    while !study.puzzles.current.as_ref().unwrap().is_done() {
        let best = answer(study, state, true);
        let reply = play(study, state, &best);
        // After the last move, what is due is its sequel or the next puzzle.
        if let Some(reply) = reply.filter(|_| !study.puzzles.current.as_ref().unwrap().is_done()) {
            puzzle(study, state, reply);
        }
    }
}

pub(super) fn started(activity: Activity) -> (Study, State) {
    let mut state = State::new(Settings::default(), Vec::new());
    prepare(&mut state);
    let mut study = Study::stored(&state, Rc::new(MemoryStore::default()));
    let effects = handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
    assert!(effects.contains(&StudyEffect::LoadPuzzles(GameId::Alquerque)), "{effects:?}");
    let mut puzzle = |event| handle(&mut study, &mut state, Event::Puzzles(event));
    puzzle(PuzzlesEvent::Game(GameId::Othello));
    puzzle(PuzzlesEvent::Begin(activity));
    let bytes = include_bytes!("../../../../../www/puzzles/othello.puzzles").to_vec();
    puzzle(PuzzlesEvent::Loaded(GameId::Othello, Some(bytes)));
    (study, state)
}

/// A puzzle of more than one move.
pub(super) fn started_long() -> (Study, State) {
    let (mut study, mut state) = started(Activity::Themed(Theme::Corner));
    let is_long = |study: &Study| {
        let node = study.puzzles.current.as_ref()?.node()?;
        let best = node.best()?;
        node.after(best, node.reply_to(best)?).map(drop)
    };
    for _ in 0..100 {
        if is_long(&study).is_some() {
            break;
        }
        puzzle(&mut study, &mut state, PuzzlesEvent::Next);
    }
    (study, state)
}

/// The puzzles of a game at their start, with the given one on the board.
pub(super) fn started_with(game: GameId, is_meant: impl Fn(&Puzzle) -> bool) -> (Study, State) {
    let (mut study, mut state) = started(Activity::Stream);
    puzzle(&mut study, &mut state, PuzzlesEvent::Game(game));
    let index = GameId::ALL.into_iter().position(|other| other == game).unwrap();
    let [alquerque, othello, draughts] = sets();
    let set = [(GameId::Alquerque, alquerque), (GameId::Othello, othello), (GameId::Draughts, draughts)];
    let mut set = set.into_iter().find(|(other, _)| *other == GameId::ALL[index]).unwrap().1;
    set.puzzles.retain(is_meant);
    let bytes = set.to_bytes().unwrap();
    puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Stream));
    puzzle(&mut study, &mut state, PuzzlesEvent::Loaded(game, Some(bytes)));
    assert!(study.puzzles.current.is_some());
    (study, state)
}

/// Plays what is due until nothing is; returns the number of moves on the board.
pub(super) fn watch(study: &mut Study, state: &mut State, first: PuzzlesEvent) -> usize {
    let mut effects = puzzle(study, state, first);
    for _ in 0..100 {
        let due = effects.into_iter().find_map(|effect| match effect {
            StudyEffect::Game(Effect::After { event: event @ AppEvent::Record(RecordEvent::ReplayDue(_)), .. }) => {
                Some(event)
            }
            _ => None,
        });
        let Some(due) = due else { break };
        effects = game(study, state, due);
    }
    state.game.record.played()
}
