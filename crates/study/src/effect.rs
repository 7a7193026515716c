//! The study's effects, run by its page.

use alquerque_app::effect::Effect;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::record::RecordEvent;
use alquerque_app::state::State;
use alquerque_app::update::update;
use alquerque_core::GameId;
use alquerque_core::record::NodeId;
use alquerque_language::Phrase;
use alquerque_messages::Request;

use crate::event::Event;
use crate::lab::export::File;
use crate::worker::Worker;

/// An effect of the study.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyEffect {
    /// An effect shared with the game's page.
    Game(Effect),
    /// Send a request to a worker, which is started if necessary.
    Request(Worker, Request),
    /// Terminate a worker.
    End(Worker),
    /// Dispatch an event after this many milliseconds.
    After(u32, Event),
    /// Save a file.
    Save(File),
    /// Open the game's page with the game in this link.
    PlayOn(String),
    /// Load the puzzles of a game; answered by [`Loaded`](crate::event::PuzzlesEvent::Loaded).
    LoadPuzzles(GameId),
    /// Copy the address of the study's page with this suffix; answered by [`Event::Copied`].
    CopyAddress(String),
}

/// Wraps effects of the game's page as effects of the study.
pub(crate) fn from_game(effects: Vec<Effect>) -> Vec<StudyEffect> {
    effects.into_iter().map(StudyEffect::Game).collect()
}

/// Selects a node of the record.
pub(crate) fn select(state: &mut State, node: NodeId) -> Vec<StudyEffect> {
    from_game(update(state, AppEvent::Record(RecordEvent::Select(node))))
}

/// Adds moves after the current position, as far as they are legal, and goes to the last of them.
pub(crate) fn add_moves<'a>(state: &mut State, moves: impl IntoIterator<Item = &'a String>) -> Vec<StudyEffect> {
    let mut node = state.game.record.tree().current();
    for text in moves {
        let Ok(next) = state.game.record.add(node, text) else { break };
        node = next;
    }
    select(state, node)
}

/// Adds the effect that moves the focus to the board.
pub(crate) fn focus_board(mut effects: Vec<StudyEffect>) -> Vec<StudyEffect> {
    effects.push(StudyEffect::Game(Effect::FocusCursor));
    effects
}

/// Reports a problem, if there is one.
pub(crate) fn report(state: &mut State, trouble: Option<Phrase>) -> Vec<StudyEffect> {
    trouble.map_or_else(Vec::new, |trouble| from_game(update(state, AppEvent::Trouble(trouble))))
}
