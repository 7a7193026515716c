//! Updates the study for events.

use alquerque_app::event::Event as AppEvent;
use alquerque_app::game::StudyMode;
use alquerque_app::game::mode::GameMode;
use alquerque_app::jobs::JobEvent;
use alquerque_app::jobs::worker::Closed;
use alquerque_app::notice::Offer;
use alquerque_app::notice::say::{notice, notice_with};
use alquerque_app::record::RecordEvent;
use alquerque_app::settings::{Controller, EXPLORATION_RANGE, Settings};
use alquerque_app::state::State;
use alquerque_app::statistics::puzzle_days::day_number;
use alquerque_app::text::Text;
use alquerque_app::update::{advance_prover, open_record, update};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{NodeId, to_link};
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

use crate::address::Address;
use crate::effect::{StudyEffect, add_moves, from_game, report, select};
use crate::engines::engine::EngineId;
use crate::event::{Event, PuzzlesEvent, UctEvent};
use crate::puzzles::game_mistakes::game_mistakes;
use crate::record;
use crate::review::RecordChange;
use crate::studies::current_chapter::{chapter_with, find_current_chapter};
use crate::studies::edits::Edits;
use crate::studies::{handle as handle_studies, open as open_chapter, other_tab};
use crate::study::Study;
use crate::tab::Tab;
use crate::uct::autoplay::AutoplayEvent;
use crate::worker::Worker;

/// Prepares the game's state for the study: the user plays both sides.
pub fn prepare(state: &mut State) {
    state.game.set_study_mode(StudyMode::default());
    set_both_human(&mut state.settings);
    state.resume_restored();
}

fn set_both_human(settings: &mut Settings) {
    let now = settings.game();
    for game in GameId::ALL {
        settings.choose(game);
        settings.current_mut().set_mode(GameMode::Local);
        settings.current_mut().clock = None;
        for player in Player::BOTH {
            settings.current_mut().set_controller(player, Controller::Human);
        }
    }
    settings.choose(now);
}

/// Updates the study after a change of the game.
pub fn follow(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
    // An imported game may assign a side to the AI or to a friend.
    if Player::BOTH.into_iter().any(|player| state.settings.controller(player) != Controller::Human) {
        set_both_human(&mut state.settings);
    }
    let before = state.game.study_mode().unwrap_or_default();
    // The result would reveal a puzzle's solution.
    let verdicts = study.engines.is_any_on() && !study.puzzles.is_on_board;
    let studying = StudyMode { verdicts, ..before };
    let has_changed = state.game.set_study_mode(studying);
    let mut effects = study.uct.leave_other_board(state);
    if state.game.is_set_up() {
        effects.extend(study_set_up_position(study, state));
    }
    find_current_chapter(study, state);
    effects.extend(report(state, study.studies.trouble.take()));
    if study.retries != state.jobs.retries() {
        study.retries = state.jobs.retries();
        effects.extend(try_again(study, state));
    }
    effects.extend(study.uct.answer_on_board(state));
    // The other tabs need the actual game.
    if !matches!(study.tab, Tab::Uct | Tab::Lab) {
        effects.extend(study.uct.leave_board(state));
    }
    // UCT moves first, so that the other features see the new position.
    effects.extend(study.uct.play(state));
    if has_changed {
        effects.extend(from_game(advance_prover(state)));
    }
    effects.extend(study.review.follow(state, study.tab == Tab::Review));
    effects.extend(study.puzzles.follow(state, study.tab == Tab::Puzzles));
    effects.extend(report(state, study.puzzles.trouble.take()));
    observe_record(study, state);
    effects.extend(record::follow_shapes(study, state));
    record::choose_format(state, &mut study.is_text_open);
    // Engines pause while they are not visible.
    let shows_engines = study.tab == Tab::Analysis && !study.is_hidden;
    effects.extend(study.engines.follow(&*state.game.record, shows_engines));
    study.line_preview.follow(&study.engines, &*state.game.record, shows_engines);
    effects.extend(study.uct.follow(state, study.tab == Tab::Uct, study.is_hidden));
    effects.extend(study.lab.follow(state, study.tab == Tab::Lab));
    // A puzzle may have begun or ended meanwhile.
    let now = state.game.study_mode().unwrap_or(studying);
    state.game.set_study_mode(StudyMode { ahead: study.uct.ahead().is_some(), ..now });
    effects
}

/// A position that was set up is studied as a game: it ends puzzles, exercises and the tour.
fn study_set_up_position(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
    if study.tab == Tab::Puzzles {
        study.tab = Tab::Analysis;
    }
    if state.game.aside().is_none() {
        return Vec::new();
    }
    let record = state.game.record.boxed();
    let mut effects = study.leave_board(state);
    effects.extend(from_game(open_record(state, record)));
    effects
}

