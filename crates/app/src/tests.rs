//! State and update, without a browser.

mod activity;
mod board;
mod chains;
mod choosing;
mod clock;
mod course;
mod editor;
mod family;
mod figures;
mod happenings;
mod hints;
mod kept;
mod keyboard;
mod lesson;
mod library;
mod links;
mod options;
mod parts;
mod pieces;
mod pointer;
mod pool;
mod record;
mod resigning;
mod rules_page;
mod search;
mod shelf;
mod sound;
mod statistics;
mod store;
mod tabs;
mod travel;
mod typing;
mod verdicts;
mod watchdog;

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::search::{SearchRng, below};
use alquerque_core::tabletop::{Spot, Turn};
use alquerque_messages::{Answer, Request, SearchReport, VERSION};

use crate::activity::Action;
use crate::animation::Animation;
use crate::course::{Course, Pace};
use crate::effect::Effect;
use crate::event::Event;
use crate::hand::Hand;
use crate::message::{Label, Text};
use crate::pool::{Pool, WorkerEffect, WorkerEvent};
use crate::settings::Controller::{self, Ai, Human};
use crate::settings::Settings;
use crate::state::State;
use crate::status::over;
use crate::update::{go_on, update};
use crate::words::Tongue;

/// Light may capture with b2 or e1 only.
const CAPTURE_COMPULSORY: [&str; 2] = ["d2-c3", "b4xd2"];
/// Light may capture b2xb4xd4xb2, b2xb4xd2 or b2xd4xb4xb2.
const CHOICE_IN_CHAIN: [&str; 6] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3"];
/// Light's only move is e3xe5xc3.
const CHAIN_WITHOUT_CHOICE: [&str; 6] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "c2-d2", "e5-d4"];
/// Light's piece on d3 came from e3, which is free; nothing can be captured.
const INVERTING: [&str; 6] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "e3-d3", "c4-d4"];
/// Light wins by e3xe5xc5xa3xa5xc5xe3.
const LAST_MOVE: [&str; 12] =
    ["c2-c3", "c4xc2", "c1xc3", "a3xc1", "c3xa3", "c5-c4", "a3xc5xc3", "d4xb2", "b1xb3", "e5-d4", "d1xb1", "a5-b4"];
const WINNING: &str = "e3xe5xc5xa3xa5xc5xe3";

/// The spot of that name on the board of Alquerque.
/// Two people's game that begins in this position.
fn from(rules: &str, position: &str) -> State {
    let record = rules.parse::<AnyGame>().unwrap().record_from(position).unwrap();
    let mut settings = Settings::default();
    settings.choose(record.board().game);
    settings.verdicts = false;
    (settings.now_mut().light, settings.now_mut().dark) = (Human, Human);
    State::new(settings, vec![record])
}

/// A text that is kept, to be looked into.
fn json_of(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap()
}

fn at(name: &str) -> Spot {
    spot_of(&*record("merkel", &[]), name)
}

fn spot_of(record: &dyn AnyRecord, name: &str) -> Spot {
    let mut spots = record.board().spots();
    spots.find(|&spot| record.spot_name(spot).as_deref() == Some(name)).expect("a spot of that name")
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

/// Any of the turns.
fn any<'a>(turns: &'a [Turn], rng: &mut SearchRng) -> &'a Turn {
    &turns[below(rng, u32::try_from(turns.len()).unwrap()) as usize]
}

/// The moves played and those taken back.
fn course(record: &dyn AnyRecord) -> (usize, usize) {
    (record.played(), record.plies() - record.played())
}

/// A game under way with a worker that has said hello.
fn game(light: Controller, dark: Controller, moves: &[&str]) -> State {
    game_of("merkel", light, dark, moves)
}

/// The same by any rules, where nobody asks who wins.
fn game_of(rules: &str, light: Controller, dark: Controller, moves: &[&str]) -> State {
    let record = record(rules, moves);
    let mut settings = Settings::default();
    settings.choose(record.board().game);
    settings.verdicts = false;
    (settings.now_mut().light, settings.now_mut().dark) = (light, dark);
    let mut state = State::new(settings, vec![record]);
    state.pool = ready_pool();
    state
}

