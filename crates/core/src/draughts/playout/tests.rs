//! Random turns against the move generator.
