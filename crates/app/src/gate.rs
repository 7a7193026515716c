//! The gate: decides whether an event reaches its handler, and what has to happen first.

use alquerque_messages::live::ToPage;

use crate::command::{Command, Subject};
use crate::editor::EditorEvent;
use crate::event::{Event, OptionEvent};
use crate::game::Session;
use crate::page::Page;
use crate::record::RecordEvent;
use crate::state::State;

/// What the gate knows about an event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EventTraits {
    pub subject: Subject,
    /// Whether the player caused the event. Such events stop a replay, unlike timers and answers.
    pub is_input: bool,
    /// The command, if it isn't always possible.
    pub command: Option<Command>,
}

/// What [`check`] decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Handle it.
    Pass,
    /// Ignore it: its command is not possible now.
    Drop,
    /// Leave the lesson, then check the event again.
    LeaveLesson,
    /// Stop viewing the game of a link, then check the event again.
    LeaveLink,
}

/// Decides what happens to an event.
pub(crate) fn check(state: &State, EventTraits { subject, command, .. }: EventTraits) -> Decision {
    match (state.game.session(), subject) {
        (Session::Lesson(_), Subject::AnyGame | Subject::OwnGame) => Decision::LeaveLesson,
        (Session::Lesson(_), Subject::Step) => Decision::Drop,
        (Session::Viewed, Subject::OwnGame | Subject::OwnBoard) => Decision::LeaveLink,
        (Session::Game | Session::Lesson(_) | Session::Viewed | Session::Study(_), _) => match command {
            Some(command) if !state.can(command) => Decision::Drop,
            _ => Decision::Pass,
        },
    }
}

impl EventTraits {
    /// User input on the page.
    const INPUT: Self = Self { subject: Subject::Page, is_input: true, command: None };
    /// A timer, a worker's answer or another event that the player did not cause.
    const NEWS: Self = Self { is_input: false, ..Self::INPUT };

    /// A command.
    fn from_command(command: Command) -> Self {
        let row = command.row();
        Self { subject: row.subject, is_input: row.is_input, command: Some(command).filter(|_| row.is_conditional) }
    }

    /// The same traits with another subject.
    const fn about(self, subject: Subject) -> Self {
        Self { subject, ..self }
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
            Event::Option(OptionEvent::Controller(..) | OptionEvent::Rule(_)) => Self::INPUT.about(Subject::OwnGame),
            Event::Editor(EditorEvent::Play) => Self::INPUT.about(Subject::OwnBoard),
            Event::PageShown(Some(Page::Record | Page::Share | Page::Editor)) => Self::NEWS.about(Subject::AnyGame),
            Event::PageShown(Some(Page::Friend)) | Event::Live(ToPage::Game(_)) => Self::NEWS.about(Subject::OwnGame),
            Event::Choose(_) => Self::INPUT.about(Subject::AnyGame),
            Event::Typed(_)
            | Event::Cancel
            | Event::Rename(_)
            | Event::Choice(_)
            | Event::Option(_)
            | Event::Editor(_)
            | Event::RulesOf(_) => Self::INPUT,
            Event::Stroke(..)
            | Event::PassDue(_)
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
            | Event::UpdateReady
            | Event::InstallOffered(_)
            | Event::Trouble(_) => Self::NEWS,
        }
    }

    fn from_record(event: &RecordEvent) -> Self {
        match event {
            RecordEvent::GoTo(_) | RecordEvent::Select(_) => Self::INPUT.about(Subject::Step),
            RecordEvent::ReplayDue(_) => Self::NEWS.about(Subject::Step),
            RecordEvent::Open(_)
            | RecordEvent::ReplayEntry(_)
            | RecordEvent::Import(_)
            | RecordEvent::FileRead { .. }
            | RecordEvent::Link(_)
            | RecordEvent::Take(_) => Self::INPUT.about(Subject::OwnGame),
            RecordEvent::Delete(_)
            | RecordEvent::Form(_)
            | RecordEvent::Header(..)
            | RecordEvent::PictureDone(_)
            | RecordEvent::Shared
            | RecordEvent::Show(_) => Self::INPUT.about(Subject::AnyGame),
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
