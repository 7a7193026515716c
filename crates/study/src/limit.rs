//! The time limit of the engines.

use crate::named::named;

named! {
    /// How long an engine may work on a position. Limits save battery.
    #[derive(Default)]
    pub enum Limit {
        /// Ten seconds.
        Short = "10",
        /// A minute.
        #[default]
        Minute = "60",
        /// Five minutes.
        Long = "300",
        /// No limit.
        None = "none",
    }
}

impl Limit {
    /// The limit in seconds.
    pub const fn seconds(self) -> f64 {
        match self {
            Self::Short => 10.0,
            Self::Minute => 60.0,
            Self::Long => 300.0,
            Self::None => f64::INFINITY,
        }
    }
}
