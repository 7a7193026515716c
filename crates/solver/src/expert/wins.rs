//! Known wins: their length, and whether the strategy is known.

use std::sync::Arc;

use alquerque_core::alquerque::{Alquerque, Position, State};
use alquerque_core::{Game, Player, StateSpace};

use super::shortest_win::ShortestWins;
use super::verdict::Length;
use crate::database::{Database, Value};
use crate::strategies::Strategies;

/// A known win.
#[derive(Clone, Copy, Debug)]
pub(super) struct Win {
    /// Its length.
    pub(super) length: Length,
    /// The maximum plies to the next capture.
    pub(super) quiet: u16,
    /// See [`StrategyEntry::open`](crate::strategies::StrategyEntry::open).
    pub(super) open: u16,
    /// Whether the winner's strategy is known, including after each reply.
    pub(super) is_followed: bool,
}

impl Win {
    const fn exactly(plies: u16) -> Self {
        Self { length: Length::Exactly(plies), quiet: plies, open: 0, is_followed: true }
    }

    /// Decreases with every turn of the winner, like the potential of a
    /// [`StrategyEntry`](crate::strategies::StrategyEntry).
    pub(super) const fn potential(&self) -> (u16, u16) {
        (self.open, self.length.plies())
    }
}

/// The sources of known wins.
pub(super) struct Wins {
    pub(super) game: Alquerque,
    /// The endgame database; `None` if it could not be loaded or the rules have none.
    pub(super) endgames: Option<Arc<Database>>,
    pub(super) lines: Strategies,
    pub(super) quickest: ShortestWins,
}

impl Wins {
    /// What is known about a state won by this player.
    pub(super) fn get(&self, state: &State, winner: Player) -> Option<Win> {
        if state.to_move() == winner {
            return self.at_turn(state);
        }
        if let Some(Value::Loss(plies)) = self.value(state) {
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
                open: all.open.max(win.open),
                is_followed: all.is_followed && win.is_followed,
            };
        }
        Some(Win { length: all.length.and(1), ..all })
    }

    /// Like [`Self::get`], with the winner to move.
    pub(super) fn at_turn(&self, state: &State) -> Option<Win> {
        let win = self.by_strategy(state)?;
        let quickest = match win.length {
            Length::Exactly(_) => None,
            Length::AtMost(_) => self.quickest.get(self.key(state)),
        };
        Some(quickest.map_or(win, |plies| Win { is_followed: win.is_followed, ..Win::exactly(plies) }))
    }

    /// Like [`Self::at_turn`], from the strategies alone.
    pub(super) fn by_strategy(&self, state: &State) -> Option<Win> {
        match self.value(state) {
            Some(Value::Win(plies)) => Some(Win::exactly(plies.into())),
            Some(_) => None,
            None => self.lines.get(self.key(state)).map(|line| Win {
                length: Length::AtMost(line.plies),
                quiet: line.quiet,
                open: line.open,
                // At the end of the book the move is still unknown.
                is_followed: line.mv.is_some(),
            }),
        }
    }

    fn value(&self, state: &State) -> Option<Value> {
        self.endgames.as_ref()?.value(state)
    }

    fn key(&self, state: &State) -> u64 {
        self.game.canonical_key(&Position::from(*state))
    }
}
