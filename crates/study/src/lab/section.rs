//! The sections of the laboratory.

use crate::named::named;

named! {
    /// A section: one kind of experiment.
    #[derive(Default)]
    pub enum Section {
        /// Two settings side by side.
        #[default]
        Compare = "compare",
        /// Many runs with different seeds.
        Runs = "runs",
        /// Alpha-beta, iteration by iteration.
        AlphaBeta = "alpha-beta",
    }
}
