//! A guided tour of the search. Each step runs the real search and explains what it does.

pub mod step;
mod update;
pub mod view;

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_messages::analysis::uct::{Expansion, Iteration, UctRequest};

use super::autoplay::Seats;
use super::controls::{Mode, Stage, Stepping};
use super::live::Live;
use super::question::Question;
use super::small_game;
use super::steps::{CurrentIteration, SEED, Steps};
use step::{Growth, StepAction, TourStep};

/// The first number of playouts in a doubling sequence.
const FIRST_PLAYOUTS: u32 = 8;
/// Maximum number of iterations to search for one with all phases.
const MAX_EXAMINED: u32 = 100;

/// A tour in progress.
#[derive(Debug, Default)]
pub struct Tour {
    /// Its step.
    pub step: TourStep,
    /// Reduced motion: each step shows its final state at once.
    reduced_motion: bool,
    /// The view before the tour.
    mode: Mode,
    /// The key of the position where the tour started, and the number of games on the board until then, if the tour has
    /// set the game aside.
    pub start: Option<(u64, u32)>,
    /// The sides UCT played before the tour.
    pub seats: Seats,
    /// The position's key in its record.
    key: u64,
    /// The iteration to examine next.
    examined: Option<Examined>,
    /// The iteration with all phases, once found.
    found: Option<u32>,
    /// The number of the running timer, so that ticks of older ones are ignored.
    timer: Option<u32>,
    last_timer: u32,
    /// Whether an automatic move must be scheduled.
    is_due: bool,
    /// The question of this step, once its subject is on display.
    question: Option<Question>,
    question_flow: QuestionFlow,
}

/// The progress of a step's question.
#[derive(Clone, Copy, Debug, Default)]
struct QuestionFlow {
    /// Whether the step may still have a question to come.
    is_pending: bool,
    /// Whether the learner has read the explanation and wants the question.
    is_wanted: bool,
}

#[derive(Clone, Copy, Debug)]
struct Examined {
    number: u32,
    is_requested: bool,
}

/// The parts of the state that the tour controls.
#[derive(Debug)]
pub struct Controlled<'a> {
    /// The view.
    pub mode: &'a mut Mode,
    /// The growing tree.
    pub live: &'a mut Live,
    /// The step-by-step view.
    pub steps: &'a mut Steps,
}

impl Tour {
    /// Creates a tour that begins at a step. `start` is the key of its position and the number of games on the board so
    /// far, if the game was set aside for it.
    pub fn new(step: TourStep, mode: Mode, start: Option<(u64, u32)>, seats: Seats, reduced_motion: bool) -> Self {
        Self { step, reduced_motion, mode, start, seats, ..Self::default() }
    }

    /// Returns whether the display is about to change, so that announcements should wait.
    pub fn is_moving(&self) -> bool {
        self.timer.is_some() || self.examined.is_some()
    }

    /// Follows the board. Restarts its step in a new position. Returns `None` if there is no choice of moves, or
    /// another game is on the board.
    pub fn follow(&mut self, record: &dyn AnyRecord, controls: &mut Controlled<'_>) -> Option<Vec<UctRequest>> {
        let key = record.tree().current_key();
        if self.key == key {
            return Some(Vec::new());
        }
        if !has_choice(record) || self.start.is_some_and(|(key, _)| record.tree().find(key).is_none()) {
            return None;
        }
        (self.key, self.found) = (key, None);
        controls.steps.reset_to_default();
        let mut requests = controls.live.restart(Some(SEED));
        requests.extend(self.enter(self.step, record, controls));
        Some(requests)
    }

    /// Restarts the step.
    pub fn restart_step(&mut self) {
        self.key = 0;
    }

    /// Goes to a step.
    pub fn enter(&mut self, step: TourStep, record: &dyn AnyRecord, controls: &mut Controlled<'_>) -> Vec<UctRequest> {
        self.step = step;
        self.stop();
        self.question_flow.is_pending = step.asks();
        controls.steps.play(false);
        let mut requests = controls.live.deselect(record);
        if !controls.live.top.is_empty() {
            requests.extend(controls.live.zoom(false));
        }
        match step.content().action {
            StepAction::Nothing => {
                *controls.mode = Mode::Live;
                requests.extend(controls.live.restart(Some(SEED)));
            }
            StepAction::Grow(from, to, _) => {
                *controls.mode = Mode::Live;
                // When the user comes back to the step, show it again.
                if controls.live.playouts() > from {
                    requests.extend(controls.live.restart(Some(SEED)));
                }
                controls.live.run_up_to(if self.reduced_motion { to } else { from.max(FIRST_PLAYOUTS) });
                if !self.reduced_motion {
                    self.begin_timer();
                }
            }
            StepAction::Show(..) => {
                controls.live.run(false);
                *controls.mode = Mode::Steps;
                let found = self.found.filter(|_| step != TourStep::Playout);
                self.examined = Some(Examined { number: found.unwrap_or(step.iteration()), is_requested: false });
                requests.extend(self.seek(controls.steps));
            }
        }
        requests
    }

