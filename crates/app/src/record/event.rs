//! Events and side effects of the game record: stepping, the library, text formats and links.

use alquerque_core::record::{Header, NodeId};
use alquerque_language::Phrase;
use alquerque_messages::picture::PictureRequest;

use crate::library::{NoDatabase, Row, StoredText};
use crate::storage::saved_game::SavedGame;

/// URL query of view-only links.
pub const SHOW: &str = "?show";

/// A header of the game, as a form field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// A free-text header.
    Text(Header),
    /// The date.
    Date,
}

/// An event of the game record.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordEvent {
    /// Show the position after this many plies.
    GoTo(usize),
    /// Show the position after a node, such as an alternative move.
    Select(NodeId),
    /// The timer of the replay with this number fired.
    ReplayDue(u32),
    /// The stored library was read: at startup, or after a change in another tab.
    LibraryFound {
        /// Rows of the database, or why it can't be read.
        rows: Result<Vec<Row>, NoDatabase>,
        /// The library's text.
        text: StoredText,
    },
    /// Whether [`RecordEffect::SaveLibrary`] succeeded.
    LibraryWritten(bool),
    /// Open a game of the library.
    Open(u32),
    /// Open a game of the library and replay it from the start.
    ReplayEntry(u32),
    /// Delete a game from the library.
    Delete(u32),
    /// Select a text format, by its index in the look's list.
    TextFormat(usize),
    /// Edit a header.
    Header(Field, String),
    /// Whether copying succeeded.
    Copied(bool),
    /// Import games from text.
    Import(String),
    /// Files were chosen or dropped: their names and contents, `None` for one that is too large or unreadable.
    FilesRead(Vec<(String, Option<Vec<u8>>)>),
    /// The timer for the next slice of the import with this number fired.
    ContinueImport(u32),
    /// Whether [`RecordEffect::Picture`] succeeded.
    PictureDone(bool),
    /// The share sheet was closed.
    Shared,
    /// A link to a game was opened.
    Link(String),
    /// The study's button was used: a game comes from the study or goes there.
    Take(String),
    /// A view-only link was opened.
    Show(String),
    /// Whether the running game could be saved. Sent when that changes.
    GameSaved(bool),
    /// Another tab saved the settings.
    SettingsChangedElsewhere(String),
    /// Another tab saved its clock, which now runs there.
    ClockRanElsewhere,
    /// Another tab saved the running game of its kind.
    OtherTab(SavedGame),
}

/// A side effect of the game record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordEffect {
    /// Write [`State::library_to_write`](crate::state::State::library_to_write); answered by
    /// [`RecordEvent::LibraryWritten`].
    SaveLibrary,
    /// Read the stored library; answered by [`RecordEvent::LibraryFound`].
    ReadLibrary,
    /// Delete the library's text unless it has changed: its games are safe in the database.
    ForgetText(String),
    /// Copy a text to the clipboard; answered by [`RecordEvent::Copied`].
    Copy(String),
    /// Make a picture and download it as a file; answered by [`RecordEvent::PictureDone`].
    Picture {
        /// The file name.
        name: String,
        /// The picture.
        request: Box<PictureRequest>,
    },
    /// Download a text as a file.
    Download {
        /// The file name.
        name: String,
        /// The contents.
        text: String,
    },
    /// Pass a link to the share sheet or, without one, to the clipboard.
    Share {
        /// The game's title; if it is in progress, with the side to move.
        title: Phrase,
        /// The link.
        link: String,
    },
    /// Remove the game's link from the address.
    ClearAddress,
    /// Put a file's text into the import field.
    ShowText(String),
    /// Move keyboard focus to the element with this id.
    Focus(String),
}
