//! The running game as the browser keeps it: where there is no room for it, and where another tab goes on with it.

use alquerque_core::Player;

use super::say::{notice, notice_with, trouble};
use super::{editor, game};
use crate::course::Course;
use crate::effect::Effect;
use crate::library::{goes_on_from, has_all_of, is_worth_keeping};
use crate::message::{Game, Text};
use crate::notice::Offer;
use crate::saved::SavedGame;
use crate::settings::{self, Settings};
use crate::state::{Replaced, State};

/// Tells that the game is not kept, once: it would be told at every move.
pub(super) fn kept(state: &mut State, kept: bool) -> Vec<Effect> {
    let told = std::mem::replace(&mut state.outside.not_kept, !kept);
    if !kept && !told {
        trouble(state, Game::NotKept);
    }
    Vec::new()
}

/// Takes over what another tab has changed in the settings. Who plays here may have changed with it; the AI waits: it may be
/// thinking there.
pub(super) fn settings_changed(state: &mut State, text: &str) -> Vec<Effect> {
    // What cannot be read comes from another version, and is that tab's affair.
    let Ok(mut settings) = settings::followed(&state.outside.kept_settings, &state.settings_to_keep(), text) else {
        return Vec::new();
    };
    state.outside.kept_settings.clone_from(&settings);
    if state.studies.is_some() {
        settings.take_games_of(&state.settings);
    }
    if let Some(lesson) = &mut state.lesson {
        lesson.course = settings.now().course();
        settings.now_mut().set_course(Course::Lesson);
    }
    let before = std::mem::replace(&mut state.settings, settings);
    let players = |settings: &Settings| Player::BOTH.map(|player| settings.controller(player));
    if players(&before) == players(&state.settings) {
        return Vec::new();
    }
    state.hold();
    game::controllers_changed(state)
}

/// Goes on with the game as another tab has left it. The AI waits: it may be thinking there.
pub(super) fn went_on(state: &mut State, saved: &SavedGame) -> Vec<Effect> {
    if *saved == SavedGame::of(&*state.record) {
        return Vec::new();
    }
    // What cannot be read comes from another version, and is that tab's affair.
    let Ok(record) = saved.restore() else { return Vec::new() };
    let kind = record.board().game;
    if kind != state.record.board().game {
        match state.others.iter_mut().find(|other| other.board().game == kind) {
            Some(other) => *other = record,
            None => state.others.push(record),
        }
        return Vec::new();
    }
    let old = state.record.clone();
    let is_same = goes_on_from(&*record, &*old) || goes_on_from(&*old, &*record);
    let missed = is_worth_keeping(&*old) && !has_all_of(&*record, &*old);
    // Another game that has moves has not been begun there just now.
    let before = state.settings.now().course();
    let course = match before {
        Course::ByLink(me) => Course::ByLink(me),
        other if is_same => other,
        _ if record.plies() == 0 => Course::Here,
        _ => Course::Read,
    };
    let (clock, counted) = (state.clock_mut().clone(), state.counted);
    let mut effects = game::replace_record(state, record);
    // The other tab has kept its clock beside the game.
    effects.push(Effect::ReadClock);
    // It is kept already, and this tab's word would come back from the other.
    effects.retain(|effect| !matches!(effect, Effect::SaveGame));
    state.settings.now_mut().set_course(course);
    state.hold();
    editor::open(state);
    if missed {
        state.replaced = Some(Replaced { record: Some(old), course: before, clock, counted, came_from: None });
        state.shelf.shelved = None;
        notice_with(state, Text::from(Game::OtherTab).and(Game::HereIsKept), Offer::BringBack);
    } else {
        notice(state, Game::OtherTab);
    }
    effects
}
