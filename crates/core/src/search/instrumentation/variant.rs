//! Variants of UCT, to compare them.

/// The variable parts of a UCT iteration. A type parameter, so that the search used in play is compiled without
/// branches on it.
pub trait Variant {
    /// Whether results are proven, by MCTS-Solver (Winands, Björnsson, Saito 2008). Plain UCT (Kocsis, Szepesvári 2006)
    /// proves nothing: a finished game is a leaf like any other, with a known result.
    #[inline]
    fn proves(&self) -> bool {
        true
    }

    /// Playouts at each visit of a leaf: leaf parallelization (T. Cazenave, N. Jouandeau: *On the Parallelization of
    /// UCT*, 2007), one after the other. A known outcome counts as many times. 0 means 1.
    #[inline]
    fn playouts_per_visit(&self) -> u16 {
        1
    }
}

/// The variant used in play: MCTS-Solver with one playout per visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DefaultVariant;

impl Variant for DefaultVariant {}

/// A variant chosen at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariantConfig {
    /// See [`Variant::proves`].
    pub proves: bool,
    /// See [`Variant::playouts_per_visit`].
    pub playouts_per_visit: u16,
}

impl Default for VariantConfig {
    /// Equivalent to [`DefaultVariant`].
    fn default() -> Self {
        Self { proves: true, playouts_per_visit: 1 }
    }
}

impl Variant for VariantConfig {
    #[inline]
    fn proves(&self) -> bool {
        self.proves
    }

    #[inline]
    fn playouts_per_visit(&self) -> u16 {
        self.playouts_per_visit
    }
}
