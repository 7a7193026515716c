//! The puzzles: their activities, and the puzzle on the board. The game is set aside while there is one.

use std::fmt;
use std::rc::Rc;

use alquerque_app::storage::Store;
use alquerque_core::family::AnyGame;
use alquerque_core::record::NodeId;
use alquerque_core::{GameId, PerGame};
use alquerque_language::Phrase;
use alquerque_puzzles::{PuzzleSet, Theme};

use super::activity::{Activity, Resumption, Rush};
use super::progress;
use super::progress::Progress;
use super::solving::Solving;

/// The puzzles of a game.
#[derive(Clone, Debug, Default)]
pub enum SetState {
    /// Not requested yet.
    #[default]
    Absent,
    /// Loading.
    Loading,
    /// They could not be loaded.
    Failed,
    /// Loaded.
    Loaded(Rc<PuzzleSet>),
}

/// The state of the puzzles.
pub struct Puzzles {
    pub(super) store: Rc<dyn Store>,
    /// The results.
    pub progress: Progress,
    pub(super) sets: PerGame<SetState>,
    /// The game whose puzzles are shown; `None` until the tab is opened, then the game chosen last, or else that on the
    /// board.
    pub(super) game: Option<GameId>,
    /// The chosen theme.
    pub theme: Option<Theme>,
    /// The current activity.
    pub activity: Option<Activity>,
    /// What goes on once the tab is opened again.
    pub(super) interrupted: Option<Resumption>,
    /// What goes on once the puzzles are loaded.
    pub(super) waiting: Option<Resumption>,
    /// The puzzle on the board.
    pub current: Option<Solving>,
    /// The rules of the last puzzle.
    pub(super) rules: Option<AnyGame>,
    /// The rules of the puzzle before, at first those of the player.
    pub rules_before: Option<AnyGame>,
    /// The current rush, or the last one while its result is shown.
    pub rush: Option<Rush>,
    /// The mistakes that are still to be tried again: those of the last rush, or all.
    pub(super) missed: Vec<u32>,
    /// Whether the activity has no more puzzles.
    pub is_exhausted: bool,
    /// How many puzzles in a row were solved on the first try.
    pub(super) in_a_row: u32,
    /// By how much the last puzzle changed the rating.
    pub change: Option<i32>,
    /// Counts puzzles, so that timers of earlier ones are ignored.
    pub(super) serial: u32,
    /// The key of the position at which the puzzle begins.
    pub(super) root: u64,
    /// Whether the board shows a puzzle: the current one, or today's while no activity is chosen. The game is set aside
    /// meanwhile.
    pub is_on_board: bool,
    /// Whether the board was flipped before it showed a puzzle.
    pub(super) was_flipped: bool,
    /// The key of the start of a puzzle that has been opened as a study, with the solver at the bottom.
    pub(super) opened: Option<u64>,
    /// The game on the board after the last event, to notice that the user changes it; `None` while the tab is closed.
    pub(super) on_board: Option<GameId>,
    /// The last position shown during the replay of the solution.
    pub(super) replayed: Option<NodeId>,
    /// The request for lines that is not answered yet.
    pub(super) pending_lines: Option<PendingLines>,
    /// Counts requests for lines.
    pub(super) last_request: u32,
    pub(crate) trouble: Option<Phrase>,
}

/// A request for the best lines that show how a puzzle is won, or why a move is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PendingLines {
    pub(super) id: u32,
    /// The node on the board.
    pub(super) node: NodeId,
}

impl fmt::Debug for Puzzles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Puzzles")
            .field("activity", &self.activity)
            .field("current", &self.current)
            .finish_non_exhaustive()
    }
}

impl Puzzles {
    /// Puzzles with the results in `store`.
    pub fn stored(store: Rc<dyn Store>) -> Self {
        let (progress, trouble) = progress::load(&*store);
        Self {
            store,
            progress,
            sets: PerGame::default(),
            game: None,
            theme: None,
            activity: None,
            interrupted: None,
            waiting: None,
            current: None,
            rules: None,
            rules_before: None,
            rush: None,
            missed: Vec::new(),
            is_exhausted: false,
            in_a_row: 0,
            change: None,
            serial: 0,
            root: 0,
            is_on_board: false,
            was_flipped: false,
            opened: None,
            on_board: None,
            replayed: None,
            pending_lines: None,
            last_request: 0,
            trouble,
        }
    }

    /// What would follow a reload now.
    pub fn resumption(&self) -> Option<Resumption> {
        if self.waiting.is_some() {
            return self.waiting;
        }
        match self.activity? {
            Activity::Missed => None,
            Activity::Rush => {
                let rush = self.rush.as_ref().filter(|rush| !rush.has_ended)?;
                Some(Resumption::EndedRush(rush.solved))
            }
            activity => {
                let missed = self.current.as_ref().filter(|solving| solving.is_missed());
                Some(Resumption::Activity(activity, missed.map(|solving| solving.id)))
            }
        }
    }

    /// Whether the game on the board is a puzzle that was opened as a study.
    pub fn is_opened_in_study(&self) -> bool {
        self.opened.is_some()
    }

    /// The game whose puzzles are shown.
    pub fn game(&self) -> GameId {
        self.game.unwrap_or(GameId::Alquerque)
    }

    /// The puzzles of the game.
    pub fn current_set(&self) -> &SetState {
        &self.sets[self.game()]
    }

    /// The puzzles of the game, once they are loaded.
    pub fn set(&self) -> Option<&PuzzleSet> {
        if let SetState::Loaded(set) = self.current_set() { Some(set) } else { None }
    }
}
