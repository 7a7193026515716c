//! Evaluations with learned weights, which load while the game goes on.

use std::any::Any;

use alquerque_core::Searchable;
use alquerque_core::tabletop::Tabletop;
use alquerque_worker::LoadedFile;

/// Returns the weights file of the named game once it has loaded. The first call may start loading it.
pub type Weights = fn(&str) -> LoadedFile;

/// The source of weights, and the last evaluation made from them.
pub(crate) struct Learned {
    weights: Weights,
    /// Kept, as decoding a file takes a while.
    evaluation: Option<Box<dyn Any>>,
    has_failed: bool,
}

impl Default for Learned {
    /// No weights: every game uses its built-in evaluation.
    fn default() -> Self {
        Self::from((|_| LoadedFile::Absent) as Weights)
    }
}

impl From<Weights> for Learned {
    fn from(weights: Weights) -> Self {
        Self { weights, evaluation: None, has_failed: false }
    }
}

impl Learned {
    /// The best evaluation available now. While the file is loading, or if it is damaged, that is the built-in one.
    #[cold]
    pub(crate) fn evaluation<G: Searchable + Tabletop + 'static>(&mut self, game: &G) -> G::Evaluation {
        if let Some(known) = self.evaluation.as_ref().and_then(|known| known.downcast_ref::<G::Evaluation>()) {
            return known.clone();
        }
        let learned = match (self.weights)(game.board().game.name()) {
            LoadedFile::Bytes(bytes) => G::learned(&bytes).map_err(|_| self.has_failed = true).ok(),
            LoadedFile::Absent => None,
            LoadedFile::Failed => {
                self.has_failed = true;
                None
            }
        };
        if let Some(learned) = &learned {
            self.evaluation = Some(Box::new(learned.clone()));
        }
        learned.unwrap_or_default()
    }

    /// Whether a file has failed to load since the last call.
    pub(crate) fn take_failure(&mut self) -> bool {
        std::mem::take(&mut self.has_failed)
    }
}
