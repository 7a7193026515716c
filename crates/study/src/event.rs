//! What can happen in a study beside what happens to the game.

use alquerque_app::pool::{WorkerEvent, WorkerNumber};
use alquerque_core::record::{NodeId, Symbol};
use alquerque_messages::analysis::News;

use crate::engine_id::EngineId;
use crate::lab::event::Event as LabEvent;
use crate::review::event::Event as ReviewEvent;
use crate::tab::Tab;
use crate::uct::event::Event as UctEvent;
use crate::worker::Worker;

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Another tab is opened.
    Tab(Tab),
    /// An engine is switched on or off.
    Engine(EngineId, bool),
    /// So many lines of each are wanted.
    Lines(u8),
    /// The first so many moves of an engine's line, by its place, are to be played on the board.
    PlayLine(EngineId, usize, usize),
    /// Something came from a worker.
    News(Worker, News),
    /// A worker has broken down.
    Broken(Worker),
    /// Something happened to the review's prover.
    Prover(WorkerNumber, WorkerEvent),
    /// It is to be looked whether that one is alive.
    LookAtProver {
        /// When this was due, in milliseconds of the page.
        due: u64,
    },
    /// The tree is to be changed at the present position.
    Node(Node),
    /// The last change is to be undone.
    Undo,
    /// What was undone is to be done again.
    Redo,
    /// The game is to be played on from the position on the board, on the game's page.
    PlayOn,
    /// Something happened to the review.
    Review(ReviewEvent),
    /// Something happened to what is shown of UCT.
    Uct(UctEvent),
    /// Something happened in the laboratory.
    Lab(LabEvent),
}

/// A change of the tree at the present position.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// Its variation goes one place up.
    Promote,
    /// Its line becomes the main one.
    MakeMain,
    /// It goes, and all that follows.
    Delete,
    /// It gets that symbol in the place of the one that says the same kind of thing, or none.
    Symbol(Option<Symbol>),
    /// It gets that comment.
    Comment(String),
    /// Another node is looked at.
    Select(NodeId),
}