/// A pool whose first worker has said hello.
fn ready_pool() -> Pool {
    let mut pool = Pool::default();
    pool.open();
    pool.hear(1, WorkerEvent::Loaded);
    pool.hear(1, WorkerEvent::Said(Answer::Hello { version: VERSION.to_owned() }));
    pool
}

fn two_people(moves: &[&str]) -> State {
    game(Human, Human, moves)
}

/// Light is played by a human, dark by the AI.
fn against_ai(moves: &[&str]) -> State {
    game(Human, Ai, moves)
}

fn activate(state: &mut State, name: &str) -> Vec<Effect> {
    let spot = spot_of(&*state.record, name);
    update(state, Event::Activate(spot))
}

/// Activates one point after the other; the effects of the last.
fn activate_all(state: &mut State, points: &[&str]) -> Vec<Effect> {
    points.iter().map(|name| activate(state, name)).last().unwrap_or_default()
}

/// Lets the running animation end.
fn settle(state: &mut State) -> Vec<Effect> {
    let number = state.animation.expect("an animation is running");
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

/// The effects without what is only for the eye and the ear.
fn beside_motion(mut effects: Vec<Effect>) -> Vec<Effect> {
    effects.retain(|effect| !matches!(effect, Effect::Animate(_) | Effect::Sound { .. }));
    effects
}

fn moves(state: &State) -> Vec<String> {
    let mut moves = state.record.moves();
    moves.truncate(state.record.played());
    moves
}

/// A text in English. It lives as long as the tests, so that it can be compared wherever a word of English could.
fn words(text: &Text) -> &'static str {
    written(text, GameId::default()).leak()
}

/// English is read once in each thread.
fn in_english<T>(say: impl FnOnce(&Tongue) -> T) -> T {
    thread_local!(static ENGLISH: Tongue = Tongue::english());
    ENGLISH.with(say)
}

/// A text in English.
fn written(text: &Text, game: GameId) -> String {
    in_english(|english| english.written(text, game))
}

/// What is wrong with something that was kept, in English.
fn problem_of(problem: &crate::store::Problem) -> String {
    in_english(|english| english.say_plain(&crate::words::problem(problem)))
}

/// What a game is called in English.
fn title(title: &crate::message::Title) -> String {
    in_english(|english| english.say(&crate::words::title(title)))
}

/// The same with the names that the state's game has for its sides.
fn words_in(state: &State, text: &Text) -> &'static str {
    written(text, state.settings.game()).leak()
}

/// A label in English.
fn called(label: &Label) -> String {
    in_english(|english| english.label(label, GameId::default()))
}

fn notice(state: &State) -> &'static str {
    state.notice.as_ref().map_or("", |notice| words_in(state, &notice.text))
}

/// What a screen reader says.
fn announced(state: &State) -> &'static str {
    words_in(state, &state.announcement)
}

fn status(state: &State) -> &'static str {
    words_in(state, &crate::status::status(state))
}

fn ending_text(state: &State) -> &'static str {
    words_in(state, &over(state))
}

/// The points that the piece in hand has touched.
fn in_hand(state: &State) -> Vec<String> {
    let name = |&spot: &Spot| state.record.spot_name(spot).unwrap();
    state.hand.as_ref().map_or_else(Vec::new, |hand: &Hand| hand.path.iter().map(name).collect())
}

/// A human's first move against the AI, which then thinks; the id of its search.
fn thinking(state: &mut State) -> u32 {
    activate_all(state, &["d2", "c3"]);
    settle(state);
    state.thinking.as_ref().expect("the AI thinks").id
}

fn done(id: u32, best: Option<&str>) -> Event {
    said(Answer::Done { id, best: best.map(str::to_owned), report: SearchReport::default() })
}

/// The first worker answers.
fn said(answer: Answer) -> Event {
    Event::Worker(1, WorkerEvent::Said(answer))
}

/// The first worker is to end the search of that id.
fn stop(id: u32) -> Effect {
    Effect::Workers(WorkerEffect::Send(1, Request::Stop { id }))
}
