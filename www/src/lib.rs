//! The pages: a thin SVG front end. State is plain data, [`update::update`] changes it, and the views write it to the
//! page; only workers search.
//!
//! There are two pages, the game's and the study's, each with a module of its own, of which this is what they are made of. A page
//! and its workers are one module, which is fetched and compiled once: most of what they are made of is the same.

mod address;
mod app;
mod dom;
mod drawing;
mod input;
mod line;
mod parts;
mod pwa;
mod record_input;
mod sharing;
mod sheet;
mod shelf;
mod sound;
mod storage;
mod study;
mod view;
mod words;
mod workers;

use std::rc::Rc;

use alquerque_app::event::Event;
use alquerque_app::parts::{Part, Progress};
use alquerque_app::state::State;
use alquerque_app::{clock, saved, settings, statistics, update};
use alquerque_core::GameId;
use app::{App, Companion};
use dom::breath;
use drawing::Drawing;
use storage::Local;
use wasm_bindgen_futures::spawn_local;

/// The game's page, or in a worker a search.
pub fn play() {
    if dom::window().is_none() {
        alquerque_worker::serve();
        return;
    }
    spawn_local(async {
        start(Opening::default()).await;
    });
}

/// The study's page, or in a worker an analysis.
pub fn study() {
    if dom::window().is_none() {
        alquerque_analysis::serve();
        return;
    }
    spawn_local(study::start());
}

/// What another page than the game's has ready when it starts.
#[derive(Default)]
struct Opening {
    /// The game with which it begins, if it is another than the one that is played.
    game: Option<GameId>,
    /// Changes the state as it has been found.
    prepare: Option<fn(&mut State)>,
    /// Who goes along with the game.
    companion: Option<Rc<dyn Companion>>,
}

/// Starts the page, piece by piece: on a slow phone all of it at once would hold up whoever scrolls or taps already.
async fn start(opening: Opening) -> App {
    words::learn();
    let (mut settings, settings_trouble) = settings::load(&Local);
    if let Some(game) = opening.game {
        settings.choose(game);
    }
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
    if let Some(prepare) = opening.prepare {
        prepare(&mut state);
    }
    update::open_page(&mut state, address::page_in_address());
    breath().await;
    let drawing = Drawing::new(&state);
    breath().await;
    let app = App::start(state, drawing, opening.companion);
    breath().await;
    input::connect(&app);
    record_input::connect(&app);
    sheet::connect();
    // The dialog that the address names may need one.
    app.dispatch(Event::LoadPart);
    let plays_on = address::plays_on();
    if let Some(link) = address::link_in_address() {
        app.dispatch(Event::Record(link));
        if plays_on {
            app.dispatch(Event::Resume);
        }
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
    app
}

fn prefers_reduced_motion() -> bool {
    dom::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten())
        .is_some_and(|query| query.matches())
}
