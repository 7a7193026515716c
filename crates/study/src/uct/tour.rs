//! A guided tour of the search. Each step runs the real search and explains what it does.

pub mod paper;
pub mod step;
pub mod words;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_messages::analysis::uct::{Expansion, Iteration, UctRequest};

use super::event::{Mode, Stepping};
use super::live::Live;
use super::seats::Seats;
use super::stage::{Phase, Stage};
use super::steps::{CurrentIteration, SEED, Steps};
use step::{Doing, Growth, TourStep};

/// Minimum number of moves in a position worth searching.
const MIN_MOVES: usize = 2;
/// The first number of playouts when they double.
const FIRST_PLAYOUTS: u32 = 8;
/// Maximum number of iterations to examine for one with all phases.
const MAX_EXAMINED: u32 = 100;
/// Milliseconds between numbers of playouts, whether they double or grow by one.
const DOUBLE_MILLIS: u32 = 600;
const ONE_MILLIS: u32 = 700;
/// Milliseconds per step down or up the tree, or per expansion.
const WAY_MILLIS: u32 = 1400;
const GROWTH_MILLIS: u32 = 2500;
/// Milliseconds of a playout, and the minimum and maximum per move.
const GAME_MILLIS: u32 = 6000;
const MIN_MILLIS: u32 = 40;
const MAX_MILLIS: u32 = 300;

/// A tour in progress.
#[derive(Debug)]
pub struct Tour {
    /// Its step.
    pub step: TourStep,
    /// Reduced motion: each step shows its final state at once.
    calm: bool,
    /// The view before the tour.
    mode: Mode,
    /// The node on the board before the tour with its key, if the tour has controls elsewhere.
    from: Option<(NodeId, u64)>,
    /// The sides UCT played before the tour.
    seats: Seats,
    /// The position's key in its record.
    key: u64,
    /// The iteration to examine next.
    seeking: Option<Seeking>,
    /// The iteration with all phases, once found.
    found: Option<u32>,
    /// The number of the running timer, so that ticks of older ones are ignored.
    pace: Option<u32>,
    paces: u32,
    /// Whether an automatic move needs scheduling.
    is_due: bool,
}

#[derive(Clone, Copy, Debug)]
struct Seeking {
    number: u32,
    is_asked: bool,
}

/// The parts of the state that the tour controls.
#[derive(Debug)]
pub struct TourControls<'a> {
    /// The view.
    pub mode: &'a mut Mode,
    /// The growing tree.
    pub live: &'a mut Live,
    /// The step-by-step view.
    pub steps: &'a mut Steps,
}

/// Returns where a tour can start: the current position or the first one, whichever has a choice of moves.
pub fn beginning(record: &dyn AnyRecord) -> Option<NodeId> {
    let has_choice = |record: &dyn AnyRecord| record.ending().is_none() && record.legal_turns().len() >= MIN_MOVES;
    if has_choice(record) {
        return Some(record.tree().current());
    }
    let mut first = record.boxed();
    first.select(NodeId::ROOT);
    has_choice(&*first).then_some(NodeId::ROOT)
}

impl Tour {
    /// Creates a tour. `from` is the node on the board with its key, if the tour has to move elsewhere.
    pub fn new(mode: Mode, from: Option<(NodeId, u64)>, seats: Seats, calm: bool) -> Self {
        let step = TourStep::default();
        Self { step, calm, mode, from, seats, key: 0, seeking: None, found: None, pace: None, paces: 0, is_due: false }
    }

    /// Returns whether the display is about to change, so that announcements should wait.
    pub fn is_moving(&self) -> bool {
        self.pace.is_some() || self.seeking.is_some()
    }

    /// Follows the board. In a new position it restarts its step. Returns `None` if there is no choice of moves.
    pub fn follow(&mut self, record: &dyn AnyRecord, controls: &mut TourControls<'_>) -> Option<Vec<UctRequest>> {
        let key = record.tree().current_key();
        if self.key == key {
            return Some(Vec::new());
        }
        if record.ending().is_some() || record.legal_turns().len() < MIN_MOVES {
            return None;
        }
        (self.key, self.found) = (key, None);
        controls.steps.forget();
        let mut orders = controls.live.begin_anew(Some(SEED));
        orders.extend(self.enter(self.step, record, controls));
        Some(orders)
    }

    /// Restarts the step.
    pub fn again(&mut self) {
        self.key = 0;
    }

