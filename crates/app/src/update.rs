//! Event handling: [`update`] changes the state and returns the side effects, which handlers add to the state. `handle`
//! decides which handler gets an event in each activity.

mod announce;
mod board;
mod clock;
mod draw;
mod editor;
mod end_card;
mod game;
mod hint;
mod import;
mod lesson;
mod library;
mod live;
mod options;
mod parts;
mod play;
mod premove;
mod premove_reply;
mod prove;
mod record;
mod revenge;
mod say;
mod search;
mod share;
mod shelf;
mod statistics;
mod stepping;
mod tabs;
mod think;
mod undo;

pub use import::MOST_CHAPTERS;
pub use record::text as record_text;
pub use revenge::text as revenge_text;
pub use say::{notice, notice_with};

use alquerque_core::any_record::AnyRecord;
use alquerque_language::Phrase;
use alquerque_messages::live::ToPage;

use crate::activity::{Action, Activity};
use crate::choices::Choice;
use crate::editor::EditorEvent;
use crate::effect::Effect;
use crate::event::{Event, OptionEvent};
use crate::page::Page;
use crate::parts::{Part, Progress};
use crate::pool::is_prover;
use crate::record_event::{RecordEffect, RecordEvent};
use crate::spoken;
use crate::state::State;

/// Applies an event to the state. Returns the side effects, in order.
pub fn update(state: &mut State, event: Event) -> Vec<Effect> {
    let said = std::mem::take(&mut state.view.announcement);
    state.view.game_events.clear();
    handle(state, event);
    premove::follow(state);
    hint::follow(state);
    prove::follow(state);
    // Comes first, since it may end the game.
    clock::listen(state);
    live::follow(state);
    // These listen to the game events.
    state.view.announcement = announce::heard(state).and(std::mem::take(&mut state.view.announcement));
    end_card::follow(state);
    play::animate(state);
    state.effects.extend(announce::sound(state));
    if state.view.announcement.is_empty() {
        state.view.announcement = said;
    } else if state.view.announcement == said {
        // Screen readers skip an unchanged text; this makes it differ invisibly.
        state.view.announcement.repeat();
    }
    if state.game.view_only {
        // The clock of the player's game waits, too.
        state.effects.retain(|effect| !matches!(effect, Effect::SaveGame | Effect::SaveClock | Effect::ReadClock));
    }
    // Don't flip the board under a moving piece.
    if state.view.animation.is_none() {
        state.view.flipped = state.wants_flipped();
    }
    std::mem::take(&mut state.effects)
}

/// Changes the state outside of an event. Returns the side effects.
fn change(state: &mut State, change: impl FnOnce(&mut State)) -> Vec<Effect> {
    change(state);
    std::mem::take(&mut state.effects)
}

/// Does whatever is due automatically: schedules a pass or starts a search.
pub fn continue_game(state: &mut State) -> Vec<Effect> {
    change(state, play::continue_game)
}

/// Replaces the record by another version of the same game, at its current position.
pub fn exchange(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    change(state, |state| play::exchange(state, record))
}

/// Puts a game on the board that is already stored elsewhere, as is the game it replaces.
pub fn open_record(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    change(state, |state| game::open_record(state, record))
}

/// Resumes the lesson at a step, after the page restarts.
pub fn resume_lesson(state: &mut State, step: usize) -> Vec<Effect> {
    change(state, |state| lesson::resume(state, step))
}

/// Starts a proof of the position on the board if its result may be shown.
pub fn advance_prover(state: &mut State) -> Vec<Effect> {
    change(state, prove::follow)
}

/// Starts the first worker ahead of time.
pub fn start_workers(state: &mut State) -> Vec<Effect> {
    change(state, search::start_workers)
}

