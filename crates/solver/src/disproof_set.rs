//! The data of a disproof set, which a prover keeps and `disproof.rs` works on.

use std::collections::HashMap;

use alquerque_core::StateSpace;

use crate::table::ProofNumbers;

/// A candidate for a disproof set: states from which all moves of the attacker, and one move of the defender, lead to
/// members or to certain disproofs. Collecting them can be interrupted at any time.
pub(crate) struct DisproofSet<G: StateSpace> {
    /// The key of the root, its first member.
    pub(crate) top: u64,
    /// States to examine, with their indices in `members`.
    pub(crate) open: Vec<(G::Position, u32)>,
    pub(crate) members: Vec<Member>,
    /// The indices of the members by their keys.
    pub(crate) places: HashMap<u64, u32>,
    pub(crate) needs: Vec<Need>,
    /// Indices of members to remove, with their proof numbers.
    pub(crate) wrong: Vec<(u32, ProofNumbers)>,
    /// How many members are already marked as certain.
    pub(crate) done: usize,
    /// Counts steps, to know when to call `go_on`.
    pub(crate) steps: u64,
}

pub(crate) struct Member {
    pub(crate) key: u64,
    /// The head of the list of members that need this one, an index into `needs`.
    pub(crate) needed_by: Option<u32>,
    pub(crate) status: MemberStatus,
}

/// A member that needs another one, in a linked list.
pub(crate) struct Need {
    /// The index of the member that needs the other one.
    pub(crate) by: u32,
    /// The next element of the list, which was added before this one.
    pub(crate) next: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MemberStatus {
    /// Not examined yet.
    Open,
    /// A certain disproof, independent of the other members.
    Independent,
    /// A disproof with these numbers, provided that the members it needs are disproofs.
    Conditional(ProofNumbers),
    /// Removed: not a disproof.
    Removed,
}
