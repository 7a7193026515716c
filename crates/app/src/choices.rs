//! What is chosen before a game begins: the choice that the New game sheet shows.

use alquerque_core::family::{GameInfo, NamedRuleset};
use alquerque_core::options::{OptionInfo, RuleOption, RuleValue};
use alquerque_core::{GameId, Player};

use crate::clock::Control;
use crate::course::Course;
use crate::message::Label;
use crate::settings::{Controller, Engine, First, GameSettings};

/// The options of a game that the sheet offers by a field each. Who begins has a field of its own, and Othello's passing
/// stands among the named rulesets.
pub fn options(game: &GameInfo) -> impl Iterator<Item = &'static OptionInfo> {
    game.options.iter().filter(|info| match info.option {
        RuleOption::Steps
        | RuleOption::Inverting
        | RuleOption::Capture
        | RuleOption::Chain
        | RuleOption::InnerSquare => true,
        RuleOption::Begin | RuleOption::Passing => false,
    })
}

/// Whether rulesets of this game have options that can be set freely.
pub fn has_options(game: &GameInfo) -> bool {
    options(game).next().is_some()
}

/// Who sits on the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The computer.
    Computer,
    /// Somebody in front of the same screen.
    Friend,
    /// Somebody elsewhere who sends links.
    FriendByLink,
    /// Nobody: the computer plays itself.
    Nobody,
}

/// What somebody chooses who begins a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The options of the game to begin.
    pub settings: GameSettings,
    /// Whether the rules are set freely, though they may be those of a name.
    pub custom: bool,
    /// The human's side against the computer.
    pub you: Player,
    /// Who lost and chooses, where it is a revenge.
    pub loser: Option<Player>,
}

/// A change of the choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceEvent {
    /// A game.
    Game(GameId),
    /// Rules by their text; an empty one to set the options freely.
    Rules(String),
    /// A value of an option of the rules.
    Rule(RuleValue),
    /// Who begins.
    First(First),
    /// Who sits on the other side.
    Opponent(Opponent),
    /// The side of whoever chooses.
    You(Player),
    /// What looks for the AI's moves.
    Engine(Engine),
    /// The strength of UCT.
    Level(u8),
    /// The depth of alpha-beta, in plies.
    Depth(u8),
    /// How much time each side has; none for all the time in the world.
    Clock(Option<Control>),
}

impl Choice {
    /// The choice that was made the last time.
    pub fn of(settings: &GameSettings) -> Self {
        let mut choice = Self {
            settings: settings.clone(),
            custom: false,
            you: settings.lone_human().unwrap_or(Player::Light),
            loser: None,
        };
        choice.custom = choice.named().is_none();
        choice
    }

    /// The chosen game.
    pub fn game(&self) -> &'static GameInfo {
        self.settings.rules.id().info()
    }

    /// The named ruleset that the rules are.
    pub fn named(&self) -> Option<&'static NamedRuleset> {
        self.settings.rules.named()
    }

    /// The value that the rules have of an option; `None` where they have no such option.
    pub fn value(&self, option: RuleOption) -> Option<RuleValue> {
        self.settings.rules.get(option)
    }

    /// Whether the rules leave open who begins.
    pub fn may_choose_first(&self) -> bool {
        self.value(RuleOption::Begin).is_some()
    }

    /// Who sits on the other side.
    pub fn opponent(&self) -> Opponent {
        if matches!(self.settings.course(), Course::ByLink(_)) {
            return Opponent::FriendByLink;
        }
        match (self.settings.light, self.settings.dark) {
            (Controller::Human, Controller::Human) => Opponent::Friend,
            (Controller::Ai, Controller::Ai) => Opponent::Nobody,
            _ => Opponent::Computer,
        }
    }

    /// The rules in one sentence, where they are set freely.
    pub fn sentence(&self) -> Label {
        Label::Meanings(options(self.game()).filter_map(|info| self.value(info.option)).collect())
    }

    /// Takes a change that makes sense; another game is not a matter of this one.
    pub fn apply(&mut self, event: ChoiceEvent) {
        let settings = &mut self.settings;
        if matches!(event, ChoiceEvent::Engine(_) | ChoiceEvent::Level(_) | ChoiceEvent::Depth(_)) {
            // The sheet speaks of one AI for whatever it plays.
            settings.dark_ai = None;
        }
        match event {
            ChoiceEvent::Game(_) => {}
            ChoiceEvent::Rules(text) if text.is_empty() => self.custom = true,
            ChoiceEvent::Rules(text) => {
                if let Ok(rules) = text.parse() {
                    self.custom = false;
                    settings.rules = rules;
                }
            }
            ChoiceEvent::Rule(value) => {
                settings.set_rule(value);
            }
            ChoiceEvent::First(first) => settings.first = first,
            ChoiceEvent::Opponent(opponent) => self.seat(opponent, self.you),
            ChoiceEvent::You(you) => self.seat(self.opponent(), you),
            ChoiceEvent::Engine(engine) => settings.ai.engine = engine,
            ChoiceEvent::Level(level) => settings.ai.level = level,
            ChoiceEvent::Depth(depth) => settings.ai.depth = depth,
            ChoiceEvent::Clock(control) => settings.clock = control,
        }
    }

    fn seat(&mut self, opponent: Opponent, you: Player) {
        self.you = you;
        self.settings.set_course(if opponent == Opponent::FriendByLink { Course::ByLink(you) } else { Course::Here });
        let controller = |player| match opponent {
            Opponent::Friend | Opponent::FriendByLink => Controller::Human,
            Opponent::Computer if player == you => Controller::Human,
            Opponent::Computer | Opponent::Nobody => Controller::Ai,
        };
        (self.settings.light, self.settings.dark) = (controller(Player::Light), controller(Player::Dark));
    }
}
