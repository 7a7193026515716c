//! What the tests of this folder share.

pub mod naive;
pub mod naive_draughts;
pub mod random;
