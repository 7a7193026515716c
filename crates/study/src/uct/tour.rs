//! A guided tour through the search: each step has it do something, and says what. Nothing is shown that it does not do.

pub mod paper;
pub mod step;
pub mod words;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_messages::analysis::uct::{Expansion, Iteration, Order};

use super::event::{Mode, Stepping};
use super::live::Live;
use super::seats::Seats;
use super::stage::{Phase, Stage};
use super::steps::{SEED, Steps, Told};
use step::{Doing, Growth, TourStep};

/// The least moves of a position on which there is something to search for.
const LEAST_MOVES: usize = 2;
/// The first number of playouts that is seen where they double.
const FIRST_PLAYOUTS: u32 = 8;
/// The iterations that are looked at for one that shows all phases.
const MOST_SOUGHT: u32 = 100;
/// Milliseconds from one number of playouts to the next: doubled, and one more.
const DOUBLE_MILLIS: u32 = 600;
const ONE_MILLIS: u32 = 700;
/// Milliseconds for which a step down or up the tree is seen, and one that grows it.
const WAY_MILLIS: u32 = 1400;
const GROWTH_MILLIS: u32 = 2500;
/// Milliseconds of a random game, and for which one of its moves is seen at least and at most.
const GAME_MILLIS: u32 = 6000;
const LEAST_MILLIS: u32 = 40;
const MOST_MILLIS: u32 = 300;

/// A tour under way.
#[derive(Debug)]
pub struct Tour {
    /// Where it is.
    pub step: TourStep,
    /// Whether nothing is to move by itself: then each step shows how it ends.
    calm: bool,
    /// What was shown before it.
    mode: Mode,
    /// Where the board was, with its key, if the tour had to go elsewhere.
    from: Option<(NodeId, u64)>,
    /// The sides that UCT played before it.
    seats: Seats,
    /// The position's key in its record.
    key: u64,
    /// The iteration that is looked for.
    seeking: Option<Seeking>,
    /// The iteration that shows all phases, once it is found.
    found: Option<u32>,
    /// Numbers the paces, so that the time of an old one is not heard.
    pace: Option<u32>,
    paces: u32,
    /// Whether its next move is to be waited for, and is not yet.
    is_due: bool,
}

#[derive(Clone, Copy, Debug)]
struct Seeking {
    number: u32,
    is_asked: bool,
}

/// What the tour moves.
#[derive(Debug)]
pub struct Moved<'a> {
    /// Which of both is to be seen.
    pub mode: &'a mut Mode,
    /// The tree that grows.
    pub live: &'a mut Live,
    /// The search step by step.
    pub steps: &'a mut Steps,
}

/// Where a tour can begin: at the present position, or at the first one, where there is a choice.
pub fn beginning(record: &dyn AnyRecord) -> Option<NodeId> {
    let has_choice = |record: &dyn AnyRecord| record.ending().is_none() && record.legal_turns().len() >= LEAST_MOVES;
    if has_choice(record) {
        return Some(record.tree().current());
    }
    let mut first = record.boxed();
    first.select(NodeId::ROOT);
    has_choice(&*first).then_some(NodeId::ROOT)
}

impl Tour {
    /// A tour that has not done anything yet; `from` is where the board was, with its key, if the tour had to go elsewhere.
    pub fn new(mode: Mode, from: Option<(NodeId, u64)>, seats: Seats, calm: bool) -> Self {
        let step = TourStep::default();
        Self { step, calm, mode, from, seats, key: 0, seeking: None, found: None, pace: None, paces: 0, is_due: false }
    }

    /// Whether something is on its way, so that what is said will soon be something else.
    pub fn is_moving(&self) -> bool {
        self.pace.is_some() || self.seeking.is_some()
    }

    /// Goes along with the board. On another position it does its step anew; `None` where there is nothing to choose.
    pub fn follow(&mut self, record: &dyn AnyRecord, moved: &mut Moved<'_>) -> Option<Vec<Order>> {
        let key = record.tree().key(record.tree().current());
        if self.key == key {
            return Some(Vec::new());
        }
        if record.ending().is_some() || record.legal_turns().len() < LEAST_MOVES {
            return None;
        }
        (self.key, self.found) = (key, None);
        moved.steps.forget();
        let mut orders = moved.live.begin_anew(Some(SEED));
        orders.extend(self.enter(self.step, record, moved));
        Some(orders)
    }

