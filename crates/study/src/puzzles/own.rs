//! Mistakes of the player's own games, as a review found them: puzzles without a proof.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_puzzles::puzzle::id_of;
use alquerque_puzzles::{Choice, Goal, Node, Puzzle, Themes};
use serde::{Deserialize, Serialize};

use crate::review::Review;
use crate::review::judge::judge_line;

/// A position in which the player made a mistake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnMistake {
    /// The rules.
    pub rules: String,
    /// The position.
    pub position: String,
    /// The mistake.
    pub played: String,
    /// The better move.
    pub best: String,
}

impl OwnMistake {
    /// The number by which results refer to it.
    pub fn id(&self) -> u32 {
        id_of(&self.rules, &self.position)
    }

    /// The position as a puzzle with one good move; `None` if it is not one.
    pub fn puzzle(&self, rating: u16) -> Option<Puzzle> {
        let rules: AnyGame = self.rules.parse().ok()?;
        let turns = rules.record_from(&self.position).ok()?.legal_turns();
        let choice = |text: &str| if text == self.best { Choice::Good(Vec::new()) } else { Choice::Wrong(None) };
        let solution = Node { choices: turns.iter().map(|turn| choice(&turn.text)).collect() };
        let is_puzzle = solution.is_choice() && solution.good().count() == 1;
        let position = self.position.clone();
        is_puzzle.then_some(Puzzle { rules, position, goal: Goal::Win, rating, themes: Themes::default(), solution })
    }
}

/// The mistakes of the chosen side in a reviewed game, for which the review has found a better move.
pub fn own_mistakes(review: &Review, record: &dyn AnyRecord) -> Vec<OwnMistake> {
    let errors = review.errors(record, &judge_line(record));
    let own = errors.iter().filter(|error| review.is_chosen(error)).filter_map(|error| {
        let parent = record.tree().parent(error.judged.node)?;
        let mut there = record.boxed();
        there.select(parent);
        Some(OwnMistake {
            rules: record.rules(),
            position: there.position_text(),
            played: record.move_text(error.judged.node),
            best: record.move_text(error.better?),
        })
    });
    own.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_becomes_a_puzzle_with_the_better_move() {
        let record = "merkel".parse::<AnyGame>().unwrap().record();
        let turns = record.legal_turns();
        let own = OwnMistake {
            rules: record.rules(),
            position: record.position_text(),
            played: turns[1].text.clone(),
            best: turns[0].text.clone(),
        };
        assert_eq!(serde_json::from_str::<OwnMistake>(&serde_json::to_string(&own).unwrap()).unwrap(), own);
        let puzzle = own.puzzle(1300).unwrap();
        assert_eq!((puzzle.solution.best(), puzzle.rating, puzzle.id()), (Some(0), 1300, own.id()));
        assert_eq!(OwnMistake { best: "a1-a2".to_owned(), ..own.clone() }.puzzle(1300), None);
        assert_eq!(OwnMistake { position: "?".to_owned(), ..own }.puzzle(1300), None);
    }
}
