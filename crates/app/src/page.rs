//! The dialogs by the fragments of the page's address.

use crate::message::Text;
use crate::record_event::SHOW;

/// The dialogs, which are also the fragments of the page's address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// What there is besides the game.
    Menu,
    /// Choosing game, rules and opponent.
    New,
    /// The rules of the games.
    Rules,
    /// The options.
    Options,
    /// Where the games come from.
    About,
    /// Who wins in Alquerque, and how that is known.
    WhoWins,
    /// The game as text, in and out.
    Record,
    /// The games that are kept.
    Library,
    /// The link to the game.
    Share,
    /// How the games against the AI have ended.
    Statistics,
    /// Setting up a position.
    Editor,
}

impl Page {
    /// All dialogs.
    pub const ALL: [Self; 11] = [
        Self::Menu,
        Self::New,
        Self::Rules,
        Self::Options,
        Self::About,
        Self::WhoWins,
        Self::Record,
        Self::Library,
        Self::Share,
        Self::Statistics,
        Self::Editor,
    ];

    /// The dialog's id and the address's fragment.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::New => "new",
            Self::Rules => "rules",
            Self::Options => "options",
            Self::About => "about",
            Self::WhoWins => "who-wins",
            Self::Editor => "editor",
            Self::Record => "record",
            Self::Library => "library",
            Self::Share => "share",
            Self::Statistics => "statistics",
        }
    }

    /// The dialog of that id; `None` where there is no such dialog.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.id() == id)
    }
}

/// What the dialogs of the record, the library and the link show beside the game.
#[derive(Clone, Debug, Default)]
pub struct Dialogs {
    /// The text form of the game, by its place in the look's list.
    pub form: usize,
    /// Why games could not be read.
    pub problems: Vec<Text>,
    /// What is wrong with the date in the form; empty where nothing is.
    pub date_problem: Text,
    /// What was done last.
    pub done: Text,
    /// The link that was made last.
    pub link: String,
}

impl Dialogs {
    /// The link that only shows the game of the one that was made last.
    pub fn show_link(&self) -> String {
        self.link.replacen('#', &format!("{SHOW}#"), 1)
    }
}
