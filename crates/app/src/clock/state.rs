//! A clock for both players, with a total time and an increment per move (Fischer clock).

use alquerque_core::{PerGame, Player};
use serde::{Deserialize, Serialize};

use crate::storage::{Problem, Store, json};

/// Tenths of a second are shown when at most this many milliseconds are left.
const TENTHS_BELOW: u32 = 10_000;

/// A time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Control {
    /// Minutes for the whole game.
    pub minutes: u8,
    /// Increment per move in seconds.
    pub increment: u8,
}

impl Control {
    /// The time controls to choose from, shortest first.
    pub const ALL: [Self; 7] = [
        Self::new(1, 0),
        Self::new(3, 2),
        Self::new(5, 0),
        Self::new(5, 5),
        Self::new(10, 5),
        Self::new(15, 10),
        Self::new(30, 20),
    ];

    const fn new(minutes: u8, increment: u8) -> Self {
        Self { minutes, increment }
    }

    /// The notation used on the page and in storage: `3+2`.
    pub fn text(self) -> String {
        format!("{}+{}", self.minutes, self.increment)
    }

    /// Parses a time control, if it is one of [`Self::ALL`].
    pub fn from_text(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|control| control.text() == text)
    }
}

impl From<Control> for String {
    fn from(control: Control) -> Self {
        control.text()
    }
}

impl TryFrom<String> for Control {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::from_text(&text).ok_or("unknown time control")
    }
}

/// A running clock. Times passed to it are milliseconds since an arbitrary moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The time control.
    pub control: Control,
    /// Milliseconds left for Light and Dark, as of the last update.
    left: [u32; 2],
    /// The side whose time runs, and the time of the last update in milliseconds.
    running: Option<(Player, u64)>,
    /// Milliseconds that this side had left at the start of its turn.
    began: u32,
    /// Number of the clock's timer.
    pub(crate) timer: Option<u32>,
}

impl Clock {
    /// A fresh clock.
    pub fn new(control: Control) -> Self {
        Self::with(control, [u32::from(control.minutes) * 60_000; 2])
    }

    /// A clock with this much time left for Light and Dark.
    pub const fn with(control: Control, left: [u32; 2]) -> Self {
        Self { control, left, running: None, began: 0, timer: None }
    }

    /// Milliseconds left for a side.
    pub const fn left(&self, player: Player) -> u32 {
        self.left[player.index()]
    }

    /// Sets a side's remaining time.
    pub(crate) fn set_left(&mut self, player: Player, left: u32) {
        self.left[player.index()] = left;
    }

    /// The side whose time runs.
    pub fn running_side(&self) -> Option<Player> {
        self.running.map(|(player, _)| player)
    }

    /// Updates the clock, then runs the time of `player`; `None` stops it.
    pub fn run(&mut self, player: Option<Player>, now: u64) {
        if let Some((player, since)) = self.running {
            let gone = u32::try_from(now.saturating_sub(since)).unwrap_or(u32::MAX);
            let left = &mut self.left[player.index()];
            *left = left.saturating_sub(gone);
        }
        if let Some(player) = player.filter(|player| self.running_side() != Some(*player)) {
            self.began = self.left(player);
        }
        self.running = player.map(|player| (player, now));
    }

    /// Adds the increment after a move.
    pub fn add_increment(&mut self, player: Player) {
        let left = &mut self.left[player.index()];
        *left = left.saturating_add(u32::from(self.control.increment) * 1000);
    }

    /// The side whose time runs, if it has run out.
    pub fn fallen(&self) -> Option<Player> {
        self.running_side().filter(|player| self.left(*player) == 0)
    }

    /// Whether a side has run out of time.
    pub fn has_run_out(&self) -> bool {
        self.left.contains(&0)
    }

    /// Whether the side to move has used its share of time for this move: a twentieth of its time plus most of the
    /// increment, but at most half of its time.
    pub fn should_move(&self) -> bool {
        let affordable = (self.began / 20 + u32::from(self.control.increment) * 750).min(self.began / 2);
        self.running_side().is_some_and(|player| self.began - self.left(player).min(self.began) >= affordable)
    }

    /// Milliseconds until the displayed time changes.
    pub fn millis_to_next_display(&self) -> Option<u32> {
        let left = self.left(self.running_side()?);
        let unit = if left > TENTHS_BELOW { 1000 } else { 100 };
        Some((left.saturating_sub(1) % unit) + 1)
    }

    /// A side's time as displayed: `5:00`, or `0:09.4` in the last ten seconds.
    pub fn shown(&self, player: Player) -> String {
        let left = self.left(player);
        if left > TENTHS_BELOW {
            let seconds = left.div_ceil(1000);
            return format!("{}:{:02}", seconds / 60, seconds % 60);
        }
        let tenths = left.div_ceil(100);
        format!("0:{:02}.{}", tenths / 10, tenths % 10)
    }

    /// Whether a side has less than a tenth of its time, or less than ten seconds.
    pub fn is_short(&self, player: Player) -> bool {
        let left = self.left(player);
        left < TENTHS_BELOW || left < u32::from(self.control.minutes) * 6_000
    }
}

/// The clocks of the page.
#[derive(Clone, Debug, Default)]
pub struct ClockState {
    /// The clocks of the running games.
    pub(super) clocks: Clocks,
}

impl ClockState {
    /// The clocks of the running games, to save.
    pub fn all(&self) -> &Clocks {
        &self.clocks
    }

    /// Takes over the stored clocks.
    pub fn restore(&mut self, clocks: Clocks) {
        self.clocks = clocks;
    }
}

/// The clocks of the running games; `None` for games without a clock.
pub type Clocks = PerGame<Option<Clock>>;

/// Storage key of the clocks.
pub const KEY: &str = "alquerque.clock";

/// Maximum size of the stored text in bytes.
const MAX_LEN: usize = 1 << 12;

/// Version of the stored format.
const VERSION: u32 = 1;

/// The stored clocks, by game.
#[derive(Serialize, Deserialize)]
struct Stored {
    #[serde(serialize_with = "json::write_by_game", deserialize_with = "json::read_by_game")]
    games: PerGame<Option<StoredClock>>,
}

#[derive(Serialize, Deserialize)]
struct StoredClock {
    control: Control,
    /// Milliseconds left for Light.
    light: u32,
    /// Milliseconds left for Dark.
    dark: u32,
}

/// Saves the clocks; returns `false` if storage is full.
pub fn save(store: &dyn Store, clocks: &Clocks) -> bool {
    let stored = |clock: &Clock| StoredClock {
        control: clock.control,
        light: clock.left(Player::Light),
        dark: clock.left(Player::Dark),
    };
    if clocks.iter().all(|(_, clock)| clock.is_none()) {
        store.remove(KEY);
        return true;
    }
    let games = PerGame::new(|game| clocks[game].as_ref().map(stored));
    store.set(KEY, &json::text_of_version(VERSION, &Stored { games }))
}

/// Loads the clocks. Unreadable ones are dropped; their games continue without a clock.
pub fn load(store: &dyn Store) -> Clocks {
    let none = || Clocks::new(|_| None);
    store.get(KEY).map_or_else(none, |text| read(&text).unwrap_or_else(|_| none()))
}

/// Reads the stored text.
pub(crate) fn read(text: &str) -> Result<Clocks, Problem> {
    let Stored { games } = json::read_version(text, MAX_LEN, VERSION)?;
    let clock = |stored: &StoredClock| Clock::with(stored.control, [stored.light, stored.dark]);
    Ok(Clocks::new(|game| games[game].as_ref().map(clock)))
}
