//! What the laboratory asks of an analyst: searches with settings of all kinds, many runs of one, alpha-beta iteration by iteration,
//! and the tree that a search has grown.

use serde::{Deserialize, Serialize};

use crate::{HalfPoints, Proven};

// Alike with this crate's other messages: plain data are fields, each with what it means.

/// The most nodes of a tree that is handed over.
pub const MOST_NODES: u32 = 5000;
/// The most playouts of one search.
pub const MOST_PLAYOUTS: u32 = 1_000_000;
/// The most runs.
pub const MOST_RUNS: u32 = 100;
/// The most playouts that a leaf gets at each visit.
pub const MOST_PER_LEAF: u16 = 64;

/// What the laboratory asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Order {
    /// Make an experiment. It is answered some times a second, and for the last time with `done`; what was done before is given up
    /// unanswered.
    Begin(Experiment),
    /// End the experiment of this id. It is answered with `done`, or not at all if it has ended.
    Stop {
        /// The id of the experiment.
        id: u32,
    },
    /// Hand over the tree of the last search, the most visited nodes of it. Answered with [`News::Tree`].
    Tree {
        /// Repeated in the answer.
        id: u32,
        /// How many nodes, up to [`MOST_NODES`].
        nodes: u32,
    },
}

/// A position, as the game's course, and what is tried there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Experiment {
    /// Repeated in every answer.
    pub id: u32,
    /// The ruleset's text.
    pub rules: String,
    /// The position in which the game began, where it is not the one in which the ruleset begins.
    pub start: Option<String>,
    /// The moves from there to the position in question.
    pub moves: Vec<String>,
    /// What is tried.
    pub trial: Trial,
}

/// What is tried.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Trial {
    /// One search. Answered with [`News::Search`].
    Search(Setting),
    /// So many searches, the first with the setting's seed, and each with the next one. Answered with [`News::Runs`].
    Runs(Setting, u32),
    /// Alpha-beta, deeper and deeper for so many milliseconds. Answered with [`News::Deepening`].
    AlphaBeta(u32),
}

/// How UCT searches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Setting {
    /// The exploration constant of UCB1.
    pub exploration: f32,
    /// How the random games are played.
    pub policy: Policy,
    /// Whether results are proven (MCTS-Solver).
    pub proves: bool,
    /// How many playouts a leaf gets at each visit, 1 to [`MOST_PER_LEAF`].
    pub per_leaf: u16,
    /// Makes it repeatable.
    pub seed: u32,
    /// How many playouts, up to [`MOST_PLAYOUTS`].
    pub playouts: u32,
}

/// A policy of playouts, as in [`alquerque_core::search::ChosenPlayout`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Policy {
    /// The game's own.
    #[default]
    Usual,
    /// Every legal move with the same probability.
    Uniform,
    /// Whoever can win at once does so.
    Decisive,
    /// After so many plies the evaluation decides.
    CutOff(u32),
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum News {
    /// Of a search.
    Search {
        /// The experiment's id.
        id: u32,
        /// What it has found out so far.
        found: Found,
        /// Whether it has ended.
        done: bool,
    },
    /// Of many runs.
    Runs {
        /// The experiment's id.
        id: u32,
        /// How they have ended so far.
        tally: Tally,
        /// Whether all are made.
        done: bool,
    },
    /// Of alpha-beta.
    Deepening {
        /// The experiment's id.
        id: u32,
        /// The complete iterations, one of each depth from 1 on.
        iterations: Vec<Iteration>,
        /// Milliseconds so far.
        millis: f64,
        /// Whether it has ended.
        done: bool,
    },
    /// A tree, each parent before its children; of no node where there was no search.
    Tree {
        /// The order's id.
        id: u32,
        /// Its nodes.
        nodes: Vec<TreeNode>,
    },
}

/// What a search has found out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Found {
    /// Playouts made.
    pub playouts: u32,
    /// Playouts per second.
    pub per_second: f64,
    /// Nodes of the tree.
    pub nodes: u32,
    /// How many of them lie so many plies below the root.
    pub levels: Vec<u32>,
    /// What the side to move may expect; none where nothing is known.
    pub expected: Option<HalfPoints>,
    /// The result with best play, where it is certain.
    pub proven: Option<Proven>,
    /// The legal moves, the best first.
    pub choices: Vec<Choice>,
    /// The moves that both sides are expected to play.
    pub line: Vec<String>,
}

/// A legal move in the eyes of a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// The move.
    pub mv: String,
    /// Playouts that began with it.
    pub visits: u32,
    /// Their mean result for the side to move; none where there were none.
    pub mean: Option<HalfPoints>,
    /// The result with best play behind it, where it is certain.
    pub proven: Option<Proven>,
}

/// How runs have ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// How many are made.
    pub runs: u32,
    /// How many have chosen each of the legal moves.
    pub chosen: Vec<(String, u32)>,
    /// How many have proven the result.
    pub proven: u32,
}

/// A complete iteration of alpha-beta.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Iteration {
    /// Its depth in plies.
    pub depth: u32,
    /// The score in hundredths of a man for the side to move; where the game is decided see [`Iteration::plies_to_end`].
    pub score: i32,
    /// In how many plies the game ends, where that is certain.
    pub plies_to_end: Option<u32>,
    /// The line that it expects.
    pub line: Vec<String>,
    /// Positions that it has looked at.
    pub nodes: u32,
    /// Milliseconds from the beginning of the search to its end.
    pub millis: f64,
    /// Its beta cut-offs.
    pub cut_offs: CutOffs,
}

/// Beta cut-offs: positions some move of which was so good that the others did not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CutOffs {
    /// All of them.
    pub all: u32,
    /// Those by the first move tried.
    pub by_first_move: u32,
}

/// A node of a tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TreeNode {
    /// The place of its parent; none for the root.
    pub parent: Option<u32>,
    /// The move into it; nothing for the root.
    pub mv: String,
    /// Whether light has made that move.
    pub is_light: bool,
    /// Playouts through it.
    pub visits: u32,
    /// Their mean result for who has made that move.
    pub mean: HalfPoints,
    /// The result with best play, where it is proven.
    pub proven: Option<Proven>,
    /// How many children it has, those included that are not handed over.
    pub children: u32,
}
