//! The Review tab.

mod exercise;

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::review::Review;
use alquerque_study::review::curve::{Curve, curve, points};
use alquerque_study::review::judge::judge_line;
use alquerque_study::review::view::{MistakeRow, controls, graph, results, rows, summary};
use alquerque_study::tab::Tab;

use crate::study::numbers::decimal;
use crate::view::elements::apply;
use exercise::{ExerciseView, show_one_of};

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
            return;
        }
        let record = review.record(state);
        let tree = record.tree();
        let counts = [u64::from(review.revision), u64::from(study.annotation_revision), u64::from(review.has_table)];
        let [line, keys] = tree.state();
        let key = [line, keys, tree.len() as u64, counts[0], counts[1], counts[2]];
        if self.shown.replace(key) != Some(key) {
            let judged = judge_line(record);
            self.curve = curve(&points(record), &judged);
            self.rows = rows(review, record, &judged);
            self.has_results = judged.iter().any(Option::is_some);
            apply(&summary(study, record, &judged, &decimal));
        }
        apply(&graph(&self.curve, record, state));
        apply(&results(&self.rows, self.has_results, study, state));
        let shown = if review.progress().is_some() { 2 } else { usize::from(!Review::has_gaps(record)) };
        show_one_of(&["review-start", "review-again", "review-stop"], shown);
        apply(&controls(review, state));
    }
}
