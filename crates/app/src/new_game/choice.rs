//! The selection in the New game sheet.

use alquerque_core::family::{GameInfo, NamedRuleset};
use alquerque_core::options::{OptionInfo, RuleOption, RuleValue};
use alquerque_core::words::value_meaning;
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

use crate::clock::Control;
use crate::game::mode::GameMode;
use crate::new_game::handicap::MAX_HANDICAP;
use crate::settings::{Ai, Controller, Engine, First, GameSettings, Settings, UctLimit};

/// The options with a field of their own in the sheet. The first move has a separate field, and Othello's passing rule
/// is part of the named rulesets.
pub fn rule_options(game: &GameInfo) -> impl Iterator<Item = &'static OptionInfo> {
    game.options.iter().filter(|info| match info.option {
        RuleOption::Steps
        | RuleOption::Inverting
        | RuleOption::Capture
        | RuleOption::Chain
        | RuleOption::InnerSquare => true,
        RuleOption::Begin | RuleOption::Passing => false,
    })
}

/// Whether the game has options that can be set freely.
pub fn has_options(game: &GameInfo) -> bool {
    rule_options(game).next().is_some()
}

/// The New game sheet.
#[derive(Clone, Debug, Default)]
pub struct NewGameState {
    /// The selection.
    pub(super) choice: Choice,
    /// Whether the selected game starts once the module of live games runs.
    pub(super) awaits_module: bool,
    /// Whether the sheet was opened to invite a friend to a live game.
    pub(super) is_invitation: bool,
}

impl NewGameState {
    /// The sheet with the settings of a game selected.
    pub(crate) fn from_settings(settings: &GameSettings) -> Self {
        Self { choice: Choice::from_settings(settings), ..Self::default() }
    }

    /// Invites a friend to the game that the next dialog is about.
    pub(crate) fn invite(&mut self) {
        self.choice.live = true;
    }

    /// Whether to invite a friend to the game just started. Asked once.
    pub(crate) fn take_invitation(&mut self) -> bool {
        std::mem::take(&mut self.choice.live)
    }
}

/// The opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The computer.
    Computer,
    /// A friend at the same device.
    FriendHere,
    /// A friend elsewhere, by links.
    FriendByLink,
    /// None: the computer plays both sides.
    Nobody,
}

/// The selection in the New game sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The settings of the new game.
    pub settings: GameSettings,
    /// Whether the rules are set option by option, even if they match a named ruleset.
    pub custom: bool,
    /// The human's side against the computer.
    pub you: Player,
    /// The loser, who chooses the options of a revenge.
    pub loser: Option<Player>,
    /// Whether to invite the friend to a live game.
    pub live: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Self::from_settings(Settings::default().current())
    }
}

/// A change of the selection.
#[derive(Clone, Debug, PartialEq)]
pub enum ChoiceEvent {
    /// The game.
    Game(GameId),
    /// A named ruleset by its text; empty to set the options freely.
    Rules(String),
    /// A rules option.
    Rule(RuleValue),
    /// The side that moves first.
    First(First),
    /// The opponent.
    Opponent(Opponent),
    /// The human's side; `None` to draw lots.
    You(Option<Player>),
    /// The AI's engine.
    Engine(Engine),
    /// The level.
    Level(u8),
    /// Whether the level follows the player's rating.
    Adapts(bool),
    /// The depth of alpha-beta, in plies.
    Depth(u8),
    /// How long UCT searches.
    Limit(UctLimit),
    /// One of these for Dark, if the computer plays both sides.
    Dark(Box<ChoiceEvent>),
    /// The exploration constant of UCT, an option that applies at once.
    Exploration(f32),
    /// The handicap that the computer gives, in pieces or corners.
    Handicap(u8),
    /// The time control; `None` for no clock.
    Clock(Option<Control>),
}

impl ChoiceEvent {
    /// The AI after this change.
    fn change(&self, ai: Ai) -> Ai {
        match *self {
            Self::Engine(engine) => Ai { engine, ..ai },
            Self::Level(level) => Ai { level, ..ai },
            Self::Depth(depth) => Ai { depth, ..ai },
            Self::Limit(limit) => Ai { limit, ..ai },
            _ => ai,
        }
    }
}

impl Choice {
    /// The previous selection.
    pub fn from_settings(settings: &GameSettings) -> Self {
        let mut choice = Self {
            settings: settings.clone(),
            custom: false,
            you: settings.lone_human().unwrap_or(Player::Light),
            loser: None,
            live: false,
        };
        choice.custom = choice.named().is_none();
        choice
    }

