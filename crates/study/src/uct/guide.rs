//! What the tour has to do with the rest: the game's state, and the time.

use alquerque_app::state::State;

use super::event::{Event, Mode, Touring};
use super::seats::Seats;
use super::tour::{self, Moved, Tour};
use super::{Uct, order, select};
use crate::effect::StudyEffect;
use crate::event::Event as StudyEvent;

impl Uct {
    /// Does what concerns the tour.
    pub(super) fn guide(&mut self, state: &mut State, event: Touring) -> Vec<StudyEffect> {
        if event == Touring::Begin {
            return self.begin_tour(state);
        }
        let Some((tour, mut moved)) = self.on_tour() else { return Vec::new() };
        let step = match event {
            Touring::Tick(pace) => {
                tour.tick(pace, &mut moved);
                return self.pace().into_iter().collect();
            }
            Touring::Next => tour.step.next(),
            Touring::Back => Some(tour.step.before().unwrap_or_default()),
            Touring::Begin | Touring::End | Touring::Steps => None,
        };
        let Some(step) = step else {
            let effects = self.end_tour(state);
            if event == Touring::Steps {
                self.mode = Mode::Steps;
            }
            return effects;
        };
        let orders = tour.enter(step, &*state.record, &mut moved);
        orders.into_iter().map(order).chain(self.pace()).collect()
    }

    /// Begins a tour, or begins it anew, where there is something to choose.
    fn begin_tour(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let mut effects = self.end_tour(state);
        let here = state.record.tree().current();
        let Some(there) = tour::beginning(&*state.record) else { return effects };
        let from = (here != there).then(|| (here, state.record.tree().key(here)));
        if from.is_some() {
            effects.extend(select(state, there));
        }
        self.broken = false;
        // It tells of one position, on which nobody plays meanwhile.
        let seats = std::mem::replace(&mut self.duel.seats, Seats::Nobody);
        self.tour = Some(Tour::new(self.mode, from, seats, state.outside.reduced_motion));
        effects
    }

    pub(super) fn end_tour(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(tour) = self.tour.take() else { return Vec::new() };
        // It plays on when somebody lets it.
        self.duel.seats = tour.seats();
        self.duel.wait();
        let (back, orders) = tour.end(&*state.record, &mut self.moved());
        let back = back.map_or_else(Vec::new, |node| select(state, node));
        orders.into_iter().map(order).chain(back).collect()
    }

    /// Lets the tour go along with the board, or end.
    pub(super) fn guide_along(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let is_elsewhere = !self.shown;
        let Some((tour, mut moved)) = self.on_tour() else { return Vec::new() };
        if is_elsewhere && tour.step.next().is_none() {
            return self.end_tour(state);
        }
        match tour.follow(&*state.record, &mut moved) {
            Some(orders) => orders.into_iter().map(order).chain(self.pace()).collect(),
            None => self.end_tour(state),
        }
    }

    /// The time of the tour's next move, where it is not waited for yet.
    pub(super) fn pace(&mut self) -> Option<StudyEffect> {
        let (millis, pace) = self.tour.as_mut()?.take_due(&self.steps)?;
        Some(StudyEffect::After(millis, StudyEvent::Uct(Event::Tour(Touring::Tick(pace)))))
    }

    fn on_tour(&mut self) -> Option<(&mut Tour, Moved<'_>)> {
        let moved = Moved { mode: &mut self.mode, live: &mut self.live, steps: &mut self.steps };
        self.tour.as_mut().map(|tour| (tour, moved))
    }

    fn moved(&mut self) -> Moved<'_> {
        Moved { mode: &mut self.mode, live: &mut self.live, steps: &mut self.steps }
    }
}
