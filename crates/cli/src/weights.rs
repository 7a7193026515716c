//! The evaluation for alpha-beta, with learned weights or an endgame database if available.

use std::borrow::Cow;
use std::fmt::Display;
use std::path::PathBuf;

use alquerque_core::Searchable;

use crate::failure::Failure;
use crate::files::read_regular;
use crate::quote::quote;

/// Learned weights, from `cargo xtask train`, and endgame databases, as named by [`Searchable::knowledge`].
const FILES: [(&str, &[u8]); 5] = [
    ("alfonso.weights", include_bytes!("../../../www/knowledge/alfonso.weights")),
    ("draughts.endgames", include_bytes!("../../../www/knowledge/draughts.endgames")),
    ("draughts.weights", include_bytes!("../../../www/knowledge/draughts.weights")),
    ("murray.weights", include_bytes!("../../../www/knowledge/murray.weights")),
    ("othello.weights", include_bytes!("../../../www/knowledge/othello.weights")),
];

/// Where reading a file stops, in bytes. The largest file above has half a million.
const MAX_LEN: usize = 1 << 26;

/// The source of an engine's weights.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum WeightsSource {
    /// Those in the program: weights, and an endgame database for draughts.
    #[default]
    Own,
    /// No weights.
    None,
    File(PathBuf),
}

impl WeightsSource {
    /// Parses `none` or the name of a file.
    pub(crate) fn from_text(text: &str) -> Self {
        if text == "none" { Self::None } else { Self::File(text.into()) }
    }

    /// The evaluation with these weights.
    pub(crate) fn evaluation<G: Searchable>(&self, game: &G) -> Result<G::Evaluation, Failure> {
        let files = match self {
            Self::Own => {
                let own_files = FILES.iter().filter(|(name, _)| game.knowledge().contains(name));
                own_files.map(|&(_, file)| Cow::Borrowed(file)).collect()
            }
            Self::None => Vec::new(),
            Self::File(path) => {
                // A longer file is cut off, and then damaged.
                vec![read_regular(path, MAX_LEN).map(Cow::Owned).map_err(|problem| self.failure(&problem))?]
            }
        };
        let mut evaluation = G::Evaluation::default();
        for file in files {
            game.learn(&mut evaluation, &file).map_err(|problem| self.failure(&problem))?;
        }
        Ok(evaluation)
    }

    fn failure(&self, problem: &dyn Display) -> Failure {
        let name = if let Self::File(path) = self { path.to_string_lossy() } else { "the program's own".into() };
        Failure::Failed(format!(
            "the weights `{}`: {problem}; expected a file of `cargo xtask train`, or in draughts an endgame database",
            quote(&name)
        ))
    }
}
