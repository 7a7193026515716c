//! Starting, switching, pausing and ending games.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::{GameId, Player};
use alquerque_language::Phrase;
use alquerque_messages::live::{Offer, ToModule};

use super::play::position_changed;
use super::play::{continue_game, leave_loaded_mode};
use super::say::{notice, notice_with, trouble};
use super::{shelf, think};
use crate::activity::Activity;
use crate::choices::{Choice, ChoiceEvent};
use crate::clock::Clock;
use crate::effect::Effect;
use crate::game_mode::{GameMode, Pace};
use crate::geometry::middle;
use crate::handicap::{explanation, with_handicap};
use crate::library::is_worth_keeping;
use crate::notice::Offer as NoticeOffer;
use crate::page::Page;
use crate::settings::First;
use crate::state::{Replaced, State, has_ended, new_record, take};
use crate::text::Text;

/// Unfinished games shorter than this are not filed when another one starts.
const WORTH_FILING: usize = 4;

/// Starts a new game at this device, leaving a game by links. Before the first move another game would be identical, so
/// the sheet opens for the player to choose a different one.
pub(super) fn new_game_here(state: &mut State) -> Vec<Effect> {
    let is_fresh = state.game.record.plies() == 0 && state.game.record.start_text().is_none();
    if is_fresh && state.at_board() == Activity::Playing {
        return vec![Effect::OpenPage(Page::New)];
    }
    state.game.leaves = state.saved.settings.now().mode();
    let mut effects = leave_friend(state);
    // A live game has its own notice.
    let was_by_link = !effects.is_empty() && state.game.live.is_none();
    effects.extend(new_game(state));
    if was_by_link {
        trouble(state, Phrase::new("link-not-by-link"));
    }
    effects
}

fn new_game(state: &mut State) -> Vec<Effect> {
    if state.saved.settings.now().first == First::ByLot {
        return vec![Effect::DrawLot];
    }
    begin(state, Player::Light)
}

/// Starts a new game with the side that was drawn to begin.
pub(super) fn lot_drawn(state: &mut State, player: Player) -> Vec<Effect> {
    begin(state, player)
}

fn begin(state: &mut State, lot: Player) -> Vec<Effect> {
    let record = start(state, lot);
    let level = state.saved.statistics.level(state.saved.settings.game());
    let now = state.saved.settings.now_mut();
    let adapts = now.adapts && std::mem::replace(&mut now.ai.level, level) != level;
    let mut effects = begin_with(state, record);
    effects.extend(adapts.then_some(Effect::SaveSettings));
    tell_handicap(state);
    effects
}

/// The side that gives a handicap, and its size.
fn handicap(state: &State) -> Option<(Player, u8)> {
    let now = state.saved.settings.now();
    let human = now.lone_human().filter(|_| now.handicap > 0 && !matches!(now.mode(), GameMode::ByLink(_)))?;
    Some((human.opponent(), now.handicap))
}

/// The initial position of a new game, with the computer's handicap.
fn start(state: &State, lot: Player) -> Box<dyn AnyRecord> {
    let record = new_record(&state.saved.settings, lot);
    match handicap(state) {
        Some((giver, pieces)) => with_handicap(record, giver, pieces),
        None => record,
    }
}

fn tell_handicap(state: &mut State) {
    if let Some((_, pieces)) = handicap(state) {
        trouble(state, explanation(state.saved.settings.game(), pieces));
    }
}

/// Starts a new game of the current kind.
pub(super) fn begin_with(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    let replaced = is_worth_keeping(&*state.game.record).then(|| state.game.record.clone());
    let (clock, counted) = (state.clock_mut().clone(), state.game.counted);
    // Games that have hardly started would only clutter the library.
    let filed = replaced.as_deref().filter(|record| record.plies() >= WORTH_FILING);
    let (mut effects, warning, shelved) = filed.map_or_else(Default::default, |record| shelf::shelve(state, record));
    effects.extend(replace_record(state, record));
    effects.extend(new_clock(state));
    state.view.announcement = state.by("new-game-begins", state.to_move()).into();
    state.saved.shelf.shelved = shelved;
    // Restoring a game with a friend restores the friend, too.
    let mode = std::mem::take(&mut state.game.leaves);
    if replaced.is_some() {
        state.game.replaced = Some(Replaced { record: replaced, mode, clock, counted, came_from: None });
        notice_with(state, Text::from(Phrase::new("replaces-unfinished")).and(warning), NoticeOffer::BringBack);
    }
    effects.extend(continue_game(state));
    effects
}

