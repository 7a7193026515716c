//! The AI: its searches and what they report.

pub mod balance;
pub(crate) mod search;
mod state;
pub(crate) mod think;
pub mod view;

pub use state::{AiState, SearchResult, Thinking};

use crate::state::State;

impl State {
    /// The AI's running search.
    pub fn thinking(&self) -> Option<&Thinking> {
        self.ai.thinking.as_ref()
    }

    /// The result of the AI's last finished search.
    pub fn last_report(&self) -> Option<&SearchResult> {
        self.ai.last_report.as_ref()
    }

    /// Whether search `id` is the current one.
    pub fn is_thinking(&self, id: u32) -> bool {
        self.is_hint(id) || self.thinking().is_some_and(|thinking| thinking.id == id)
    }
}

#[cfg(test)]
impl AiState {
    /// Sets the result of the last search.
    pub(crate) fn set_last_report(&mut self, report: Option<SearchResult>) {
        self.last_report = report;
    }
}
