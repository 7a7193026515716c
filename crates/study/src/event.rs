//! The study's events, in addition to those of the game.

use alquerque_app::jobs::JobEvent;
use alquerque_app::storage::saved_game::SavedGame;
use alquerque_core::record::{NodeId, ShapeColour, Symbol};
use alquerque_core::{GameId, Player, named};
use alquerque_puzzles::Theme;

use crate::address::Address;
use crate::engines::engine::{EngineId, Limit, LineMove};
use crate::lab::export::Format;
use crate::lab::settings::{Field, Section, Side, Sides};
use crate::puzzles::activity::{Activity, Resumption};
use crate::review::effort::Effort;
use crate::tab::Tab;
use crate::uct::autoplay::AutoplayEvent;
use crate::uct::controls::{Direction, Mode, Size, Speed, Stepping};
use crate::uct::tour::step::TourStep;
use crate::worker::Worker;

/// An event of the study.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The user opened another tab.
    Tab(Tab),
    /// The user switched an engine on or off.
    Engine(EngineId, bool),
    /// The user chose the number of lines.
    Lines(u8),
    /// The user chose the engines' time for a position.
    Limit(Limit),
    /// The page was hidden, or shown again.
    Hidden(bool),
    /// The same study was saved in another tab.
    OtherTab(SavedGame),
    /// Open the game for the blackboard.
    SmallGame,
    /// Play the first moves of an engine's line on the board: the engine, the line's index, the number of moves.
    PlayLine(EngineId, usize, usize),
    /// The pointer is over a move of an engine's line, or over none.
    HoverLine(Option<LineMove>),
    /// An event of a worker.
    Worker(Worker, JobEvent),
    /// Edit the tree at the current position.
    Node(NodeEvent),
    /// Undo the last edit.
    Undo,
    /// Redo the last undone edit.
    Redo,
    /// Continue the game from the current position, on the game's page.
    PlayOn,
    /// Open the target of an address, in the position on the board.
    Open(Address),
    /// The page's address looks valid, but its values are out of range.
    WrongAddress,
    /// Copy the address of the iteration or experiment in the open tab.
    CopyAddress,
    /// Whether the address was copied.
    Copied(bool),
    /// An event of the review.
    Review(ReviewEvent),
    /// An event of the UCT tab.
    Uct(UctEvent),
    /// The user chose a pen to draw with, or none.
    Pen(Option<ShapeColour>),
    /// Erase the drawings on the position.
    Erase,
    /// An event of the studies and their chapters.
    Studies(StudiesEvent),
    /// An event of the laboratory.
    Lab(LabEvent),
    /// An event of the puzzles.
    Puzzles(PuzzlesEvent),
}

/// An edit of the tree at the current position.
#[derive(Clone, Debug, PartialEq)]
pub enum NodeEvent {
    /// Promote its variation by one place.
    Promote,
    /// Make its line the main line.
    MakeMain,
    /// Delete it with everything after it.
    Delete,
    /// Set its symbol, replacing any of the same kind, or remove it.
    Symbol(Option<Symbol>),
    /// Set its comment.
    Comment(String),
    /// Set its comment while the user is typing it: one edit until the comment is finished by [`NodeEvent::Comment`].
    Draft(String),
    /// Go to another node.
    Select(NodeId),
}

/// An event of the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewEvent {
    /// The user chose the effort per position.
    Effort(Effort),
    /// Review the current line.
    Start {
        /// Whether to discard existing results.
        again: bool,
    },
    /// Stop the review and keep its results.
    Stop,
    /// Go to the position after this many plies of the line.
    GoTo(usize),
    /// The user chose the side whose mistakes to learn from; `None` for both.
    Side(Option<Player>),
    /// The user opened or closed the table of positions.
    Table(bool),
    /// Start the exercises with the mistake at this ply.
    ExerciseAt(usize),
    /// An event of the exercises.
    Exercise(ExerciseEvent),
}

named! {
    /// An event of the exercises.
    pub enum ExerciseEvent {
        /// Start with the first unsolved exercise.
        Begin = "begin",
        /// Give the next hint: first the piece, then its target.
        Hint = "hint",
        /// Show the solution.
        Solution = "solution",
        /// Go back to the position of the exercise.
        Again = "again",
        /// Go to the next exercise; end after the last.
        Next = "next",
        /// Go to the previous exercise.
        Previous = "previous",
        /// Add the try to the record.
        AddLine = "keep",
        /// End the exercises and restore the record.
        Leave = "leave",
    }
}

