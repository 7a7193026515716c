//! The course of games: beginning, going over to another, pausing, ending.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::{GameId, Player};

use super::play::{go_on, somebody_plays_on};
use super::position::position_changed;
use super::say::{notice_with, trouble};
use super::{shelf, think};
use crate::choices::{Choice, ChoiceEvent};
use crate::clock::Clock;
use crate::course::{Course, Pace};
use crate::effect::Effect;
use crate::geometry::middle;
use crate::library::is_worth_keeping;
use crate::message::{self, Link, Text};
use crate::notice::Offer;
use crate::page::Page;
use crate::settings::First;
use crate::state::{Replaced, State, has_ended, new_record, take};

/// Moves of an unfinished game that is kept in the library when another one begins.
const WORTH_FILING: usize = 4;

/// A new game of whoever is here, as if nobody had ever sent a link.
pub(super) fn new_game_here(state: &mut State) -> Vec<Effect> {
    let mut effects = leave_friend(state);
    let was_by_link = !effects.is_empty();
    effects.extend(new_game(state));
    if was_by_link {
        trouble(state, Link::NotByLink);
    }
    effects
}

fn new_game(state: &mut State) -> Vec<Effect> {
    if state.settings.now().first == First::ByLot {
        return vec![Effect::DrawLot];
    }
    begin(state, Player::Light)
}

/// The lot that a new game waits for.
pub(super) fn lot_drawn(state: &mut State, player: Player) -> Vec<Effect> {
    begin(state, player)
}

fn begin(state: &mut State, lot: Player) -> Vec<Effect> {
    let record = new_record(&state.settings, lot);
    begin_with(state, record)
}

/// A new game of the present kind, which is given.
pub(super) fn begin_with(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    let replaced = is_worth_keeping(&*state.record).then(|| state.record.clone());
    let (clock, counted) = (state.clock_mut().clone(), state.counted);
    // What has hardly begun would only crowd the library.
    let filed = replaced.as_deref().filter(|record| record.plies() >= WORTH_FILING);
    let (mut effects, warning, shelved) = filed.map_or_else(Default::default, |record| shelf::shelve(state, record));
    effects.extend(replace_record(state, record));
    effects.extend(new_clock(state));
    state.announcement = message::Game::New(state.to_move()).into();
    state.shelf.shelved = shelved;
    if replaced.is_some() {
        state.replaced = Some(Replaced { record: replaced, course: Course::Here, clock, counted, came_from: None });
        notice_with(state, Text::from(message::Game::ReplacesUnfinished).and(warning), Offer::BringBack);
    }
    effects.extend(go_on(state));
    effects
}

/// Puts a clock beside the game that begins, if one is wanted.
fn new_clock(state: &mut State) -> Option<Effect> {
    let now = state.settings.now();
    let control = now.clock.filter(|_| !matches!(now.course(), Course::ByLink(_)));
    let clock = control.map(Clock::new);
    let is_any = clock.is_some();
    let before = std::mem::replace(state.clock_mut(), clock);
    (is_any || before.is_some()).then_some(Effect::SaveClock)
}

/// Opens the sheet with that game.
pub(super) fn choose(state: &mut State, game: GameId) -> Vec<Effect> {
    state.choice = Choice::of(state.settings.of(game));
    state.page = Some(Page::New);
    Vec::new()
}

/// Another choice for the next game.
pub(super) fn choice(state: &mut State, event: ChoiceEvent) -> Vec<Effect> {
    match event {
        ChoiceEvent::Game(game) if game != state.choice.game().id => {
            let loser = state.choice.loser;
            state.choice = Choice { loser, ..Choice::of(state.settings.of(game)) };
        }
        other => state.choice.apply(other),
    }
    Vec::new()
}

/// A new game of the chosen kind; the running one of another kind waits.
pub(super) fn play_choice(state: &mut State) -> Vec<Effect> {
    let mut effects = leave_sheet(state);
    effects.extend(switch_to(state, state.choice.game().id));
    *state.settings.now_mut() = state.choice.settings.clone();
    effects.push(Effect::SaveSettings);
    effects.extend(new_game(state));
    effects
}

/// Goes on with the running game of the chosen kind.
pub(super) fn go_on_with_chosen(state: &mut State) -> Vec<Effect> {
    let mut effects = leave_sheet(state);
    effects.extend(switch_to(state, state.choice.game().id));
    effects.push(Effect::SaveSettings);
    let goes = message::Game::Goes(state.settings.game());
    state.announcement = Text::from(goes).and(message::Game::ToMove(state.to_move()));
    effects.extend(go_on(state));
    effects
}

