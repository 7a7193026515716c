//! The study's workers, addressed by purpose. A worker starts with its first request, is monitored by a watchdog like
//! those of the game, and terminates when it is lost. The component that made the request then repeats it to a new
//! worker.

use alquerque_app::watchdog::{Watchdog, WorkerEffect, WorkerEvent, WorkerNumber, WorkerSignal};
use alquerque_messages::{Answer, Request};

use crate::event::Event;
use crate::worker::Worker;

/// The workers, and the requests for those that are still loading.
#[derive(Clone, Debug, Default)]
pub struct Supervisor {
    watchdog: Watchdog<Worker>,
    waiting: Vec<(Worker, Request)>,
}

/// The effects to run, and an event for the study.
pub type Update = (Vec<WorkerEffect>, Option<Event>);

impl Supervisor {
    /// Sends a request to a worker, starting the worker if necessary.
    pub fn send(&mut self, worker: Worker, order: Request) -> Vec<WorkerEffect> {
        let mut effects = Vec::new();
        let number = self.watchdog.numbers(worker).next();
        let number = number.unwrap_or_else(|| self.watchdog.start(worker, &mut effects));
        if self.watchdog.is_ready(number) {
            self.watchdog.send(number, order, &mut effects);
        } else {
            self.waiting.push((worker, order));
        }
        self.watch(&mut effects);
        effects
    }

    /// Terminates a worker, whatever it is doing.
    pub fn end(&mut self, worker: Worker) -> Vec<WorkerEffect> {
        let mut effects = Vec::new();
        self.waiting.retain(|(of, _)| *of != worker);
        let number = self.watchdog.numbers(worker).next();
        if let Some(number) = number {
            self.watchdog.end(number, &mut effects);
        }
        effects
    }

    /// Handles an event of a worker.
    pub fn on_worker_event(&mut self, number: WorkerNumber, event: WorkerEvent) -> Update {
        let mut effects = Vec::new();
        let Some(worker) = self.watchdog.role_of(number) else { return (effects, None) };
        let event = match self.watchdog.handle_event(number, event, &mut effects) {
            Some(WorkerSignal::Ready) => {
                for (_, order) in self.waiting.extract_if(.., |(of, _)| *of == worker) {
                    self.watchdog.send(number, order, &mut effects);
                }
                None
            }
            Some(WorkerSignal::Answer(Answer::Pong)) | None => None,
            Some(WorkerSignal::Answer(news)) => {
                if news.is_end() {
                    self.watchdog.forget_losses(worker);
                }
                Some(Event::Answer(worker, news))
            }
            Some(WorkerSignal::Lost) => self.bury(number, &mut effects),
            Some(WorkerSignal::Closed(why)) => {
                effects.extend(self.end(worker));
                Some(Event::Broken(worker, why))
            }
        };
        self.watch(&mut effects);
        (effects, event)
    }

    /// Runs the watchdog. `late` is the delay of this check in milliseconds.
    pub fn check_workers(&mut self, late: u32) -> (Vec<WorkerEffect>, Vec<Event>) {
        let mut effects = Vec::new();
        // Check idle workers, too: the page has all their results, so they can be replaced.
        let dead = self.watchdog.tick(late, |_, _| true, &mut effects);
        let events = dead.into_iter().filter_map(|number| self.bury(number, &mut effects)).collect();
        self.watch(&mut effects);
        (effects, events)
    }

    /// Terminates a lost worker.
    fn bury(&mut self, number: WorkerNumber, effects: &mut Vec<WorkerEffect>) -> Option<Event> {
        let loss = self.watchdog.remove_lost(number, effects)?;
        let worker = loss.role;
        self.waiting.retain(|(of, _)| *of != worker);
        Some(match loss.closed {
            Some(why) => {
                // A retry gets the full number of attempts again.
                self.watchdog.forget_losses(worker);
                Event::Broken(worker, why)
            }
            None => Event::Lost { worker, was_there: loss.was_ready },
        })
    }

    fn watch(&mut self, effects: &mut Vec<WorkerEffect>) {
        self.watchdog.schedule_tick(|_, _| true, effects);
    }
}
