//! What the game record lets the player do: stepping through the game, the library, text forms, links.

use std::rc::Rc;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Date, Header};
use alquerque_core::{GameId, Player};

use crate::library::{KeptText, Library, Row};
use crate::saved::SavedGame;
use crate::settings::Settings;

/// A step through the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    First,
    Previous,
    Next,
    Last,
}

/// A header of the game as a field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Text(Header),
    Date,
}

/// Something that happened to the record.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordEvent {
    /// Shows the position after so many moves.
    GoTo(usize),
    Step(Step),
    /// Begins or ends playing the game back.
    PlayBack,
    /// It is time for the next move of the playback of that number.
    PlayBackDue(u32),
    /// What the browser keeps of the library: when the page has started, or another tab has changed it.
    LibraryFound {
        /// The rows of its database; none where there is no database.
        rows: Option<Vec<Row>>,
        text: KeptText,
    },
    /// Whether the library is kept as [`RecordEffect::SaveLibrary`] wanted.
    LibraryWritten(bool),
    /// Shows the library's game of that id.
    Open(u32),
    /// Plays the library's game of that id back from its beginning.
    Replay(u32),
    Delete(u32),
    /// Puts the game that was deleted last back into the library.
    Undelete,
    /// Downloads all games of the library.
    ExportAll,
    /// Another text form of the game, by its place in the look's list.
    Form(usize),
    Header(Field, String),
    /// Copies the game's text.
    Copy,
    /// Downloads the game's text.
    Download,
    /// Whether something could be copied.
    Copied(bool),
    /// Reads games.
    Import(String),
    /// A file's content; none where the file is too large or cannot be read.
    FileRead {
        name: String,
        bytes: Option<Vec<u8>>,
    },
    Share,
    /// The share sheet was used or left.
    Shared,
    /// A link to a game was opened.
    Link(String),
    /// The game goes on by links: the AI no longer plays in it.
    PlayByLink,
    /// Whether the running game is kept over a reload, where that has changed.
    Kept(bool),
    /// The settings as another tab has kept them.
    OtherSettings(String),
    /// The running game of its kind as another tab has kept it.
    OtherTab(SavedGame),
}

/// Something of the record's to be done outside the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordEffect {
    /// Write what [`State::library_to_write`](crate::state::State::library_to_write) says; answered by
    /// [`RecordEvent::LibraryWritten`].
    SaveLibrary,
    /// Answered by [`RecordEvent::LibraryFound`].
    ReadLibrary,
    /// Take the library's text away, if it is still this one: its games are safe in the database.
    ForgetText(String),
    /// Put a text into the clipboard; answered by [`RecordEvent::Copied`].
    Copy(String),
    Download {
        name: String,
        text: String,
    },
    /// Give a link to the share sheet, or to the clipboard where there is no sheet.
    Share {
        title: String,
        link: String,
    },
    /// Take the link to a game off the address.
    ClearAddress,
    /// Show the text of a file in the field for games to read.
    ShowText(String),
    /// Put the keyboard's focus on the element of that id.
    Focus(String),
}

/// The record's part of the state.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// The number of the playback that is going on.
    pub playing_back: Option<u32>,
    pub library: Rc<Library>,
    /// The game that was deleted last, and its place in the library.
    pub deleted: Option<(usize, crate::library::Entry)>,
    /// The library's entry of the game on the board.
    pub filed: Option<u32>,
    /// The library's entry of the game that was replaced on the board, which is not needed if it comes back.
    pub shelved: Option<u32>,
    /// The kind of game that was on the board before one of another kind was opened.
    pub came_from: Option<GameId>,
    /// Who played on by links in the game that was replaced.
    pub replaced_by_link: Option<Player>,
    /// Whether the game on the board was read from a text, a link or the library, and nobody has played on here since.
    pub was_read: bool,
    /// The settings as this tab has kept them last, or has found them.
    pub kept_settings: Settings,
    /// Whether the running game could not be kept the last time.
    pub not_kept: bool,
    /// The text form that is shown, by its place in the look's list.
    pub form: usize,
    /// Why games could not be read.
    pub problems: Vec<String>,
    /// What is wrong with the date in the form.
    pub date_problem: String,
    /// What was done last, for the dialogs to show.
    pub done: String,
    /// The link that was made last.
    pub link: String,
    /// The page's address without a fragment.
    pub address: String,
    /// The day today.
    pub today: Date,
}

/// Whether there is something in a game that its player could miss.
pub fn is_worth_keeping(record: &dyn AnyRecord) -> bool {
    !record.moves().is_empty() && record.ending().is_none()
}

/// Whether `longer` is the same game as `shorter`, perhaps with more moves.
pub fn goes_on_from(longer: &dyn AnyRecord, shorter: &dyn AnyRecord) -> bool {
    longer.rules() == shorter.rules()
        && longer.start_text() == shorter.start_text()
        && longer.moves().starts_with(&shorter.moves())
}