/// Passes an event to the editor, the lesson or the game, or drops it if its action is not possible now.
fn handle(state: &mut State, event: Event) {
    if is_by_player(&event) {
        state.environment.clock_elsewhere = false;
        if state.is_replaying() {
            state.hold();
        }
    }
    if state.activity() == Activity::SettingUp(Page::Editor) && state.view.editor.is_some() && is_on_board(&event) {
        return editor::on_board(state, &event);
    }
    let in_lesson = state.game.lesson.is_some();
    if in_lesson && ends_lesson(&event) {
        lesson::leave(state);
        return handle(state, event);
    }
    if state.game.view_only && needs_own_game(&event) {
        state.effects.push(Effect::Record(RecordEffect::ClearAddress));
        game::bring_back(state);
        // This event's button returns to the player's game.
        if event != Event::Resume {
            handle(state, event);
        }
        return;
    }
    let is_refused = match &event {
        Event::Activate(_) | Event::Typed(_) => state.lesson_is_done(),
        // Lessons have no moves to step through.
        Event::Record(event) if in_lesson => is_step(event),
        event => Action::of(event).is_some_and(|action| !state.can(action)),
    };
    if is_refused {
        return;
    }
    if live::leaves(state, &event) {
        return live::ask_to_leave(state, event);
    }
    if !in_lesson {
        return in_game(state, event);
    }
    if !lesson::update(state, &event) {
        in_game(state, event);
    }
    lesson::keep_nothing(state);
}

impl Action {
    /// The action that an event requests, if it is one that isn't always possible.
    fn of(event: &Event) -> Option<Self> {
        Some(match event {
            Event::Undo => Self::Undo,
            Event::Redo => Self::Redo,
            Event::EndTurn => Self::EndTurn,
            Event::OfferDraw => Self::OfferDraw,
            Event::Resign | Event::AskToResign => Self::Resign,
            Event::Pause => Self::Pause,
            Event::Resume => Self::Resume,
            Event::MoveNow => Self::MoveNow,
            Event::Hint => Self::Hint,
            Event::Record(RecordEvent::PlayByLink) => Self::PlayByLink,
            Event::Rematch => Self::Rematch,
            Event::Revenge => Self::Revenge,
            Event::Learn => Self::Learn,
            Event::LearnOn => Self::LearnOn,
            Event::LeaveLesson => Self::LeaveLesson,
            Event::WhoWins => Self::WhoWins,
            Event::ShowLine => Self::ShowLine,
            Event::LeaveLine => Self::LeaveLine,
            Event::PlayPerfect => Self::PlayPerfect,
            _ => return None,
        })
    }
}

/// Whether the event comes from a board, the game's or the editor's.
fn is_on_board(event: &Event) -> bool {
    matches!(
        event,
        Event::Press(_)
            | Event::Drag(_)
            | Event::Release(_)
            | Event::DragCancelled
            | Event::Activate(_)
            | Event::MoveCursor(..)
            | Event::Focus(_)
    )
}

fn is_step(event: &RecordEvent) -> bool {
    use RecordEvent::{GoTo, ReplayDue, Select, Step, ToggleReplay};
    matches!(event, GoTo(_) | Step(_) | Select(_) | ToggleReplay | ReplayDue(_))
}

/// Whether the event concerns the game behind the lesson, and therefore ends the lesson.
fn ends_lesson(event: &Event) -> bool {
    match event {
        Event::Record(event) => {
            !is_step(event)
                && !matches!(
                    event,
                    RecordEvent::LibraryFound { .. }
                        | RecordEvent::LibraryWritten(_)
                        | RecordEvent::Copied(_)
                        | RecordEvent::GameSaved(_)
                        | RecordEvent::OtherSettings(_)
                        | RecordEvent::OtherClock
                        | RecordEvent::ReadOn(_)
                )
        }
        Event::Option(option) => matches!(option, OptionEvent::Controller(..) | OptionEvent::Rule(_)),
        Event::Choose(_)
        | Event::NewGame
        | Event::Play
        | Event::PlayLive
        | Event::GoOn
        | Event::Rematch
        | Event::Revenge
        | Event::BringBack
        | Event::UpdateAccepted => true,
        Event::PageShown(page) => matches!(page, Some(Page::Record | Page::Share | Page::Editor | Page::Friend)),
        Event::Live(message) => matches!(message, ToPage::Game(_)),
        _ => false,
    }
}

