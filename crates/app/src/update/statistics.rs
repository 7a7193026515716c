//! Counting results against the AI, and help.

use alquerque_core::record::Header;
use alquerque_language::Phrase;

use crate::effect::Effect;
use crate::notice::Notice;
use crate::record_event::RecordEffect;
use crate::state::State;
use crate::statistics::Opponent;

/// Counts a game that has just ended, once, regardless of later undos.
pub(super) fn count(state: &mut State) -> Option<Effect> {
    let you = state.saved.settings.lone_human()?;
    let result = state.game.ending?.outcome;
    if state.game.counted || !state.is_against_ai() {
        return None;
    }
    state.game.counted = true;
    // Games with help don't count.
    if state.was_helped() {
        return None;
    }
    let now = state.saved.settings.now();
    let opponent = Opponent::new(state.saved.settings.game(), now.ai_of(you.opponent()));
    Some(Effect::Count { opponent, result, you })
}

/// Records that the player had help: the proven result or a hint. The first time, a notice explains the consequences.
pub(super) fn count_help(state: &mut State) -> Effect {
    if state.is_against_ai() && !state.game.counted && !state.was_helped() {
        let text = Phrase::new("help-not-counted");
        state.view.announcement.push(text.clone());
        state.view.notice = Some(Notice { text: text.into(), offer: None, of_board: false, rows: Vec::new() });
    }
    let helps = state.helps().saturating_add(1).to_string();
    state.game.record.headers_mut().set_text(Header::Help, &helps);
    Effect::SaveGame
}

pub(super) fn export(state: &State) -> Vec<Effect> {
    let (name, text) = ("alquerque-statistics.csv".to_owned(), state.saved.statistics.table());
    vec![Effect::Record(RecordEffect::Download { name, text })]
}

/// Clears the statistics. Can be undone.
pub(super) fn forget(state: &mut State) -> Vec<Effect> {
    state.saved.forgotten = Some(std::mem::take(&mut state.saved.statistics));
    vec![Effect::ForgetStatistics]
}

pub(super) fn recall(state: &mut State) -> Vec<Effect> {
    match state.saved.forgotten.take() {
        Some(statistics) => vec![Effect::RecallStatistics(statistics)],
        None => Vec::new(),
    }
}
