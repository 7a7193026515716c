//! The tour's automatic moves and their timing.

use super::step::{Growth, StepAction};
use super::{Tour, TourControls};
use crate::uct::live::Live;
use crate::uct::stage::{Phase, Stage};
use crate::uct::steps::{CurrentIteration, Steps};

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
    pub fn tick(&mut self, pace: u32, controls: &mut TourControls<'_>) {
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
