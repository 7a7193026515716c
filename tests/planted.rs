//! Games with planted mistakes, to measure the review: it should report the planted mistakes, and no others.

pub mod game;
pub mod make;
pub mod report;
pub mod review;
pub mod truth;
pub mod workers;
