//! What the player can choose.

use alquerque_core::family::AnyGame;
use alquerque_core::language::LanguageId;
use alquerque_core::options::RuleValue;
use alquerque_core::search::LEVELS;
use alquerque_core::{GameId, PerGame, Player};

use crate::clock::Control;
use crate::course::Course;
use crate::message::Seat;
use crate::store::Problem;

/// The greatest depth of alpha-beta, in plies.
pub use alquerque_messages::DEEPEST_SEARCH as DEEPEST;

/// The least and the greatest exploration constant that the form offers.
pub const EXPLORATION_RANGE: (f32, f32) = (0.0, 5.0);

/// The greatest volume, in hundredths.
pub const LOUDEST: u8 = 100;

/// Who makes a side's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controller {
    /// Somebody in front of the screen.
    Human,
    /// The search.
    Ai,
    /// Somebody elsewhere who sends links; see [`Course::ByLink`].
    Friend,
}

/// What looks for the AI's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// Monte-Carlo tree search, as strong as its level.
    #[default]
    Uct,
    /// Alpha-beta, as strong as its depth.
    AlphaBeta,
    /// Any legal move.
    Random,
}

/// How the AI looks for its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ai {
    /// What looks for them.
    pub engine: Engine,
    /// The strength of UCT, 1 to 10.
    pub level: u8,
    /// The strength of alpha-beta, 1 to [`DEEPEST`] plies.
    pub depth: u8,
}

impl Ai {
    /// What it is to whoever plays against it.
    pub const fn seat(self) -> Seat {
        match self.engine {
            Engine::Uct => Seat::Level(self.level),
            Engine::AlphaBeta => Seat::Depth(self.depth),
            Engine::Random => Seat::Chance,
        }
    }

    /// The same, if there are such a level and such a depth.
    ///
    /// # Errors
    /// Says what there is not.
    pub fn validated(self) -> Result<Self, Problem> {
        if !(1..=LEVELS.len()).contains(&usize::from(self.level)) {
            return Err(Problem::NoLevel(self.level));
        }
        if !(1..=DEEPEST).contains(&self.depth) {
            return Err(Problem::NoDepth(self.depth));
        }
        Ok(self)
    }
}

/// Who begins, where the rules leave that open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// The side that the ruleset says.
    #[default]
    Usual,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// A lot drawn for each new game.
    ByLot,
}

/// Who is seen sitting below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// The lone human; light, where there is none or the board has no ends.
    #[default]
    Yours,
    /// The lone human, or of two the one whose turn it is.
    Mover,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The page's colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device has it.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// The language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speech {
    /// The first of the browser's that there is; start.js knows.
    #[default]
    System,
    /// This one.
    In(LanguageId),
}

/// What the boards are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardStyle {
    /// Walnut, maple and cloth in a frame of inlaid stars.
    #[default]
    Inlaid,
    /// Ink on parchment, as in the book of 1283.
    Parchment,
    /// Black lines on white.
    Contrast,
}

/// What the pieces are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceSet {
    /// Turned wood, and discs of ebony and mother-of-pearl.
    #[default]
    Turned,
    /// Pebbles of quartz and garnet.
    Stones,
    /// Black and white.
    Plain,
}

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Slowly enough to be followed by whoever learns.
    Slow,
    /// As a hand moves them.
    #[default]
    Usual,
    /// In less than half the time.
    Fast,
    /// They are there at once.
    None,
}

impl Speed {
    /// Hundredths of the usual speed; none where nothing moves.
    pub const fn percent(self) -> Option<u32> {
        match self {
            Self::Slow => Some(50),
            Self::Usual => Some(100),
            Self::Fast => Some(250),
            Self::None => None,
        }
    }
}

/// The options of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSettings {
    /// The rules of the next game, but for who begins.
    pub rules: AnyGame,
    /// Who makes light's moves where the game is played here.
    pub light: Controller,
    /// Who makes dark's moves where the game is played here.
    pub dark: Controller,
    /// How the AI plays.
    pub ai: Ai,
    /// How the AI plays dark, where it plays both sides and plays them differently.
    pub dark_ai: Option<Ai>,
    /// Who begins.
    pub first: First,
    /// Who is seen sitting below.
    pub side: Side,
    /// How much time each side has from the next new game on; none for all the time in the world.
    pub clock: Option<Control>,
    /// How the running game goes on.
    pub(super) course: Course,
}

impl GameSettings {
    fn new(game: GameId) -> Self {
        let begins = AnyGame::from(game).record().to_move();
        Self {
            rules: game.into(),
            // Whoever is new to a game makes the first move.
            light: if begins == Player::Light { Controller::Human } else { Controller::Ai },
            dark: if begins == Player::Light { Controller::Ai } else { Controller::Human },
            ai: Ai { engine: Engine::default(), level: 3, depth: 4 },
            dark_ai: None,
            first: First::default(),
            side: Side::default(),
            clock: None,
            course: Course::Here,
        }
    }

    /// How the running game goes on.
    pub fn course(&self) -> Course {
        self.course
    }

    /// Lets the running game go on in another way; whether that is news, to be kept.
    pub fn set_course(&mut self, course: Course) -> bool {
        std::mem::replace(&mut self.course, course) != course
    }

