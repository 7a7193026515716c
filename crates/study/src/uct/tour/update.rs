//! Connects the tour to the game's state and to timers, and makes its automatic moves.

use alquerque_app::notice::say::notice;
use alquerque_app::state::State;
use alquerque_app::update::replace_version;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::Edit;
use alquerque_language::{Phrase, message};

use super::step::{Growth, StepAction, TourStep, WEIGHED};
use super::{Controlled, Tour, example, has_choice, is_worth};
use crate::effect::{StudyEffect, from_game};
use crate::event::{Event as StudyEvent, TourEvent, UctEvent};
use crate::uct::autoplay::Seats;
use crate::uct::controls::{Mode, Phase, Size, Stage};
use crate::uct::live::Live;
use crate::uct::steps::{CurrentIteration, Steps};
use crate::uct::{Uct, request_effect, small_game};

impl Uct {
    /// Updates the tour for an event.
    pub(in crate::uct) fn handle_tour(&mut self, state: &mut State, event: TourEvent) -> Vec<StudyEffect> {
        if let TourEvent::Begin(step) = event {
            return self.begin_tour(state, step);
        }
        let Some((tour, mut controls)) = self.on_tour() else { return Vec::new() };
        let step = match event {
            TourEvent::Tick(pace) => {
                tour.tick(pace, &mut controls);
                return self.schedule_tour().into_iter().collect();
            }
            TourEvent::Next if tour.open_question(&mut controls) => return Vec::new(),
            TourEvent::Back if tour.close_question() => return Vec::new(),
            TourEvent::Next => tour.step.next(),
            TourEvent::Back => Some(tour.step.before().unwrap_or_default()),
            TourEvent::Begin(_) | TourEvent::End | TourEvent::Steps => None,
        };
        let Some(step) = step else {
            let effects = self.end_tour(state);
            if event == TourEvent::Steps {
                self.mode = Mode::Steps;
            }
            return effects;
        };
        let requests = tour.enter(step, &*state.game.record, &mut controls);
        requests.into_iter().map(request_effect).chain(self.schedule_tour()).collect()
    }

    /// Starts or restarts the tour: at the position on the board, or at an example if there is nothing to choose. The
    /// game is set aside: moves during the tour are not part of it.
    fn begin_tour(&mut self, state: &mut State, step: TourStep) -> Vec<StudyEffect> {
        let mut effects = self.end_tour(state);
        // During an exercise, the game is already set aside.
        let is_free = state.game.aside().is_none();
        let is_wanted = is_free && !is_worth(&*state.game.record);
        let example = if is_wanted { example(&*state.game.record) } else { None };
        if example.is_none() && !has_choice(&*state.game.record) {
            return effects;
        }
        let mut key = None;
        if is_free {
            state.game.set_aside();
            let is_small = small_game::is_on_board(&*state.game.record);
            effects.extend(example.into_iter().flat_map(|record| from_game(replace_version(state, record))));
            if is_small {
                notice(state, Phrase::new(message::TOUR_OTHER_POSITION));
            }
            key = Some((state.game.record.tree().current_key(), state.game.replacements()));
        }
        // Some steps are about the board, which the large view hides.
        (self.broken, self.size) = (false, Size::Usual);
        // The tour explains one position, so the game pauses.
        let seats = std::mem::replace(&mut self.autoplay.seats, Seats::Nobody);
        self.tour = Some(Tour::new(step, self.mode, key, seats, state.environment.reduced_motion));
        effects
    }

    pub(in crate::uct) fn end_tour(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(tour) = self.tour.take() else { return Vec::new() };
        // The game resumes when the user lets it.
        self.autoplay.seats = tour.seats;
        self.autoplay.pause();
        let start = tour.start;
        let requests = tour.end(&*state.game.record, &mut self.controls());
        let back = start.map_or_else(Vec::new, |start| put_back(state, start));
        requests.into_iter().map(request_effect).chain(back).collect()
    }

