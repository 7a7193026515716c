//! Evaluations with learned weights, which load while the game goes on.

use std::any::Any;

use alquerque_core::Searchable;
use alquerque_core::tabletop::Tabletop;

/// Returns the weights file of the named game once it has loaded. The first call may start loading it.
pub type Weights = fn(&str) -> Option<Vec<u8>>;

/// The source of weights, and the last evaluation made from them.
pub(crate) struct Learned {
    weights: Weights,
    /// Kept, as decoding a file takes a while.
    evaluation: Option<Box<dyn Any>>,
}

impl Default for Learned {
    /// No weights: every game uses its built-in evaluation.
    fn default() -> Self {
        Self::from((|_| None) as Weights)
    }
}

impl From<Weights> for Learned {
    fn from(weights: Weights) -> Self {
        Self { weights, evaluation: None }
    }
}

impl Learned {
    /// The best evaluation available now. While the file is loading, or if it is damaged, that is the built-in one.
    #[cold]
    pub(crate) fn evaluation<G: Searchable + Tabletop + 'static>(&mut self, game: &G) -> G::Evaluation {
        if let Some(known) = self.evaluation.as_ref().and_then(|known| known.downcast_ref::<G::Evaluation>()) {
            return known.clone();
        }
        let learned = (self.weights)(game.board().game.name()).and_then(|bytes| G::learned(&bytes).ok());
        if let Some(learned) = &learned {
            self.evaluation = Some(Box::new(learned.clone()));
        }
        learned.unwrap_or_default()
    }
}
