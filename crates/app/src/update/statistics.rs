//! Counting results against the AI, and help.

use alquerque_core::record::Header;
use alquerque_language::Phrase;

use crate::effect::Effect;
use crate::notice::Notice;
use crate::record_event::RecordEffect;
use crate::state::State;
use crate::statistics::Opponent;

/// Counts a game that has just ended, once, regardless of later undos.
pub(super) fn count(state: &mut State) {
    let (Some(you), Some(ending)) = (state.saved.settings.lone_human(), state.game.ending) else { return };
    if state.game.counted || !state.is_against_ai() {
        return;
    }
    state.game.counted = true;
    // Games with help don't count.
    if state.was_helped() {
        return;
    }
    let now = state.saved.settings.now();
    let opponent = Opponent::new(state.saved.settings.game(), now.ai_of(you.opponent()));
    state.effects.push(Effect::Count { opponent, result: ending.outcome, you });
}

/// Records that the player had help: the proven result or a hint. The first time, a notice explains the consequences.
pub(super) fn count_help(state: &mut State) {
    if state.is_against_ai() && !state.game.counted && !state.was_helped() {
        let text = Phrase::new("help-not-counted");
        // `say::notice` would replace the announcement of the hint.
        state.view.announcement.push(text.clone());
        state.view.notice = Some(Notice { text: text.into(), offer: None, of_board: false, rows: Vec::new() });
    }
    let helps = state.helps().saturating_add(1).to_string();
    state.game.record.headers_mut().set_text(Header::Help, &helps);
    state.effects.push(Effect::SaveGame);
}

pub(super) fn export(state: &mut State) {
    let (name, text) = ("alquerque-statistics.csv".to_owned(), state.saved.statistics.table());
    state.effects.push(Effect::Record(RecordEffect::Download { name, text }));
}

/// Clears the statistics. Can be undone.
pub(super) fn forget(state: &mut State) {
    state.saved.forgotten = Some(std::mem::take(&mut state.saved.statistics));
    state.effects.push(Effect::ForgetStatistics);
}

pub(super) fn recall(state: &mut State) {
    state.effects.extend(state.saved.forgotten.take().map(Effect::RecallStatistics));
}