    /// Goes to a step.
    pub fn enter(
        &mut self,
        step: TourStep,
        record: &dyn AnyRecord,
        controls: &mut TourControls<'_>,
    ) -> Vec<UctRequest> {
        self.step = step;
        self.halt();
        controls.steps.play(false);
        let mut orders =
            if controls.live.path().is_empty() { Vec::new() } else { controls.live.select_path(Vec::new(), record) };
        if !controls.live.top().is_empty() {
            orders.extend(controls.live.zoom(false));
        }
        match step.doing() {
            Doing::Nothing => {
                *controls.mode = Mode::Live;
                orders.extend(controls.live.begin_anew(Some(SEED)));
            }
            Doing::Grow(from, to, _) => {
                *controls.mode = Mode::Live;
                // When the user comes back to the step, show it again.
                if controls.live.playouts() > from {
                    orders.extend(controls.live.begin_anew(Some(SEED)));
                }
                controls.live.run_up_to(if self.calm { to } else { from.max(FIRST_PLAYOUTS) });
                if !self.calm {
                    self.begin_pace();
                }
            }
            Doing::Show(..) => {
                controls.live.run(false);
                *controls.mode = Mode::Steps;
                let found = self.found.filter(|_| step != TourStep::Playout);
                self.seeking = Some(Seeking { number: found.unwrap_or(step.iteration()), is_asked: false });
                orders.extend(self.seek(controls.steps));
            }
        }
        orders
    }

    /// Stops all automatic moves, because the user has taken over.
    pub fn halt(&mut self) {
        (self.seeking, self.pace) = (None, None);
    }

    /// Examines the iterations received so far for one to show.
    pub fn seek(&mut self, steps: &mut Steps) -> Vec<UctRequest> {
        while let (Some(Seeking { number, is_asked }), Some(current)) = (self.seeking, steps.settled()) {
            if !is_asked {
                self.seeking = Some(Seeking { number, is_asked: true });
                let orders = steps.jump(number);
                if orders.is_empty() {
                    continue;
                }
                return orders;
            }
            let first = self.step.iteration();
            let is_good =
                number == 1 || current.number == number && current.iteration.as_ref().is_some_and(has_all_phases);
            if is_good {
                self.arrive(steps);
                break;
            }
            // A search that ends this early still has its first iteration.
            let is_lost = current.number < number || number >= first + MAX_EXAMINED;
            self.seeking = Some(Seeking { number: if is_lost { 1 } else { number + 1 }, is_asked: false });
        }
        Vec::new()
    }

    fn arrive(&mut self, steps: &mut Steps) {
        let Some(Seeking { number, .. }) = self.seeking.take() else { return };
        if self.step != TourStep::Playout {
            self.found = Some(number);
        }
        if let Doing::Show(phase, _) = self.step.doing() {
            steps.show(phase, self.calm);
        }
        if !self.calm {
            self.begin_pace();
        }
    }

    fn begin_pace(&mut self) {
        self.paces = self.paces.wrapping_add(1);
        (self.pace, self.is_due) = (Some(self.paces), true);
    }

    /// Returns the delay of the next automatic move in milliseconds and the number of its timer, unless it is already
    /// scheduled.
    pub fn take_due(&mut self, steps: &Steps) -> Option<(u32, u32)> {
        if !std::mem::take(&mut self.is_due) {
            return None;
        }
        let millis = match self.step.doing() {
            Doing::Nothing => return None,
            Doing::Grow(_, _, Growth::One) => ONE_MILLIS,
            Doing::Grow(_, _, Growth::Double) => DOUBLE_MILLIS,
            Doing::Show(..) => steps.current().map_or(WAY_MILLIS, millis),
        };
        Some((millis, self.pace?))
    }

    /// Makes the automatic move that is due.
    pub fn tick(&mut self, pace: u32, controls: &mut TourControls<'_>) {
        if self.pace != Some(pace) {
            return;
        }
        self.is_due = match self.step.doing() {
            Doing::Nothing => false,
            Doing::Show(_, last) => controls.steps.step_within(last),
            Doing::Grow(_, to, growth) => grow(controls.live, to, growth),
        };
        if !self.is_due {
            self.pace = None;
        }
    }

    /// The sides UCT played before the tour.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Restores the state before the tour. Returns the node to go back to, if any, and orders.
    pub fn end(self, record: &dyn AnyRecord, controls: &mut TourControls<'_>) -> (Option<NodeId>, Vec<UctRequest>) {
        *controls.mode = self.mode;
        controls.live.run(false);
        let mut orders =
            if controls.live.path().is_empty() { Vec::new() } else { controls.live.select_path(Vec::new(), record) };
        controls.steps.play(false);
        orders.extend(controls.steps.press(Stepping::First));
        // Another game may have been opened in the meantime.
        let tree = record.tree();
        let goes_back = |(node, key)| tree.current() == NodeId::ROOT && tree.find(key) == Some(node);
        (self.from.filter(|&from| goes_back(from)).map(|(node, _)| node), orders)
    }
}

/// Lets the tree grow once it has reached its last target. Returns whether it is still to grow.
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

fn has_all_phases(iteration: &Iteration) -> bool {
    let is_growing = matches!(iteration.expansion, Expansion::Children(_));
    iteration.selection.len() >= MIN_MOVES && is_growing && iteration.playout.is_some()
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
