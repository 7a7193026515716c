//! Messages that show UCT: the growing tree, and single iterations.

use alquerque_core::Outcome;
use alquerque_core::search::RecordedPlayout;
use serde::{Deserialize, Serialize};

use crate::Course;

/// The maximum number of nodes in a picture of the tree.
pub const MAX_PICTURE_NODES: usize = 300;
/// The maximum number of nodes in the drawing of an iteration, without the path that it took.
pub const MAX_DRAWN: usize = 24;
/// The last iteration that can be replayed.
pub const MAX_ITERATIONS: u32 = 100_000;

/// A request to show UCT.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum UctRequest {
    /// Searches a position. Answered with [`UctAnswer::Seen`] at most three times a second until it is paused or
    /// decided. Replaces the previous search.
    Think(Search),
    /// Pauses and keeps the tree. Answered with a last [`UctAnswer::Seen`].
    Pause {
        /// The search's id.
        id: u32,
    },
    /// Resumes.
    GoOn {
        /// The search's id.
        id: u32,
    },
    /// Searches up to this many playouts in total, then pauses. Answered with a last [`UctAnswer::Seen`], at once if
    /// they have been made already.
    GoUpTo {
        /// The search's id.
        id: u32,
        /// The total number of playouts.
        playouts: u32,
    },
    /// Shows another part of the tree, or another node. Answered with [`UctAnswer::Seen`].
    Look {
        /// The search's id.
        id: u32,
        /// The moves from the root to the top node of the picture.
        top: Vec<String>,
        /// The moves from the root to the selected node.
        way: Vec<String>,
    },
    /// Prepares to replay a search. Answered with [`UctAnswer::Iteration`] of iteration 0.
    Replay(Search),
    /// Shows an iteration, up to [`MAX_ITERATIONS`]. Answered with [`UctAnswer::Iteration`].
    Iterate {
        /// The search's id.
        id: u32,
        /// Its number; 0 is before the first.
        number: u32,
    },
}

/// A search to show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Search {
    /// Repeated in every answer.
    pub id: u32,
    /// The position.
    pub course: Course,
    /// The exploration constant of UCB1.
    pub exploration: f32,
    /// A seed for a repeatable search; random if missing.
    pub seed: Option<u32>,
    /// The playouts after which [`UctRequest::Think`] pauses, if any.
    pub limit: Option<u32>,
}

/// An answer that shows UCT.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum UctAnswer {
    /// A view of the tree.
    Seen {
        /// The search's id.
        id: u32,
        /// The view.
        view: View,
    },
    /// An iteration.
    Iteration {
        /// The search's id.
        id: u32,
        /// The requested iteration.
        wanted: u32,
        /// The current iteration: the requested one, or the last.
        number: u32,
        /// The root's children after it.
        root: Vec<Candidate>,
        /// Its steps; `None` before the first.
        iteration: Option<Iteration>,
        /// The tree after it, breadth first: the nodes of its path, and those with the most playouts, up to
        /// [`MAX_DRAWN`].
        tree: Vec<ViewNode>,
    },
}

/// A view of a search.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The playouts so far.
    pub playouts: u32,
    /// The nodes of the tree.
    pub nodes: u32,
    /// Playouts per second.
    pub per_second: f64,
    /// Whether it is running.
    pub is_running: bool,
    /// Whether the tree has its maximum number of nodes.
    pub is_full: bool,
    /// The result with best play, if proven.
    pub proven: Option<Outcome>,
    /// The move to play; `None` if the game is over.
    pub best: Option<String>,
    /// The root's children in the game's order of moves.
    pub root: Vec<Candidate>,
    /// The moves from the root to the top node of the picture.
    pub top: Vec<String>,
    /// The tree below that node, breadth first: nodes wide enough to be seen, up to [`MAX_PICTURE_NODES`].
    pub picture: Vec<ViewNode>,
    /// The moves from the root to the selected node.
    pub way: Vec<String>,
    /// The statistics of each of these moves.
    pub looked: Vec<Looked>,
    /// New samples of the root's statistics.
    pub samples: Vec<Sample>,
}

/// A node with the numbers by which the selection step compares siblings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    /// The move to it.
    pub mv: String,
    /// N: the playouts through it.
    pub visits: u32,
    /// Q: the points of the player of the move; a draw is half a point.
    pub points: f32,
    /// The mean result for the player of the move, or the proven one; 0.5 if nothing is known.
    pub mean: f32,
    /// The exploration term, once the node has been visited.
    pub exploration: Option<f32>,
    /// The upper confidence bound; `None` if infinite: before the first visit, or for a proven loss.
    pub bound: Option<f32>,
    /// The result with best play after it, if proven.
    pub proven: Option<Outcome>,
}

/// A move on the way to the selected node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Looked {
    /// The playouts through the node before it.
    pub parent_visits: u32,
    /// The statistics of the node after it.
    pub candidate: Candidate,
    /// The number of that node's children.
    pub children: u32,
}

/// A node of a tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ViewNode {
    /// A number that identifies the node throughout the search.
    pub id: u32,
    /// The index of its parent; `None` for the top node.
    pub parent: Option<u32>,
    /// The move to it; empty for the root.
    pub mv: String,
    /// The playouts through it.
    pub visits: u32,
    /// The points of the player of the move; a draw is half a point.
    pub points: f32,
    /// The mean result for the player of the move.
    pub mean: f32,
    /// The result with best play, if proven.
    pub proven: Option<Outcome>,
    /// The number of children, including those left out.
    pub children: u32,
}

/// The root's statistics after some number of playouts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Sample {
    /// The playouts.
    pub playouts: u32,
    /// The index of the best move among the root's children.
    pub best: u32,
    /// The playouts through each child.
    pub visits: Vec<u32>,
    /// The mean result of each child for the side to move.
    pub means: Vec<f32>,
}

/// The steps of an iteration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Iteration {
    /// The nodes from the root to the leaf, without the leaf.
    pub selection: Vec<Choice>,
    /// The expansion of the leaf.
    pub expansion: Expansion,
    /// The playout, if there was one.
    pub playout: Option<Playout>,
    /// The backpropagation, from the leaf up to the root.
    pub updates: Vec<Update>,
}

/// A node on the selected path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// The playouts through it so far.
    pub visits: u32,
    /// Its children.
    pub candidates: Vec<Candidate>,
    /// The index of the chosen one.
    pub chosen: u32,
}

/// The expansion of a leaf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Expansion {
    /// The result is known: already proven, or the game is over.
    Known(Outcome),
    /// It remains a leaf until it has been visited more often.
    Waiting {
        /// The visits before this one.
        visits: u32,
        /// The visits needed for expansion.
        needed: u32,
    },
    /// It remains a leaf, as the tree is full.
    Full,
    /// It gets this many children, one per move.
    Children(u32),
}

/// A playout with its moves in notation.
pub type Playout = RecordedPlayout<String>;

/// The update of a node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Update {
    /// Its statistics before.
    pub before: Numbers,
    /// Its statistics after.
    pub after: Numbers,
}

/// The statistics of a node.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Numbers {
    /// N: the playouts.
    pub visits: u32,
    /// Q: the points of the player of the move to it.
    pub points: f32,
    /// Their mean, or the proven result.
    pub mean: f32,
    /// The result with best play, if proven.
    pub proven: Option<Outcome>,
}
