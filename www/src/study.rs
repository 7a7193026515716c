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
use crate::{Opening, address, storage};
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
    let is_shown = address::link_in_address().is_some();
    let wants_played = launch.is_some() && !is_shown;
    let game = if wants_played { None } else { storage::last_study() };
    let prepare = if wants_played { prepare_for_game } else { prepare };
    let opening = Opening { game, prepare: Some(prepare), companion: Some(page.clone()) };
    // Before the first frame shows another one.
    let tab_before = Views::tab_before_reload();
    let iteration_before = UctView::iteration_before_reload().filter(|_| tab_before == Some(Tab::Uct));
    let app = crate::start(opening).await;
    input::connect(&page);
    // A damaged link is still in the address.
    if let Some(launch) = launch.filter(|_| address::link_in_address().is_none()) {
        if wants_played {
            let key = app.with_state(|state| state.look().storage_key);
            if let Some(game) = storage::played_game(key).and_then(|saved| saved.restore().ok()) {
                let settings = settings::load(&Local).0;
                page.open_game(with_players(&*game, settings.current(), &settings.name));
            }
        }
        match launch {
            Launch::Game => {}
            // In a view-only game UCT takes no side.
            Launch::Watch if is_shown => page.dispatch(Event::Tab(Tab::Uct)),
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
        let played = settings::load(&Local).0.lone_human().filter(|_| wants_played);
        page.dispatch(Event::Review(ReviewEvent::Side(played)));
        address::remove_fragment(false);
    }
    let is_free = launch.is_none() && wanted.is_none();
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
    } else if let Some(tab) = tab_before.filter(|_| is_free) {
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

/// Opens a chapter of the game from the other page, until that game is on the board.
fn prepare_for_game(state: &mut State) {
    update::prepare(state);
    current_chapter::prepare(state, &Local, true);
}

/// Puts UCT in the AI's place in the game from the other page, and shows its search.
fn watch(page: &StudyPage) {
    // In the study's own state both sides are human.
    let (kept, _) = settings::load(&Local);
    let kept = kept.current();
    page.dispatch(Event::Tab(Tab::Uct));
    page.dispatch(Event::Uct(UctEvent::Autoplay(AutoplayEvent::Watch(
        Seats::from_settings(kept),
        limit_from_settings(kept),
    ))));
}
