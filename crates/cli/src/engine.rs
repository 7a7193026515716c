//! Engines at work, natively: their limits, and the course of a game.

use std::time::{Duration, Instant};

use alquerque_core::Game;
use alquerque_core::evaluate::Evaluate;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, LEVELS, MAX_DEPTH, SearchRng, Uct, UctConfig, random_move};

use crate::spec::Spec;

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
    pub(crate) fn search<G: Game>(
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
    pub(crate) fn search<G: Evaluate>(self, search: &mut AlphaBeta<G>, begin: Instant, mut tick: impl FnMut(Duration)) {
        search.run(|| {
            tick(begin.elapsed());
            is_over(self.movetime, begin)
        });
    }
}

fn is_over(movetime: Option<Duration>, begin: Instant) -> bool {
    movetime.is_some_and(|movetime| begin.elapsed() >= movetime)
}

/// An engine in the course of one game.
pub(crate) enum Engine<G: Evaluate> {
    Random { game: G, position: G::Position },
    Uct { limits: Limits, uct: Box<Uct<G>> },
    AlphaBeta { limits: DepthLimits, search: Box<AlphaBeta<G>> },
}

impl<G: Evaluate> Engine<G> {
    /// An engine for a game of which `positions` have been reached.
    pub(crate) fn new(spec: &Spec, game: &G, positions: &[G::Position]) -> Self {
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
                let search = AlphaBeta::new(game.clone(), positions, limits.config());
                Self::AlphaBeta { limits, search: Box::new(search) }
            }
        }
    }

    /// The move to play; none where the game is over.
    pub(crate) fn choose(&mut self, rng: &mut SearchRng) -> Option<G::Move> {
        match self {
            Self::Random { game, position } => random_move(game, position, rng),
            Self::Uct { limits, uct } => {
                limits.search(uct, rng, Instant::now(), |_, _| ());
                uct.report().choose(limits.slips, rng)
            }
            Self::AlphaBeta { limits, search } => {
                limits.search(search, Instant::now(), |_| ());
                search.report().best
            }
        }
    }

    /// Goes along with the game, whoever made the move.
    pub(crate) fn advance(&mut self, mv: G::Move) {
        match self {
            Self::Random { game, position } => *position = game.play(position, mv),
            Self::Uct { uct, .. } => uct.advance(mv),
            Self::AlphaBeta { search, .. } => search.advance(mv),
        }
    }
}