    /// Who makes `player`'s moves.
    pub fn controller(&self, player: Player) -> Controller {
        match (self.course(), player) {
            (Course::ByLink(me), _) if me == player => Controller::Human,
            (Course::ByLink(_), _) => Controller::Friend,
            (Course::Lesson, _) => Controller::Human,
            (_, Player::Light) => self.light,
            (_, Player::Dark) => self.dark,
        }
    }

    /// Gives a side to somebody else, from now on.
    pub fn set_controller(&mut self, player: Player, controller: Controller) {
        if controller == Controller::Friend {
            self.set_course(Course::ByLink(player.opponent()));
            return;
        }
        if matches!(self.course(), Course::ByLink(_)) {
            self.set_course(Course::Here);
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

    /// How the AI plays that side.
    pub fn ai_of(&self, player: Player) -> Ai {
        self.dark_ai.filter(|_| player == Player::Dark && self.both_ai()).unwrap_or(self.ai)
    }

    /// Lets the players change sides.
    pub fn swap_sides(&mut self) {
        std::mem::swap(&mut self.light, &mut self.dark);
        if let Course::ByLink(me) = self.course() {
            self.set_course(Course::ByLink(me.opponent()));
        }
        if let Some(dark) = self.dark_ai.as_mut().filter(|_| self.light == self.dark) {
            std::mem::swap(&mut self.ai, dark);
        }
    }

    /// The one side that somebody here plays; `None` where it is both or neither.
    pub fn lone_human(&self) -> Option<Player> {
        let [light, dark] = Player::BOTH.map(|player| self.controller(player) == Controller::Human);
        (light != dark).then_some(if light { Player::Light } else { Player::Dark })
    }

    /// The rules of the next game; `lot` is who begins where a lot decides.
    pub fn next_rules(&self, lot: Player) -> AnyGame {
        let begin = match self.first {
            First::Usual => None,
            First::Light => Some(Player::Light),
            First::Dark => Some(Player::Dark),
            First::ByLot => Some(lot),
        };
        begin.and_then(|player| self.rules.with(RuleValue::Begin(player))).unwrap_or(self.rules)
    }

    /// Gives an option of the rules another value; `false` where it changes nothing.
    pub fn set_rule(&mut self, value: RuleValue) -> bool {
        let rules = self.rules.with(value).unwrap_or(self.rules);
        std::mem::replace(&mut self.rules, rules) != rules
    }

    pub(super) fn validated(&self) -> Result<(), Problem> {
        self.ai.validated()?;
        self.dark_ai.map_or(Ok(()), |ai| ai.validated().map(drop))
    }
}

/// All options.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the form")]
pub struct Settings {
    /// The game that is played now.
    pub(super) game: GameId,
    /// The options of each game.
    pub(super) games: PerGame<GameSettings>,
    /// Whether the spots to which a piece may go are shown. Here they are unless switched off: the original hid them at
    /// first, and newcomers could not see where to go.
    pub show_targets: bool,
    /// Whether rows and columns carry their names: hidden or shown.
    pub show_notation: bool,
    /// The exploration constant of UCB1: the square root of 2.
    pub exploration: f32,
    /// Whether the panel shows what the AI computes.
    pub show_ai_info: bool,
    /// Whether it is shown who wins, where that spoils nothing.
    pub verdicts: bool,
    /// The language of the page.
    pub speech: Speech,
    /// The page's colours.
    pub theme: Theme,
    /// What the boards are made of.
    pub board: BoardStyle,
    /// What the pieces are made of.
    pub pieces: PieceSet,
    /// How fast they move, on devices that are not asked for less motion.
    pub speed: Speed,
    /// Whether moves are heard.
    pub sound: bool,
    /// How loud, in hundredths.
    pub volume: u8,
    /// Whether captures are felt, on devices that can shake.
    pub vibration: bool,
    /// Whether single letters are shortcuts.
    pub keys: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            game: GameId::default(),
            games: PerGame::new(GameSettings::new),
            show_targets: true,
            show_notation: false,
            exploration: std::f32::consts::SQRT_2,
            show_ai_info: true,
            verdicts: true,
            speech: Speech::default(),
            theme: Theme::default(),
            board: BoardStyle::default(),
            pieces: PieceSet::default(),
            speed: Speed::default(),
            sound: true,
            volume: 60,
            vibration: true,
            keys: true,
        }
    }
}

impl Settings {
    /// The game that is played now.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// What concerns single games, and which of them is played, as it is in `other`.
    pub fn take_games_of(&mut self, other: &Self) {
        self.game = other.game;
        self.games.clone_from(&other.games);
    }

    /// Goes over to a game.
    pub fn choose(&mut self, game: GameId) {
        self.game = game;
    }

    /// The options of the game that is played now.
    pub fn now(&self) -> &GameSettings {
        self.of(self.game)
    }

    /// The options of the game that is played now, to be changed.
    pub fn now_mut(&mut self) -> &mut GameSettings {
        &mut self.games[self.game]
    }

    /// The options of a game.
    pub fn of(&self, game: GameId) -> &GameSettings {
        &self.games[game]
    }

    /// Who makes `player`'s moves.
    pub fn controller(&self, player: Player) -> Controller {
        self.now().controller(player)
    }

    /// The one side that a human plays; `None` where it is both or neither.
    pub fn lone_human(&self) -> Option<Player> {
        self.now().lone_human()
    }
}
