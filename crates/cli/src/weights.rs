//! The evaluation of alpha-beta, with learned weights or an endgame database if there are any.

use std::borrow::Cow;
use std::fmt::Display;
use std::fs;
use std::path::PathBuf;

use alquerque_core::tabletop::Tabletop;
use alquerque_core::{GameId, Searchable};

use crate::failure::Failure;
use crate::quote::quote;

/// The weights that `cargo xtask train` has learned for a game, or its endgame database.
const fn learned(game: GameId) -> Option<&'static [u8]> {
    match game {
        GameId::Othello => Some(include_bytes!("../../../www/knowledge/othello.weights")),
        GameId::Draughts => Some(include_bytes!("../../../www/knowledge/draughts.endgames")),
        GameId::Alquerque => None,
    }
}

/// Where an engine's weights come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum WeightsSource {
    /// The program, which includes weights for Othello and an endgame database for draughts.
    #[default]
    Own,
    /// No weights.
    None,
    File(PathBuf),
}

impl WeightsSource {
    /// `none` or the name of a file.
    pub(crate) fn of(text: &str) -> Self {
        if text == "none" { Self::None } else { Self::File(text.into()) }
    }

    /// The evaluation with these weights.
    pub(crate) fn evaluation<G: Searchable + Tabletop>(&self, game: &G) -> Result<G::Evaluation, Failure> {
        let bytes = match self {
            Self::Own => learned(game.board().game).map(Cow::Borrowed),
            Self::None => None,
            Self::File(path) => Some(fs::read(path).map(Cow::Owned).map_err(|problem| self.wrong(&problem))?),
        };
        bytes.map_or_else(
            || Ok(G::Evaluation::default()),
            |bytes| G::learned(&bytes).map_err(|problem| self.wrong(&problem)),
        )
    }

    fn wrong(&self, problem: &dyn Display) -> Failure {
        let name = if let Self::File(path) = self { path.to_string_lossy() } else { "the program's own".into() };
        Failure::Failed(format!(
            "the weights `{}`: {problem}; expected a file of `cargo xtask train`, or in draughts an endgame database",
            quote(&name)
        ))
    }
}
