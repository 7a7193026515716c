//! The dialogs, addressed by the URL's fragment.

use alquerque_core::GameId;
use alquerque_language::Phrase;

use crate::importing::Importing;
use crate::record_event::SHOW;
use crate::text::Text;

/// A dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The menu.
    Menu,
    /// The New game sheet.
    New,
    /// The rules of the games.
    Rules,
    /// The options.
    Options,
    /// The history of the games, and credits.
    About,
    /// The article on Alquerque's solution.
    WhoWins,
    /// The legend of all marks.
    Marks,
    /// The game as text: import and export.
    Record,
    /// The library.
    Library,
    /// The link to the game.
    Share,
    /// Results against the AI.
    Statistics,
    /// The position editor.
    Editor,
    /// The keyboard shortcuts.
    Shortcuts,
    /// The user's studies, on their page.
    Studies,
    /// A live game with a friend.
    Friend,
}

impl Page {
    /// All dialogs.
    pub const ALL: [Self; 15] = [
        Self::Menu,
        Self::New,
        Self::Rules,
        Self::Options,
        Self::About,
        Self::WhoWins,
        Self::Marks,
        Self::Record,
        Self::Library,
        Self::Share,
        Self::Statistics,
        Self::Editor,
        Self::Shortcuts,
        Self::Studies,
        Self::Friend,
    ];

    /// The dialog's element id and fragment.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::New => "new",
            Self::Rules => "rules",
            Self::Options => "options",
            Self::About => "about",
            Self::WhoWins => "who-wins",
            Self::Marks => "marks",
            Self::Editor => "editor",
            Self::Record => "record",
            Self::Library => "library",
            Self::Share => "share",
            Self::Statistics => "statistics",
            Self::Shortcuts => "shortcuts",
            Self::Studies => "studies",
            Self::Friend => "friend",
        }
    }

    /// The dialog with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.id() == id)
    }

    /// The dialog with this fragment, and the game whose rules it names, as in `rules-othello`. A friend's code (`f`, a
    /// number and a dot) opens the dialog that reads it.
    pub fn from_fragment(fragment: &str) -> Option<(Self, Option<GameId>)> {
        let game = fragment.strip_prefix("rules-").and_then(GameId::from_name);
        let is_code = fragment.strip_prefix('f').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        let page = match game {
            Some(_) => Some(Self::Rules),
            None if is_code => Some(Self::Friend),
            None => Self::from_id(fragment),
        };
        page.map(|page| (page, game))
    }
}

/// Contents of the record, library, link and statistics dialogs.
#[derive(Clone, Debug, Default)]
pub struct Dialogs {
    /// Index of the selected text format in the look's list.
    pub form: usize,
    /// The import in progress.
    pub importing: Option<Importing>,
    /// Why games could not be imported.
    pub problems: Vec<Phrase>,
    /// The problem with the date in the form; empty if there is none.
    pub date_problem: Text,
    /// Confirmation of the last action.
    pub done: Text,
    /// The last link created.
    pub link: String,
    /// The outcome of the last backup or restore.
    pub backup: Text,
}

impl Dialogs {
    /// The view-only variant of the last link.
    pub fn show_link(&self) -> String {
        self.link.replacen('#', &format!("{SHOW}#"), 1)
    }
}
