//! The table of commands: what the player can ask for by a button or a key, without further data.

use alquerque_core::named;

named! {
    /// A command. Its name is the `data-do` attribute of its buttons.
    pub enum Command {
        /// Start the game selected in the New game sheet.
        Play = "play",
        /// Start it, and invite a friend to play it live.
        PlayLive = "play-live",
        /// Resume the running game of the selected kind.
        GoOn = "go-on",
        /// Start a new game with the same settings.
        NewGame = "new-game",
        /// Restore the game that the last new one replaced.
        BringBack = "bring-back",
        /// Start a new game with sides swapped.
        Rematch = "rematch",
        /// Start a new game whose options the loser chooses.
        Revenge = "revenge",
        /// Start a new game against the next stronger opponent.
        NextLevel = "next-level",
        /// Show the position before the deciding move.
        ShowMoment = "end-moment",
        /// Close the card at the end of a game.
        CloseEndCard = "end-close",
        /// Take the game to the study.
        ToStudy = "to-study",
        /// Undo moves, or the jumps of a chain in progress.
        Undo = "undo",
        /// Redo moves.
        Redo = "redo",
        /// Give a hint: first the piece, then the whole move. Has no effect while a hint is being searched for.
        Hint = "hint",
        /// Flip the board.
        FlipBoard = "flip",
        /// Announce whose turn it is and the state of the game.
        TellStanding = "standing",
        /// Announce the position.
        Describe = "describe",
        /// End the turn where the piece in hand is.
        EndTurn = "end-turn",
        /// Offer a draw.
        OfferDraw = "offer-draw",
        /// Accept the draw.
        AcceptDraw = "accept-draw",
        /// Decline the draw.
        DeclineDraw = "decline-draw",
        /// Ask the local player to confirm resigning.
        AskToResign = "resign",
        /// Resign.
        Resign = "resign-now",
        /// Pause the AI.
        Pause = "pause",
        /// Resume the AI.
        Resume = "resume",
        /// Make the AI play the best move found so far.
        MoveNow = "move-now",
        /// Ask for the proven result.
        WhoWins = "who-wins",
        /// Show the proven line, move by move.
        ShowLine = "show-line",
        /// Return to where the shown line began.
        LeaveLine = "leave-line",
        /// Continue against a perfect opponent: the AI takes the winning side.
        PlayPerfect = "play-perfect",
        /// Start a lesson.
        Learn = "learn",
        /// Go to the lesson's next step.
        LearnOn = "learn-on",
        /// Leave the lesson.
        LeaveLesson = "leave-lesson",
        /// Leave the live game, as offered by the notice.
        LeaveLive = "leave-live",
        /// Hand the AI's side to a friend.
        PlayByLink = "play-by-link",
        /// Step to the start.
        StepFirst = "step-first",
        /// Step back one ply.
        StepPrevious = "step-previous",
        /// Step on one ply.
        StepNext = "step-next",
        /// Step to the last move.
        StepLast = "step-last",
        /// Start or stop a replay.
        ToggleReplay = "play-back",
        /// Stop reading a text.
        StopReading = "record-stop",
        /// Restore the games deleted last.
        Undelete = "library-undelete",
        /// Download the whole library.
        ExportLibrary = "library-export",
        /// Copy the game's text.
        CopyRecord = "record-copy",
        /// Download the game's text.
        DownloadRecord = "record-download",
        /// Show the links to the game.
        ShowLinks = "links",
        /// Share the link to the game.
        Share = "share",
        /// Share the link to the position that is shown.
        ShareShown = "share-shown",
        /// Download a picture of the board as PNG.
        DrawPng = "picture-png",
        /// Download a picture of the board as SVG.
        DrawSvg = "picture-svg",
        /// Download the game as an animated GIF.
        DrawGif = "picture-gif",
        /// Download the statistics.
        ExportStatistics = "statistics-export",
        /// Clear the statistics.
        ForgetStatistics = "statistics-forget",
        /// Restore the statistics cleared last.
        RecallStatistics = "statistics-recall",
        /// Restart the workers.
        TryAgain = "try-again",
        /// Retry loading a part.
        LoadPart = "load-part",
        /// Dismiss the notice.
        DismissNotice = "dismiss",
        /// Update to the new version.
        UpdateAccepted = "update",
        /// Install the app.
        InstallAccepted = "install",
    }
}

/// What an event or a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// Anything but the following: dialogs, options, workers, timers, and moves of the game or lesson on the board.
    Page,
    /// The board that is shown, the game's or the editor's.
    Board,
    /// A step through the moves, which a lesson doesn't have.
    Step,
    /// The player's game, or a linked one that is viewed.
    AnyGame,
    /// The player's game.
    OwnGame,
    /// The player's game or a lesson.
    OwnBoard,
}

/// What the page knows about a command, apart from its handler in `update.rs`.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What it is about.
    pub(crate) subject: Subject,
    /// Whether it stops a replay, as all of the player's input does.
    pub(crate) is_input: bool,
    /// Whether it is possible only at times, see [`State::can`](crate::state::State::can).
    pub(crate) is_conditional: bool,
    /// Its keyboard shortcut.
    pub key: Option<Key>,
}

