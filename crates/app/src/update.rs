//! Event handling: [`update`] changes the state and returns the side effects, which handlers add to the state. `handle`
//! decides which handler gets an event in each activity.

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::picture::PictureKind;

use crate::ai::{self, think};
use crate::command::{Command, Subject};
use crate::effect::Effect;
use crate::event::{Event, EventTraits};
use crate::game::{self, Session, closing, play, stepping};
use crate::installation::{self, OfflineRequest};
use crate::jobs::{self, GameRole, JobEvent};
use crate::new_game;
use crate::notice::{Notice, timing};
use crate::page::Page;
use crate::parts::{self, Part, Progress};
use crate::record::{self, RecordEffect};
use crate::settings::options;
use crate::state::State;
use crate::{
    announce, board, clock, editor, end_card, hint, importing, lesson, library, live, openings, premove, prover, share,
    statistics,
};

/// Applies an event to the state. Returns the side effects, in order.
pub fn update(state: &mut State, event: Event) -> Vec<Effect> {
    state.notices.begin_event();
    state.game.events.clear();
    handle(state, event);
    notify_subscribers(state);
    state.notices.end_event();
    std::mem::take(&mut state.effects)
}

/// Lets the features react to an event, in this order, so that no handler has to know what depends on its changes. Each is
/// called only if it may have something to do.
fn notify_subscribers(state: &mut State) {
    // Drop what belongs to a position that has left the board.
    if state.premove().is_some() {
        premove::follow(state);
    }
    if state.hint().is_some() {
        hint::follow(state);
    }
    // Plays the AI's move once it is known. Comes before the clock, for which this ends the turn.
    if state.shows_verdict() || state.thinking().is_some() || state.prover.proof().is_some() {
        prover::follow(state);
    }
    // Ends the game when a side's time is up. Comes before all that tell of the game's end.
    if state.clock_mut().is_some() {
        clock::listen(state);
    }
    // Reports the moves, the end and the clock to the friend.
    if state.live.follows(state.game.replacements) {
        live::follow(state);
    }
    // Tell of the game events, which are complete by now. An announcement comes before the text of the handler.
    let has_events = !state.game.events.is_empty();
    if has_events {
        announce::follow(state);
    }
    if state.has_end_card() || state.game.has_just_ended() {
        end_card::follow(state);
    }
    if has_events {
        play::animate(state);
        announce::play_sounds(state);
    }
    // Drops effects of the others.
    if state.game.is_viewed() {
        share::drop_saves(state);
    }
    openings::follow(state);
    // Waits for the animation.
    board::flip(state);
}

/// Changes the state outside of an event. Returns the side effects.
fn effects_of(state: &mut State, change: impl FnOnce(&mut State)) -> Vec<Effect> {
    change(state);
    std::mem::take(&mut state.effects)
}

/// Does whatever is due automatically: schedules a pass or starts a search.
pub fn continue_game(state: &mut State) -> Vec<Effect> {
    effects_of(state, play::continue_game)
}

/// Shows the card of the game on the board, if it was over before the page was loaded, with the review of the study's last
/// game, if it is the same.
pub fn restore_end_card(state: &mut State, studied: Option<&dyn AnyRecord>) -> Vec<Effect> {
    effects_of(state, |state| {
        if let Some(studied) = studied {
            end_card::adopt_review(state, studied);
        }
        end_card::restore(state);
    })
}

/// Replaces the record by another version of the same game, at its current position.
pub fn replace_version(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    effects_of(state, |state| play::replace_version(state, record))
}

/// Puts a game on the board that is already stored elsewhere, as is the game it replaces.
pub fn open_record(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    effects_of(state, |state| game::open_record(state, record))
}

/// Sets the timer of a new notice, wherever it comes from.
pub fn time_notice(state: &mut State) -> Vec<Effect> {
    effects_of(state, timing::follow)
}

/// Resumes the lesson at a step, after the page restarts.
pub fn resume_lesson(state: &mut State, step: usize) -> Vec<Effect> {
    effects_of(state, |state| lesson::resume(state, step))
}

/// Starts a proof of the position on the board if its result may be shown.
pub fn advance_prover(state: &mut State) -> Vec<Effect> {
    effects_of(state, prover::follow)
}

/// Starts the first worker ahead of time.
pub fn start_workers(state: &mut State) -> Vec<Effect> {
    effects_of(state, jobs::start)
}

