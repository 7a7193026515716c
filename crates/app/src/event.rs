//! Everything that can happen to the page.

use alquerque_core::options::RuleValue;
use alquerque_core::tabletop::Spot;
use alquerque_core::{GameId, Player};
use alquerque_language::Phrase;

use crate::board::drawings::Stroke;
use crate::board::geometry::Point;
use crate::command::Command;
use crate::editor::EditorEvent;
use crate::jobs::watchdog::{WorkerEvent, WorkerNumber};
use crate::new_game::ChoiceEvent;
use crate::page::Page;
use crate::parts::{Part, Progress};
use crate::record::RecordEvent;
use crate::settings::{Ai, BoardStyle, Controller, LanguageSetting, PieceSet, Rings, Side, Speed, Switch, Theme};
use alquerque_messages::live::ToPage;

/// A change in the options form. Settings that belong to one game are changed for the current one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OptionEvent {
    /// Human or AI for a side.
    Controller(Player, Controller),
    /// A rules option.
    Rule(RuleValue),
    /// A switch was turned on or off.
    Switch(Switch, bool),
    /// The AI's engine and strength.
    Ai(Ai),
    /// The same for Dark, if the AI plays both sides.
    DarkAi(Ai),
    /// The side at the bottom of the board.
    Side(Side),
    /// The exploration constant of UCB1.
    Exploration(f32),
    /// The language of the page.
    Language(LanguageSetting),
    /// The colour theme.
    Theme(Theme),
    /// The board style.
    Board(BoardStyle),
    /// The piece set.
    Pieces(PieceSet),
    /// When to ring the pieces that can move.
    Rings(Rings),
    /// The animation speed.
    Speed(Speed),
    /// The volume in percent.
    Volume(u8),
    /// Whether the New game sheet shows all choices.
    AllChoices(bool),
}

/// An event: user input, a timer, or news from the browser or a worker.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A command.
    Command(Command),
    /// The user typed a move.
    Typed(String),
    /// A pointer was pressed on the board.
    Press(Point),
    /// The pressed pointer moved.
    Drag(Point),
    /// The pressed pointer was released.
    Release(Point),
    /// The browser cancelled the pointer.
    DragCancelled,
    /// A stroke drawn on the board, with the right mouse button or the study's pen.
    Stroke(Stroke, Point),
    /// Enter, Space or a screen reader activated a spot.
    Activate(Spot),
    /// An arrow key: columns to the right, rows up.
    MoveCursor(i8, i8),
    /// A spot received keyboard focus.
    Focus(Spot),
    /// Escape was pressed on the board.
    Cancel,
    /// The timer of a forced pass fired.
    PassDue(u32),
    /// The timer of the clock fired.
    ClockDue(u32),
    /// The player's name was changed.
    Rename(String),
    /// Open the New game sheet with this game selected.
    Choose(GameId),
    /// The selection in the New game sheet changed.
    Choice(ChoiceEvent),
    /// News from the module for live games.
    Live(ToPage),
    /// An option changed.
    Option(OptionEvent),
    /// An event of the worker with this number.
    Worker(WorkerNumber, WorkerEvent),
    /// The watchdog's timer fired.
    WorkersTick {
        /// Delay of the timer in milliseconds.
        late: u32,
    },
    /// The AI's wait for the prover timed out, for the search with this id.
    WaitedForProver(u32),
    /// The animation with this number ended.
    AnimationEnded(u32),
    /// The address now names this dialog, or none.
    PageShown(Option<Page>),
    /// The dialog was closed with Escape, a button or the Back gesture.
    PageClosed(Page),
    /// Input in the position editor, outside its board.
    Editor(EditorEvent),
    /// Show the rules of this game.
    RulesOf(GameId),
    /// Loading progress of a part of the site.
    Part(Part, Progress),
    /// The timeout check of a loading part is due.
    PartTimeout {
        /// The part.
        part: Part,
        /// When it was due, by the page's clock.
        due: u64,
    },
    /// A new version is ready.
    UpdateReady,
    /// Whether the browser can install the app.
    InstallOffered(bool),
    /// An event of the game record.
    Record(RecordEvent),
    /// A browser operation failed; the text is for the user.
    Trouble(Phrase),
}
