//! UCT as a player: it thinks visibly, and moves on the board when it reaches its limit.

use alquerque_app::activity::Activity;
use alquerque_app::game::event::GameEvent;
use alquerque_app::game::mode::{GameMode, Pace};
use alquerque_app::settings::{Controller, Engine, GameSettings, UctLimit};
use alquerque_app::state::State;
use alquerque_core::search::UCT_LEVELS;
use alquerque_core::{Player, named};
use alquerque_messages::analysis::uct::View;

/// An event of the game against UCT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutoplayEvent {
    /// The user chose the sides UCT plays.
    Seats(Seats),
    /// The user chose how long it thinks about a move.
    Limit(UctLimit),
    /// Set both and start, to continue a game from the other page.
    Watch(Seats, UctLimit),
    /// Play the best move found so far.
    MoveNow,
    /// Show its tree during the opponent's turn, or hide it.
    ShowTree(bool),
    /// Play from the position on the board, even if the user has navigated there.
    PlayOn,
    /// A second of the turn with this number has passed.
    Tick(u32),
}

/// The status of the game against UCT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It plays neither side.
    Off,
    /// The game is over.
    Over,
    /// It is the opponent's turn.
    Idle,
    /// It is its turn, but it is paused because the user is navigating.
    Paused,
    /// It is its turn, and the search has no result yet.
    Starting,
    /// It has been thinking for this many seconds.
    Thinking(u32),
}

/// The game against UCT.
#[derive(Debug)]
pub struct Autoplay {
    /// The sides it plays.
    pub seats: Seats,
    /// How long it thinks about a move.
    pub limit: UctLimit,
    /// Whether its tree is shown during its opponent's turn, although that helps the opponent.
    pub shows_tree: bool,
    /// The revision of the position and the number of nodes when last seen.
    seen: (u32, usize),
    /// Whether it is paused, because the user is navigating.
    is_paused: bool,
    turn: Option<Turn>,
    /// The number of the last turn.
    number: u32,
}

/// One of UCT's turns.
#[derive(Clone, Copy, Debug)]
struct Turn {
    /// Distinguishes its ticks from stale ones.
    number: u32,
    /// Seconds since the first result of its search.
    seconds_thought: Option<u32>,
    /// Whether the user wants the move now.
    is_hurried: bool,
}

impl Default for Autoplay {
    fn default() -> Self {
        let (seats, limit) = (Seats::default(), DEFAULT_LIMIT);
        Self { seats, limit, shows_tree: false, seen: (0, 0), is_paused: false, turn: None, number: 0 }
    }
}

impl Autoplay {
    /// Updates the state for an event. Returns the number of the turn if its timer should continue.
    pub fn handle(&mut self, state: &State, event: AutoplayEvent) -> Option<u32> {
        self.observe_board(state);
        match event {
            AutoplayEvent::Seats(seats) => (self.seats, self.is_paused) = (seats, !state.at_end()),
            AutoplayEvent::Limit(limit) => self.limit = limit,
            AutoplayEvent::Watch(seats, limit) => {
                (self.seats, self.limit, self.is_paused) = (seats, limit, false);
            }
            AutoplayEvent::MoveNow => {
                if let Some(turn) = &mut self.turn {
                    turn.is_hurried = true;
                }
            }
            AutoplayEvent::ShowTree(shows_tree) => self.shows_tree = shows_tree,
            AutoplayEvent::PlayOn => self.is_paused = false,
            AutoplayEvent::Tick(number) => {
                let turn = self.turn.as_mut().filter(|turn| turn.number == number)?;
                turn.seconds_thought = turn.seconds_thought.map(|seconds| seconds + 1);
                return Some(number);
            }
        }
        None
    }

    /// Observes the board. Navigation or an edit makes UCT wait, unless it leads to the end of the line.
    pub fn observe_board(&mut self, state: &State) {
        let now = (state.game.revision(), state.game.record.tree().len());
        let before = std::mem::replace(&mut self.seen, now);
        if before.0 != now.0 {
            let is_visit = state.game.events().iter().any(|happening| matches!(happening, GameEvent::Visited { .. }));
            let is_read = state.settings.current().mode() == GameMode::Loaded;
            self.is_paused = is_read || is_visit && (!state.at_end() || before.1 != now.1);
            self.turn = None;
        }
        if self.is_paused || !self.is_its_turn(state) {
            self.turn = None;
        } else if self.turn.is_none() {
            self.number = self.number.wrapping_add(1);
            self.turn = Some(Turn { number: self.number, seconds_thought: None, is_hurried: false });
        }
    }

    fn is_its_turn(&self, state: &State) -> bool {
        // Tries in an exercise are not part of the game, and passes are played automatically.
        let passes = state.must_pass() && state.game.pace() == Pace::Running;
        self.seats.has(state.to_move()) && state.game.ending.is_none() && state.game.aside().is_none() && !passes
    }

