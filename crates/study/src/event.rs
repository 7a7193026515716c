//! The study's events, in addition to those of the game.

use alquerque_app::jobs::JobEvent;
use alquerque_app::storage::saved_game::SavedGame;
use alquerque_core::record::{NodeId, ShapeColor, Symbol};

use crate::address::Address;
use crate::engine_id::EngineId;
use crate::engine_id::LineMove;
use crate::lab::event::Event as LabEvent;
use crate::limit::Limit;
use crate::puzzles::event::Event as PuzzlesEvent;
use crate::review::event::Event as ReviewEvent;
use crate::studies::event::Event as StudiesEvent;
use crate::tab::Tab;
use crate::uct::event::Event as UctEvent;
use crate::worker::Worker;

/// An event.
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
    /// Play the first moves of an engine's line on the board: the engine, the line's index, the number of moves.
    PlayLine(EngineId, usize, usize),
    /// The user points at a move of an engine's line, or no longer at any.
    Point(Option<LineMove>),
    /// An event of a worker.
    Worker(Worker, JobEvent),
    /// Edit the tree at the current position.
    Node(Node),
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
    Pen(Option<ShapeColor>),
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
pub enum Node {
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
    /// Go to another node.
    Select(NodeId),
}