/// Records changes for undo, except for tries in an exercise and results of a review.
fn observe_record(study: &mut Study, state: &State) {
    let record_change = std::mem::take(&mut study.review.record_change);
    let record = state.game.own();
    match record_change {
        RecordChange::None => study.edits.observe(record),
        RecordChange::Assessed => study.edits.accept(record),
        RecordChange::Annotated(before) => {
            study.edits.accept(&*before);
            study.annotation_revision = study.annotation_revision.wrapping_add(1);
            study.edits.observe_review(record);
        }
    }
}

/// Updates the study for an event.
pub fn handle(study: &mut Study, state: &mut State, event: Event) -> Vec<StudyEffect> {
    let mut effects = Vec::new();
    let was_reviewing = study.review.progress().is_some();
    if is_user_action(&event) {
        state.notices.dismiss_if(|notice| notice.offer.is_none() && is_confirmation(&notice.text));
    }
    match event {
        Event::Tab(tab) => study.tab = tab,
        Event::Engine(which, on) => study.engines.switch(which, on),
        Event::Lines(lines) => study.engines.set_lines(lines),
        Event::Limit(limit) => study.engines.limit = limit,
        Event::Hidden(hidden) => study.is_hidden = hidden,
        Event::SmallGame => {
            effects = study.leave_board(state);
            effects.extend(study.uct.open_small_game(state));
        }
        Event::OtherTab(saved) => effects = other_tab::follow(study, state, &saved),
        Event::PlayLine(which, line, moves) => effects = play_line(study, state, which, line, moves),
        Event::HoverLine(at) => study.line_preview.hover(at),
        Event::Worker(worker, event) => effects = on_worker_event(study, state, worker, event),
        Event::Review(event) => effects = study.review.handle(state, event),
        Event::Uct(event) => effects = study.uct.handle(state, event),
        Event::Lab(event) => effects = study.lab.handle(state, event),
        Event::Puzzles(event) => {
            if event == PuzzlesEvent::OpenInStudy && study.puzzles.is_on_board {
                study.tab = Tab::Analysis;
            }
            effects = study.puzzles.handle(state, event);
        }
        Event::Pen(pen) => state.board.set_pen(pen),
        Event::Erase => effects = record::erase_shapes(study, state),
        Event::Studies(event) => effects = handle_studies(study, state, event),
        Event::Node(change) => effects = record::change_node(study, state, change),
        Event::PlayOn => effects = vec![StudyEffect::PlayOn(to_link(state.record_to_save()))],
        Event::Open(Address::Iteration(address)) => {
            study.tab = Tab::Uct;
            study.uct.open(address, &*state.game.record);
        }
        Event::Open(Address::Autoplay(seats, limit, exploration)) => {
            study.tab = Tab::Uct;
            state.settings.exploration = exploration.clamp(EXPLORATION_RANGE.0, EXPLORATION_RANGE.1);
            effects = study.uct.handle(state, UctEvent::Autoplay(AutoplayEvent::Watch(seats, limit)));
        }
        Event::Open(Address::Experiment(address)) => {
            study.tab = Tab::Lab;
            study.lab.open(address);
        }
        Event::WrongAddress => notice(state, Phrase::new(message::WRONG_ADDRESS)),
        Event::CopyAddress => {
            let address = match study.tab {
                Tab::Uct => study.uct.address(),
                Tab::Lab => Some(Address::Experiment(study.lab.experiment)),
                Tab::Analysis | Tab::Review | Tab::Puzzles => None,
            };
            let copy = |address: Address| StudyEffect::CopyAddress(address.text(&*state.game.record));
            effects.extend(address.map(copy));
        }
        Event::Copied(done) => {
            notice(state, Phrase::new(message::STUDY_COPIED).key("done", if done { "yes" } else { "no" }));
        }
        Event::Undo => effects = record::restore(study, state, Edits::undo),
        Event::Redo => effects = record::restore(study, state, Edits::redo),
    }
    if was_reviewing && study.review.progress().is_none() && state.game.aside().is_none() {
        let mistakes = game_mistakes(&study.review, &*state.game.record, &state.settings.name);
        let (game, today) = (state.game.record.board().game, day_number(state.environment.today));
        study.puzzles.add_game_mistakes(mistakes, game, today);
    }
    effects.extend(follow(study, state));
    effects
}

/// Whether a notice only confirms an action: it disappears when the user continues, as on the board. Problems stay.
fn is_confirmation(text: &Text) -> bool {
    let is_confirmation = |phrase: &Phrase| {
        [message::READ, message::LINK_OPENED, message::STUDY_OTHER_TAB, message::STUDY_COPIED].contains(&phrase.id())
    };
    text.phrases().iter().all(is_confirmation)
}

