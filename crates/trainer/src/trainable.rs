//! What differs between the games.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::draughts::Draughts;
use alquerque_core::evaluate::Evaluation;
use alquerque_core::othello::{Move, Othello, Solver};
use alquerque_core::weights::Learnable;
use alquerque_core::{Endgame, Game, Notation, Outcome, Searchable, StateSpace, Value};

use crate::regression::Link;

/// The random start of a game.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// The minimum number of random moves.
    pub shortest: u32,
    /// The number of possible lengths from there; short openings are more frequent.
    pub range: u32,
    /// The maximum lead of a side, in hundredths.
    pub balanced: i32,
}

/// A game whose evaluation can be learned.
pub trait Trainable: Searchable + Learnable + Notation {
    /// The random start of its games.
    const OPENING: Opening;
    /// One of this many moves after the opening is random, to reach positions that a search evaluates but good play
    /// doesn't lead to; 0 for none.
    const STRAYS: u32 = 6;
    /// The score of a certain win, in hundredths.
    const WIN: i32 = 20_000;
    /// The precision of the weights in the file, in hundredths. A finer one takes more bytes, and rounding is a small
    /// part of the evaluation's error.
    const STEP: u8 = 2;

    /// How the sum of a position's weights, in men, becomes an expected result: by the odds of winning, unless the game ends
    /// by counting.
    fn link(&self) -> Link {
        Link::Tanh(100.0 * std::f32::consts::LN_10 / (2.0 * Self::Evaluation::default().ten_to_one(self)))
    }

    /// The label of a score in hundredths, from the point of view of the same side. Opponents have opposite labels.
    fn label(&self, score: i32) -> f32 {
        self.link().label(score as f32 / 100.0)
    }

    /// A number that is the same for positions with the same features, and almost certainly different for others.
    fn identity(&self, position: &Self::Position) -> u64;

    /// Whether to learn from such a position, because searches evaluate it.
    fn learns_from(&self, position: &Self::Position) -> bool {
        Self::Evaluation::default().is_quiet_leaf(self, position)
    }

    /// Whether to skip a position whose only move is `mv`, as before a pass.
    fn is_forced(&self, _mv: Self::Move) -> bool {
        false
    }

    /// The score of the side to move if the game ends here: it is over, or its result is known.
    fn end(&self, position: &Self::Position, moves: &[Self::Move], _evaluation: &Self::Evaluation) -> Option<i32> {
        self.ending(position, moves).map(|ending| match ending.outcome {
            Outcome::Draw => 0,
            Outcome::Win(winner) if winner == self.to_move(position) => Self::WIN,
            Outcome::Win(_) => -Self::WIN,
        })
    }

    /// The exact score and best move of a position from which play continues nevertheless.
    fn exact(&self, _position: &Self::Position, _evaluation: &Self::Evaluation) -> Option<(i32, Self::Move)> {
        None
    }
}

impl Trainable for Othello {
    const OPENING: Opening = Opening { shortest: 8, range: 16, balanced: 1200 };
    // None: in solved positions, one move in four is random anyway.
    const STRAYS: u32 = 0;
    const WIN: i32 = 6_400;
    const STEP: u8 = 30;

    /// The final disc difference.
    fn link(&self) -> Link {
        Link::Identity
    }

    fn identity(&self, position: &Self::Position) -> u64 {
        self.key(position)
    }

    fn learns_from(&self, _: &Self::Position) -> bool {
        true
    }

    fn is_forced(&self, mv: Move) -> bool {
        mv == Move::PASS
    }

    fn end(&self, position: &Self::Position, moves: &[Move], _: &Self::Evaluation) -> Option<i32> {
        self.ending(position, moves)?;
        let [own, other] =
            [position.to_move(), position.to_move().opponent()].map(|player| position.discs(player).count());
        Some(100 * (own.cast_signed() - other.cast_signed()))
    }

    fn exact(&self, position: &Self::Position, _: &Self::Evaluation) -> Option<(i32, Move)> {
        /// Positions with at most this many empty squares are solved.
        const SOLVED: u32 = 14;
        const ENTRIES: usize = 1 << 14;
        if position.empty().count() > SOLVED {
            return None;
        }
        let mut solver = Solver::new(self, position, ENTRIES);
        solver.run(&mut || false);
        let solution = solver.solution()?;
        Some((solution.score, *solution.line.first()?))
    }
}

impl Trainable for Draughts {
    const OPENING: Opening = Opening { shortest: 4, range: 16, balanced: 150 };

    fn identity(&self, position: &Self::Position) -> u64 {
        self.canonical_key(position)
    }

    /// Also covers positions whose result is in the endgame database.
    fn end(&self, position: &Self::Position, moves: &[Self::Move], evaluation: &Self::Evaluation) -> Option<i32> {
        if self.ending(position, moves).is_some() {
            return Some(if moves.is_empty() { -Self::WIN } else { 0 });
        }
        evaluation.endgames()?.known(position).map(|known| match known {
            Value::Win(_) => Self::WIN,
            Value::Loss(_) => -Self::WIN,
            Value::Draw => 0,
        })
    }
}

impl Trainable for Alquerque {
    const OPENING: Opening = Opening { shortest: 4, range: 16, balanced: 150 };

    fn identity(&self, position: &Self::Position) -> u64 {
        self.canonical_key(position)
    }
}
