//! Search limits.

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::thread;
use std::time::{Duration, Instant};

use alquerque_core::evaluate::Evaluation;
use alquerque_core::search::{
    self, AlphaBeta, AlphaBetaConfig, InformedUct, Judgement, LEVEL_NODES, MAX_DEPTH, STOP_INTERVAL, SearchRng,
    UCT_LEVELS, Uct, alpha_beta_levels, below,
};
use alquerque_core::{GameId, Searchable};

/// The limits of a UCT search, which stops at the first limit reached.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Limits {
    pub(crate) playouts: Option<u64>,
    pub(crate) movetime: Option<Duration>,
    pub(crate) judgement: Judgement,
}

/// Playouts between two ticks, worth a few milliseconds.
const SLICE: u64 = 4096;

impl Limits {
    /// The limits of a level; `None` if there is no such level.
    pub(crate) fn from_level(number: u8) -> Option<Self> {
        let level = UCT_LEVELS.into_iter().find(|level| level.number == number)?;
        let movetime = Duration::from_millis(level.millis().into());
        Some(Self { playouts: Some(level.work.into()), movetime: Some(movetime), judgement: level.judgement() })
    }

    /// Searches until a limit is reached. Each member of the team has its own thread and tree. They share the playouts,
    /// and the first search that is decided ends all. Calls `tick` from time to time with the time since `begin` and
    /// the approximate number of playouts.
    pub(crate) fn search<G: Searchable>(
        self,
        team: &mut [Uct<G>],
        rng: &mut SearchRng,
        begin: Instant,
        mut tick: impl FnMut(Duration, u64),
    ) {
        let threads = team.len() as u64;
        let Some((first, others)) = team.split_first_mut() else { return };
        let each = Self { playouts: self.playouts.map(|playouts| playouts.div_ceil(threads)), ..self };
        let is_decided = AtomicBool::new(false);
        // The first search gets the same random numbers as a single one.
        let seeds: Vec<_> = others.iter().map(|_| search::rng(below(rng, u32::MAX).into())).collect();
        thread::scope(|scope| {
            for (uct, mut rng) in others.iter_mut().zip(seeds) {
                let is_decided = &is_decided;
                scope.spawn(move || each.search_until(uct, &mut rng, begin, is_decided, |_, _| ()));
            }
            each.search_until(first, rng, begin, &is_decided, |elapsed, playouts| tick(elapsed, playouts * threads));
        });
    }

    fn search_until<G: Searchable>(
        self,
        uct: &mut Uct<G>,
        rng: &mut SearchRng,
        begin: Instant,
        is_decided: &AtomicBool,
        tick: impl FnMut(Duration, u64),
    ) {
        self.run(|playouts, is_over| uct.run(rng, playouts, || is_over() || is_decided.load(Relaxed)), begin, tick);
        if uct.is_decided() {
            is_decided.store(true, Relaxed);
        }
    }

    /// Like [`Self::search`], for UCT with knowledge, whose iterations count as playouts.
    pub(crate) fn search_informed<G: Searchable, E: Evaluation<G>>(
        self,
        search: &mut InformedUct<G, E>,
        begin: Instant,
        tick: impl FnMut(Duration, u64),
    ) {
        self.run(|playouts, is_over| search.run(playouts, is_over), begin, tick);
    }

    /// How much of its limits a search has used up, 0 to 1.
    pub(crate) fn share(self, elapsed: Duration, playouts: u64) -> f64 {
        let by_playouts = self.playouts.map_or(0.0, |limit| playouts as f64 / limit as f64);
        by_playouts.max(share_of_time(self.movetime, elapsed))
    }

    fn run(
        self,
        mut run: impl FnMut(u64, &dyn Fn() -> bool) -> u64,
        begin: Instant,
        mut tick: impl FnMut(Duration, u64),
    ) {
        let is_over = || is_over(self.movetime, begin);
        let max = self.playouts.unwrap_or(u64::MAX);
        let mut made = 0;
        loop {
            let wanted = SLICE.min(max - made);
            let slice = run(wanted, &is_over);
            made += slice;
            tick(begin.elapsed(), made);
            // A short slice means that the search was stopped, or that more playouts would not change the move.
            if slice < wanted || made == max || is_over() {
                break;
            }
        }
    }
}

/// The limits of an alpha-beta search, which stops at the first limit reached.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct DepthLimits {
    pub(crate) depth: Option<u32>,
    pub(crate) movetime: Option<Duration>,
    /// The approximate maximum number of nodes.
    pub(crate) nodes: Option<u64>,
    pub(crate) judgement: Judgement,
    /// A level, whose limits depend on the game and replace the others.
    pub(crate) level: Option<u8>,
}

impl DepthLimits {
    /// The limits of the game's level, if a level is set.
    pub(crate) fn resolved(self, game: GameId) -> Self {
        let level = alpha_beta_levels(game).iter().find(|level| Some(level.number) == self.level);
        level.map_or(self, |level| Self {
            depth: Some(level.work),
            movetime: Some(Duration::from_millis(level.millis().into())),
            nodes: Some(LEVEL_NODES),
            judgement: level.judgement(),
            level: None,
        })
    }

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
        // A search checks whether to stop at regular intervals.
        let mut nodes_searched = 0;
        search.run(|| {
            nodes_searched += STOP_INTERVAL;
            tick(begin.elapsed());
            self.nodes.is_some_and(|max| nodes_searched >= max) || is_over(self.movetime, begin)
        });
    }
}

/// How much of its time a search has used up, 0 to 1; 0 if there is no limit.
pub(crate) fn share_of_time(movetime: Option<Duration>, elapsed: Duration) -> f64 {
    movetime.map_or(0.0, |limit| elapsed.as_secs_f64() / limit.as_secs_f64())
}

fn is_over(movetime: Option<Duration>, begin: Instant) -> bool {
    movetime.is_some_and(|movetime| begin.elapsed() >= movetime)
}
