//! Shows UCT at work: the growing tree, or one iteration after the other.

mod live;
mod steps;
pub(crate) mod translate;

use alquerque_core::family::AnyGame;
use alquerque_core::{TextError, with_game};
use alquerque_messages::analysis::uct::{MAX_ITERATIONS, Search, UctAnswer, UctRequest};

use crate::slice::{Reply, SLICE};
use live::Live;
use steps::Steps;

/// The searches shown: one whose tree grows, and one replayed step by step.
#[derive(Default)]
pub(crate) struct UctSearches {
    live: Option<Live>,
    steps: Option<Steps>,
}

impl UctSearches {
    /// Handles a request; `seed` is for searches without a seed of their own. Errors carry the request's id.
    pub(crate) fn request(
        &mut self,
        request: UctRequest,
        seed: u64,
        now: f64,
    ) -> Result<Reply<UctAnswer>, (u32, TextError)> {
        let mut news = None;
        match request {
            UctRequest::Think(search) => {
                self.live = None;
                let seed = search.seed.map_or(seed, u64::from);
                let growing = game_of(&search, |game| with_game!(game, game => live::new(game, &search)))?;
                self.live = Some(Live::new(&search, growing, seed, now));
            }
            UctRequest::Replay(search) => {
                self.steps = None;
                let seed = search.seed.map_or(seed, u64::from);
                let replay = game_of(&search, |game| with_game!(game, game => steps::new(game, &search, seed)))?;
                self.steps = Some(Steps::new(search.id, replay));
            }
            // Ignores requests about another search: they are late.
            UctRequest::Pause { id } => news = self.live(id).and_then(|live| live.pause(now)),
            UctRequest::GoOn { id } => self.live(id).into_iter().for_each(|live| live.resume(now)),
            UctRequest::GoUpTo { id, playouts } => news = self.live(id).and_then(|live| live.go_up_to(playouts, now)),
            UctRequest::Look { id, top, way } => news = self.live(id).map(|live| live.look(top, way, now)),
            UctRequest::Iterate { id, number } => {
                if let Some(steps) = self.steps.as_mut().filter(|steps| steps.id == id) {
                    steps.wanted = Some(number.min(MAX_ITERATIONS));
                }
            }
        }
        Ok(Reply { answer: news, has_more: self.is_busy() })
    }

    fn live(&mut self, id: u32) -> Option<&mut Live> {
        self.live.as_mut().filter(|live| live.id == id)
    }

    /// Works for a slice of time.
    pub(crate) fn slice(&mut self, now: &dyn Fn() -> f64) -> Reply<UctAnswer> {
        let ends = now() + SLICE;
        let steps = self.steps.as_mut().filter(|steps| steps.wanted.is_some());
        let news = match (steps, &mut self.live) {
            // The user is waiting for it.
            (Some(steps), _) => steps.slice(&mut || now() >= ends),
            (None, Some(live)) => live.slice(now, ends),
            (None, None) => None,
        };
        Reply { answer: news, has_more: self.is_busy() }
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.live.as_ref().is_some_and(Live::is_running)
            || self.steps.as_ref().is_some_and(|steps| steps.wanted.is_some())
    }
}

/// The only match over the games; the search is generic from here.
fn game_of<T>(search: &Search, make: impl FnOnce(AnyGame) -> Result<T, TextError>) -> Result<T, (u32, TextError)> {
    search.course.game().and_then(make).map_err(|error| (search.id, error))
}
