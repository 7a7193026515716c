//! Evaluations by learned weights, which arrive at some time or never.

use std::any::Any;

use alquerque_core::Searchable;
use alquerque_core::tabletop::Tabletop;

/// The file of weights of the game of that name, as soon as there is one; the first question may start to load it.
pub type Weights = fn(&str) -> Option<Vec<u8>>;

/// The evaluation learned last, and where to get others.
pub(crate) struct Learned {
    weights: Weights,
    /// A game's evaluation, which takes a while to read.
    evaluation: Option<Box<dyn Any>>,
}

impl Default for Learned {
    /// Nothing is learned.
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
    /// The best evaluation of a game at the moment: a file that is late or damaged leaves it with the one that needs none.
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
