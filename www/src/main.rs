//! The page: a thin SVG front end. State is plain data, [`update::update`] changes it, and the views write it to the
//! page; only the worker searches.
//!
//! The page and its search worker are one module, which is fetched and compiled once: most of what they are made of is the
//! same.

mod address;
mod app;
mod dom;
mod drawing;
mod input;
mod parts;
mod pwa;
mod record_input;
mod sharing;
mod sheet;
mod shelf;
mod sound;
mod storage;
mod view;
mod words;
mod workers;

use alquerque_app::event::Event;
use alquerque_app::parts::{Part, Progress};
use alquerque_app::state::State;
use alquerque_app::{clock, saved, settings, statistics, update};
use app::App;
use dom::breath;
use drawing::Drawing;
use storage::Local;
use wasm_bindgen_futures::spawn_local;

fn main() {
    if dom::window().is_none() {
        alquerque_worker::serve();
        return;
    }
    spawn_local(start());
}

/// Starts the page, piece by piece: on a slow phone all of it at once would hold up whoever scrolls or taps already.
async fn start() {
    words::learn();
    let (settings, settings_trouble) = settings::load(&Local);
    let missing = words::missing(settings.speech);
    let (games, game_troubles) = saved::load_games(&Local);
    let (counts, counts_trouble) = statistics::load(&Local);
    let mut state = State::new(settings, games);
    state.statistics = counts;
    state.clocks = clock::load(&Local);
    state.pool.allow(workers::processors());
    state.outside.has_share_sheet = sharing::has_sheet();
    state.outside.reduced_motion = prefers_reduced_motion();
    state.outside.address = address::address().unwrap_or_default();
    update::open_page(&mut state, address::page_in_address());
    breath().await;
    let drawing = Drawing::new(&state);
    breath().await;
    let app = App::start(state, drawing);
    breath().await;
    input::connect(&app);
    record_input::connect(&app);
    sheet::connect();
    // The dialog that the address names may need one.
    app.dispatch(Event::LoadPart);
    if let Some(link) = address::link_in_address() {
        app.dispatch(Event::Record(link));
    }
    if let Some(language) = missing {
        app.dispatch(Event::Part(Part::Words(language), Progress::Failed));
    }
    for trouble in settings_trouble.into_iter().chain(game_troubles).chain(counts_trouble) {
        app.dispatch(Event::Trouble(trouble));
    }
    let asked = app.clone();
    shelf::start(&app.ear(), move || asked.with_state(|state| state.shelf.library.is_unknown()));
    app::mark_started();
}

fn prefers_reduced_motion() -> bool {
    dom::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten())
        .is_some_and(|query| query.matches())
}
