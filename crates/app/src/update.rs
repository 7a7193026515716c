//! What an event does to the state. No browser here: what is to be done outside is returned.

mod announce;
mod board;
mod clock;
mod draw;
mod editor;
mod game;
mod hint;
mod lesson;
mod library;
mod options;
mod parts;
mod play;
mod position;
mod prove;
mod record;
mod revenge;
mod say;
mod search;
mod share;
mod shelf;
mod show;
mod statistics;
mod stepping;
mod tabs;
mod think;
mod travel;

pub use play::go_on;
pub use position::exchange;
pub use prove::follow as look_who_wins;
pub use record::text as record_text;
pub use revenge::text as revenge_text;
pub use search::start_workers;

use crate::activity::{Action, Activity};
use crate::choices::Choice;
use crate::course::Pace;
use crate::effect::Effect;
use crate::event::Event;
use crate::message::Message;
use crate::page::Page;
use crate::pool::is_prover;
use crate::state::State;

/// Changes the state and returns what is to be done outside it, in order.
pub fn update(state: &mut State, event: Event) -> Vec<Effect> {
    let said = std::mem::take(&mut state.announcement);
    state.happenings.clear();
    let mut effects = handle(state, event);
    effects.extend(hint::follow(state));
    effects.extend(prove::follow(state));
    if state.lesson.is_some() {
        lesson::forget(&mut effects);
    }
    // Four listeners to what has happened; the first may end the game.
    effects.extend(clock::listen(state));
    state.announcement = announce::heard(state).and(std::mem::take(&mut state.announcement));
    effects.extend(show::listen(state));
    effects.extend(show::sound(state));
    if state.announcement.is_empty() {
        state.announcement = said;
    } else if state.announcement == said {
        // A screen reader says only what has changed; this change nobody sees.
        state.announcement.push(Message::Again);
    }
    // Not under a piece that is on its way.
    if state.animation.is_none() {
        state.flipped = state.wants_flipped();
    }
    effects
}

