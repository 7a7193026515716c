//! What can happen, and what is to be done about it outside the state.

use alquerque_core::tabletop::{Piece, Spot};
use alquerque_core::{GameId, Player};
use alquerque_messages::{Answer, Request};

use crate::choices::ChoiceEvent;
use crate::desk::{RecordEffect, RecordEvent};
use crate::editor::EditorEvent;
use crate::settings::{Ai, Controller, Side};

/// A place on the board in its own units: 100 from spot to spot, that of the top left corner at (100, 100).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    pub x: f64,
    pub y: f64,
}

/// The dialogs, which are also the fragments of the page's address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    Menu,
    /// Choosing game, rules and opponent.
    New,
    Rules,
    Options,
    About,
    /// The game as text, in and out.
    Record,
    /// The games that are kept.
    Library,
    /// The link to the game.
    Share,
    /// Setting up a position.
    Editor,
}

impl Page {
    pub const ALL: [Self; 9] = [
        Self::Menu,
        Self::New,
        Self::Rules,
        Self::Options,
        Self::About,
        Self::Record,
        Self::Library,
        Self::Share,
        Self::Editor,
    ];

    /// The dialog's id and the address's fragment.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::New => "new",
            Self::Rules => "rules",
            Self::Options => "options",
            Self::About => "about",
            Self::Editor => "editor",
            Self::Record => "record",
            Self::Library => "library",
            Self::Share => "share",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.id() == id)
    }
}

/// A change in the options form; what belongs to one game is changed for the one that is played.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionEvent {
    Controller(Player, Controller),
    /// An option of the rules by its key and value, such as `invert` and `allowed`.
    Rule(&'static str, String),
    ShowTargets(bool),
    ShowNotation(bool),
    Ai(Ai),
    /// How the AI plays dark, where it plays light as well.
    DarkAi(Ai),
    Side(Side),
    Exploration(f32),
    ShowAiInfo(bool),
}

/// Something that happened to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A pointer went down on the board.
    Press(Place),
    /// The pointer that is down moved.
    Drag(Place),
    /// It was lifted.
    Release(Place),
    /// The browser took the pointer away.
    DragCancelled,
    /// Enter, space or a screen reader's activation on a spot.
    Activate(Spot),
    /// An arrow key: columns to the right and rows up.
    MoveCursor(i8, i8),
    /// A spot of the board received the focus.
    Focus(Spot),
    /// Escape on the board.
    Cancel,
    /// The piece in hand has jumped enough.
    EndTurn,
    /// It is time for a pass that is the only legal turn.
    PassDue(u32),
    /// Turn the board round.
    FlipBoard,
    /// The New game sheet is to be shown with that game.
    Choose(GameId),
    /// A new game like the last.
    NewGame,
    /// Another choice for the next game.
    ChoiceEvent(ChoiceEvent),
    /// A new game as chosen.
    Play,
    /// Goes on with the running game of the chosen kind.
    GoOn,
    /// The lot for who begins has been drawn.
    LotDrawn(Player),
    /// The player to move offers a draw.
    OfferDraw,
    /// The other answers.
    AnswerDraw(bool),
    /// A new game with the players' sides swapped.
    Rematch,
    /// A new game whose options the loser chooses.
    Revenge,
    /// Back to the game that the last new one replaced.
    BringBack,
    Undo,
    Redo,
    Pause,
    Resume,
    /// The AI is to play the best move that it has found so far.
    MoveNow,
    OptionEvent(OptionEvent),
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
    /// Something is done in the position editor, beside its board.
    EditorEvent(EditorEvent),
    /// The rules of that game are to be read.
    RulesOf(GameId),
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
    /// Something happened to the game record.
    Record(RecordEvent),
    /// Something outside the state went wrong; the text is for the player.
    Trouble(String),
}

/// A piece that another one takes the place of, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    pub spot: Spot,
    /// What stood there.
    pub before: Piece,
    /// When it changes: the jump after which it vanishes, counted from 1, or how far from the set disc it turns over.
    pub step: u32,
}

/// How a turn is to be seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Animation {
    /// The spots that the piece goes along; a single one where a piece appears.
    pub path: Vec<Spot>,
    /// Pieces that vanish.
    pub vanishing: Vec<Changed>,
    /// Pieces that turn over.
    pub turning: Vec<Changed>,
    /// What the piece was before it was crowned at the end of its path.
    pub crowned: Option<Piece>,
}

/// Something to be done outside the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
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
    /// Draw lots for who begins; answered by [`Event::LotDrawn`].
    DrawLot,
    /// Take the dialog's fragment off the address.
    LeavePage,
    /// Put the keyboard's focus on the cursor's spot.
    FocusCursor,
    /// Let the waiting version take over and reload.
    Reload,
    Install,
    Record(RecordEffect),
}