    /// Ends the tour if it has set the game aside, because the board is needed for something else.
    pub(crate) fn leave_board(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let has_set_aside = self.tour.as_ref().is_some_and(|tour| tour.start.is_some());
        if has_set_aside { self.end_tour(state) } else { Vec::new() }
    }

    /// Ends the tour if another game is on the board, so that the game set aside does not replace it.
    pub(crate) fn leave_other_board(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let start = self.tour.as_ref().and_then(|tour| tour.start);
        let is_other = start.is_some_and(|(_, replacements)| replacements != state.game.replacements());
        if is_other { self.end_tour(state) } else { Vec::new() }
    }

    /// Synchronizes the tour with the board, or ends it.
    pub(in crate::uct) fn follow_board(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let is_elsewhere = !self.shown;
        let mut effects = self.replace_solved(state);
        let Some((tour, mut controls)) = self.on_tour() else { return Vec::new() };
        if is_elsewhere && tour.step.next().is_none() {
            return self.end_tour(state);
        }
        match tour.follow(&*state.game.record, &mut controls) {
            Some(mut requests) => {
                tour.prepare_question(&controls);
                if tour.has_nothing_to_ask()
                    && let Some(next) = tour.step.next()
                {
                    requests.extend(tour.enter(next, &*state.game.record, &mut controls));
                }
                effects.extend(requests.into_iter().map(request_effect).chain(self.schedule_tour()));
            }
            None => effects.extend(self.end_tour(state)),
        }
        effects
    }

    /// Shows the example instead if the search has ended before it could show what the steps explain.
    fn replace_solved(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let is_solved = self.live.is_decided() && self.live.playouts() < WEIGHED;
        let Some(start) = self.tour.as_mut().and_then(|tour| tour.start.as_mut()).filter(|_| is_solved) else {
            return Vec::new();
        };
        let Some(record) = example(&*state.game.record).filter(|example| example.tree().current_key() != start.0)
        else {
            return Vec::new();
        };
        let effects = from_game(replace_version(state, record));
        *start = (state.game.record.tree().current_key(), state.game.replacements());
        notice(state, Phrase::new(message::TOUR_OTHER_POSITION));
        effects
    }

    /// Takes the answer to the question on display.
    pub(in crate::uct) fn answer(&mut self, answer: usize) -> Option<StudyEffect> {
        match self.on_tour() {
            Some((tour, controls)) => tour.answer(answer, controls.steps),
            None => self.steps.answer(answer),
        }
        self.schedule_tour()
    }

    /// Takes a move on the board as the answer to a question about branches, and undoes it.
    pub(crate) fn answer_on_board(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(tour) = &self.tour else { return Vec::new() };
        let Some(question) = tour.question().filter(|question| question.asks_for_branch()) else { return Vec::new() };
        let tree = state.game.record.tree();
        let node = tree.current();
        let Some(parent) = tree.parent(node).filter(|&parent| tour.key == tree.key(parent)) else { return Vec::new() };
        let answer = question.answer_index(&state.game.record.move_text(node));
        // The move was an answer, so delete it. The real game, which may also contain it, is set aside.
        let mut record = state.game.record.clone();
        record.edit(Edit::Delete(node));
        record.select(parent);
        let mut effects = from_game(replace_version(state, record));
        match answer {
            Some(answer) => effects.extend(self.answer(answer)),
            None => state.notices.announce(Phrase::new(message::TOUR_NOT_OFFERED)),
        }
        effects
    }

    /// Schedules the tour's next automatic move, unless it is already scheduled.
    pub(in crate::uct) fn schedule_tour(&mut self) -> Option<StudyEffect> {
        let (millis, pace) = self.tour.as_mut()?.take_due(&self.steps)?;
        Some(StudyEffect::After(millis, StudyEvent::Uct(UctEvent::Tour(TourEvent::Tick(pace)))))
    }

