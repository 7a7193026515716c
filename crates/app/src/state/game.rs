//! The game on the board, and the ones that wait behind it.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Spot, Turn};
use alquerque_core::{Ending, GameId, Player};

use crate::clock::Clock;
use crate::game_mode::{GameMode, Pace};
use crate::lesson::Lesson;
use crate::library::Entry;
use crate::live::Live;

/// The game on the board, and the ones that wait behind it.
#[derive(Clone, Debug)]
pub struct GameState {
    /// The game on the board.
    pub record: Box<dyn AnyRecord>,
    /// The legal turns of the current position, cached because the hand consults them at every step.
    pub legal: Vec<Turn>,
    /// The origin and destination of the last move.
    pub last: Vec<Spot>,
    /// How the game on the board ended, if it has.
    pub ending: Option<Ending>,
    /// Counts positions shown on the board. As long as it is unchanged, the record's moves are, too.
    pub revision: u32,
    /// Whether the game proceeds automatically.
    pub pace: Pace,
    /// When its first move was played, by the page's clock in milliseconds; `None` if that was before a reload.
    pub began: Option<u64>,
    /// What can be restored.
    pub replaced: Option<Replaced>,
    /// Counts games put on the board in place of others.
    pub replacements: u32,
    /// Games imported together with the one on the board, which is the first of them: chapters for the study.
    pub chapters: Vec<Entry>,
    /// Running games of the other kinds, at most one of each.
    pub others: Vec<Box<dyn AnyRecord>>,
    /// The game to save while the user only tries out moves on the board.
    pub aside: Option<Box<dyn AnyRecord>>,
    /// The current lesson.
    pub lesson: Option<Lesson>,
    /// Whether the game comes from a view-only link, so that no move can be made and nothing is saved. The player's game waits in
    /// [`GameState::replaced`].
    pub view_only: bool,
    /// Set on the study page. There, either side can be moved, an alternative move becomes a variation, and games are neither
    /// counted nor filed.
    pub study_mode: Option<StudyMode>,
    /// The friend who plays this game live.
    pub live: Option<Live>,
    /// The [`GameState::replacements`] that the module of live games knows of.
    pub told: u32,
    /// How the game went on that a new one is about to replace.
    pub leaves: GameMode,
    /// Whether the game on the board has been counted in the statistics, or must not be counted any more.
    pub counted: bool,
}

/// What a new game replaced on the board. Can be restored.
#[derive(Clone, Debug)]
pub struct Replaced {
    /// The replaced game of the same kind; `None` if it isn't worth restoring.
    pub record: Option<Box<dyn AnyRecord>>,
    /// Its [`GameMode`].
    pub mode: GameMode,
    /// Its clock.
    pub clock: Option<Clock>,
    /// Its [`GameState::counted`].
    pub counted: bool,
    /// The kind of game that was on the board, if different.
    pub came_from: Option<GameId>,
}

/// Settings specific to the study page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StudyMode {
    /// Whether to show proven results.
    pub verdicts: bool,
    /// Whether the board shows a position outside the game. If so, the study reports its status, not the panel.
    pub ahead: bool,
    /// The side at the bottom of the board while a puzzle is on it.
    pub solver: Option<Player>,
}
