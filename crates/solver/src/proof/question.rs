//! The question that a prover answers, with the results so far. All threads of a search share it.

use alquerque_core::{Outcome, Player, StateSpace};

use super::Knowledge;
use crate::table::{NEVER, ProofNumbers, Table};

/// Whether a player can force a win, with the results found so far.
pub(crate) struct Question<G, K> {
    pub(crate) game: G,
    pub(crate) attacker: Player,
    pub(super) knowledge: K,
    pub(crate) table: Table,
}

/// Combined by XOR with the keys of states with the attacker to move, to tell them apart.
pub(super) const ATTACKS: u64 = 0xa5a5_5a5a_c3c3_3c3c;

impl<G: StateSpace, K: Knowledge<G>> Question<G, K> {
    pub(crate) fn key(&self, position: &G::Position) -> u64 {
        let key = self.game.canonical_key(position);
        if self.attacks(position) { key ^ ATTACKS } else { key }
    }

    /// The numbers of a state without a search: from the table, or those of a leaf. `moves` is a buffer.
    pub(crate) fn lookup(&self, position: &G::Position, key: u64, moves: &mut Vec<G::Move>) -> ProofNumbers {
        self.table.get(key).unwrap_or_else(|| self.leaf_numbers(position, moves))
    }

    /// The initial numbers of a state that was never expanded. `moves` is a buffer.
    pub(crate) fn leaf_numbers(&self, position: &G::Position, moves: &mut Vec<G::Move>) -> ProofNumbers {
        let outcome = self.knowledge.outcome(&self.game, position).or_else(|| {
            self.game.moves_into(position, moves);
            self.game.ending(position, moves).map(|ending| ending.outcome)
        });
        match outcome {
            Some(Outcome::Win(winner)) if winner == self.game.to_move(position) => ProofNumbers::REACHED,
            Some(Outcome::Draw) => self.miss(position),
            Some(Outcome::Win(_)) => ProofNumbers::MISSED,
            // The more moves, the harder it is to refute all of them.
            None => ProofNumbers { prove: 1, disprove: u32::try_from(moves.len()).unwrap_or(NEVER) },
        }
    }

    /// The numbers of a state in which the attacker cannot force a win.
    pub(crate) fn miss(&self, position: &G::Position) -> ProofNumbers {
        if self.attacks(position) { ProofNumbers::MISSED } else { ProofNumbers::REACHED }
    }

    /// Whether it is the attacker's turn.
    pub(crate) fn attacks(&self, position: &G::Position) -> bool {
        self.game.to_move(position) == self.attacker
    }

    /// The successors of a state.
    pub(crate) fn after(&self, position: &G::Position) -> Vec<G::Position> {
        let moves = self.game.moves(position);
        moves.iter().map(|&mv| self.game.at_rest(&self.game.play_unchecked(position, mv))).collect()
    }
}