#[expect(clippy::too_many_lines, reason = "a row for each event")]
fn handle(state: &mut State, event: Event) -> Vec<Effect> {
    // Until the next frame the page shows the board of the game before, whose spots can still be touched.
    let is_there = |spot| match &state.editor {
        Some(editor) if state.activity() == Activity::SettingUp(Page::Editor) => editor.is_played(spot),
        _ => state.record.is_played(spot),
    };
    if let Event::Activate(spot) | Event::Focus(spot) = event
        && !is_there(spot)
    {
        return Vec::new();
    }
    if matches!(state.pace, Pace::Replaying(_)) && stepping::interrupts(&event) {
        state.hold();
    }
    if state.activity() == Activity::SettingUp(Page::Editor)
        && let Some(effects) = editor::on_board(state, &event)
    {
        return effects;
    }
    if state.lesson.is_some() && lesson::is_idle(&event) {
        return Vec::new();
    }
    if state.lesson.is_some() && !lesson::goes_on(&event) {
        let mut effects = lesson::leave(state);
        effects.extend(handle(state, event));
        return effects;
    }
    // The only guard: what is done below can be done.
    if Action::of(&event).is_some_and(|action| !state.can(action)) {
        return Vec::new();
    }
    match event {
        Event::Typed(text) => board::typed(state, &text),
        Event::Press(place) => board::press(state, place),
        Event::Drag(place) => board::drag(state, place),
        Event::Release(place) => board::release(state, place),
        Event::DragCancelled => board::drag_cancelled(state),
        Event::Activate(spot) => board::activate(state, spot),
        Event::MoveCursor(columns, rows) => board::move_cursor(state, columns, rows),
        Event::Focus(spot) => {
            state.cursor = spot;
            Vec::new()
        }
        Event::Cancel => board::cancel(state),
        Event::EndTurn => board::end_turn(state),
        Event::PassDue(number) => play::pass(state, number),
        Event::ClockDue(number) => clock::due(state, number),
        Event::ExportStatistics => statistics::export(state),
        Event::ForgetStatistics => statistics::forget(state),
        Event::RecallStatistics => statistics::recall(state),
        Event::Describe => board::describe(state),
        Event::FlipBoard => options::flip_board(state),
        Event::Choose(game) => game::choose(state, game),
        Event::NewGame => game::new_game_here(state),
        Event::Choice(event) => game::choice(state, event),
        Event::Play => game::play_choice(state),
        Event::GoOn => game::go_on_with_chosen(state),
        Event::LotDrawn(player) => game::lot_drawn(state, player),
        Event::OfferDraw => draw::offer(state),
        Event::Resign => draw::resign(state),
        Event::AskToResign => draw::ask_to_resign(state),
        Event::Learn => lesson::begin(state),
        Event::LearnOn => lesson::next(state),
        Event::LeaveLesson => lesson::leave(state),
        Event::AnswerDraw(agreed) => draw::answer(state, agreed),
        Event::Rematch => game::rematch(state),
        Event::Revenge => revenge::offer(state),
        Event::BringBack => game::bring_back(state),
        Event::Undo => travel::undo(state),
        Event::Redo => travel::redo(state),
        Event::Pause => game::pause(state),
        Event::Resume => game::resume(state),
        Event::MoveNow => think::move_now(state),
        Event::Hint => hint::ask(state),
        Event::Option(event) => options::apply(state, event),
        Event::Worker(number, news) if is_prover(number) => prove::hear(state, number, news),
        Event::Worker(number, news) => search::hear(state, number, news),
        Event::LookAtWorkers { late } => search::look(state, late),
        Event::LookAtProver { due } => prove::look(state, due),
        Event::WaitedForProver(id) => prove::waited(state, id),
        Event::WhoWins => prove::ask(state),
        Event::ShowLine => prove::show_line(state),
        Event::LeaveLine => prove::leave_line(state),
        Event::PlayPerfect => prove::play_perfect(state),
        Event::AnimationEnded(number) => {
            if state.animation == Some(number) {
                state.animation = None;
                return go_on(state);
            }
            Vec::new()
        }
        Event::PageShown(page) => page_shown(state, page),
        Event::PageClosed(page) => {
            if state.page == Some(page) {
                state.page = None;
                state.choice.loser = None;
                let mut effects = vec![Effect::LeavePage];
                effects.extend(go_on(state));
                return effects;
            }
            Vec::new()
        }
        Event::Editor(event) => editor::beside_board(state, event),
        Event::RulesOf(game) => {
            state.rules_of = Some(game);
            parts::needed(state)
        }
        Event::Part(part, progress) => parts::progressed(state, part, progress),
        Event::LoadPart => parts::needed(state),
        Event::Spoken(speech) => options::spoken(state, speech),
        Event::Record(event) => record::handle(state, event),
        Event::TryAgain => search::try_again(state),
        Event::DismissNotice => {
            state.notice = None;
            Vec::new()
        }
        Event::UpdateReady => {
            state.outside.update_ready = true;
            state.announcement = Message::NewVersion.into();
            Vec::new()
        }
        // The game is kept over the reload.
        Event::UpdateAccepted => vec![Effect::SaveGame, Effect::Reload],
        Event::InstallOffered(offered) => {
            state.outside.installable = offered;
            Vec::new()
        }
        Event::InstallAccepted => {
            // The browser's offer is good for one asking; it makes another if it likes.
            state.outside.installable = false;
            vec![Effect::Install]
        }
        Event::Trouble(text) => {
            say::trouble(state, text);
            Vec::new()
        }
    }
}

/// Sees to it that a dialog has what it shows, and lets it be shown; or none.
pub fn open_page(state: &mut State, page: Option<Page>) {
    let is_new = state.page != page;
    state.page = page;
    match page {
        Some(Page::Editor) => editor::open(state),
        // By the address: the game may have gone on since there was a link.
        Some(Page::Share) if is_new => {
            share::make(state);
        }
        _ => {}
    }
}

/// Another dialog is shown, or none.
fn page_shown(state: &mut State, page: Option<Page>) -> Vec<Effect> {
    library::shown(state, page);
    // The address may say again what was said already: nothing that was chosen meanwhile is lost.
    if page == Some(Page::New) && state.page != page {
        state.choice = Choice::of(state.settings.now());
    }
    state.rules_of = None;
    open_page(state, page);
    let mut effects = parts::needed(state);
    if page == Some(Page::Statistics) {
        effects.push(Effect::ReadStatistics);
    }
    effects.extend(go_on(state));
    effects
}
