//! What an event does to the state. No browser here: what is to be done outside is returned.

mod board;
mod game;
mod search;

pub(crate) use board::carried_to;
pub(crate) use game::{LEG_MILLIS, LIFT_MILLIS, ending_text};
pub(crate) use search::greet;

use alquerque_core::search::LEVELS;

use crate::event::{Change, Effect, Event};
use crate::settings::EXPLORATION_RANGE;
use crate::state::{Notice, Offer, State};

/// Changes the state and returns what is to be done outside it, in order.
pub(crate) fn update(state: &mut State, event: Event) -> Vec<Effect> {
    let said = std::mem::take(&mut state.announcement);
    let effects = handle(state, event);
    if state.announcement.is_empty() {
        state.announcement = said;
    } else if state.announcement == said {
        // A screen reader says only what has changed; this change nobody sees.
        state.announcement.push('\u{a0}');
    }
    effects
}

fn handle(state: &mut State, event: Event) -> Vec<Effect> {
    match event {
        Event::Press(place) => board::press(state, place),
        Event::Drag(place) => board::drag(state, place),
        Event::Release(place) => board::release(state, place),
        Event::DragCancelled => board::drag_cancelled(state),
        Event::Activate(point) => board::activate(state, point),
        Event::MoveCursor(columns, rows) => board::move_cursor(state, columns, rows),
        Event::Focus(point) => {
            state.cursor = point;
            Vec::new()
        }
        Event::Cancel => board::cancel(state),
        Event::NewGame => game::new_game(state),
        Event::Rematch => game::rematch(state),
        Event::BringBack => game::bring_back(state),
        Event::Undo => game::undo(state),
        Event::Redo => game::redo(state),
        Event::Pause => game::pause(state),
        Event::Resume => game::resume(state),
        Event::MoveNow => search::move_now(state),
        Event::Change(change) => apply(state, change),
        Event::WorkerSaid(answer) => search::answer(state, answer),
        Event::Watchdog { worker } => search::watchdog(state, worker),
        Event::AnimationEnded(number) => {
            if state.animation == Some(number) {
                state.animation = None;
                return search::think_if_due(state);
            }
            Vec::new()
        }
        Event::PageShown(page) => {
            state.page = page;
            search::think_if_due(state)
        }
        Event::PageClosed(page) => {
            if state.page == Some(page) {
                state.page = None;
                let mut effects = vec![Effect::LeavePage];
                effects.extend(search::think_if_due(state));
                return effects;
            }
            Vec::new()
        }
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
            notice(state, text);
            Vec::new()
        }
    }
}

/// Shows a text and has it said.
fn notice(state: &mut State, text: String) {
    state.announcement.clone_from(&text);
    state.notice = Some(Notice { text, offer: None });
}

fn notice_with(state: &mut State, text: &str, offer: Offer) {
    text.clone_into(&mut state.announcement);
    state.notice = Some(Notice { text: text.to_owned(), offer: Some(offer) });
}

fn apply(state: &mut State, change: Change) -> Vec<Effect> {
    let before = state.settings.clone();
    let effects = changed(state, change);
    // A form tells of one change twice.
    if state.settings == before { Vec::new() } else { effects }
}

fn changed(state: &mut State, change: Change) -> Vec<Effect> {
    let mut effects = vec![Effect::SaveSettings];
    match change {
        Change::Controller(player, controller) => {
            match player {
                alquerque_core::Player::Light => state.settings.light = controller,
                alquerque_core::Player::Dark => state.settings.dark = controller,
            }
            state.paused = false;
            effects.extend(game::controllers_changed(state));
        }
        Change::InvertingAllowed(allowed) => {
            state.settings.inverting_allowed = allowed;
            // Before the first move there is no game yet that the change could spoil.
            if state.record.moves().is_empty() && state.record.undone().is_empty() {
                effects.extend(game::start_over(state));
            }
        }
        Change::ShowTargets(shown) => state.settings.show_targets = shown,
        Change::ShowNotation(shown) => state.settings.show_notation = shown,
        Change::Level(level) => {
            if (1..=LEVELS.len()).contains(&usize::from(level)) {
                state.settings.level = level;
            }
        }
        Change::Exploration(exploration) => {
            let (least, greatest) = EXPLORATION_RANGE;
            if (least..=greatest).contains(&exploration) {
                state.settings.exploration = exploration;
            }
        }
        Change::ShowAiInfo(shown) => state.settings.show_ai_info = shown,
    }
    effects
}
