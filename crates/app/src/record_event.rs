//! What can be asked of the game record: stepping through it, the library, text forms, links; and what of that is to be done
//! outside the state.

use alquerque_core::record::{Header, NodeId};

use crate::library::{KeptText, Row};
use crate::message::Title;
use crate::saved::SavedGame;

/// The query of the page's address before a link that only shows a game.
pub const SHOW: &str = "?show";

/// A step through the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the first position.
    First,
    /// One position back.
    Previous,
    /// One position on.
    Next,
    /// To the last position.
    Last,
}

/// A header of the game as a field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// One that holds any text.
    Text(Header),
    /// The day.
    Date,
}

/// Something that happened to the record.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordEvent {
    /// Shows the position after so many moves.
    GoTo(usize),
    /// Shows another position.
    Step(Step),
    /// Shows the position behind a node of the record's tree, such as the other move in the place of one.
    Select(NodeId),
    /// Begins or ends playing the game back.
    PlayBack,
    /// It is time for the next move of the playback of that number.
    PlayBackDue(u32),
    /// What the browser keeps of the library: when the page has started, or another tab has changed it.
    LibraryFound {
        /// The rows of its database; none where there is no database.
        rows: Option<Vec<Row>>,
        /// What is kept as a text.
        text: KeptText,
    },
    /// Whether the library is kept as [`RecordEffect::SaveLibrary`] wanted.
    LibraryWritten(bool),
    /// Shows the library's game of that id.
    Open(u32),
    /// Plays the library's game of that id back from its beginning.
    Replay(u32),
    /// Takes the game of that id out of the library.
    Delete(u32),
    /// Puts the game that was deleted last back into the library.
    Undelete,
    /// Downloads all games of the library.
    ExportAll,
    /// Another text form of the game, by its place in the look's list.
    Form(usize),
    /// Another text of a header.
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
        /// The file's name.
        name: String,
        /// What is in it.
        bytes: Option<Vec<u8>>,
    },
    /// Shows the links to the game.
    Links,
    /// Gives the link to the game away.
    Share,
    /// Gives the link away that only shows it.
    ShareShown,
    /// The share sheet was used or left.
    Shared,
    /// A link to a game was opened.
    Link(String),
    /// A link was opened that only shows a game.
    Show(String),
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
    /// Have the browser keep a text as a file.
    Download {
        /// The file's name.
        name: String,
        /// What is in it.
        text: String,
    },
    /// Give a link to the share sheet, or to the clipboard where there is no sheet.
    Share {
        /// What the game is called.
        title: Title,
        /// The link.
        link: String,
    },
    /// Open the dialog of the links; this one goes into the clipboard at once where there is no share sheet.
    ShowLinks(String),
    /// Take the link to a game off the address.
    ClearAddress,
    /// Show the text of a file in the field for games to read.
    ShowText(String),
    /// Put the keyboard's focus on the element of that id.
    Focus(String),
}
