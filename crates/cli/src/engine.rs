//! Engines that play a game.

use alquerque_core::Searchable;
use alquerque_core::tabletop::Tabletop;
use std::time::Instant;

use alquerque_core::search::{AlphaBeta, SearchRng, Uct, UctConfig, obvious_moves, random_move};

use crate::limits::{DepthLimits, Limits};
use crate::spec::Spec;

/// An engine with the state of one game.
pub(crate) enum Engine<G: Searchable> {
    Random { game: G, position: G::Position },
    Uct { limits: Limits, uct: Box<Uct<G>> },
    AlphaBeta { limits: DepthLimits, search: Box<AlphaBeta<G, G::Evaluation>> },
}

impl<G: Searchable + Tabletop> Engine<G> {
    /// An engine for a game that has reached the last of `positions`; alpha-beta uses this evaluation.
    pub(crate) fn new(spec: &Spec, game: &G, positions: &[G::Position], evaluation: &G::Evaluation) -> Self {
        match *spec {
            Spec::Random => {
                let position = positions.last().copied().unwrap_or_else(|| game.start());
                Self::Random { game: game.clone(), position }
            }
            Spec::Uct { limits, exploration, .. } => {
                let config = UctConfig { exploration, ..UctConfig::default() };
                Self::Uct { limits, uct: Box::new(Uct::new(game.clone(), positions, config)) }
            }
            Spec::AlphaBeta { limits, .. } => {
                let search = AlphaBeta::with_solver(game.clone(), positions, limits.config(), evaluation.clone());
                Self::AlphaBeta { limits, search: Box::new(search) }
            }
        }
    }

    /// The move to play, or `None` if the game is over.
    pub(crate) fn choose(&mut self, rng: &mut SearchRng) -> Option<G::Move> {
        match self {
            Self::Random { game, position } => random_move(game, position, rng),
            Self::Uct { limits, uct } => {
                limits.search(uct, rng, Instant::now(), |_, _| ());
                let report = uct.report();
                report.choose(limits.blunder_rate, |moves| obvious_moves(uct.game(), uct.position(), moves), rng)
            }
            Self::AlphaBeta { limits, search } => {
                limits.search(search, Instant::now(), |_| ());
                search.report().best
            }
        }
    }

    /// Plays a move of either side. The move must be legal.
    pub(crate) fn advance(&mut self, mv: G::Move) {
        match self {
            Self::Random { game, position } => *position = game.play_unchecked(position, mv),
            Self::Uct { uct, .. } => uct.advance(mv),
            Self::AlphaBeta { search, .. } => search.advance(mv),
        }
    }
}
