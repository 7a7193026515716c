//! A hint for whoever is to move: of the best move first the piece, then all of it.

use alquerque_core::tabletop::{Spot, Turn};

use crate::hand::{Hand, name, origins, sets};
use crate::message::{Hinted, Search, Text};
use crate::state::{Hint, State};

impl State {
    /// The hint that is looked for.
    pub fn sought_hint(&self) -> Option<&Hint> {
        self.hint.as_ref().filter(|hint| hint.best.is_none())
    }

    /// The move to which a hint points, and whether all of it is told.
    pub fn hinted(&self) -> Option<(&Turn, bool)> {
        let hint = self.hint.filter(|hint| hint.position == self.position)?;
        Some((self.legal.get(hint.best?)?, hint.told))
    }

    /// What is said of a hint, if there is one. In a chain under way there is more to be said.
    pub fn hint_text(&self) -> Option<Text> {
        self.hint.as_ref().filter(|_| !self.hand.as_ref().is_some_and(Hand::has_jumped))?;
        let Some((turn, told)) = self.hinted() else { return Some(Search::SeeksHint.into()) };
        let (hinted, text) = match turn.path[..] {
            // Where a piece is set, it is somewhere in a column.
            [only] if !told => (Hinted::Column, name(&*self.record, only).chars().take(1).collect()),
            [from, ..] if !told => (Hinted::Piece, name(&*self.record, from)),
            _ => (Hinted::Move, turn.text.clone()),
        };
        Some(Search::Hint(hinted, text).into())
    }

    /// The spots to which a hint points: those of a first one, then the way of the move.
    pub fn hinted_spots(&self) -> Vec<Spot> {
        match self.hinted() {
            None => Vec::new(),
            Some((turn, true)) => turn.path.clone(),
            Some((turn, false)) => self.first_spots(turn),
        }
    }

    /// The spots of a first hint at a move: that of the piece or, where one is set, all that are possible in the column.
    pub fn first_spots(&self, turn: &Turn) -> Vec<Spot> {
        let column = |spot| self.record.board().column_and_row(spot).0;
        let mut spots = sets(&self.legal);
        match turn.path[..] {
            [only] => spots.retain(|&spot| column(spot) == column(only)),
            [from, ..] => spots = vec![from],
            [] => spots.clear(),
        }
        spots
    }

    /// Whether a first hint at a move tells anything: not where only one piece may move, or in only one column one may be set.
    pub fn has_first_hint(&self, turn: &Turn) -> bool {
        self.first_spots(turn).len() < origins(&self.legal).len() + sets(&self.legal).len()
    }
}