    /// Returns whether it is thinking about its move.
    pub fn thinks(&self) -> bool {
        self.turn.is_some()
    }

    /// The number of playouts at which its search ends, if it is thinking and plays by playouts.
    pub fn playouts(&self) -> Option<u32> {
        match self.limit {
            UctLimit::Playouts(playouts) if self.thinks() => Some(playouts),
            _ => None,
        }
    }

    /// Starts the clock of the turn at the search's first result. Returns the number of the turn.
    pub fn begin(&mut self) -> Option<u32> {
        let turn = self.turn.as_mut().filter(|turn| turn.seconds_thought.is_none())?;
        turn.seconds_thought = Some(0);
        Some(turn.number)
    }

    /// Returns its move once the tree is solved, the limit is reached, or the user does not want to wait.
    pub fn choice<'a>(&self, view: &'a View) -> Option<&'a str> {
        let turn = self.turn?;
        let is_decided = view.proven.is_some() || view.root.len() <= 1;
        let is_done = match self.limit {
            UctLimit::Seconds(seconds) => turn.seconds_thought >= Some(seconds),
            UctLimit::Playouts(playouts) => view.playouts >= playouts,
        };
        view.best.as_deref().filter(|_| is_decided || is_done || turn.is_hurried)
    }

    /// Restarts its search and its clock.
    pub fn think_again(&mut self) {
        self.turn = None;
    }

    /// Pauses it until the user moves or lets it play on.
    pub fn pause(&mut self) {
        (self.is_paused, self.turn) = (true, None);
    }

    /// Returns whether its tree is hidden: during the opponent's turn, unless the opponent wants to see it.
    pub fn hides(&self, state: &State) -> bool {
        self.has_opponent() && self.status(state) == Status::Idle && !self.shows_tree
    }

    /// Returns whether it plays exactly one side.
    pub fn has_opponent(&self) -> bool {
        matches!(self.seats, Seats::Light | Seats::Dark)
    }

    /// Returns the status of the game.
    pub fn status(&self, state: &State) -> Status {
        match self.turn {
            _ if self.seats == Seats::Nobody => Status::Off,
            _ if state.game.ending.is_some() => Status::Over,
            Some(Turn { seconds_thought: Some(seconds), .. }) => Status::Thinking(match self.limit {
                UctLimit::Seconds(most) => seconds.min(most),
                UctLimit::Playouts(_) => seconds,
            }),
            Some(_) => Status::Starting,
            None if self.is_paused && self.is_its_turn(state) => Status::Paused,
            None => Status::Idle,
        }
    }
}

/// Returns whether a move can be made on the board now: no animation is running, and the editor is closed.
pub fn is_free(state: &State) -> bool {
    let is_set_up = matches!(state.activity(), Activity::SettingUp(_));
    state.game.animation().is_none() && !state.follows_pointer() && !is_set_up
}

named! {
    /// The sides UCT plays.
    #[derive(Default)]
    pub enum Seats {
        /// None: the players move both sides.
        #[default]
        Nobody = "nobody",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
        /// Both.
        Both = "both",
    }
}

impl Seats {
    /// Returns whether UCT plays a side.
    pub const fn has(self, player: Player) -> bool {
        match player {
            Player::Light => matches!(self, Self::Light | Self::Both),
            Player::Dark => matches!(self, Self::Dark | Self::Both),
        }
    }

    /// Returns the AI's sides in a game.
    pub fn from_settings(settings: &GameSettings) -> Self {
        let is_ais = |player| settings.controller(player) == Controller::Ai;
        match (is_ais(Player::Light), is_ais(Player::Dark)) {
            (true, true) => Self::Both,
            (true, false) => Self::Light,
            (false, true) => Self::Dark,
            (false, false) => Self::Nobody,
        }
    }
}

/// The default limit.
pub const DEFAULT_LIMIT: UctLimit = UctLimit::Seconds(3);

/// Returns the limit of UCT in a game, or for a level, the nearest time; the default if it has neither.
pub fn limit_from_settings(settings: &GameSettings) -> UctLimit {
    let level = UCT_LEVELS.iter().find(|level| level.number == settings.ai.level);
    let distance = |limit: &UctLimit, millis: u32| match limit {
        UctLimit::Seconds(seconds) => Some((seconds * 1000).abs_diff(millis)),
        UctLimit::Playouts(_) => None,
    };
    match (settings.ai.engine, level) {
        (Engine::Uct, _) => settings.ai.limit,
        (Engine::Level, Some(level)) => {
            let distances =
                UctLimit::CHOICES.into_iter().filter_map(|limit| Some((distance(&limit, level.millis())?, limit)));
            distances.min_by_key(|&(distance, _)| distance).map_or(DEFAULT_LIMIT, |(_, limit)| limit)
        }
        _ => DEFAULT_LIMIT,
    }
}
