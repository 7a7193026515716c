//! A game as a line of text: its moves, each with the value of the position before it.
//!
//! A word is a move and, after the opening, a score in hundredths for the side to move: `f5`, `f5:-120` by a search,
//! `f5=-200` if exact, `f5?-120` by a search whose move was replaced by a random one. A last word may be the score of
//! the last position alone. Moves of the opening are random and have no score.

use std::fmt::Write;

use alquerque_core::{Notation, Player};

use crate::trainable::Trainable;

/// The value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// In hundredths of a man.
    pub value: i32,
    /// The source of the score.
    pub source: Source,
}

/// The source of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A search, whose move was played.
    Search,
    /// A search, but the move played was random: what follows says nothing about the position.
    Stray,
    /// Best play to the end.
    Exact,
}

impl Source {
    const ALL: [(Self, char); 3] = [(Self::Search, ':'), (Self::Stray, '?'), (Self::Exact, '=')];
}

/// A move of a game, or its end, and the score of the position before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredMove<M> {
    /// `None` at the end of the game.
    pub mv: Option<M>,
    /// `None` in the opening.
    pub score: Option<Score>,
}

/// A game from the starting position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainingGame<M>(pub Vec<ScoredMove<M>>);

/// A position and its value for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample<P> {
    /// The position.
    pub position: P,
    /// See [`Trainable::label`].
    pub label: f32,
}

impl<M: Copy> TrainingGame<M> {
    /// The game as a line of text.
    pub fn text<G: Notation<Move = M>>(&self, game: &G) -> String {
        let mut text = String::new();
        for (index, scored) in self.0.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            let mv = scored.mv.map_or_else(String::new, |mv| game.move_text(mv));
            // Writing to a string cannot fail.
            let _ = match scored.score {
                None => write!(text, "{space}{mv}"),
                Some(Score { value, source }) => {
                    let sign = Source::ALL.iter().find(|(known, _)| *known == source).map_or(':', |(_, sign)| *sign);
                    write!(text, "{space}{mv}{sign}{value}")
                }
            };
        }
        text
    }

    /// Parses a line; `None` if a move is illegal or the line is something else.
    pub fn parse<G: Notation<Move = M>>(game: &G, text: &str) -> Option<Self> {
        let mut position = game.start();
        let mut scored_moves: Vec<ScoredMove<M>> = Vec::new();
        for word in text.split(' ') {
            if scored_moves.last().is_some_and(|scored| scored.mv.is_none()) {
                return None;
            }
            let split = Source::ALL.iter().find_map(|&(source, sign)| Some((source, word.split_once(sign)?)));
            let (mv, score) = match split {
                None => (word, None),
                Some((source, (mv, value))) => (mv, Some(Score { value: value.parse().ok()?, source })),
            };
            let mv = if mv.is_empty() { None } else { Some(game.parse_move(&position, mv).ok()?) };
            if let Some(mv) = mv {
                position = game.play_unchecked(&position, mv);
            } else if score.is_none() {
                return None;
            }
            scored_moves.push(ScoredMove { mv, score });
        }
        Some(Self(scored_moves))
    }

    /// The positions after the opening, as training samples.
    ///
    /// A position with an exact score after it, and no random move in between, gets the mean of that score, which is
    /// certain, and of the search's, which doesn't depend on later mistakes.
    pub fn samples<G: Trainable<Move = M>>(&self, game: &G) -> Vec<Sample<G::Position>> {
        let mut positions = vec![game.start()];
        for scored in &self.0 {
            let (Some(mv), Some(last)) = (scored.mv, positions.last()) else { break };
            positions.push(game.play_unchecked(last, mv));
        }
        // The exact label from light's point of view.
        let mut known: Option<f32> = None;
        let mut samples = Vec::new();
        for (scored, position) in self.0.iter().zip(&positions).rev() {
            let Some(score) = scored.score else { break };
            let sign = if game.to_move(position) == Player::Light { 1.0 } else { -1.0 };
            let own = game.label(score.value);
            match score.source {
                Source::Search => {}
                Source::Stray => known = None,
                Source::Exact => known = Some(sign * own),
            }
            let label = known.map_or(own, |known| f32::midpoint(sign * known, own));
            if scored.mv.is_some() && game.learns_from(position) {
                samples.push(Sample { position: *position, label });
            }
        }
        samples
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_core::othello::Othello;

    #[test]
    fn games_survive_writing_and_reading() {
        let game = Othello::default();
        for text in ["f5 d6:300 c3=-200", "f5:-6400 d6=300 =0", "f5 d6?-3", "f5"] {
            assert_eq!(TrainingGame::parse(&game, text).unwrap().text(&game), text);
        }
        for text in ["", "-", "f5 f5", "f5:x d6", "f5 =3 d6", "f5  d6", "f5=3:4"] {
            assert_eq!(TrainingGame::parse(&game, text), None, "{text}");
        }
    }

    #[test]
    fn labels_are_those_of_the_side_to_move() {
        let game = Othello::default();
        let line = TrainingGame::parse(&game, "f5 d6:1000 c3=400 d3=-200").unwrap();
        let labels: Vec<f32> = line.samples(&game).into_iter().rev().map(|sample| sample.label).collect();
        assert_eq!(labels, [3.0, 4.0, -2.0]);
        let line = TrainingGame::parse(&game, "f5:100 d6?300 c3:500 =-400").unwrap();
        let labels: Vec<f32> = line.samples(&game).into_iter().rev().map(|sample| sample.label).collect();
        assert_eq!(labels, [1.0, 3.0, 4.5]);
    }
}
