//! A game as a line of text: its moves, how many of them were random, and the exact scores at its end.

use std::fmt;
use std::str::FromStr;

use alquerque_core::Game;
use alquerque_core::othello::{Move, Othello, Position, Square};

/// A game from the starting position to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainingGame {
    /// The squares of all discs placed, in order; passes follow from the rules.
    pub squares: Vec<Square>,
    /// The number of random moves at the start. The result says nothing about the positions before them.
    pub opening: usize,
    /// The final disc difference with best play before each of the last moves, from Dark's point of view.
    pub solved: Vec<i8>,
    /// The search's score before each move between the opening and the solved positions; may be missing.
    pub expected: Vec<i8>,
}

/// A position and the disc difference it was worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The discs of the side to move.
    pub own: u64,
    /// The other discs.
    pub opponent: u64,
    /// The final disc difference from the point of view of the side to move.
    pub score: f32,
}

impl TrainingGame {
    /// The positions after the opening; `None` if a move is illegal or the game does not fit its numbers.
    ///
    /// Positions before the first exact score get the mean of that score, which knows more, and the search's, which doesn't depend on
    /// random moves and later mistakes.
    pub fn samples(&self) -> Option<Vec<Sample>> {
        let rules = Othello::default();
        let mut position = rules.start();
        let first_solved = self.squares.len().checked_sub(self.solved.len())?;
        let mut samples = Vec::new();
        for (place, &square) in self.squares.iter().enumerate() {
            position = after_passes(rules, position);
            if place >= self.opening {
                let solved = f32::from(*self.solved.get(place.saturating_sub(first_solved))?);
                let expected = self.expected.get(place - self.opening).filter(|_| place < first_solved);
                let score = expected.map_or(solved, |&expected| f32::midpoint(solved, f32::from(expected)));
                samples.push(Sample::new(&position, score));
            }
            position = rules.play(&position, Move::set(square))?;
        }
        Some(samples)
    }
}

impl Sample {
    fn new(position: &Position, score_of_dark: f32) -> Self {
        let mover = position.to_move();
        let [own, opponent] = [mover, mover.opponent()].map(|player| position.discs(player).bits());
        let score = if mover == alquerque_core::Player::Dark { score_of_dark } else { -score_of_dark };
        Self { own, opponent, score }
    }
}

/// The position once a side that cannot place a disc has passed.
pub(crate) fn after_passes(rules: Othello, position: Position) -> Position {
    if rules.moves(&position) == [Move::PASS] { rules.play_unchecked(&position, Move::PASS) } else { position }
}

impl fmt::Display for TrainingGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in &self.squares {
            write!(f, "{square}")?;
        }
        write!(f, " {}", self.opening)?;
        for scores in [&self.solved, &self.expected] {
            for (place, score) in scores.iter().enumerate() {
                write!(f, "{}{score}", if place == 0 { ' ' } else { ',' })?;
            }
        }
        Ok(())
    }
}

impl FromStr for TrainingGame {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let (squares, opening, solved, expected) = match words[..] {
            [squares, opening, solved] => (squares, opening, solved, None),
            [squares, opening, solved, expected] => (squares, opening, solved, Some(expected)),
            _ => return Err(()),
        };
        let name = |pair: &[u8]| Square::from_name(std::str::from_utf8(pair).ok()?);
        let scores = |text: &str| text.split(',').map(str::parse).collect::<Result<Vec<i8>, _>>().map_err(|_| ());
        Ok(Self {
            squares: squares.as_bytes().chunks(2).map(name).collect::<Option<_>>().ok_or(())?,
            opening: opening.parse().map_err(|_| ())?,
            solved: scores(solved)?,
            expected: expected.map_or(Ok(Vec::new()), scores)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_as_they_were_written() {
        for text in ["f5d6c3 1 4,-2", "f5d6c3 1 -64 3", "f5d6 0 0,1"] {
            assert_eq!(text.parse::<TrainingGame>().unwrap().to_string(), text);
        }
        for text in ["", "-", "f5d6c3", "f5d6c3 1", "f5d6c 1 4", "f5d6c3 x 4", "f5d6c3 1 400", "f5d6c3 1 4 3 2"] {
            assert_eq!(text.parse::<TrainingGame>(), Err(()), "{text}");
        }
    }

    #[test]
    fn scores_are_those_of_the_side_to_move() {
        let game: TrainingGame = "f5d6c3d3 1 4,-2 10".parse().unwrap();
        let scores: Vec<f32> = game.samples().unwrap().into_iter().map(|sample| sample.score).collect();
        assert_eq!(scores, [-7.0, 4.0, 2.0]);
        for illegal in ["f5f5 0 4", "f5d6 0 4,4,4"] {
            assert_eq!(illegal.parse::<TrainingGame>().unwrap().samples(), None);
        }
    }
}
