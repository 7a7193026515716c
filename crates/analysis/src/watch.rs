//! Shows UCT at work: the tree while it grows, or one iteration after the other.

mod rehearser;
mod thinker;
mod translate;

use alquerque_core::TextError;
use alquerque_core::family::AnyGame;
use alquerque_core::with_game;
use alquerque_messages::analysis::uct::{MOST_ITERATIONS, News, Order, Search};
use alquerque_worker::Step;

use rehearser::Rehearsing;
use thinker::Thinking;

/// Milliseconds of work between two looks at the mailbox.
const SLICE: f64 = 15.0;

/// What is shown: a tree that grows, and a rehearsal beside it.
#[derive(Default)]
pub(crate) struct Watching {
    thinking: Option<Thinking>,
    rehearsing: Option<Rehearsing>,
}

impl Watching {
    /// Takes an order; `seed` is by chance, for who wants none of its own. What is wrong is told with the id.
    pub(crate) fn order(&mut self, order: Order, seed: u64, now: f64) -> Result<Step<News>, (u32, TextError)> {
        let mut news = None;
        match order {
            Order::Think(search) => {
                self.thinking = None;
                let seed = search.seed.map_or(seed, u64::from);
                let thinker = game_of(&search, |game| with_game!(game, game => thinker::new(game, &search)))?;
                self.thinking = Some(Thinking::new(&search, thinker, seed, now));
            }
            Order::Rehearse(search) => {
                self.rehearsing = None;
                let seed = search.seed.map_or(seed, u64::from);
                let rehearser = game_of(&search, |game| with_game!(game, game => rehearser::new(game, &search, seed)))?;
                self.rehearsing = Some(Rehearsing::new(search.id, rehearser));
            }
            // What is about another search comes too late.
            Order::Pause { id } => {
                if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.id == id) {
                    news = thinking.pause(now);
                }
            }
            Order::GoOn { id } => {
                if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.id == id) {
                    thinking.go_on(now);
                }
            }
            Order::GoUpTo { id, playouts } => {
                if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.id == id) {
                    news = thinking.go_up_to(playouts, now);
                }
            }
            Order::Look { id, top, way } => {
                if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.id == id) {
                    news = Some(thinking.look(top, way, now));
                }
            }
            Order::Iterate { id, number } => {
                if let Some(rehearsing) = self.rehearsing.as_mut().filter(|rehearsing| rehearsing.id == id) {
                    rehearsing.wanted = Some(number.min(MOST_ITERATIONS));
                }
            }
        }
        Ok(Step { answer: news, go_on: self.is_busy() })
    }

    /// Works for some milliseconds.
    pub(crate) fn slice(&mut self, now: &dyn Fn() -> f64) -> Step<News> {
        let ends = now() + SLICE;
        let rehearsing = self.rehearsing.as_mut().filter(|rehearsing| rehearsing.wanted.is_some());
        let news = match (rehearsing, &mut self.thinking) {
            // Somebody waits for it.
            (Some(rehearsing), _) => rehearsing.slice(&mut || now() >= ends),
            (None, Some(thinking)) => thinking.slice(now, ends),
            (None, None) => None,
        };
        Step { answer: news, go_on: self.is_busy() }
    }

    fn is_busy(&self) -> bool {
        self.thinking.as_ref().is_some_and(Thinking::is_running)
            || self.rehearsing.as_ref().is_some_and(|rehearsing| rehearsing.wanted.is_some())
    }
}

/// From here on the search is compiled for its game.
fn game_of<T>(search: &Search, make: impl FnOnce(AnyGame) -> Result<T, TextError>) -> Result<T, (u32, TextError)> {
    search.rules.parse::<AnyGame>().and_then(make).map_err(|error| (search.id, error))
}
