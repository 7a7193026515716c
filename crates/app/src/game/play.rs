//! Playing turns, going to other positions, and what follows automatically.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::HELPED;
use alquerque_core::tabletop::{Piece, Turn};
use alquerque_core::{Ending, Player};
use alquerque_language::{Phrase, message};

use crate::ai::think;
use crate::animation::{Animation, Route, between};
use crate::effect::Effect;
use crate::event::Event;
use crate::game::Replaced;
use crate::game::event::GameEvent;
use crate::game::mode::{GameMode, Pace};
use crate::library::shelf;
use crate::notice::{Offer, say};
use crate::settings::Controller;
use crate::state::{State, last_spots};
use crate::text::{Text, sentence};

/// How long a forced pass is shown before it is played, in milliseconds, as in `UCThello`. A tap on the board plays it at
/// once.
const PASS_MILLIS: u32 = 2500;
/// Minimum delay before the AI's answer, even if nothing is animated, in milliseconds.
const MIN_REPLY_DELAY_MILLIS: u32 = 250;
/// Up to this many plies, pieces follow the paths of the moves; beyond it, the shortest paths.
const FEW_PLIES: usize = 4;

/// Plays a legal turn.
pub(crate) fn play(state: &mut State, turn: &Turn) {
    let before = state.pieces_shown();
    play_rest(state, turn, &before, Route::from_turn(turn, 0, false));
}

/// Plays a legal turn, part of which is already shown: `before` holds the displayed pieces, `route` the rest of the
/// path.
pub(crate) fn play_rest(state: &mut State, turn: &Turn, before: &[Option<Piece>], route: Route) {
    let player = state.to_move();
    let helped = state.follows_hint(turn);
    let later_moves = later_moves(state);
    let tree = state.game.record.tree();
    // The node of the move recorded here, if the player only looks at it again.
    let recorded = tree.line().get(tree.played() + 1).copied().filter(|_| tree.is_on_main());
    let recorded = recorded.filter(|_| state.game.before_opened.is_some() || state.is_before_end());
    let (node_count, was_helped) = (tree.len(), state.was_helped());
    // In a study, an alternative move becomes a variation.
    let entered = if state.game.study_mode().is_some() {
        state.game.record.explore_turn(turn)
    } else {
        state.game.record.play_turn(turn)
    };
    if let Err(error) = entered {
        // The record has reached its maximum length.
        say::notice(state, sentence(error.phrase()));
        return;
    }
    let node = state.game.record.tree().current();
    // Preserve comments on a move played before.
    if helped && state.game.record.tree().comment(node).is_empty() {
        state.game.record.set_comment(node, HELPED);
    }
    if state.settings.controller(player) == Controller::Human {
        // The AI answers before anyone could read the notice.
        state.notices.dismiss();
    }
    state.prover.forget_line();
    position_changed(state);
    if state.game.record.tree().len() > node_count {
        report_replaced_moves(state, later_moves, was_helped);
    }
    let pieces = piece_events(state, before, &[route]);
    // The move was only looked at again: if the game ended with it, this is no news.
    let repeats_recorded = recorded == Some(node) && state.game.study_mode().is_none();
    state.game.events = turn_events(player, turn, state.game.ending.filter(|_| !repeats_recorded), pieces);
    after_move(state, player, repeats_recorded);
    state.effects.push(Effect::SaveGame);
}

/// The game with its later moves, if the player looks back at an earlier position of it.
fn later_moves(state: &State) -> Option<Replaced> {
    let is_local = state.settings.current().mode() == GameMode::Local;
    let mut record = (is_local && state.is_before_end()).then(|| state.game.record.clone())?;
    record.go_to(record.plies());
    Some(Replaced {
        record: Some(record),
        settings: state.settings.current().clone(),
        clock: state.clock().cloned(),
        counted: state.game.counted,
        came_from: None,
        resumed: None,
    })
}

/// Says that another move was played than before, which is help, and offers the later moves unless they were undone.
fn report_replaced_moves(state: &mut State, later_moves: Option<Replaced>, was_helped: bool) {
    let is_news = state.is_against_ai() && !state.game.counted && !was_helped && state.was_helped();
    let warning = is_news.then(|| Phrase::new(message::HELP_NOT_COUNTED));
    if let Some(later_moves) = later_moves {
        state.shelf.set_replaced_entry(None);
        state.game.replaced = Some(later_moves);
        let text = Text::from(Phrase::new(message::LATER_MOVES_GONE)).and(warning);
        say::notice_with(state, text, Offer::BringMovesBack);
    } else if let Some(warning) = warning {
        say::notice(state, warning);
    }
}

/// The events of a turn: the turn and its outcome, and the piece events.
fn turn_events(player: Player, turn: &Turn, ending: Option<Ending>, pieces: Vec<GameEvent>) -> Vec<GameEvent> {
    let mut events = vec![GameEvent::Played { player, turn: turn.text.clone() }];
    if turn.path.is_empty() {
        events.push(GameEvent::Passed(player));
    }
    events.extend(pieces);
    events.extend(ending.map(GameEvent::Ended));
    events
}

/// Does whatever is due automatically: schedules a pass or starts a search.
pub(crate) fn continue_game(state: &mut State) {
    if !state.must_pass() {
        return think::think_if_due(state);
    }
    if state.game.passing.is_some() || state.game.animation.is_some() || state.game.pace != Pace::Running {
        return;
    }
    let number = state.next_number();
    state.game.passing = Some(number);
    state.effects.push(Effect::After { millis: PASS_MILLIS, event: Event::PassDue(number) });
}

/// Plays a scheduled pass when its time is up.
pub(crate) fn pass(state: &mut State, number: u32) {
    if state.game.passing == Some(number) {
        pass_now(state);
    }
}

