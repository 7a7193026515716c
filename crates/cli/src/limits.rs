//! Search limits.

use std::time::{Duration, Instant};

use alquerque_core::Searchable;
use alquerque_core::evaluate::Evaluation;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, LEVELS, MAX_DEPTH, SearchRng, Uct};

/// The limits of a UCT search, which stops at the first one reached.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Limits {
    pub(crate) playouts: Option<u64>,
    pub(crate) movetime: Option<Duration>,
    /// The percentage of turns at which it blunders.
    pub(crate) blunder_rate: u32,
}

/// Playouts between two ticks, worth a few milliseconds.
const SLICE: u64 = 4096;

impl Limits {
    /// The limits of a level; `None` unless it is from 1 to 10.
    pub(crate) fn of_level(number: u8) -> Option<Self> {
        let level = LEVELS.iter().find(|level| level.number == number)?;
        let movetime = level.millis.map(|millis| Duration::from_millis(u64::from(millis)));
        Some(Self { playouts: level.playouts, movetime, blunder_rate: level.blunder_rate })
    }

    /// Searches until a limit is reached. Calls `tick` from time to time with the time since `begin` and the number of
    /// playouts.
    pub(crate) fn search<G: Searchable>(
        self,
        uct: &mut Uct<G>,
        rng: &mut SearchRng,
        begin: Instant,
        mut tick: impl FnMut(Duration, u64),
    ) {
        let is_over = || is_over(self.movetime, begin);
        let most = self.playouts.unwrap_or(u64::MAX);
        let mut made = 0;
        loop {
            let wanted = SLICE.min(most - made);
            let slice = uct.run(rng, wanted, is_over);
            made += slice;
            tick(begin.elapsed(), made);
            // A short slice means that the search was stopped or that more playouts would not change the move.
            if slice < wanted || made == most || is_over() {
                break;
            }
        }
    }
}

/// The limits of an alpha-beta search, which stops at the first one reached.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct DepthLimits {
    pub(crate) depth: Option<u32>,
    pub(crate) movetime: Option<Duration>,
}

impl DepthLimits {
    /// The search's configuration.
    pub(crate) fn config(self) -> AlphaBetaConfig {
        AlphaBetaConfig { depth: self.depth.unwrap_or(MAX_DEPTH), ..AlphaBetaConfig::default() }
    }

    /// Searches until a limit is reached. Calls `tick` from time to time with the time since `begin`.
    pub(crate) fn search<G: Searchable, E: Evaluation<G>>(
        self,
        search: &mut AlphaBeta<G, E>,
        begin: Instant,
        mut tick: impl FnMut(Duration),
    ) {
        search.run(|| {
            tick(begin.elapsed());
            is_over(self.movetime, begin)
        });
    }
}

fn is_over(movetime: Option<Duration>, begin: Instant) -> bool {
    movetime.is_some_and(|movetime| begin.elapsed() >= movetime)
}
