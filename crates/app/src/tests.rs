//! Tests of state and update, independent of the browser.

mod activity;
mod backup;
mod board;
mod chains;
mod clock;
mod editor;
mod end_card;
mod family;
mod figures;
mod game_events;
mod hints;
mod importing;
mod installation;
mod jobs;
mod keyboard;
mod ladder;
mod lesson;
mod library;
mod links;
mod live;
mod new_game;
mod new_game_sheet;
mod notices;
mod openings;
mod options;
mod parts;
mod pointer;
mod record;
mod resigning;
mod rulesets;
mod saved;
mod search;
mod sentences;
mod shelf;
mod statistics;
mod store;
mod tabs;
mod undo;
mod verdicts;
mod views;
mod watchdog;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::search::{SearchRng, below};
use alquerque_core::tabletop::{Spot, Turn};
use alquerque_core::{GameId, Player};
use alquerque_language::{ENGLISH, Phrase};
use alquerque_messages::{Answer, Request, SearchReport, VERSION};

use crate::animation::Animation;
use crate::board::hand::Hand;
use crate::command::Command;
use crate::effect::Effect;
use crate::event::{Event, OptionEvent};
use crate::game::mode::{GameMode, Pace};
use crate::game::panel::over;
use crate::jobs::worker::{WorkerEffect, WorkerEvent};
use crate::jobs::{GameRole, Jobs};
use crate::page::Page;
use crate::settings::Controller::{self, Ai, Human};
use crate::settings::{Settings, Switch};
use crate::state::State;
use crate::text::Text;
use crate::update::{continue_game, update};
use sentences::{in_english, in_words, phrases};

/// The catalogues of the page.
const CATALOGUES: &[&str] = &[ENGLISH];

/// Light can capture only with b2 or e1.
const CAPTURE_COMPULSORY: [&str; 2] = ["d2-c3", "b4xd2"];
/// Light can capture b2xb4xd4xb2, b2xb4xd2 or b2xd4xb4xb2.
const CHOICE_IN_CHAIN: [&str; 6] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3"];
/// Light's only move is e3xe5xc3.
const CHAIN_WITHOUT_CHOICE: [&str; 6] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "c2-d2", "e5-d4"];
/// Light's piece on d3 came from e3, which is free; nothing can be captured.
const INVERTING: [&str; 6] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "e3-d3", "c4-d4"];
/// Light wins by e3xe5xc5xa3xa5xc5xe3.
const LAST_MOVE: [&str; 12] =
    ["c2-c3", "c4xc2", "c1xc3", "a3xc1", "c3xa3", "c5-c4", "a3xc5xc3", "d4xb2", "b1xb3", "e5-d4", "d1xb1", "a5-b4"];
const WINNING: &str = "e3xe5xc5xa3xa5xc5xe3";

/// A game of two people from a position.
fn from(rules: &str, position: &str) -> State {
    let record = rules.parse::<AnyGame>().unwrap().record_from(position).unwrap();
    let mut settings = Settings::default();
    settings.choose(record.board().game);
    settings.switches[Switch::Verdicts] = false;
    (settings.current_mut().light, settings.current_mut().dark) = (Human, Human);
    State::new(settings, vec![record])
}

/// Parses stored text.
fn json_of(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap()
}

fn at(name: &str) -> Spot {
    spot_of(&*record("merkel", &[]), name)
}

fn spot_of(record: &dyn AnyRecord, name: &str) -> Spot {
    let mut spots = record.board().spots();
    spots.find(|&spot| record.spot_name(spot).as_deref() == Some(name)).expect("a spot with this name")
}

fn names(spots: &[Spot]) -> Vec<String> {
    let record = record("merkel", &[]);
    spots.iter().map(|&spot| record.spot_name(spot).unwrap()).collect()
}

fn record(rules: &str, moves: &[&str]) -> Box<dyn AnyRecord> {
    let mut record = rules.parse::<AnyGame>().unwrap().record();
    for text in moves {
        record.play(text).unwrap();
    }
    record
}

/// A random turn.
fn any<'a>(turns: &'a [Turn], rng: &mut SearchRng) -> &'a Turn {
    &turns[below(rng, u32::try_from(turns.len()).unwrap()) as usize]
}

/// Numbers of moves played and undone.
fn plies_of(record: &dyn AnyRecord) -> (usize, usize) {
    (record.played(), record.plies() - record.played())
}

/// A game after `moves`, with a worker that has completed the handshake.
fn game(light: Controller, dark: Controller, moves: &[&str]) -> State {
    game_of("merkel", light, dark, moves)
}

/// The same under any rules, with proven results switched off.
fn game_of(rules: &str, light: Controller, dark: Controller, moves: &[&str]) -> State {
    let record = record(rules, moves);
    let mut settings = Settings::default();
    settings.choose(record.board().game);
    settings.switches[Switch::Verdicts] = false;
    (settings.current_mut().light, settings.current_mut().dark) = (light, dark);
    let mut state = State::new(settings, vec![record]);
    state.jobs.set_scheduler(ready_jobs());
    state
}

