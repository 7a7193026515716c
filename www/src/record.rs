//! What the game record lets the player do: stepping through the game, the library, text forms, links.

use std::rc::Rc;

use alquerque_core::Player;
use alquerque_core::record::{Date, Header};
use alquerque_core::table::Table;

use crate::library::Library;
use crate::saved::SavedGame;

/// A step through the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    First,
    Previous,
    Next,
    Last,
}

/// A header of the game as a field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Text(Header),
    Date,
}

/// Something that happened to the record.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Ask {
    /// Shows the position after so many moves.
    GoTo(usize),
    Step(Step),
    /// Begins or ends playing the game back.
    PlayBack,
    /// It is time for the next move of the playback of that number.
    PlayBackDue(u32),
    /// The library as it is in the browser's storage, when another tab has changed it.
    LibraryRead(Rc<Library>),
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
    /// The running game of its kind as another tab has kept it.
    OtherTab(SavedGame),
}

/// Something of the record's to be done outside the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    SaveLibrary,
    /// Put a text into the clipboard; answered by [`Ask::Copied`].
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
pub(crate) struct Desk {
    /// The number of the playback that is going on.
    pub(crate) playing_back: Option<u32>,
    pub(crate) library: Rc<Library>,
    /// The game that was deleted last, and its place in the library.
    pub(crate) deleted: Option<(usize, crate::library::Entry)>,
    /// The library's entry of the game on the board.
    pub(crate) filed: Option<u32>,
    /// The library's entry of the game that was replaced on the board, which is not needed if it comes back.
    pub(crate) shelved: Option<u32>,
    /// The kind of game that was on the board before one of another kind was opened.
    pub(crate) came_from: Option<&'static str>,
    /// Who played on by links in the game that was replaced.
    pub(crate) replaced_by_link: Option<Player>,
    /// Whether the game on the board was read from a text, a link or the library, and nobody has played on here since.
    pub(crate) was_read: bool,
    /// Whether the running game could not be kept the last time.
    pub(crate) not_kept: bool,
    /// The text form that is shown, by its place in the look's list.
    pub(crate) form: usize,
    /// Why games could not be read.
    pub(crate) problems: Vec<String>,
    /// What is wrong with the date in the form.
    pub(crate) date_problem: String,
    /// What was done last, for the dialogs to show.
    pub(crate) done: String,
    /// The link that was made last.
    pub(crate) link: String,
    /// The page's address without a fragment.
    pub(crate) address: String,
    /// The day today.
    pub(crate) today: Date,
}

/// Whether there is something in a game that its player could miss.
pub(crate) fn is_worth_keeping(table: &dyn Table) -> bool {
    !table.moves().is_empty() && table.ending().is_none()
}

/// Whether `longer` is the same game as `shorter`, perhaps with more moves.
pub(crate) fn goes_on_from(longer: &dyn Table, shorter: &dyn Table) -> bool {
    longer.rules() == shorter.rules()
        && longer.start_text() == shorter.start_text()
        && longer.moves().starts_with(&shorter.moves())
}
