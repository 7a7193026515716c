//! Keeping the running game in storage and in sync with other tabs.

use alquerque_core::Player;
use alquerque_language::{Phrase, message};

use crate::effect::Effect;
use crate::game::mode::GameMode;
use crate::game::{self, Replaced};
use crate::library::{contains_all_moves, continues, is_worth_keeping, shelf};
use crate::notice::say::{notice, notice_with};
use crate::notice::{Notice, Offer};
use crate::settings::{self, Settings, Side};
use crate::state::State;
use crate::storage::saved_game::SavedGame;
use crate::text::Text;
use crate::{editor, live, parts};

/// Reports that the game couldn't be saved, but only once, not at every move.
pub(crate) fn game_saved(state: &mut State, saved: bool) {
    let failed_before = std::mem::replace(&mut state.environment.save_failed, !saved);
    if !saved && !failed_before {
        let is_study = state.game.study_mode().is_some();
        let text = Phrase::new(if is_study { message::STUDY_NOT_KEPT } else { message::GAME_NOT_KEPT });
        state.notices.add(Notice { offer: Some(Offer::Download), ..Notice::trouble(text) });
    }
}

/// Takes over settings changed in another tab. If that changes the players here, the AI pauses, as it may be thinking
/// in the other tab.
pub(crate) fn settings_changed(state: &mut State, text: &str) {
    // If unreadable, it comes from another version, and the other tab deals with it.
    let Ok(mut settings) = settings::followed(&state.environment.saved_settings, &state.settings_to_save(), text)
    else {
        return;
    };
    state.environment.saved_settings.clone_from(&settings);
    if !state.game.session().keeps_settings() {
        settings.take_games_of(&state.settings);
    }
    if let Some(lesson) = state.game.lesson_mut() {
        lesson.mode = settings.current().mode();
        settings.current_mut().set_mode(GameMode::Lesson);
        lesson.side = std::mem::replace(&mut settings.current_mut().side, Side::Yours);
    }
    // This page keeps its language until it restarts, which a live game would not survive.
    let language = settings.language;
    if !live::is_going_on(state) {
        settings.language = state.settings.language;
    }
    let before = std::mem::replace(&mut state.settings, settings);
    parts::choose_language(state, language);
    let players = |settings: &Settings| Player::BOTH.map(|player| settings.controller(player));
    if players(&before) != players(&state.settings) {
        state.hold();
        game::controllers_changed(state);
    }
}

/// Hands the clock over to another tab. Only one tab runs it, or both would save different times.
pub(crate) fn yield_clock(state: &mut State) {
    state.environment.clock_elsewhere = true;
    state.effects.push(Effect::ReadClock);
}

/// Continues the game from another tab's state. The AI pauses, as it may be thinking there.
pub(crate) fn adopt_from_other_tab(state: &mut State, saved: &SavedGame) {
    if !state.game.is_viewed() && *saved == SavedGame::from_record(&*state.game.record) {
        return;
    }
    // If unreadable, it comes from another version, and the other tab deals with it.
    let Ok(record) = saved.restore() else { return };
    let kind = record.board().game;
    if kind != state.game.record.board().game {
        match state.game.others.iter_mut().find(|other| other.board().game == kind) {
            Some(other) => *other = record,
            None => state.game.others.push(record),
        }
        return;
    }
    let is_viewed = state.game.is_viewed();
    if let Some(own) = state.game.replaced.as_mut().filter(|_| is_viewed) {
        own.record = Some(record);
        return;
    }
    let old = state.game.record.clone();
    let is_same = continues(&*record, &*old) || continues(&*old, &*record);
    let missed = is_worth_keeping(&*old) && !contains_all_moves(&*record, &*old);
    // A different game with moves was loaded there, not started.
    let settings = state.settings.current().clone();
    let mode = match settings.mode() {
        GameMode::ByLink(me) => GameMode::ByLink(me),
        other if is_same => other,
        _ if record.plies() == 0 => GameMode::Local,
        _ => GameMode::Loaded,
    };
    let (clock, counted) = (state.clock_mut().clone(), state.game.counted);
    game::replace_record(state, record);
    // The other tab has saved its clock with the game.
    yield_clock(state);
    // It is already saved, and saving it again would echo between the tabs.
    state.effects.retain(|effect| !matches!(effect, Effect::SaveGame));
    state.settings.current_mut().set_mode(mode);
    state.hold();
    editor::open(state, None);
    let went_on = Phrase::new(message::OTHER_TAB);
    if missed {
        let (warning, id) = shelf::shelve(state, &*old, &settings);
        state.game.replaced =
            Some(Replaced { record: Some(old), settings, clock, counted, came_from: None, resumed: None });
        state.shelf.set_replaced_entry(id);
        notice_with(state, Text::from(went_on).and(Phrase::new(message::HERE_IS_KEPT)).and(warning), Offer::BringBack);
    } else {
        notice(state, went_on);
    }
}