/// Sets a clock for the new game, if the settings ask for one.
fn new_clock(state: &mut State) -> Option<Effect> {
    let now = state.saved.settings.now();
    let control = now.clock.filter(|_| !matches!(now.mode(), GameMode::ByLink(_)));
    let clock = control.map(Clock::new);
    let is_any = clock.is_some();
    let before = std::mem::replace(state.clock_mut(), clock);
    (is_any || before.is_some()).then_some(Effect::SaveClock)
}

/// Opens the New game sheet with this game selected.
pub(super) fn choose(state: &mut State, game: GameId) -> Vec<Effect> {
    state.view.choice = Choice::of(state.saved.settings.of(game));
    state.view.page = Some(Page::New);
    Vec::new()
}

/// Changes the selection in the New game sheet.
pub(super) fn choice(state: &mut State, event: ChoiceEvent) -> Vec<Effect> {
    match event {
        ChoiceEvent::Game(game) if game != state.view.choice.game().id => {
            let loser = state.view.choice.loser;
            state.view.choice = Choice { loser, ..Choice::of(state.saved.settings.of(game)) };
        }
        other => state.view.choice.apply(other),
    }
    Vec::new()
}

/// Starts the selected game. The running game of another kind waits.
pub(super) fn play_choice(state: &mut State) -> Vec<Effect> {
    if state.view.choice.awaits_lot() {
        return vec![Effect::DrawSide];
    }
    begin_choice(state)
}

/// Starts the selected game, then invites a friend to it.
pub(super) fn play_choice_live(state: &mut State) -> Vec<Effect> {
    state.view.choice.live = true;
    play_choice(state)
}

fn begin_choice(state: &mut State) -> Vec<Effect> {
    let lives = std::mem::take(&mut state.view.choice.live);
    // The next dialog replaces the sheet.
    let mut effects = if lives { Vec::new() } else { leave_sheet(state) };
    effects.extend(switch_to(state, state.view.choice.game().id));
    state.game.leaves = state.saved.settings.now().mode();
    *state.saved.settings.now_mut() = state.view.choice.settings.clone();
    effects.push(Effect::SaveSettings);
    effects.extend(new_game(state));
    if lives {
        state.view.choice.live = true;
        effects.push(Effect::OpenPage(Page::Friend));
    }
    effects
}

/// Resumes the running game of the selected kind.
pub(super) fn go_on_with_chosen(state: &mut State) -> Vec<Effect> {
    let mut effects = leave_sheet(state);
    effects.extend(switch_to(state, state.view.choice.game().id));
    effects.push(Effect::SaveSettings);
    let goes = Phrase::new("game-goes").key("game", state.saved.settings.game().name());
    state.view.announcement = Text::from(goes).and(state.by("side-to-move", state.to_move()));
    effects.extend(continue_game(state));
    effects
}

/// Starts the selected game with the side drawn for the player.
pub(super) fn side_drawn(state: &mut State, you: Player) -> Vec<Effect> {
    state.view.choice.seat_drawn(you);
    begin_choice(state)
}

fn leave_sheet(state: &mut State) -> Vec<Effect> {
    if state.view.page.take_if(|page| *page == Page::New).is_some() { vec![Effect::LeavePage] } else { Vec::new() }
}

/// Switches to the running game of a kind, or to a new one if there is none.
pub(super) fn switch_to(state: &mut State, game: GameId) -> Vec<Effect> {
    if state.game.record.board().game == game {
        return Vec::new();
    }
    state.saved.settings.choose(game);
    let mode = state.saved.settings.now().mode();
    let record = take(&mut state.game.others, game).unwrap_or_else(|| new_record(&state.saved.settings, Player::Light));
    let left = std::mem::replace(&mut state.game.record, record.clone());
    state.game.others.push(left);
    state.game.replaced = None;
    let effects = replace_record(state, record);
    state.saved.settings.now_mut().set_mode(mode);
    state.view.cursor = middle(&*state.game.record);
    state.come_back();
    effects
}

