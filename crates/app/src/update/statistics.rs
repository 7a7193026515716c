//! Counting how the games against the AI end, and who had help.

use alquerque_core::record::Header;

use crate::course::Course;
use crate::effect::Effect;
use crate::record_event::RecordEffect;
use crate::state::State;
use crate::statistics::Opponent;

/// Has the game that has just ended counted: once, whatever is taken back afterwards.
pub(super) fn count(state: &mut State) -> Option<Effect> {
    let you = state.settings.lone_human()?;
    let result = state.ending?.outcome;
    let now = state.settings.now();
    // A position that somebody has set up is no game.
    if state.counted || now.course() != Course::Here || state.record.start_text().is_some() {
        return None;
    }
    state.counted = true;
    // Nor is one a game in which somebody had help.
    if state.helps() > 0 {
        return None;
    }
    let opponent = Opponent::new(state.settings.game(), now.ai_of(you.opponent()));
    Some(Effect::Count { opponent, result, you })
}

/// Counts in the game that somebody had help: was told who wins, or took a hint.
pub(super) fn count_help(state: &mut State) -> Effect {
    let helps = state.helps().saturating_add(1).to_string();
    state.record.headers_mut().set_text(Header::Help, &helps);
    Effect::SaveGame
}

pub(super) fn export(state: &State) -> Vec<Effect> {
    let (name, text) = ("alquerque-statistics.csv".to_owned(), state.statistics.table());
    vec![Effect::Record(RecordEffect::Download { name, text })]
}

/// Forgets all counts, until they are recalled.
pub(super) fn forget(state: &mut State) -> Vec<Effect> {
    state.forgotten = Some(std::mem::take(&mut state.statistics));
    vec![Effect::ForgetStatistics]
}

pub(super) fn recall(state: &mut State) -> Vec<Effect> {
    match state.forgotten.take() {
        Some(statistics) => vec![Effect::RecallStatistics(statistics)],
        None => Vec::new(),
    }
}
