//! The study's page: what it has beside the game's. Its state goes along with the game's, as a companion.

mod arrows;
mod files;
mod input;
mod numbers;
mod page;
mod view;
mod workers;

use alquerque_app::settings;
use alquerque_study::tab::Tab;
use alquerque_study::uct::duel::Event as DuelEvent;
use alquerque_study::uct::event::{Event as UctEvent, Touring};
use alquerque_study::uct::seats::{Seats, time_of};
use alquerque_study::{Event, update};

use crate::address::Asked;
use crate::storage::Local;
use crate::{Opening, address, storage};
use page::StudyPage;

/// The fragment of an address that begins the tour.
const TOUR: &str = "#tour";

/// Starts the page.
pub(crate) async fn start() {
    storage::keep_studies();
    let page = StudyPage::new();
    let asked = address::asked();
    // Who comes from the other page wants the game that is played there.
    let game = if asked.is_none() { storage::last_study() } else { None };
    let opening = Opening { game, prepare: Some(update::prepare), companion: Some(page.clone()) };
    let app = crate::start(opening).await;
    page.join(&app);
    input::connect(&page);
    if let Some(asked) = asked {
        let key = app.with_state(|state| state.look().kept);
        if let Some(game) = storage::played_game(key).and_then(|saved| saved.restore().ok()) {
            page.open_game(&*game);
        }
        match asked {
            Asked::Game => {}
            Asked::Watch => watch(&page),
            Asked::Review => page.dispatch(Event::Tab(Tab::Review)),
        }
        address::tidy(false);
    }
    if address::names(TOUR) {
        address::tidy(false);
        page.dispatch(Event::Tab(Tab::Uct));
        page.dispatch(Event::Uct(UctEvent::Tour(Touring::Begin)));
    }
    app.request_frame();
}

/// UCT takes the AI's place in the game that was played on the other page, and is seen thinking.
fn watch(page: &StudyPage) {
    // The study's own state has nobody but people.
    let (kept, _) = settings::load(&Local);
    let kept = kept.now();
    page.dispatch(Event::Tab(Tab::Uct));
    page.dispatch(Event::Uct(UctEvent::Duel(DuelEvent::Watch(Seats::of(kept), time_of(kept)))));
}