    /// Goes to a step.
    pub fn enter(&mut self, step: TourStep, record: &dyn AnyRecord, moved: &mut Moved<'_>) -> Vec<Order> {
        self.step = step;
        self.halt();
        moved.steps.play(false);
        let mut orders = if moved.live.way().is_empty() { Vec::new() } else { moved.live.look(Vec::new(), record) };
        if !moved.live.top().is_empty() {
            orders.extend(moved.live.zoom(false));
        }
        match step.doing() {
            Doing::Nothing => {
                *moved.mode = Mode::Live;
                orders.extend(moved.live.begin_anew(Some(SEED)));
            }
            Doing::Grow(from, to, _) => {
                *moved.mode = Mode::Live;
                // Whoever comes back sees it once more.
                if moved.live.playouts() > from {
                    orders.extend(moved.live.begin_anew(Some(SEED)));
                }
                moved.live.run_up_to(if self.calm { to } else { from.max(FIRST_PLAYOUTS) });
                if !self.calm {
                    self.begin_pace();
                }
            }
            Doing::Show(..) => {
                moved.live.run(false);
                *moved.mode = Mode::Steps;
                let found = self.found.filter(|_| step != TourStep::Playout);
                self.seeking = Some(Seeking { number: found.unwrap_or(step.iteration()), is_asked: false });
                orders.extend(self.seek(moved.steps));
            }
        }
        orders
    }

    /// Nothing moves by itself any more: somebody else has taken it in hand.
    pub fn halt(&mut self) {
        (self.seeking, self.pace) = (None, None);
    }

    /// Looks for the iteration that is to be shown, as far as iterations have come.
    pub fn seek(&mut self, steps: &mut Steps) -> Vec<Order> {
        while let (Some(Seeking { number, is_asked }), Some(told)) = (self.seeking, steps.settled()) {
            if !is_asked {
                self.seeking = Some(Seeking { number, is_asked: true });
                let orders = steps.jump(number);
                if orders.is_empty() {
                    continue;
                }
                return orders;
            }
            let first = self.step.iteration();
            let is_good = number == 1 || told.number == number && told.iteration.as_ref().is_some_and(has_all_phases);
            if is_good {
                self.arrive(steps);
                break;
            }
            // A search that ends so soon has its first iteration at least.
            let is_lost = told.number < number || number >= first + MOST_SOUGHT;
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

    /// When it is to be told of its next move, in milliseconds, and which pace that is; none where that has been asked before.
    pub fn take_due(&mut self, steps: &Steps) -> Option<(u32, u32)> {
        if !std::mem::take(&mut self.is_due) {
            return None;
        }
        let millis = match self.step.doing() {
            Doing::Nothing => return None,
            Doing::Grow(_, _, Growth::One) => ONE_MILLIS,
            Doing::Grow(_, _, Growth::Double) => DOUBLE_MILLIS,
            Doing::Show(..) => steps.told().map_or(WAY_MILLIS, millis),
        };
        Some((millis, self.pace?))
    }

    /// The time of a move has come.
    pub fn tick(&mut self, pace: u32, moved: &mut Moved<'_>) {
        if self.pace != Some(pace) {
            return;
        }
        self.is_due = match self.step.doing() {
            Doing::Nothing => false,
            Doing::Show(_, last) => moved.steps.step_within(last),
            Doing::Grow(_, to, growth) => grow(moved.live, to, growth),
        };
        if !self.is_due {
            self.pace = None;
        }
    }

    /// The sides that UCT played before it.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Gives back what it has taken. Where the board was, if it is to go back there, and orders.
    pub fn end(self, record: &dyn AnyRecord, moved: &mut Moved<'_>) -> (Option<NodeId>, Vec<Order>) {
        *moved.mode = self.mode;
        moved.live.run(false);
        let mut orders = if moved.live.way().is_empty() { Vec::new() } else { moved.live.look(Vec::new(), record) };
        moved.steps.play(false);
        orders.extend(moved.steps.press(Stepping::First));
        // Another game may have come meanwhile.
        let tree = record.tree();
        let goes_back = |(node, key)| tree.current() == NodeId::ROOT && tree.find(key) == Some(node);
        (self.from.filter(|&from| goes_back(from)).map(|(node, _)| node), orders)
    }
}

/// Lets the tree grow on, once it is as large as it was to be. Whether it is not yet as large as it gets.
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
    iteration.selection.len() >= LEAST_MOVES && is_growing && iteration.playout.is_some()
}

/// For how long a step of an iteration is seen.
fn millis(told: &Told) -> u32 {
    match told.stage() {
        Stage::Playout(_) => {
            let moves = told
                .iteration
                .as_ref()
                .and_then(|iteration| iteration.playout.as_ref())
                .map_or(1, |playout| playout.moves.len());
            let moves = u32::try_from(moves).unwrap_or(u32::MAX).max(1);
            (GAME_MILLIS / moves).clamp(LEAST_MILLIS, MOST_MILLIS)
        }
        stage if stage.phase() == Some(Phase::Expansion) => GROWTH_MILLIS,
        _ => WAY_MILLIS,
    }
}
