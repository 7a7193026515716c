//! The analyst: looks at positions for the study, a slice of work at a time. [`Session`] follows orders and knows no browser; the
//! shell round it is the page's.

mod experiment;
mod methods;
mod session;
mod watch;

pub use session::{Session, serve};
