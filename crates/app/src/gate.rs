//! The gate: decides whether an event reaches its handler, and what has to happen first.

use alquerque_messages::live::ToPage;

use crate::activity::Action;
use crate::editor::EditorEvent;
use crate::event::{Event, OptionEvent};
use crate::page::Page;
use crate::record::RecordEvent;
use crate::state::State;

/// What an event is about.
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

/// The gate's knowledge of an event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traits {
    pub subject: Subject,
    /// Whether the player caused the event. Such events stop a replay, unlike timers and answers.
    pub is_input: bool,
    /// The requested action, if it isn't always possible.
    pub action: Option<Action>,
}

/// What [`check`] decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Handle it.
    Pass,
    /// Ignore it: its action is not possible now.
    Drop,
    /// Leave the lesson, then check it again.
    LeaveLesson,
    /// Leave the link that is viewed, then check it again.
    LeaveLink,
}

/// Decides what happens to an event.
pub(crate) fn check(state: &State, Traits { subject, action, .. }: Traits) -> Decision {
    let in_lesson = state.game.lesson().is_some();
    if in_lesson && matches!(subject, Subject::AnyGame | Subject::OwnGame) {
        Decision::LeaveLesson
    } else if state.game.is_viewed() && matches!(subject, Subject::OwnGame | Subject::OwnBoard) {
        Decision::LeaveLink
    } else if in_lesson && subject == Subject::Step || action.is_some_and(|action| !state.can(action)) {
        Decision::Drop
    } else {
        Decision::Pass
    }
}

impl Traits {
    /// User input on the page.
    const INPUT: Self = Self { subject: Subject::Page, is_input: true, action: None };
    /// A timer, an answer or news.
    const NEWS: Self = Self { is_input: false, ..Self::INPUT };

    /// User input that requests an action.
    const fn action(action: Action) -> Self {
        Self { action: Some(action), ..Self::INPUT }
    }

    /// The same about another subject.
    const fn about(self, subject: Subject) -> Self {
        Self { subject, ..self }
    }

    /// The traits of an event. Every event is listed, so that the compiler asks for those of a new one. Those of a new
    /// option, dialog, editor event or live message have to be added by hand.
    pub(crate) fn of(event: &Event) -> Self {
        match event {
            Event::Press(_) | Event::Activate(_) | Event::MoveCursor(..) => Self::INPUT.about(Subject::Board),
            // These follow a press, which has stopped the replay, or come from the page itself.
            Event::Drag(_) | Event::Release(_) | Event::DragCancelled | Event::Focus(_) => {
                Self::NEWS.about(Subject::Board)
            }
            Event::Record(event) => Self::of_record(event),
            Event::Option(OptionEvent::Controller(..) | OptionEvent::Rule(_)) => Self::INPUT.about(Subject::OwnGame),
            Event::Editor(EditorEvent::Play) => Self::INPUT.about(Subject::OwnBoard),
            Event::PageShown(Some(Page::Record | Page::Share | Page::Editor)) => Self::NEWS.about(Subject::AnyGame),
            Event::PageShown(Some(Page::Friend)) | Event::Live(ToPage::Game(_)) => Self::NEWS.about(Subject::OwnGame),
            Event::NewGame | Event::Play | Event::PlayLive | Event::GoOn | Event::BringBack => {
                Self::INPUT.about(Subject::OwnGame)
            }
            Event::Choose(_) | Event::UpdateAccepted => Self::INPUT.about(Subject::AnyGame),
            Event::Rematch => Self::action(Action::Rematch).about(Subject::AnyGame),
            Event::Revenge => Self::action(Action::Revenge).about(Subject::AnyGame),
            Event::Learn => Self::action(Action::Learn).about(Subject::OwnBoard),
            Event::Resume => Self::action(Action::Resume).about(Subject::OwnBoard),
            Event::Undo => Self::action(Action::Undo),
            Event::Redo => Self::action(Action::Redo),
            Event::EndTurn => Self::action(Action::EndTurn),
            Event::OfferDraw => Self::action(Action::OfferDraw),
            Event::Resign | Event::AskToResign => Self::action(Action::Resign),
            Event::Pause => Self::action(Action::Pause),
            Event::MoveNow => Self::action(Action::MoveNow),
            Event::Hint => Self::action(Action::Hint),
            Event::LearnOn => Self::action(Action::LearnOn),
            Event::LeaveLesson => Self::action(Action::LeaveLesson),
            Event::WhoWins => Self::action(Action::WhoWins),
            Event::ShowLine => Self::action(Action::ShowLine),
            Event::LeaveLine => Self::action(Action::LeaveLine),
            Event::PlayPerfect => Self::action(Action::PlayPerfect),
            Event::Typed(_)
            | Event::Cancel
            | Event::ExportStatistics
            | Event::ForgetStatistics
            | Event::RecallStatistics
            | Event::Rename(_)
            | Event::Describe
            | Event::TellStanding
            | Event::FlipBoard
            | Event::Choice(_)
            | Event::LeaveLive
            | Event::AnswerDraw(_)
            | Event::NextLevel
            | Event::ShowMoment
            | Event::CloseEndCard
            | Event::ToStudy
            | Event::Option(_)
            | Event::Editor(_)
            | Event::RulesOf(_)
            | Event::LoadPart
            | Event::TryAgain
            | Event::DismissNotice
            | Event::InstallAccepted => Self::INPUT,
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

    fn of_record(event: &RecordEvent) -> Self {
        match event {
            RecordEvent::GoTo(_) | RecordEvent::Step(_) | RecordEvent::Select(_) => Self::INPUT.about(Subject::Step),
            // Starting a replay would stop it.
            RecordEvent::ToggleReplay | RecordEvent::ReplayDue(_) => Self::NEWS.about(Subject::Step),
            RecordEvent::Open(_)
            | RecordEvent::ReplayEntry(_)
            | RecordEvent::Import(_)
            | RecordEvent::FileRead { .. }
            | RecordEvent::Link(_)
            | RecordEvent::Take(_) => Self::INPUT.about(Subject::OwnGame),
            RecordEvent::PlayByLink => Self::action(Action::PlayByLink).about(Subject::AnyGame),
            RecordEvent::Delete(_)
            | RecordEvent::Undelete
            | RecordEvent::ExportAll
            | RecordEvent::Form(_)
            | RecordEvent::Header(..)
            | RecordEvent::Copy
            | RecordEvent::Download
            | RecordEvent::StopReading
            | RecordEvent::Links
            | RecordEvent::Share
            | RecordEvent::ShareShown
            | RecordEvent::Picture(_)
            | RecordEvent::Pictured(_)
            | RecordEvent::Shared
            | RecordEvent::Show(_) => Self::INPUT.about(Subject::AnyGame),
            RecordEvent::OtherTab(_) => Self::NEWS.about(Subject::AnyGame),
            RecordEvent::ReadOn(_) => Self::INPUT,
            RecordEvent::LibraryFound { .. }
            | RecordEvent::LibraryWritten(_)
            | RecordEvent::Copied(_)
            | RecordEvent::GameSaved(_)
            | RecordEvent::OtherSettings(_)
            | RecordEvent::OtherClock => Self::NEWS,
        }
    }
}
