//! The clock of a live game as one device sees it.

use alquerque_core::Player;
use alquerque_messages::live::Times;

/// How much longer than its own count a device may see the other think: a move takes a moment to cross the network.
pub const GRACE: u32 = 4_000;

/// The clock as this device sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// The times left are those at the beginning of this turn.
    pub(super) times: Times,
    /// When this turn began; no time runs before the first move.
    pub(super) since: Option<u64>,
}

impl Clock {
    fn elapsed(&self, now: u64) -> u32 {
        self.since.map_or(0, |since| u32::try_from(now.saturating_sub(since)).unwrap_or(u32::MAX))
    }

    /// Stops the clock and deducts the elapsed time.
    pub(super) fn stop(&mut self, to_move: Player, now: u64) {
        let gone = self.elapsed(now);
        let left = &mut self.times.left[to_move.index()];
        *left = left.saturating_sub(gone);
        self.since = None;
    }

    /// The maximum time that a side may have left after a move made now.
    pub(super) fn max_after_move(&self, player: Player, now: u64) -> u32 {
        let left = self.times.left[player.index()];
        let increment = if self.since.is_some() { u32::from(self.times.increment) * 1000 } else { 0 };
        left.saturating_sub(self.elapsed(now).saturating_sub(GRACE)).saturating_add(increment)
    }

    /// Whether a side has used up its time, with some grace.
    pub(super) fn is_up(&self, player: Player, now: u64) -> bool {
        self.elapsed(now) > self.times.left[player.index()].saturating_add(GRACE)
    }
}