/// Passes an event to the editor, the lesson or the game, unless [`check`] decides otherwise.
fn handle(state: &mut State, event: Event) {
    let traits = EventTraits::from_event(&event);
    if traits.stops_replay {
        state.environment.clock_elsewhere = false;
        if state.is_replaying() {
            state.hold();
        }
    }
    let goes_to_editor =
        traits.subject == Subject::Board && state.page.current() == Some(Page::Editor) && state.editor().is_some();
    if goes_to_editor {
        return editor::on_board(state, &event);
    }
    match check(state, traits) {
        Decision::Drop => {}
        Decision::LeaveLesson => {
            lesson::leave(state);
            handle(state, event);
        }
        Decision::LeaveLink => {
            state.effects.push(Effect::Record(RecordEffect::ClearAddress));
            game::bring_back(state);
            // Here, *Resume* returns to the player's game.
            if event != Event::Command(Command::Resume) {
                handle(state, event);
            }
        }
        Decision::Pass if traits.leaves_game && live::must_confirm(state, &event) => live::ask_to_leave(state, event),
        Decision::Pass if state.game.lesson().is_some() => {
            if !lesson::update(state, &event) {
                dispatch(state, event);
            }
            lesson::drop_saves(state);
        }
        Decision::Pass => dispatch(state, event),
    }
}

