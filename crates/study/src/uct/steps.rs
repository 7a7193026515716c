//! A search step by step.

use std::collections::VecDeque;

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::uct::{Candidate, Iteration, MOST_ITERATIONS, Order};

use super::asked::{Asked, search};
use super::event::{Speed, Stepping};
use super::film::Film;
use super::stage::{Phase, Stage, moves, stages};

/// The seed of the searches that are shown: whoever looks again sees the same.
pub const SEED: u32 = 1;

/// The most steps that wait for an iteration.
const MOST_QUEUED: usize = 8;

/// A search that goes forward and back.
#[derive(Debug, Default)]
pub struct Steps {
    /// How fast it is played.
    pub speed: Speed,
    asked: Option<Asked>,
    told: Option<Told>,
    /// The iteration that is on its way, and whether it is to be seen from its end.
    awaited: Option<(u32, bool)>,
    /// Steps that somebody wanted meanwhile.
    queue: VecDeque<Stepping>,
    /// Whether there is no iteration behind the one that is told.
    is_last: bool,
    /// Whether somebody waits to see an iteration by its number.
    is_jumping: bool,
    /// Counts those that were seen.
    jumps: u32,
    /// Numbers the playings, so that the time of an old one is not heard.
    playing: Option<u32>,
    plays: u32,
}

/// An iteration that is shown.
#[derive(Debug)]
pub struct Told {
    /// Its number; 0 is before the first.
    pub number: u32,
    /// The root's children behind it.
    pub root: Vec<Candidate>,
    /// What it did.
    pub iteration: Option<Iteration>,
    stages: Vec<Stage>,
    at: usize,
    film: Film,
}

impl Told {
    /// An iteration of the search of the position on the board.
    pub fn new(number: u32, root: Vec<Candidate>, iteration: Option<Iteration>, record: &dyn AnyRecord) -> Self {
        let film = Film::new(record, &iteration.as_ref().map_or_else(Vec::new, moves));
        let stages = stages(iteration.as_ref());
        Self { number, root, iteration, stages, at: 0, film }
    }

    /// The step that is shown.
    pub fn stage(&self) -> Stage {
        self.stages[self.at]
    }

    /// The step's place among those of the iteration, and how many these are.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.stages.len())
    }

    /// Its position.
    pub fn film(&self) -> &Film {
        &self.film
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.stages.len() - 1);
        self.film.show(self.stage().frame(self.iteration.as_ref()));
    }
}

impl Steps {
    /// Goes along with the board; `shown` says whether anybody can see it.
    pub fn follow(&mut self, record: &dyn AnyRecord, shown: bool, exploration: f32, next_id: &mut u32) -> Vec<Order> {
        if !shown {
            self.playing = None;
        }
        if self.asked.is_some_and(|asked| !asked.is_of(record)) {
            self.forget();
        }
        if self.asked.is_some() || !shown || record.ending().is_some() {
            return Vec::new();
        }
        *next_id = next_id.wrapping_add(1);
        self.asked = Some(Asked::new(*next_id, record));
        self.awaited = Some((0, false));
        vec![Order::Rehearse(search(record, *next_id, exploration, Some(SEED)))]
    }

    /// Takes an iteration that was asked for under that number, and makes the steps that somebody wanted meanwhile.
    pub fn hear(&mut self, id: u32, wanted: u32, mut told: Told) -> Vec<Order> {
        let is_awaited = self.asked.is_some_and(|asked| asked.id == id);
        let Some((_, from_end)) = self.awaited.take_if(|(number, _)| is_awaited && *number == wanted) else {
            return Vec::new();
        };
        self.is_last = told.number < wanted || told.number >= MOST_ITERATIONS;
        told.go(if from_end || told.number < wanted { usize::MAX } else { 0 });
        self.told = Some(told);
        self.land();
        if self.is_last {
            self.playing = None;
        }
        while let Some(next) = self.queue.pop_front() {
            let orders = self.step(next);
            if !orders.is_empty() {
                return orders;
            }
        }
        Vec::new()
    }

    /// What is shown.
    pub fn told(&self) -> Option<&Told> {
        self.told.as_ref()
    }

    /// Whether it goes no further than what is shown.
    pub fn is_at_end(&self) -> bool {
        self.is_last && self.told.as_ref().is_some_and(|told| told.at + 1 == told.stages.len())
    }

    /// Whether it ends there although the search would go on: no more iterations are shown.
    pub fn is_cut_off(&self) -> bool {
        self.is_at_end() && self.told.as_ref().is_some_and(|told| told.number >= MOST_ITERATIONS)
    }

