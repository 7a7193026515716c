//! The current exercise: its instruction or result, and marks on the board.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::review::exercise::{Exercises, Stage};
use alquerque_study::review::hint_level::HintLevel;
use alquerque_study::review::marks::{Mark, explained, marks};
use alquerque_study::review::words::{exercise, next, place};
use alquerque_study::tab::Tab;

use super::show_one_of::show_one_of;
use crate::dom::{append, body, by_id, focus, has_focus, set_attribute_by_id, set_enabled, set_flag, set_shown, svg};
use crate::sheet::pull;
use crate::study::arrows::new_layer;
use crate::view::arrow::{shape, width};
use crate::words::{set_phrase, set_phrase_or_empty};

/// The line width of marks, as a share.
const THICK: f64 = 0.45;

/// The exercise on the page.
#[derive(Default)]
pub(super) struct ExerciseView {
    is_shown: bool,
    /// The index of the exercise, and the number of exercises.
    place: Option<(usize, usize)>,
    marks: Vec<Mark>,
    /// The inputs of the explained mistake, and its marks.
    explained: ([u64; 4], Vec<Mark>),
}

impl ExerciseView {
    /// Renders changes.
    pub(super) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let review = &study.review;
        let exercises = review.exercises(state).map(|(exercises, _)| exercises);
        if exercises.is_none() {
            self.render_explained(study, state);
            if !self.is_shown {
                return None;
            }
        } else {
            self.render_marks(marks(review, state));
        }
        let is_shown = exercises.is_some();
        let ends = std::mem::replace(&mut self.is_shown, is_shown) && !is_shown;
        let had_focus = ends && has_focus(&by_id("exercise")?);
        set_shown("exercise", is_shown);
        set_flag(&*body()?, "data-learning", is_shown);
        let place_now = exercises.map(Exercises::place);
        if std::mem::replace(&mut self.place, place_now) != place_now && is_shown {
            // A new exercise must be visible together with the board.
            pull(false);
            by_id("panel-review")?.set_scroll_top(0);
        }
        if had_focus {
            focus(&by_id("review-begin")?);
        }
        let text = exercise(review, state);
        set_phrase_or_empty("exercise-text", text.as_ref());
        set_phrase_or_empty("review-live", text.as_ref());
        let exercises = exercises?;
        set_phrase("exercise-place", &place(exercises));
        set_attribute_by_id("exercise", "class", if exercises.stage == Stage::Good { "good" } else { "" });
        let is_tried = exercises.stage != Stage::Open;
        show_one_of(&["exercise-hint", "exercise-again"], usize::from(is_tried));
        show_one_of(&["exercise-solution", "exercise-keep"], usize::from(is_tried));
        set_enabled("exercise-hint", review.next_hint(state).is_some());
        set_enabled("exercise-solution", exercises.hint_level < HintLevel::Solution);
        set_enabled("exercise-keep", !exercises.is_kept);
        set_enabled("exercise-previous", exercises.place().0 > 0);
        set_phrase("exercise-next", &next(exercises));
        set_attribute_by_id("exercise-next", "class", if exercises.is_done() { "primary" } else { "" });
        Some(())
    }

    /// Renders the line that punishes the mistake on the board.
    fn render_explained(&mut self, study: &Study, state: &State) {
        let tree = state.game.record.tree();
        let is_open = u64::from(study.tab == Tab::Review && state.view.hand.is_none());
        let key = [tree.current_key(), u64::from(study.review.revision), u64::from(study.edited), is_open];
        if self.explained.0 != key {
            self.explained = (key, if is_open == 1 { explained(&study.review, state) } else { Vec::new() });
        }
        self.render_marks(self.explained.1.clone());
    }

    fn render_marks(&mut self, now: Vec<Mark>) -> Option<()> {
        if self.marks == now && (now.is_empty() || by_id("review-marks").is_some()) {
            return None;
        }
        if let Some(old) = by_id("review-marks") {
            old.remove();
        }
        let layer = new_layer("review-marks")?;
        for mark in &now {
            let (class, path) = match mark {
                Mark::Ring(place) => ("review-mark ring", std::slice::from_ref(place)),
                Mark::Good(path) => ("review-mark good", path.as_slice()),
                Mark::Answer(path) => ("review-mark answer", path.as_slice()),
                Mark::Then(path) => ("review-mark then", path.as_slice()),
            };
            let group = svg("g", &[("class", class)])?;
            append(&layer, &group);
            shape(&group, path, width(THICK), 12.0 + width(THICK));
        }
        self.marks = now;
        Some(())
    }
}
