//! Runs effects: storage, workers, sound, files, links and the address.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;

use super::App;
use crate::dom::{after, by_id, find, focus, next_frame};
use crate::live_messages;
use crate::parts;
use crate::print::print_board;
use crate::pwa;
use crate::sharing::{self, Shared};
use crate::sound;
use crate::storage::{Local, keep_game};
use crate::view::options::show_speech;
use crate::words::localize;
use crate::{address, library_storage, restart};
use alquerque_app::effect::Effect;
use alquerque_app::event::Event;
use alquerque_app::installation::InstallationEvent;
use alquerque_app::jobs::worker::{WorkerEffect, WorkerEvent};
use alquerque_app::page::Page;
use alquerque_app::record::{RecordEffect, RecordEvent, SHOW};
use alquerque_app::settings::{self, MAX_VOLUME};
use alquerque_app::state::State;
use alquerque_app::statistics::{Statistics, results};
use alquerque_app::storage::Store as _;
use alquerque_app::{clock, library};
use alquerque_language::{Phrase, message};
use alquerque_messages::GameAnswer;

impl App {
    /// Runs an effect, or keeps it for the next frame.
    pub(super) fn run_effect(&self, effect: Effect) {
        match effect {
            Effect::Animate(animation) => self.0.animations.borrow_mut().push(animation),
            Effect::FocusCursor => self.0.focus_cursor.set(true),
            Effect::Workers(effect) => self.worker(effect),
            Effect::Sound { sounds, volume, shake } => {
                if volume > 0 {
                    sound::play(&sounds, f32::from(volume) / f32::from(MAX_VOLUME));
                }
                if shake > 0 {
                    sound::shake(shake);
                }
            }
            Effect::After { millis, event } => {
                let app = self.clone();
                after(millis, move || app.dispatch(event));
            }
            Effect::SaveGame => self.report_saved(self.with_state(|state| {
                // First save the companion's data: other tabs look there once they see that the game has changed.
                let kept = self.0.companion.as_ref().is_none_or(|companion| companion.keep(state));
                keep_game(&*state.game_to_save()) && kept
            })),
            Effect::SaveSettings => self.report_failure(self.change_state(|state| state.save_settings(&Local))),
            Effect::Count { opponent, result, you } => {
                let (counts, trouble, saved) = results::count(&Local, opponent, result, you);
                self.show_statistics(counts, trouble, saved);
            }
            Effect::SaveClock => {
                self.report_failure(self.with_state(|state| clock::save(&Local, state.clock.all())));
            }
            Effect::ReadClock => self.change_state(|state| state.clock.restore(clock::load(&Local))),
            Effect::ReadStatistics => {
                let (counts, trouble) = results::load(&Local);
                self.show_statistics(counts, trouble, true);
            }
            Effect::ClearStatistics => results::forget(&Local),
            Effect::RestoreStatistics(forgotten) => {
                let (counts, saved) = results::recall(&Local, &forgotten);
                self.show_statistics(counts, None, saved);
            }
            Effect::RemoveFragment => {
                address::remove_fragment(self.0.page_pushed.replace(false));
            }
            Effect::ApplyUpdate => {
                if let Some(pwa) = &*self.0.pwa.borrow() {
                    pwa.update();
                }
            }
            Effect::Print(game) => print_board(game),
            Effect::OfflineFiles(storing) => {
                let app = self.clone();
                pwa::store(storing, move |stored| app.dispatch(Event::Installation(InstallationEvent::Stored(stored))));
            }
            Effect::Install => {
                if let Some(pwa) = &*self.0.pwa.borrow() {
                    pwa.install();
                }
            }
            Effect::LoadPart(part, source) => {
                let app = self.clone();
                parts::load(part, source, move |progress| app.dispatch(Event::Part(part, progress)));
            }
            Effect::LoadOpenings(game) => {
                let app = self.clone();
                spawn_local(async move { app.dispatch(Event::Openings(game, parts::openings(game).await)) });
            }
            Effect::AbandonPart(part) => parts::cancel(part),
            // Without storage the game would be lost; the options say so.
            Effect::ReloadInLanguage => {
                let (kept, _) = settings::load(&Local);
                if self.with_state(|state| kept.language == state.settings.language) {
                    self.with_state(restart::keep);
                    address::reload();
                } else {
                    self.change_state(|state| {
                        state.settings.language = kept.language;
                        state.parts.lose_language();
                    });
                    self.with_state(show_speech);
                }
            }
            Effect::Live(message) => live_messages::send_to_module(&message),
            Effect::OpenPage(page) => self.open(page),
            Effect::Record(effect) => self.run_for_record(effect),
        }
    }

