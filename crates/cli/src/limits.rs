//! How long engines may think, and thinking so long.

use std::time::{Duration, Instant};

use alquerque_core::Searchable;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, LEVELS, MAX_DEPTH, SearchRng, Uct};

/// How long UCT may think about a move: until it meets the first of its limits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Limits {
    pub(crate) playouts: Option<u64>,
    pub(crate) movetime: Option<Duration>,
    /// In how many of a hundred turns it plays any legal move.
    pub(crate) slips: u32,
}

/// Playouts between two ticks: a few milliseconds.
const SLICE: u64 = 4096;

impl Limits {
    /// Those of a level, which must be from 1 to 10.
    pub(crate) fn of_level(number: u8) -> Option<Self> {
        let level = LEVELS.iter().find(|level| level.number == number)?;
        let movetime = level.millis.map(|millis| Duration::from_millis(u64::from(millis)));
        Some(Self { playouts: level.playouts, movetime, slips: level.slips })
    }

    /// Searches until a limit is met. Meanwhile `tick` learns now and then of the time since `begin` and of the playouts
    /// made.
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
            // A slice that is cut short was stopped, or more playouts would not change the move.
            if slice < wanted || made == most || is_over() {
                break;
            }
        }
    }
}

/// How far alpha-beta may look ahead: until it meets the first of its limits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct DepthLimits {
    pub(crate) depth: Option<u32>,
    pub(crate) movetime: Option<Duration>,
}

impl DepthLimits {
    /// How the search is to be set up.
    pub(crate) fn config(self) -> AlphaBetaConfig {
        AlphaBetaConfig { depth: self.depth.unwrap_or(MAX_DEPTH), ..AlphaBetaConfig::default() }
    }

    /// Searches until a limit is met. Meanwhile `tick` learns now and then of the time since `begin`.
    pub(crate) fn search<G: Searchable>(
        self,
        search: &mut AlphaBeta<G>,
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