/// An event of the studies and their chapters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudiesEvent {
    /// Open a chapter, of this study or another one.
    Open(u32),
    /// Create a study.
    New,
    /// Add a chapter after the current one to the study on the board: from the initial position or the one on the
    /// board.
    Add {
        /// Whether the new chapter starts from the position on the board.
        from_here: bool,
    },
    /// Rename a chapter.
    NameChapter(u32, String),
    /// Rename a study.
    NameStudy(u32, String),
    /// Move a chapter up or down by one.
    Move {
        /// The chapter.
        id: u32,
        /// Whether to move it up.
        up: bool,
    },
    /// Delete a chapter.
    DeleteChapter(u32),
    /// Delete a study.
    DeleteStudy(u32),
    /// Restore what was deleted last.
    Undelete,
    /// Save the study on the board as a file with all its chapters.
    Export,
}

/// An event of the laboratory.
#[derive(Clone, Debug, PartialEq)]
pub enum LabEvent {
    /// The user opened a section.
    Section(Section),
    /// The user changed a field of a setting.
    Change(Side, Field, String),
    /// The user chose the number of runs.
    Count(u32),
    /// The user chose the settings to run.
    RunsOf(Sides),
    /// Start the experiment of the open section.
    Begin,
    /// Stop the running experiments.
    Stop,
    /// The user chose the side to export.
    ExportOf(Side),
    /// Export a file.
    Export(Format),
}

/// An event of the UCT tab.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum UctEvent {
    /// The user switched between the growing tree and single iterations.
    Mode(Mode),
    /// Change the size of the tab.
    Large(Size),
    /// Start or stop the search.
    Run(bool),
    /// Select a node of the picture by its number.
    Node(u32),
    /// Select a root move by its index.
    RootMove(usize),
    /// Move the selection to another node.
    MoveSelection(Direction),
    /// Clear the selection.
    ClearSelection,
    /// Zoom to the selected node, or reset the zoom.
    Zoom(bool),
    /// Add the path to the selected node as a variation.
    AddPath,
    /// Export the visible tree, or the history of the moves.
    Export(Format),
    /// Make a step forward or back.
    Step(Stepping),
    /// Go to an iteration.
    Jump(u32),
    /// Start or stop the automatic playback of steps.
    Play(bool),
    /// Set the playback speed.
    Speed(Speed),
    /// Replay the search on display with another seed.
    Seed(u32),
    /// Replay the search on display with another exploration constant.
    Exploration(f32),
    /// Whether to ask before each phase what it will do.
    Predict(bool),
    /// Answer the question on display, of the tour or about the next phase, with the answer at this index.
    Answer(usize),
    /// The next step of the playback with this number is due.
    Tick(u32),
    /// An event of the game against UCT.
    Autoplay(AutoplayEvent),
    /// An event of the tour.
    Tour(TourEvent),
}

impl UctEvent {
    /// Whether the user caused it, rather than a timer.
    pub fn is_user_action(self) -> bool {
        !matches!(self, Self::Tick(_) | Self::Autoplay(AutoplayEvent::Tick(_)) | Self::Tour(TourEvent::Tick(_)))
    }
}

/// An event of the tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourEvent {
    /// Start it at a step.
    Begin(TourStep),
    /// Go to the next step; end after the last.
    Next,
    /// Go back a step.
    Back,
    /// End it.
    End,
    /// End it and continue with the step-by-step view.
    Steps,
    /// Its next automatic move is due, if the timer with this number is current.
    Tick(u32),
}

/// An event of the puzzles.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzlesEvent {
    /// The user chose the game.
    Game(GameId),
    /// The user chose a theme.
    Theme(Option<Theme>),
    /// Start an activity.
    Begin(Activity),
    /// Go on after a reload.
    Resume(Resumption),
    /// The file of a game arrived; `None` if it could not be loaded.
    Loaded(GameId, Option<Vec<u8>>),
    /// Load a file again that could not be loaded.
    TryAgain,
    /// The opponent's reply with this number is due.
    Reply(u32),
    /// A second of a rush with this number has passed.
    Second(u32),
    /// Give the next hint.
    Hint,
    /// Show the solution.
    Solution,
    /// Play the moves after the solution.
    Sequel,
    /// Go back to the position before the wrong move; after the puzzle, begin it again.
    Retry,
    /// The user chose whether to get only puzzles by their own rules.
    OwnRules(bool),
    /// Go to the next puzzle.
    Next,
    /// Open the puzzle with its solution in the study.
    OpenInStudy,
    /// End the activity.
    Leave,
}
