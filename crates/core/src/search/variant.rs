//! Variants of UCT, for who wants to compare them.

/// What an iteration of UCT does in its own way. It is a type, so that the usual search is compiled without any choice.
pub trait Variant {
    /// Whether results are proven: by MCTS-Solver (Winands, Björnsson, Saito 2008), as in the usual search, or not at all, as in
    /// plain UCT (Kocsis, Szepesvári 2006). There a finished game is a leaf like any other, whose result is known.
    #[inline]
    fn proves(&self) -> bool {
        true
    }

    /// How many playouts a leaf gets at each visit, all of which are entered: leaf parallelization (T. Cazenave, N. Jouandeau:
    /// *On the Parallelization of UCT*, 2007), one after the other. Where the outcome is known, it is entered as often. 0 counts as
    /// 1.
    #[inline]
    fn playouts_per_visit(&self) -> u16 {
        1
    }
}

/// The search that plays: proofs, and one playout a visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usual;

impl Variant for Usual {}

/// A variant that is chosen while the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenVariant {
    /// See [`Variant::proves`].
    pub proves: bool,
    /// See [`Variant::playouts_per_visit`].
    pub playouts_per_visit: u16,
}

impl Default for ChosenVariant {
    /// The usual search.
    fn default() -> Self {
        Self { proves: true, playouts_per_visit: 1 }
    }
}

impl Variant for ChosenVariant {
    #[inline]
    fn proves(&self) -> bool {
        self.proves
    }

    #[inline]
    fn playouts_per_visit(&self) -> u16 {
        self.playouts_per_visit
    }
}