/// The keyboard shortcut of a command.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// Its keys, named as in browsers' events.
    pub keys: &'static [&'static str],
    /// The message that describes the command in the list of shortcuts.
    pub label: &'static str,
    /// Whether it also works in the study.
    pub in_study: bool,
}

impl Row {
    /// A command that is always possible.
    const fn always(subject: Subject) -> Self {
        Self { subject, is_input: true, is_conditional: false, key: None }
    }

    /// A command that is possible only at times.
    const fn if_possible(subject: Subject) -> Self {
        Self { is_conditional: true, ..Self::always(subject) }
    }

    /// The same with a shortcut for game and study.
    const fn key(self, keys: &'static [&'static str], id: &'static str) -> Self {
        Self { key: Some(Key { keys, label: id, in_study: true }), ..self }
    }

    /// The same with a shortcut for the game only.
    const fn game_key(self, keys: &'static [&'static str], id: &'static str) -> Self {
        Self { key: Some(Key { keys, label: id, in_study: false }), ..self }
    }
}

impl Command {
    /// The command's row in the table.
    #[expect(clippy::match_same_arms, reason = "a table with one row for each command")]
    pub const fn row(self) -> Row {
        use Subject::{AnyGame, OwnBoard, OwnGame, Page, Step};
        match self {
            Self::Play => Row::always(OwnGame),
            Self::PlayLive => Row::always(OwnGame),
            Self::GoOn => Row::always(OwnGame),
            Self::NewGame => Row::always(OwnGame).key(&["n"], "shortcut-new"),
            Self::BringBack => Row::always(OwnGame),
            Self::Rematch => Row::if_possible(AnyGame),
            Self::Revenge => Row::if_possible(AnyGame),
            Self::NextLevel => Row::always(Page),
            Self::ShowMoment => Row::always(Page),
            Self::CloseEndCard => Row::always(Page),
            Self::ToStudy => Row::always(Page),
            Self::Undo => Row::if_possible(Page).key(&["u"], "shortcut-undo"),
            Self::Redo => Row::if_possible(Page).key(&["r"], "shortcut-redo"),
            Self::Hint => Row::if_possible(Page).game_key(&["h"], "shortcut-hint"),
            Self::FlipBoard => Row::always(Page).key(&["f"], "shortcut-flip"),
            Self::TellStanding => Row::always(Page).key(&["s"], "shortcut-standing"),
            Self::Describe => Row::always(Page).key(&["b"], "shortcut-describe"),
            Self::EndTurn => Row::if_possible(Page),
            Self::OfferDraw => Row::if_possible(Page),
            Self::AcceptDraw => Row::always(Page),
            Self::DeclineDraw => Row::always(Page),
            Self::AskToResign => Row::if_possible(Page),
            Self::Resign => Row::if_possible(Page),
            Self::Pause => Row::if_possible(Page),
            Self::Resume => Row::if_possible(OwnBoard),
            Self::MoveNow => Row::if_possible(Page),
            Self::WhoWins => Row::if_possible(Page),
            Self::ShowLine => Row::if_possible(Page),
            Self::LeaveLine => Row::if_possible(Page),
            Self::PlayPerfect => Row::if_possible(Page),
            Self::Learn => Row::if_possible(OwnBoard),
            Self::LearnOn => Row::if_possible(Page),
            Self::LeaveLesson => Row::if_possible(Page),
            Self::LeaveLive => Row::always(Page),
            Self::PlayByLink => Row::if_possible(AnyGame),
            Self::StepFirst => Row::always(Step),
            Self::StepPrevious => Row::always(Step),
            Self::StepNext => Row::always(Step),
            Self::StepLast => Row::always(Step),
            // It must not stop the replay that it is to stop.
            Self::ToggleReplay => Row { is_input: false, ..Row::always(Step) },
            Self::StopReading => Row::always(AnyGame),
            Self::Undelete => Row::always(AnyGame),
            Self::ExportLibrary => Row::always(AnyGame),
            Self::CopyRecord => Row::always(AnyGame),
            Self::DownloadRecord => Row::always(AnyGame),
            Self::ShowLinks => Row::always(AnyGame),
            Self::Share => Row::always(AnyGame),
            Self::ShareShown => Row::always(AnyGame),
            Self::DrawPng => Row::always(AnyGame),
            Self::DrawSvg => Row::always(AnyGame),
            Self::DrawGif => Row::always(AnyGame),
            Self::ExportStatistics => Row::always(Page),
            Self::ForgetStatistics => Row::always(Page),
            Self::RecallStatistics => Row::always(Page),
            Self::TryAgain => Row::always(Page),
            Self::LoadPart => Row::always(Page),
            Self::DismissNotice => Row::always(Page),
            Self::UpdateAccepted => Row::always(AnyGame),
            Self::InstallAccepted => Row::always(Page),
        }
    }
}
