//! The statistics as a table, one value per row.

use alquerque_messages::ExpectedScore;
use alquerque_messages::analysis::lab::{Found, Tally, Trial};

use super::csv_line;
use crate::lab::charts::wilson;
use crate::lab::settings::{Field, Side};
use crate::lab::{ALPHA_BETA_MILLIS, Lab, TrialAt};

impl Lab {
    /// The settings, and all results at the position with this key.
    pub(in crate::lab) fn table(&self, key: u64) -> String {
        let mut table = Table("search,figure,of,value\r\n".to_owned());
        for side in Side::ALL {
            let (name, setting) = (side.title(), self.experiment.settings[side.index()]);
            for field in Field::ALL {
                table.row(name, "setting", field.name(), &field.value(&setting));
            }
            let tried = |trial| TrialAt { key, trial };
            if let Some(found) = self.results.searches[side.index()].get(tried(Trial::Search(setting))) {
                table.search(name, found);
            }
            if let Some(tally) =
                self.results.tallies[side.index()].get(tried(Trial::Runs(setting, self.experiment.count)))
            {
                table.tally(name, tally);
            }
        }
        let tried = TrialAt { key, trial: Trial::AlphaBeta(ALPHA_BETA_MILLIS) };
        for one in self.results.deepening.get(tried).into_iter().flat_map(|(iterations, _)| iterations) {
            let depth = one.depth.to_string();
            let mut row = |figure: &str, value: &str| table.row("alpha-beta", figure, &depth, value);
            row("score", &one.score.to_string());
            row("line", &one.line.join(" "));
            row("nodes", &one.nodes.to_string());
            row("milliseconds", &rounded(one.millis));
            row("cut-offs", &one.cutoffs.all.to_string());
            row("cut-offs by the first move", &one.cutoffs.by_first_move.to_string());
        }
        table.0
    }
}

struct Table(String);

impl Table {
    fn row(&mut self, search: &str, figure: &str, of: &str, value: &str) {
        self.0 += &csv_line(&[search, figure, of, value]);
    }

    fn search(&mut self, name: &str, found: &Found) {
        let score = |score: ExpectedScore| f32::from(score).to_string();
        let report = &found.report;
        self.row(name, "playouts", "", &report.work.count().to_string());
        self.row(name, "nodes", "", &report.work.nodes().to_string());
        self.row(name, "expected", "", &report.expected.map(score).unwrap_or_default());
        self.row(name, "proven", "", report.proven.map_or("", |proven| proven.name()));
        self.row(name, "line", "", &report.principal_variation.join(" "));
        for root in &report.root_moves {
            self.row(name, "visits", &root.mv, &root.visits.to_string());
            self.row(name, "mean", &root.mv, &root.expected.map(score).unwrap_or_default());
        }
        for (depth, nodes) in found.levels.iter().enumerate() {
            self.row(name, "nodes at depth", &depth.to_string(), &nodes.to_string());
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "the extra digits are noise")]
    fn tally(&mut self, name: &str, tally: &Tally) {
        self.row(name, "runs", "", &tally.runs.to_string());
        self.row(name, "runs with a proof", "", &tally.proven.to_string());
        for (mv, count) in &tally.chosen {
            let (low, high) = wilson(*count, tally.runs);
            self.row(name, "chosen", mv, &count.to_string());
            self.row(name, "share at least", mv, &(low as f32).to_string());
            self.row(name, "share at most", mv, &(high as f32).to_string());
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates")]
fn rounded(number: f64) -> String {
    (number.round() as u64).to_string()
}