/// Whether the event concerns the player's game, and therefore ends the view of a link.
fn needs_own_game(event: &Event) -> bool {
    use RecordEvent::{FileRead, Import, Link, Open, ReplayEntry, Take};
    match event {
        Event::Record(event) => {
            matches!(event, Open(_) | ReplayEntry(_) | Import(_) | FileRead { .. } | Link(_) | Take(_))
        }
        Event::Option(option) => matches!(option, OptionEvent::Controller(..) | OptionEvent::Rule(_)),
        Event::Editor(event) => *event == EditorEvent::Play,
        Event::PageShown(page) => *page == Some(Page::Friend),
        Event::Live(message) => matches!(message, ToPage::Game(_)),
        event => {
            matches!(event, Event::NewGame | Event::Play | Event::PlayLive | Event::GoOn | Event::Learn)
                || matches!(event, Event::BringBack | Event::Resume)
        }
    }
}

/// Whether the event is user input. Such events stop a replay.
fn is_by_player(event: &Event) -> bool {
    !matches!(
        event,
        Event::Record(
            RecordEvent::ReplayDue(_)
                | RecordEvent::ToggleReplay
                | RecordEvent::LibraryFound { .. }
                | RecordEvent::LibraryWritten(_)
                | RecordEvent::OtherSettings(_)
                | RecordEvent::OtherClock
                | RecordEvent::Copied(_)
                | RecordEvent::GameSaved(_)
                | RecordEvent::OtherTab(_)
        ) | Event::AnimationEnded(_)
            | Event::Worker(..)
            | Event::WorkersTick { .. }
            | Event::ProverTick { .. }
            | Event::WaitedForProver(_)
            | Event::PassDue(_)
            | Event::ClockDue(_)
            | Event::Focus(_)
            | Event::Drag(_)
            | Event::Release(_)
            | Event::DragCancelled
            | Event::Draw(..)
            | Event::PageShown(_)
            | Event::PageClosed(_)
            | Event::Part(..)
            | Event::PartTimeout { .. }
            | Event::TextMissing
            | Event::UpdateReady
            | Event::InstallOffered(_)
            | Event::Live(_)
            | Event::Trouble(_)
    )
}

