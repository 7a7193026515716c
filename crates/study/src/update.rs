//! What an event does to a study.

use alquerque_app::course::Course;
use alquerque_app::effect::Effect;
use alquerque_app::event::Event as GameEvent;
use alquerque_app::message::Game;
use alquerque_app::record_event::RecordEvent;
use alquerque_app::settings::{Controller, Settings};
use alquerque_app::state::{State, Studying};
use alquerque_app::update::{exchange, look_who_wins, update};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Edit, NodeId, to_link};
use alquerque_core::{GameId, Player};

use crate::effect::StudyEffect;
use crate::engine_id::EngineId;
use crate::event::{Event, Node};
use crate::review::Growth;
use crate::study::Study;
use crate::symbols::choose;
use crate::tab::Tab;
use crate::text_form;
use crate::worker::Worker;

/// Makes the page's state a study's: nobody but people move.
pub fn prepare(state: &mut State) {
    state.studies = Some(Studying::default());
    free_both(&mut state.settings);
    state.come_back();
}

fn free_both(settings: &mut Settings) {
    let now = settings.game();
    for game in GameId::ALL {
        settings.choose(game);
        settings.now_mut().set_course(Course::Here);
        settings.now_mut().clock = None;
        for player in Player::BOTH {
            settings.now_mut().set_controller(player, Controller::Human);
        }
    }
    settings.choose(now);
}

/// Goes along with what has happened to the game.
pub fn follow(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
    // A game that was read may have a side of the AI's, or of a friend's elsewhere.
    if Player::BOTH.into_iter().any(|player| state.settings.controller(player) != Controller::Human) {
        free_both(&mut state.settings);
    }
    let before = state.studies.unwrap_or_default();
    let studying = Studying { verdicts: study.engines.is_any_on(), ..before };
    let is_news = state.studies.replace(studying) != Some(studying);
    // First of all, so that all others see the new position.
    let mut effects = study.uct.play(state);
    if is_news {
        effects.extend(games(look_who_wins(state)));
    }
    effects.extend(study.review.follow(state, study.tab == Tab::Review));
    note(study, state);
    text_form::follow(state, &mut study.is_text_open);
    effects.extend(study.engines.follow(&*state.record));
    effects.extend(study.uct.follow(state, study.tab == Tab::Uct));
    effects.extend(study.lab.follow(state, study.tab == Tab::Lab));
    state.studies = Some(Studying { ahead: study.uct.ahead().is_some(), ..studying });
    effects
}

/// Lets changes of the record be undone: tries in a task are none, and neither is what a review has come to know.
fn note(study: &mut Study, state: &State) {
    let growth = study.review.take_growth();
    let record = study.review.record(state);
    match growth {
        Growth::None => study.edits.look(record),
        Growth::Known => study.edits.renew(record),
        Growth::Marked(before) => {
            study.edits.renew(&*before);
            study.edited = study.edited.wrapping_add(1);
            study.edits.look_everywhere(record);
        }
    }
}

/// Does what an event asks for.
pub fn handle(study: &mut Study, state: &mut State, event: Event) -> Vec<StudyEffect> {
    let mut effects = match event {
        Event::Tab(tab) => {
            study.tab = tab;
            Vec::new()
        }
        Event::Engine(which, on) => {
            study.engines.switch(which, on);
            Vec::new()
        }
        Event::Lines(lines) => {
            study.engines.set_lines(lines);
            Vec::new()
        }
        Event::PlayLine(which, line, moves) => play_line(study, state, which, line, moves),
        Event::News(Worker::Engine(which), news) => {
            study.engines.hear(which, news);
            Vec::new()
        }
        Event::Broken(Worker::Engine(which)) => {
            study.engines.broke(which);
            vec![StudyEffect::End(Worker::Engine(which))]
        }
        Event::News(Worker::Review(worker), news) => study.review.hear(state, worker, news),
        Event::Broken(Worker::Review(worker)) => study.review.broke(state, worker),
        Event::News(Worker::Uct, news) => study.uct.hear(state, news),
        Event::Broken(Worker::Uct) => study.uct.broke(state),
        Event::News(Worker::Lab(worker), news) => study.lab.hear(state, worker, news),
        Event::Broken(Worker::Lab(worker)) => {
            study.lab.broke(worker);
            vec![StudyEffect::End(Worker::Lab(worker))]
        }
        Event::Prover(number, event) => study.review.hear_prover(state, number, event),
        Event::LookAtProver { due } => study.review.look_at_prover(state, due),
        Event::Review(event) => study.review.handle(state, event),
        Event::Uct(event) => study.uct.handle(state, event),
        Event::Lab(event) => study.lab.handle(state, event),
        Event::Node(change) => change_node(study, state, change),
        Event::PlayOn => vec![StudyEffect::PlayOn(to_link(state.record_to_keep()))],
        Event::Undo => {
            let record = study.edits.undo();
            put_back(study, state, record)
        }
        Event::Redo => {
            let record = study.edits.redo();
            put_back(study, state, record)
        }
    };
    effects.extend(follow(study, state));
    effects
}

