//! A complete review without a browser, using the code of the study and its workers.

use std::collections::VecDeque;

use alquerque_app::jobs::JobEvent;
use alquerque_app::settings::{Controller, Settings};
use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_messages::{Answer, Request, StudyAnswer};
use alquerque_study::effect::StudyEffect;
use alquerque_study::event::ReviewEvent;
use alquerque_study::review::effort::Effort;
use alquerque_study::review::judge::{JudgedMove, judge_line};
use alquerque_study::review::summary::Error;
use alquerque_study::tab::Tab;
use alquerque_study::update::{handle, prepare};
use alquerque_study::{Event, Study, Worker};

use super::workers::{Prover, analyse};

/// A game after its review.
pub struct Reviewed {
    /// The study.
    pub study: Study,
    /// The page's state, with the record.
    pub state: State,
}

impl Reviewed {
    /// The judgements of the moves.
    pub fn judged(&self) -> Vec<Option<JudgedMove>> {
        judge_line(&*self.state.game.record)
    }

    /// The moves that the review reports as mistakes.
    pub fn errors(&self) -> Vec<Error> {
        self.study.review.errors(&*self.state.game.record, &self.judged())
    }
}

/// Reviews a game. Positions that have an assessment keep it.
pub fn review(record: Box<dyn AnyRecord>, effort: Effort) -> Reviewed {
    let mut settings = Settings::default();
    settings.choose(record.board().game);
    for player in Player::BOTH {
        settings.current_mut().set_controller(player, Controller::Human);
    }
    let mut state = State::new(settings, vec![record]);
    prepare(&mut state);
    let mut study = Study::new(&state);
    let mut events = VecDeque::from([
        Event::Tab(Tab::Review),
        Event::Review(ReviewEvent::Effort(effort)),
        Event::Review(ReviewEvent::Start { again: false }),
    ]);
    let mut prover = Prover::default();
    while let Some(event) = events.pop_front() {
        for effect in handle(&mut study, &mut state, event) {
            events.extend(carry_out(effect, &mut prover));
        }
    }
    Reviewed { study, state }
}

/// Performs an effect of the study in place of its workers.
fn carry_out(effect: StudyEffect, prover: &mut Prover) -> Option<Event> {
    match effect {
        StudyEffect::Request(worker @ Worker::Review, Request::Analyse(task)) => {
            let report = analyse(&task)?;
            Some(Event::Worker(
                worker,
                JobEvent::Answer(Answer::Study(StudyAnswer::Analysis { id: task.id, report, done: true })),
            ))
        }
        StudyEffect::Request(worker, Request::Search(request)) => {
            let id = request.id;
            let done = Answer::Done { id, best: None, report: prover.prove(request) };
            Some(Event::Worker(worker, JobEvent::Answer(done)))
        }
        _ => None,
    }
}
