//! Everything that can happen to the page, and what each event is about.

use alquerque_core::GameId;
use alquerque_core::options::RuleValue;
use alquerque_core::tabletop::Spot;
use alquerque_language::Phrase;

use crate::board::drawings::Stroke;
use crate::board::geometry::Point;
use crate::command::{Command, Subject};
use crate::editor::EditorEvent;
use crate::installation::InstallationEvent;
use crate::jobs::worker::{WorkerEvent, WorkerNumber};
use crate::new_game::ChoiceEvent;
use crate::page::Page;
use crate::parts::{Part, Progress};
use crate::record::RecordEvent;
use crate::settings::{BoardStyle, GameSettings, LanguageSetting, PieceSet, Rings, Side, Speed, Switch, Theme};
use alquerque_messages::live::ToPage;

/// A change in the options form. Settings that belong to one game are changed for the current one.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionEvent {
    /// The players of the game on the board, as in these settings.
    Players(Box<GameSettings>),
    /// A rules option.
    Rule(RuleValue),
    /// A switch was turned on or off.
    Switch(Switch, bool),
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
    /// Escape was pressed, with no dialog or field to leave.
    Cancel,
    /// The timer of a notice fired.
    NoticeDue(u32),
    /// The pointer or the focus is on the notice, or has left it.
    NoticeHeld(bool),
    /// The timer of a forced pass fired.
    PassDue(u32),
    /// The timer of the clock fired.
    ClockDue(u32),
    /// The player's name was changed.
    Rename(String),
    /// Go on with the running game of this kind, or start one against the computer.
    Start(GameId),
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
    /// The computer's move from the book, scheduled with this number, is due.
    BookMoveDue(u32),
    /// The file of a game's openings; `None` if it could not be loaded.
    Openings(GameId, Option<String>),
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
    /// An event of the site on this device.
    Installation(InstallationEvent),
    /// An event of the game record.
    Record(RecordEvent),
    /// A browser operation failed; the text is for the user.
    Trouble(Phrase),
}

/// What `update` knows about an event before it is handled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EventTraits {
    pub subject: Subject,
    /// Whether the player caused the event. Such events stop a replay, unlike timers and answers.
    pub stops_replay: bool,
    /// The command, if it isn't always possible.
    pub command: Option<Command>,
    /// Whether it may put another game on the board or reload the page, which ends a live game.
    pub leaves_game: bool,
}

impl EventTraits {
    /// User input on the page.
    const INPUT: Self = Self { subject: Subject::Page, stops_replay: true, command: None, leaves_game: false };
    /// A timer, a worker's answer or another event that the player did not cause.
    const NEWS: Self = Self { stops_replay: false, ..Self::INPUT };

    /// A command.
    fn from_command(command: Command) -> Self {
        let row = command.row();
        Self {
            subject: row.subject,
            stops_replay: row.stops_replay,
            command: Some(command).filter(|_| row.is_conditional),
            leaves_game: row.leaves_game,
        }
    }

    /// The same traits with another subject.
    const fn about(self, subject: Subject) -> Self {
        Self { subject, ..self }
    }

    /// The same traits for an event that may leave the game on the board.
    const fn leaving(self) -> Self {
        Self { leaves_game: true, ..self }
    }

    /// The traits of an event. Every event is listed, so that the compiler asks for those of a new one. Those of a new
    /// option, dialog, editor event or live message have to be added by hand.
    pub(crate) fn from_event(event: &Event) -> Self {
        match event {
            Event::Press(_) | Event::Activate(_) | Event::MoveCursor(..) => Self::INPUT.about(Subject::Board),
            // These follow a press, which has stopped the replay, or come from the page itself.
            Event::Drag(_) | Event::Release(_) | Event::DragCancelled | Event::Focus(_) => {
                Self::NEWS.about(Subject::Board)
            }
            Event::Command(command) => Self::from_command(*command),
            Event::Record(event) => Self::from_record(event),
            Event::Option(OptionEvent::Players(_)) => Self::INPUT.about(Subject::OwnGame),
            Event::Option(OptionEvent::Rule(_)) | Event::Start(_) => Self::INPUT.about(Subject::OwnGame).leaving(),
            Event::Option(OptionEvent::Language(_)) => Self::INPUT.leaving(),
            Event::Editor(EditorEvent::Play) => Self::INPUT.about(Subject::OwnBoard).leaving(),
            Event::PageShown(Some(Page::Record | Page::Share | Page::Editor)) => Self::NEWS.about(Subject::AnyGame),
            Event::PageShown(Some(Page::Friend)) | Event::Live(ToPage::Game(_)) => Self::NEWS.about(Subject::OwnGame),
            Event::Typed(_)
            | Event::Cancel
            | Event::Rename(_)
            | Event::Choice(_)
            | Event::Option(_)
            | Event::Editor(_)
            | Event::RulesOf(_) => Self::INPUT,
            Event::Stroke(..)
            | Event::NoticeDue(_)
            | Event::NoticeHeld(_)
            | Event::PassDue(_)
            | Event::BookMoveDue(_)
            | Event::Openings(..)
            | Event::ClockDue(_)
            | Event::Live(_)
            | Event::Worker(..)
            | Event::WorkersTick { .. }
            | Event::WaitedForProver(_)
            | Event::AnimationEnded(_)
            | Event::PageShown(_)
            | Event::PageClosed(_)
            | Event::Part(..)
            | Event::PartTimeout { .. }
            | Event::Installation(_)
            | Event::Trouble(_) => Self::NEWS,
        }
    }

    fn from_record(event: &RecordEvent) -> Self {
        match event {
            RecordEvent::GoTo(_) | RecordEvent::Select(_) => Self::INPUT.about(Subject::Step),
            RecordEvent::ReplayDue(_) => Self::NEWS.about(Subject::Step),
            RecordEvent::Open(_) | RecordEvent::ReplayEntry(_) | RecordEvent::Link(_) | RecordEvent::Take(_) => {
                Self::INPUT.about(Subject::OwnGame).leaving()
            }
            // Whether a text has a game is known once it has been read.
            RecordEvent::Import(_) | RecordEvent::FilesRead(_) => Self::INPUT.about(Subject::OwnGame),
            RecordEvent::Show(_) => Self::INPUT.about(Subject::AnyGame).leaving(),
            RecordEvent::Delete(_)
            | RecordEvent::TextFormat(_)
            | RecordEvent::Header(..)
            | RecordEvent::PictureDone(_)
            | RecordEvent::Shared => Self::INPUT.about(Subject::AnyGame),
            RecordEvent::OtherTab(_) => Self::NEWS.about(Subject::AnyGame),
            RecordEvent::ContinueImport(_) => Self::INPUT,
            RecordEvent::LibraryFound { .. }
            | RecordEvent::LibraryWritten(_)
            | RecordEvent::Copied(_)
            | RecordEvent::GameSaved(_)
            | RecordEvent::SettingsChangedElsewhere(_)
            | RecordEvent::ClockRanElsewhere => Self::NEWS,
        }
    }
}
