//! Connects the tour to the game's state and to timers.

use alquerque_app::state::State;

use super::event::{Event, Mode, TourEvent};
use super::seats::Seats;
use super::tour::{self, Tour, TourControls};
use super::{Uct, order, select};
use crate::effect::StudyEffect;
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

    /// Starts or restarts the tour, if there is a position with a choice of moves.
    fn begin_tour(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let mut effects = self.end_tour(state);
        let here = state.game.record.tree().current();
        let Some(there) = tour::beginning(&*state.game.record) else { return effects };
        let from = (here != there).then(|| (here, state.game.record.tree().key(here)));
        if from.is_some() {
            effects.extend(select(state, there));
        }
        self.broken = false;
        // The tour explains one position, so the game pauses.
        let seats = std::mem::replace(&mut self.autoplay.seats, Seats::Nobody);
        self.tour = Some(Tour::new(self.mode, from, seats, state.environment.reduced_motion));
        effects
    }

    pub(super) fn end_tour(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(tour) = self.tour.take() else { return Vec::new() };
        // The game resumes when the user lets it.
        self.autoplay.seats = tour.seats();
        self.autoplay.wait();
        let (back, orders) = tour.end(&*state.game.record, &mut self.controls());
        let back = back.map_or_else(Vec::new, |node| select(state, node));
        orders.into_iter().map(order).chain(back).collect()
    }

    /// Keeps the tour in step with the board, or ends it.
    pub(super) fn guide_along(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let is_elsewhere = !self.shown;
        let Some((tour, mut controls)) = self.on_tour() else { return Vec::new() };
        if is_elsewhere && tour.step.next().is_none() {
            return self.end_tour(state);
        }
        match tour.follow(&*state.game.record, &mut controls) {
            Some(orders) => orders.into_iter().map(order).chain(self.pace()).collect(),
            None => self.end_tour(state),
        }
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
