//! The settings of a game: its rules and players.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::options::{OptionInfo, RuleOption, RuleValue};
use alquerque_core::search::LEVEL_COUNT;
use alquerque_core::{GameId, Player, named};
use serde::{Deserialize, Serialize};

use crate::clock::Control;
use crate::game::mode::GameMode;
use crate::game::seat::Seat;
use crate::storage::{Problem, json};

pub use crate::game::uct_limit::UctLimit;

/// Maximum depth of alpha-beta, in plies.
pub use alquerque_messages::MAX_SEARCH_DEPTH as MAX_DEPTH;

/// What controls a side: a human, the AI or a friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Controller {
    /// A human at this device.
    Human,
    /// The search.
    Ai,
    /// A friend elsewhere, by links; see [`GameMode::ByLink`]. Never stored: it follows from the other side.
    #[serde(skip_deserializing)]
    Friend,
}

/// The option of a game's rules that the options offer, in addition to the New game sheet.
pub fn rule_option(game: GameId) -> Option<&'static OptionInfo> {
    let option = match game {
        GameId::Alquerque => RuleOption::Inverting,
        GameId::Othello => RuleOption::Passing,
        GameId::Draughts => return None,
    };
    game.info().options.iter().find(|info| info.option == option)
}

named! {
    /// The AI's engine.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Engine {
        /// The engine that plays the game best, at a level. The stored name is from when all levels used UCT.
        #[default]
        #[serde(rename = "uct")]
        Level = "uct",
        /// UCT, with a limit of playouts or time.
        #[serde(rename = "mcts")]
        Uct = "mcts",
        /// Alpha-beta; its strength is a depth.
        AlphaBeta = "alpha-beta",
        /// Random legal moves.
        Random = "random",
    }
}

/// The AI's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ai {
    /// The engine.
    pub engine: Engine,
    /// The level, 1 to [`LEVEL_COUNT`].
    pub level: u8,
    /// The depth of alpha-beta, 1 to [`MAX_DEPTH`] plies.
    pub depth: u8,
    /// How long UCT searches.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub limit: UctLimit,
}

impl Default for Ai {
    /// A level for newcomers.
    fn default() -> Self {
        Self { engine: Engine::default(), level: 3, depth: 4, limit: UctLimit::default() }
    }
}

impl Ai {
    /// The AI as a player.
    pub const fn seat(self) -> Seat {
        match self.engine {
            Engine::Level => Seat::Level(self.level),
            Engine::Uct => Seat::Uct(self.limit),
            Engine::AlphaBeta => Seat::Depth(self.depth),
            Engine::Random => Seat::Chance,
        }
    }

    /// This AI with the engine and strength of a player; `None` if that is no AI.
    fn seated(self, seat: Seat) -> Option<Self> {
        let ai = match seat {
            Seat::Level(level) => Self { engine: Engine::Level, level, ..self },
            Seat::Depth(depth) => Self { engine: Engine::AlphaBeta, depth, ..self },
            Seat::Uct(limit) => Self { engine: Engine::Uct, limit, ..self },
            Seat::Chance => Self { engine: Engine::Random, ..self },
            Seat::Player(_) | Seat::You | Seat::Friend => return None,
        };
        ai.validated().ok()
    }

    /// Validates level and depth.
    ///
    /// # Errors
    ///
    /// Returns what is out of range.
    pub fn validated(self) -> Result<Self, Problem> {
        if !(1..=LEVEL_COUNT).contains(&self.level) {
            return Err(Problem::NoLevel(self.level));
        }
        if !(1..=MAX_DEPTH).contains(&self.depth) {
            return Err(Problem::NoDepth(self.depth));
        }
        Ok(self)
    }
}

named! {
    /// The side that moves first, if the rules leave that open.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum First {
        /// The ruleset's default.
        #[default]
        Usual = "usual",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
        /// Drawn by lot for each game.
        ByLot = "by-lot",
    }
}

named! {
    /// The side at the bottom of the board.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Side {
        /// The only local human's; Light if there isn't just one or the board has no ends.
        #[default]
        Yours = "yours",
        /// The only local human's or, if there are two, that of the side to move.
        Mover = "mover",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

/// The settings of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GameSettings {
    /// The rules of the next game, except for the first move.
    #[serde(serialize_with = "json::write_rules", deserialize_with = "json::read_rules")]
    pub rules: AnyGame,
    /// Controller of Light in local games.
    pub light: Controller,
    /// Controller of Dark in local games.
    pub dark: Controller,
    /// The AI.
    pub ai: Ai,
    /// The AI for Dark, if the AI plays both sides with different settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dark_ai: Option<Ai>,
    /// Whether each game against the AI is at the level of the player's rating.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub adapts: bool,
    /// The side that moves first.
    pub first: First,
    /// The side at the bottom of the board.
    pub side: Side,
    /// Whether to draw lots for the human's side of each game from the New game sheet.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub you_by_lot: bool,
    /// The handicap that the computer gives in the next game, in pieces or corners, up to
    /// [`MAX_HANDICAP`](crate::new_game::handicap::MAX_HANDICAP).
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub handicap: u8,
    /// Number of games finished on this device, up to [`FIRST_GAMES`](super::FIRST_GAMES).
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub finished: u8,
    /// Whether the player has closed the card of the last finished game.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub result_closed: bool,
    /// The time control of the next game; `None` for no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Control>,
    /// The mode of the running game.
    #[serde(flatten)]
    mode: GameMode,
}

