//! The study's page, which runs beside the game as its companion.

mod files;
mod input;
mod page;
mod view;

use alquerque_app::library::shelf::with_players;
use alquerque_app::page::address::Launch;
use alquerque_app::settings;
use alquerque_app::state::State;
use alquerque_study::address::Address;
use alquerque_study::event::{PuzzlesEvent, ReviewEvent, UctEvent};
use alquerque_study::puzzles::activity::Activity;
use alquerque_study::studies::current_chapter;
use alquerque_study::tab::{DAILY, Tab};
use alquerque_study::uct::autoplay::{AutoplayEvent, Seats, limit_from_settings};
use alquerque_study::{Event, update};

use crate::storage::Local;
use crate::{StartOptions, address, storage};
use page::StudyPage;
use view::Views;
use view::puzzles::PuzzlesView;
use view::uct::{UctView, tour};

/// Starts the page.
pub(crate) async fn start() {
    storage::use_study_keys();
    let page = StudyPage::new();
    let launch = address::launch();
    // Opening the game of a link clears the address.
    let query = address::query().unwrap_or_default();
    let wanted = Address::parse(&query);
    // A user who comes from the other page wants the game played there or, if it was only viewed there, the one in the
    // address.
    let has_link = address::link_in_address().is_some();
    let comes_from_own_game = launch.is_some() && !has_link;
    let game = if comes_from_own_game { None } else { storage::last_study() };
    let prepare = if comes_from_own_game { prepare_for_game } else { prepare };
    let options = StartOptions { game, prepare: Some(prepare), companion: Some(page.clone()) };
    // Read before the start, as the first frame stores the tab that it shows.
    let tab_before = Views::tab_before_reload();
    let iteration_before = UctView::iteration_before_reload().filter(|_| tab_before == Some(Tab::Uct));
    let app = crate::start(options).await;
    input::connect(&page);
    // If a link is still in the address, it was damaged, and its task is dropped.
    if let Some(launch) = launch.filter(|_| address::link_in_address().is_none()) {
        if comes_from_own_game {
            let key = app.with_state(|state| state.look().storage_key);
            if let Some(game) = storage::played_game(key).and_then(|saved| saved.restore().ok()) {
                let settings = settings::load(&Local).0;
                page.open_game(with_players(&*game, settings.current(), &settings.name));
            }
        }
        match launch {
            Launch::Game => {}
            // In a view-only game UCT takes no side.
            Launch::Watch if has_link => page.dispatch(Event::Tab(Tab::Uct)),
            Launch::Watch => watch(&page),
            Launch::Review => {
                page.dispatch(Event::Tab(Tab::Review));
                if app.with_state(|state| state.game.record.plies() > 0) {
                    // The quick review at the end of the game named mistakes that a deeper one takes back.
                    page.dispatch(Event::Review(ReviewEvent::Start { again: true }));
                }
            }
        }
        // After a game against the AI, show the player's own mistakes.
        let own_side = settings::load(&Local).0.lone_human().filter(|_| comes_from_own_game);
        page.dispatch(Event::Review(ReviewEvent::Side(own_side)));
        address::remove_fragment(false);
    }
    let has_no_task = launch.is_none() && wanted.is_none();
    if let Some(wanted) = wanted {
        page.dispatch(Event::Open(wanted));
        address::remove_fragment(false);
    } else if Address::is_meant(&query) {
        page.dispatch(Event::WrongAddress);
        address::remove_fragment(false);
    }
    if address::is_solving() {
        page.dispatch(Event::Tab(Tab::Puzzles));
        if let Some(resumption) = PuzzlesView::take_resumption() {
            page.dispatch(Event::Puzzles(PuzzlesEvent::Resume(resumption)));
        }
    } else if address::has_fragment(DAILY) {
        address::remove_fragment(false);
        page.dispatch(Event::Tab(Tab::Puzzles));
        page.dispatch(Event::Puzzles(PuzzlesEvent::Begin(Activity::Daily)));
    } else if let Some(tab) = address::tab() {
        address::remove_fragment(false);
        page.dispatch(Event::Tab(tab));
    } else if let Some(tab) = tab_before.filter(|_| has_no_task) {
        page.dispatch(Event::Tab(tab));
        if let Some(iteration) = iteration_before {
            page.dispatch(Event::Open(iteration));
        }
    }
    page.started();
    // A reload, also for another language, goes on with the tour.
    let resumed = tour::stored_step().filter(|_| launch.is_none() && !Address::is_meant(&query));
    if let Some(step) = tour::step_in_address().or(resumed) {
        input::begin_tour(&page, step);
    }
    app.request_frame();
}

/// Opens the chapter opened last.
fn prepare(state: &mut State) {
    update::prepare(state);
    current_chapter::prepare(state, &Local, false);
}

/// Opens a chapter of the same kind of game, or an empty board, until the game from the other page is there.
fn prepare_for_game(state: &mut State) {
    update::prepare(state);
    current_chapter::prepare(state, &Local, true);
}

/// Puts UCT in the AI's place in the game from the other page, and shows its search.
fn watch(page: &StudyPage) {
    // In the study's own state both sides are human.
    let settings = settings::load(&Local).0;
    let current = settings.current();
    page.dispatch(Event::Tab(Tab::Uct));
    page.dispatch(Event::Uct(UctEvent::Autoplay(AutoplayEvent::Watch(
        Seats::from_settings(current),
        limit_from_settings(current),
    ))));
}
