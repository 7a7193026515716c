//! Mistakes that a review found in games, as puzzles without a proof. The games are the player's own or those of others.

use alquerque_app::library::own_sides;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::Header;
use alquerque_puzzles::puzzle::id_of;
use alquerque_puzzles::{Choice, Goal, Node, Puzzle, Themes};
use serde::{Deserialize, Serialize};

use crate::review::Review;
use crate::review::judge::judge_line;
use crate::review::summary::Error;

/// The maximum number of letters of a name.
const MAX_NAME: usize = 40;

/// A position in which the player or, in a game of others, one of its players made a mistake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameMistake {
    /// The rules.
    pub rules: String,
    /// The position.
    pub position: String,
    /// The mistake.
    pub played: String,
    /// The better move.
    pub best: String,
    /// The names of Light and Dark, if it is a game of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[String; 2]>,
}

impl GameMistake {
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

/// The mistakes of the chosen side in a reviewed game, for which the review has found a better move. In a game of the
/// user, named `own_name`, only those of their side.
pub fn game_mistakes(review: &Review, record: &dyn AnyRecord, own_name: &str) -> Vec<GameMistake> {
    let errors = review.errors(record, &judge_line(record));
    let own_sides = own_sides(record, own_name);
    let of_others = own_sides == [false; 2];
    let name = |player| record.headers().text(Header::of(player)).chars().take(MAX_NAME).collect();
    let is_meant = |error: &&Error| review.is_chosen(error) && (of_others || own_sides[error.judged.mover.index()]);
    let own = errors.iter().filter(is_meant).filter_map(|error| {
        let parent = record.tree().parent(error.judged.node)?;
        let mut board = record.boxed();
        board.select(parent);
        Some(GameMistake {
            rules: record.rules(),
            position: board.position_text(),
            played: record.move_text(error.judged.node),
            best: record.move_text(error.better?),
            players: of_others.then(|| Player::BOTH.map(name)),
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
        let own = GameMistake {
            rules: record.rules(),
            position: record.position_text(),
            played: turns[1].text.clone(),
            best: turns[0].text.clone(),
            players: None,
        };
        assert_eq!(serde_json::from_str::<GameMistake>(&serde_json::to_string(&own).unwrap()).unwrap(), own);
        let puzzle = own.puzzle(1300).unwrap();
        assert_eq!((puzzle.solution.best(), puzzle.rating, puzzle.id()), (Some(0), 1300, own.id()));
        assert_eq!(GameMistake { best: "a1-a2".to_owned(), ..own.clone() }.puzzle(1300), None);
        assert_eq!(GameMistake { position: "?".to_owned(), ..own }.puzzle(1300), None);
    }
}
