//! Connects the tour to the game's state and to timers.

use alquerque_app::state::State;
use alquerque_app::update::exchange;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::Edit;
use alquerque_language::Phrase;

use super::event::{Event, Mode, TourEvent};
use super::seats::Seats;
use super::tour::{Tour, TourControls, start};
use super::{Uct, order};
use crate::effect::{StudyEffect, games, select};
use crate::event::Event as StudyEvent;

impl Uct {
    /// Updates the tour for an event.
    pub(super) fn guide(&mut self, state: &mut State, event: TourEvent) -> Vec<StudyEffect> {
        if event == TourEvent::Begin {
            return self.begin_tour(state);
        }
        let Some((tour, mut controls)) = self.on_tour() else { return Vec::new() };
        let step = match event {
            TourEvent::Tick(pace) => {
                tour.tick(pace, &mut controls);
                return self.pace().into_iter().collect();
            }
            TourEvent::Answer(answer) => {
                tour.answer(answer, controls.steps);
                return self.pace().into_iter().collect();
            }
            TourEvent::Next => tour.step.next(),
            TourEvent::Back => Some(tour.step.before().unwrap_or_default()),
            TourEvent::Begin | TourEvent::End | TourEvent::Steps => None,
        };
        let Some(step) = step else {
            let effects = self.end_tour(state);
            if event == TourEvent::Steps {
                self.mode = Mode::Steps;
            }
            return effects;
        };
        let orders = tour.enter(step, &*state.game.record, &mut controls);
        orders.into_iter().map(order).chain(self.pace()).collect()
    }

    /// Starts or restarts the tour: at the position on the board, or at an example if that leaves nothing to choose. The game is set
    /// aside then.
    fn begin_tour(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let mut effects = self.end_tour(state);
        let mut example = None;
        // A game that is set aside already waits for the end of an exercise.
        if state.game.aside.is_none()
            && !start::is_worth(&*state.game.record)
            && let Some(record) = start::example(&*state.game.record)
        {
            example = Some(record.tree().current_key());
            state.game.aside = Some(state.game.record.boxed());
            effects.extend(games(exchange(state, record)));
        } else if !start::has_choice(&*state.game.record) {
            return effects;
        }
        self.broken = false;
        // The tour explains one position, so the game pauses.
        let seats = std::mem::replace(&mut self.autoplay.seats, Seats::Nobody);
        self.tour = Some(Tour::new(self.mode, example, seats, state.environment.reduced_motion));
        effects
    }

    pub(super) fn end_tour(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(tour) = self.tour.take() else { return Vec::new() };
        // The game resumes when the user lets it.
        self.autoplay.seats = tour.seats();
        self.autoplay.wait();
        let example = tour.example();
        let orders = tour.end(&*state.game.record, &mut self.controls());
        let back = example.map_or_else(Vec::new, |key| put_back(state, key));
        orders.into_iter().map(order).chain(back).collect()
    }

    /// Ends the tour if it has set the game aside, which others are about to use.
    pub(crate) fn leave_example(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let has_example = self.tour.as_ref().is_some_and(|tour| tour.example().is_some());
        if has_example { self.end_tour(state) } else { Vec::new() }
    }

    /// Keeps the tour in step with the board, or ends it.
    pub(super) fn guide_along(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let is_elsewhere = !self.shown;
        let Some((tour, mut controls)) = self.on_tour() else { return Vec::new() };
        if is_elsewhere && tour.step.next().is_none() {
            return self.end_tour(state);
        }
        match tour.follow(&*state.game.record, &mut controls) {
            Some(orders) => {
                tour.ask(&controls);
                orders.into_iter().map(order).chain(self.pace()).collect()
            }
            None => self.end_tour(state),
        }
    }

    /// Takes a move on the board as the answer to a question about branches, and takes it back. `before` is the record that the move
    /// was added to, unless that has been set aside for an example.
    pub(crate) fn answer_on_board(&mut self, state: &mut State, before: &dyn AnyRecord) -> Vec<StudyEffect> {
        let Some(tour) = &self.tour else { return Vec::new() };
        let Some(question) = tour.question().filter(|question| question.asks_for_branch()) else { return Vec::new() };
        let tree = state.game.record.tree();
        let node = tree.current();
        let Some(parent) = tree.parent(node).filter(|&parent| tour.is_at(tree.key(parent))) else { return Vec::new() };
        let answer = question.answer_of(&state.game.record.move_text(node));
        let is_known = state.game.aside.is_none() && before.tree().find(tree.key(node)).is_some();
        let mut effects = if is_known {
            select(state, parent)
        } else {
            // The move was made to answer, not to be kept.
            let mut record = state.game.record.clone();
            record.edit(Edit::Delete(node));
            record.select(parent);
            games(exchange(state, record))
        };
        match answer {
            Some(answer) => effects.extend(self.guide(state, TourEvent::Answer(answer))),
            None => state.view.announcement = Phrase::new("tour-not-offered").into(),
        }
        effects
    }

    /// Schedules the tour's next automatic move, unless it is already scheduled.
    pub(super) fn pace(&mut self) -> Option<StudyEffect> {
        let (millis, pace) = self.tour.as_mut()?.take_due(&self.steps)?;
        Some(StudyEffect::After(millis, StudyEvent::Uct(Event::Tour(TourEvent::Tick(pace)))))
    }

    fn on_tour(&mut self) -> Option<(&mut Tour, TourControls<'_>)> {
        let controls = TourControls { mode: &mut self.mode, live: &mut self.live, steps: &mut self.steps };
        self.tour.as_mut().map(|tour| (tour, controls))
    }

    fn controls(&mut self) -> TourControls<'_> {
        TourControls { mode: &mut self.mode, live: &mut self.live, steps: &mut self.steps }
    }
}

/// Puts the game that was set aside for an example with this position back on the board; or where the example has been put, if
/// another game has been opened.
fn put_back(state: &mut State, key: u64) -> Vec<StudyEffect> {
    let Some(original) = state.game.aside.take() else { return Vec::new() };
    let is_example = |record: &dyn AnyRecord| record.tree().find(key).is_some();
    if is_example(&*state.game.record) {
        return games(exchange(state, original));
    }
    let replaced = state.game.replaced.as_mut().and_then(|replaced| replaced.record.as_mut());
    for record in state.game.others.iter_mut().chain(replaced) {
        if is_example(&**record) {
            *record = original.boxed();
        }
    }
    Vec::new()
}
