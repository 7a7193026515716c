//! Statistics: counting results against the AI, and help in a game. Hints, proven results and undone moves are help; a
//! game with help doesn't count.

pub mod ladder;
pub mod puzzle_days;
pub mod puzzles;
pub mod results;
pub mod view;

pub use results::{Opponent, OpponentKind, Statistics, StatisticsState, Tally};

use alquerque_core::record::{Header, NodeId};
use alquerque_language::{Phrase, message};

use crate::effect::Effect;
use crate::game::mode::GameMode;
use crate::record::RecordEffect;
use crate::state::State;

/// Counts a game that has just ended, once, regardless of later undos.
pub(crate) fn count(state: &mut State) {
    let (Some(you), Some(ending)) = (state.settings.lone_human(), state.game.ending) else { return };
    if state.game.counted || !state.is_against_ai() {
        return;
    }
    state.game.counted = true;
    // Games with help don't count.
    if state.was_helped() {
        return;
    }
    let now = state.settings.current();
    let opponent = Opponent::new(state.settings.game(), now.ai_of(you.opponent()));
    state.effects.push(Effect::Count { opponent, result: ending.outcome, you });
}

/// Records that the player had help: the proven result or a hint. Returns a warning the first time.
pub(crate) fn count_help(state: &mut State) -> Option<Phrase> {
    let is_news = state.is_against_ai() && !state.game.counted && !state.was_helped();
    count_helps(state, state.helps().saturating_add(1));
    is_news.then(|| Phrase::new(message::HELP_NOT_COUNTED))
}

/// Stores how often the player had help.
pub(crate) fn count_helps(state: &mut State, helps: u32) {
    let text = if helps > 0 { helps.to_string() } else { String::new() };
    state.game.record.headers_mut().set_text(Header::Help, &text);
    state.effects.push(Effect::SaveGame);
}

pub(crate) fn export(state: &mut State) {
    let (name, text) = ("alquerque-statistics.csv".to_owned(), state.statistics.results.table());
    state.effects.push(Effect::Record(RecordEffect::Download { name, text }));
}

/// Clears the statistics. Can be undone.
pub(crate) fn forget(state: &mut State) {
    state.statistics.forgotten = Some(std::mem::take(&mut state.statistics.results));
    state.notices.announce(Phrase::new(message::STATISTICS_DELETED));
    state.effects.push(Effect::ClearStatistics);
}

pub(crate) fn recall(state: &mut State) {
    state.effects.extend(state.statistics.forgotten.take().map(Effect::RestoreStatistics));
}

impl State {
    /// Number of times the player had help in this game.
    pub fn helps(&self) -> u32 {
        self.game.record.headers().text(Header::Help).parse().unwrap_or_default()
    }

    /// Whether a move of the game was undone and another one played. The undone line stays as a variation. A game that
    /// was begun again from its start is as good as a new one.
    pub fn has_taken_back(&self) -> bool {
        let tree = self.record_to_save().tree();
        let (line, first) = (tree.main_line().count(), self.first_own_ply());
        let is_late = |node: NodeId| tree.ply(node) > first + 2 && tree.siblings(node).next().is_some();
        !tree.is_single() && (line <= tree.plies() || tree.main_line().any(is_late))
    }

    /// The ply before the lone human's first move.
    fn first_own_ply(&self) -> usize {
        let begins = self.record_to_save().to_move_at(0);
        usize::from(self.settings.lone_human().is_some_and(|you| begins != Some(you)))
    }

    /// Whether another move at this ply would be a take-back that makes the game not count.
    pub(crate) fn would_take_back(&self, ply: usize) -> bool {
        ply > self.first_own_ply() && self.is_against_ai() && !self.game.counted && !self.was_helped()
    }

    /// Whether the player had help in this game, so that it doesn't count.
    pub fn was_helped(&self) -> bool {
        self.helps() > 0 || self.has_taken_back()
    }

    /// Whether the game is one for the statistics: one player against the computer, from the initial position.
    pub fn is_against_ai(&self) -> bool {
        let settings = &self.settings;
        settings.lone_human().is_some()
            && settings.current().mode() == GameMode::Local
            && self.game.record.start_text().is_none()
    }

    /// How much help or handicap the player had, and whether the game therefore doesn't count. `None` without any, and in
    /// the study, where variations aren't undone moves.
    pub fn help_phrase(&self) -> Option<Phrase> {
        if self.game.study_mode().is_some() {
            return None;
        }
        let helps = Some(self.helps()).filter(|&helps| helps > 0);
        let helps = helps.map(|helps| Phrase::new(message::WITH_HELP).number("times", helps));
        if self.has_handicap() {
            return Some(Phrase::new(message::WITH_HANDICAP).key("counts", "no"));
        }
        let help = helps.or_else(|| self.has_taken_back().then(|| Phrase::new(message::WITH_TAKE_BACK)))?;
        Some(help.key("counts", if self.is_against_ai() { "no" } else { "any" }))
    }
}