    fn run_for_record(&self, effect: RecordEffect) {
        match effect {
            RecordEffect::SaveLibrary => {
                library_storage::write(self.change_state(State::library_to_write), self.dispatcher());
            }
            RecordEffect::ReadLibrary => library_storage::read(self.dispatcher()),
            RecordEffect::ForgetText(text) => {
                // Another tab with an older version may have overwritten it.
                if Local.get(library::KEY).as_ref() == Some(&text) {
                    Local.remove(library::KEY);
                }
            }
            RecordEffect::Copy(text) => self.copy(&text),
            RecordEffect::Picture { name, request } => {
                let app = self.clone();
                crate::pictures::download(name, &request, move |done| {
                    app.dispatch(Event::Record(RecordEvent::PictureDone(done)));
                });
            }
            RecordEffect::Download { name, text } => {
                if sharing::download(&name, &text).is_none() {
                    self.dispatch(Event::Trouble(Phrase::new(message::NO_FILE)));
                }
            }
            RecordEffect::Share { title, link } => self.share(&localize(&title), &link),
            RecordEffect::ClearAddress => {
                self.0.page_pushed.set(false);
                address::remove_fragment(false);
            }
            RecordEffect::Focus(id) => {
                self.request_frame();
                next_frame(move || {
                    if let Some(element) = by_id(&id) {
                        focus(&element);
                    }
                });
            }
            RecordEffect::ShowText(text) => {
                if let Some(area) = find::<HtmlTextAreaElement>("record-input") {
                    area.set_value(&text);
                }
            }
        }
    }

    /// Reports whether the game was saved, if that has changed.
    fn report_saved(&self, saved: bool) {
        if saved == self.with_state(|state| state.environment.save_failed) {
            self.dispatch(Event::Record(RecordEvent::GameSaved(saved)));
        }
    }

    fn report_failure(&self, saved: bool) {
        if !saved {
            self.report_saved(false);
        }
    }

    fn show_statistics(&self, counts: Statistics, trouble: Option<Phrase>, saved: bool) {
        self.change_state(|state| state.statistics.stored(counts));
        if let Some(trouble) = trouble {
            self.dispatch(Event::Trouble(trouble));
        }
        self.report_failure(saved);
    }

    fn copy(&self, text: &str) {
        let app = self.clone();
        sharing::copy(text, move |done| app.dispatch(Event::Record(RecordEvent::Copied(done))));
    }

    fn share(&self, title: &str, link: &str) {
        let (app, text) = (self.clone(), link.to_owned());
        let has_sheet = sharing::share(title, link, move |shared| match shared {
            Shared::Used => {
                app.dispatch(Event::PageClosed(Page::Share));
                // A link that only shows a game doesn't play a move.
                if !text.contains(SHOW) {
                    app.dispatch(Event::Record(RecordEvent::Shared));
                }
            }
            Shared::Left => {}
            Shared::Failed => app.copy_link(&text),
        });
        if !has_sheet {
            self.copy_link(link);
        }
    }

    fn copy_link(&self, link: &str) {
        self.copy(link);
        self.open(Page::Share);
    }

    fn worker(&self, effect: WorkerEffect) {
        // A worker must not keep the page alive.
        let (app, weak) = (self.clone(), Rc::downgrade(&self.0));
        let tell = move |number, event| {
            if let Some(inner) = weak.upgrade() {
                Self(inner).dispatch(Event::Worker(number, event));
            }
        };
        let tick = move |late| app.dispatch(Event::WorkersTick { late });
        let refused = self.0.workers.borrow_mut().run(effect, GameAnswer::into_answer, tell, tick);
        if let Some(number) = refused {
            self.dispatch(Event::Worker(number, WorkerEvent::Refused));
        }
    }
}
