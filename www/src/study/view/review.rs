//! The review of a game: what each move gave away.

mod curve;
mod one_of;
mod results;
mod task;

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::review::judge::judge_line;
use alquerque_study::review::{Review, curve as drawn, said as words};
use alquerque_study::tab::Tab;
use web_sys::{HtmlProgressElement, HtmlSelectElement};

use crate::dom::{find, set_attribute, set_enabled, set_text};
use crate::words::said;
use curve::CurveView;
use one_of::one_of;
use results::Results;
use task::TaskView;

/// What is on the page of it.
#[derive(Default)]
pub(crate) struct ReviewView {
    /// By what it is known whether anything has changed but the present position.
    shown: Option<[u64; 6]>,
    curve: CurveView,
    results: Results,
    task: TaskView,
}

impl ReviewView {
    /// Writes what has changed; nothing while its tab is not open.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let review = &study.review;
        // Without its tab nobody is in a task.
        self.task.render(study, state);
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
    one_of(
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
        Some((done, all)) => said(&words::progress(done, all)),
        None if review.is_broken => said(&"uct-broken".into()),
        None if !has_moves => said(&"review-empty".into()),
        None => String::new(),
    };
    set_text("review-said", &text);
    let select = find::<HtmlSelectElement>("review-effort")?;
    if select.value() != review.effort.name() {
        select.set_value(review.effort.name());
    }
    Some(())
}