    /// The selected game.
    pub fn game(&self) -> &'static GameInfo {
        self.settings.rules.id().info()
    }

    /// The named ruleset that matches the rules, if any.
    pub fn named(&self) -> Option<&'static NamedRuleset> {
        self.settings.rules.named()
    }

    /// The value of a rules option; `None` if the rules don't have it.
    pub fn value(&self, option: RuleOption) -> Option<RuleValue> {
        self.settings.rules.get(option)
    }

    /// Whether the rules leave the first move open.
    pub fn may_choose_first(&self) -> bool {
        self.value(RuleOption::Begin).is_some()
    }

    /// The opponent.
    pub fn opponent(&self) -> Opponent {
        if matches!(self.settings.mode(), GameMode::ByLink(_)) {
            return Opponent::FriendByLink;
        }
        match (self.settings.light, self.settings.dark) {
            (Controller::Human, Controller::Human) => Opponent::FriendHere,
            (Controller::Ai, Controller::Ai) => Opponent::Nobody,
            _ => Opponent::Computer,
        }
    }

    /// A sentence describing freely set rules.
    pub fn sentence(&self) -> Phrase {
        let values = rule_options(self.game()).filter_map(|info| self.value(info.option));
        let meanings: Vec<Phrase> = values.map(value_meaning).collect();
        let mut meanings = meanings.into_iter();
        let (Some(first), Some(last)) = (meanings.next(), meanings.next_back()) else { return Phrase::verbatim("") };
        let before = meanings.fold(first, |before, meaning| {
            Phrase::new(message::MEANINGS_AND).phrase("before", before).phrase("meaning", meaning)
        });
        Phrase::new(message::MEANINGS_END).phrase("before", before).phrase("meaning", last).capitalized()
    }

    /// Applies a valid change. Another game and the exploration constant are handled elsewhere.
    pub fn apply(&mut self, event: ChoiceEvent) {
        let settings = &mut self.settings;
        let ai = settings.ai;
        match event {
            ChoiceEvent::Game(_) | ChoiceEvent::Exploration(_) => {}
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
            ChoiceEvent::You(you) => {
                settings.you_by_lot = you.is_none();
                self.seat(self.opponent(), you.unwrap_or(self.you));
            }
            ChoiceEvent::Level(_) | ChoiceEvent::Engine(_) | ChoiceEvent::Depth(_) | ChoiceEvent::Limit(_) => {
                settings.adapts &= !matches!(event, ChoiceEvent::Level(_));
                self.set_ai(event.change(ai));
            }
            ChoiceEvent::Dark(event) => {
                let dark = event.change(settings.ai_of(Player::Dark));
                settings.dark_ai = Some(dark).filter(|dark| *dark != ai && dark.validated().is_ok());
            }
            ChoiceEvent::Adapts(adapts) => settings.adapts = adapts,
            ChoiceEvent::Handicap(pieces) => settings.handicap = pieces.min(MAX_HANDICAP),
            ChoiceEvent::Clock(control) => settings.clock = control,
        }
    }

    /// Gives the player the side that was drawn, if it is drawn by lot. The next game draws again.
    pub(crate) fn draw_side(&mut self, lot: Player) {
        let opponent = self.opponent();
        if self.settings.you_by_lot && matches!(opponent, Opponent::Computer | Opponent::FriendByLink) {
            self.seat(opponent, lot);
        }
    }

    /// Sets a valid AI, for both sides unless each has its own.
    fn set_ai(&mut self, ai: Ai) {
        if let Ok(ai) = ai.validated() {
            let dark = Some(self.settings.ai_of(Player::Dark)).filter(|_| self.opponent() == Opponent::Nobody);
            self.settings.ai = ai;
            self.settings.dark_ai = dark.filter(|dark| *dark != ai);
        }
    }

    fn seat(&mut self, opponent: Opponent, you: Player) {
        self.you = you;
        self.settings.set_mode(if opponent == Opponent::FriendByLink {
            GameMode::ByLink(you)
        } else {
            GameMode::Local
        });
        let controller = |player| match opponent {
            Opponent::FriendHere | Opponent::FriendByLink => Controller::Human,
            Opponent::Computer if player == you => Controller::Human,
            Opponent::Computer | Opponent::Nobody => Controller::Ai,
        };
        (self.settings.light, self.settings.dark) = (controller(Player::Light), controller(Player::Dark));
    }
}