/// Puts a game on the board that is already stored elsewhere, as is the game it replaces.
pub fn open_record(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    let mut effects = switch_to(state, record.board().game);
    effects.extend(replace_record(state, record));
    state.game.replaced = None;
    state.hold();
    effects
}

pub(super) fn rematch(state: &mut State) -> Vec<Effect> {
    if state.is_live() {
        return vec![Effect::Live(ToModule::Offer(Offer::Rematch))];
    }
    let now = state.saved.settings.now_mut();
    now.swap_sides();
    let mut effects = vec![Effect::SaveSettings];
    effects.extend(new_game(state));
    match state.saved.settings.lone_human() {
        // The board has been flipped, too.
        Some(you) => notice(state, state.by("rematch-you", you)),
        None => state.view.announcement = Phrase::new("rematch").into(),
    }
    effects
}

/// Ends a game by links; the next game is local.
pub(super) fn leave_friend(state: &mut State) -> Vec<Effect> {
    let now = state.saved.settings.now_mut();
    let left = matches!(now.mode(), GameMode::ByLink(_)) && now.set_mode(GameMode::Local);
    if left { vec![Effect::SaveSettings] } else { Vec::new() }
}

/// Starts a game under the rules chosen in the options.
pub(super) fn start_over(state: &mut State) -> Vec<Effect> {
    let record = start(state, state.to_move());
    let mut effects = replace_record(state, record);
    effects.extend(new_clock(state));
    state.saved.shelf.shelved = None;
    effects.extend(continue_game(state));
    tell_handicap(state);
    effects
}

pub(super) fn bring_back(state: &mut State) -> Vec<Effect> {
    let Some(Replaced { record, mode, clock, counted, came_from }) = state.game.replaced.take() else {
        return Vec::new();
    };
    let mut effects = shelf::unshelve(state);
    let was_shown = state.game.view_only;
    if let Some(record) = record {
        effects.extend(replace_record(state, record));
        let had = state.clock_mut().is_some();
        effects.extend((had || clock.is_some()).then_some(Effect::SaveClock));
        (*state.clock_mut(), state.game.counted) = (clock, counted);
        if state.saved.settings.now_mut().set_mode(mode) {
            effects.push(Effect::SaveSettings);
        }
    }
    if let Some(kind) = came_from {
        effects.extend(switch_to(state, kind));
        effects.push(Effect::SaveSettings);
    }
    if was_shown {
        // As saved, possibly by another tab.
        effects.extend(switch_to(state, state.environment.saved_settings.game()));
        state.saved.settings.take_games_of(&state.environment.saved_settings);
    }
    // Let the user examine it first.
    state.hold();
    state.view.announcement = Phrase::new("before-is-back").into();
    effects
}

/// Puts another game on the board. The AI does not start yet.
pub(super) fn replace_record(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    let mut effects = think::cancel_and_forget(state);
    state.game.record = record;
    state.game.replacements = state.game.replacements.wrapping_add(1);
    state.game.view_only = false;
    state.view.notice = None;
    state.game.pace = Pace::Running;
    state.game.began = None;
    state.workers.last_report = None;
    state.workers.prover.shown = None;
    state.view.animation = None;
    state.saved.shelf.filed = None;
    state.view.dialogs.form = 0;
    state.view.dialogs.date_problem.clear();
    position_changed(state);
    state.game.counted = has_ended(&*state.game.record);
    effects.push(Effect::SaveGame);
    effects.extend(leave_loaded_mode(state));
    effects
}

/// Pauses the AI.
pub(super) fn pause(state: &mut State) -> Vec<Effect> {
    state.game.pace = Pace::Paused;
    state.view.passing = None;
    state.view.announcement = Phrase::new("paused").into();
    think::cancel_and_forget(state)
}

pub(super) fn resume(state: &mut State) -> Vec<Effect> {
    state.game.pace = Pace::Running;
    state.view.announcement = Phrase::new("resumed").into();
    let mut effects: Vec<Effect> = leave_loaded_mode(state).into_iter().collect();
    effects.extend(continue_game(state));
    effects
}

/// Applies a change of controllers at once.
pub(super) fn controllers_changed(state: &mut State) -> Vec<Effect> {
    state.view.hand = None;
    state.view.drag = None;
    let mut effects = if state.ais_turn() { Vec::new() } else { think::cancel_and_forget(state) };
    effects.extend(continue_game(state));
    effects
}
