//! The Puzzles tab: the choice of an activity with the results so far, or the puzzle on the board.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::puzzles::activity::Resumption;
use alquerque_study::puzzles::view::{home, puzzle, replaces_status};
use alquerque_study::tab::Tab;

use crate::dom::{body, focus, has_focus, scroll_to_top, set_flag, set_shown};
use crate::sheet;
use crate::storage::SESSION_STORAGE;
use crate::view::elements::apply;

/// The key of the activity to resume after a reload.
const RESUMPTION: &str = "alquerque.study.puzzles";

/// The tab on the page.
#[derive(Default)]
pub(crate) struct PuzzlesView {
    is_open: bool,
    is_active: bool,
    resumption: Option<Resumption>,
    /// The id of the puzzle on the page.
    id: Option<u32>,
}

impl PuzzlesView {
    /// Takes the activity to resume after a reload.
    pub(crate) fn take_resumption() -> Option<Resumption> {
        Resumption::read(&SESSION_STORAGE.take(RESUMPTION)?)
    }

    /// Renders changes, and stores what to resume after a reload.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let puzzles = &study.puzzles;
        let is_open = study.tab == Tab::Puzzles;
        let was_open = std::mem::replace(&mut self.is_open, is_open);
        if was_open || is_open {
            set_flag(&body(), "data-puzzling", puzzles.is_on_board);
            // A puzzle begins in the middle of a game, whose captures nobody has counted.
            let captures = state.game.record.board().game.info().pieces_move;
            set_flag(&body(), "data-uncounted", puzzles.is_on_board && captures);
            set_flag(&body(), "data-solving", puzzles.current.is_some());
            set_flag(&body(), "data-task", replaces_status(puzzles, state));
        }
        let resumption = puzzles.resumption();
        if std::mem::replace(&mut self.resumption, resumption) != resumption {
            SESSION_STORAGE.replace(RESUMPTION, resumption.map(Resumption::text).as_deref());
        }
        if !is_open {
            return;
        }
        let is_active = puzzles.activity.is_some();
        let had_focus = has_focus("puzzle");
        let was_active = std::mem::replace(&mut self.is_active, is_active);
        set_shown("puzzle", is_active);
        set_shown("puzzle-home", !is_active);
        let id = puzzles.current.as_ref().filter(|_| is_active).map(|solving| solving.id);
        let is_other = std::mem::replace(&mut self.id, id) != id;
        if is_active {
            if is_other || !was_active {
                // The puzzle must be visible together with the board.
                sheet::close();
                scroll_to_top("panel-puzzles");
            }
            apply(&puzzle(puzzles, state));
        } else {
            apply(&home(puzzles, state));
            if was_active && had_focus {
                focus("puzzle-stream");
            }
        }
    }
}
