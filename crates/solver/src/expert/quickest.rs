//! The quickest win: by trying whether there is a quicker one, ply by ply.

use std::collections::HashMap;

use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::{Game, StateSpace};

/// In how many plies states are won at best, where that was found out, with what was learned on the way.
#[derive(Clone, Debug, Default)]
pub(super) struct Quickest {
    found: HashMap<u64, u16>,
    /// For states that were looked into: no win takes so few plies, and one takes so many at most.
    bounds: HashMap<u64, (u16, u16)>,
}

/// States whose bounds are kept at most.
const MOST: usize = 1 << 18;

impl Quickest {
    pub(super) fn get(&self, key: u64) -> Option<u16> {
        self.found.get(&key).copied()
    }

    /// Looks for the quickest win in a state that is won in `most` plies for whoever is to move, among those that take up to
    /// `deepest`. `None` where `go_on` said no before; what was learned is kept.
    pub(super) fn find(
        &mut self,
        game: Alquerque,
        position: &Position,
        most: u16,
        deepest: u16,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<()> {
        if self.bounds.len() > MOST {
            self.bounds.clear();
        }
        let position = game.at_rest(position);
        let key = game.canonical_key(&position);
        let mut plies = 1;
        while plies < most && plies <= deepest {
            if self.wins_in(game, &position, plies, go_on)? {
                break;
            }
            plies += 2;
        }
        if plies <= deepest {
            self.found.insert(key, plies.min(most));
        }
        Some(())
    }

    /// Whether whoever is to move can win in so many plies.
    fn wins_in(
        &mut self,
        game: Alquerque,
        position: &Position,
        plies: u16,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<bool> {
        let key = game.canonical_key(position);
        let (too_few, enough) = self.bounds.get(&key).copied().unwrap_or((0, u16::MAX));
        if plies <= too_few || plies >= enough {
            return Some(plies >= enough);
        }
        if !go_on() {
            return None;
        }
        let mut wins = false;
        for mv in game.moves(position) {
            let next = game.at_rest(&game.play_unchecked(position, mv));
            if self.loses_in(game, &next, plies - 1, go_on)? {
                wins = true;
                break;
            }
        }
        let bounds = if wins { (too_few, plies) } else { (plies, enough) };
        self.bounds.insert(key, bounds);
        Some(wins)
    }

    /// Whether whoever is to move loses in so many plies at the most, whatever they do.
    fn loses_in(
        &mut self,
        game: Alquerque,
        position: &Position,
        plies: u16,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<bool> {
        let moves = game.moves(position);
        if game.ending(position, &moves).is_some() {
            // A draw by passing is no loss.
            return Some(moves.is_empty());
        }
        if plies < 2 {
            return Some(false);
        }
        for mv in moves {
            let next = game.at_rest(&game.play_unchecked(position, mv));
            let after = game.moves(&next);
            if game.ending(&next, &after).is_some() || !self.wins_in(game, &next, plies - 1, go_on)? {
                return Some(false);
            }
        }
        Some(true)
    }
}
