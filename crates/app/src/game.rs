//! The game on the board: starting, switching, restoring and pausing games.

pub(crate) mod closing;
pub mod event;
pub mod mode;
pub mod moves;
pub mod panel;
pub(crate) mod play;
pub mod seat;
mod state;
pub(crate) mod stepping;
pub mod uct_limit;

pub use state::{GameState, Replaced, Session, StudyMode};

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};
use alquerque_messages::live::{Bar, Offer, ToModule};

use crate::ai::think;
use crate::board::geometry::first_spot;
use crate::clock::Clock;
use crate::effect::Effect;
use crate::game::mode::{GameMode, Pace};
use crate::game::play::{continue_game, leave_loaded_mode, position_changed};
use crate::game::stepping::stop_looking_back;
use crate::library::{is_worth_keeping, shelf};
use crate::new_game::handicap::{explanation, with_handicap};
use crate::notice::Offer as NoticeOffer;
use crate::notice::say::notice_with;
use crate::settings::Controller;
use crate::state::{State, has_ended, new_record, take};
use crate::text::Text;

/// A replaced game against the computer is filed in the library from this many plies on.
const WORTH_FILING: usize = 4;

/// Starts a new game with the same settings.
pub(crate) fn new_game(state: &mut State) {
    let record = initial_record(state, state.environment.random_first_side);
    let level = state.statistics.results().level(state.settings.game());
    let settings = state.settings.current_mut();
    let adapts = settings.adapts && std::mem::replace(&mut settings.ai.level, level) != level;
    begin_with(state, record);
    state.effects.extend(adapts.then_some(Effect::SaveSettings));
    tell_handicap(state);
}

/// The side that gives a handicap, and its size.
fn handicap(state: &State) -> Option<(Player, u8)> {
    let settings = state.settings.current();
    let is_by_link = matches!(settings.mode(), GameMode::ByLink(_));
    let human = settings.lone_human().filter(|_| settings.handicap > 0 && !is_by_link)?;
    Some((human.opponent(), settings.handicap))
}

/// The initial position of a new game, with the computer's handicap.
fn initial_record(state: &State, first_side: Player) -> Box<dyn AnyRecord> {
    let record = new_record(&state.settings, first_side);
    match handicap(state) {
        Some((giver, pieces)) => with_handicap(record, giver, pieces),
        None => record,
    }
}

impl State {
    /// Whether the computer has given a handicap in the game on the board.
    pub(crate) fn has_handicap(&self) -> bool {
        let record = &*self.game.record;
        let start = record.start_text().filter(|_| self.settings.current().mode() == GameMode::Local);
        let given = handicap(self).zip(start);
        given.is_some_and(|((giver, pieces), start)| {
            with_handicap(AnyGame::of(record).record(), giver, pieces).start_text() == Some(start)
        })
    }
}

fn tell_handicap(state: &mut State) {
    if let Some((_, pieces)) = handicap(state) {
        state.notices.add(explanation(state.settings.game(), pieces));
    }
}

/// Starts a new game of the current kind.
pub(crate) fn begin_with(state: &mut State, record: Box<dyn AnyRecord>) {
    stop_looking_back(state);
    let replaced = is_worth_keeping(&*state.game.record).then(|| state.game.record.clone());
    let (clock, counted) = (state.clock_mut().clone(), state.game.counted);
    // Restoring a game restores its players, too.
    let (settings, came_from) =
        state.game.before_new_game.take().unwrap_or_else(|| (state.settings.current().clone(), None));
    // Games against the computer that have hardly started would only clutter the library.
    let has_computer = Player::BOTH.into_iter().any(|player| settings.controller(player) == Controller::Ai);
    let filed = replaced.as_deref().filter(|record| !has_computer || record.plies() >= WORTH_FILING);
    let (warning, replaced_entry) =
        filed.map_or_else(Default::default, |record| shelf::shelve(state, record, &settings));
    replace_record(state, record);
    new_clock(state);
    state.notices.announce(state.by(message::NEW_GAME_BEGINS, state.to_move()));
    state.shelf.set_replaced_entry(replaced_entry);
    if replaced.is_some() || came_from.is_some() {
        state.game.replaced = Some(Replaced { record: replaced, settings, clock, counted, came_from, resumed: None });
        notice_with(state, Text::from(Phrase::new(message::REPLACES_UNFINISHED)).and(warning), NoticeOffer::BringBack);
    }
    continue_game(state);
}

/// Sets a clock for the new game, if the settings ask for one.
fn new_clock(state: &mut State) {
    let settings = state.settings.current();
    let control = settings.clock.filter(|_| !matches!(settings.mode(), GameMode::ByLink(_)));
    let clock = control.map(Clock::new);
    set_clock(state, clock);
}

/// Sets the clock of the game on the board, and saves it unless there is and was none.
fn set_clock(state: &mut State, clock: Option<Clock>) {
    let before = std::mem::replace(state.clock_mut(), clock);
    if before.is_some() || state.clock_mut().is_some() {
        state.effects.push(Effect::SaveClock);
    }
}

