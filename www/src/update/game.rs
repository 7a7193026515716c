//! The course of the game: moves, new games, undo and redo, pause.

use alquerque_core::alquerque::{Alquerque, Move, Point};
use alquerque_core::record::Record;
use alquerque_core::{Game, Outcome, Player, Reason};

use super::{board, notice_with, search};
use crate::event::{Animation, Effect, Event};
use crate::hand::{Hand, origins_text, side_name};
use crate::settings::Controller;
use crate::state::{Offer, State};

/// Milliseconds of a piece's way along one leg, and of each captured checker's vanishing after it.
pub(crate) const LEG_MILLIS: u32 = 320;
/// Milliseconds in which a piece is lifted or set down.
pub(crate) const LIFT_MILLIS: u32 = 110;
/// Milliseconds before the AI's answer where nothing moves on the board.
const BREATH_MILLIS: u32 = 250;

/// Plays a move; what is left to be seen of it begins with the leg `shown_from`.
pub(super) fn play(state: &mut State, mv: Move, shown_from: usize) -> Vec<Effect> {
    let player = state.to_move();
    let text = state.record.game().move_text(mv);
    state.record.play(mv);
    if state.settings.controller(player) == Controller::Human {
        // The AI answers so soon that nobody could have read it before.
        state.notice = None;
    }
    position_changed(state);
    let how = if state.settings.controller(player) == Controller::Ai { " (AI)" } else { "" };
    state.announcement = format!("{}{how}: {text}.", side_name(player));
    if state.ending.is_some() {
        let result = ending_text(state);
        state.announcement = format!("{} {result}", state.announcement);
    }
    if state.humans_turn() && state.settings.controller(player) == Controller::Ai {
        let captures = state.legal.iter().any(|mv| mv.is_capture());
        let what = if captures { format!(": capture with {}", origins_text(&state.legal)) } else { String::new() };
        state.announcement = format!("{} Your turn{what}.", state.announcement);
    }
    let path = mv.path().split_off(shown_from);
    let captured = mv.captured().split_off(shown_from.min(mv.captured().len()));
    let mut effects = vec![Effect::SaveGame];
    effects.extend(animate_for(state, player, path, captured));
    effects
}

/// Shows a piece of the side to move going along `path`.
pub(super) fn animate(state: &mut State, path: Vec<Point>, captured: Vec<Point>) -> Vec<Effect> {
    let player = state.to_move();
    animate_for(state, player, path, captured)
}

fn animate_for(state: &mut State, player: Player, path: Vec<Point>, captured: Vec<Point>) -> Vec<Effect> {
    let number = state.number();
    state.animation = Some(number);
    let legs = u32::try_from(path.len().saturating_sub(1)).unwrap_or(0);
    let moves = legs > 0 && !state.reduced_motion;
    let millis = if moves { legs * LEG_MILLIS + 2 * LIFT_MILLIS } else { BREATH_MILLIS };
    let mut effects = Vec::new();
    if !state.reduced_motion && (legs > 0 || !captured.is_empty()) {
        effects.push(Effect::Animate(Animation { player, path, captured }));
    }
    effects.push(Effect::After { millis, event: Event::AnimationEnded(number) });
    effects
}

/// Brings everything that follows from the position up to date.
fn position_changed(state: &mut State) {
    state.hand = None;
    state.drag = None;
    state.ending = state.record.ending();
    state.legal = state.record.legal_moves();
}

pub(super) fn new_game(state: &mut State) -> Vec<Effect> {
    let worth_keeping = !state.record.moves().is_empty() && state.ending.is_none();
    let replaced = worth_keeping.then(|| state.record.clone());
    let effects = start_over(state);
    state.announcement = "New game. Light begins.".to_owned();
    if replaced.is_some() {
        state.replaced = replaced;
        notice_with(state, "New game. The one before was not finished.", Offer::BringBack);
    }
    effects
}

