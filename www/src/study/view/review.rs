//! The Review tab, and the current exercise: its instruction or result, and marks on the board.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::review::Review;
use alquerque_study::review::curve::{Curve, curve, points};
use alquerque_study::review::exercises::state::{Exercises, TryStage};
use alquerque_study::review::exercises::{Mark, explained, marks};
use alquerque_study::review::view::{
    MistakeRow, can_keep, controls, current_exercise, exercise_text, graph, results, rows, summary,
};
use alquerque_study::tab::Tab;

use super::engines::new_layer;
use crate::dom::{add_svg, body, by_id, focus, focused, has_focus, scroll_to_top, set_flag, set_shown};
use crate::sheet;
use crate::view::board::draw_arrow;
use crate::view::elements::apply;
use alquerque_app::board::drawings::arrow_width;

/// The tab on the page.
#[derive(Default)]
pub(crate) struct ReviewView {
    /// Revisions of everything that the graph and the results depend on.
    shown: Option<[u64; 6]>,
    curve: Curve,
    rows: Vec<MistakeRow>,
    /// Whether a move has been judged.
    has_results: bool,
    exercise: ExerciseView,
}

impl ReviewView {
    /// Renders changes while the tab is open.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let review = &study.review;
        // Exercises end when the user leaves their tab.
        self.exercise.render(study, state);
        if study.tab != Tab::Review {
            set_flag(&body(), "data-review", false);
            return;
        }
        let record = state.game.own();
        let tree = record.tree();
        let counts = [u64::from(review.revision), u64::from(study.annotation_revision), u64::from(review.has_table)];
        let [line, keys] = tree.state();
        let key = [line, keys, tree.len() as u64, counts[0], counts[1], counts[2]];
        if self.shown.replace(key) != Some(key) {
            let judged = review.judge(record);
            self.curve = curve(&points(record), &judged);
            self.rows = rows(review, record, &judged);
            self.has_results = judged.iter().any(Option::is_some);
            apply(&summary(study, record, &judged));
        }
        apply(&graph(&self.curve, record, state));
        apply(&results(&self.rows, self.has_results, study, state));
        let has_list = !self.rows.is_empty() || self.has_results;
        set_flag(&body(), "data-review", has_list || review.progress().is_some());
        let shown = if review.progress().is_some() { 2 } else { usize::from(!Review::has_gaps(record)) };
        show_one_of(&["review-start", "review-again", "review-stop"], shown);
        apply(&controls(review, state));
    }
}

/// The line width of marks, as a share.
const THICK: f64 = 0.45;

/// The exercise on the page.
#[derive(Default)]
struct ExerciseView {
    is_shown: bool,
    /// The index of the exercise, and the number of exercises.
    progress: Option<(usize, usize)>,
    marks: Vec<Mark>,
    /// The inputs of the explained mistake, and its marks.
    explained: ([u64; 4], Vec<Mark>),
}

impl ExerciseView {
    /// Renders changes.
    fn render(&mut self, study: &Study, state: &State) {
        let review = &study.review;
        let exercises = review.exercises(state).map(|(exercises, _)| exercises);
        if exercises.is_none() {
            self.render_explained(study, state);
            if !self.is_shown {
                return;
            }
        } else {
            self.render_marks(marks(review, state));
        }
        let is_shown = exercises.is_some();
        let ends = std::mem::replace(&mut self.is_shown, is_shown) && !is_shown;
        let had_focus = ends && has_focus("exercise");
        set_shown("exercise", is_shown);
        set_flag(&body(), "data-learning", is_shown);
        let progress = exercises.map(Exercises::index_and_count);
        if std::mem::replace(&mut self.progress, progress) != progress && is_shown {
            // A new exercise must be visible together with the board.
            sheet::close();
            scroll_to_top("panel-review");
        }
        if had_focus {
            focus("review-begin");
        }
        apply(&exercise_text(review, state));
        let Some(exercises) = exercises else { return };
        let is_tried = usize::from(exercises.stage != TryStage::Open);
        show_one_of(&["exercise-hint", "exercise-again"], is_tried);
        show_one_of(&["exercise-solution", "exercise-keep"], usize::from(can_keep(review, state)));
        apply(&current_exercise(review, exercises, state));
    }

    /// Renders the line that punishes the mistake on the board.
    fn render_explained(&mut self, study: &Study, state: &State) {
        let tree = state.game.record.tree();
        let is_open = u64::from(study.tab == Tab::Review && state.board.hand().is_none());
        let key = [tree.current_key(), u64::from(study.review.revision), u64::from(study.annotation_revision), is_open];
        if self.explained.0 != key {
            self.explained = (key, if is_open == 1 { explained(&study.review, state) } else { Vec::new() });
        }
        self.render_marks(self.explained.1.clone());
    }

    fn render_marks(&mut self, now: Vec<Mark>) {
        let old = by_id("review-marks");
        if self.marks == now && (now.is_empty() || old.is_some()) {
            return;
        }
        if let Some(old) = old {
            old.remove();
        }
        let layer = new_layer("review-marks");
        for mark in &now {
            let (class, path) = match mark {
                Mark::Ring(point) => ("review-mark ring", std::slice::from_ref(point)),
                Mark::Good(path) => ("review-mark good", path.as_slice()),
                Mark::Answer(path) => ("review-mark answer", path.as_slice()),
                Mark::Then(path) => ("review-mark then", path.as_slice()),
            };
            draw_arrow(&add_svg(&layer, "g", &[("class", class)]), path, arrow_width(THICK), 12.0 + arrow_width(THICK));
        }
        self.marks = now;
    }
}

/// Shows one of several buttons in the same place. It receives the focus if another one had it.
fn show_one_of(ids: &[&str], index: usize) {
    let focused = focused().map(|element| element.id()).unwrap_or_default();
    let shown = ids[index];
    for id in ids {
        set_shown(id, *id == shown);
    }
    if focused != shown && ids.contains(&focused.as_str()) {
        focus(shown);
    }
}
