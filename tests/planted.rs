//! Games with planted mistakes, to measure a review with: it should name the mistakes that were planted, and no others.

pub mod game;
pub mod make;
pub mod report;
pub mod review;
pub mod truth;
pub mod workers;
