//! Answers the requests of game and study, a slice of work at a time. The clock comes from outside.

use alquerque_core::family::AnyGame;
use alquerque_core::{Finished, Game, perft, with_game};
use alquerque_messages::{Answer, Failure, MAX_PERFT_DEPTH, Request, StudyAnswer, VERSION};

use crate::analysis::Analyses;
use crate::best_lines::best_lines;
use crate::files::{self, Files, LoadedFile};
use crate::lab::Experimenting;
use crate::search::Searches;
use crate::shell::{BrowserClock, Service, Waker};
use crate::slice::{Reply, TimeSource};
use crate::uct::UctSearches;

impl Service for Session<BrowserClock> {
    fn new(clock: BrowserClock, seed: u64, _waker: Waker) -> Self {
        Self::new(clock, seed).with_weights(files::in_background)
    }

    fn request(&mut self, request: Request, outbox: &mut Vec<Answer>) -> bool {
        Self::request(self, request).deliver(outbox)
    }

    fn slice(&mut self, outbox: &mut Vec<Answer>) -> bool {
        Self::slice(self).deliver(outbox)
    }
}

/// The memory of a search worker, which does one thing at a time.
pub struct Session<C> {
    clock: C,
    seed: u64,
    searches: Searches,
    analyses: Analyses,
    uct: UctSearches,
    lab: Experimenting,
}

impl<C: TimeSource> Session<C> {
    /// Creates a session that derives the seeds of its searches from `seed`, and uses the built-in evaluations.
    pub fn new(clock: C, seed: u64) -> Self {
        Self {
            clock,
            seed,
            searches: Searches::new(|_| LoadedFile::Loading),
            analyses: Analyses::default(),
            uct: UctSearches::default(),
            lab: Experimenting::default(),
        }
    }

    /// Sets a source of weights for evaluations, see [`Searchable::knowledge`](alquerque_core::Searchable::knowledge).
    #[must_use]
    pub fn with_weights(self, weights: Files) -> Self {
        Self { searches: Searches::new(weights), ..self }
    }

    /// Handles a request. Requests for work replace other work; those about other work than the current are ignored, as
    /// they are late.
    ///
    /// Every request has an answer, now or from a later slice: the page replaces a worker that owes one for too long.
    pub fn request(&mut self, request: Request) -> Reply<Answer> {
        let reply = self.carry_out(request);
        if reply.answer.is_none() && !reply.has_more { Reply::answer(Answer::Pong) } else { reply }
    }

    fn carry_out(&mut self, request: Request) -> Reply<Answer> {
        let now = self.clock.now();
        match request {
            Request::Hello { .. } => Reply::answer(Answer::Hello { version: VERSION.to_owned() }),
            // Running work continues with the slice that is due.
            Request::Ping => Reply::answer(Answer::Pong),
            Request::Search(search) => {
                (self.analyses, self.uct, self.lab) = Default::default();
                let seed = self.next_seed();
                let begun = self.searches.begin(&search, seed, now);
                begun_or_failed(search.id, begun)
            }
            Request::Analyse(task) => {
                self.searches.clear();
                (self.uct, self.lab) = Default::default();
                let (id, seed) = (task.id, self.next_seed());
                let begun = self.analyses.begin(task, seed, now);
                begun_or_failed(id, begun)
            }
            Request::Stop { id } => {
                let answer = self.searches.stop(id, now).or_else(|| self.analyses.stop(id, now));
                Reply { answer, has_more: false }
            }
            Request::Pause { id } => Reply { answer: self.analyses.pause(id, now), has_more: self.is_busy() },
            Request::GoOn { id } => {
                self.analyses.go_on(id, now);
                Reply { answer: None, has_more: self.is_busy() }
            }
            Request::Uct(request) => {
                self.searches.clear();
                (self.analyses, self.lab) = Default::default();
                let seed = self.next_seed();
                or_failed(self.uct.request(request, seed, now).map(|reply| reply.map(Answer::from)))
            }
            Request::Lab(request) => {
                self.searches.clear();
                (self.analyses, self.uct) = Default::default();
                or_failed(self.lab.request(request, now).map(|reply| reply.map(Answer::from)))
            }
            Request::BestLines(task) => {
                let lines = best_lines(&task).map_err(|why| (task.id, why));
                or_failed(lines.map(|lines| Reply::answer(StudyAnswer::BestLines { id: task.id, lines }.into())))
            }
            Request::Perft { id, rules, depth } => or_failed(self.perft(id, &rules, depth).map_err(|why| (id, why))),
        }
    }

    /// Works for a slice of time.
    pub fn slice(&mut self) -> Reply<Answer> {
        let clock = &self.clock;
        if self.searches.take_failure() {
            Reply { answer: Some(Answer::Incomplete), has_more: self.is_busy() }
        } else if self.searches.is_busy() {
            self.searches.slice(clock)
        } else if self.analyses.is_busy() {
            self.analyses.slice(clock)
        } else if self.lab.is_busy() {
            self.lab.slice(&|| clock.now()).map(Answer::from)
        } else {
            self.uct.slice(&|| clock.now()).map(Answer::from)
        }
    }

    fn is_busy(&self) -> bool {
        self.searches.is_busy() || self.analyses.is_busy() || self.lab.is_busy() || self.uct.is_busy()
    }

    fn perft(&self, id: u32, rules: &str, depth: u32) -> Result<Reply<Answer>, Failure> {
        if depth > MAX_PERFT_DEPTH {
            return Err(Failure::TooDeep(depth));
        }
        let game: AnyGame = rules.parse()?;
        let started = self.clock.now();
        let finished = Finished::usual(game.id());
        let nodes = with_game!(game, game => perft(&game, &game.start(), depth, finished)) as f64;
        Ok(Reply::answer(Answer::Perft { id, nodes, millis: self.clock.now() - started }))
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        self.seed
    }
}

fn begun_or_failed(id: u32, begun: Result<(), impl Into<Failure>>) -> Reply<Answer> {
    or_failed(begun.map(|()| Reply { answer: None, has_more: true }).map_err(|why| (id, why)))
}

fn or_failed(result: Result<Reply<Answer>, (u32, impl Into<Failure>)>) -> Reply<Answer> {
    result.unwrap_or_else(|(id, why)| Reply::answer(Answer::Failed { id: Some(id), why: why.into() }))
}