/// Opens the game that is played on the other page: the study has it already, or it takes the place of what is studied.
pub fn open_game(state: &mut State, game: &dyn AnyRecord) -> Vec<StudyEffect> {
    let (own, other) = (state.record.tree(), game.tree());
    let is_there = state.record.rules() == game.rules() && own.has_way_to(other, other.nodes());
    if !is_there {
        let link = to_link(game);
        let effects = update(state, GameEvent::Record(RecordEvent::Show(link)));
        // It came by no link.
        state.notice.take_if(|notice| notice.offer.is_none());
        if let Some(notice) = &mut state.notice {
            notice.text = Game::BeforeIsKept.into();
            state.announcement.clone_from(&notice.text);
        }
        return games(effects);
    }
    let mut here = NodeId::ROOT;
    for &node in other.line().iter().take(other.played() + 1).skip(1) {
        let Some(next) = own.children(here).find(|&child| own.key(child) == other.key(node)) else { break };
        here = next;
    }
    select(state, here)
}

fn games(effects: Vec<Effect>) -> Vec<StudyEffect> {
    effects.into_iter().map(StudyEffect::Game).collect()
}

fn select(state: &mut State, node: NodeId) -> Vec<StudyEffect> {
    games(update(state, GameEvent::Record(RecordEvent::Select(node))))
}

/// Adds the first moves of a line behind the present position, and goes to the last of them.
fn play_line(study: &Study, state: &mut State, which: EngineId, line: usize, moves: usize) -> Vec<StudyEffect> {
    let found = study.engines.found(which, &*state.record);
    let Some(line) = found.and_then(|found| found.lines.get(line)) else { return Vec::new() };
    let mut node = state.record.tree().current();
    for text in line.moves.iter().take(moves) {
        let Ok(next) = state.record.add(node, text) else { break };
        node = next;
    }
    select(state, node)
}

fn edit(state: &mut State, edit: Edit) -> Vec<StudyEffect> {
    let mut record = state.record.clone();
    if record.edit(edit) { games(exchange(state, record)) } else { Vec::new() }
}

/// Another form of the record, in which anything may be said about the same moves.
fn put_back(study: &mut Study, state: &mut State, record: Option<Box<dyn AnyRecord>>) -> Vec<StudyEffect> {
    let Some(record) = record else { return Vec::new() };
    study.edited = study.edited.wrapping_add(1);
    games(exchange(state, record))
}

fn change_node(study: &mut Study, state: &mut State, change: Node) -> Vec<StudyEffect> {
    let node = state.record.tree().current();
    match change {
        Node::Select(node) => return select(state, node),
        Node::Symbol(symbol) => {
            let symbols = choose(state.record.tree().symbols(node), symbol);
            state.record.set_symbols(node, &symbols);
        }
        Node::Comment(text) => state.record.set_words(node, &text),
        Node::Promote => return edit(state, Edit::Promote(node)),
        Node::MakeMain => return edit(state, Edit::MakeMain(node)),
        Node::Delete => return edit(state, Edit::Delete(node)),
    }
    study.edited = study.edited.wrapping_add(1);
    study.edits.look_at_remark(&*state.record);
    vec![StudyEffect::Game(Effect::SaveGame)]
}
