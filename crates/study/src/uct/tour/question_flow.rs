//! The tour's questions and answers. The explanation comes first: a question appears when the learner continues.

use super::question::{Question, stage};
use super::step::{Doing, Growth};
use super::{Tour, TourControls};
use crate::uct::steps::Steps;

impl Tour {
    /// The question of this step, once it has been asked.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref().filter(|_| self.question_flow.is_wanted)
    }

    /// Whether a question about the stage on display is open or about to be asked, so that the display must not give
    /// the answer away.
    pub fn asks(&self) -> bool {
        self.question.as_ref().is_some_and(|question| question.given.is_none() && question.is_of_stage())
    }

    /// Prepares the question of this step when its subject is on display. The tour waits there.
    pub fn prepare_question(&mut self, controls: &TourControls<'_>) {
        if !self.question_flow.is_to_come || self.seeking.is_some() {
            return;
        }
        let question = match self.step.content().doing {
            Doing::Grow(_, to, Growth::One) => {
                let (live, view) = (&controls.live, controls.live.view.as_ref());
                let is_there = |playouts: u32| live.is_decided() || playouts >= to && !live.on;
                let Some(view) = view.filter(|view| is_there(view.playouts)) else { return };
                Question::of_constant(view)
            }
            Doing::Show(..) => {
                let question = controls.steps.settled().and_then(|current| Question::at_stage(self.step, current));
                if question.is_none() {
                    // The tour is still on its way there.
                    return;
                }
                question
            }
            Doing::Nothing | Doing::Grow(..) => None,
        };
        self.question_flow.is_to_come = false;
        if question.is_some() {
            (self.question, self.pace) = (question, None);
        }
    }

    /// Continues to the question of this step. Returns whether there is, or may be, one that the learner has not seen.
    pub fn ask(&mut self, controls: &mut TourControls<'_>) -> bool {
        if self.question_flow.is_to_come {
            self.question_flow.is_wanted = true;
            match self.step.content().doing {
                Doing::Grow(_, to, Growth::One) => {
                    controls.live.run_up_to(to);
                    self.pace = None;
                }
                Doing::Show(..) if self.seeking.is_none() => self.show_asked(controls.steps),
                Doing::Nothing | Doing::Grow(..) | Doing::Show(..) => {}
            }
            return true;
        }
        self.question.is_some() && !std::mem::replace(&mut self.question_flow.is_wanted, true)
    }

    /// Returns from an open question to the explanation. Returns whether there was a question.
    pub fn take_question_back(&mut self) -> bool {
        let is_open = self.question().is_some_and(|question| question.given.is_none());
        self.question_flow.is_wanted &= !is_open;
        is_open
    }

    /// Whether the learner has requested a question that the step turned out not to have.
    pub fn has_nothing_to_ask(&self) -> bool {
        self.question_flow.is_wanted
            && !self.question_flow.is_to_come
            && self.question.is_none()
            && self.seeking.is_none()
    }

    /// Shows the stage that the question of this step refers to.
    pub(super) fn show_asked(&self, steps: &mut Steps) {
        let iteration = steps.settled().and_then(|current| current.iteration.as_ref());
        if let Some(asked) = iteration.and_then(|iteration| stage(self.step, iteration)) {
            steps.show_stage(asked);
        }
    }

    /// Takes the learner's answer, shows the right one, and continues.
    pub fn answer(&mut self, answer: usize, steps: &mut Steps) {
        let question = self.question.as_mut().filter(|_| self.question_flow.is_wanted);
        if !question.is_some_and(|question| question.take(answer)) {
            return;
        }
        match self.step.content().doing {
            Doing::Show(phase, _) if self.calm => steps.show(phase, true),
            Doing::Show(..) => self.begin_pace(),
            Doing::Nothing | Doing::Grow(..) => {}
        }
    }
}