#[expect(clippy::too_many_lines, reason = "a row for each event")]
fn in_game(state: &mut State, event: Event) {
    match event {
        Event::Typed(text) => board::typed(state, &text),
        Event::Press(place) => board::press(state, place),
        Event::Drag(place) => board::drag(state, place),
        Event::Release(place) => board::release(state, place),
        Event::DragCancelled => board::drag_cancelled(state),
        Event::Draw(stroke, place) => board::draw(state, stroke, place),
        Event::Activate(spot) => board::activate(state, spot),
        Event::MoveCursor(columns, rows) => board::move_cursor(state, columns, rows),
        Event::Focus(spot) => board::focus(state, spot),
        Event::Cancel => board::cancel(state),
        Event::EndTurn => board::end_turn(state),
        Event::PassDue(number) => play::pass(state, number),
        Event::ClockDue(number) => clock::due(state, number),
        Event::ExportStatistics => statistics::export(state),
        Event::ForgetStatistics => statistics::forget(state),
        Event::RecallStatistics => statistics::recall(state),
        Event::Rename(name) => options::rename(state, &name),
        Event::Describe => announce::announce(state, spoken::board),
        Event::TellStanding => announce::announce(state, spoken::standing),
        Event::FlipBoard => options::flip_board(state),
        Event::Choose(game) => game::choose(state, game),
        Event::NewGame => game::new_game_here(state),
        Event::Choice(event) => game::choice(state, event),
        Event::Play => game::play_choice(state),
        Event::PlayLive => game::play_choice_live(state),
        Event::LeaveLive => {
            if let Some(event) = live::leave(state) {
                in_game(state, event);
            }
        }
        Event::Live(message) => live::handle(state, message),
        Event::GoOn => game::go_on_with_chosen(state),
        Event::OfferDraw => draw::offer(state),
        Event::Resign => draw::resign(state),
        Event::AskToResign => draw::ask_to_resign(state),
        Event::Learn => lesson::begin(state),
        // Handled by `lesson`.
        Event::LearnOn | Event::LeaveLesson => {}
        Event::AnswerDraw(agreed) => draw::answer(state, agreed),
        Event::Rematch => game::rematch(state),
        Event::NextLevel => end_card::play_next_level(state),
        Event::ShowMoment => stepping::go_to_moment(state),
        Event::CloseEndCard => end_card::close(state),
        Event::ToStudy => end_card::hand_over(state),
        Event::Revenge => revenge::offer(state),
        Event::BringBack => game::bring_back(state),
        Event::Undo => undo::undo(state),
        Event::Redo => undo::redo(state),
        Event::Pause => game::pause(state),
        Event::Resume => game::resume(state),
        Event::MoveNow => think::move_now(state),
        Event::Hint => hint::ask(state),
        Event::Option(event) => options::apply(state, event),
        Event::Worker(number, news) if is_prover(number) => prove::handle_event(state, number, news),
        Event::Worker(number, news) => search::handle_event(state, number, news),
        Event::WorkersTick { late } => search::tick(state, late),
        Event::ProverTick { due } => prove::tick(state, due),
        Event::WaitedForProver(id) => prove::waited(state, id),
        Event::WhoWins => prove::ask(state),
        Event::ShowLine => prove::show_line(state),
        Event::LeaveLine => prove::leave_line(state),
        Event::PlayPerfect => prove::play_perfect(state),
        Event::AnimationEnded(number) => {
            if state.view.animation.take_if(|waited| *waited == number).is_some() && !premove_reply::play(state) {
                play::continue_game(state);
            }
        }
        Event::PageShown(page) => page_shown(state, page),
        Event::PageClosed(page) => {
            if state.leave_page(page) {
                state.view.choice.loser = None;
                play::continue_game(state);
            }
        }
        Event::Editor(event) => editor::beside_board(state, event),
        Event::RulesOf(game) => {
            state.view.rules_of = Some(game);
            parts::needed(state);
        }
        Event::Part(part, progress) => parts::progressed(state, part, progress),
        Event::PartTimeout { part, due } => parts::check_timeout(state, part, due),
        Event::LoadPart => parts::needed(state),
        Event::TextMissing => {
            state.parts.needs_texts = true;
            parts::needed(state);
        }
        Event::Record(event) => record::handle(state, event),
        Event::TryAgain => {
            search::try_again(state);
            prove::try_again(state);
        }
        Event::DismissNotice => state.view.notice = None,
        Event::UpdateReady => {
            state.environment.update_ready = true;
            state.view.announcement = Phrase::new("new-version").into();
        }
        // Save the game across the reload.
        Event::UpdateAccepted => state.effects.extend([Effect::SaveGame, Effect::Reload]),
        Event::InstallOffered(offered) => state.environment.installable = offered,
        Event::InstallAccepted => {
            // A browser's install prompt can be used only once; the browser may offer another.
            state.environment.installable = false;
            state.effects.push(Effect::Install);
        }
        Event::Trouble(text) => say::trouble(state, text),
    }
}

/// Opens a dialog after preparing its contents, or closes the open one.
pub fn open_page(state: &mut State, page: Option<Page>) {
    let is_new = state.view.page != page;
    state.view.page = page;
    match page {
        Some(Page::Editor) => editor::open(state),
        // Opened by address: refresh the link, as the game may have moved on.
        Some(Page::Share) if is_new => drop(share::make(state)),
        _ => {}
    }
}

/// Another dialog was opened, or the open one closed.
fn page_shown(state: &mut State, page: Option<Page>) {
    library::shown(state, page);
    // The address may be reported again; don't lose the selection then.
    if page == Some(Page::New) && state.view.page != page {
        state.view.choice = Choice::of(state.saved.settings.now());
    }
    state.view.rules_of = None;
    open_page(state, page);
    parts::needed(state);
    // The module requests the game once it has loaded.
    if page == Some(Page::Friend) && state.parts.progress(Part::Friend) == Progress::There {
        live::open(state);
    }
    if page == Some(Page::Statistics) {
        state.effects.push(Effect::ReadStatistics);
    }
    play::continue_game(state);
}
