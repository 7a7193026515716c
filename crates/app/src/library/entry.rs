//! A library game: its details for the list next to the game itself, so that the list can be shown without decoding
//! every record.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Closing, Header, rules_of_link, to_link};
use alquerque_core::{Outcome, Player, TextError};
use alquerque_language::{Phrase, message};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::game::seat::{Seat, ai_named, player_named, seat_named};
use crate::storage::{Problem, json};
use crate::text::moves;
use crate::text::nouns::BySide;
use crate::text::title::Title;

/// Maximum length of a field in bytes. The length of a record is limited only by storage.
const MAX_FIELD_LEN: usize = 1000;

/// Maximum length of a stored entry in bytes.
const MAX_ENTRY_LEN: usize = 1 << 22;

/// A game in the library.
#[expect(clippy::struct_excessive_bools, reason = "independent facts")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Unique id while the page is open.
    #[serde(skip)]
    pub id: u32,
    /// Sort key, ascending; 0 until assigned.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub order: u32,
    /// The game as a link's payload, which is also the database key.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub record: String,
    /// The game's title.
    #[serde(flatten)]
    pub title: Title,
    /// The tournament or match; empty if unknown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub event: String,
    /// The date it began.
    pub date: String,
    /// Light's name; empty if unknown.
    pub light: String,
    /// Dark's name; empty if unknown.
    pub dark: String,
    /// The result; `None` if unfinished.
    #[serde(serialize_with = "write_result", deserialize_with = "read_result")]
    pub result: Option<Outcome>,
    /// Whether a player resigned.
    #[serde(default, skip_serializing_if = "json::is_default", deserialize_with = "json::lenient")]
    pub resigned: bool,
    /// Whether the player had hints or proven results.
    #[serde(default, skip_serializing_if = "json::is_default", deserialize_with = "json::lenient")]
    pub helped: bool,
    /// Total number of moves.
    pub moves: u32,
    /// The passes among them that players don't count as moves.
    #[serde(default, skip_serializing_if = "json::is_default", deserialize_with = "json::lenient")]
    pub passes: u32,
    /// Whether the game was played here and can be resumed with its players, if it is unfinished.
    #[serde(default, skip_serializing_if = "json::is_default", deserialize_with = "json::lenient")]
    pub resumes: bool,
    /// The local player's accuracy in percent, if the game was played here against the computer and has been reviewed.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "json::lenient")]
    pub accuracy: Option<u32>,
    /// Whether the accuracy is that of the study's review.
    #[serde(default, skip_serializing_if = "json::is_default", deserialize_with = "json::lenient")]
    pub reviewed: bool,
}

impl Entry {
    /// Creates an entry without an id.
    pub fn from_record(record: &dyn AnyRecord) -> Self {
        let mut whole = record.boxed();
        if let Some(last) = whole.tree().main_line().last() {
            whole.select(last);
        }
        let headers = whole.headers();
        Self {
            id: 0,
            order: 0,
            record: to_link(&*whole),
            title: Title::from_record(&*whole),
            event: headers.text(Header::Event).to_owned(),
            date: if headers.date.is_unknown() { String::new() } else { headers.date.to_string() },
            light: headers.text(Header::Light).to_owned(),
            dark: headers.text(Header::Dark).to_owned(),
            result: whole.result(),
            helped: !headers.text(Header::Help).is_empty(),
            resigned: matches!(whole.closing(), Some(Closing::Resignation(_))),
            moves: u32::try_from(whole.plies()).unwrap_or(u32::MAX),
            passes: u32::try_from(moves::uncounted(&*whole, whole.plies())).unwrap_or_default(),
            resumes: false,
            accuracy: None,
            reviewed: false,
        }
    }

    /// Writes the entry as text.
    pub fn text(&self) -> String {
        json::text_of(self)
    }

    /// Reads the output of [`Self::text`]; assigns no id.
    ///
    /// # Errors
    ///
    /// Returns why the text can't be read.
    pub fn from_text(text: &str) -> Result<Self, Problem> {
        Self::read(json::parse(text, MAX_ENTRY_LEN)?)
    }

    /// Like [`Self::from_text`], from a parsed text.
    pub(super) fn read(value: Value) -> Result<Self, Problem> {
        let entry: Self = json::read(value)?;
        Ok(Self { accuracy: entry.accuracy.map(|percent| percent.min(100)), ..entry })
    }

    /// Decodes the game.
    ///
    /// # Errors
    ///
    /// Fails if it can't be decoded, for example because another version wrote it.
    pub fn record(&self) -> Result<Box<dyn AnyRecord>, TextError> {
        alquerque_core::record::from_link(&self.record)
    }

    /// Fills in the rules of an entry stored before entries had them, from its record.
    #[must_use]
    pub(super) fn with_its_rules(mut self) -> Self {
        if let (Title::Stored(_), Some(rules)) = (&self.title, rules_of_link(&self.record)) {
            self.title = Title::Rules(rules);
        }
        self
    }

    /// Validates an entry read from storage.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with it.
    pub fn check(&self) -> Result<(), Problem> {
        let title = match &self.title {
            Title::Stored(title) => title,
            Title::Rules(_) => "",
        };
        let fields = [title, &self.event, &self.date, &self.light, &self.dark];
        if fields.into_iter().any(|field| field.len() > MAX_FIELD_LEN) {
            return Err(Problem::LongField);
        }
        if !self.record.starts_with('g') {
            return Err(Problem::NoGame);
        }
        Ok(())
    }

    /// The event or, without one, the game and its rules.
    pub fn name(&self) -> Phrase {
        if self.event.is_empty() { self.title.phrase() } else { Phrase::verbatim(&self.event) }
    }

