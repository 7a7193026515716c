//! Titles of games and names of rulesets.

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::options::RuleOption;
use alquerque_core::words::{game_title, ruleset_title, value_difference, variant_title};
use alquerque_language::{Phrase, message};
use serde::{Deserialize, Serialize};

/// The title of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Fields", into = "Fields")]
pub enum Title {
    /// A game under these rules.
    Rules(AnyGame),
    /// A library game with rules unknown to this version; its title as stored.
    Stored(String),
}

impl Title {
    /// The title of a record.
    pub fn from_record(record: &dyn AnyRecord) -> Self {
        Self::Rules(AnyGame::of(record))
    }

    /// The game; the default if unknown.
    pub fn game(&self) -> GameId {
        match self {
            Self::Rules(rules) => rules.id(),
            Self::Stored(_) => GameId::default(),
        }
    }

    /// The names of the game and its rules.
    pub fn phrase(&self) -> Phrase {
        let rules = match self {
            Self::Rules(rules) => rules,
            Self::Stored(name) => return Phrase::verbatim(name),
        };
        let game = rules.id();
        let with =
            |rules: Phrase| Phrase::new(message::GAME_WITH_RULES).key("game", game.name()).phrase("rules", rules);
        let has_one_ruleset = game.info().rulesets.len() == 1;
        match rules.nearest() {
            (ruleset, differences) if differences.is_empty() && (has_one_ruleset || ruleset.name == game.name()) => {
                game_title(game)
            }
            (ruleset, differences) => match differences[..] {
                [] => with(ruleset_title(ruleset.name)),
                [value] if has_one_ruleset => with(value_difference(value)),
                [value] => with(variant_title(ruleset.name, value)),
                _ => with(Phrase::verbatim(&rules.to_string())),
            },
        }
    }
}

impl Default for Title {
    fn default() -> Self {
        Self::Stored(String::new())
    }
}

/// The stored fields of a title. Earlier versions wrote no rules.
#[derive(Serialize, Deserialize)]
struct Fields {
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
}

impl From<Title> for Fields {
    fn from(title: Title) -> Self {
        match title {
            Title::Rules(rules) => Self { rules: Some(rules.to_string()), title: None },
            Title::Stored(title) => Self { rules: None, title: Some(title) },
        }
    }
}

impl TryFrom<Fields> for Title {
    type Error = &'static str;

    fn try_from(Fields { rules, title }: Fields) -> Result<Self, Self::Error> {
        match rules {
            // Rules of a later version.
            Some(rules) => Ok(rules.parse().map_or(Self::Stored(rules), Self::Rules)),
            None => title.map(Self::Stored).ok_or("missing field `title`"),
        }
    }
}

/// The name of a ruleset; `None` if the game has only one. The side that moves first doesn't count.
pub fn rules_title(rules: AnyGame) -> Option<Phrase> {
    if rules.id().info().rulesets.len() == 1 {
        return None;
    }
    let (named, mut differences) = rules.nearest();
    differences.retain(|value| value.option() != RuleOption::Begin);
    Some(match differences[..] {
        [] => ruleset_title(named.name),
        [value] => variant_title(named.name, value),
        _ => Phrase::new(message::RULES_OF_OWN),
    })
}
