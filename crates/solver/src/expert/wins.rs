//! What is known of states that somebody wins: how long that takes, and whether it is known how.

use alquerque_core::alquerque::{Alquerque, Position, State};
use alquerque_core::{Game, Player, StateSpace};

use super::endgames::Endgames;
use super::quickest::Quickest;
use super::verdict::Length;
use crate::database::Value;
use crate::lines::Lines;

/// What is known of a state that is won.
#[derive(Clone, Copy, Debug)]
pub(super) struct Win {
    /// How long it takes.
    pub(super) length: Length,
    /// How many plies may pass to the next capture.
    pub(super) quiet: u16,
    /// Whether it is known how the winner goes on, also after each reply.
    pub(super) is_followed: bool,
}

impl Win {
    const fn exactly(plies: u16) -> Self {
        Self { length: Length::Exactly(plies), quiet: plies, is_followed: true }
    }
}

/// Where it is known from.
pub(super) struct Wins {
    pub(super) game: Alquerque,
    pub(super) endgames: Endgames,
    pub(super) lines: Lines,
    pub(super) quickest: Quickest,
}

impl Wins {
    /// What is known of a state that this player wins.
    pub(super) fn get(&self, state: &State, winner: Player) -> Option<Win> {
        if state.to_move() == winner {
            return self.at_turn(state);
        }
        if let Some(Value::Loss(plies)) = self.endgames.value(state) {
            return Some(Win::exactly(plies.into()));
        }
        let position = Position::from(*state);
        let moves = self.game.moves(&position);
        let mut all = Win::exactly(0);
        if self.game.ending(&position, &moves).is_some() {
            return Some(all);
        }
        for mv in moves {
            let win = self.at_turn(self.game.play_unchecked(&position, mv).state())?;
            all = Win {
                length: all.length.or(win.length),
                quiet: all.quiet.max(if mv.is_capture() { 0 } else { win.quiet + 1 }),
                is_followed: all.is_followed && win.is_followed,
            };
        }
        Some(Win { length: all.length.and(1), ..all })
    }

    /// The same where the winner is to move.
    pub(super) fn at_turn(&self, state: &State) -> Option<Win> {
        let win = self.by_strategy(state)?;
        let quickest = match win.length {
            Length::Exactly(_) => None,
            Length::AtMost(_) => self.quickest.get(self.key(state)),
        };
        Some(quickest.map_or(win, |plies| Win { is_followed: win.is_followed, ..Win::exactly(plies) }))
    }

    /// The same as far as the strategies know that there are.
    pub(super) fn by_strategy(&self, state: &State) -> Option<Win> {
        match self.endgames.value(state) {
            Some(Value::Win(plies)) => Some(Win::exactly(plies.into())),
            Some(_) => None,
            None => self.lines.get(self.key(state)).map(|line| Win {
                length: Length::AtMost(line.plies),
                quiet: line.quiet,
                // Where the book ends there is no move yet.
                is_followed: line.mv.is_some(),
            }),
        }
    }

    fn key(&self, state: &State) -> u64 {
        self.game.canonical_key(&Position::from(*state))
    }
}
