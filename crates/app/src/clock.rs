//! A clock for both sides: each has so much time for the whole game, and gets a little with every move (Fischer's clock).

use alquerque_core::{GameId, PerGame, Player};

use crate::json::{Fields, Json, Writer};
use crate::store::{Problem, Store};

/// Below so many milliseconds tenths of seconds are shown.
const TENTHS_BELOW: u32 = 10_000;

/// How much time each side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    /// Minutes for the whole game.
    pub minutes: u8,
    /// Seconds that come with each move.
    pub increment: u8,
}

impl Control {
    /// Those that can be chosen, the shortest first.
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

    /// As it is written and kept: `5+3`.
    pub fn text(self) -> String {
        format!("{}+{}", self.minutes, self.increment)
    }

    /// The one that is written so, if it can be chosen.
    pub fn from_text(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|control| control.text() == text)
    }
}

/// A clock on the table. What it is told of time are milliseconds from some moment on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// How much time each side had.
    pub control: Control,
    /// Milliseconds that light and dark have left, up to the moment when that was worked out last.
    left: [u32; 2],
    /// Whose time runs, and since when that was worked out.
    running: Option<(Player, u64)>,
    /// What that side had left when its turn began.
    began: u32,
    /// The number of the timer that is waited for.
    pub(crate) timer: Option<u32>,
}

impl Clock {
    /// A clock on which no time has run.
    pub fn new(control: Control) -> Self {
        Self::with(control, [u32::from(control.minutes) * 60_000; 2])
    }

    /// A clock on which light and dark have so many milliseconds left.
    pub const fn with(control: Control, left: [u32; 2]) -> Self {
        Self { control, left, running: None, began: 0, timer: None }
    }

    /// Milliseconds that a side has left.
    pub const fn left(&self, player: Player) -> u32 {
        self.left[player.index()]
    }

    /// Whose time runs.
    pub fn runs(&self) -> Option<Player> {
        self.running.map(|(player, _)| player)
    }

    /// Works out what is left now, and lets this side's time run from now on, or nobody's.
    pub fn run(&mut self, player: Option<Player>, now: u64) {
        if let Some((player, since)) = self.running {
            let gone = u32::try_from(now.saturating_sub(since)).unwrap_or(u32::MAX);
            let left = &mut self.left[player.index()];
            *left = left.saturating_sub(gone);
        }
        if let Some(player) = player.filter(|player| self.runs() != Some(*player)) {
            self.began = self.left(player);
        }
        self.running = player.map(|player| (player, now));
    }

    /// A side has moved in time.
    pub fn moved(&mut self, player: Player) {
        let left = &mut self.left[player.index()];
        *left = left.saturating_add(u32::from(self.control.increment) * 1000);
    }

    /// Whose time is up.
    pub fn fallen(&self) -> Option<Player> {
        self.runs().filter(|player| self.left(*player) == 0)
    }

    /// Whether somebody's time is up.
    pub fn is_spent(&self) -> bool {
        self.left.contains(&0)
    }

    /// Whether the side whose time runs has thought about its move as long as it can afford: a twentieth of what it had, and most
    /// of what comes with the move, but never more than half of it.
    pub fn should_move(&self) -> bool {
        let affordable = (self.began / 20 + u32::from(self.control.increment) * 750).min(self.began / 2);
        self.runs().is_some_and(|player| self.began - self.left(player).min(self.began) >= affordable)
    }

    /// Milliseconds until something else is to be seen.
    pub fn next_sight(&self) -> Option<u32> {
        let left = self.left(self.runs()?);
        let unit = if left > TENTHS_BELOW { 1000 } else { 100 };
        Some((left.saturating_sub(1) % unit) + 1)
    }

    /// What is to be seen of a side's time: `5:00`, and `0:09.4` when it is short.
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

/// The clocks of the running games; none where a game has no clock.
pub type Clocks = PerGame<Option<Clock>>;

/// The key under which the clocks of the running games are kept.
pub const KEY: &str = "alquerque.clock";

/// The longest text of clocks that is read, in bytes.
const LONGEST: usize = 1 << 12;

/// The form in which they are kept.
const VERSION: u32 = 1;

/// Keeps the clocks of the running games; `false` where there is no room.
pub fn save(store: &dyn Store, clocks: &Clocks) -> bool {
    let mut games = Writer::default();
    for (game, clock) in clocks.iter() {
        let Some(clock) = clock else { continue };
        let mut text = Writer::default();
        text.text("control", &clock.control.text());
        for player in Player::BOTH {
            text.number(player.name(), clock.left(player));
        }
        games.json(game.name(), &text.end());
    }
    if clocks.iter().all(|(_, clock)| clock.is_none()) {
        store.remove(KEY);
        return true;
    }
    store.set(KEY, &Writer::default().number("version", VERSION).json("games", &games.end()).end())
}

/// The clocks of the running games. What cannot be read is not worth keeping: the games go on without.
pub fn load(store: &dyn Store) -> Clocks {
    let none = || Clocks::new(|_| None);
    store.get(KEY).map_or_else(none, |text| read(&text).unwrap_or_else(|_| none()))
}

fn read(text: &str) -> Result<Clocks, Problem> {
    let fields = Fields::of(Json::read(text, LONGEST)?, "clock")?;
    let found = fields.get("version", Json::number)?;
    if found != VERSION {
        return Err(Problem::Version { found, ours: VERSION });
    }
    let mut clocks = Clocks::new(|_| None);
    let games = Fields::of(fields.get("games", Some)?, "games")?;
    for (name, json) in games.all() {
        let Some(game) = GameId::from_name(name) else { continue };
        let fields = Fields::of(*json, "games")?;
        let control = fields.get("control", |json| Control::from_text(&json.text()?))?;
        let [light, dark] = Player::BOTH.map(|player| fields.get(player.name(), Json::number));
        clocks[game] = Some(Clock::with(control, [light?, dark?]));
    }
    Ok(clocks)
}
