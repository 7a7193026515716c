//! The game on the board, and the games waiting behind it.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Spot, Turn};
use alquerque_core::{Ending, GameId, Player};

use crate::clock::Clock;
use crate::game::mode::{GameMode, Pace};
use crate::lesson::Lesson;
use crate::library::Entry;

/// The game on the board, and the games waiting behind it.
#[derive(Clone, Debug, Default)]
pub struct GameState {
    /// The game on the board.
    pub record: Box<dyn AnyRecord>,
    /// The legal turns of the current position, cached because the hand consults them at every step.
    pub legal: Vec<Turn>,
    /// The origin and destination of the last move.
    pub last: Vec<Spot>,
    /// How the game on the board ended, if it has.
    pub ending: Option<Ending>,
    /// Counts positions shown on the board. While it is unchanged, so are the record's moves.
    pub revision: u32,
    /// Whether the game proceeds automatically.
    pub pace: Pace,
    /// When its first move was played, in milliseconds of the page's clock; `None` if that was before a reload.
    pub began: Option<u64>,
    /// The replaced game, which can be restored.
    pub replaced: Option<Replaced>,
    /// Counts games put on the board in place of others.
    pub replacements: u32,
    /// Games imported together with the one on the board, which is the first: chapters for the study.
    pub chapters: Vec<Entry>,
    /// Running games of the other kinds, at most one of each.
    pub others: Vec<Box<dyn AnyRecord>>,
    /// The game to save while the user only tries out moves on the board.
    pub aside: Option<Box<dyn AnyRecord>>,
    /// The current lesson.
    pub lesson: Option<Lesson>,
    /// Whether the game comes from a view-only link: no move can be made and nothing is saved. The player's game waits
    /// in [`GameState::replaced`].
    pub view_only: bool,
    /// Set on the study page. There the user moves both sides, an alternative move becomes a variation, and games are
    /// neither counted nor filed.
    pub study_mode: Option<StudyMode>,
    /// The mode of a game that a new one is about to replace.
    pub leaves: GameMode,
    /// Whether the game on the board has been counted in the statistics, or must not be counted.
    pub counted: bool,
}

/// The game that a new one replaced on the board. Can be restored.
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
    /// Whether the board shows a position outside the game. If so, the study shows the status instead of the panel.
    pub ahead: bool,
    /// The side at the bottom of the board during a puzzle.
    pub solver: Option<Player>,
}
