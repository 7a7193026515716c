//! The steps of one iteration.

use alquerque_messages::analysis::uct::Iteration;

/// A step of an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Before the first iteration.
    Ready,
    /// The selection at a node, by its depth.
    Selection(usize),
    /// What becomes of the leaf.
    Expansion,
    /// So many moves of the random game are made.
    Playout(usize),
    /// The result is entered at a node, by its place from the leaf up.
    Backpropagation(usize),
}

/// The four steps of Monte-Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The way down the tree.
    Selection,
    /// New nodes.
    Expansion,
    /// The random game.
    Playout,
    /// The way up again.
    Backpropagation,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::Selection, Self::Expansion, Self::Playout, Self::Backpropagation];

    /// Its name in the page's ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Selection => "selection",
            Self::Expansion => "expansion",
            Self::Playout => "playout",
            Self::Backpropagation => "backpropagation",
        }
    }
}

impl Stage {
    /// The phase that it belongs to.
    pub const fn phase(self) -> Option<Phase> {
        match self {
            Self::Ready => None,
            Self::Selection(_) => Some(Phase::Selection),
            Self::Expansion => Some(Phase::Expansion),
            Self::Playout(_) => Some(Phase::Playout),
            Self::Backpropagation(_) => Some(Phase::Backpropagation),
        }
    }

    /// How many moves behind the position on the board are made.
    pub fn frame(self, iteration: Option<&Iteration>) -> usize {
        let leaf = iteration.map_or(0, |iteration| iteration.selection.len());
        match self {
            Self::Ready => 0,
            Self::Selection(depth) => depth,
            Self::Expansion => leaf,
            Self::Playout(moves) => leaf + moves,
            Self::Backpropagation(up) => leaf.saturating_sub(up),
        }
    }
}

/// All steps of an iteration, or the one before the first.
pub fn stages(iteration: Option<&Iteration>) -> Vec<Stage> {
    let Some(iteration) = iteration else { return vec![Stage::Ready] };
    let mut stages: Vec<Stage> = (0..iteration.selection.len()).map(Stage::Selection).collect();
    stages.push(Stage::Expansion);
    if let Some(playout) = &iteration.playout {
        stages.extend((0..=playout.moves.len()).map(Stage::Playout));
    }
    stages.extend((0..iteration.updates.len()).map(Stage::Backpropagation));
    stages
}

/// The moves from the root to the leaf, and those of the random game.
pub fn moves(iteration: &Iteration) -> Vec<String> {
    let chosen = |choice: &alquerque_messages::analysis::uct::Choice| {
        Some(choice.candidates.get(usize::try_from(choice.chosen).ok()?)?.mv.clone())
    };
    let mut moves: Vec<String> = iteration.selection.iter().map_while(chosen).collect();
    moves.extend(iteration.playout.iter().flat_map(|playout| playout.moves.iter().cloned()));
    moves
}
