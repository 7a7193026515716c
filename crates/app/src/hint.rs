//! A hint for whoever is to move: of the best move first the piece, then all of it.

use alquerque_core::tabletop::{Spot, Turn};

use crate::hand::{Hand, name, sets};
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

    /// The spots to which a hint points: that of the piece or, where one is set, all that are possible in the column; then the way of
    /// the move.
    pub fn hinted_spots(&self) -> Vec<Spot> {
        let Some((turn, told)) = self.hinted() else { return Vec::new() };
        let column = |spot| self.record.board().column_and_row(spot).0;
        match turn.path[..] {
            [only] if !told => {
                let mut spots = sets(&self.legal);
                spots.retain(|&spot| column(spot) == column(only));
                spots
            }
            [from, ..] if !told => vec![from],
            _ => turn.path.clone(),
        }
    }
}