    /// Stops all automatic moves, because the user has taken over.
    pub fn stop(&mut self) {
        (self.examined, self.timer, self.question) = (None, None, None);
        self.question_flow = QuestionFlow::default();
    }

    /// Examines the iterations received so far for one to show.
    pub fn seek(&mut self, steps: &mut Steps) -> Vec<UctRequest> {
        while let (Some(Examined { number, is_requested }), Some(current)) = (self.examined, steps.settled()) {
            if !is_requested {
                self.examined = Some(Examined { number, is_requested: true });
                let requests = steps.jump(number);
                if requests.is_empty() {
                    continue;
                }
                return requests;
            }
            let first = self.step.iteration();
            let is_good =
                number == 1 || current.number == number && current.iteration.as_ref().is_some_and(has_all_phases);
            if is_good {
                self.show_found(steps);
                break;
            }
            // A search that ends this early still has its first iteration.
            let is_lost = current.number < number || number >= first + MAX_EXAMINED;
            self.examined = Some(Examined { number: if is_lost { 1 } else { number + 1 }, is_requested: false });
        }
        Vec::new()
    }

    fn show_found(&mut self, steps: &mut Steps) {
        let Some(Examined { number, .. }) = self.examined.take() else { return };
        if self.step != TourStep::Playout {
            self.found = Some(number);
        }
        if let StepAction::Show(phase, _) = self.step.content().action {
            steps.show(|stage| stage.phase() == Some(phase), self.reduced_motion);
            let iteration = steps.settled().and_then(|current| current.iteration.as_ref());
            self.question_flow.is_pending &=
                iteration.is_some_and(|iteration| question_about(self.step, iteration).is_some());
            if self.question_flow.is_pending && (self.reduced_motion || self.question_flow.is_wanted) {
                self.show_asked(steps);
            }
        }
        if !self.reduced_motion {
            self.begin_timer();
        }
    }

    /// Restores the views before the tour.
    pub fn end(self, record: &dyn AnyRecord, controls: &mut Controlled<'_>) -> Vec<UctRequest> {
        *controls.mode = self.mode;
        controls.live.run(false);
        let mut requests = controls.live.deselect(record);
        requests.extend(controls.steps.press(Stepping::First));
        requests
    }
}

fn has_all_phases(iteration: &Iteration) -> bool {
    let is_growing = matches!(iteration.expansion, Expansion::Children(_));
    iteration.selection.len() >= MIN_MOVES && is_growing && iteration.playout.is_some()
}

impl Tour {
    /// Returns the question of this step, once it is displayed.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref().filter(|_| self.question_flow.is_wanted)
    }

    /// Whether a question about the stage on display is open or follows, so that the display must not reveal the
    /// answer.
    pub fn asks(&self) -> bool {
        self.question.as_ref().is_some_and(|question| question.given.is_none() && question.is_of_stage())
    }

    /// Prepares the question of this step when its subject is on display. The tour waits there.
    pub fn prepare_question(&mut self, controls: &Controlled<'_>) {
        if !self.question_flow.is_pending || self.examined.is_some() {
            return;
        }
        let question = match self.step.content().action {
            StepAction::Grow(_, to, Growth::One) => {
                let (live, view) = (&controls.live, controls.live.view.as_ref());
                let is_there = |playouts: u32| live.is_decided() || playouts >= to && !live.on;
                let Some(view) = view.filter(|view| is_there(view.playouts)) else { return };
                Question::about_constant(view)
            }
            StepAction::Show(..) => {
                let question = controls.steps.settled().and_then(|current| question_at(self.step, current));
                if question.is_none() {
                    // The tour is still on its way there.
                    return;
                }
                question
            }
            StepAction::Nothing | StepAction::Grow(..) => None,
        };
        self.question_flow.is_pending = false;
        if question.is_some() {
            (self.question, self.timer) = (question, None);
        }
    }

    /// Continues to the question of this step. Returns whether there is, or may be, one that the learner has not seen.
    pub fn open_question(&mut self, controls: &mut Controlled<'_>) -> bool {
        if self.question_flow.is_pending {
            self.question_flow.is_wanted = true;
            match self.step.content().action {
                StepAction::Grow(_, to, Growth::One) => {
                    controls.live.run_up_to(to);
                    self.timer = None;
                }
                StepAction::Show(..) if self.examined.is_none() => self.show_asked(controls.steps),
                StepAction::Nothing | StepAction::Grow(..) | StepAction::Show(..) => {}
            }
            return true;
        }
        self.question.is_some() && !std::mem::replace(&mut self.question_flow.is_wanted, true)
    }

    /// Returns from an open question to the explanation. Returns whether there was a question.
    pub fn close_question(&mut self) -> bool {
        let is_open = self.question().is_some_and(|question| question.given.is_none());
        self.question_flow.is_wanted &= !is_open;
        is_open
    }

    /// Whether the learner has requested a question, but the step has none.
    pub fn has_nothing_to_ask(&self) -> bool {
        self.question_flow.is_wanted
            && !self.question_flow.is_pending
            && self.question.is_none()
            && self.examined.is_none()
    }

    /// Shows the stage that the question of this step refers to.
    fn show_asked(&self, steps: &mut Steps) {
        let iteration = steps.settled().and_then(|current| current.iteration.as_ref());
        if let Some(stage) = iteration.and_then(|iteration| asked_stage(self.step, iteration)) {
            steps.show(|other| other == stage, false);
        }
    }

    /// Takes the learner's answer, shows the right one, and continues.
    pub fn answer(&mut self, answer: usize, steps: &mut Steps) {
        let question = self.question.as_mut().filter(|_| self.question_flow.is_wanted);
        if !question.is_some_and(|question| question.take(answer)) {
            return;
        }
        match self.step.content().action {
            StepAction::Show(phase, _) if self.reduced_motion => steps.show(|stage| stage.phase() == Some(phase), true),
            StepAction::Show(..) => self.begin_timer(),
            StepAction::Nothing | StepAction::Grow(..) => {}
        }
    }
}

