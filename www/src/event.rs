//! What can happen, and what is to be done about it outside the state.

use alquerque_core::Player;
use alquerque_core::alquerque::Point;
use alquerque_worker::messages::{Answer, Request};

use crate::settings::Controller;

/// A place on the board in its own units: 100 from point to point, a5 at (100, 100).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// The dialogs, which are also the fragments of the page's address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    Menu,
    Rules,
    Options,
    About,
}

impl Page {
    pub(crate) const ALL: [Self; 4] = [Self::Menu, Self::Rules, Self::Options, Self::About];

    /// The dialog's id and the address's fragment.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::Rules => "rules",
            Self::Options => "options",
            Self::About => "about",
        }
    }

    pub(crate) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.id() == id)
    }
}

/// A change in the options form.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Change {
    Controller(Player, Controller),
    InvertingAllowed(bool),
    ShowTargets(bool),
    ShowNotation(bool),
    Level(u8),
    Exploration(f32),
    ShowAiInfo(bool),
}

/// Something that happened to the page.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Event {
    /// A pointer went down on the board.
    Press(Place),
    /// The pointer that is down moved.
    Drag(Place),
    /// It was lifted.
    Release(Place),
    /// The browser took the pointer away.
    DragCancelled,
    /// Enter, space or a screen reader's activation on a point.
    Activate(Point),
    /// An arrow key: columns to the right and rows up.
    MoveCursor(i8, i8),
    /// A point of the board received the focus.
    Focus(Point),
    /// Escape on the board.
    Cancel,
    NewGame,
    /// A new game with the players' sides swapped.
    Rematch,
    /// Back to the game that the last new one replaced.
    BringBack,
    Undo,
    Redo,
    Pause,
    Resume,
    /// The AI is to play the best move that it has found so far.
    MoveNow,
    Change(Change),
    WorkerSaid(Answer),
    /// Time to look whether the worker is alive.
    Watchdog {
        worker: u32,
    },
    /// The animation of this number is over.
    AnimationEnded(u32),
    PageShown(Option<Page>),
    /// A dialog was closed by its own means: Escape, a button, the Back gesture.
    PageClosed(Page),
    /// The search is to be started once more.
    TryAgain,
    DismissNotice,
    /// A new version waits to be used.
    UpdateReady,
    /// The player agreed to reload.
    UpdateAccepted,
    /// The browser offers to install the game.
    InstallOffered(bool),
    InstallAccepted,
    /// Something outside the state went wrong; the text is for the player.
    Trouble(String),
}

/// How a piece is to be seen moving: along `path`, while the checkers on `captured` vanish one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Animation {
    pub(crate) player: Player,
    pub(crate) path: Vec<Point>,
    pub(crate) captured: Vec<Point>,
}

/// Something to be done outside the state.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Effect {
    Send(Request),
    /// Give the worker up and start another.
    RestartWorker,
    Animate(Animation),
    After {
        millis: u32,
        event: Event,
    },
    SaveGame,
    SaveSettings,
    /// Take the dialog's fragment off the address.
    LeavePage,
    /// Put the keyboard's focus on the cursor's point.
    FocusCursor,
    /// Let the waiting version take over and reload.
    Reload,
    Install,
}
