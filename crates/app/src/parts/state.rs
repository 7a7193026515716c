//! Parts of the site that load on demand. The state holds their progress; the page holds their contents.

use alquerque_core::GameId;
use alquerque_language::{LanguageId, Phrase, message};

use crate::settings::LanguageSetting;

/// Milliseconds without a byte after which a part counts as stalled.
pub const STALL_MILLIS: u64 = 10_000;

/// A part of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rules of a game.
    Rules(GameId),
    /// The history of the games, and credits.
    About,
    /// The article on Alquerque's solution.
    WhoWins,
    /// The legend of all marks.
    Marks,
    /// The artwork of further board styles and piece sets.
    Art,
    /// The dialog and the module for live games.
    Friend,
    /// The catalogue of a language.
    Catalogue(LanguageId),
}

/// Loading progress of a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Progress {
    /// Not requested yet.
    #[default]
    Absent,
    /// Loading.
    Loading {
        /// Bytes received.
        received: u32,
        /// Total bytes; 0 if unknown.
        total: u32,
    },
    /// Nothing received for [`STALL_MILLIS`].
    Stalled {
        /// Bytes received.
        received: u32,
        /// Total bytes.
        total: u32,
    },
    /// Fetching failed, or the hash was wrong.
    Failed,
    /// Loaded.
    Loaded,
}

impl Part {
    /// The text to show in the part's place; `None` if it has loaded or was not requested.
    pub fn phrase(self, progress: Progress) -> Option<Phrase> {
        let part = match self {
            Self::Rules(_) => "rules",
            Self::About | Self::WhoWins | Self::Marks => "about",
            Self::Friend => "live",
            Self::Art => "art",
            Self::Catalogue(_) => "words",
        };
        let kilobytes = |bytes: u32| bytes.div_ceil(1000);
        Some(match progress {
            Progress::Loading { received, total } if received > 0 && total > 0 => Phrase::new(message::PART_LOADING)
                .number("received", kilobytes(received.min(total)))
                .number("total", kilobytes(total)),
            Progress::Loading { .. } => Phrase::new(message::PART_BEGINS),
            Progress::Stalled { received, total } => Phrase::new(message::PART_STALLED)
                .key("part", part)
                .number("received", kilobytes(received.min(total)))
                .number("total", kilobytes(total)),
            Progress::Failed => Phrase::new(message::PART_FAILED).key("part", part),
            Progress::Absent | Progress::Loaded => return None,
        })
    }

    /// The part's name, also the id of the element that receives it.
    pub fn name(self) -> String {
        match self {
            Self::Rules(game) => format!("rules-{}", game.name()),
            Self::About => "about".to_owned(),
            Self::WhoWins => "who-wins".to_owned(),
            Self::Marks => "marks".to_owned(),
            Self::Friend => "friend".to_owned(),
            Self::Art => "art".to_owned(),
            Self::Catalogue(language) => format!("words-{}", language.code()),
        }
    }
}

/// Progress of all parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    known: Vec<Known>,
    /// Whether the last live game ended by closing the page, which the module then reports beside the board.
    pub(super) needs_friend: bool,
    /// The newly chosen language, until the page restarts in it.
    pub(super) language: Option<LanguageSetting>,
    /// Whether the language chosen last could not be saved, so that the page can't restart in it.
    pub(super) is_language_lost: bool,
}

/// Progress, and when it was reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    part: Part,
    progress: Progress,
    at: u64,
}

impl Parts {
    /// Notes whether the last live game ended by closing the page, which the module then reports beside the board.
    pub fn set_needs_friend(&mut self, needs_friend: bool) {
        self.needs_friend = needs_friend;
    }

    /// Notes that the chosen language could not be saved.
    pub fn lose_language(&mut self) {
        self.is_language_lost = true;
    }

    /// Whether the language chosen last could not be saved.
    pub fn is_language_lost(&self) -> bool {
        self.is_language_lost
    }

    /// Progress of a part.
    pub fn progress(&self, part: Part) -> Progress {
        self.known(part).map_or(Progress::Absent, |known| known.progress)
    }

    /// All parts ever requested.
    pub fn all(&self) -> impl Iterator<Item = (Part, Progress)> + '_ {
        self.known.iter().map(|known| (known.part, known.progress))
    }

    /// Sets a part's progress, as reported at this time.
    pub fn set(&mut self, part: Part, progress: Progress, at: u64) {
        let news = Known { part, progress, at };
        match self.known.iter_mut().find(|known| known.part == part) {
            Some(known) => *known = news,
            None => self.known.push(news),
        }
    }

    /// When a loading part last made progress.
    pub(crate) fn awaited_since(&self, part: Part) -> Option<u64> {
        self.known(part).filter(|known| matches!(known.progress, Progress::Loading { .. })).map(|known| known.at)
    }

    /// Marks a part as requested and returns where to fetch it from: bypassing caches after a failure. `None` if it is
    /// already loading or loaded.
    pub(crate) fn ask_for(&mut self, part: Part, now: u64) -> Option<Source> {
        let source = match self.progress(part) {
            Progress::Absent => Source::Anywhere,
            Progress::Failed | Progress::Stalled { .. } => Source::Network,
            Progress::Loading { .. } | Progress::Loaded => return None,
        };
        self.set(part, Progress::Loading { received: 0, total: 0 }, now);
        Some(source)
    }

    fn known(&self, part: Part) -> Option<&Known> {
        self.known.iter().find(|known| known.part == part)
    }
}

/// Where a part may be fetched from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// From caches or the network.
    Anywhere,
    /// Only from the network, as the cached copy was unusable.
    Network,
}
