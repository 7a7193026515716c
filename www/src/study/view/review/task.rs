//! The task that is set: what is to be done, what came of it, and marks on the board.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::review::marks::{Mark, marks};
use alquerque_study::review::said::{next, place, task};
use alquerque_study::review::task::{Stage, Tasks};
use alquerque_study::review::told::Told;

use super::one_of::one_of;
use crate::dom::{append, by_id, document, focus, set_attribute, set_enabled, set_flag, set_shown, set_text, svg};
use crate::sheet::pull;
use crate::study::arrows::shape;
use crate::words::said;

/// The share by which marks are as thick as they are.
const THICK: f64 = 0.45;

/// The task on the page.
#[derive(Default)]
pub(super) struct TaskView {
    is_shown: bool,
    /// The place of the task, and the number of tasks.
    place: Option<(usize, usize)>,
    marks: Vec<Mark>,
}

impl TaskView {
    /// Writes what has changed.
    pub(super) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let review = &study.review;
        let tasks = review.tasks(state).map(|(tasks, _)| tasks);
        if tasks.is_none() && !self.is_shown {
            return None;
        }
        self.render_marks(marks(review, state));
        let is_shown = tasks.is_some();
        let had_focus = std::mem::replace(&mut self.is_shown, is_shown) && !is_shown && {
            let focused = document()?.active_element()?;
            focused.closest("#task").ok().flatten().is_some()
        };
        set_shown("task", is_shown);
        set_flag(document()?.body()?.as_ref(), "data-learning", is_shown);
        let place_now = tasks.map(Tasks::place);
        if std::mem::replace(&mut self.place, place_now) != place_now && is_shown {
            // Whoever is set a task wants to see it, and the board.
            pull(false);
            by_id("panel-review")?.set_scroll_top(0);
        }
        if had_focus {
            focus(&by_id("review-begin")?);
        }
        let text = task(review, state).map_or_else(String::new, |phrase| said(&phrase));
        set_text("task-text", &text);
        set_text("review-live", &text);
        let tasks = tasks?;
        set_text("task-place", &said(&place(tasks)));
        set_attribute(&by_id("task")?, "class", if tasks.stage == Stage::Good { "good" } else { "" });
        let is_tried = tasks.stage != Stage::Asked;
        one_of(&["task-hint", "task-again"], usize::from(is_tried));
        one_of(&["task-solution", "task-keep"], usize::from(is_tried));
        set_enabled("task-hint", review.next_hint(state).is_some());
        set_enabled("task-solution", tasks.told < Told::Solution);
        set_enabled("task-keep", !tasks.is_kept);
        set_enabled("task-previous", tasks.place().0 > 0);
        set_text("task-next", &said(&next(tasks)));
        set_attribute(&by_id("task-next")?, "class", if tasks.is_done() { "primary" } else { "" });
        Some(())
    }

    fn render_marks(&mut self, now: Vec<Mark>) -> Option<()> {
        if self.marks == now && (now.is_empty() || by_id("review-marks").is_some()) {
            return None;
        }
        if let Some(old) = by_id("review-marks") {
            old.remove();
        }
        // A board that is built anew has lost it. It lies below the cells, which take the pointer.
        let board = by_id("board")?;
        let layer = svg("g", &[("id", "review-marks"), ("aria-hidden", "true")])?;
        let cells = board.query_selector(".cells").ok().flatten();
        board.insert_before(&layer, cells.as_deref()).ok()?;
        for mark in &now {
            let (class, path) = match mark {
                Mark::Ring(place) => ("review-mark ring", std::slice::from_ref(place)),
                Mark::Good(path) => ("review-mark good", path.as_slice()),
                Mark::Answer(path) => ("review-mark answer", path.as_slice()),
            };
            let group = svg("g", &[("class", class)])?;
            append(&layer, &group);
            shape(&group, path, THICK);
        }
        self.marks = now;
        Some(())
    }
}
