//! Hints: first the piece of the best move, then the whole move.

use alquerque_core::tabletop::{Spot, Turn};
use alquerque_language::Phrase;

use crate::hand::{origins, sets};
use crate::nouns::name;
use crate::state::{Hint, State};
use crate::text::Text;

impl State {
    /// The hint being searched for.
    pub fn sought_hint(&self) -> Option<&Hint> {
        self.workers.hint.as_ref().filter(|hint| hint.best.is_none())
    }

    /// The hinted move, and whether to show all of it.
    pub fn hinted(&self) -> Option<(&Turn, bool)> {
        let hint = self.workers.hint.filter(|hint| hint.revision == self.game.revision)?;
        Some((self.game.legal.get(hint.best?)?, hint.whole_move))
    }

    /// The text of the hint; `None` in the middle of a chain, where the status matters more.
    pub fn hint_text(&self) -> Option<Text> {
        self.workers.hint.as_ref().filter(|_| !self.in_chain())?;
        let Some((turn, whole_move)) = self.hinted() else { return Some(Phrase::new("hint-looking").into()) };
        let name = |spot| name(&*self.game.record, spot);
        let hint = match turn.path[..] {
            // For a placement, the first hint is its column.
            [only] if !whole_move => {
                Phrase::new("hint-column").text("at", &name(only).chars().take(1).collect::<String>())
            }
            [from, ..] if !whole_move => Phrase::new("hint-piece").text("at", &name(from)),
            _ => Phrase::new("hint-move").text("at", &turn.text),
        };
        Some(hint.into())
    }

    /// The hinted spots: the piece or, for a placement, its spot; for the first hint of a placement, its column. An
    /// arrow shows the rest.
    pub fn hinted_spots(&self) -> Vec<Spot> {
        match self.hinted() {
            None => Vec::new(),
            Some((turn, true)) => turn.path.iter().take(1).copied().collect(),
            Some((turn, false)) => self.first_spots(turn),
        }
    }

    /// Spots of the first hint: the piece or, for a placement, all legal spots in the same column.
    pub fn first_spots(&self, turn: &Turn) -> Vec<Spot> {
        let column = |spot| self.game.record.board().column_and_row(spot).0;
        let mut spots = sets(&self.game.legal);
        match turn.path[..] {
            [only] => spots.retain(|&spot| column(spot) == column(only)),
            [from, ..] => spots = vec![from],
            [] => spots.clear(),
        }
        spots
    }

    /// Whether a first hint says anything new: not if only one piece can move, or all placements are in one column.
    pub fn has_first_hint(&self, turn: &Turn) -> bool {
        self.first_spots(turn).len() < origins(&self.game.legal).len() + sets(&self.game.legal).len()
    }
}