    /// The name in a list: how the game against the computer or a friend ended, or [`Self::name`].
    pub fn row_name(&self) -> Phrase {
        self.against().unwrap_or_else(|| self.name())
    }

    /// Whether the game is unfinished and goes on when it is opened.
    pub fn can_resume(&self) -> bool {
        self.resumes && self.result.is_none()
    }

    /// How a game against the computer or a friend ended for the player.
    pub fn against(&self) -> Option<Phrase> {
        let opponents = [&self.light, &self.dark].map(|name| seat_named(name));
        let (side, seat, human) = match opponents {
            [Some(seat), None] => (Player::Light, seat, &self.dark),
            [None, Some(seat)] => (Player::Dark, seat, &self.light),
            _ => return None,
        };
        let end = match self.result? {
            Outcome::Draw => "drawn",
            Outcome::Win(winner) if winner == side => "lost",
            Outcome::Win(_) => "won",
        };
        let name = if seat == Seat::Friend { Phrase::new(message::A_FRIEND) } else { seat.short() };
        let phrase = Phrase::new(message::AGAINST_COMPUTER).key("end", end).phrase("name", name);
        let phrase = phrase.key("whose", if human.is_empty() { "yours" } else { "other" }).text("player", human);
        self.event.is_empty().then_some(phrase)
    }

    /// The number of moves, as players count them.
    pub fn move_count(&self) -> usize {
        moves::count(self.title.game(), self.moves.saturating_sub(self.passes) as usize)
    }

    /// A title that tells games apart: the event, how the game against the computer or a friend ended, or the game and its rules.
    pub fn telling_title(&self) -> Phrase {
        match self.against() {
            Some(title) => {
                let phrase = Phrase::new(message::GAME_WITH_MOVES).phrase("title", title);
                phrase.number("moves", self.move_count())
            }
            _ if self.event.is_empty() && self.moves > 0 => {
                let phrase = Phrase::new(message::GAME_WITH_MOVES).phrase("title", self.title.phrase());
                phrase.number("moves", self.move_count())
            }
            _ => self.name(),
        }
    }

    /// The players, as far as known.
    pub fn players(&self) -> Phrase {
        let game = self.title.game();
        let one = |player, name| Phrase::new(message::PLAYERS_ONE).by(player, game).phrase("name", player_named(name));
        match (&*self.light, &*self.dark) {
            ("", "") => Phrase::new(message::PLAYERS_NONE),
            (light, "") => one(Player::Light, light),
            ("", dark) => one(Player::Dark, dark),
            (light, dark) => Phrase::new(message::PLAYERS_BOTH)
                .by(Player::Light, game)
                .phrase("name", player_named(light))
                .phrase("other-player", player_named(dark)),
        }
    }

    /// The player's accuracy, if known.
    pub fn accuracy_text(&self) -> Option<Phrase> {
        let about = if self.reviewed { "no" } else { "yes" };
        Some(Phrase::new(message::END_ACCURACY).key("about", about).number("percent", self.accuracy?))
    }

    /// Whether the computer lost the game to a person.
    pub fn is_won(&self) -> bool {
        let (winner, loser) = match self.result {
            Some(Outcome::Win(Player::Light)) => (&self.light, &self.dark),
            Some(Outcome::Win(Player::Dark)) => (&self.dark, &self.light),
            _ => return false,
        };
        ai_named(loser).is_some() && ai_named(winner).is_none()
    }

    /// How the game ended.
    pub fn ended(&self) -> Phrase {
        match self.result {
            Some(Outcome::Win(winner)) => Phrase::new(message::WINNER).by(winner, self.title.game()),
            Some(Outcome::Draw) => Phrase::new(message::RESULT_DRAW),
            None => Phrase::new(message::NOT_FINISHED),
        }
    }
}

/// Stored names of the results, older than the translations.
const RESULTS: [(&str, Option<Outcome>); 4] = [
    ("Light wins", Some(Outcome::Win(Player::Light))),
    ("Dark wins", Some(Outcome::Win(Player::Dark))),
    ("Draw", Some(Outcome::Draw)),
    ("Not finished", None),
];

#[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference to the field")]
fn write_result<S: Serializer>(result: &Option<Outcome>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(RESULTS.iter().find(|(_, known)| known == result).map_or("", |(text, _)| text))
}

fn read_result<'de, D: Deserializer<'de>>(data: D) -> Result<Option<Outcome>, D::Error> {
    let text = String::deserialize(data)?;
    let known = RESULTS.iter().find(|(known, _)| *known == text);
    known.map(|&(_, result)| result).ok_or_else(|| D::Error::custom(format_args!("unknown result `{text}`")))
}

/// Element id of the button that opens an entry.
pub fn button_of(id: u32) -> String {
    format!("open-{id}")
}

/// A database row. Its key is the game itself, so that two tabs saving the same game store it once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The key: the game as a link's payload.
    pub record: String,
    /// The details for the list, as JSON.
    pub facts: String,
}

/// Converts an entry to a row.
pub(super) fn row_of(entry: &Entry) -> Row {
    let facts = Entry { record: String::new(), ..entry.clone() };
    Row { record: entry.record.clone(), facts: facts.text() }
}

/// Converts a row to an entry; `None` if it is invalid.
pub(super) fn entry_of(row: &Row) -> Option<Entry> {
    let facts = Entry::from_text(&row.facts).ok()?;
    let entry = Entry { record: row.record.clone(), ..facts }.with_its_rules();
    entry.check().is_ok().then_some(entry)
}