/// Whether the user has moved on to something else.
fn is_user_action(event: &Event) -> bool {
    use Event::{Engine, Erase, Lab, Node, Pen, PlayLine, Redo, Review, Studies, Tab, Uct, Undo};
    match event {
        Tab(_) | Engine(..) | PlayLine(..) | Review(_) | Node(_) | Undo | Redo | Pen(_) | Erase | Studies(_)
        | Lab(_) => true,
        Uct(event) => event.is_user_action(),
        _ => false,
    }
}

fn on_worker_event(study: &mut Study, state: &mut State, worker: Worker, event: JobEvent) -> Vec<StudyEffect> {
    let (lost, why) = match &event {
        JobEvent::Answer(_) => (false, None),
        // Silently retry a worker that failed to load; the browser's cached copy may be damaged.
        JobEvent::Lost { was_ready, .. } => (*was_ready, None),
        JobEvent::Closed(why) => (false, Some(why.clone())),
    };
    let effects = match worker {
        Worker::Engine(which) => study.engines.on_worker_event(which, event),
        Worker::Review => study.review.on_worker_event(state, event),
        Worker::Prover => study.review.on_prover_event(state, event),
        Worker::Exercise => study.review.on_exercise_event(state, event),
        Worker::Puzzle => study.puzzles.on_worker_event(state, event),
        Worker::Uct => study.uct.on_worker_event(state, event),
        Worker::Lab(side) => study.lab.on_worker_event(state, side, event),
    };
    // Work restarts on a new worker, and results so far are hidden. An idle laboratory has nothing to restart.
    if lost
        && !matches!(worker, Worker::Prover | Worker::Puzzle)
        && (!effects.is_empty() || !matches!(worker, Worker::Lab(_)))
    {
        notice(state, Phrase::new(message::ENGINE_ANEW));
    }
    // A review goes on without the prover, and if it has no more positions to analyze; puzzles go on without reasons.
    let goes_on = matches!(worker, Worker::Prover | Worker::Puzzle)
        || worker == Worker::Review && study.review.progress().is_some();
    if let Some(why) = why.filter(|_| !goes_on) {
        notice_with(state, no_engines(&why), Offer::TryAgain);
    }
    effects
}

fn no_engines(why: &Closed) -> Phrase {
    let why = match why {
        Closed::Refused => "refused",
        Closed::Missing => "missing",
        Closed::GivenUp => "given-up",
        Closed::Outdated(_) => "outdated",
    };
    Phrase::new(message::NO_ENGINES).key("why", why)
}

/// Retries the workers that failed.
fn try_again(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
    study.engines.try_again();
    study.uct.broken = false;
    [study.review.try_again(state), study.lab.try_again(state)].concat()
}

/// Opens the game from the other page: in the chapter that has it, on the board or stored, or else in a new study.
pub fn open_chapter_with(study: &mut Study, state: &mut State, game: &dyn AnyRecord) -> Vec<StudyEffect> {
    let stored = chapter_with(study, state, game);
    let mut effects = stored.map_or_else(Vec::new, |id| open_chapter(study, state, id));
    effects.extend(open_game(state, game));
    // Before it is saved.
    find_current_chapter(study, state);
    effects
}

/// Opens the game from the other page, unless the study has it already.
pub fn open_game(state: &mut State, game: &dyn AnyRecord) -> Vec<StudyEffect> {
    let (tree, game_tree) = (state.game.record.tree(), game.tree());
    let is_there = state.game.record.rules() == game.rules() && tree.contains_nodes(game_tree, game_tree.nodes());
    if !is_there {
        let link = to_link(game);
        let effects = update(state, AppEvent::Record(RecordEvent::Take(link)));
        // The game did not come by link.
        state.notices.dismiss_if(|notice| notice.offer.is_none());
        state.notices.reword(Phrase::new(message::BEFORE_IS_KEPT));
        return from_game(effects);
    }
    let mut current = NodeId::ROOT;
    for &node in game_tree.line().iter().take(game_tree.played() + 1).skip(1) {
        let Some(next) = tree.children(current).find(|&child| tree.key(child) == game_tree.key(node)) else { break };
        current = next;
    }
    select(state, current)
}

/// Adds the first moves of a line after the current position, and goes to the last of them.
fn play_line(study: &Study, state: &mut State, which: EngineId, line: usize, moves: usize) -> Vec<StudyEffect> {
    let found = study.engines.found(which, &*state.game.record);
    let Some(line) = found.and_then(|found| found.lines().nth(line)) else { return Vec::new() };
    add_moves(state, line.line.iter().take(moves))
}
