//! Claims, and the strategies that prove them.

use alquerque_core::alquerque::{Alquerque, Move, Position, State};
use alquerque_core::{Game, Notation, Outcome, Player};

/// A claim with its proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The game with its rules.
    pub game: Alquerque,
    /// The position.
    pub position: Position,
    /// The outcome.
    pub outcome: Outcome,
    /// The winner's strategy, or for a draw light's and dark's.
    pub strategies: Vec<Strategy>,
}

/// A player's moves in every state that can arise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    /// The player.
    pub player: Player,
    /// By the number of the state, which is canonical: see [`State::canonical`].
    pub answers: Vec<Answer>,
}

/// A state in which the player is to move, and the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Answer {
    /// The state's number.
    pub state: u128,
    /// The maximum plies to the end of the game in a winning strategy; otherwise 0.
    pub plies: u16,
    /// The index of the move among the legal moves of the state with that number, in the order of their names.
    pub mv: u8,
}

impl Strategy {
    /// The move of an answer; `None` if there is no such state or move.
    pub fn move_of(&self, game: Alquerque, answer: &Answer) -> Option<Move> {
        named_moves(game, &State::from_number(answer.state)?).get(usize::from(answer.mv)).copied()
    }
}

/// The players whose strategies prove an outcome: the winner, or for a draw light and dark.
pub(crate) fn proved_by(outcome: Outcome) -> impl Iterator<Item = Player> {
    Player::BOTH.into_iter().filter(move |player| outcome != Outcome::Win(player.opponent()))
}

/// The legal moves of a state in the order of their names, with their places.
pub(super) fn named_moves(game: Alquerque, state: &State) -> Vec<Move> {
    let mut moves = game.moves(&Position::from(*state));
    moves.sort_by_cached_key(|&mv| game.move_text(mv));
    moves
}

/// The state after a move.
pub(super) fn after(game: Alquerque, state: &State, mv: Move) -> State {
    *game.play_unchecked(&Position::from(*state), mv).state()
}

/// The outcome of a state, if the game is over.
pub(super) fn ended(game: Alquerque, state: &State) -> Option<Outcome> {
    let position = Position::from(*state);
    game.ending(&position, &game.moves(&position)).map(|ending| ending.outcome)
}