/// Plays a scheduled pass without waiting any longer. Returns whether there was one.
pub(crate) fn pass_now(state: &mut State) -> bool {
    if state.game.passing.take().is_none() {
        return false;
    }
    if let Some(turn) = state.game.legal.first().cloned()
        && state.must_pass()
        && state.game.pace == Pace::Running
    {
        play(state, &turn);
    }
    true
}

/// Dates the game, leaves the loaded mode, and files the game if it is over, after a move by `player`. The move is not new if
/// it `repeats_recorded` moves.
fn after_move(state: &mut State, player: Player, repeats_recorded: bool) {
    let headers = state.game.record.headers();
    if state.game.record.plies() == 1 && headers.date.is_unknown() {
        state.game.record.headers_mut().date = state.environment.today;
    }
    leave_loaded_mode(state);
    // A friend who is being invited to a live game gets the moves when connected.
    let is_by_link = !state.is_live() && state.live.view().bar.is_none();
    if state.settings.current().mode() == GameMode::ByLink(player) && is_by_link {
        state.notices.announce_also(Phrase::new(message::LINK_SEND));
    }
    if !repeats_recorded {
        match state.game.ending {
            Some(_) => shelf::file_if_over(state),
            None => state.shelf.forget_entry(),
        }
    }
}

/// Turns a loaded game into a local one when it is continued or replaced, and then saves the settings.
pub(crate) fn leave_loaded_mode(state: &mut State) {
    let settings = state.settings.current_mut();
    let was_loaded = settings.mode() == GameMode::Loaded && settings.set_mode(GameMode::Local);
    state.effects.extend(was_loaded.then_some(Effect::SaveSettings));
}

/// Updates everything derived from the position.
pub(crate) fn position_changed(state: &mut State) {
    state.game.revision = state.game.revision.wrapping_add(1);
    state.board.position_changed(state.premove().is_some());
    state.game.passing = None;
    state.game.last = last_spots(&*state.game.record);
    state.game.ending = state.game.record.ending();
    state.game.legal = state.game.record.legal_turns();
    // In lessons the opponent never replies.
    if state.lesson_is_done() {
        state.game.legal.clear();
    }
}

/// Replaces the record with another version of the same game, at that version's current position.
pub(crate) fn replace_version(state: &mut State, record: Box<dyn AnyRecord>) {
    let before = state.pieces_shown();
    state.game.record = record;
    state.game.animation = None;
    position_changed(state);
    let pieces = piece_events(state, &before, &[]);
    state.game.events = std::iter::once(GameEvent::Visited { by_replay: false }).chain(pieces).collect();
    animate(state);
    state.effects.push(Effect::SaveGame);
}

/// Goes to another position of the game. Raises `game_event` and the events of the pieces.
pub(crate) fn go(state: &mut State, game_event: GameEvent, navigate: impl FnOnce(&mut dyn AnyRecord)) {
    let (before, from) = (state.pieces_shown(), state.game.record.tree().current());
    let from_ply = state.game.record.played();
    navigate(&mut *state.game.record);
    state.game.animation = None;
    position_changed(state);
    let ply = state.game.record.played();
    let mut routes = Vec::new();
    if from_ply.abs_diff(ply) <= FEW_PLIES && state.game.record.tree().line().get(from_ply) == Some(&from) {
        let turns = (from_ply.min(ply)..from_ply.max(ply)).filter_map(|ply| state.game.record.turn(ply));
        let forward = turns.map(|turn| Route::from_turn(&turn, 0, false));
        routes.extend(forward.map(|route| if ply < from_ply { route.reversed() } else { route }));
    }
    let pieces = piece_events(state, &before, &routes);
    state.game.events = std::iter::once(game_event).chain(pieces).collect();
}

/// Puts the piece in hand back and undoes its jumps.
pub(crate) fn put_down(state: &mut State) {
    state.notices.dismiss();
    let before = state.pieces_shown();
    if let Some(hand) = state.board.take_hand() {
        let (at, captured) = (hand.origin(), hand.captured(&state.game.legal));
        let route = Route::along(Some(&hand.path), Some(&captured), false).reversed();
        state.game.events.extend(state.game.record.piece(at).map(|piece| GameEvent::PutBack { piece, at }));
        let pieces = piece_events(state, &before, &[route]);
        state.game.events.extend(pieces);
    }
}

/// The events of pieces since `before` was displayed.
pub(crate) fn piece_events(state: &State, before: &[Option<Piece>], routes: &[Route]) -> Vec<GameEvent> {
    between(state.game.record.board(), before, &state.pieces_shown(), routes)
}

/// Animates game events unless animation is off, and schedules the animation's end if the game waits for it.
pub(crate) fn animate(state: &mut State) {
    let animation = Animation::from_events(&state.game.events);
    let motion = state.animation_percent();
    let millis = motion.map_or(0, |percent| animation.millis() * 100 / percent).max(MIN_REPLY_DELAY_MILLIS);
    if motion.is_some() && animation.is_seen() {
        state.effects.push(Effect::Animate(animation));
    }
    if is_waited_for(&state.game.events) {
        let number = state.next_number();
        state.game.animation = Some(number);
        state.effects.push(Effect::After { millis, event: Event::AnimationEnded(number) });
    }
}

/// Whether the game waits for the animation, as it doesn't while the user looks at other positions.
fn is_waited_for(events: &[GameEvent]) -> bool {
    matches!(
        events.first(),
        Some(
            GameEvent::Played { .. }
                | GameEvent::Visited { by_replay: true }
                | GameEvent::Stepped(_)
                | GameEvent::Jumped(_)
        )
    )
}
