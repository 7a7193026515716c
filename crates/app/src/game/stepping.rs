//! Stepping through the game: undo, going to a position, and replays.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::tabletop::Turn;
use alquerque_language::{Phrase, message};
use alquerque_messages::live::{Offer as LiveOffer, ToModule};

use crate::activity::Activity;
use crate::ai::think;
use crate::effect::Effect;
use crate::event::Event;
use crate::game::Session;
use crate::game::event::GameEvent;
use crate::game::mode::Pace;
use crate::game::play::{self, continue_game, position_changed};
use crate::game::state::Visit;
use crate::notice::{Offer, say};
use crate::record::RecordEvent;
use crate::state::State;
use crate::text::{Text, move_text};

/// Interval between the moves of a replay, in milliseconds.
const REPLAY_MILLIS: u32 = 1000;

pub(crate) fn go_to(state: &mut State, ply: usize) {
    let ply = ply.min(state.game.record.plies());
    if ply == state.game.record.played() {
        if state.in_chain() {
            play::put_down(state);
        }
        return;
    }
    visit_ply(state, ply);
    // After redoing all moves, the player expects a reply.
    if state.at_end() && state.settings.lone_human().is_some() && state.shown_line().is_none() {
        state.game.pace = Pace::Running;
        continue_game(state);
    }
}

/// Shows the position before the deciding move, from the end card, with that move and a better one if known.
pub(crate) fn show_turning_point(state: &mut State) {
    let Some((point, text)) = state.turning_point().zip(state.turning_point_text()) else { return };
    let played = state.game.record.turn(point.ply);
    let best = state.best_at(point.ply);
    go_to(state, point.ply);
    let is_played = |turn: &&Turn| played.as_ref().is_some_and(|played| played.path == turn.path);
    let better = state.game.legal.iter().find(|turn| best.as_ref() == Some(&turn.text)).filter(|turn| !is_played(turn));
    let better_text = better.map(|turn| Phrase::new(message::END_BETTER).text("turn", &move_text(&turn.text)));
    state.board.compare(played.as_ref(), better);
    say::notice_with(state, Text::from(text).and(better_text), Offer::EndCard);
}

impl State {
    /// Whether an earlier position of the player's game is only looked at: the AI has not been told to go on from there.
    pub(crate) fn looks_back(&self) -> bool {
        self.is_before_end() && (!self.advances_by_itself() || self.waits())
    }

    /// Whether the player has stepped, or replays, to another position than the one at which the game goes on.
    pub(crate) fn has_stepped(&self) -> bool {
        self.live_node() != self.game.record.tree().current()
    }

    /// The node at which the game on the board goes on, whichever position is shown. In a study, and while another game
    /// is viewed, that is the position shown.
    pub(crate) fn live_node(&self) -> NodeId {
        let tree = self.game.record.tree();
        let is_current = |visit: &Visit| visit.revision == self.game.revision && tree.has(visit.live);
        let visit = self.game.visited.filter(is_current).filter(|_| matches!(self.game.session(), Session::Game));
        visit.map_or(tree.current(), |visit| visit.live)
    }

    /// The number of plies before the live node, which is in the current line.
    pub(crate) fn live_ply(&self) -> usize {
        let record = &*self.game.record;
        let live = self.live_node();
        record.tree().line().iter().position(|&node| node == live).unwrap_or(record.played())
    }

    /// The game to save, at the position where it goes on.
    pub fn game_to_save(&self) -> Box<dyn AnyRecord> {
        let mut record = self.record_to_save().boxed();
        if self.game.aside.is_none() && self.shown_line().is_none() {
            record.select(self.live_node());
        }
        record
    }

    /// Whether the player has stepped to an earlier position of the game. After Undo, the game goes on from there.
    pub(crate) fn is_before_end(&self) -> bool {
        matches!(self.game.session(), Session::Game)
            && !self.at_end()
            && self.has_stepped()
            && self.game.record.tree().is_on_main()
            && !matches!(self.board_activity(), Activity::Viewing | Activity::Learning | Activity::Replaying(_))
            && self.shown_line().is_none()
            && !self.is_at_turning_point()
    }

    /// Whether the turning point is shown, from the end card.
    pub fn is_at_turning_point(&self) -> bool {
        self.notices.current().is_some_and(|notice| notice.offer == Some(Offer::EndCard))
    }
}

/// Returns from the turning point to the card at the end. Returns whether it was shown.
pub(crate) fn leave_turning_point(state: &mut State) -> bool {
    let was_shown = state.is_at_turning_point();
    if was_shown {
        go_to(state, usize::MAX);
    }
    was_shown
}

