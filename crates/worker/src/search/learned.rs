//! Evaluations with learned weights, which load during the game.

use std::any::Any;

use alquerque_core::Searchable;

use crate::files::{Files, LoadedFile};

/// The source of weights, and the last evaluation made from them.
pub(crate) struct LearnedEvaluations {
    weights: Files,
    /// Cached with the names of its files, as decoding takes a while.
    evaluation: Option<(&'static [&'static str], Box<dyn Any>)>,
    has_failed: bool,
}

impl LearnedEvaluations {
    /// Uses this source; loads nothing yet.
    pub(crate) fn new(weights: Files) -> Self {
        Self { weights, evaluation: None, has_failed: false }
    }

    /// The best evaluation available now. While a file is loading, or if it is damaged, this is the built-in
    /// evaluation, or one made from the other files.
    #[cold]
    pub(crate) fn evaluation<G: Searchable + 'static>(&mut self, game: &G) -> G::Evaluation {
        let files = game.knowledge();
        let known = self.evaluation.as_ref().filter(|(known, _)| *known == files);
        if let Some(known) = known.and_then(|(_, known)| known.downcast_ref::<G::Evaluation>()) {
            return known.clone();
        }
        let mut learned = G::Evaluation::default();
        let mut is_complete = true;
        for file in files {
            let is_known = match (self.weights)(file) {
                LoadedFile::Bytes(bytes) => game.learn(&mut learned, &bytes).is_ok(),
                LoadedFile::Loading => {
                    is_complete = false;
                    continue;
                }
                LoadedFile::Failed => false,
            };
            is_complete &= is_known;
            self.has_failed |= !is_known;
        }
        if is_complete {
            self.evaluation = Some((files, Box::new(learned.clone())));
        }
        learned
    }

    /// Whether a file has failed to load since the last call.
    pub(crate) fn take_failure(&mut self) -> bool {
        std::mem::take(&mut self.has_failed)
    }
}
