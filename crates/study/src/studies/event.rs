//! Events of the studies and their chapters.

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Open a chapter, of this study or another one.
    Open(u32),
    /// Create a study.
    New,
    /// Add a chapter after the current one to the study on the board: from the initial position or the one on the
    /// board.
    Add {
        /// Whether the new chapter starts from the position on the board.
        from_here: bool,
    },
    /// Rename a chapter.
    NameChapter(u32, String),
    /// Rename a study.
    NameStudy(u32, String),
    /// Move a chapter one place up or down.
    Move {
        /// The chapter.
        id: u32,
        /// Whether to move it up.
        up: bool,
    },
    /// Delete a chapter.
    DeleteChapter(u32),
    /// Delete a study.
    DeleteStudy(u32),
    /// Restore what was deleted last.
    Undelete,
    /// Save the study on the board as a file with all its chapters.
    Export,
}
