//! The parts of the site that are loaded when they are first needed. How far each is stands in the state; what is in it only
//! the page knows.

use alquerque_core::GameId;
use alquerque_core::language::LanguageId;

/// A part of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rules of a game.
    Rules(GameId),
    /// What tells of the games, and whose work they rest on.
    About,
    /// The article about who wins in Alquerque.
    WhoWins,
    /// The drawings of boards and pieces that are not the usual ones.
    Art,
    /// The words of a language.
    Words(LanguageId),
}

/// How far a part is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Progress {
    /// Nobody has needed it yet.
    #[default]
    Absent,
    /// It is on its way.
    Loading {
        /// Bytes that have arrived.
        received: u32,
        /// Bytes in all; 0 as long as that is not known.
        total: u32,
    },
    /// It could not be fetched, or was not what it should be.
    Failed,
    /// It is in the page.
    There,
}

impl Part {
    /// The part's name: that of the element of the page into which it goes.
    pub fn name(self) -> String {
        match self {
            Self::Rules(game) => format!("rules-{}", game.name()),
            Self::About => "about".to_owned(),
            Self::WhoWins => "who-wins".to_owned(),
            Self::Art => "art".to_owned(),
            Self::Words(language) => format!("words-{}", language.code()),
        }
    }
}

/// How far all parts are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts(Vec<(Part, Progress)>);

impl Parts {
    /// How far a part is.
    pub fn progress(&self, part: Part) -> Progress {
        self.0.iter().find(|(other, _)| *other == part).map_or(Progress::Absent, |&(_, progress)| progress)
    }

    /// All parts that were ever needed.
    pub fn all(&self) -> impl Iterator<Item = (Part, Progress)> + '_ {
        self.0.iter().copied()
    }

    /// Notes how far a part is.
    pub fn set(&mut self, part: Part, progress: Progress) {
        match self.0.iter_mut().find(|(other, _)| *other == part) {
            Some((_, known)) => *known = progress,
            None => self.0.push((part, progress)),
        }
    }

    /// Whether the part has to be asked for now that it is needed; notes that it is.
    pub fn ask_for(&mut self, part: Part) -> bool {
        let ask = matches!(self.progress(part), Progress::Absent | Progress::Failed);
        if ask {
            self.set(part, Progress::Loading { received: 0, total: 0 });
        }
        ask
    }
}
