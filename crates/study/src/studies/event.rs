//! Events of the studies and their chapters.

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Open a chapter, of this study or another one.
    Open(u32),
    /// Begin a study.
    New,
    /// Add a chapter to the study on the board, behind the current one: from the start, or from the position on the board.
    Add {
        /// Whether the position on the board is the new chapter's first one.
        from_here: bool,
    },
    /// Name a chapter.
    NameChapter(u32, String),
    /// Name a study.
    NameStudy(u32, String),
    /// Move a chapter one place up or down.
    Move {
        /// The chapter.
        id: u32,
        /// Whether it goes up.
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
