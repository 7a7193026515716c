//! What is chosen before a game begins: a table of the options that rulesets may have, and the choice that the New game
//! sheet shows. Which options a game really has is asked of its rulesets.

use alquerque_core::family::{GameInfo, NamedRuleset};
use alquerque_core::{GameId, Player};

use crate::course::Course;
use crate::hand::capitalized;
use crate::rules::{game_of, value_of, with_first, with_option};
use crate::settings::{Controller, Engine, First, GameSettings};

/// A value of an option.
#[derive(Debug)]
pub struct RuleValue {
    /// As in the ruleset's text.
    pub value: &'static str,
    /// As in a form.
    pub label: &'static str,
    /// What it means, to stand in a sentence.
    pub meaning: &'static str,
}

/// An option of a ruleset.
#[derive(Debug)]
pub struct RuleOption {
    pub key: &'static str,
    pub label: &'static str,
    pub values: &'static [RuleValue],
}

const fn value(value: &'static str, label: &'static str, meaning: &'static str) -> RuleValue {
    RuleValue { value, label, meaning }
}

/// All options that may be set freely.
pub const RULE_OPTIONS: [RuleOption; 5] = [
    RuleOption {
        key: "steps",
        label: "Checkers step",
        values: &[
            value("forward", "forward and sideways", "checkers step forward and sideways"),
            value("any", "along any line", "checkers step along any line"),
        ],
    },
    RuleOption {
        key: "invert",
        label: "Taking one's own last step back is",
        values: &[
            value("forbidden", "forbidden", "no checker takes its own last step back"),
            value("allowed", "allowed", "a checker may take its last step back"),
        ],
    },
    RuleOption {
        key: "capture",
        label: "Capturing is",
        values: &[
            value("compulsory", "compulsory", "who can capture must capture"),
            value("optional", "optional", "nobody must capture"),
        ],
    },
    RuleOption {
        key: "chain",
        label: "A capture",
        values: &[
            value("compulsory", "goes on to its end", "a capture goes on as long as it can"),
            value("optional", "may stop after any jump", "a capture may stop after any jump"),
            value("single", "is a single jump", "a capture is a single jump"),
        ],
    },
    RuleOption {
        key: "inner",
        label: "Play withdraws to the inner square",
        values: &[
            value("off", "never", "all points count to the end"),
            value("8", "with eight checkers left", "the last eight checkers play on the inner square"),
        ],
    },
];

impl RuleOption {
    /// The value that the rules have; `None` where they have no such option.
    pub fn value_in(&self, rules: &str) -> Option<&'static RuleValue> {
        let name = value_of(rules, self.key, self.values.iter().map(|value| value.value))?;
        self.values.iter().find(|value| value.value == name)
    }
}

/// Whether rulesets of this game have options that can be set freely.
pub fn has_options(game: &GameInfo) -> bool {
    let rules = game.rulesets.first().map_or("", |ruleset| ruleset.name);
    RULE_OPTIONS.iter().any(|option| option.value_in(rules).is_some())
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
    /// Who lost and chooses, where it is a revenge match.
    pub loser: Option<Player>,
}

/// A change of the choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceEvent {
    /// A game.
    Game(GameId),
    /// Rules by their text; an empty one to set the options freely.
    Rules(String),
    /// An option of the rules by its place in [`RULE_OPTIONS`] and its value.
    Rule(usize, String),
    First(First),
    Opponent(Opponent),
    You(Player),
    Engine(Engine),
    Level(u8),
    Depth(u8),
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
        game_of(&self.settings.rules)
    }

    /// The named ruleset that the rules are.
    pub fn named(&self) -> Option<&'static NamedRuleset> {
        self.game().rulesets.iter().find(|ruleset| ruleset.name == self.settings.rules)
    }

    /// Whether the rules leave open who begins.
    pub fn may_choose_first(&self) -> bool {
        with_first(&self.settings.rules, Player::Light).is_some()
    }

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
    pub fn sentence(&self) -> String {
        let meanings = RULE_OPTIONS.iter().filter_map(|option| option.value_in(&self.settings.rules));
        let all: Vec<&str> = meanings.map(|value| value.meaning).collect();
        match all.split_last() {
            Some((last, rest)) if !rest.is_empty() => capitalized(&format!("{}, and {last}.", rest.join("; "))),
            _ => String::new(),
        }
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
                if text.parse::<alquerque_core::family::AnyGame>().is_ok() {
                    self.custom = false;
                    settings.rules = text;
                }
            }
            ChoiceEvent::Rule(place, value) => {
                let option = RULE_OPTIONS.get(place);
                if let Some(rules) = option.and_then(|option| with_option(&settings.rules, option.key, &value)) {
                    settings.rules = rules;
                }
            }
            ChoiceEvent::First(first) => settings.first = first,
            ChoiceEvent::Opponent(opponent) => self.seat(opponent, self.you),
            ChoiceEvent::You(you) => self.seat(self.opponent(), you),
            ChoiceEvent::Engine(engine) => settings.ai.engine = engine,
            ChoiceEvent::Level(level) => settings.ai.level = level,
            ChoiceEvent::Depth(depth) => settings.ai.depth = depth,
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
