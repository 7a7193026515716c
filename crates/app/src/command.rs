//! The table of commands: what the player can ask for by a button or a key, without further data.

use alquerque_core::named;
use alquerque_language::{MessageId, message};

use Subject::{AnyGame, OwnBoard, OwnGame, Page, Step};

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
    pub(crate) stops_replay: bool,
    /// Whether it is possible only at times, see [`State::can`](crate::state::State::can).
    pub(crate) is_conditional: bool,
    /// Whether it puts another game on the board or reloads the page, which ends a live game.
    pub(crate) leaves_game: bool,
    /// Its keyboard shortcut.
    pub key: Option<Key>,
}

/// The keyboard shortcut of a command.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// Its keys, named as in browsers' events.
    pub keys: &'static [&'static str],
    /// The message that describes the command in the list of shortcuts.
    pub label: MessageId,
    /// Whether it also works in the study.
    pub in_study: bool,
}

impl Row {
    /// A command that is always possible.
    const fn always(subject: Subject) -> Self {
        Self { subject, stops_replay: true, is_conditional: false, leaves_game: false, key: None }
    }

    /// A command that is possible only at times.
    const fn if_possible(subject: Subject) -> Self {
        Self { is_conditional: true, ..Self::always(subject) }
    }

    /// The same for a command that leaves the game on the board.
    const fn leaving(self) -> Self {
        Self { leaves_game: true, ..self }
    }

    /// The same with a shortcut for game and study.
    const fn key(self, keys: &'static [&'static str], id: MessageId) -> Self {
        Self { key: Some(Key { keys, label: id, in_study: true }), ..self }
    }

    /// The same with a shortcut for the game only.
    const fn game_key(self, keys: &'static [&'static str], id: MessageId) -> Self {
        Self { key: Some(Key { keys, label: id, in_study: false }), ..self }
    }
}