/// Switches to the running game of a kind, or to a new one if there is none.
pub(crate) fn switch_to(state: &mut State, game: GameId) {
    if state.game.record.board().game == game {
        return;
    }
    stop_looking_back(state);
    let now = state.environment.now;
    if let Some(clock) = state.clock_mut() {
        clock.run(None, now);
    }
    state.settings.choose(game);
    let mode = state.settings.current().mode();
    let record = take(&mut state.game.others, game).unwrap_or_else(|| new_record(&state.settings, Player::Light));
    let previous = std::mem::replace(&mut state.game.record, record.clone());
    state.game.others.push(previous);
    state.game.replaced = None;
    replace_record(state, record);
    // Replacing the record has left the loaded mode, which belongs to this game.
    state.settings.current_mut().set_mode(mode);
    state.board.move_cursor(first_spot(&*state.game.record));
    state.resume_restored();
}

/// Puts a game on the board without filing the one that it replaces: both are stored elsewhere.
pub(crate) fn open_record(state: &mut State, record: Box<dyn AnyRecord>) {
    switch_to(state, record.board().game);
    replace_record(state, record);
    state.game.replaced = None;
    state.hold();
}

pub(crate) fn rematch(state: &mut State) {
    if state.is_live() {
        return state.effects.push(Effect::Live(ToModule::Offer(Offer::Rematch)));
    }
    state.settings.current_mut().swap_sides();
    state.effects.push(Effect::SaveSettings);
    new_game(state);
    // The board has been flipped, too, and a notice would cover what to do.
    let told = state.settings.lone_human().map(|you| state.by(message::REMATCH_YOU, you));
    state.notices.announce(told.unwrap_or_else(|| Phrase::new(message::REMATCH)));
}

/// Ends a game by links; the next game is local.
pub(crate) fn leave_friend(state: &mut State) {
    let settings = state.settings.current_mut();
    if matches!(settings.mode(), GameMode::ByLink(_)) && settings.set_mode(GameMode::Local) {
        state.effects.push(Effect::SaveSettings);
    }
}

/// Starts a game under the rules chosen in the options.
pub(crate) fn start_with_chosen_rules(state: &mut State) {
    let record = initial_record(state, state.to_move());
    replace_record(state, record);
    new_clock(state);
    state.shelf.set_replaced_entry(None);
    continue_game(state);
    tell_handicap(state);
}

pub(crate) fn bring_back(state: &mut State) {
    let Some(Replaced { record, settings, clock, counted, came_from, resumed }) = state.game.replaced.take() else {
        return;
    };
    // Cancels the invitation to the game on the board, which is given up.
    if state.live.view().bar == Some(Bar::ShowLink) {
        state.effects.push(Effect::Live(ToModule::Cancel));
    }
    shelf::unshelve(state);
    if let Some(entry) = resumed {
        shelf::put_back(state, *entry);
    }
    let was_viewed = state.game.is_viewed();
    if let Some(record) = record {
        replace_record(state, record);
        set_clock(state, clock);
        state.game.counted = counted;
        let changed = *state.settings.current() != settings;
        *state.settings.current_mut() = settings;
        state.effects.extend(changed.then_some(Effect::SaveSettings));
    }
    if let Some(kind) = came_from {
        switch_to(state, kind);
        state.effects.push(Effect::SaveSettings);
    }
    if was_viewed {
        // As saved, possibly by another tab.
        switch_to(state, state.environment.saved_settings.game());
        state.settings.take_games_of(&state.environment.saved_settings);
    }
    // Let the user examine it first.
    state.hold();
    state.notices.announce(Phrase::new(message::BEFORE_IS_BACK));
}

/// Puts another game on the board. The AI does not start yet.
pub(crate) fn replace_record(state: &mut State, record: Box<dyn AnyRecord>) {
    think::cancel_and_forget(state);
    state.game.record = record;
    state.game.replacements = state.game.replacements.wrapping_add(1);
    state.game.end_viewing();
    state.game.before_opened = None;
    state.notices.dismiss();
    state.game.pace = Pace::Running;
    think::forget_last_result(state);
    state.prover.forget_line();
    state.game.animation = None;
    state.shelf.forget_entry();
    state.page.dialogs.text_format = 0;
    state.page.dialogs.date_problem.clear();
    position_changed(state);
    state.game.counted = has_ended(&*state.game.record);
    state.effects.push(Effect::SaveGame);
    leave_loaded_mode(state);
}

/// Pauses the AI.
pub(crate) fn pause(state: &mut State) {
    state.game.pace = Pace::Paused;
    state.game.passing = None;
    state.notices.announce(Phrase::new(message::PAUSED));
    think::cancel_and_forget(state);
}

pub(crate) fn resume(state: &mut State) {
    state.game.pace = Pace::Running;
    if state.game.visited.take().is_some() {
        // The game goes on from the position shown.
        state.effects.push(Effect::SaveGame);
    }
    state.notices.announce(Phrase::new(message::RESUMED));
    leave_loaded_mode(state);
    continue_game(state);
}

/// Applies a change of controllers at once.
pub(crate) fn controllers_changed(state: &mut State) {
    state.board.set_hand(None);
    state.board.drop_pointer();
    if !state.is_ai_to_move() {
        think::cancel_and_forget(state);
    }
    continue_game(state);
}
