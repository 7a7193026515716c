//! Help in a game: hints, proven results and undone moves. A game with help doesn't count in the statistics.

use alquerque_core::record::Header;
use alquerque_language::Phrase;

use crate::game_mode::GameMode;
use crate::state::State;

impl State {
    /// Number of times the player had help in this game.
    pub fn helps(&self) -> u32 {
        self.game.record.headers().text(Header::Help).parse().unwrap_or_default()
    }

    /// Whether a move of the game was undone and another one played. The undone line stays as a variation.
    pub fn has_taken_back(&self) -> bool {
        !self.record_to_save().tree().is_single()
    }

    /// Whether the player had help in this game, so that it doesn't count.
    pub fn was_helped(&self) -> bool {
        self.helps() > 0 || self.has_taken_back()
    }

    /// Whether the game is one for the statistics: one player against the computer, from the initial position.
    pub fn is_against_ai(&self) -> bool {
        let settings = &self.saved.settings;
        settings.lone_human().is_some()
            && settings.now().mode() == GameMode::Local
            && self.game.record.start_text().is_none()
    }

    /// How much help the player had, and whether the game therefore doesn't count. `None` without help, and in the
    /// study, where variations aren't undone moves.
    pub fn help_phrase(&self) -> Option<Phrase> {
        if self.game.study_mode.is_some() {
            return None;
        }
        let helps = Some(self.helps()).filter(|&helps| helps > 0);
        let helps = helps.map(|helps| Phrase::new("with-help").number("times", helps));
        let help = helps.or_else(|| self.has_taken_back().then(|| Phrase::new("with-take-back")))?;
        Some(help.key("counts", if self.is_against_ai() { "no" } else { "any" }))
    }
}
