//! The study's page: what it has beside the game's. Its state goes along with the game's, as a companion.

mod arrows;
mod files;
mod input;
mod page;
mod view;
mod workers;

use alquerque_study::update;

use crate::{Opening, address, storage};
use page::StudyPage;

/// Starts the page.
pub(crate) async fn start() {
    storage::keep_studies();
    let page = StudyPage::new();
    let app = crate::start(Opening { prepare: Some(update::prepare), companion: Some(page.clone()) }).await;
    page.join(&app);
    input::connect(&page);
    if address::asks_for_game() {
        let key = app.with_state(|state| state.look().kept);
        if let Some(game) = storage::played_game(key).and_then(|saved| saved.restore().ok()) {
            page.open_game(&*game);
        }
        address::tidy(false);
    }
    app.request_frame();
}