impl GameSettings {
    pub(super) fn new(game: GameId) -> Self {
        let begins = AnyGame::from(game).first_to_move();
        Self {
            rules: game.into(),
            // Newcomers make the first move.
            light: if begins == Player::Light { Controller::Human } else { Controller::Ai },
            dark: if begins == Player::Light { Controller::Ai } else { Controller::Human },
            ai: Ai::default(),
            dark_ai: None,
            adapts: false,
            first: First::default(),
            side: Side::default(),
            you_by_lot: false,
            handicap: 0,
            finished: 0,
            result_closed: false,
            clock: None,
            mode: GameMode::Local,
        }
    }

    /// The mode of the running game.
    pub fn mode(&self) -> GameMode {
        self.mode
    }

    /// Sets the mode of the running game. Returns whether it changed, so that it has to be saved.
    pub fn set_mode(&mut self, mode: GameMode) -> bool {
        std::mem::replace(&mut self.mode, mode) != mode
    }

    /// Seats the players of a game that goes on: AIs, a friend elsewhere, and humans at this device (`None`).
    pub(crate) fn set_seats(&mut self, seats: [Option<Seat>; 2]) {
        self.mode = match seats {
            [_, Some(Seat::Friend)] => GameMode::ByLink(Player::Light),
            [Some(Seat::Friend), _] => GameMode::ByLink(Player::Dark),
            _ => GameMode::Local,
        };
        if self.mode != GameMode::Local {
            return;
        }
        let ais = seats.map(|seat| seat.and_then(|seat| self.ai.seated(seat)));
        [self.light, self.dark] = ais.map(|ai| if ai.is_some() { Controller::Ai } else { Controller::Human });
        self.dark_ai = ais[1].filter(|&dark| ais[0].is_some_and(|light| light != dark));
        self.ai = ais[0].or(ais[1]).unwrap_or(self.ai);
    }

    /// The controller of a side.
    pub fn controller(&self, player: Player) -> Controller {
        match (self.mode(), player) {
            (GameMode::ByLink(me), _) if me == player => Controller::Human,
            (GameMode::ByLink(_), _) => Controller::Friend,
            (GameMode::Lesson, _) => Controller::Human,
            (_, Player::Light) => self.light,
            (_, Player::Dark) => self.dark,
        }
    }

    /// Sets the controller of a side.
    pub fn set_controller(&mut self, player: Player, controller: Controller) {
        if controller == Controller::Friend {
            self.set_mode(GameMode::ByLink(player.opponent()));
            return;
        }
        if matches!(self.mode(), GameMode::ByLink(_)) {
            self.set_mode(GameMode::Local);
            (self.light, self.dark) = (Controller::Human, Controller::Human);
        }
        match player {
            Player::Light => self.light = controller,
            Player::Dark => self.dark = controller,
        }
    }

    /// Whether the AI plays both sides.
    pub fn both_ai(&self) -> bool {
        Player::BOTH.into_iter().all(|player| self.controller(player) == Controller::Ai)
    }

    /// The AI for a side.
    pub fn ai_of(&self, player: Player) -> Ai {
        self.dark_ai.filter(|_| player == Player::Dark && self.both_ai()).unwrap_or(self.ai)
    }

    /// Swaps the players' sides.
    pub fn swap_sides(&mut self) {
        std::mem::swap(&mut self.light, &mut self.dark);
        if let GameMode::ByLink(me) = self.mode() {
            self.set_mode(GameMode::ByLink(me.opponent()));
        }
        if let Some(dark) = self.dark_ai.as_mut().filter(|_| self.light == self.dark) {
            std::mem::swap(&mut self.ai, dark);
        }
    }

    /// Takes over the players from other settings; returns `false` if they are the same or not valid.
    pub(crate) fn take_players(&mut self, others: &Self) -> bool {
        if self.has_players_of(others) || others.validated().is_err() {
            return false;
        }
        (self.light, self.dark) = (others.light, others.dark);
        (self.ai, self.dark_ai, self.adapts) = (others.ai, others.dark_ai, others.adapts);
        self.mode = others.mode;
        true
    }

    /// Whether the same players play in other settings.
    pub(crate) fn has_players_of(&self, others: &Self) -> bool {
        let players = |of: &Self| (of.light, of.dark, of.ai, of.dark_ai, of.mode);
        players(self) == players(others)
    }

    /// The side of the only local human; `None` if both or neither are local humans.
    pub fn lone_human(&self) -> Option<Player> {
        let [light, dark] = Player::BOTH.map(|player| self.controller(player) == Controller::Human);
        (light != dark).then_some(if light { Player::Light } else { Player::Dark })
    }

    /// The rules of the next game; `lot` is the side to begin if that is drawn by lot.
    pub fn next_rules(&self, lot: Player) -> AnyGame {
        let begin = match self.first {
            First::Usual => None,
            First::Light => Some(Player::Light),
            First::Dark => Some(Player::Dark),
            First::ByLot => Some(lot),
        };
        begin.and_then(|player| self.rules.with(RuleValue::Begin(player))).unwrap_or(self.rules)
    }

    /// Sets a rules option; returns `false` if nothing changes.
    pub fn set_rule(&mut self, value: RuleValue) -> bool {
        let rules = self.rules.with(value).unwrap_or(self.rules);
        std::mem::replace(&mut self.rules, rules) != rules
    }

    /// The rules of a running game with the option of [`rule_option`] as in the settings; `None` if nothing changes.
    pub fn changed_rules(&self, record: &dyn AnyRecord) -> Option<AnyGame> {
        let running = AnyGame::of(record);
        let value = self.rules.get(rule_option(running.id())?.option)?;
        running.with(value).filter(|changed| *changed != running)
    }

    pub(super) fn validated(&self) -> Result<(), Problem> {
        self.ai.validated()?;
        self.dark_ai.map_or(Ok(()), |ai| ai.validated().map(drop))
    }
}
