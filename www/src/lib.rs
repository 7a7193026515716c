//! The front end. State is plain data, [`update::update`] changes it, and views render it to SVG and HTML; searches run
//! in workers.
//!
//! There are two pages, the game and the study, and a dialog for live games. This library has the code of all of them; each
//! has its own module.

mod address;
mod app;
mod dom;
mod input;
mod library_storage;
mod live;
mod live_messages;
mod parts;
mod pictures;
mod print;
mod pwa;
mod record_input;
mod restart;
mod sharing;
mod sheet;
mod sound;
mod storage;
mod study;
mod view;
mod words;
mod workers;

use alquerque_app::command::Command;
use std::rc::Rc;

use alquerque_app::event::Event;
use alquerque_app::parts::{Part, Progress};
use alquerque_app::state::State;
use alquerque_app::statistics::puzzles::puzzle_days;
use alquerque_app::statistics::results;
use alquerque_app::storage::saved_game;
use alquerque_app::{clock, settings, update};
use alquerque_core::GameId;
use app::{App, Companion};
use dom::yield_now;
use storage::Local;
use wasm_bindgen_futures::spawn_local;

/// Entry point of the game's page.
pub fn play() {
    spawn_local(async {
        start(StartOptions::default()).await;
    });
}

/// Entry point of the study's page.
pub fn study() {
    spawn_local(study::start());
}

/// Entry point of the module for live games, which runs beside the game's.
pub fn live() {
    live::start();
}

/// How the study's start differs from the game's.
#[derive(Default)]
struct StartOptions {
    /// The game to open, if not the one last played.
    game: Option<GameId>,
    /// Adjusts the loaded state.
    prepare: Option<fn(&mut State)>,
    /// Follows the game's events.
    companion: Option<Rc<dyn Companion>>,
}

/// Starts the page. The game's page starts without yielding: otherwise other work would come first and cost a slow
/// phone a tenth of a second.
async fn start(options: StartOptions) -> App {
    words::load_catalogue();
    let (mut settings, settings_trouble) = settings::load(&Local);
    if let Some(game) = options.game {
        settings.choose(game);
    }
    let (games, game_troubles) = saved_game::load_games(&Local);
    let (counts, counts_trouble) = results::load(&Local);
    let mut state = State::new(settings, games);
    state.statistics.stored(counts);
    state.clock.restore(clock::load(&Local));
    state.jobs.limit_search_workers(workers::processors(), workers::gigabytes());
    state.environment.has_share_sheet = sharing::has_sheet();
    state.statistics.stored_puzzle_days(puzzle_days(&Local));
    state.environment.touch = matches("(pointer: coarse)");
    state.environment.reduced_motion = matches("(prefers-reduced-motion: reduce)");
    state.environment.language = words::preferred_language();
    state.environment.address = address::without_fragment().unwrap_or_default();
    let had_friend = live_messages::last_game().is_some() || live_messages::stored_code().is_some();
    state.parts.set_needs_friend(options.companion.is_none() && had_friend);
    if let Some(prepare) = options.prepare {
        prepare(&mut state);
    }
    let named = address::page_in_address();
    update::open_page(&mut state, named.map(|(page, _)| page));
    state.page.show_rules_of(named.and_then(|(_, game)| game));
    let has_companion = options.companion.is_some();
    let app = App::start(state, options.companion);
    if has_companion {
        // The study has more to do, which would block a slow phone for a long time.
        yield_now().await;
    }
    input::connect(&app);
    record_input::connect(&app);
    sheet::connect();
    live_messages::connect(app.dispatcher());
    // The dialog in the address may need a part of the site.
    app.dispatch(Event::Command(Command::LoadPart));
    let plays_on = address::plays_on();
    if let Some(link) = address::link_in_address().or_else(address::link_behind_dialog) {
        app.dispatch(Event::Record(link));
        if plays_on {
            // A game from the study, to continue here.
            app.dispatch(Event::Command(Command::Resume));
        }
        if let Some((page, _)) = named {
            // Opening the link has closed it.
            app.dispatch(Event::PageShown(Some(page)));
            app.keep_viewed();
        }
    }
    restart::restore(&app);
    if let Some(language) = words::missing_language() {
        app.dispatch(Event::Part(Part::Catalogue(language), Progress::Failed));
    }
    for trouble in settings_trouble.into_iter().chain(game_troubles).chain(counts_trouble) {
        app.dispatch(Event::Trouble(trouble));
    }
    app::mark_started();
    let asked = app.clone();
    spawn_local(async move {
        // The first frame doesn't show the library.
        yield_now().await;
        let tell = asked.dispatcher();
        library_storage::start(&tell, move || asked.with_state(|state| state.shelf.library().is_unknown()));
    });
    app
}

fn matches(query: &str) -> bool {
    dom::window().and_then(|window| window.match_media(query).ok().flatten()).is_some_and(|query| query.matches())
}