/// Shows the position at which the game goes on.
pub(crate) fn back_to_game(state: &mut State) {
    go_to(state, state.live_ply());
}

/// The same before the game ends or leaves the board.
pub(crate) fn stop_looking_back(state: &mut State) {
    if state.has_stepped() {
        let live = state.live_node();
        state.game.record.select(live);
        position_changed(state);
    }
}

pub(crate) fn step_back(state: &mut State) {
    go_to(state, state.game.record.played().saturating_sub(1));
}

pub(crate) fn step_on(state: &mut State) {
    go_to(state, state.game.record.played() + 1);
}

/// Shows the position after a node, and selects the line through it. The game itself only changes once the user
/// continues from there.
pub(crate) fn select(state: &mut State, node: NodeId) {
    if !state.game.record.tree().has(node) {
        return;
    }
    visit(state, false, |record| record.select(node));
}

/// Visits position `ply`.
fn visit_ply(state: &mut State, ply: usize) {
    visit(state, false, |record| record.go_to(ply));
}

/// Visits another position and pauses the AI. At the end of the line, or in another line, the game goes on there.
fn visit(state: &mut State, by_replay: bool, go: impl FnOnce(&mut dyn AnyRecord)) {
    let live = state.live_node();
    think::cancel_and_forget(state);
    play::go(state, GameEvent::Visited { by_replay }, go);
    let tree = state.game.record.tree();
    let live = if state.at_end() || !tree.line().contains(&live) { tree.current() } else { live };
    state.game.visited = Some(Visit { revision: state.game.revision, live });
    // Looking around changes nothing, so what was replaced can still be brought back.
    state.notices.dismiss_if(|notice| !matches!(notice.offer, Some(Offer::BringBack | Offer::BringMovesBack)));
    state.hold();
    state.effects.push(Effect::SaveGame);
}

/// Starts a replay, from the beginning if the board shows the end, or stops it.
pub(crate) fn toggle_replay(state: &mut State) {
    if matches!(state.game.pace, Pace::Replaying(_)) {
        state.hold();
        state.notices.announce(Phrase::new(message::STEP_STOPPED));
        return;
    }
    let plies = state.game.record.plies();
    if plies == 0 {
        return;
    }
    let from = if state.game.record.played() == plies { 0 } else { state.game.record.played() };
    visit_ply(state, from);
    schedule_next_move(state);
}

/// Selects the line through a node and replays it from position `ply`.
pub(crate) fn play_line(state: &mut State, node: NodeId, ply: usize) {
    visit(state, false, |record| {
        record.select(node);
        record.go_to(ply);
    });
    schedule_next_move(state);
}

fn schedule_next_move(state: &mut State) {
    let number = state.next_number();
    state.game.pace = Pace::Replaying(number);
    let event = Event::Record(RecordEvent::ReplayDue(number));
    state.effects.push(Effect::After { millis: REPLAY_MILLIS, event });
}

/// Plays the next move of a replay.
pub(crate) fn replay_due(state: &mut State, number: u32) {
    if state.game.pace != Pace::Replaying(number) {
        return;
    }
    let ply = state.game.record.played();
    // The proven line may have become longer.
    if state.at_end() && state.shown_line().is_some() {
        state.lengthen_line();
    }
    if !state.at_end() {
        visit(state, true, |record| record.go_to(ply + 1));
    } else if !state.awaits_line() {
        state.hold();
        if state.is_in_shown_line() && state.game.ending.is_none() {
            say::notice(state, Phrase::new(message::LINE_ENDS));
        }
    }
    if !state.at_end() || state.awaits_line() {
        schedule_next_move(state);
    }
}

pub(crate) fn undo(state: &mut State) {
    // First undo the jumps of a chain in progress.
    if state.in_chain() {
        return play::put_down(state);
    }
    if state.is_live() {
        return state.effects.push(Effect::Live(ToModule::Offer(LiveOffer::Takeback)));
    }
    // Not a move before the position shown.
    stop_looking_back(state);
    let plies = state.undo_plies();
    think::cancel_and_forget(state);
    let to = state.game.record.played().saturating_sub(plies);
    play::go(state, GameEvent::Undone(plies), |record| record.go_to(to));
    state.notices.dismiss();
    if state.would_take_back(to) {
        state.notices.show_also(Phrase::new(message::UNDO_NOT_COUNTED));
    }
    // If the game continued at once, stepping back would be impossible.
    state.hold();
    state.effects.push(Effect::SaveGame);
}
