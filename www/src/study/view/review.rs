//! The Review tab.

mod curve;
mod exercise;
mod results;
mod show_one_of;

use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_study::Study;
use alquerque_study::review::judge::judge_line;
use alquerque_study::review::{Review, curve as drawn, words};
use alquerque_study::tab::Tab;
use web_sys::HtmlProgressElement;

use crate::dom::{find, set_attribute, set_enabled};
use crate::view::fields::select;
use crate::words::set_phrase_or_empty;
use curve::CurveView;
use exercise::ExerciseView;
use results::Results;
use show_one_of::show_one_of;

/// The tab on the page.
#[derive(Default)]
pub(crate) struct ReviewView {
    /// Revisions of everything it shows except the current position.
    shown: Option<[u64; 6]>,
    curve: CurveView,
    results: Results,
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
        let counts = [u64::from(review.revision), u64::from(study.edited), u64::from(review.has_table)];
        let [line, keys] = tree.state();
        let key = [line, keys, tree.len() as u64, counts[0], counts[1], counts[2]];
        if self.shown.replace(key) != Some(key) {
            let judged = judge_line(record);
            self.curve.render(record, &drawn::curve(&drawn::points(record), &judged));
            self.results.write(study, record, &judged);
        }
        self.curve.go_to(record, state);
        self.results.render(study, state);
        render_controls(review, state);
    }
}

fn render_controls(review: &Review, state: &State) -> Option<()> {
    let record = review.record(state);
    let progress = review.progress();
    let has_moves = record.plies() > 0;
    let has_gaps = Review::has_gaps(record);
    show_one_of(
        &["review-start", "review-again", "review-stop"],
        match progress {
            Some(_) => 2,
            None => usize::from(!has_gaps),
        },
    );
    set_enabled("review-start", has_moves);
    let bar = find::<HtmlProgressElement>("review-progress")?;
    set_attribute(&bar, "class", if progress.is_some() { "" } else { "idle" });
    let (done, all) = progress.unwrap_or((0, 1));
    bar.set_max(all.max(1) as f64);
    bar.set_value(done as f64);
    let text = match progress {
        Some((done, all)) => Some(words::progress(done, all)),
        None if review.is_broken => Some(Phrase::new("uct-broken")),
        None if !has_moves => Some(Phrase::new("review-empty")),
        None => None,
    };
    set_phrase_or_empty("review-said", text.as_ref());
    select("review-effort", review.effort.name());
    Some(())
}