/// Declares the commands, one row each: the meaning, the name, and what the page knows.
macro_rules! commands {
    ($($(#[$doc:meta])* $Command:ident = $name:literal: $row:expr,)*) => {
        named! {
            /// A command. Its name is the `data-do` attribute of its buttons.
            pub enum Command {
                $($(#[$doc])* $Command = $name,)*
            }
        }

        impl Command {
            /// The command's row in the table.
            pub const fn row(self) -> Row {
                match self {
                    $(Self::$Command => $row,)*
                }
            }
        }
    };
}

commands! {
    /// Start the game selected in the New game sheet.
    Play = "play": Row::always(OwnGame).leaving(),
    /// Start it, and invite a friend to play it live.
    PlayLive = "play-live": Row::always(OwnGame).leaving(),
    /// Invite a friend to the live game that was interrupted, or to a new one.
    Invite = "invite": Row::always(OwnGame),
    /// Cancel the invitation.
    CancelInvitation = "cancel-invitation": Row::always(OwnGame),
    /// Resume the running game of the selected kind.
    GoOn = "go-on": Row::always(OwnGame).leaving(),
    /// Choose a new game in the sheet.
    NewGame = "new-game": Row::always(OwnGame).key(&["n"], message::SHORTCUT_NEW),
    /// Restore the game that the last new one replaced.
    BringBack = "bring-back": Row::always(OwnGame).leaving(),
    /// Start a new game with sides swapped.
    Rematch = "rematch": Row::if_possible(AnyGame),
    /// Start a new game whose options the loser chooses.
    Revenge = "revenge": Row::if_possible(AnyGame),
    /// Start a new game against the next stronger opponent.
    NextLevel = "next-level": Row::always(Page),
    /// Show the position before the deciding move.
    ShowTurningPoint = "end-moment": Row::always(Page),
    /// Close the card at the end of a game.
    CloseEndCard = "end-close": Row::always(Page),
    /// Take the game to the study.
    ToStudy = "to-study": Row::always(Page),
    /// Go on from the position on the board under the rules chosen in the options.
    ApplyRules = "apply-rules": Row::if_possible(OwnGame).leaving(),
    /// Undo moves, or the jumps of a chain in progress.
    Undo = "undo": Row::if_possible(Page).key(&["u"], message::SHORTCUT_UNDO),
    /// Give a hint: first the piece, then the whole move. Has no effect while a hint is being searched for.
    Hint = "hint": Row::if_possible(Page).game_key(&["h"], message::SHORTCUT_HINT),
    /// Flip the board.
    FlipBoard = "flip": Row::always(Page).key(&["f"], message::SHORTCUT_FLIP),
    /// Announce whose turn it is and the state of the game.
    TellStanding = "standing": Row::always(Page).key(&["s"], message::SHORTCUT_STANDING),
    /// Announce the position.
    Describe = "describe": Row::always(Page).key(&["b"], message::SHORTCUT_DESCRIBE),
    /// End the turn where the piece in hand is.
    EndTurn = "end-turn": Row::if_possible(Page),
    /// Offer a draw.
    OfferDraw = "offer-draw": Row::if_possible(Page),
    /// Accept the draw.
    AcceptDraw = "accept-draw": Row::always(Page),
    /// Decline the draw.
    DeclineDraw = "decline-draw": Row::always(Page),
    /// Ask the local player to confirm resigning.
    AskToResign = "resign": Row::if_possible(Page),
    /// Resign.
    Resign = "resign-now": Row::if_possible(Page),
    /// Pause the AI.
    Pause = "pause": Row::if_possible(Page),
    /// Resume the AI.
    Resume = "resume": Row::if_possible(OwnBoard),
    /// Make the AI play the best move found so far.
    MoveNow = "move-now": Row::if_possible(Page),
    /// Ask for the proven result.
    WhoWins = "who-wins": Row::if_possible(Page),
    /// Show the proven line, move by move.
    ShowLine = "show-line": Row::if_possible(Page),
    /// Return to where the shown line began.
    LeaveLine = "leave-line": Row::if_possible(Page),
    /// Continue against a perfect opponent: the AI takes the winning side.
    PlayPerfect = "play-perfect": Row::if_possible(Page),
    /// Start a lesson.
    Learn = "learn": Row::if_possible(OwnBoard).leaving(),
    /// Go to the lesson's next step.
    LearnOn = "learn-on": Row::if_possible(Page),
    /// Leave the lesson.
    LeaveLesson = "leave-lesson": Row::if_possible(Page),
    /// Leave the live game, as offered by the notice.
    LeaveLive = "leave-live": Row::always(Page),
    /// Hand the AI's side to a friend.
    PlayByLink = "play-by-link": Row::if_possible(AnyGame),
    /// Open the link that has no new moves.
    OpenAnyway = "open-anyway": Row::always(OwnGame).leaving(),
    /// Step to the start.
    StepFirst = "step-first": Row::always(Step),
    /// Step back one ply.
    StepPrevious = "step-previous": Row::always(Step),
    /// Step on one ply.
    StepNext = "step-next": Row::always(Step),
    /// Step to the last move.
    StepLast = "step-last": Row::always(Step),
    /// Step to the position at which the game goes on.
    BackToGame = "back-to-game": Row::always(Step),
    /// Start or stop a replay.
    // It must not stop the replay that it is to stop.
    ToggleReplay = "play-back": Row { stops_replay: false, ..Row::always(Step) },
    /// Stop reading a text.
    StopReading = "record-stop": Row::always(AnyGame),
    /// Restore the games deleted last.
    Undelete = "library-undelete": Row::always(AnyGame),
    /// Download the whole library.
    ExportLibrary = "library-export": Row::always(AnyGame),
    /// List more games.
    MoreGames = "library-more": Row::always(AnyGame),
    /// Copy the game's text.
    CopyRecord = "record-copy": Row::always(AnyGame),
    /// Download the game's text.
    DownloadRecord = "record-download": Row::always(AnyGame),
    /// Show the links to the game.
    ShowLinks = "links": Row::always(AnyGame),
    /// Share the link to the game.
    Share = "share": Row::always(AnyGame),
    /// Share the game up to the position shown, or all of it.
    ShareUpToHere = "share-up-to-here": Row::always(AnyGame),
    /// Share the link to the position that is shown.
    ShareShown = "share-shown": Row::always(AnyGame),
    /// Download a picture of the board as PNG.
    DrawPng = "picture-png": Row::always(AnyGame),
    /// Download a picture of the board as SVG.
    DrawSvg = "picture-svg": Row::always(AnyGame),
    /// Download the game as an animated GIF.
    DrawGif = "picture-gif": Row::always(AnyGame),
    /// Download the statistics.
    ExportStatistics = "statistics-export": Row::always(Page),
    /// Clear the statistics.
    ClearStatistics = "statistics-forget": Row::always(Page),
    /// Restore the statistics cleared last.
    RestoreStatistics = "statistics-recall": Row::always(Page),
    /// Restart the workers.
    TryAgain = "try-again": Row::always(Page),
    /// Retry loading a part.
    LoadPart = "load-part": Row::always(Page),
    /// Dismiss the notice.
    DismissNotice = "dismiss": Row::always(Page),
    /// Update to the new version.
    UpdateAccepted = "update": Row::always(AnyGame).leaving(),
    /// Print a board and pieces of the game whose rules are open.
    PrintBoard = "print-board": Row::always(Page),
    /// Install the app.
    InstallAccepted = "install": Row::always(Page),
}
