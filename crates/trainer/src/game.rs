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
    /// So many of the first moves were random: what came of the game says nothing about the positions before them.
    pub opening: usize,
    /// The final disc difference with best play before each of the last moves, in the eyes of dark.
    pub scores: Vec<i8>,
}

/// A position and the disc difference it was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The discs of the side to move.
    pub own: u64,
    /// The other discs.
    pub opponent: u64,
    /// The final disc difference in the eyes of the side to move.
    pub score: i8,
}

impl TrainingGame {
    /// The positions after the opening; `None` if a move is illegal or the game does not fit its numbers. Before the first exact
    /// score, that one is the score.
    pub fn samples(&self) -> Option<Vec<Sample>> {
        let rules = Othello::default();
        let mut position = rules.start();
        let first_solved = self.squares.len().checked_sub(self.scores.len())?;
        let mut samples = Vec::new();
        for (place, &square) in self.squares.iter().enumerate() {
            position = after_passes(&rules, position);
            if place >= self.opening {
                let score = *self.scores.get(place.saturating_sub(first_solved))?;
                samples.push(Sample::new(&position, score));
            }
            position = rules.play(&position, Move::set(square))?;
        }
        Some(samples)
    }
}

impl Sample {
    fn new(position: &Position, score_of_dark: i8) -> Self {
        let mover = position.to_move();
        let [own, opponent] = [mover, mover.opponent()].map(|player| position.discs(player).bits());
        let score = if mover == alquerque_core::Player::Dark { score_of_dark } else { -score_of_dark };
        Self { own, opponent, score }
    }
}

/// The position once a side that cannot place a disc has passed.
pub(crate) fn after_passes(rules: &Othello, position: Position) -> Position {
    if rules.moves(&position) == [Move::PASS] { rules.play_unchecked(&position, Move::PASS) } else { position }
}

impl fmt::Display for TrainingGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in &self.squares {
            write!(f, "{square}")?;
        }
        write!(f, " {}", self.opening)?;
        for (place, score) in self.scores.iter().enumerate() {
            write!(f, "{}{score}", if place == 0 { ' ' } else { ',' })?;
        }
        Ok(())
    }
}

impl FromStr for TrainingGame {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split(' ');
        let (Some(squares), Some(opening), Some(scores), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(());
        };
        let name = |pair: &[u8]| Square::from_name(std::str::from_utf8(pair).ok()?);
        Ok(Self {
            squares: squares.as_bytes().chunks(2).map(name).collect::<Option<_>>().ok_or(())?,
            opening: opening.parse().map_err(|_| ())?,
            scores: scores.split(',').map(str::parse).collect::<Result<_, _>>().map_err(|_| ())?,
        })
    }
}