fn leave_sheet(state: &mut State) -> Vec<Effect> {
    if state.page.take_if(|page| *page == Page::New).is_some() { vec![Effect::LeavePage] } else { Vec::new() }
}

/// Goes over to the running game of that kind, or to a new one where there is none.
pub(super) fn switch_to(state: &mut State, game: GameId) -> Vec<Effect> {
    if state.record.board().game == game {
        return Vec::new();
    }
    state.settings.choose(game);
    let course = state.settings.now().course();
    let record = take(&mut state.others, game).unwrap_or_else(|| new_record(&state.settings, Player::Light));
    let left = std::mem::replace(&mut state.record, record.clone());
    state.others.push(left);
    state.replaced = None;
    let effects = replace_record(state, record);
    state.settings.now_mut().set_course(course);
    state.cursor = middle(&*state.record);
    state.come_back();
    effects
}

pub(super) fn rematch(state: &mut State) -> Vec<Effect> {
    let now = state.settings.now_mut();
    now.swap_sides();
    let mut effects = vec![Effect::SaveSettings];
    effects.extend(new_game(state));
    state.announcement = message::Game::Rematch(state.settings.lone_human()).into();
    effects
}

/// The friend of a game by links has no part in the next one.
pub(super) fn leave_friend(state: &mut State) -> Vec<Effect> {
    let now = state.settings.now_mut();
    let left = matches!(now.course(), Course::ByLink(_)) && now.set_course(Course::Here);
    if left { vec![Effect::SaveSettings] } else { Vec::new() }
}

/// Begins a game by the rules chosen in the options.
pub(super) fn start_over(state: &mut State) -> Vec<Effect> {
    let record = new_record(&state.settings, state.to_move());
    let mut effects = replace_record(state, record);
    effects.extend(new_clock(state));
    state.shelf.shelved = None;
    effects.extend(go_on(state));
    effects
}

pub(super) fn bring_back(state: &mut State) -> Vec<Effect> {
    let Some(Replaced { record, course, clock, counted, came_from }) = state.replaced.take() else { return Vec::new() };
    let mut effects = shelf::unshelve(state);
    if let Some(record) = record {
        effects.extend(replace_record(state, record));
        let had = state.clock_mut().is_some();
        effects.extend((had || clock.is_some()).then_some(Effect::SaveClock));
        (*state.clock_mut(), state.counted) = (clock, counted);
        if state.settings.now_mut().set_course(course) {
            effects.push(Effect::SaveSettings);
        }
    }
    if let Some(kind) = came_from {
        effects.extend(switch_to(state, kind));
        effects.push(Effect::SaveSettings);
    }
    // The player looks at it first.
    state.hold();
    state.announcement = message::Game::BeforeIsBack.into();
    effects
}

/// Goes over to another game; the AI does not begin to think yet.
pub(super) fn replace_record(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    let mut effects = think::give_up(state);
    state.record = record;
    state.notice = None;
    state.pace = Pace::Going;
    state.last_report = None;
    state.animation = None;
    state.shelf.filed = None;
    state.dialogs.form = 0;
    state.dialogs.date_problem.clear();
    position_changed(state);
    state.counted = has_ended(&*state.record);
    effects.push(Effect::SaveGame);
    effects.extend(somebody_plays_on(state));
    effects
}

/// Stops what goes on by itself.
pub(super) fn pause(state: &mut State) -> Vec<Effect> {
    state.pace = Pace::Waiting;
    state.passing = None;
    state.announcement = message::Game::Paused.into();
    think::give_up(state)
}

pub(super) fn resume(state: &mut State) -> Vec<Effect> {
    state.pace = Pace::Going;
    state.announcement = message::Game::Resumed.into();
    let mut effects: Vec<Effect> = somebody_plays_on(state).into_iter().collect();
    effects.extend(go_on(state));
    effects
}

/// A side has got another player: at once.
pub(super) fn controllers_changed(state: &mut State) -> Vec<Effect> {
    state.hand = None;
    state.drag = None;
    let mut effects = if state.ais_turn() { Vec::new() } else { think::give_up(state) };
    effects.extend(go_on(state));
    effects
}
