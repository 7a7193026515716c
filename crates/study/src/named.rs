//! Enums whose values have names.

pub(crate) use alquerque_core::named;
