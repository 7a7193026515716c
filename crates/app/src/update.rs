//! What an event does to the state. No browser here: what is to be done outside is returned.

mod board;
mod draw;
mod editor;
mod game;
mod library;
mod options;
mod record;
mod revenge;
mod search;
mod share;
mod stepping;
mod tabs;
mod travel;
mod turn;

pub use board::carried_to;
pub use draw::can_offer as can_offer_draw;
pub use editor::open as open_editor;
pub use game::ending_text;
pub use options::{value_of, with_option};
pub use record::text as record_text;
pub use revenge::{loser, text as revenge_text};
pub use search::greet;
pub use share::can_play_by_link;
pub use turn::{CROWN_MILLIS, FLIP_MILLIS, LEG_MILLIS, LIFT_MILLIS, STAGGER_MILLIS, go_on};

use crate::choices::Choice;
use crate::event::{Effect, Event, Page};
use crate::state::{Notice, Offer, State};

/// Changes the state and returns what is to be done outside it, in order.
pub fn update(state: &mut State, event: Event) -> Vec<Effect> {
    let said = std::mem::take(&mut state.announcement);
    let effects = handle(state, event);
    if state.announcement.is_empty() {
        state.announcement = said;
    } else if state.announcement == said {
        // A screen reader says only what has changed; this change nobody sees.
        state.announcement.push('\u{a0}');
    }
    if state.page != Some(Page::New) {
        state.revenge = None;
    }
    // Not under a piece that is on its way.
    if state.animation.is_none() {
        state.flipped = state.wants_flipped();
    }
    effects
}

fn handle(state: &mut State, event: Event) -> Vec<Effect> {
    if stepping::interrupts(&event) {
        state.desk.playing_back = None;
    }
    if state.page == Some(Page::Editor)
        && let Some(effects) = editor::on_board(state, &event)
    {
        return effects;
    }
    match event {
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
        Event::PassDue(number) => turn::pass(state, number),
        Event::FlipBoard => options::flip_board(state),
        Event::Choose(game) => game::choose(state, game),
        Event::NewGame => game::new_game_here(state),
        Event::ChoiceEvent(pick) => game::pick(state, pick),
        Event::Play => game::play_choice(state),
        Event::GoOn => game::go_on_with_chosen(state),
        Event::LotDrawn(player) => game::lot_drawn(state, player),
        Event::OfferDraw => draw::offer(state),
        Event::AnswerDraw(agreed) => draw::answer(state, agreed),
        Event::Rematch => game::rematch(state),
        Event::Revenge => revenge::offer(state),
        Event::BringBack => game::bring_back(state),
        Event::Undo => travel::undo(state),
        Event::Redo => travel::redo(state),
        Event::Pause => game::pause(state),
        Event::Resume => game::resume(state),
        Event::MoveNow => search::move_now(state),
        Event::OptionEvent(change) => options::apply(state, change),
        Event::WorkerSaid(answer) => search::answer(state, answer),
        Event::Watchdog { worker } => search::watchdog(state, worker),
        Event::AnimationEnded(number) => {
            if state.animation == Some(number) {
                state.animation = None;
                return go_on(state);
            }
            Vec::new()
        }
        Event::PageShown(page) => {
            library::shown(state, page);
            state.page = page;
            state.revenge = None;
            state.rules_of = None;
            open_editor(state);
            if page == Some(Page::New) {
                state.choice = Choice::of(state.settings.now());
            }
            go_on(state)
        }
        Event::PageClosed(page) => {
            if state.page == Some(page) {
                state.page = None;
                let mut effects = vec![Effect::LeavePage];
                effects.extend(go_on(state));
                return effects;
            }
            Vec::new()
        }
        Event::EditorEvent(edit) => editor::edit(state, edit),
        Event::RulesOf(game) => {
            state.rules_of = Some(game);
            Vec::new()
        }
        Event::Record(ask) => record::handle(state, ask),
        Event::TryAgain => search::start_again(state),
        Event::DismissNotice => {
            state.notice = None;
            Vec::new()
        }
        Event::UpdateReady => {
            state.update_ready = true;
            state.announcement = "A new version is ready.".to_owned();
            Vec::new()
        }
        // The game is kept over the reload.
        Event::UpdateAccepted => vec![Effect::SaveGame, Effect::Reload],
        Event::InstallOffered(offered) => {
            state.installable = offered;
            Vec::new()
        }
        Event::InstallAccepted => {
            // The browser's offer is good for one asking; it makes another if it likes.
            state.installable = false;
            vec![Effect::Install]
        }
        Event::Trouble(text) => {
            trouble(state, text);
            Vec::new()
        }
    }
}

/// Shows a text and has it said.
fn notice(state: &mut State, text: String) {
    state.announcement.clone_from(&text);
    state.notice = Some(Notice { text, offer: None });
}

/// Tells what went wrong outside the state, beside the notice that is there: that may be of the same doing, or have a button.
fn trouble(state: &mut State, text: String) {
    match &mut state.notice {
        Some(notice) => {
            if !notice.text.ends_with(&text) {
                notice.text = format!("{} {text}", notice.text);
            }
            state.announcement.clone_from(&notice.text);
        }
        None => notice(state, text),
    }
}

fn notice_with(state: &mut State, text: String, offer: Offer) {
    state.announcement.clone_from(&text);
    state.notice = Some(Notice { text, offer: Some(offer) });
}
