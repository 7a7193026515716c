//! Errors as phrases: the problem and what is expected.

use std::fmt::{self, Display, Formatter};

use alquerque_language::{Phrase, in_english};

use crate::TextError;
use crate::record::ImportError;
use crate::setup::SetupError;
use crate::tabletop::WhyNot;

/// Displays errors in English.
macro_rules! english {
    ($($error:ty),*) => {
        $(impl Display for $error {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str(&in_english(&self.phrase()))
            }
        })*
    };
}

english!(TextError, SetupError, ImportError, WhyNot);

impl TextError {
    /// The problem, its place, and what is expected.
    pub fn phrase(&self) -> Phrase {
        let phrase = match self.column() {
            None => Phrase::new("text-error"),
            Some(column) => Phrase::new("text-error-at").number("column", column),
        };
        phrase
            .key("subject", self.subject())
            .text("text", self.text())
            .phrase("problem", self.problem().clone())
            .phrase("expected", self.expected().clone())
    }
}

impl SetupError {
    /// The problem with the position, and what is expected.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("setup-error").phrase("problem", self.problem.clone()).phrase("expected", self.expected.clone())
    }
}

impl ImportError {
    /// The problem in a file of games, its place, and what is expected.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("import-error")
            .number("game", self.game())
            .number("line", self.line())
            .number("column", self.column())
            .phrase("cause", self.cause.clone())
    }
}

impl WhyNot {
    /// Why a piece cannot move, as a sentence.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::NoLine => "why-no-line",
            Self::NotBack => "why-not-back",
            Self::CameFrom(from) => return Phrase::new("why-came-from").text("from", &from.to_string()),
            Self::HereFrom(here, from) => {
                return Phrase::new("why-here-from").text("at", &here.to_string()).text("from", &from.to_string());
            }
            Self::FarRow(here) => return Phrase::new("why-far-row").text("at", &here.to_string()),
            Self::InnerSquare(checkers) => return Phrase::new("why-inner-square").number("checkers", *checkers),
            Self::EdgeFirst(checkers) => return Phrase::new("why-edge-first").number("checkers", *checkers),
            Self::DarkSquares => "why-dark-squares",
            Self::ManForward => "why-man-forward",
        })
    }
}