/// What [`check`] decides.
enum Decision {
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
fn check(state: &State, EventTraits { subject, command, .. }: EventTraits) -> Decision {
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

fn dispatch(state: &mut State, event: Event) {
    match event {
        Event::Command(command) => run(state, command),
        Event::Typed(text) => board::typed(state, &text),
        Event::Press(place) => board::press(state, place),
        Event::Drag(place) => board::drag(state, place),
        Event::Release(place) => board::release(state, place),
        Event::DragCancelled => board::drag_cancelled(state),
        Event::Stroke(stroke, place) => board::draw(state, stroke, place),
        Event::Activate(spot) => board::activate(state, spot),
        Event::MoveCursor(columns, rows) => board::move_cursor(state, columns, rows),
        Event::Focus(spot) => board::focus(state, spot),
        Event::Cancel => board::cancel(state),
        Event::NoticeDue(number) => timing::due(state, number),
        Event::NoticeHeld(is_held) => timing::hold(state, is_held),
        Event::PassDue(number) => play::pass(state, number),
        Event::BookMoveDue(number) => openings::move_due(state, number),
        Event::Openings(game, text) => openings::loaded(state, game, text.as_deref()),
        Event::ClockDue(number) => clock::due(state, number),
        Event::Rename(name) => options::rename(state, &name),
        Event::Start(game) => new_game::start(state, game),
        Event::Choice(event) => new_game::choice(state, event),
        Event::Live(message) => live::handle(state, message),
        Event::Option(event) => options::apply(state, event),
        Event::Worker(number, news) => follow_jobs(state, |state| jobs::handle_event(state, number, news)),
        Event::WorkersTick { late } => follow_jobs(state, |state| jobs::tick(state, late)),
        Event::WaitedForProver(id) => prover::waited(state, id),
        Event::AnimationEnded(number) => {
            if state.game.animation.take_if(|waited| *waited == number).is_some() && !board::play_premove(state) {
                play::continue_game(state);
            }
        }
        Event::PageShown(page) => page_shown(state, page),
        Event::PageClosed(page) => {
            if state.leave_page(page) {
                new_game::closed(state);
                if page == Page::Friend {
                    new_game::stop_waiting(state);
                    live::offer_game_before(state);
                }
                state.page.dialogs.copied = None;
                play::continue_game(state);
            }
        }
        Event::Editor(event) => editor::on_control(state, event),
        Event::RulesOf(game) => {
            state.page.show_rules_of(Some(game));
            parts::load_needed(state);
        }
        Event::Part(part, progress) => parts::set_progress(state, part, progress),
        Event::PartTimeout { part, due } => parts::check_timeout(state, part, due),
        Event::Record(event) => {
            record::handle(state, event);
            end_card::rate_again(state);
        }
        Event::Installation(event) => installation::handle(state, event),
        Event::Trouble(text) => state.notices.add(Notice::trouble(text)),
    }
}

/// Runs a command.
fn run(state: &mut State, command: Command) {
    match command {
        Command::Play => new_game::play_choice(state),
        Command::PlayLive => new_game::play_choice_live(state),
        Command::Invite => live::invite(state),
        Command::CancelInvitation => live::cancel(state),
        Command::GoOn => new_game::go_on_with_chosen(state),
        Command::NewGame => state.effects.push(Effect::OpenPage(Page::New)),
        Command::BringBack => game::bring_back(state),
        Command::Rematch => game::rematch(state),
        Command::Revenge => new_game::offer_revenge(state),
        Command::NextLevel => end_card::accept_card_offer(state),
        Command::ShowTurningPoint => stepping::show_turning_point(state),
        Command::CloseEndCard => end_card::close(state),
        Command::ToStudy => end_card::copy_review_into_record(state),
        Command::ApplyRules => options::apply_rules(state),
        Command::Undo => stepping::undo(state),
        Command::Hint => hint::ask(state),
        Command::FlipBoard => options::flip_board(state),
        Command::TellStanding => announce::announce(state, announce::standing),
        Command::Describe => announce::announce(state, announce::board),
        Command::EndTurn => board::end_turn(state),
        Command::OfferDraw => closing::offer(state),
        Command::AcceptDraw => closing::answer(state, true),
        Command::DeclineDraw => closing::answer(state, false),
        Command::AskToResign => closing::ask_to_resign(state),
        Command::Resign => closing::resign(state),
        Command::Pause => game::pause(state),
        Command::Resume => game::resume(state),
        Command::MoveNow => think::move_now(state),
        Command::WhoWins => prover::ask(state),
        Command::ShowLine => prover::show_line(state),
        Command::LeaveLine => prover::leave_line(state),
        Command::PlayPerfect => prover::play_perfect(state),
        Command::Learn => lesson::begin(state),
        // Handled by `lesson`.
        Command::LearnOn | Command::LeaveLesson => {}
        Command::LeaveLive => {
            if let Some(event) = live::leave(state) {
                dispatch(state, event);
            }
        }
        Command::PlayByLink => share::play_by_link(state),
        Command::OpenAnyway => share::open_anyway(state),
        Command::StepFirst => stepping::go_to(state, 0),
        Command::StepPrevious => stepping::step_back(state),
        Command::StepNext => stepping::step_on(state),
        Command::StepLast => stepping::go_to(state, usize::MAX),
        Command::BackToGame => stepping::back_to_game(state),
        Command::ToggleReplay => stepping::toggle_replay(state),
        Command::StopReading => importing::stop(state),
        Command::Undelete => library::undelete(state),
        Command::ExportLibrary => library::export_all(state),
        Command::MoreGames => library::list_more(state),
        Command::CopyRecord => record::copy(state),
        Command::DownloadRecord => record::download(state),
        Command::ShowLinks => share::links(state),
        Command::Share => share::share(state),
        Command::ShareUpToHere => share::share_up_to_here(state),
        Command::ShareShown => share::share_shown(state),
        Command::DrawPng => share::picture(state, PictureKind::Png),
        Command::DrawSvg => share::picture(state, PictureKind::Svg),
        Command::DrawGif => share::picture(state, PictureKind::Gif),
        Command::ExportStatistics => statistics::export(state),
        Command::ClearStatistics => statistics::forget(state),
        Command::RestoreStatistics => statistics::recall(state),
        Command::TryAgain => {
            ai::try_again(state);
            prover::try_again(state);
        }
        Command::LoadPart => parts::load_needed(state),
        Command::DismissNotice => state.notices.dismiss(),
        // Save the game across the reload.
        Command::UpdateAccepted => state.effects.extend([Effect::SaveGame, Effect::ApplyUpdate]),
        Command::PrintBoard => {
            let game = state.page.rules_of().unwrap_or(state.game.record.board().game);
            state.effects.push(Effect::Print(game));
        }
        Command::InstallAccepted => installation::install(state),
    }
}

/// Passes the events that `handle` returns to the features whose jobs they concern.
fn follow_jobs<I: IntoIterator<Item = (GameRole, JobEvent)>>(state: &mut State, handle: impl FnOnce(&mut State) -> I) {
    for (role, event) in handle(state) {
        match role {
            GameRole::Search => ai::on_event(state, event),
            GameRole::Prover => prover::on_event(state, event),
        }
    }
}

/// Opens a dialog after preparing its contents, or closes the open one.
pub fn open_page(state: &mut State, page: Option<Page>) {
    let before = state.page.current();
    state.page.set(page);
    match page {
        // The address may be reported again; don't lose the selection then.
        Some(Page::New) if before != page => new_game::shown(state),
        Some(Page::Editor) => editor::open(state, (before == Some(Page::New)).then(|| state.choice().settings.rules)),
        // Opened by address: refresh the link, as the game may have moved on.
        Some(Page::Share | Page::Record) if before != page => drop(share::make(state)),
        _ => {}
    }
}

/// Another dialog was opened, or the open one closed.
fn page_shown(state: &mut State, page: Option<Page>) {
    library::shown(state, page);
    if page == Some(Page::About) {
        state.effects.push(Effect::OfflineFiles(OfflineRequest::Measure));
    }
    state.page.show_rules_of(None);
    open_page(state, page);
    parts::load_needed(state);
    // The module requests the game once it has loaded.
    let is_loaded = state.parts.progress(Part::Friend) == Progress::Loaded;
    if page == Some(Page::Friend) && is_loaded && !state.awaits_module() {
        live::open(state);
    }
    if page == Some(Page::Statistics) {
        state.effects.push(Effect::ReadStatistics);
    }
    play::continue_game(state);
}
