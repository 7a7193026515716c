//! The shortest win, by iterative deepening.

use std::collections::HashMap;

use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::{Game, StateSpace};

/// The known lengths of shortest wins, with the bounds learned by searching.
#[derive(Clone, Debug)]
pub(super) struct ShortestWins {
    found: HashMap<u64, u16>,
    /// For each searched state, a length too short for any win, and the maximum length of the shortest one.
    bounds: HashMap<u64, (u16, u16)>,
    /// Capacity of each map, in states.
    max: usize,
}

/// Bytes per state in a map, including unused capacity.
const EACH: usize = 2 * (size_of::<(u64, (u16, u16))>() + 1);
/// The maximum number of states in a map.
const MAX_STATES: usize = 1 << 18;

impl ShortestWins {
    /// Creates an empty store with a limit in bytes.
    pub(super) fn new(bytes: usize) -> Self {
        Self { found: HashMap::new(), bounds: HashMap::new(), max: (bytes / EACH / 2).clamp(1, MAX_STATES) }
    }

    /// The limit in bytes.
    pub(super) const fn bytes(&self) -> usize {
        self.max * 2 * EACH
    }

    pub(super) fn get(&self, key: u64) -> Option<u16> {
        self.found.get(&key).copied()
    }

    /// Searches for the shortest win, up to `deepest` plies, in a state that the side to move wins in `max` plies.
    /// Returns `None` if `go_on` returned false; the bounds learned until then are kept.
    pub(super) fn find(
        &mut self,
        game: Alquerque,
        position: &Position,
        max: u16,
        deepest: u16,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<()> {
        let position = game.at_rest(position);
        let key = game.canonical_key(&position);
        let mut plies = 1;
        let mut search = Search { game, wins: self, go_on };
        while plies < max && plies <= deepest {
            if search.wins_in(&position, plies)? {
                break;
            }
            plies += 2;
        }
        if plies <= deepest {
            keep(&mut self.found, self.max, key, plies.min(max));
        }
        Some(())
    }
}

/// A search for a win.
struct Search<'a> {
    game: Alquerque,
    wins: &'a mut ShortestWins,
    go_on: &'a mut dyn FnMut() -> bool,
}

impl Search<'_> {
    /// Whether the side to move can win in this many plies.
    fn wins_in(&mut self, position: &Position, plies: u16) -> Option<bool> {
        let key = self.game.canonical_key(position);
        let (too_few, enough) = self.wins.bounds.get(&key).copied().unwrap_or((0, u16::MAX));
        if plies <= too_few || plies >= enough {
            return Some(plies >= enough);
        }
        if !(self.go_on)() {
            return None;
        }
        let mut wins = false;
        for mv in self.game.moves(position) {
            let next = self.game.at_rest(&self.game.play_unchecked(position, mv));
            if self.loses_in(&next, plies - 1)? {
                wins = true;
                break;
            }
        }
        let bounds = if wins { (too_few, plies) } else { (plies, enough) };
        keep(&mut self.wins.bounds, self.wins.max, key, bounds);
        Some(wins)
    }

    /// Whether every move of the side to move loses in at most this many plies.
    fn loses_in(&mut self, position: &Position, plies: u16) -> Option<bool> {
        let moves = self.game.moves(position);
        if self.game.ending(position, &moves).is_some() {
            // A draw by passing is not a loss.
            return Some(moves.is_empty());
        }
        if plies < 2 {
            return Some(false);
        }
        for mv in moves {
            let next = self.game.at_rest(&self.game.play_unchecked(position, mv));
            let after = self.game.moves(&next);
            if self.game.ending(&next, &after).is_some() || !self.wins_in(&next, plies - 1)? {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// Inserts into a map. Clears it when it is full, as its content can be recomputed.
fn keep<T>(map: &mut HashMap<u64, T>, max: usize, key: u64, value: T) {
    if map.len() >= max {
        map.clear();
    }
    map.insert(key, value);
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use alquerque_core::Notation;
    use alquerque_core::alquerque::Alquerque;

    use super::*;

    #[test]
    fn with_limited_memory_it_finds_the_same() {
        let game: Alquerque = "medieval".parse().unwrap();
        let position = game.parse_position("1dd2/2d2/5/1ll2/1lll1 l -").unwrap();
        let found = |bytes: usize, deepest| {
            let mut quickest = ShortestWins::new(bytes);
            let mut max = 0;
            let mut calls = 0;
            quickest.find(game, &position, 99, deepest, &mut || {
                calls += 1;
                true
            });
            max = max.max(quickest.bounds.len());
            (quickest.get(game.canonical_key(&position)), max, calls)
        };
        let (plies, states, _) = found(1 << 26, 7);
        let (same, few, _) = found(EACH * 2 * 50, 7);
        assert!(states > 500, "{states}");
        assert_eq!(plies, same);
        assert!(few <= 50, "{few}");
    }
}
