//! UCB1's formula with its numbers.

use alquerque_messages::analysis::uct::Candidate;

use crate::number::{Decimal, grouped};

/// The upper confidence bound of a node, as the search has computed it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Formula {
    /// The mean result.
    pub mean: f32,
    /// c, the exploration constant.
    pub constant: f32,
    /// The parent's playouts, as the search has them in the logarithm.
    pub parent: u32,
    /// The node's playouts.
    pub visits: u32,
    /// The exploration term.
    pub term: f32,
    /// The sum.
    pub bound: f32,
}

/// The playouts of which the search takes the logarithm: from 16 on it looks at every 16th only.
pub const fn counted(visits: u32) -> u32 {
    if visits < 16 { visits } else { visits - visits % 16 }
}

impl Formula {
    /// That of a candidate whose parent has so many playouts; none where there is no bound to compute, or nobody needs one, as the
    /// move is proven to win.
    pub fn new(candidate: &Candidate, parent_visits: u32, constant: f32) -> Option<Self> {
        if candidate.proven.is_some() && candidate.mean >= 1.0 {
            return None;
        }
        let (term, bound) = (candidate.exploration?, candidate.bound?);
        let parent = counted(parent_visits);
        Some(Self { mean: candidate.mean, constant, parent, visits: candidate.visits, term, bound })
    }

    /// Such as `0.612 + 1.41 × √(ln 8416 / 733) = 0.769`.
    pub fn text(&self, decimal: Decimal<'_>) -> String {
        let number = |number: f32| decimal(number.into(), 3);
        let (mean, constant, bound) = (number(self.mean), decimal(self.constant.into(), 2), number(self.bound));
        let (parent, visits) = (grouped(self.parent), grouped(self.visits));
        format!("{mean} + {constant} \u{d7} \u{221a}(ln {parent} / {visits}) = {bound}")
    }

    /// Such as `0.612 + 0.157 = 0.769`, in one piece.
    pub fn short_text(&self, decimal: Decimal<'_>) -> String {
        let number = |number: f32| decimal(number.into(), 3);
        format!("{}\u{a0}+\u{a0}{}\u{a0}=\u{a0}{}", number(self.mean), number(self.term), number(self.bound))
    }
}
