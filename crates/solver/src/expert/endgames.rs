//! An optional endgame database shared by several provers.

use std::rc::Rc;

use alquerque_core::Outcome;
use alquerque_core::alquerque::{Alquerque, Position, State};

use crate::database::{Database, Value};
use crate::proof::Knowledge;

/// The database; `None` if it could not be loaded or the rules have none.
#[derive(Clone, Debug)]
pub(super) struct Endgames(pub(super) Option<Rc<Database>>);

impl Endgames {
    pub(super) fn value(&self, state: &State) -> Option<Value> {
        self.database()?.value(state)
    }

    pub(super) fn database(&self) -> Option<&Database> {
        self.0.as_deref()
    }
}

impl Knowledge<Alquerque> for Endgames {
    #[inline]
    fn outcome(&self, game: &Alquerque, position: &Position) -> Option<Outcome> {
        self.database()?.outcome(game, position)
    }
}