/// The stage at which a step asks: at the root and, on the way up, one level below it.
fn asked_stage(step: TourStep, iteration: &Iteration) -> Option<Stage> {
    match step {
        TourStep::Selection => Some(Stage::Selection(0)),
        TourStep::Backpropagation => iteration.selection.len().checked_sub(1).map(Stage::Backpropagation),
        _ => None,
    }
}

/// The question of a step about an iteration.
fn question_about(step: TourStep, iteration: &Iteration) -> Option<Question> {
    Question::about(asked_stage(step, iteration)?, iteration)
}

/// The question of a step, if it concerns the stage on display.
fn question_at(step: TourStep, current: &CurrentIteration) -> Option<Question> {
    let iteration = current.iteration.as_ref()?;
    let question = question_about(step, iteration).filter(|_| asked_stage(step, iteration) == Some(current.stage()));
    question.map(|question| question.by(AnyGame::of(current.preview.record())))
}

/// Minimum number of moves in a position worth searching.
const MIN_MOVES: usize = 2;

/// The first moves of a game after which several moves are good, one is bad, and the search changes its mind. In an
/// opening there is one good move, as in `merkel`, or several equivalent ones, as in Othello.
const fn moves(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Alquerque => &["d3-c3", "b3xd3", "e3xc3", "d4-e3"],
        GameId::Othello => &["f5", "f6", "e6", "d6", "f7", "g7"],
        GameId::Draughts => &["10-15", "23-19", "7-10", "22-17", "2-7", "27-23"],
    }
}

/// Returns whether the position on the board is worth a tour: there is a choice, and it is neither the opening nor the
/// game for the blackboard, whose search ends at once.
pub fn is_worth(record: &dyn AnyRecord) -> bool {
    let is_opening = || AnyGame::of(record).record().position_text() == record.position_text();
    has_choice(record) && !small_game::is_on_board(record) && (record.played() > 0 || !is_opening())
}

/// Returns whether there is a choice of moves.
pub fn has_choice(record: &dyn AnyRecord) -> bool {
    record.ending().is_none() && record.legal_turns().len() >= MIN_MOVES
}

/// Returns a game under these rules at a position worth a tour.
pub fn example(record: &dyn AnyRecord) -> Option<Box<dyn AnyRecord>> {
    let mut example = AnyGame::of(record).record();
    for mv in moves(record.board().game) {
        example.play(mv).ok()?;
    }
    has_choice(&*example).then_some(example)
}

#[cfg(test)]
mod tests {
    use alquerque_core::family::AnyGame;

    use super::{example, is_worth};

    #[test]
    fn each_game_has_an_example_with_a_choice_under_each_of_its_rules() {
        for rules in
            ["merkel", "medieval", "ancient", "alfonso", "murray", "merkel,invert=allowed", "othello", "draughts"]
        {
            let record = rules.parse::<AnyGame>().unwrap().record();
            assert!(!is_worth(&*record), "{rules}: the opening");
            let example = example(&*record).unwrap_or_else(|| panic!("{rules}"));
            assert!(is_worth(&*example) && example.legal_turns().len() >= 5, "{rules}");
        }
    }
}
