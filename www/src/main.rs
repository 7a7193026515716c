//! The page: a thin SVG front end. State is plain data, [`update::update`] changes it, and the views write it to the
//! page; only the worker searches.
//!
//! The page and its search worker are one module, which is fetched and compiled once: most of what they are made of is the
//! same.

mod app;
mod board;
mod choices;
mod dom;
mod editor;
mod event;
mod figures;
mod geometry;
mod hand;
mod input;
mod library;
mod link;
mod look;
mod pwa;
mod record;
mod record_input;
mod saved;
mod settings;
mod state;
mod storage;
#[cfg(test)]
mod tests;
mod update;
mod view;

use app::App;
use event::Event;
use state::State;

fn main() {
    if dom::window().is_none() {
        alquerque_worker::serve();
        return;
    }
    let (settings, settings_trouble) = storage::load_settings();
    let (games, game_troubles) = storage::load_games();
    let mut state = State::new(settings, games);
    state.reduced_motion = prefers_reduced_motion();
    state.page = input::page_in_address();
    update::open_editor(&mut state);
    let (library, library_trouble) = storage::load_library();
    state.record.library = library;
    state.record.address = record_input::address().unwrap_or_default();
    let app = App::start(state);
    input::connect(&app);
    record_input::connect(&app);
    if let Some(link) = record_input::link_in_address() {
        app.dispatch(Event::Record(record::Ask::Link(link)));
    }
    for text in settings_trouble.into_iter().chain(game_troubles).chain(library_trouble) {
        app.dispatch(Event::Trouble(text));
    }
    app::mark_started();
}

fn prefers_reduced_motion() -> bool {
    dom::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten())
        .is_some_and(|query| query.matches())
}
