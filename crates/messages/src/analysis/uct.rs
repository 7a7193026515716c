//! What the study asks to see of UCT: the tree while it grows, and one iteration after the other.

use serde::{Deserialize, Serialize};

use crate::Proven;

// Alike with this crate's other messages: plain data are fields, each with what it means.

/// The most nodes of a picture of the tree.
pub const MOST_NODES: usize = 300;
/// The last iteration that can be seen step by step.
pub const MOST_ITERATIONS: u32 = 100_000;

/// What the study asks of the worker that shows UCT.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Order {
    /// Think about a position. Answered with [`News::Seen`] about ten times a second, until it is paused or nothing can change any
    /// more. What was done before is given up.
    Think(Search),
    /// Think no more for now, and keep the tree. Answered with a last [`News::Seen`].
    Pause {
        /// The search's id.
        id: u32,
    },
    /// Think again.
    GoOn {
        /// The search's id.
        id: u32,
    },
    /// Think until the search has made so many playouts, and pause then. Answered with a last [`News::Seen`], at once where it has
    /// made them.
    GoUpTo {
        /// The search's id.
        id: u32,
        /// The playouts in all.
        playouts: u32,
    },
    /// Show another part of the tree, or another node. Answered with [`News::Seen`].
    Look {
        /// The search's id.
        id: u32,
        /// The moves from the root to the uppermost node of the picture.
        top: Vec<String>,
        /// The moves from the root to the node whose numbers are told.
        way: Vec<String>,
    },
    /// Make ready to show a search iteration by iteration. Answered with [`News::Told`] of iteration 0.
    Rehearse(Search),
    /// Tell an iteration, up to [`MOST_ITERATIONS`]. Answered with [`News::Told`].
    Iterate {
        /// The search's id.
        id: u32,
        /// Which one; 0 is before the first.
        number: u32,
    },
}

/// A position, as the game's course, and how it is searched.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Search {
    /// Repeated in every answer.
    pub id: u32,
    /// The ruleset's text.
    pub rules: String,
    /// The position in which the game began, where it is not the one in which the ruleset begins.
    pub start: Option<String>,
    /// The moves from there to the position in question.
    pub moves: Vec<String>,
    /// The exploration constant of UCB1.
    pub exploration: f32,
    /// Makes it repeatable; without it the seed is drawn by chance.
    pub seed: Option<u32>,
    /// The playouts after which [`Order::Think`] pauses; without it it does not.
    pub limit: Option<u32>,
}

/// What the worker that shows UCT answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum News {
    /// How the tree looks.
    Seen {
        /// The search's id.
        id: u32,
        /// What is to be seen.
        view: View,
    },
    /// What an iteration did.
    Told {
        /// The search's id.
        id: u32,
        /// The iteration that was asked for.
        wanted: u32,
        /// The one after which the search stands: that one, or the last that there is.
        number: u32,
        /// The root's children as they stand after it.
        root: Vec<Candidate>,
        /// What it did; none before the first.
        iteration: Option<Iteration>,
    },
}

/// What is to be seen of a search.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The playouts so far.
    pub playouts: u32,
    /// The nodes of the tree.
    pub nodes: u32,
    /// Playouts per second.
    pub per_second: f64,
    /// Whether it goes on.
    pub is_running: bool,
    /// Whether the tree has all the nodes that it may have.
    pub is_full: bool,
    /// The result with best play, where it is proven.
    pub proven: Option<Proven>,
    /// The move to play; none where the game is over.
    pub best: Option<String>,
    /// The root's children in the game's order of moves.
    pub root: Vec<Candidate>,
    /// The moves from the root to the uppermost node of the picture.
    pub top: Vec<String>,
    /// The tree below that node, breadth first: what is wide enough to be seen, up to [`MOST_NODES`].
    pub picture: Vec<PictureNode>,
    /// The moves from the root to the node that is looked at.
    pub way: Vec<String>,
    /// Of each of these moves its numbers among its siblings'.
    pub looked: Vec<Looked>,
    /// How the root stood after some numbers of playouts: those samples that were not told yet.
    pub samples: Vec<Sample>,
}

/// A node in the eyes of the selection, which compares it with its siblings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    /// The move into it.
    pub mv: String,
    /// N: the playouts through it.
    pub visits: u32,
    /// Q: the points of whoever makes the move; a draw is half a point.
    pub points: f32,
    /// The mean result for whoever makes the move, or the proven one; 0.5 where nothing is known.
    pub mean: f32,
    /// The exploration term, once it was visited.
    pub exploration: Option<f32>,
    /// The upper confidence bound; none where it is infinite, as the move was not visited, or minus infinite, as it is proven lost.
    pub bound: Option<f32>,
    /// The result with best play behind it, where it is proven.
    pub proven: Option<Proven>,
}

/// A move of the way to a node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Looked {
    /// The playouts through the node before the move.
    pub parent_visits: u32,
    /// The numbers of the node behind it.
    pub candidate: Candidate,
    /// How many moves there are behind it, as far as the tree knows.
    pub children: u32,
}

/// A node of a picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PictureNode {
    /// The node: the same number stands for the same node as long as the search lives.
    pub id: u32,
    /// The place of its parent in the picture; none of the uppermost node.
    pub parent: Option<u32>,
    /// The move into it; empty for the root.
    pub mv: String,
    /// The playouts through it.
    pub visits: u32,
    /// The mean result for whoever makes the move.
    pub mean: f32,
    /// The result with best play, where it is proven.
    pub proven: Option<Proven>,
    /// How many children it has, those included that are not in the picture.
    pub children: u32,
}

/// How the root stood after some number of playouts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Sample {
    /// The playouts.
    pub playouts: u32,
    /// The place of the best move among the root's children.
    pub best: u32,
    /// The playouts through each child.
    pub visits: Vec<u32>,
    /// The mean result of each, for the side to move.
    pub means: Vec<f32>,
}

/// What one iteration did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Iteration {
    /// The nodes from the root to the leaf, the leaf left out.
    pub selection: Vec<Choice>,
    /// What has become of the leaf.
    pub expansion: Expansion,
    /// The random game, where there was one.
    pub playout: Option<Playout>,
    /// The results that were entered, from the leaf up to the root.
    pub updates: Vec<Update>,
}

/// A node at which the selection chose a child.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// The playouts through it so far.
    pub visits: u32,
    /// Its children.
    pub candidates: Vec<Candidate>,
    /// The place of the chosen one.
    pub chosen: u32,
}

/// What has become of the leaf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Expansion {
    /// The result is known: it was proven before, or the game is over.
    Known(Proven),
    /// It stays a leaf until it has been visited more often.
    Waiting {
        /// The visits so far, this one not counted.
        visits: u32,
        /// The visits that it takes.
        needed: u32,
    },
    /// It stays a leaf, as the tree has no room.
    Full,
    /// It has got a child for each of so many moves.
    Children(u32),
}

/// A random game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Playout {
    /// Its moves.
    pub moves: Vec<String>,
    /// How it ended.
    pub outcome: Proven,
}

/// A result that was entered at a node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Update {
    /// Its numbers before.
    pub before: Numbers,
    /// Its numbers after.
    pub after: Numbers,
}

/// What the playouts through a node have brought.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Numbers {
    /// N: the playouts.
    pub visits: u32,
    /// Q: the points of whoever made the move into it.
    pub points: f32,
    /// Their mean, or the proven result.
    pub mean: f32,
    /// The result with best play, where it is proven.
    pub proven: Option<Proven>,
}
