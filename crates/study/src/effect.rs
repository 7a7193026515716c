//! What is to be done outside a study.

use alquerque_app::effect::Effect;
use alquerque_app::pool::WorkerEffect;
use alquerque_messages::analysis::Order;

use crate::event::Event;
use crate::lab::export::File;
use crate::worker::Worker;

/// What is to be done outside.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyEffect {
    /// What a game's page does as well.
    Game(Effect),
    /// Send a worker an order; it is started where it does not run.
    Order(Worker, Order),
    /// End a worker.
    End(Worker),
    /// Do something to the review's prover, which is another worker than the page's.
    Prover(WorkerEffect),
    /// Let an event happen after so many milliseconds.
    After(u32, Event),
    /// Have a file kept.
    Save(File),
    /// Go to the game's page with the game of this link.
    PlayOn(String),
}