/// Jobs for a first worker that has completed the handshake.
fn ready_jobs() -> Jobs<GameRole> {
    let mut jobs = Jobs::default();
    jobs.open(GameRole::Search);
    jobs.handle_event(1, WorkerEvent::Loaded);
    jobs.handle_event(1, WorkerEvent::Answered(Answer::Hello { version: VERSION.to_owned() }));
    jobs
}

/// Starts a new game with the sheet.
fn start_new(state: &mut State) -> Vec<Effect> {
    update(state, Event::Command(Command::NewGame));
    update(state, Event::PageShown(Some(Page::New)));
    update(state, Event::Command(Command::Play))
}

fn two_people(moves: &[&str]) -> State {
    game(Human, Human, moves)
}

/// A human plays Light, the AI Dark.
fn against_ai(moves: &[&str]) -> State {
    game(Human, Ai, moves)
}

fn activate(state: &mut State, name: &str) -> Vec<Effect> {
    let spot = spot_of(&*state.game.record, name);
    update(state, Event::Activate(spot))
}

/// Activates points one after the other. Returns the last effects.
fn activate_all(state: &mut State, points: &[&str]) -> Vec<Effect> {
    points.iter().map(|name| activate(state, name)).last().unwrap_or_default()
}

/// Ends the running animation.
fn settle(state: &mut State) -> Vec<Effect> {
    let number = state.game.animation.expect("an animation is running");
    update(state, Event::AnimationEnded(number))
}

fn sent(effects: &[Effect]) -> Vec<&Request> {
    effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Workers(WorkerEffect::Send(_, request)) => Some(request),
            _ => None,
        })
        .collect()
}

fn animation(effects: &[Effect]) -> Option<&Animation> {
    effects.iter().find_map(|effect| match effect {
        Effect::Animate(animation) => Some(animation),
        _ => None,
    })
}

/// The effects without messages to workers.
fn without_searches(mut effects: Vec<Effect>) -> Vec<Effect> {
    effects.retain(|effect| !matches!(effect, Effect::Workers(_)));
    effects
}

/// The effects without animations and sounds.
fn beside_motion(mut effects: Vec<Effect>) -> Vec<Effect> {
    effects.retain(|effect| !matches!(effect, Effect::Animate(_) | Effect::Sound { .. }));
    effects
}

fn moves(state: &State) -> Vec<String> {
    let mut moves = state.game.record.moves();
    moves.truncate(state.game.record.played());
    moves
}

/// A storage problem as a phrase with its arguments.
fn problem_of(problem: &crate::storage::Problem) -> String {
    called(&problem.phrase())
}

/// The phrase of a title with its arguments.
fn title(title: &crate::text::title::Title) -> String {
    called(&title.phrase())
}

/// A label as a phrase with its arguments.
fn called(label: &Phrase) -> String {
    phrases(label.clone()).to_owned()
}

fn notice(state: &State) -> &'static str {
    state.notices.current().map_or("", |notice| phrases(notice.text.clone()))
}

/// The announcement for screen readers.
fn announced(state: &State) -> &'static str {
    phrases(state.notices.announcement().clone())
}

fn status(state: &State) -> &'static str {
    phrases(crate::game::panel::status(state))
}

fn ending_text(state: &State) -> &'static str {
    phrases(over(state))
}

/// The points that the selected piece has visited.
fn in_hand(state: &State) -> Vec<String> {
    let name = |&spot: &Spot| state.game.record.spot_name(spot).unwrap();
    state.board.hand().map_or_else(Vec::new, |hand: &Hand| hand.path.iter().map(name).collect())
}

/// Starts a game with the settings, as the New game sheet does.
fn start_game(state: &mut State) -> Vec<Effect> {
    update(state, Event::PageShown(Some(Page::New)));
    update(state, Event::Command(Command::Play))
}

/// Gives a side of the game on the board to another player, as the New game sheet does.
fn seat(state: &mut State, player: Player, controller: Controller) -> Vec<Effect> {
    let mut players = state.settings.current().clone();
    players.set_controller(player, controller);
    update(state, Event::Option(OptionEvent::Players(Box::new(players))))
}

/// Plays a human's first move against the AI. Returns the id of the AI's search.
fn thinking(state: &mut State) -> u32 {
    activate_all(state, &["d2", "c3"]);
    settle(state);
    state.thinking().expect("the AI thinks").id
}

fn done(id: u32, best: Option<&str>) -> Event {
    said(Answer::Done { id, best: best.map(str::to_owned), report: SearchReport::default() })
}

/// An answer of the first worker.
fn said(answer: Answer) -> Event {
    Event::Worker(1, WorkerEvent::Answered(answer))
}

/// The command to stop a search of the first worker.
fn stop(id: u32) -> Effect {
    Effect::Workers(WorkerEffect::Send(1, Request::Stop { id }))
}