pub(super) fn rematch(state: &mut State) -> Vec<Effect> {
    std::mem::swap(&mut state.settings.light, &mut state.settings.dark);
    let mut effects = vec![Effect::SaveSettings];
    effects.extend(new_game(state));
    let you = state.settings.lone_human().map_or(String::new(), |human| format!(" You play {}.", human.name()));
    state.announcement = format!("Rematch with sides swapped.{you}");
    effects
}

/// Begins a game by the rules chosen in the options.
pub(super) fn start_over(state: &mut State) -> Vec<Effect> {
    let record = Record::new(Alquerque { ruleset: state.settings.ruleset() });
    let mut effects = replace_record(state, record);
    effects.extend(search::think_if_due(state));
    effects
}

pub(super) fn bring_back(state: &mut State) -> Vec<Effect> {
    let Some(record) = state.replaced.take() else { return Vec::new() };
    let effects = replace_record(state, record);
    // The player looks at it first.
    state.paused = state.ais_turn();
    state.announcement = "The game before is back.".to_owned();
    effects
}

/// Goes over to another game; the AI does not begin to think yet.
fn replace_record(state: &mut State, record: Record<Alquerque>) -> Vec<Effect> {
    let mut effects = search::give_up(state);
    state.record = record;
    state.notice = None;
    state.paused = false;
    state.last_report = None;
    state.animation = None;
    position_changed(state);
    effects.push(Effect::SaveGame);
    effects
}

pub(super) fn undo(state: &mut State) -> Vec<Effect> {
    // The jumps of a chain under way are what was done last.
    if state.hand.as_ref().is_some_and(Hand::has_jumped) {
        return board::put_down(state);
    }
    let plies = state.undo_plies();
    if plies == 0 {
        return Vec::new();
    }
    let mut effects = search::give_up(state);
    for _ in 0..plies {
        state.record.undo();
    }
    effects.extend(travelled(state, plies, "Taken back"));
    effects
}

pub(super) fn redo(state: &mut State) -> Vec<Effect> {
    let plies = state.redo_plies();
    if plies == 0 {
        return Vec::new();
    }
    let mut effects = search::give_up(state);
    for _ in 0..plies {
        state.record.redo();
    }
    effects.extend(travelled(state, plies, "Played again"));
    // With everything played again the player waits for the answer to their move.
    if state.settings.lone_human().is_some() && state.record.undone().is_empty() {
        state.paused = false;
        effects.extend(search::think_if_due(state));
    }
    effects
}

fn travelled(state: &mut State, plies: usize, what: &str) -> Vec<Effect> {
    state.notice = None;
    state.animation = None;
    position_changed(state);
    // Where the AI would play on at once, going back and forth would be impossible.
    state.paused = state.ais_turn();
    let s = if plies == 1 { "" } else { "s" };
    state.announcement = format!("{what}: {plies} move{s}. {} to move.", side_name(state.to_move()));
    vec![Effect::SaveGame]
}

pub(super) fn pause(state: &mut State) -> Vec<Effect> {
    state.paused = true;
    state.announcement = "Paused.".to_owned();
    search::give_up(state)
}

pub(super) fn resume(state: &mut State) -> Vec<Effect> {
    state.paused = false;
    state.announcement = "Resumed.".to_owned();
    search::think_if_due(state)
}

/// A side has got another player: at once.
pub(super) fn controllers_changed(state: &mut State) -> Vec<Effect> {
    state.hand = None;
    state.drag = None;
    let mut effects = if state.ais_turn() { Vec::new() } else { search::give_up(state) };
    effects.extend(search::think_if_due(state));
    effects
}

/// The result with its reason, such as "Light wins: dark cannot move."
pub(crate) fn ending_text(state: &State) -> String {
    let Some(ending) = state.ending else { return String::new() };
    match (ending.outcome, ending.reason) {
        (Outcome::Win(winner), reason) => {
            let loser = winner.opponent().name();
            let because = if reason == Reason::NoPieces { "has no piece left" } else { "cannot move" };
            format!("{} wins: {loser} {because}.", side_name(winner))
        }
        (Outcome::Draw, Reason::Repetition) => "Draw: the same position for the third time.".to_owned(),
        (Outcome::Draw, _) => "Draw: a hundred moves without a capture.".to_owned(),
    }
}
