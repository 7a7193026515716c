//! The dialogs, addressed by the URL's fragment.

pub mod address;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::{GameId, named};
use alquerque_language::Phrase;

use crate::command::Command;
use crate::importing::Importing;
use crate::record::SHOW;
use crate::text::Text;

named! {
    /// A page that opens in a dialog, by its fragment.
    pub enum Page {
        /// The menu.
        Menu = "menu",
        /// The New game sheet.
        New = "new",
        /// Help: the lesson, the rules, the marks, the keys.
        Help = "help",
        /// The rules of the games.
        Rules = "rules",
        /// The options.
        Options = "options",
        /// The history of the games, and credits.
        About = "about",
        /// The article on Alquerque's solution.
        WhoWins = "who-wins",
        /// The legend of all marks.
        Marks = "marks",
        /// The game as text: import and export.
        Record = "record",
        /// The library.
        Library = "library",
        /// The link to the game.
        Share = "share",
        /// Results against the AI.
        Statistics = "statistics",
        /// The player's name, and backups.
        Backup = "backup",
        /// The position editor.
        Editor = "editor",
        /// The keyboard shortcuts.
        Shortcuts = "shortcuts",
        /// The user's studies, on their page.
        Studies = "studies",
        /// A live game with a friend.
        Friend = "friend",
    }
}

impl Page {
    /// The page whose name is the id of the dialog: several pages share one.
    pub const fn dialog(self) -> Self {
        match self {
            Self::Statistics | Self::Backup => Self::Library,
            Self::Record => Self::Share,
            other => other,
        }
    }

    /// The page with this fragment, and the game whose rules it names, as in `rules-othello`. A friend's code (`f`, a
    /// number and a dot) opens the dialog that reads it.
    pub fn from_fragment(fragment: &str) -> Option<(Self, Option<GameId>)> {
        let game = fragment.strip_prefix("rules-").and_then(GameId::from_name);
        let is_code = fragment.strip_prefix('f').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        let page = match game {
            Some(_) => Some(Self::Rules),
            None if is_code => Some(Self::Friend),
            None => Self::from_name(fragment),
        };
        page.map(|page| (page, game))
    }
}

/// The open dialog, and the contents of dialogs.
#[derive(Clone, Debug, Default)]
pub struct PageState {
    open: Option<Page>,
    rules_of: Option<GameId>,
    /// Contents of the record, library, link and statistics dialogs.
    pub(crate) dialogs: Dialogs,
}

impl PageState {
    /// Contents of the record, library, link and statistics dialogs.
    pub fn dialogs(&self) -> &Dialogs {
        &self.dialogs
    }

    /// Selects a text format of the look's list in the record's dialog.
    pub fn select_text_format(&mut self, index: usize) {
        self.dialogs.text_format = index;
    }

    /// Removes the confirmation of the last action.
    pub fn clear_confirmation(&mut self) {
        self.dialogs.done.clear();
    }

    /// Shows the outcome of a backup or restore.
    pub fn show_backup(&mut self, outcome: Text) {
        self.dialogs.backup = outcome;
    }

    /// The open dialog.
    pub fn current(&self) -> Option<Page> {
        self.open
    }

    /// Opens a dialog in place of the open one.
    pub fn open(&mut self, page: Page) {
        self.open = Some(page);
    }

    /// Closes the open dialog. Returns it.
    pub fn close(&mut self) -> Option<Page> {
        self.open.take()
    }

    /// Opens a dialog, or closes the open one.
    pub(crate) fn set(&mut self, page: Option<Page>) {
        self.open = page;
    }

    /// The game whose rules are shown, if different from the one on the board.
    pub fn rules_of(&self) -> Option<GameId> {
        self.rules_of
    }

    /// Shows the rules of this game; `None` shows those of the game on the board.
    pub fn show_rules_of(&mut self, game: Option<GameId>) {
        self.rules_of = game;
    }
}

/// Contents of the record, library, link and statistics dialogs.
#[derive(Clone, Debug, Default)]
pub struct Dialogs {
    /// Index of the selected text format in the look's list.
    pub text_format: usize,
    /// The import in progress.
    pub importing: Option<Importing>,
    /// Why games could not be imported.
    pub problems: Vec<Phrase>,
    /// The problem with the date in the form; empty if there is none.
    pub date_problem: Text,
    /// Confirmation of the last action.
    pub done: Text,
    /// The command that copies a text, and whether the text has reached the clipboard: its button says so.
    pub copied: Option<(Command, bool)>,
    /// The last link created.
    pub link: String,
    /// Whether it is of the game up to the position shown.
    pub ends_here: bool,
    /// The outcome of the last backup or restore.
    pub backup: Text,
    /// The game of the last link that had no new moves.
    pub(crate) older: Option<Box<dyn AnyRecord>>,
}

impl Dialogs {
    /// The view-only variant of the last link.
    pub fn show_link(&self) -> String {
        self.link.replacen('#', &format!("{SHOW}#"), 1)
    }
}