    /// How often somebody has come to an iteration by its number, or as near as there is one.
    pub fn jumps(&self) -> u32 {
        self.jumps
    }

    fn land(&mut self) {
        if std::mem::take(&mut self.is_jumping) {
            self.jumps = self.jumps.wrapping_add(1);
        }
    }

    /// Whether it is played.
    pub fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// Makes a step that somebody wants, now or when the iteration that is on its way is there.
    pub fn press(&mut self, stepping: Stepping) -> Vec<Order> {
        if self.awaited.is_none() {
            return self.step(stepping);
        }
        if self.queue.len() < MOST_QUEUED {
            self.queue.push_back(stepping);
        }
        Vec::new()
    }

    /// Makes a step, unless an iteration is on its way.
    pub fn step(&mut self, stepping: Stepping) -> Vec<Order> {
        let Some(told) = self.told.as_mut().filter(|_| self.awaited.is_none()) else { return Vec::new() };
        let (number, at) = (told.number, told.at);
        let within = match stepping {
            Stepping::First | Stepping::Iteration => None,
            Stepping::Back => at.checked_sub(1),
            Stepping::On => Some(at + 1),
            Stepping::Phase => {
                let phase = told.stage().phase();
                told.stages.iter().skip(at).position(|stage| stage.phase() != phase).map(|further| at + further)
            }
        };
        if let Some(within) = within.filter(|&within| within < told.stages.len()) {
            told.go(within);
            return Vec::new();
        }
        match stepping {
            Stepping::First => self.ask(0, false),
            Stepping::Back => number.checked_sub(1).map_or_else(Vec::new, |before| self.ask(before, true)),
            Stepping::On | Stepping::Phase | Stepping::Iteration => self.forward_to(number + 1),
        }
    }

    /// Goes to the beginning of an iteration.
    pub fn jump(&mut self, number: u32) -> Vec<Order> {
        self.queue.clear();
        self.is_jumping = true;
        let orders = self.forward_to(number);
        if orders.is_empty() {
            self.land();
        }
        orders
    }

    fn forward_to(&mut self, number: u32) -> Vec<Order> {
        let now = self.told.as_ref().map_or(0, |told| told.number);
        if self.is_last && number > now {
            if let Some(told) = &mut self.told {
                told.go(usize::MAX);
            }
            self.playing = None;
            return Vec::new();
        }
        self.ask(number.min(MOST_ITERATIONS), false)
    }

    fn ask(&mut self, number: u32, from_end: bool) -> Vec<Order> {
        let Some(asked) = self.asked else { return Vec::new() };
        self.awaited = Some((number, from_end));
        vec![Order::Iterate { id: asked.id, number }]
    }

    /// Begins to play the steps, or ends it. Returns the number of the playing that begins.
    pub fn play(&mut self, on: bool) -> Option<u32> {
        self.playing = None;
        if on && self.told.is_some() && !self.is_at_end() {
            self.plays = self.plays.wrapping_add(1);
            self.playing = Some(self.plays);
        }
        self.playing
    }

    /// Whether that playing still goes on.
    pub fn plays(&self, playing: u32) -> bool {
        self.playing == Some(playing)
    }

    /// Begins anew: its worker is gone, or the position is another.
    pub fn forget(&mut self) {
        *self = Self { plays: self.plays, jumps: self.jumps, speed: self.speed, ..Self::default() };
    }

    /// What is shown, unless an iteration is on its way.
    pub fn settled(&self) -> Option<&Told> {
        self.told.as_ref().filter(|_| self.awaited.is_none())
    }

    /// Goes to the first step of a phase, or its last one. Nothing happens where the iteration has no such phase.
    pub fn show(&mut self, phase: Phase, from_end: bool) {
        let Some(told) = &mut self.told else { return };
        let is_meant = |stage: &Stage| stage.phase() == Some(phase);
        let at = if from_end { told.stages.iter().rposition(is_meant) } else { told.stages.iter().position(is_meant) };
        if let Some(at) = at {
            told.go(at);
        }
    }

    /// Makes a step, but none beyond a phase. Whether there was one to make.
    pub fn step_within(&mut self, phase: Phase) -> bool {
        let Some(told) = &mut self.told else { return false };
        let last = told.stages.iter().rposition(|stage| stage.phase() == Some(phase));
        let goes = last.is_some_and(|last| told.at < last);
        if goes {
            told.go(told.at + 1);
        }
        goes
    }
}
