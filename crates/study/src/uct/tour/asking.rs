//! The tour asks, and waits for the answer.

use super::question::Question;
use super::step::{Doing, Growth};
use super::{Tour, TourControls};
use crate::uct::steps::Steps;

impl Tour {
    /// The question of this step, once it is asked.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Whether a question about the stage on display waits for an answer, so that nothing there may tell it.
    pub fn asks(&self) -> bool {
        self.question.as_ref().is_some_and(|question| question.given.is_none() && question.is_of_stage())
    }

    /// Asks the question of this step when what it is about is on display. The tour waits for the answer.
    pub fn ask(&mut self, controls: &TourControls<'_>) {
        if self.has_asked || self.seeking.is_some() {
            return;
        }
        let question = match self.step.doing() {
            Doing::Grow(_, to, Growth::One) => {
                let view = controls.live.view.as_ref().filter(|view| view.playouts >= to && !controls.live.on);
                view.and_then(Question::of_constant)
            }
            Doing::Show(..) => controls.steps.settled().and_then(|current| Question::at_stage(self.step, current)),
            Doing::Nothing | Doing::Grow(..) => None,
        };
        if question.is_some() {
            (self.question, self.has_asked, self.pace) = (question, true, None);
        }
    }

    /// Takes the learner's answer, shows the right one, and goes on.
    pub fn answer(&mut self, answer: usize, steps: &mut Steps) {
        if !self.question.as_mut().is_some_and(|question| question.take(answer)) {
            return;
        }
        match self.step.doing() {
            Doing::Show(phase, _) if self.calm => steps.show(phase, true),
            Doing::Show(..) => self.begin_pace(),
            Doing::Nothing | Doing::Grow(..) => {}
        }
    }
}
