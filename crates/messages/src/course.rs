//! A position as the moves that led to it, so that searches know which positions would repeat.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::Record;
use alquerque_core::{Notation, TextError, with_game};
use serde::{Deserialize, Serialize};

/// A position, given by the course of its game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Course {
    /// The ruleset's text, such as `merkel`.
    pub rules: String,
    /// The starting position, if it is not the ruleset's own.
    pub start: Option<String>,
    /// The moves from there to the position.
    pub moves: Vec<String>,
    /// Whether the game goes on in the position, even if a player could claim a draw there.
    #[serde(default)]
    pub goes_on: bool,
}

impl Course {
    /// The game.
    ///
    /// # Errors
    /// If the rules cannot be parsed.
    pub fn game(&self) -> Result<AnyGame, TextError> {
        self.rules.parse()
    }

    /// The record whose last position is to be searched: it has the moves replayed. If the game goes on after a draw that
    /// nobody claimed, it starts in the position, with the ply counters reset, as a search would see only the draw.
    ///
    /// # Errors
    /// If the starting position or a move cannot be parsed or is not legal.
    pub fn record<G: Notation>(&self, game: G) -> Result<Record<G>, TextError> {
        let record = self.replayed(game)?;
        let is_drawn = record.ending().is_some_and(|ending| ending.reason.is_claimed());
        if self.goes_on && is_drawn {
            let start = record.game().at_rest(record.position());
            return Ok(Record::from_position(record.game().clone(), start));
        }
        Ok(record)
    }

    fn replayed<G: Notation>(&self, game: G) -> Result<Record<G>, TextError> {
        Record::from_start_and_moves(game, self.start.as_deref(), self.moves.iter().map(String::as_str))
    }

    /// Replays the moves of any game.
    ///
    /// # Errors
    /// If the rules, the starting position or a move cannot be parsed, or a move is not legal.
    pub fn any_record(&self) -> Result<Box<dyn AnyRecord>, TextError> {
        with_game!(self.game()?, game => Ok(Box::new(self.replayed(game)?)))
    }

    /// Truncates the game to its first `ply` moves.
    #[must_use]
    pub fn up_to(mut self, ply: usize) -> Self {
        self.goes_on |= ply < self.moves.len();
        self.moves.truncate(ply);
        self
    }

    /// Adds moves that were not played in the game.
    #[must_use]
    pub fn with_others(mut self, moves: &[String]) -> Self {
        self.goes_on &= moves.is_empty();
        self.moves.extend_from_slice(moves);
        self
    }
}

/// The whole current line, including moves that were taken back.
impl From<&dyn AnyRecord> for Course {
    fn from(record: &dyn AnyRecord) -> Self {
        let last = record.tree().line().last();
        let goes_on = last.is_some_and(|&last| record.decision_of(last).is_none());
        Self { rules: record.rules(), start: record.start_text(), moves: record.moves(), goes_on }
    }
}

#[cfg(test)]
mod tests {
    use alquerque_core::draughts::Draughts;
    use alquerque_core::record::import;

    use super::Course;

    #[test]
    fn a_game_goes_on_after_a_draw_that_nobody_claimed() {
        let text = "[GameType \"21\"]\n[FEN \"B:WK32:BK1\"]\n\
            1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32 5. 1-5 32-28";
        let moves = |course: &Course| !course.record(Draughts::default()).unwrap().legal_moves().is_empty();
        for (result, goes_on) in [("0-1", true), ("1/2-1/2", false)] {
            let record = import(&format!("{text} {result}")).remove(0).unwrap().record;
            let course = Course::from(&*record);
            assert_eq!((course.goes_on, moves(&course)), (goes_on, goes_on), "{result}");
            // In the middle, where the game went on in any case.
            assert!(moves(&course.clone().up_to(8)));
            // Another move leads to a draw as in a game on the board.
            let other = course.up_to(7).with_others(&["28-32".to_owned()]);
            assert_eq!((other.goes_on, moves(&other)), (false, false));
        }
    }
}