    fn on_tour(&mut self) -> Option<(&mut Tour, Controlled<'_>)> {
        let controls = Controlled { mode: &mut self.mode, live: &mut self.live, steps: &mut self.steps };
        self.tour.as_mut().map(|tour| (tour, controls))
    }

    fn controls(&mut self) -> Controlled<'_> {
        Controlled { mode: &mut self.mode, live: &mut self.live, steps: &mut self.steps }
    }
}

/// Puts the game set aside for a tour of this position back on the board. If another game has been opened since,
/// replaces the tour's game where it is waiting.
fn put_back(state: &mut State, (key, replacements): (u64, u32)) -> Vec<StudyEffect> {
    let Some(original) = state.game.take_aside() else { return Vec::new() };
    let is_of_tour = |record: &dyn AnyRecord| record.tree().find(key).is_some();
    if replacements == state.game.replacements() {
        return from_game(replace_version(state, original));
    }
    state.game.exchange_waiting(is_of_tour, &*original);
    Vec::new()
}

/// Milliseconds between numbers of playouts, when doubling and when adding one.
const DOUBLE_MILLIS: u32 = 600;
const ONE_MILLIS: u32 = 700;
/// Milliseconds per step down or up the tree, and per expansion.
const WAY_MILLIS: u32 = 1400;
const GROWTH_MILLIS: u32 = 2500;
/// Milliseconds of a playout, and the minimum and maximum per move.
const GAME_MILLIS: u32 = 6000;
const MIN_MILLIS: u32 = 40;
const MAX_MILLIS: u32 = 300;

impl Tour {
    pub(super) fn begin_timer(&mut self) {
        self.last_timer = self.last_timer.wrapping_add(1);
        (self.timer, self.is_due) = (Some(self.last_timer), true);
    }

    /// Returns the delay of the next automatic move in milliseconds and the number of its timer, unless it is already
    /// scheduled.
    pub fn take_due(&mut self, steps: &Steps) -> Option<(u32, u32)> {
        if !std::mem::take(&mut self.is_due) {
            return None;
        }
        let millis = match self.step.content().action {
            StepAction::Nothing => return None,
            StepAction::Grow(_, _, Growth::One) => ONE_MILLIS,
            StepAction::Grow(_, _, Growth::Double) => DOUBLE_MILLIS,
            StepAction::Show(..) => steps.current().map_or(WAY_MILLIS, millis),
        };
        Some((millis, self.timer?))
    }

    /// Makes the automatic move that is due.
    pub fn tick(&mut self, pace: u32, controls: &mut Controlled<'_>) {
        if self.timer != Some(pace) {
            return;
        }
        self.is_due = match self.step.content().action {
            StepAction::Nothing => false,
            StepAction::Show(_, last) => controls.steps.step_within(last),
            StepAction::Grow(_, to, growth) => grow(controls.live, to, growth),
        };
        if !self.is_due {
            self.timer = None;
        }
    }
}

/// Grows the tree once it has reached its last target. Returns whether it still has to grow.
fn grow(live: &mut Live, to: u32, growth: Growth) -> bool {
    if live.is_decided() {
        return false;
    }
    if live.on || live.view.is_none() {
        return true;
    }
    let now = live.playouts();
    let next = match growth {
        Growth::One => now.saturating_add(1),
        Growth::Double => now.saturating_mul(2),
    };
    if now < to {
        live.run_up_to(next.min(to));
    }
    now < to
}

/// Returns how long to show a step of an iteration.
fn millis(current: &CurrentIteration) -> u32 {
    match current.stage() {
        Stage::Playout(_) => {
            let moves = current
                .iteration
                .as_ref()
                .and_then(|iteration| iteration.playout.as_ref())
                .map_or(1, |playout| playout.moves.len());
            let moves = u32::try_from(moves).unwrap_or(u32::MAX).max(1);
            (GAME_MILLIS / moves).clamp(MIN_MILLIS, MAX_MILLIS)
        }
        stage if stage.phase() == Some(Phase::Expansion) => GROWTH_MILLIS,
        _ => WAY_MILLIS,
    }
}
