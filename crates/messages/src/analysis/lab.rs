//! Messages of the laboratory: single searches, series of runs, alpha-beta iteration by iteration, and search trees.

pub use alquerque_core::search::ConfigurablePlayout as Policy;
use serde::{Deserialize, Serialize};

use super::uct::ViewNode;
use crate::{Course, SearchReport};

/// The maximum number of nodes of a tree.
pub const MAX_NODES: u32 = 5000;
/// The maximum number of playouts of a search.
pub const MAX_PLAYOUTS: u32 = 1_000_000;
/// The maximum number of runs.
pub const MAX_RUNS: u32 = 100;
/// The maximum number of playouts per visit of a leaf.
pub const MAX_PER_LEAF: u16 = 64;

/// A request of the laboratory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum LabRequest {
    /// Runs an experiment. Answered several times a second, the last time with `done`. Running work is dropped without
    /// an answer.
    Begin(Experiment),
    /// Ends the experiment with this id. Answered with `done`, or not at all if it has already ended.
    Stop {
        /// The id of the experiment.
        id: u32,
    },
    /// Asks for the most visited nodes of the last search's tree. Answered with [`LabAnswer::Tree`].
    Tree {
        /// Repeated in the answer.
        id: u32,
        /// The number of nodes, up to [`MAX_NODES`].
        nodes: u32,
    },
}

/// An experiment at a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Experiment {
    /// Repeated in every answer.
    pub id: u32,
    /// The position.
    pub course: Course,
    /// The trial.
    pub trial: Trial,
}

/// The kind of experiment.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Trial {
    /// One search. Answered with [`LabAnswer::Search`].
    Search(Setting),
    /// This many searches with consecutive seeds, starting with the setting's. Answered with [`LabAnswer::Runs`].
    Runs(Setting, u32),
    /// Alpha-beta by iterative deepening for this many milliseconds. Answered with [`LabAnswer::Deepening`].
    AlphaBeta(u32),
}

/// The settings of UCT.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Setting {
    /// The exploration constant of UCB1.
    pub exploration: f32,
    /// The playout policy.
    pub policy: Policy,
    /// Whether results are proven (MCTS-Solver).
    pub proves: bool,
    /// The number of playouts from a leaf at each visit, 1 to [`MAX_PER_LEAF`].
    pub per_leaf: u16,
    /// The seed, which makes the search repeatable.
    pub seed: u32,
    /// The number of playouts, up to [`MAX_PLAYOUTS`].
    pub playouts: u32,
}

/// An answer to the laboratory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum LabAnswer {
    /// The answer to a single search.
    Search {
        /// The experiment's id.
        id: u32,
        /// The results so far.
        found: Found,
        /// Whether it has ended.
        done: bool,
    },
    /// The answer to a series of runs.
    Runs {
        /// The experiment's id.
        id: u32,
        /// The results so far.
        tally: Tally,
        /// Whether all runs are done.
        done: bool,
    },
    /// The answer to an alpha-beta search.
    Deepening {
        /// The experiment's id.
        id: u32,
        /// The complete iterations, one for each depth from 1 on.
        iterations: Vec<Iteration>,
        /// Milliseconds so far.
        millis: f64,
        /// Whether it has ended.
        done: bool,
    },
    /// A tree, parents before children; empty if there was no search.
    Tree {
        /// The request's id.
        id: u32,
        /// Its nodes.
        nodes: Vec<ViewNode>,
    },
}

/// The results of a search.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Found {
    /// The report.
    pub report: SearchReport,
    /// The number of nodes at each depth, the root first.
    pub levels: Vec<u32>,
}

/// The results of a series of runs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// The number of runs.
    pub runs: u32,
    /// How often each legal move was chosen.
    pub chosen: Vec<(String, u32)>,
    /// How many runs have proven the result.
    pub proven: u32,
}

/// A complete iteration of alpha-beta.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Iteration {
    /// Its depth in plies.
    pub depth: u32,
    /// The score in hundredths of a man for the side to move; see [`Iteration::plies_to_end`] if the game is decided.
    pub score: i32,
    /// The plies to the end of the game, if certain.
    pub plies_to_end: Option<u32>,
    /// The principal variation.
    pub line: Vec<String>,
    /// Nodes searched.
    pub nodes: u32,
    /// Milliseconds from the start of the search to the end of the iteration.
    pub millis: f64,
    /// The beta cutoffs.
    pub cutoffs: Cutoffs,
}

/// Beta cutoffs: nodes at which a move was good enough to skip the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Cutoffs {
    /// All of them.
    pub all: u32,
    /// Those caused by the first move tried.
    pub by_first_move: u32,
}
